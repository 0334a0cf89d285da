"""The allow-list of events: what is not listed is not told, and a secret is told to its owners."""

from __future__ import annotations

import pytest

from athanor import Event, Secret, Told


class Spoke(Event, frozen=True):
    seat: int


class Gave(Event, frozen=True):
    seat: int
    other_seat: int
    card: str | None


class Forgotten(Event, frozen=True):
    seat: int


TOLD = Told(Spoke, Secret(Gave, "card", known_to=("seat", "other_seat")))


def test_what_is_listed_is_told_to_everyone() -> None:
    assert [TOLD(Spoke(0), seat) for seat in (0, 1, None)] == [Spoke(0)] * 3


def test_a_secret_is_told_to_those_it_concerns() -> None:
    gave = Gave(0, 2, "ace")
    hidden = Gave(0, 2, None)
    assert [TOLD(gave, seat) for seat in (0, 1, 2, None)] == [gave, hidden, gave, hidden]


def test_what_is_not_listed_is_told_to_nobody() -> None:
    assert [TOLD(Forgotten(0), seat) for seat in (0, 1, None)] == [None] * 3


def test_a_list_that_cannot_be_meant_is_refused() -> None:
    with pytest.raises(AssertionError, match="twice"):
        Told(Spoke, Spoke)
    with pytest.raises(AssertionError, match="colour"):
        Told(Secret(Gave, "colour"))
