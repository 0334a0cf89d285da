"""Reads and checks the tables in data/. What is wrong in them is said by file, row and column."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from athanor.contract import BadRequest

ELEMENTS: Final = ("air", "water", "earth", "fire")
PEOPLES: Final = ("triad", "khaliman", "escaped", "aurlok", "walosi", "avalon", "temple")
KINDS: Final = ("hero", "hero-alchemist", "alchemist", "troop", "special")
#: **D**: each people's essence. Sub-peoples share that of their people.
ESSENCES: Final = {
    "triad": "air",
    "khaliman": "water",
    "escaped": "water",
    "aurlok": "earth",
    "walosi": "earth",
    "avalon": "earth",
    "temple": "earth",
}


class ProfileRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of profiles.tsv; lists already taken apart, '-' already None or empty."""

    id: str
    name_en: str
    name_fr: str
    name_it: str
    peoples: list[str]
    kind: str
    cost: int
    max: int
    figures: int
    size: int
    ap: int
    walk: int
    charge: int
    run: int | None
    mnd: int | None
    ref: int
    com: int
    def_: int = msgspec.field(name="def")
    white: int = 0
    yellow: int = 0
    red: int = 0
    dom: list[int] = []
    weapon: str | None = None
    weapon_com: int = 0
    weapon_range: int = 0
    weapon_dom: list[int] = []
    skills: list[str] = []
    formulas: list[str] = []
    core: bool = False


class FormulaRow(msgspec.Struct, frozen=True):
    id: str
    level: int
    components: int
    range: int
    threshold: str


class AlchemistRow(msgspec.Struct, frozen=True):
    profile: str
    circle: str
    element: str
    stones: int
    store: int


class SceneryRow(msgspec.Struct, frozen=True):
    kind: str
    size: int
    width: int
    depth: int


class CompanyRow(msgspec.Struct, frozen=True):
    people: str
    format: str
    cards: dict[str, int]


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    markers: list[tuple[int, int]]
    taken: Literal["turning", "standing", "carrying"]
    reach: int
    scores: Literal["more", "each", "home"]
    wins: int
    deployed: Literal["edges", "diagonal"]


def text(name: str) -> str:
    return files(__package__).joinpath(f"data/{name}").read_text("utf-8")


def rows(name: str) -> list[dict[str, str]]:
    """The lines of a TSV file by column name."""
    lines = text(name).splitlines()
    columns = lines[0].split("\t")
    found = []
    for number, line in enumerate(lines[1:], start=2):
        fields = line.split("\t")
        if len(fields) != len(columns):
            raise BadRequest("table-columns", file=name, line=number, wanted=len(columns))
        found.append(dict(zip(columns, fields, strict=True)))
    return found


def toml(name: str) -> dict[str, Any]:
    return tomllib.loads(text(name))


def read_profiles() -> list[ProfileRow]:
    known = {row["id"] for row in rows("skills.tsv")}
    formulas = {row["id"] for row in rows("formulas.tsv")}
    found = [profile_row(row) for row in rows("profiles.tsv")]
    for row in found:
        check_profile(row, known, formulas)
    if len({row.id for row in found}) != len(found):
        raise BadRequest("table-twice", file="profiles.tsv")
    return found


def profile_row(row: dict[str, str]) -> ProfileRow:
    fields: dict[str, object] = dict(row)
    for name in ("cost", "max", "figures", "size", "ap", "walk", "charge", "ref", "com", "def"):
        fields[name] = number(row, name)
    for name in ("white", "yellow", "red"):
        fields[name] = number(row, name)
    fields["run"] = None if row["run"] == "-" else number(row, "run")
    fields["mnd"] = None if row["mnd"] == "-" else number(row, "mnd")
    for name in ("peoples", "skills", "formulas"):
        fields[name] = [] if row[name] == "-" else row[name].split(",")
    for name in ("dom", "weapon_dom"):
        fields[name] = [] if row[name] == "-" else [int(word) for word in row[name].split("/")]
    fields["weapon"] = None
    if row["weapon"] != "-":
        words, figures = row["weapon"].rsplit(" ", 1)
        com, reach = figures.split("/")
        fields |= {"weapon": words, "weapon_com": int(com), "weapon_range": int(reach)}
    fields["core"] = row["core"] == "yes"
    return msgspec.convert(fields, ProfileRow)


def number(row: dict[str, str], name: str) -> int:
    if not row[name].isdigit():
        raise BadRequest("table-number", file="profiles.tsv", row=row["id"], column=name)
    return int(row[name])


def check_profile(row: ProfileRow, skills: set[str], formulas: set[str]) -> None:
    wrong = ""
    if not row.peoples or not set(row.peoples) <= set(PEOPLES):
        wrong = "peoples"
    elif row.kind not in KINDS:
        wrong = "kind"
    elif not 1 <= row.size <= 4:
        wrong = "size"
    elif not 1 <= row.figures <= 3:
        wrong = "figures"
    elif len(row.dom) != 6:
        wrong = "dom"
    elif row.weapon_dom and len(row.weapon_dom) != 6:
        wrong = "weapon_dom"
    elif row.weapon and not row.weapon_dom:
        wrong = "weapon"
    elif not row.white + row.yellow + row.red:
        wrong = "white"
    elif not set(row.skills) <= skills:
        wrong = "skills"
    elif not set(row.formulas) <= formulas:
        wrong = "formulas"
    if wrong:
        raise BadRequest("table-value", file="profiles.tsv", row=row.id, column=wrong)


def read_skills() -> list[str]:
    return [row["id"] for row in rows("skills.tsv")]


def read_formulas() -> dict[str, FormulaRow]:
    found: dict[str, FormulaRow] = {}
    for row in rows("formulas.tsv"):
        found[row["id"]] = FormulaRow(
            row["id"],
            int(row["level"]),
            number_or_none(row["components"]),
            number_or_none(row["range"]),
            row["threshold"],
        )
    return found


def number_or_none(word: str) -> int:
    """reflections_of_reality has the numbers of another formula."""
    return int(word) if word.isdigit() else 0


def read_alchemists() -> dict[str, AlchemistRow]:
    return {
        row["profile"]: AlchemistRow(
            row["profile"], row["circle"], row["element"], int(row["stones"]), int(row["store"])
        )
        for row in rows("alchemists.tsv")
    }


def read_scenery() -> dict[str, SceneryRow]:
    return msgspec.convert(toml("scenery.toml"), dict[str, SceneryRow])


def read_scenarios() -> dict[str, ScenarioRow]:
    return msgspec.convert(toml("scenarios.toml"), dict[str, ScenarioRow])


def read_companies() -> dict[str, CompanyRow]:
    return msgspec.convert(toml("companies.toml"), dict[str, CompanyRow])


def read_dice() -> list[list[tuple[int, int]]]:
    """By colour and face: the number, and the symbol as 0 (sword), 1 (axe) or 2 (mace)."""
    dice = toml("dice.toml")
    found = [
        [(int(face[0]), "sam".index(face[1])) for face in dice[colour]]
        for colour in ("white", "yellow", "red")
    ]
    if any(len(faces) != 6 for faces in found):
        raise BadRequest("table-value", file="dice.toml", row="", column="")
    return found
