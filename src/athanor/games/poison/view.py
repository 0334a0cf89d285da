"""What a seat of Poison may know: its own hand, and all that was ever laid open.

Every card is played face up, so what each player has taken is known to a perfect memory (P-17): the
tally is in every view. Whether a table shows it to people is the option `memory_aid`. What goes in
is named in `seeing.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from athanor.contract import View

from .actions import Place, Pour
from .events import PoisonEvent


class Cauldron(Struct, frozen=True):
    """`cards`, oldest first; `colour` is None while it holds no potion."""

    place: Place
    colour: str | None
    total: int
    cards: Sequence[str]


class Player(Struct, frozen=True):
    """What all see of a player. `taken` counts the cards in their face-down pile by name."""

    hand_size: int
    taken_size: int
    taken: dict[str, int]
    score: int


class PoisonView(View, frozen=True, kw_only=True):
    """`hand` is None for a spectator. `aside` and `pile` are numbers of cards nobody sees. Beyond
    `brim` a cauldron overflows; `totals` is what each of `actions` would bring its cauldron to."""

    actions: Sequence[Pour]
    events: Sequence[PoisonEvent]
    round: int
    rounds: int
    dealer: int
    turn: int
    cauldrons: Sequence[Cauldron]
    players: Sequence[Player]
    hand: Sequence[str] | None
    aside: int
    pile: int
    pad: Sequence[Sequence[int]]
    brim: int
    totals: Sequence[int]
