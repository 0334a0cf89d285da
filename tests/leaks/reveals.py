"""Where the rules themselves show a watcher something it did not know.

Written from the rulebooks, not from the views: for each game the events (complete, as the engine
knows them) that show something new to a seat, and to whom. Whatever else makes two worlds look
different is a leak.
"""

from __future__ import annotations

from collections.abc import Callable

from athanor import Event, State

Shows = Callable[[Event, int | None], bool]


def to_seat(event: Event, watcher: int | None) -> bool:
    return getattr(event, "seat", None) == watcher and watcher is not None


def to_all(event: Event, watcher: int | None) -> bool:
    return True


REVEALS: dict[str, dict[str, Shows]] = {
    "poison": {
        "Dealt": to_seat,  # P-06: one's own hand
        "Drew": to_seat,  # P-21: a card of the short hand
    },
    "kazaam": {
        "Dealt": to_seat,  # K-09
        "Drew": to_seat,  # K-14
        "Dug": to_seat,  # K-25
        "Pried": to_seat,  # K-23: only the one who looks
        "Stole": to_seat,  # K-24: the thief; the victim knew the tile
    },
    "alakazoo": {},
    "alkemy": {},
}


def shows_something(state: State, watcher: int | None) -> bool:
    listed = REVEALS.get(state.game.id, {})
    return any(
        listed[name](event, watcher)
        for event in state.events
        if (name := type(event).__name__) in listed
    )
