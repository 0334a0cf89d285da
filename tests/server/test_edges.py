"""What is let in and what is not, exactly at the edge of each limit."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from athanor.contract import BadRequest
from athanor.server.settings import NAME_LIMIT, NONCE_LIMIT, PUSH_HOSTS, TEXT_LIMIT
from athanor.server.table import clocks
from athanor.server.wire import frames, keys, words
from athanor.server.wire.messages import Subscribe
from athanor.server.wire.resources import ClockPlan
from athanor.server.wire.subscriptions import PRIME, check_subscription

#: The point from which all others of the curve are made.
X = 0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296
Y = 0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5
HOST = "https://fcm.googleapis.com"
DAY = 24 * 3600


def code(refused: Any, *given: Any) -> str:
    try:
        refused(*given)
    except BadRequest as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize(
    ("check", "limit", "too_much"),
    [
        (words.check_name, NAME_LIMIT, "name-too-long"),
        (words.check_text, TEXT_LIMIT, "text-too-long"),
        (words.check_nonce, NONCE_LIMIT, "nonce-shape"),
    ],
)
def test_words_are_as_long_as_they_may_be_and_no_longer(
    check: Any, limit: int, too_much: str
) -> None:
    assert check("x" * limit) == "x" * limit
    assert code(check, "x" * (limit + 1)) == too_much


@pytest.mark.parametrize(
    ("letter", "seen"),
    [
        *((chr(number), False) for number in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800)),
        *((chr(number), False) for number in (0x180B, 0x180C, 0x180F, 0xFE00, 0xFE0F, 0x3164)),
        *((chr(number), False) for number in (0xE0100, 0xE01EF, 0xFFA0, 0x200B, 0x00AD, 0xE000)),
        *((chr(number), True) for number in (0x1809, 0x1810, 0xFE10, 0x0301, 0x00E9, 0x4E00)),
    ],
)
def test_of_a_name_what_shows_something_is_kept(letter: str, seen: bool) -> None:
    assert words.visible(f"x{letter}y") == (f"x{letter}y" if seen else "xy")


def test_joiners_are_kept_between_letters_that_join() -> None:
    for joiner in words.JOINERS:
        for letter in "\u0627\u0633\u0915\u0df3":
            assert words.visible(f"{letter}{joiner}{letter}") == f"{letter}{joiner}{letter}"
        for before, after in (("\u0627", "x"), ("x", "\u0627"), ("\u0e01", "\u0e01")):
            assert words.visible(before + joiner + after) == before + after
        assert words.visible(joiner + "\u0627" + joiner) == "\u0627"


def test_a_letter_has_three_accents_and_no_more() -> None:
    assert words.visible("x" + "\u0301" * 4 + "y" + "\u0301" * 3) == (
        "x" + "\u0301" * 3 + "y" + "\u0301" * 3
    )
    assert code(words.check_name, "\u0301\u0301") == "name-invisible"
    assert code(words.check_name, " \t\n") == "name-missing"
    assert words.cleaned("a\u2028b\x00c\ud800d\u202ee  f") == "a b cde f"


# -- what browsers wish to be told by


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point(x: int = X, y: int = Y, first: int = 4) -> bytes:
    return bytes([first]) + x.to_bytes(32, "big") + y.to_bytes(32, "big")


def taken(endpoint: str = f"{HOST}/a", key: bytes = point(), auth: int = 16) -> bool:
    wish = Subscribe(
        id="", seat=0, endpoint=endpoint, p256dh=written(key), auth=written(bytes(auth))
    )
    return not code(check_subscription, wish, (*PUSH_HOSTS, "localhost:9000", "own.example:444"))


def test_an_address_for_pushes_is_as_long_as_it_may_be_and_no_longer() -> None:
    longest = f"{HOST}/".ljust(1000, "x")
    assert taken(longest)
    assert not taken(longest + "x")


@pytest.mark.parametrize("auth", [0, 15, 17, 32])
def test_the_secret_of_a_push_has_sixteen_bytes(auth: int) -> None:
    assert taken()
    assert not taken(auth=auth)


def test_a_key_for_pushes_is_a_point_of_the_curve() -> None:
    assert taken(key=point(y=PRIME - Y))
    for wrong in (
        *(point()[:-1], point() + b"\0", b"", point(first=2), point(first=5)),
        *(point(X + 1), point(y=Y - 1), point(PRIME, 0), point(0, PRIME)),
    ):
        assert not taken(key=wrong)
    root = next(y for y in (pow(b_of(5), (PRIME + 1) // 4, PRIME),))
    assert taken(key=point(5, root))
    assert not taken(key=point(5, root + 1))
    # The same point in larger numbers is none.
    assert 5 + PRIME < 2**256
    assert not taken(key=point(5 + PRIME, root))


def b_of(x: int) -> int:
    """What y² is there."""
    b = Y * Y - X**3 + 3 * X
    return (x**3 - 3 * x + b) % PRIME


@pytest.mark.parametrize(
    ("endpoint", "fits"),
    [
        *((f"https://{host}/a", True) for host in PUSH_HOSTS),
        *((f"https://a.b.{host}:443/a", True) for host in PUSH_HOSTS),
        ("https://own.example:444/a", True),
        ("http://localhost:9000/a", True),
        ("https://localhost:9000/a", True),
        ("http://own.example:444/a", False),
        ("https://own.example/a", False),
        ("https://localhost/a", False),
        ("http://fcm.googleapis.com/a", False),
        ("https://fcm.googleapis.com:444/a", False),
        ("https://fcm.googleapis.com:80/a", False),
        ("https://xfcm.googleapis.com/a", False),
        ("https://fcm.googleapis.com.evil/a", False),
        ("https://me@fcm.googleapis.com/a", False),
        ("https://fcm.googleapis.com/a b", False),
        ("https://-.fcm.googleapis.com/a", False),
        ("https://", False),
    ],
)
def test_pushes_go_to_push_services_and_nowhere_else(endpoint: str, fits: bool) -> None:
    assert taken(endpoint) == fits


# -- clocks, numbers and ids


@pytest.mark.parametrize(
    ("kind", "low", "high"), [("move", 5, 3600), ("bank", 30, 14400), ("days", DAY, 30 * DAY)]
)
def test_clocks_have_the_seconds_they_may_have(kind: Any, low: int, high: int) -> None:
    for seconds, fits in ((low - 1, False), (low, True), (high, True), (high + 1, False)):
        assert (code(clocks.check, ClockPlan(kind, seconds)) == "") == fits
    most = 300 if kind == "bank" else 0
    for more, fits in ((-1, False), (0, True), (most, True), (most + 1, False)):
        plan = ClockPlan(kind, low, increment=more)
        assert code(clocks.check, plan) == ("" if fits else "clock-increment")
    paused = ClockPlan(kind, low, pause=True)
    assert code(clocks.check, paused) == ("clock-pause" if kind == "days" else "")


def test_where_a_game_counts_no_clock_stands_still() -> None:
    assert clocks.of_the_house(None) == ClockPlan("days", 3 * DAY, zero="lose")
    own = ClockPlan("bank", 60, increment=2, zero="lose")
    assert clocks.of_the_house(own) is None
    paused = ClockPlan("bank", 60, increment=2, zero="lose", pause=True)
    assert clocks.of_the_house(paused) == own


def test_facts_are_as_long_as_people_and_programs_read() -> None:
    most = 2**53 - 1
    facts: dict[str, str | int] = {
        "a": most,
        "b": -most,
        "c": most + 1,
        "d": -most - 1,
        "e": "x" * 201,
        "f": "x" * 200,
    }
    assert frames.short_facts(facts) == {
        "a": most,
        "b": -most,
        "c": str(most + 1),
        "d": str(-most - 1),
        "e": "x" * 200,
        "f": "x" * 200,
    }


def test_ids_of_tables_have_fourteen_letters_of_their_own() -> None:
    id = keys.new_table_id()
    assert keys.is_table_id(id)
    for wrong in (id[:-1], id + "2", id[:-1] + "0", id.upper(), ""):
        assert keys.is_table_id(wrong) == (wrong == id)
    drawn = {letter for _ in range(300) for letter in keys.new_table_id()}
    assert drawn == set(keys.ALPHABET)
    assert keys.person_of("") == ""
    assert keys.person_of("a") == keys.person_of("a") != keys.person_of("b")
    assert len(keys.person_of("a")) == 16
