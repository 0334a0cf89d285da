"""Records: written, read, replayed, proved; and refused with the reason when tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import athanor
from athanor import AthanorError, BadRecord, Record, Recorder, SeatInfo
from athanor.contract import IllegalAction, read_record, verify
from athanor.contract.record import MOST_PARTS
from athanor.contract.replaying import replay, why_illegal
from athanor.contract.seals import game_seed, seal, without_names

from ..games.poison.support import seen
from .support import played

Json = dict[str, Any]
Change = Callable[[Json], None]


def tampered(change: Change) -> Record:
    """A good record with something changed in its JSON, as a forger would."""
    document = json.loads(played().json())
    change(document)
    return read_record(json.dumps(document).encode())


def code(record: Record) -> str:
    with pytest.raises(BadRecord) as refused:
        verify(record)
    return refused.value.code


def test_an_open_game_keeps_its_seed() -> None:
    recorder = Recorder(athanor.game("poison"), [SeatInfo("A")] * 3, bytes(32))
    record = recorder.record()
    assert record.seed is None
    assert list(record.draws) == []
    assert code(record) == "record-open"


def test_the_draws_explain_every_shuffle() -> None:
    record = played()
    assert [draw.why for draw in record.draws] == ["first-dealer"] + ["deal"] * 6
    assert record.draws[1].n == 50
    assert len(record.draws[1].drawn) == 49


def test_players_nonces_change_the_cards() -> None:
    assert game_seed(bytes(32), ["a"]) != game_seed(bytes(32), ["b"])
    people = [SeatInfo("A")] * 3
    hands = [
        seen(Recorder(athanor.game("poison"), people, bytes(32), nonces=[nonce]).state, 0).hand
        for nonce in ("a", "b")
    ]
    assert hands[0] != hands[1]


def change_an_action(document: Json) -> None:
    document["moves"][20]["seat"] = (document["moves"][20]["seat"] + 1) % 3


def change_a_card(document: Json) -> None:
    document["moves"][7]["action"]["card"] = "poison"


def change_a_time(document: Json) -> None:
    document["moves"][9]["at"] += 1


def drop_a_move(document: Json) -> None:
    del document["moves"][3]


def change_a_draw(document: Json) -> None:
    drawn = document["draws"][2]["drawn"]
    drawn[0] = (drawn[0] + 1) % 50


def drop_a_draw(document: Json) -> None:
    document["draws"].pop()


def change_the_seed(document: Json) -> None:
    document["seed"] = "f" + document["seed"][1:]


def change_the_result(document: Json) -> None:
    document["result"]["scores"][0] += 1


def change_a_name(document: Json) -> None:
    document["header"]["seats"][0]["name"] = "Somebody else"


def change_the_rules(document: Json) -> None:
    document["header"]["rules"] = 99


def play_under_other_rules(document: Json) -> None:
    document["header"]["rules"] = 99
    document["header_seal"] = seal("", document["header"])


def change_the_last_seal(document: Json) -> None:
    document["seal"] = document["seal"][::-1]


@pytest.mark.parametrize(
    "change, expected",
    [
        (change_an_action, "record-step"),
        (change_a_card, "record-step"),
        (change_a_time, "record-step"),
        (drop_a_move, "record-step"),
        (change_a_draw, "record-chance"),
        (drop_a_draw, "record-draws"),
        (change_the_seed, "record-commitment"),
        (change_the_result, "record-result"),
        (change_a_name, "record-header"),
        (change_the_rules, "record-header"),
        (play_under_other_rules, "record-rules"),
        (change_the_last_seal, "record-end"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_with_the_reason(
    change: Change, expected: str
) -> None:
    assert code(tampered(change)) == expected


def test_the_refusal_names_the_place() -> None:
    with pytest.raises(BadRecord) as refused:
        verify(tampered(change_a_card))
    assert refused.value.facts == {"step": 8}


@pytest.mark.parametrize("place", (0, 1, 5))
def test_a_move_against_the_rules_is_named_by_its_number(place: int) -> None:
    """The first is number one. What is wrong before it has a name of its own."""
    record = played()
    moves = list(record.moves)
    moves[place] = replace(moves[place], seat=(moves[place].seat + 1) % 3)
    with pytest.raises(BadRecord) as refused:
        list(replay(replace(record, moves=moves)))
    assert (refused.value.code, refused.value.facts["step"]) == ("record-illegal", place + 1)
    header = replace(record.header, options={"hand": "none"})
    with pytest.raises(AthanorError) as never:
        list(replay(replace(record, header=header)))
    assert never.value.code == "option-type"


def test_resealing_a_changed_seed_does_not_help() -> None:
    """A forger who recomputes the seals still has to keep to the commitment."""

    def forge(document: Json) -> None:
        document["seed"] = "ab" * 32
        document["header_seal"] = seal("", document["header"])

    assert code(tampered(forge)) == "record-commitment"


def test_an_illegal_action_under_good_seals_is_refused() -> None:
    from athanor.contract.record import Move
    from athanor.contract.seals import seal_end, seal_move

    record = json.loads(played().json())
    record["moves"][0]["seat"] = (record["moves"][0]["seat"] + 1) % 3
    last = record["header_seal"]
    for move in record["moves"]:
        last = seal_move(last, Move(**move))
        move["seal"] = last
    record["seal"] = seal_end(last, record["seed"], record["draws"], record["result"])
    assert code(read_record(json.dumps(record).encode())) == "record-illegal"


def test_of_when_a_nameless_game_was_only_the_day_is_left() -> None:
    day = 20_000 * 24 * 3600
    for second in (0, 1, 24 * 3600 - 1):
        record = played()
        header = replace(record.header, started=day + second)
        assert without_names(replace(record, header=header)).header.started == day


def test_who_is_meant_by_a_refusal_is_called_by_name() -> None:
    record = played()
    names = [seat.name for seat in record.header.seats]
    refusal = IllegalAction("taken", "X-1", seat=0, other_seat=2, late_seat=3, card=1, seats=2)
    assert why_illegal(refusal, record, 7) == {
        "seat": names[0],
        "other_seat": names[2],
        "late_seat": 3,
        "card": 1,
        "seats": 2,
        "game": "poison",
        "step": 7,
        "because": "taken",
    }
    assert why_illegal(IllegalAction("x", "X-1", seat=-1), record, 0)["seat"] == -1


@pytest.mark.parametrize(
    "data, expected",
    [
        (b"", "record-not-json"),
        (b"not json at all", "record-not-json"),
        (b'{"athanor": 1, "hea', "record-not-json"),
        (b"[]", "record-shape"),
        (b"{}", "record-shape"),
        (b'{"athanor": 2, "new": true}', "record-format"),
        (b"\xff\xfe\x00", "record-not-json"),
    ],
)
def test_what_is_no_record_is_refused_in_a_word(data: bytes, expected: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(data)
    assert refused.value.code == expected


def test_a_record_has_as_many_parts_as_its_moves_may_need_and_no_more() -> None:
    """Counted before anything is read, so that nothing large is ever made of a small file."""
    for parts, expected in (
        (MOST_PARTS, "record-shape"),
        (MOST_PARTS + 1, "record-too-many-moves"),
    ):
        with pytest.raises(BadRecord) as refused:
            read_record(b"[" + b",".join([b"{}"] * (parts - 1)) + b"]")
        assert refused.value.code == expected


def test_every_cut_of_a_record_is_refused() -> None:
    data = played().json()
    for length in range(0, len(data) - 1, 997):
        with pytest.raises(BadRecord):
            read_record(data[:length])


def test_a_single_changed_byte_never_passes() -> None:
    data = bytearray(played().json())
    for place in range(11, len(data), 613):
        changed = bytearray(data)
        changed[place] = ord("x") if changed[place] != ord("x") else ord("y")
        with pytest.raises(athanor.AthanorError):
            verify(read_record(bytes(changed)))
