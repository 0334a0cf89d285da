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


def to_both(event: Event, watcher: int | None) -> bool:
    return watcher is not None and watcher in (
        getattr(event, "seat", None),
        getattr(event, "other_seat", None),
    )


def to_players(event: Event, watcher: int | None) -> bool:
    return watcher is not None


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
    "alakazoo": {
        "Dealt": to_seat,
        "Drafted": to_players,
        "Drew": to_seat,
        "LessonsOffered": to_seat,
        "PagesOffered": to_seat,
        "ColumnLaid": to_all,
        "ColumnFilled": to_all,
        "TommyAppeared": to_all,
        "TommyDiscarded": to_all,
        "CreatureNamed": to_all,
        "HandedOver": to_both,
        "Stolen": to_seat,
        "HandsPassed": to_both,
        "Enrolled": to_all,
        "GameEnded": to_all,
        "SoloEnded": to_all,
    },
    "alkemy": {
        "CompanyMustered": to_all,
        "CardsShown": to_all,
        "InitiativeWon": to_all,
    },
}


#: Decisions that lay something open to the seats that are asked, by the rule that says so.
LOOKS: dict[str, dict[str, Shows]] = {
    "kazaam": {"take": to_seat},  # K-26: who uses a leg looks through the discards
    "alkemy": {"reroll": to_all},  # champions were shown, and one may roll again
}


def shows_something(state: State, watcher: int | None) -> bool:
    """Whether what just happened tells the watcher something new, by the rules."""
    listed = REVEALS[state.game.id]
    if any(
        type(e).__name__ in listed and listed[type(e).__name__](e, watcher) for e in state.events
    ):
        return True
    decision = state.decision()
    look = LOOKS.get(state.game.id, {}).get(decision.kind) if decision is not None else None
    return look is to_all or (look is to_seat and watcher in state.actors())
