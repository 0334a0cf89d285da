"""`athanor company`: companies of Alkemy, looked at, checked, saved and shared."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from athanor.cli.house import FINE, HOUSE, WRONG_USE
from athanor.cli.language import Lang

from .. import companies
from ..companies import Company


def company(
    words: Annotated[list[str] | None, typer.Argument(help="cli-help-company-words")] = None,
    points: Annotated[int, typer.Option(help="cli-help-company-points", min=1)] = 180,
    save: Annotated[str, typer.Option(help="cli-help-company-save")] = "",
    lang: Lang = "",
) -> int:
    """cli-help-company"""
    texts = HOUSE.texts("alkemy")
    if not words:
        show_samples()
        return FINE
    built = read(words)
    problems = companies.check(built, points)
    HOUSE.out.print(sheet(built))
    HOUSE.out.print(texts("company-cost", cost=built.cost(), points=points))
    HOUSE.out.print(texts("company-code", text=companies.encode(built)))
    for problem in problems:
        told = texts(f"error-{problem.code}", **texts.facts(problem.facts, []))
        HOUSE.complain(f"{told} ({problem.rule})")
    if save:
        Path(save).write_bytes(built.json())
    return WRONG_USE if problems else FINE


def read(words: list[str]) -> Company:
    """A sample's id, a code, a file, or figures one by one: `lee_ping triadic_guard=3`."""
    if len(words) == 1:
        word = words[0]
        if word in companies.SAMPLES:
            return companies.sample(word)
        if word.upper().startswith(companies.CODE_PREFIX):
            return companies.decode(word)
        if word.endswith(".json"):
            return companies.load_file(Path(word))
    built = Company("company", {})
    for word in words:
        id, _, count = word.partition("=")
        companies.profile_of(id)
        built = built.with_more(id, int(count) if count.isdigit() else 1)
    return built


def sheet(built: Company) -> Table:
    """Every characteristic of every profile (A-11)."""
    texts = HOUSE.texts("alkemy")
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "×", "★", "AP", "↔", "MND", "REF", "COM", "DEF", "♥", "DOM", ""):
        table.add_column(heading)
    for id, count in built.figures.items():
        profile = companies.profile_of(id)
        rest = profile.health - profile.white - profile.yellow
        table.add_row(
            Text(texts(f"profile-{id}"), "bold"),
            str(count),
            str(profile.cost),
            str(profile.ap),
            "/".join(str(n // 100) for n in (profile.walk, profile.charge, profile.run)),
            str(profile.mnd),
            str(profile.ref),
            str(profile.com),
            str(profile.defence),
            f"{profile.white}+{profile.yellow}+{rest}",
            "/".join(map(str, profile.damage)),
            ", ".join(texts(f"skill-{skill}") for skill in companies.skills_of(id)),
        )
    return table


def show_samples() -> None:
    texts = HOUSE.texts("alkemy")
    for id in companies.SAMPLES:
        cost = companies.sample(id).cost()
        HOUSE.out.print(Text.assemble((f"{id:20}", "cyan"), texts(f"company-{id}"), f"  {cost}"))
