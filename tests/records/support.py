"""Games on paper, for tests."""

from __future__ import annotations

import athanor
from athanor import Game, Record, Recorder, SeatInfo
from athanor.conformance import records


def played(game: Game | None = None, seats: int = 0, seed: int = 1, **options: object) -> Record:
    """The record of a random game, of Poison unless another is named."""
    return records.played(game or athanor.game("poison"), seats, seed, **options)


def taken_back() -> Record:
    """The record of a game of Poison that was left early. Ada, Bea and Cleo pour in turn; Ada's
    second card and what Cleo did before it are taken back, and at the end one card of Bea's."""
    seats = [SeatInfo(name) for name in ("Ada", "Bea", "Cleo")]
    poison = athanor.game("poison")
    recorder = Recorder(poison, seats, bytes(32), hand="short", first_dealer=2)

    def pour(count: int) -> None:
        for _ in range(count):
            seat = recorder.state.actors()[0]
            recorder.play(seat, recorder.state.legal(seat)[0])

    pour(4)
    recorder.undo(2, 2)
    pour(3)
    recorder.undo(1, 1)
    return recorder.record(reveal=True)
