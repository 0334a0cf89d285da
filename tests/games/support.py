"""Looking at any game: what the table waits for, how it ended, what there is of one kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from athanor import Decision, Result, State

T = TypeVar("T")


def asked(state: State) -> Decision:
    decision = state.decision()
    assert decision is not None, "the game is over"
    return decision


def ended(state: State) -> Result:
    result = state.result
    assert result is not None, "the game goes on"
    return result


def every(kind: type[T], things: Iterable[object]) -> list[T]:
    """All of them, which are of this kind."""
    found = list(things)
    kept = only(kind, found)
    assert len(kept) == len(found), found
    return kept


def only(kind: type[T], things: Iterable[object]) -> list[T]:
    """Those that are of this kind."""
    return [thing for thing in things if isinstance(thing, kind)]


def written(state: State) -> dict[str, Any]:
    """The position, to look into."""
    return state.position()
