"""What is printed on the cards, for people who look through them and for the board that draws them:
every profile, skill, formula, die, sample company and piece of scenery. The words are in texts/,
under the ids given here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from athanor.contract import Appraisal, BadRequest, Roster
from athanor.contract.options import settle

from . import companies
from .cards import COLOURS, DICE, FORMULA_INDEX, PROFILE_INDEX, PROFILES, SYMBOLS
from .companies import Company
from .formats import FORMATS, points_of
from .meta import META
from .model import SCENERY_ROWS
from .rules.formulas import BOOK
from .rules.orders import WAYS
from .tables import ESSENCES, PEOPLES, ProfileRow, read_alchemists, read_profiles, rows


class Weapon(Struct, frozen=True):
    """A-04: what it shoots with; the damage of a shot is the card's second table."""

    name: str
    com: int
    range: int


class Alchemy(Struct, frozen=True):
    """A-76, A-77: `store` is how many components it can hold."""

    circle: str
    element: str
    stones: int
    store: int


class ProfileCard(Struct, frozen=True):
    """A-01. Movements are in inches; without `run` it cannot, without `mnd` it has none. `offered`:
    it can be taken (A-87). `second_damage`: of shots, or of an alchemical weapon."""

    id: str
    peoples: Sequence[str]
    kind: str
    hero: bool
    alchemist: bool
    offered: bool
    cost: int
    most_cards: int
    figures: int
    size: int
    ap: int
    walk: int
    charge: int
    run: int | None
    mnd: int | None
    ref: int
    com: int
    defence: int = field(name="def")
    white: int
    yellow: int
    red: int
    damage: Sequence[int]
    weapon: Weapon | None
    second_damage: Sequence[int]
    skills: Sequence[str]
    formulas: Sequence[str]
    alchemy: Alchemy | None


class FormulaCard(Struct, frozen=True):
    """A-80. Components and range are None where another formula gives them. `targets` is how many
    are named, `aims` whom it is meant for, `ways` between which effects one chooses."""

    id: str
    level: int
    components: int | None
    element: str
    range: int | None
    threshold: Literal["auto", "target"] | None
    targets: int
    aims: str
    ways: Sequence[str]


class SkillCard(Struct, frozen=True):
    id: str


class DieFace(Struct, frozen=True):
    number: int
    symbol: str


class SceneryCard(Struct, frozen=True):
    """A piece of scenery: `width` and `depth` in hundredths of an inch, `size` its height."""

    id: str
    kind: str
    size: int
    width: int
    depth: int


class SampleCompany(Struct, frozen=True):
    id: str
    people: str
    format: str
    figures: dict[str, int]


class People(Struct, frozen=True):
    id: str
    element: str


class Handbook(Struct, frozen=True):
    """`columns` are the pairs of symbols that a damage table is read by (A-65); `formats` the
    points of each (A-07); `dice` the six faces of each colour."""

    profiles: Sequence[ProfileCard]
    skills: Sequence[SkillCard]
    formulas: Sequence[FormulaCard]
    peoples: Sequence[People]
    samples: Sequence[SampleCompany]
    formats: dict[str, int]
    columns: Sequence[str]
    dice: dict[str, Sequence[DieFace]]
    scenery: Sequence[SceneryCard]


def handbook() -> Handbook:
    return Handbook(
        profiles=profile_cards(),
        skills=[SkillCard(row["id"]) for row in rows("skills.tsv")],
        formulas=[formula_card(row) for row in rows("formulas.tsv")],
        peoples=[People(people, ESSENCES[people]) for people in PEOPLES],
        samples=[
            SampleCompany(id, row.people, row.format, companies.sample(id).figures)
            for id, row in companies.SAMPLES.items()
        ],
        formats={format: points_of(format) for format in FORMATS},
        columns=[f"{a}-{b}" for i, a in enumerate(SYMBOLS) for b in SYMBOLS[i:]],
        dice={
            colour: [DieFace(number, SYMBOLS[symbol]) for number, symbol in faces]
            for colour, faces in zip(COLOURS, DICE, strict=True)
        },
        scenery=[
            SceneryCard(id, row.kind, row.size, row.width, row.depth)
            for id, row in SCENERY_ROWS.items()
        ],
    )


def profile_cards() -> list[ProfileCard]:
    alchemists = read_alchemists()
    found = []
    for row in read_profiles():
        skill = alchemists.get(row.id)
        alchemy = None
        if skill is not None:
            alchemy = Alchemy(skill.circle, skill.element, skill.stones, skill.store)
        found.append(profile_card(row, alchemy))
    return found


def profile_card(row: ProfileRow, alchemy: Alchemy | None) -> ProfileCard:
    profile = PROFILES[PROFILE_INDEX[row.id]]
    weapon = None
    if row.weapon is not None:
        weapon = Weapon(row.weapon.replace(" ", "_"), row.weapon_com, row.weapon_range)
    return ProfileCard(
        id=row.id,
        peoples=row.peoples,
        kind=row.kind,
        hero=profile.hero,
        alchemist=profile.alchemist,
        offered=profile.offered,
        cost=row.cost,
        most_cards=row.max,
        figures=row.figures,
        size=row.size,
        ap=row.ap,
        walk=row.walk,
        charge=row.charge,
        run=row.run,
        mnd=row.mnd,
        ref=row.ref,
        com=row.com,
        defence=row.def_,
        white=row.white,
        yellow=row.yellow,
        red=row.red,
        damage=row.dom,
        weapon=weapon,
        second_damage=row.weapon_dom,
        skills=row.skills,
        formulas=row.formulas,
        alchemy=alchemy,
    )


def formula_card(row: dict[str, str]) -> FormulaCard:
    def number(column: str) -> int | None:
        return int(row[column]) if row[column].isdigit() else None

    threshold: Literal["auto", "target"] | None = None
    if row["threshold"] == "auto":
        threshold = "auto"
    elif row["threshold"] == "target":
        threshold = "target"
    book = BOOK[FORMULA_INDEX[row["id"]]]
    return FormulaCard(
        id=row["id"],
        level=int(row["level"]),
        components=number("components"),
        element=row["element"],
        range=number("range"),
        threshold=threshold,
        targets=int(book.wanted),
        aims=book.aims(),
        ways=[WAYS[way] for way in book.ways()],
    )


def appraise(roster: Roster, options: Mapping[str, object]) -> Appraisal:
    """A company as a roster: its parts are figures by profile."""
    points = points_of(str(settle(META.options, options, META.most_seats)["format"]))
    company = Company(roster.name, roster.parts)
    cost, cards = company.cost(), company.cards()
    try:
        code = companies.encode(company) if roster.parts else ""
    except BadRequest:  # more of one profile than a code can say, and than any company may hold
        code = ""
    numbers = {
        "cost": cost,
        "points": points,
        "cards": len(cards),
        "figures": sum(roster.parts.values()),
    }
    return Appraisal(roster, companies.check(company, points), code, numbers)


def roster(code: str) -> Roster:
    company = companies.sample(code) if code in companies.SAMPLES else companies.decode(code)
    return Roster("" if company.name == code.upper() else company.name, company.figures)
