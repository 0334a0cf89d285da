"""What is true of the table after every move, whatever was played. Checked over random games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.rng import FastRng

from ..cards import DECK, POISON, bag_of, copies, one, potions, value_of
from ..model import NONE, Table
from .pour import BRIM
from .turn import PoisonState

FULL_DECK: Final[i64] = bag_of(DECK)


def check_table(table: Table) -> None:
    """Raises AssertionError with what is wrong."""
    check_cards(table)
    check_cauldrons(table)


def check_cards(table: Table) -> None:
    """P-01: fifty cards, each exactly as often as in the box, wherever they are."""
    everything: i64 = table.aside
    count: i64 = size_of(table.aside)
    for player in table.players:
        everything += player.hand + player.taken
        count += size_of(player.hand) + size_of(player.taken)
        if size_of(player.hand) != player.hand_size:
            raise AssertionError("a hand is not as large as it says")
    for cauldron in table.cauldrons:
        everything += cauldron.bag
        count += size_of(cauldron.bag)
    for kind in table.pile:
        everything += one(kind)
        count += 1
    if everything != FULL_DECK or count != len(DECK):
        raise AssertionError("cards were lost or made")


def check_cauldrons(table: Table) -> None:
    """P-11 to P-15: one colour in a cauldron, no colour in two, and nothing above the brim."""
    seen: i64 = 0
    for place, cauldron in enumerate(table.cauldrons):
        colours = colours_in(cauldron.bag)
        if colours & seen:
            raise AssertionError("a colour stands in two cauldrons")
        seen |= colours
        if colours & (colours - 1):
            raise AssertionError("a cauldron holds two colours")
        total = total_of(cauldron.bag)
        if total > BRIM or total != cauldron.total:
            raise AssertionError("a cauldron is too full, or not as full as it says")
        if colours != (0 if cauldron.colour == NONE else 1 << cauldron.colour):
            raise AssertionError("a cauldron has not the colour it says")
        if colours and table.home(cauldron.colour) != place:
            raise AssertionError("a colour is not where the table says")


def size_of(bag: i64) -> i64:
    return potions(bag, 0) + potions(bag, 1) + potions(bag, 2) + copies(bag, POISON)


def colours_in(bag: i64) -> i64:
    """A bit for each colour of potion in a bag."""
    found: i64 = 0
    colour: i64 = 0
    while colour < 3:
        if potions(bag, colour):
            found |= 1 << colour
        colour += 1
    return found


def total_of(bag: i64) -> i64:
    """What the cards of a bag add up to."""
    total: i64 = 0
    kind: i64 = 0
    rest: i64 = bag
    while rest != 0:
        if kind == POISON:
            total += rest * value_of(kind)
            break
        total += (rest & 3) * value_of(kind)
        rest >>= 2
        kind += 1
    return total


def play_out_checked(state: PoisonState, rng: FastRng) -> int:
    """A random game to its end, with the table checked before and after each move."""
    played = 0
    check_table(state)
    while not state.over:
        actions = state.legal(state.turn)
        state.play(state.turn, actions[rng.quick(len(actions))])
        check_table(state)
        played += 1
    return played
