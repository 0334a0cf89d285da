"""`athanor odds`: what a fight or a shot of Alkemy should come to, counted exactly."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from athanor.cli.house import HOUSE
from athanor.cli.language import Lang

from .. import odds as exact
from ..companies import profile_of
from ..odds import CARDS, Fighter


def odds(
    attacker: Annotated[str, typer.Argument(help="cli-help-odds-attacker")],
    defender: Annotated[str, typer.Argument(help="cli-help-odds-defender")],
    charge: Annotated[bool, typer.Option("--charge", help="cli-help-odds-charge")] = False,
    lang: Lang = "",
) -> None:
    """cli-help-odds"""
    texts = HOUSE.texts("alkemy")
    one, other = fighter(attacker), fighter(defender)
    table = Table(title=texts("odds-title"), box=None, padding=(0, 2))
    table.add_column("")
    for reply in CARDS:
        table.add_column(texts(f"card-{reply}"))
    results = exact.duel(one, other, 1 if charge else 0)
    for card in CARDS[:4]:
        row = [texts(f"card-{card}")]
        for reply in CARDS:
            dealt, taken = results[card, reply]
            row.append(f"{float(dealt):.2f} : {float(taken):.2f}")
        table.add_row(*row)
    HOUSE.out.print(table)
    if one.profile.shooter:
        plain, aimed = exact.shot(one, other), exact.shot(one, other, aim=True)
        HOUSE.out.print(
            texts("odds-shot", plain=f"{float(plain):.2f}", aimed=f"{float(aimed):.2f}")
        )


def fighter(word: str) -> Fighter:
    """`garlan`, or `garlan:5` for one that has taken five damage."""
    id, _, ticked = word.partition(":")
    profile = profile_of(id)
    taken = int(ticked) if ticked.isdigit() else 0
    return Fighter(profile, min(taken, int(profile.health) - 1))
