"""The lessons that teach Alkemy: their moves fit the rules, and they teach what they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import athanor
from athanor.contract import Recorder, SeatInfo
from athanor.games.alkemy.events import CoverTaken, KnockedDown
from athanor.games.alkemy.view import AlkemyView

from .support import seen

FOLDER = Path(__file__).parents[3] / "web/src/games/alkemy"
TELL = "If this fails after a rule was mended: python -m bench.alkemy_tour"


def played(file: str) -> tuple[dict[str, Any], AlkemyView, list[Any]]:
    """A lesson as it is written, the table at its end, and all that happened."""
    written: dict[str, Any] = json.loads((FOLDER / file).read_text("utf-8"))
    game = athanor.game("alkemy")
    seats = [SeatInfo("", ""), SeatInfo("", "")]
    seed = int(written["seed"]).to_bytes(32, "big")
    lesson = Recorder(game, seats, seed, ["", ""], started=0, **written["options"])
    happened: list[Any] = []
    for step, (seat, move) in enumerate(written["moves"]):
        action = game.action(move)
        refused = lesson.state.check(seat, action)
        assert refused is None, (step, move, refused, TELL)
        lesson.play(seat, action, 0)
        happened += lesson.state.events
    assert written["names"]["end"] == len(written["moves"])
    return written, seen(lesson.state, 0), happened


def kinds(written: dict[str, Any]) -> set[str]:
    return {move["type"] for seat, move in written["moves"] if seat == 0}


def test_the_first_game_can_be_played_as_written() -> None:
    written, view, _ = played("first-game.json")
    wanted = {"walk", "run", "shoot", "charge", "fight", "claim", "cast", "reroll"}
    assert wanted <= kinds(written)
    assert view.table.points == [1, 0], TELL
    assert [f.name for f in view.table.figures if not f.alive] == ["avalonian_recruits-1"], TELL


def test_the_second_lesson_can_be_played_as_written() -> None:
    written, view, happened = played("second-game.json")
    assert {"shoot", "walk", "harvest", "concentrate", "cast"} <= kinds(written)
    assert [event.saved for event in happened if isinstance(event, CoverTaken)] == [True], TELL
    assert [e.figure for e in happened if isinstance(e, KnockedDown)] == ["malikh_jaraya-1"], TELL
    jaraya = next(f for f in view.table.figures if f.name == "malikh_jaraya-1")
    assert jaraya.ticked > 0, TELL
