"""Poison as networks are shown it: colours rather than places, and what every player counts.

- the own hand: how many of each kind (16 numbers), then for each colour how many cards could be
  poured without overflowing, and the same for poison (4);
- for each colour its cauldron, and then those that have none, together: total, potions, poisons
  (4 times 3);
- for each seat, oneself first: cards in hand, points so far over the lowest, points of this round
  if it stopped now, poisons taken, whether it is their turn, and for each colour the potions taken
  and how many more than the most of anyone else's (5 + 6);
- how much of the game is still to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.sketch import Sketch
from athanor.contract.state import State

from ..cards import KINDS, POISON, copies, potions, value_of
from ..rules.pour import BRIM
from ..rules.score import COLOUR_COUNT, penalties, tally
from ..rules.turn import PoisonState

CAULDRON: Final = 3
PLAYER: Final = 5 + 2 * COLOUR_COUNT
HAND: Final = KINDS + COLOUR_COUNT + 1
BREWS: Final = CAULDRON * (COLOUR_COUNT + 1)


class PoisonSketch(Sketch):
    def __init__(self, seats: int) -> None:
        self.length = HAND + BREWS + seats * PLAYER + 1

    def draw(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, PoisonState)
        draw_hand(state, seat, out)
        draw_cauldrons(state, out)
        draw_players(state, seat, out)
        out[self.length - 1] = float(int(state.rounds - state.round))


def draw_hand(state: PoisonState, seat: i64, out: vec[float]) -> None:
    hand: i64 = state.players[seat].hand
    lowest: i64 = BRIM
    for cauldron in state.cauldrons:
        if cauldron.total < lowest:
            lowest = cauldron.total
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = copies(hand, kind)
        if held > 0:
            out[kind] = float(int(held))
            colour: i64 = kind // 5
            total: i64 = lowest if kind == POISON else total_of(state, colour)
            if total + value_of(kind) <= BRIM:
                out[KINDS + colour] += float(int(held))
        kind += 1


def total_of(state: PoisonState, colour: i64) -> i64:
    """What a potion of that colour is poured on, at the least."""
    place: i64 = state.home(colour)
    if place >= 0:
        return state.cauldrons[place].total
    least: i64 = BRIM
    for cauldron in state.cauldrons:
        if cauldron.colour < 0 and cauldron.total < least:
            least = cauldron.total
    return least


def draw_cauldrons(state: PoisonState, out: vec[float]) -> None:
    for cauldron in state.cauldrons:
        colour: i64 = cauldron.colour if cauldron.colour >= 0 else COLOUR_COUNT
        at: i64 = HAND + CAULDRON * colour
        bag: i64 = cauldron.bag
        out[at] += float(int(cauldron.total))
        out[at + 1] += float(int(potions(bag, 0) + potions(bag, 1) + potions(bag, 2)))
        out[at + 2] += float(int(copies(bag, POISON)))


def draw_players(state: PoisonState, seat: i64, out: vec[float]) -> None:
    counts = tally(state)
    points = penalties(counts)
    lowest = min([int(player.score) for player in state.players])
    at: i64 = HAND + BREWS
    each: i64 = seat
    left: i64 = state.seats
    while left > 0:
        player = state.players[each]
        out[at] = float(int(player.hand_size))
        out[at + 1] = float(int(player.score) - lowest)
        out[at + 2] = float(points[each])
        out[at + 3] = float(counts[each][COLOUR_COUNT])
        out[at + 4] = 1.0 if each == state.turn and not state.finished else 0.0
        colour = 0
        while colour < COLOUR_COUNT:
            most = 0
            for other in range(state.seats):
                if other != each and counts[other][colour] > most:
                    most = counts[other][colour]
            out[at + 5 + 2 * colour] = float(counts[each][colour])
            out[at + 6 + 2 * colour] = float(counts[each][colour] - most)
            colour += 1
        at += PLAYER
        each = each + 1 if each + 1 < state.seats else 0
        left -= 1
