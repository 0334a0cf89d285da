"""Moves that were taken back stay in the record, and what chance they used stays used."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

import athanor
from athanor import (
    Action,
    BadRecord,
    FastRng,
    Game,
    Record,
    Recorder,
    SeatInfo,
    branch,
    read_record,
    verify,
)
from athanor.conformance.records import played_with_undos

from ..contract.support import games

SEED = bytes(range(32))


def test_a_roll_taken_back_is_not_rolled_again() -> None:
    """Chance asked for twice in the same place answers anew."""
    kazaam = athanor.game("kazaam")
    recorder = Recorder(kazaam, [SeatInfo("A"), SeatInfo("B")], SEED)
    drawn = []
    for _ in range(6):
        drawn.append(recorder.state.rng.below(1000, "test"))
        seat = recorder.state.actors()[0]
        recorder.play(seat, recorder.state.legal(seat)[0])
        recorder.undo(seat, 1)
    assert len(set(drawn)) > 4


def undone_record() -> Record:
    recorder = Recorder(athanor.game("poison"), [SeatInfo(name) for name in "ABC"], SEED)
    places = [4, 9]
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        recorder.play(seat, recorder.state.legal(seat)[-1], 10)
        if len(recorder.moves) in places:
            places.remove(len(recorder.moves))
            recorder.undo(seat, 2, 11)
            recorder.undo(seat, 1, 12)
    return recorder.record()


def test_a_change_in_an_undone_move_is_found_and_placed() -> None:
    record = undone_record()
    verify(record)
    data = msgspec.json.decode(record.json())
    place = next(i for i, move in enumerate(data["moves"]) if "undone" in move)
    data["moves"][place]["undone"][0]["moves"][0]["at"] += 1
    with pytest.raises(BadRecord) as found:
        verify(read_record(msgspec.json.encode(data)))
    assert (found.value.code, found.value.facts["step"]) == ("record-step", place + 1)


def test_that_something_was_undone_cannot_be_left_out() -> None:
    record = undone_record()
    moves = [replace(move, undone=msgspec.UNSET) for move in record.moves]
    with pytest.raises(BadRecord) as found:
        verify(replace(record, moves=moves))
    assert found.value.code == "record-step"


def test_a_game_played_on_keeps_what_was_undone_in_it() -> None:
    record = undone_record()
    past = branch(record, 15)
    recorder = Recorder(
        athanor.game("poison"),
        record.header.seats,
        bytes(32),
        earlier=past.stretches,
    )
    for move in past.moves:
        recorder.repeat(move)
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        recorder.play(seat, recorder.state.legal(seat)[0], 20)
    proved = recorder.record()
    verify(proved)
    assert sum(bool(move.undone) for move in proved.moves) == 2


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_taking_back_does_not_play_the_whole_game_again(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it is: a state is kept every few moves."""
    recorder = played_with_undos(game, FastRng(3), 150, 1)
    read: list[object] = []
    real = Game.action

    def counted(game: Game, data: object) -> Action:
        read.append(data)
        return real(game, data)

    monkeypatch.setattr(Game, "action", counted)
    for count in (1, 3, 20):
        read.clear()
        recorder.undo(0, count)
        assert len(read) <= 40  # those that were themselves taken back lie in between
        verify(read_record(recorder.record(reveal=True).json()))


def test_states_along_the_way_keep_no_copies_of_the_journal() -> None:
    """Each kept state has chance of its own, and what was drawn until then is written once."""
    recorder = played_with_undos(athanor.game("poison"), FastRng(3), 120, 1)
    assert len(recorder.kept) > 3
    assert all(not state.rng.journal for state in recorder.kept)  # type: ignore[attr-defined]
