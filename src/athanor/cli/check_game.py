"""`athanor check-game ID`: all that a game still lacks, in one run."""

from __future__ import annotations

import warnings
from typing import Annotated, Final

import typer
from rich.text import Text

from athanor.contract import BadRequest, Game
from athanor.contract import game as find_game
from athanor.texts import Texts

from .house import FINE, HOUSE, WRONG_USE
from .language import Lang

#: What a finding weighs, and how its line begins.
MARKS: Final = {"wrong": ("✗", "red"), "later": ("!", "yellow"), "skipped": ("–", "dim")}


def check_game(
    id: Annotated[str, typer.Argument(help="cli-help-game", metavar="ID")],
    release: Annotated[bool, typer.Option("--release", help="cli-help-check-release")] = False,
    part: Annotated[list[str] | None, typer.Option(help="cli-help-check-part")] = None,
    lang: Lang = "",
) -> int:
    """cli-help-check-game"""
    if not __debug__:
        raise BadRequest("check-optimized")
    from athanor.conformance import PARTS

    unknown = [each for each in part or () if each not in PARTS]
    if unknown:
        raise BadRequest("check-part", part=unknown[0], known=", ".join(PARTS))
    game = find_game(id)
    texts = HOUSE.texts()
    counts = {"wrong": 0, "later": 0}
    for name in part or PARTS:
        for weight, count in look_at(game, name, release, texts).items():
            counts[weight] += count
    HOUSE.out.print()
    HOUSE.out.print(texts("cli-check-sum", game=id, **counts))
    return WRONG_USE if counts["wrong"] else FINE


def look_at(game: Game, part: str, release: bool, texts: Texts) -> dict[str, int]:
    """One part of the suite. How much was found, by weight."""
    from athanor.conformance import PARTS, findings

    counts = {"wrong": 0, "later": 0}
    lines: list[Text] = []
    for check in PARTS[part]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # other libraries have opinions
            for found in findings(check, game):
                weight = "wrong" if release and found.weight == "later" else found.weight
                mark, style = MARKS[weight]
                lines.append(Text(f"  {mark} {found}", style))
                if weight in counts:
                    counts[weight] += 1
    told = texts("cli-check-part", part=part, count=len(PARTS[part]), wrong=counts["wrong"])
    HOUSE.out.print(Text(told, "bold"))
    for line in lines:
        HOUSE.out.print(line, soft_wrap=True)
    return counts
