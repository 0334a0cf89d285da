"""What happens in Poison, as the log tells it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from athanor.contract import Event

from .actions import Place


class RoundBegan(Event, frozen=True):
    round: int
    rounds: int
    dealer_seat: int
    seat: int  # who starts


class Dealt(Event, frozen=True):
    """Cards into a hand; `cards` is None for everyone but their owner."""

    seat: int
    count: int
    cards: Sequence[str] | None


class Poured(Event, frozen=True):
    seat: int
    card: str
    cauldron: Place
    total: int


class Overflowed(Event, frozen=True):
    """`cards` were taken; the card just poured stays (P-16)."""

    seat: int
    cauldron: Place
    total: int
    count: int
    cards: Sequence[str]


class Drew(Event, frozen=True):
    """Only in the short hand; `card` is None for everyone but its owner."""

    seat: int
    card: str | None


class Pile(Struct, frozen=True):
    """What one player took in a round and what it costs; `immune` names colours."""

    seat: int
    taken: dict[str, int]
    immune: Sequence[str]
    points: int


class RoundScored(Event, frozen=True):
    round: int
    piles: Sequence[Pile]


class GameEnded(Event, frozen=True):
    scores: Sequence[int]
    winner_seats: Sequence[int]


PoisonEvent = RoundBegan | Dealt | Poured | Overflowed | Drew | RoundScored | GameEnded
