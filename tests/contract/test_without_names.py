"""A record for people who study play: nobody is named, and it proves itself as before."""

from __future__ import annotations

import pytest

import athanor
from athanor import BadRecord, Recorder, SeatInfo, verify
from athanor.contract import read_record, without_names


def recorded(names: list[str]) -> Recorder:
    """A game with moves that were taken back, some of them within others."""
    seats = [SeatInfo(name, "random" if name == "Bot" else "") for name in names]
    recorder = Recorder(athanor.game("poison"), seats, bytes(32), ["word"], 1_800_000_123)
    for undone in (0, 2, 1, 0, 3, 0):
        for _ in range(4):
            seat = recorder.state.actors()[0]
            recorder.play(seat, recorder.state.legal(seat)[0], at=recorder.state.step)
        if undone:
            recorder.undo(0, undone)
    return recorder


def test_names_and_the_hour_are_gone_and_all_else_is_as_it_was() -> None:
    record = recorded(["Ada", "Blaise", "Bot"]).record(reveal=True)
    assert any(move.lines for move in record.moves)
    nameless = read_record(without_names(record).json())
    assert [(seat.name, seat.bot) for seat in nameless.header.seats] == [
        ("1", ""),
        ("2", ""),
        ("3", "random"),
    ]
    assert (nameless.header.started, record.header.started) == (1_799_971_200, 1_800_000_123)
    assert verify(nameless).position() == verify(record).position()
    assert [move.action for move in nameless.moves] == [move.action for move in record.moves]
    assert [len(move.lines) for move in nameless.moves] == [len(m.lines) for m in record.moves]


def test_whoever_was_called_otherwise_has_the_same_record() -> None:
    """So that nothing in it, seals included, tells who they were."""
    one = recorded(["Ada", "Blaise", "Bot"]).record(reveal=True)
    other = recorded(["Chiara", "Dante", "Bot"]).record(reveal=True)
    assert one.seal != other.seal
    assert without_names(one) == without_names(other)


def test_what_is_changed_afterwards_is_found() -> None:
    written = without_names(recorded(["Ada", "Blaise", "Bot"]).record(reveal=True)).json()
    with pytest.raises(BadRecord, match="header"):
        verify(read_record(written.replace(b'"name":"1"', b'"name":"Ada"')))
