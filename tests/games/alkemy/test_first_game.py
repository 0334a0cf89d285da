"""The first game that teaches Alkemy: its moves fit the rules, and it teaches what it says."""

from __future__ import annotations

import json
from pathlib import Path

import athanor
from athanor.contract import Recorder, SeatInfo

from .support import seen

FILE = Path(__file__).parents[3] / "web/src/games/alkemy/first-game.json"
TELL = "If this fails after a rule was mended: python bench/alkemy_tour.py"


def test_the_first_game_can_be_played_as_written() -> None:
    written = json.loads(FILE.read_text("utf-8"))
    game = athanor.game("alkemy")
    seats = [SeatInfo("", ""), SeatInfo("", "")]
    seed = int(written["seed"]).to_bytes(32, "big")
    lesson = Recorder(game, seats, seed, ["", ""], started=0, **written["options"])
    kinds = []
    for step, (seat, move) in enumerate(written["moves"]):
        action = game.action(move)
        refused = lesson.state.check(seat, action)
        assert refused is None, (step, move, refused, TELL)
        lesson.play(seat, action, 0)
        kinds.append((seat, move["type"]))
    mine = {kind for seat, kind in kinds if seat == 0}
    assert {"walk", "run", "shoot", "charge", "fight", "claim", "cast", "reroll"} <= mine
    view = seen(lesson.state, 0)
    assert view.table.points == [1, 0], TELL
    assert [f.name for f in view.table.figures if not f.alive] == ["avalonian_recruits-1"], TELL
    assert written["names"]["end"] == len(written["moves"])
