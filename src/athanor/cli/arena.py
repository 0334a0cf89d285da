"""`athanor arena GAME`: bots against bots, many times, on all cores."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from athanor.arena import Ledger, Match, Outcome, Standings, Stopped, play_match
from athanor.arena.crew import crew
from athanor.arena.ledger import match_in
from athanor.arena.plot import draw
from athanor.contract import AthanorError, BadRequest, Game, OptionValue
from athanor.contract import game as find_game
from athanor.contract.options import settle
from athanor.texts import Texts

from .house import FINE, HOUSE, INTERRUPTED, WRONG_USE, check_writable, write_file
from .language import Lang
from .requests import check_number, parse_options, split_bots, usual_seats

MOST_GAMES = 1_000_000_000


def arena(
    game: Annotated[str, typer.Argument(help="cli-help-game")],
    bots: Annotated[str, typer.Option(help="cli-help-arena-bots")] = "",
    games: Annotated[int, typer.Option(help="cli-help-number-of-games")] = 100,
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    ms: Annotated[int, typer.Option(help="cli-help-ms")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="cli-help-option")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-help-seed")] = None,
    jobs: Annotated[int, typer.Option(help="cli-help-jobs")] = 0,
    on: Annotated[str, typer.Option(help="cli-help-on")] = "",
    file: Annotated[Path | None, typer.Option(help="cli-help-arena-file")] = None,
    keep_moves: Annotated[bool, typer.Option("--keep-moves", help="cli-help-keep-moves")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    out: Annotated[Path | None, typer.Option(help="cli-help-out")] = None,
    plot: Annotated[Path | None, typer.Option(help="cli-help-plot")] = None,
    lang: Lang = "",
) -> int:
    """cli-help-arena"""
    rules = find_game(game)
    texts = HOUSE.texts(game)
    check_request({"--games": games, "--ms": ms, "--jobs": jobs}, [out, plot, file])
    before = match_in(file) if file is not None else None
    named = split_bots(bots, game) or (list(before.bots) if before is not None else [])
    contenders = sit_down(rules, named, seats)
    match = Match(
        game=game,
        bots=contenders,
        games=games,
        options=settled(rules, option or [], len(contenders)),
        milliseconds=ms,
        seed=settled_seed(seed, before),
        keep_moves=keep_moves,
    )
    standings, reason = run(match, jobs, texts, file, on)
    keep(standings, texts, out, plot)
    if as_json:
        HOUSE.out.print(msgspec.json.encode(standings).decode(), soft_wrap=True)
    else:
        show(standings, texts)
    return ended(standings, reason)


def check_request(numbers: Mapping[str, int], files: Sequence[Path | None]) -> None:
    """Refuses before anything is played what could not be done after it."""
    for name, value in numbers.items():
        check_number(name, value, 1 if name == "--games" else 0, MOST_GAMES)
    for path in files:
        if path is not None:
            check_writable(path)


def settled_seed(seed: int | None, before: Match | None) -> int:
    if seed is not None:
        return seed
    return secrets.randbits(32) if before is None else before.seed


def ended(standings: Standings, reason: AthanorError | None) -> int:
    """What was played has been shown; now why it is not more."""
    if reason is not None:
        HOUSE.refuse(reason)
        return WRONG_USE
    return INTERRUPTED if standings.interrupted else FINE


def keep(standings: Standings, texts: Texts, out: Path | None, plot: Path | None) -> None:
    if not standings.games:
        return
    if out is not None:
        write_file(out, msgspec.json.encode(standings) + b"\n")
    if plot is not None:
        write_file(plot, picture(standings, texts).encode())


def sit_down(rules: Game, named: list[str], seats: int | None) -> list[str]:
    """One bot for each seat."""
    if not named:
        usual = ["master", "adept", "adept", "greedy", "novice", "random"][: usual_seats(rules)]
        raise BadRequest("arena-bots", example=",".join(usual))
    if seats is not None and len(named) == 1:
        named = named * seats
    if seats not in (None, len(named)):
        rules.check_seats(seats)
        raise BadRequest("arena-seats", bots=len(named), seats=seats or 0)
    rules.check_seats(len(named))
    return named


def settled(rules: Game, words: list[str], seats: int) -> dict[str, OptionValue]:
    return settle(rules.meta.options, parse_options(rules, words, seats), seats)


def run(
    match: Match,
    jobs: int,
    texts: Texts,
    file: Path | None = None,
    on: str = "",
    tell: Callable[[Outcome], None] = lambda outcome: None,
) -> tuple[Standings, AthanorError | None]:
    """Plays, with a progress bar where somebody is watching. If it cannot go on, why."""
    crew(on or "here")  # refuses a word that is none
    ledger = Ledger(file, match) if file is not None else None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(texts("cli-arena-of-games")),
        TimeRemainingColumn(),
    )
    watched = HOUSE.err.is_terminal
    bar = Progress(*columns, console=HOUSE.err, transient=True, disable=not watched)
    try:
        with bar:
            task = bar.add_task(texts("cli-arena-progress"), total=match.games)
            return play_match(
                match, jobs, lambda games: bar.advance(task, games), ledger, on, tell
            ), None
    except Stopped as stopped:
        return stopped.standings, stopped.reason
    finally:
        if ledger is not None:
            ledger.close()


def picture(standings: Standings, texts: Texts) -> str:
    title = texts("cli-arena-title", game=texts("game-name"), games=standings.games)
    names = [texts(f"cli-bot-{each.bot}") for each in standings.bots]
    return draw(standings, title, texts("cli-arena-axis"), names)


def show(standings: Standings, texts: Texts) -> None:
    out = HOUSE.out
    if standings.interrupted:
        left = "cli-arena-interrupted" if standings.games else "cli-arena-nothing"
        out.print(Text(texts(left), "yellow"))
    if not standings.games:
        return
    title = texts("cli-arena-title", game=texts("game-name"), games=standings.games)
    out.print(Text(title, "bold"))
    grid = Grid(pad_edge=False)
    grid.add_column(texts("cli-arena-bot"))
    for heading in ("games", "wins", "share", "interval", "score"):
        grid.add_column(texts(f"cli-arena-{heading}"), justify="right")
    for each in standings.bots:
        grid.add_row(
            each.bot,
            str(each.games),
            f"{each.wins:.1f}".removesuffix(".0"),
            f"{100 * each.share:.1f} %",
            f"{100 * each.low:.1f}–{100 * each.high:.1f} %",
            f"{each.score:.2f}",
        )
    out.print(grid)
    out.print(texts("cli-arena-fair", share=round(100 / standings.seats, 1)))
    if standings.unfinished:
        out.print(texts("cli-arena-unfinished", count=standings.unfinished))
    if standings.games % standings.seats:
        out.print(texts("cli-arena-uneven", seats=standings.seats))
