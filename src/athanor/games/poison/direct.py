"""Poison for machines that learn, straight from the state: the numbers of `encoding.py`."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from athanor.contract.direct import DirectEncoding, put, put_one_of, put_set
from athanor.contract.state import State

from .cards import KINDS, POISON, POISON_SHIFT, colour_of, copies, potions
from .model import ALL_OPEN, HIGH_SCORE, HOMELESS, Player
from .rules.turn import PoisonState

COLOURS_OR_NONE: Final = 4
CAULDRON: Final = 1 + COLOURS_OR_NONE + KINDS
PLAYER: Final = 4 + KINDS


class PoisonDirect(DirectEncoding):
    def observe(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(state, PoisonState)
        put_bag(out, first, state.players[seat].hand)
        at: i64 = first + KINDS
        for cauldron in state.cauldrons:
            put(out, at, cauldron.total)
            put_one_of(out, at + 1, 3 if cauldron.colour < 0 else cauldron.colour)
            put_bag(out, at + 1 + COLOURS_OR_NONE, cauldron.bag)
            at += CAULDRON
        put_one_of(out, at + PLAYER * around(state, seat, state.dealer), 2)
        if not state.finished:
            put_one_of(out, at + PLAYER * around(state, seat, state.turn), 3)
        each: i64 = 0
        while each < state.seats:
            put_player(out, at + PLAYER * around(state, seat, each), state.players[each])
            each += 1
        at += PLAYER * state.seats
        put(out, at, state.round)
        put(out, at + 1, len(state.pile))
        aside: i64 = state.aside
        cards: i64 = potions(aside, 0) + potions(aside, 1) + potions(aside, 2)
        put(out, at + 2, cards + copies(aside, POISON))

    def offer(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(state, PoisonState)
        if state.finished or seat != state.turn:
            return
        rest: i64 = state.players[seat].hand
        kind: i64 = 0
        while kind < POISON:
            if rest & 3:
                home: i64 = state.homes >> (4 * colour_of(kind))
                offer_potion(out, first + 3 * kind, home, state.open)
            rest >>= 2
            kind += 1
        if rest:  # P-13: poison goes anywhere
            offer_potion(out, first + 3 * kind, HOMELESS, ALL_OPEN)

    def play(self, state: State, seat: i64, index: i64) -> None:
        assert isinstance(state, PoisonState)
        state.step += 1
        state.pour(seat, index)


def around(state: PoisonState, seat: i64, other: i64) -> i64:
    """How many places to the left of a seat another one is."""
    return other - seat if other >= seat else other - seat + state.seats


def put_bag(out: BytesWriter, first: i64, bag: i64) -> None:
    """How many there are of each kind."""
    rest: i64 = bag
    at: i64 = first
    while rest != 0 and at < first + POISON:
        if rest & 3:
            put(out, at, rest & 3)
        rest >>= 2
        at += 1
    put(out, first + POISON, bag >> POISON_SHIFT)


def put_player(out: BytesWriter, first: i64, player: Player) -> None:
    put(out, first, player.hand_size)
    put(out, first + 1, player.score if player.score < HIGH_SCORE else HIGH_SCORE)
    put_bag(out, first + 4, player.taken)


def offer_potion(out: BytesWriter, first: i64, home: i64, open: i64) -> None:
    """P-11, P-12, P-14: into the cauldron of its colour, or any that has none."""
    place: i64 = home & 15
    if place != HOMELESS:
        put_one_of(out, first, place)
    else:
        put_set(out, first, open)
