"""Playing on from the middle of a game: the new record is proved from first card to last."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import athanor
from athanor import BadRecord, Record, Recorder, SeatInfo
from athanor.conformance import records
from athanor.contract import BadRequest, branch, read_record, verify
from athanor.contract.seals import seal

from .support import played

SEED = (99).to_bytes(32, "big")


def played_on(record: Record, step: int, seed: bytes = SEED, most: int = 100_000) -> Record:
    return records.played_on(athanor.game(record.header.game), record, step, seed, most)


def test_the_past_keeps_its_chance_and_the_future_has_its_own() -> None:
    record = played(seed=3)
    step = len(record.moves) // 2
    one, other = played_on(record, step), played_on(record, step, bytes(32))
    before = [draw for draw in record.draws if draw.step <= step]
    for more in (one, other):
        assert list(more.draws[: len(before)]) == before
    assert one.draws[len(before)] != other.draws[len(before)]
    assert one.header.stretches[0].head == record.moves[step - 1].seal


def test_the_deal_itself_can_be_played_again() -> None:
    record = played(seed=3)
    more = played_on(record, 0)
    assert verify(more).over
    assert more.draws[:2] == record.draws[:2]
    assert more.header.stretches[0].head == record.header_seal


def test_a_game_that_was_played_on_is_played_on_again() -> None:
    first = played(seed=3)
    second = played_on(first, 40)
    third = played_on(second, 60, bytes(32))
    assert [stretch.until for stretch in third.header.stretches] == [40, 60]
    assert verify(third).over
    shorter = played_on(second, 20, bytes(32))
    assert [stretch.until for stretch in shorter.header.stretches] == [20]
    assert verify(shorter).over


def test_a_past_that_was_changed_is_refused() -> None:
    document = json.loads(played_on(played(seed=3), 40).json())

    def refused(change: Callable[..., object]) -> str:
        copy = json.loads(json.dumps(document))
        change(copy["header"]["earlier"][0])
        copy["header_seal"] = last = seal("", copy["header"])
        for move in copy["moves"]:
            unsealed = {key: move[key] for key in ("seat", "action", "at")}
            move["seal"] = last = seal(last, unsealed)
        with pytest.raises(BadRecord) as error:
            verify(read_record(json.dumps(copy).encode()))
        return error.value.code

    assert refused(lambda part: part.update(seed="00" * 32)) == "record-commitment"
    assert refused(lambda part: part.update(seed="no seed")) == "record-commitment"
    assert refused(lambda part: part.update(until=10_000)) == "record-earlier"
    assert refused(lambda part: part.update(until=-1)) == "record-shape"
    assert refused(lambda part: part.update(nonces=["other"])) in (
        "record-chance",
        "record-illegal",
    )
    assert refused(lambda part: part.update(until=41)) in ("record-chance", "record-end")


def test_there_is_no_going_on_from_nowhere() -> None:
    record = played(seed=3)
    for step in (-1, len(record.moves) + 1):
        with pytest.raises(BadRequest) as error:
            branch(record, step)
        assert error.value.code == "no-such-step"
    unfinished = Recorder(athanor.game("poison"), [SeatInfo("A")] * 3, bytes(32)).record()
    with pytest.raises(BadRecord):
        branch(unfinished, 0)
