"""What people may be called: names that can be seen, and told apart at a table."""

from __future__ import annotations

import json

import pytest

from athanor.contract import BadRequest
from athanor.server.wire.lookalikes import check_apart
from athanor.server.wire.words import check_name

from .house import Server


@pytest.mark.parametrize(
    "said, kept",
    [
        ("A\u200bda", "Ada"),  # zero-width space
        ("A\u00adda", "Ada"),  # soft hyphen
        ("Ada\u3164", "Ada"),  # Hangul filler, a letter by its category
        ("Ad\ufe0fa", "Ada"),  # variation selector
        ("Ad\U000e0101a", "Ada"),  # and one of the supplement
        ("Ada\U000e0041\U000e0064", "Ada"),  # tags
        ("A\u2060d\ufeffa", "Ada"),
        ("A\u034fda\u2800", "Ada"),
        ("A\u200dda", "Ada"),  # a joiner joins nothing in Latin
        ("Ze\u0301\u0301\u0301\u0301\u0301\u0301", "Zé\u0301\u0301"),
        ("e\u0301lodie", "élodie"),  # one spelling of each accent
    ],
)
def test_what_cannot_be_seen_is_left_out_of_a_name(said: str, kept: str) -> None:
    assert check_name(said) == kept


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u2800\u115f", "\u0301\u0301", "\U000e0041", "\ufe0f \u00ad"]
)
def test_a_name_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_name(name)
    assert refused.value.code == "name-invisible"


@pytest.mark.parametrize(
    "name",
    [
        *("Zoë", "François-Élie", "Niccolò", "Ça va", "Ирина", "Ελένη", "نرگس", "می\u200cخواهم"),
        *("क्\u200dष", "李小龍", "さくら", "김민준", "O’Brien", "Ada 🎲", "Łukasz", "Thảo"),
    ],
)
def test_people_keep_their_names(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "one, other",
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),  # two Cyrillic letters
        ("Nora", "Νοrα"),  # Greek
        ("Ilya", "llya"),
        ("Bob", "B0b"),
        ("Pavel", "Рaνеl"),
        ("Ada", "Ａｄａ"),  # full width
        ("Ada", "𝐀𝐝𝐚"),
        ("Arno", "Amo"),
        ("Max", "rnax"),
        ("Amo", "Arnо"),  # with a Cyrillic о
        ("Тоm", "Torn"),
        ("Walt", "vvalt"),
        ("Аvva", "Awa"),
        ("Ada", "A.d.a."),
        ("Иван", "Ивaн"),  # a Latin letter in a Russian name
    ],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_apart(other, ["", "Somebody", one])
    assert (refused.value.code, refused.value.facts) == ("name-taken", {"name": one})


@pytest.mark.parametrize(
    "one, other",
    [
        ("Zoe", "Zoë"),
        ("Renée", "René"),
        ("Ada", "Ada L."),
        ("P1", "P2"),
        ("Мария", "Марина"),
        ("李", "里"),
        ("🎲", "🃏"),
        ("Ada 🎲", "Ada 🃏"),
        ("!", "?"),
    ],
)
def test_names_that_differ_are_two(one: str, other: str) -> None:
    check_apart(other, [one])


def test_nobody_sits_down_under_anothers_name(server: Server) -> None:
    opened = server.post(
        "/api/tables", {"game": "poison", "name": "A\u200bda", "seats": [{}, {}, {}]}
    )
    table = opened["table"]["id"]
    assert opened["table"]["seats"][0]["name"] == "Ada"
    for name in ("Ada", "Аda", "\u3164Ada"):
        status, _, body = server.request("POST", f"/api/tables/{table}/seats/1", {"name": name})
        assert (status, json.loads(body)["code"]) == (409, "name-taken")
    key = server.post(f"/api/tables/{table}/seats/1", {"name": "Nour"})["key"]
    with server.join(table, key) as nour:
        assert nour.ask("rename", seat=1, name="ADA")["code"] == "name-taken"
        assert nour.ask("rename", seat=1, name="\u3164")["code"] == "name-invisible"
        assert nour.ask("rename", seat=1, name="NOUR")["type"] == "done"  # one's own it may be
