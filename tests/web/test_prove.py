"""Records proved twice, by Python and by the browser's code: what one refuses, the other refuses
too, and both say where."""

from __future__ import annotations

import base64
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import athanor
from athanor.contract import (
    AthanorError,
    FastRng,
    Record,
    Recorder,
    SeatInfo,
    read_record,
    verify,
)
from tests.contract.support import games
from tests.records.support import played
from tests.records.test_branch import played_on

WEB = Path(__file__).parents[2] / "web"
#: What only the rules can tell apart; to the browser it is the end of the record that was changed.
NEEDS_RULES = ("record-chance", "record-draws", "record-result")


def prove(records: list[bytes]) -> list[dict[str, Any]]:
    text = json.dumps([base64.b64encode(each).decode() for each in records])
    done = subprocess.run(
        ["node", "scripts/prove.mjs"],
        cwd=WEB,
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[dict[str, Any]] = json.loads(done.stdout)
    assert all(each["same"] for each in found), "our own SHA-256 is not SHA-256"
    return found


def in_python(data: bytes) -> tuple[str, dict[str, Any]]:
    try:
        verify(read_record(data))
    except AthanorError as error:
        return error.code, dict(error.facts)
    return "", {}


def changed_bytes(data: bytes, count: int, rng: random.Random) -> list[bytes]:
    """The record with one byte changed: anywhere, and in each part of it at least a few times."""
    places = [rng.randrange(len(data)) for _ in range(count)]
    for part in ("athanor", "header", "seats", "moves", "seed", "draws", "seal"):
        start = data.rindex(f'"{part}"'.encode())
        places += range(start, start + 14)
    changed = []
    for place in places:
        byte = data[place]
        other = rng.choice([b for b in (byte ^ 1, byte ^ 4, byte ^ 128, 0x30, 0x20) if b != byte])
        changed.append(data[:place] + bytes([other]) + data[place + 1 :])
    return changed


def test_a_changed_byte_is_found_by_both_and_both_say_where() -> None:
    rng = random.Random(8)
    record = played(seed=8)
    sources = [record.json(), played_on(record, 60).json()]
    changed = [each for source in sources for each in changed_bytes(source, 160, rng)]
    for data, found in zip(changed, prove(changed), strict=True):
        code, facts = in_python(data)
        assert code, "a changed byte was not noticed"
        assert "code" in found, (code, facts)
        if code in NEEDS_RULES and found["code"] == "record-end":
            continue
        assert found["code"] == code, (facts, found)
        for name in ("step", "draw"):
            assert found["facts"].get(name) == facts.get(name)
        if code == "record-not-json":
            assert abs(found["facts"]["byte"] - facts["byte"]) <= 8


def test_the_browser_proves_records_of_every_game() -> None:
    records: list[Record] = [played(game, seed=2) for game in games()]
    records = [each for each in records if each.seed is not None]
    records.append(played_on(records[-1], len(records[-1].moves) // 2))
    # What means the same is the same: spaces, escapes, the order of keys.
    loose = json.dumps(json.loads(records[0].json()), indent=2, sort_keys=True).encode()
    proofs = prove([*(each.json() for each in records), loose])
    for record, found in zip([*records, records[0]], proofs, strict=True):
        assert found["proof"] == {
            "moves": len(record.moves),
            "shuffles": sum(draw.kind == "shuffle" for draw in record.draws),
            "picks": sum(draw.kind == "pick" for draw in record.draws),
            "seeds": len(record.header.stretches) + 1,
        }
    assert in_python(loose) == ("", {})


@pytest.mark.parametrize("part", ["moves", "draws"])
def test_what_was_left_out_is_missed(part: str) -> None:
    document = json.loads(played(seed=8).json())
    del document[part][3]
    (found,) = prove([json.dumps(document).encode()])
    assert found["code"] == ("record-step" if part == "moves" else "record-chance")


def test_what_was_taken_back_before_a_game_was_played_on_has_its_own_chance() -> None:
    """The undone moves rolled at later steps than the last that stands; the next stretch of chance
    begins only after their rolls."""
    for seed in range(1, 40):
        record, step = taken_back(seed)
        more = played_on(record, step, most=60)
        if step not in [draw.step for draw in more.draws]:
            break
    (found,) = prove([more.json()])
    assert in_python(more.json()) == ("", {})
    assert "proof" in found, found
    document = json.loads(more.json())
    document["draws"][-1]["drawn"] = [value ^ 1 for value in document["draws"][-1]["drawn"]]
    (found,) = prove([json.dumps(document).encode()])
    assert (found["code"], found["facts"]["draw"]) == ("record-chance", len(more.draws))


LONG = 40


def taken_back(seed: int) -> tuple[Record, int]:
    """A game of dice in which forty moves were taken back, one was made instead, and the step of
    that one."""
    game = athanor.game("alakazoo")
    people = [SeatInfo("Ada"), SeatInfo("Nour")]
    recorder = Recorder(game, people, seed.to_bytes(32, "big"), started=1)
    rng = FastRng(seed)

    def play(most: int) -> None:
        for _ in range(most):
            if recorder.state.over:
                return
            actors = recorder.state.actors()
            seat = actors[rng.below(len(actors))]
            actions = recorder.state.legal(seat)
            recorder.play(seat, actions[rng.below(len(actions))])

    play(60)
    recorder.undo(0, LONG)
    play(1)
    step = len(recorder.moves)
    play(100_000)
    return recorder.record(), step
