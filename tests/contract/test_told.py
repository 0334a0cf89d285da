"""The allow-list of events: what is not listed is not told, and a secret is told to its owners."""

from __future__ import annotations

import importlib
from typing import get_args

import pytest

from athanor import Event, Game, Secret, Told, head
from athanor.contract.registry import package

from .support import games


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


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_kind_of_event_was_forgotten(game: Game) -> None:
    """An event that nobody is ever told would be there in vain."""
    told = getattr(importlib.import_module(f"{package(game.id)}.view"), "TOLD", None)
    if told is not None:
        assert set(told.secrets) == set(get_args(game.event_types))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_head_of_a_view_is_what_the_state_says(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=4)
    for seat in (0, None):
        seen = head(state, seat, Told())
        view = state.view(seat)
        for name, value in seen.items():
            if name != "events":
                assert getattr(view, name) == value
