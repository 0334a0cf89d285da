"""`athanor balance GAME`: whether any place, board or company wins too often between equal bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from athanor.arena import Match
from athanor.arena.balance import Balance, Tally
from athanor.arena.ledger import match_in
from athanor.contract import game as find_game
from athanor.texts import Texts

from .arena import check_request, ended, run, settled, settled_seed
from .house import HOUSE
from .language import Lang
from .requests import split_bots, usual_seats


def balance(
    game: Annotated[str, typer.Argument(help="cli-help-game")],
    bot: Annotated[str, typer.Option(help="cli-help-balance-bot")] = "greedy",
    games: Annotated[int, typer.Option(help="cli-help-number-of-games")] = 1000,
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    option: Annotated[list[str] | None, typer.Option(help="cli-help-option")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-help-seed")] = None,
    jobs: Annotated[int, typer.Option(help="cli-help-jobs")] = 0,
    on: Annotated[str, typer.Option(help="cli-help-on")] = "",
    file: Annotated[Path | None, typer.Option(help="cli-help-arena-file")] = None,
    pairs: Annotated[bool, typer.Option("--pairs", help="cli-help-pairs")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    lang: Lang = "",
) -> int:
    """cli-help-balance"""
    rules = find_game(game)
    texts = HOUSE.texts(game)
    check_request({"--games": games, "--jobs": jobs}, [file])
    seats = usual_seats(rules) if seats is None else seats
    rules.check_seats(seats)
    split_bots(bot, game)
    match = Match(
        game=game,
        bots=[bot] * seats,
        games=games,
        options=settled(rules, option or [], seats),
        seed=settled_seed(seed, match_in(file) if file is not None else None),
        lots=True,
    )
    tally = Tally(seats)
    standings, reason = run(match, jobs, texts, file, on, tally.add)
    found = balance_of(match, tally)
    if as_json:
        HOUSE.out.print(msgspec.json.encode(found).decode(), soft_wrap=True)
    else:
        show(found, texts)
        if pairs:
            show_pairs(found, texts)
    return ended(standings, reason)


def balance_of(match: Match, tally: Tally) -> Balance:
    return Balance(
        game=match.game,
        options=match.options,
        bot=match.bots[0],
        seats=match.seats,
        games=tally.games,
        undecided=tally.undecided,
        steps=round(tally.steps / max(1, tally.games), 1),
        longest=tally.longest,
        score=round(tally.score / max(1, tally.games - tally.undecided), 2),
        seed=match.seed,
        traits=tally.shares(),
        pairs=tally.pairs(),
    )


def show(found: Balance, texts: Texts) -> None:
    out = HOUSE.out
    out.print(Text(texts("cli-arena-title", game=texts("game-name"), games=found.games), "bold"))
    grid = Grid(pad_edge=False)
    grid.add_column(texts("cli-balance-trait"))
    for heading in ("games", "share", "interval"):
        grid.add_column(texts(f"cli-arena-{heading}"), justify="right")
    grid.add_column(texts("cli-balance-over"), justify="right")
    for each in found.traits:
        grid.add_row(
            each.trait,
            str(each.games),
            f"{100 * each.share:.1f} %",
            f"{100 * each.low:.1f}–{100 * each.high:.1f} %",
            f"{each.over:+.1f}",
        )
    out.print(grid)
    out.print(texts("cli-arena-fair", share=round(100 / found.seats, 1)))
    out.print(
        texts(
            "cli-balance-undecided",
            count=found.undecided,
            steps=round(found.steps),
            longest=found.longest,
            score=round(found.score, 1),
        )
    )


def show_pairs(found: Balance, texts: Texts) -> None:
    grid = Grid(pad_edge=False)
    for heading in ("trait", "against"):
        grid.add_column(texts(f"cli-balance-{heading}"))
    grid.add_column(texts("cli-balance-won"), justify="right")
    for each in found.pairs:
        grid.add_row(each.one, each.other, f"{each.won:g} : {each.lost:g}")
    HOUSE.out.print(grid)
