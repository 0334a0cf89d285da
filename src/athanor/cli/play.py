"""`athanor play GAME`: a table in the terminal, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from athanor.bots import Bot, bot
from athanor.contract import BadRequest, Game, Recorder, SeatInfo, State
from athanor.contract import game as find_game
from athanor.texts import Texts

from .house import FINE, HOUSE, INTERRUPTED, check_writable, write_file
from .language import Lang
from .requests import load_position, parse_options, sealed_seed, split_bots, usual_seats
from .session import Leave, Session
from .table import table_type

#: Nobody should wait longer than this for a bot, however slow the machine.
PATIENCE_MS = 3_000
USUAL_BOT = "adept"


def play(
    game: Annotated[str, typer.Argument(help="cli-help-game")],
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    seat: Annotated[int, typer.Option(help="cli-help-seat")] = 0,
    bots: Annotated[str, typer.Option(help="cli-help-play-bots")] = USUAL_BOT,
    option: Annotated[list[str] | None, typer.Option(help="cli-help-option")] = None,
    name: Annotated[str, typer.Option(help="cli-help-name")] = "",
    seed: Annotated[int | None, typer.Option(help="cli-help-seed")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-help-save")] = None,
    position: Annotated[Path | None, typer.Option(help="cli-help-position")] = None,
    lang: Lang = "",
) -> int:
    """cli-help-play"""
    rules = find_game(game)
    texts = HOUSE.texts(game)
    if save is not None:
        check_writable(save, fresh=True)
    state: State | None = None
    if position is not None:
        refuse_with_position(option, save)
        state = rules.from_position(load_position(position))
        if seats not in (None, state.seats):
            raise BadRequest("position-seats", seats=state.seats)
        seats = state.seats
    levels = seat_bots(rules, seats, seat, split_bots(bots, game))
    people = seat_names(levels, name or texts("cli-you"), texts)
    recorder: Recorder | None = None
    if state is None:
        options = parse_options(rules, option or [], len(levels))
        infos = [SeatInfo(each, level) for each, level in zip(people, levels, strict=True)]
        recorder = Recorder(rules, infos, sealed_seed(seed), (), None, (), **options)
        state = recorder.state
    players = seat_players(levels, seed)
    table = table_type(game)(texts, people)
    return conclude(Session(texts, table, state, seat, players, recorder), save)


def seat_players(levels: Sequence[str], seed: int | None) -> dict[int, Bot]:
    return {
        seat: bot(level, seed=bot_seed(seed, seat), milliseconds=PATIENCE_MS)
        for seat, level in enumerate(levels)
        if level
    }


def conclude(session: Session, save: Path | None) -> int:
    """Plays, and keeps the record even of a game that was left."""
    code = FINE
    try:
        session.run()
    except Leave:
        session.say(session.texts("cli-left"))
    except KeyboardInterrupt:
        session.out.print()
        session.say(session.texts("cli-left"))
        code = INTERRUPTED
    if save is not None and session.recorder is not None:
        write_file(save, session.recorder.record(reveal=True).json())
        session.out.print(session.texts("cli-saved", file=str(save)), soft_wrap=True)
    return code


def refuse_with_position(option: list[str] | None, save: Path | None) -> None:
    """A position brings its own options, and a record tells a game from its first card."""
    if option:
        raise BadRequest("position-option")
    if save is not None:
        raise BadRequest("position-save")


def seat_bots(rules: Game, seats: int | None, seat: int, named: Sequence[str]) -> list[str]:
    """The level of the bot in each seat, and an empty word in the person's."""
    if seats is None:
        seats = len(named) + 1 if len(named) > 1 else usual_seats(rules)
    rules.check_seats(seats)
    if not 0 <= seat < seats:
        raise BadRequest("no-such-seat", seat=seat, seats=seats)
    if len(named) == 1:
        named = list(named) * (seats - 1)
    if len(named) != seats - 1:
        raise BadRequest("bots-count", bots=len(named), seats=seats, wanted=seats - 1)
    levels = list(named)
    levels.insert(seat, "")
    return levels


def seat_names(levels: Sequence[str], person: str, texts: Texts) -> list[str]:
    """What everyone is called; bots of the same level are numbered."""
    names: list[str] = []
    for index, level in enumerate(levels):
        if not level:
            names.append(person)
            continue
        called = texts(f"cli-bot-{level}") if f"cli-bot-{level}" in texts else level
        if levels.count(level) > 1:
            called = f"{called} {levels[: index + 1].count(level)}"
        names.append(called)
    return names


def bot_seed(seed: int | None, seat: int) -> int | None:
    return None if seed is None else seed * 64 + seat
