"""Poison as networks are shown it: what a hand says about how its owner plays.

- for each value the potions in hand, of colours in which the seat is ahead of all others (5), and
  of all other colours (5);
- for each colour: potions in hand, how many more the seat has taken than anyone else, what stands
  in its cauldron, and how many of the hand's potions would stay dry (4 each);
- poisons in hand, and whether one would stay dry; cards in hand, cards that would stay dry, points
  of poison taken (5).

It has nothing of what others hold, and leaves out all that says the same of every hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.sketch import Sketch
from athanor.contract.state import State

from ..cards import COLOUR_BITS, POISON, copies, potions, value_of
from ..rules.pour import BRIM
from ..rules.score import COLOUR_COUNT
from ..rules.turn import PoisonState

EACH: Final = 5
COLOUR: Final = 4
BY_COLOUR: Final = 2 * EACH
REST: Final = BY_COLOUR + COLOUR * COLOUR_COUNT
LENGTH: Final = REST + 5


class PoisonSketch(Sketch):
    def __init__(self, seats: int) -> None:
        self.length = LENGTH

    def draw(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, PoisonState)
        player = state.players[seat]
        dry: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            dry += draw_colour(state, seat, colour, player.hand, out)
            colour += 1
        poisons: i64 = copies(player.hand, POISON)
        if least_total(state) + value_of(POISON) <= BRIM:
            dry += poisons
            out[REST + 1] = 1.0
        out[REST] = float(poisons)
        out[REST + 2] = float(player.hand_size)
        out[REST + 3] = float(dry)
        out[REST + 4] = float(copies(player.taken, POISON))


def draw_colour(state: PoisonState, seat: i64, colour: i64, hand: i64, out: vec[float]) -> i64:
    """How many potions of the colour stay dry."""
    lead: i64 = lead_of(state, seat, colour)
    total: i64 = total_of(state, colour)
    held: i64 = 0
    dry: i64 = 0
    at: i64 = 0 if lead > 0 else EACH
    kind: i64 = 0
    rest: i64 = hand >> (COLOUR_BITS * colour)
    while kind < EACH:
        here: i64 = rest & 3
        if here != 0:
            out[at + kind] += float(here)
            held += here
            if total + value_of(kind) <= BRIM:
                dry += here
        rest >>= 2
        kind += 1
    at = BY_COLOUR + COLOUR * colour
    out[at] = float(held)
    out[at + 1] = float(lead)
    out[at + 2] = float(total)
    out[at + 3] = float(dry)
    return dry


def lead_of(state: PoisonState, seat: i64, colour: i64) -> i64:
    """How many more potions of a colour the seat has taken than anyone else."""
    own: i64 = 0
    most: i64 = 0
    each: i64 = 0
    for player in state.players:
        taken: i64 = potions(player.taken, colour)
        if each == seat:
            own = taken
        elif taken > most:
            most = taken
        each = each + 1
    return own - most


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


def least_total(state: PoisonState) -> i64:
    least: i64 = BRIM
    for cauldron in state.cauldrons:
        if cauldron.total < least:
            least = cauldron.total
    return least
