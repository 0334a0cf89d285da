"""The swap between hands, question by question: Z-29, Z-33, Z-39."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    ACTIONS,
    CREATURE_NAMES,
    GIVE,
    NAME,
    NONE,
    OFFER,
    PARTS,
    SPELL_NAMES,
    TAKE,
    add_each,
    all_of,
    one,
    size,
)
from ..events import CreatureNamed, HandedOver
from ..model import Table
from .dark import take_dark
from .phases import AFTER_ACTION, FOR_SWAP, GIVING, NAMING, Phase
from .pile import hide_hand, move_unseen, pick_at_random


class Offering(Phase):
    """Z-29: what is swapped away, unseen by all others until the swap."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        add_each(actions, OFFER, table.players[seat].hand & ~table.offered, table.spell_of)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        spell: i64 = index - OFFER
        if not OFFER <= index < NAME:
            return IllegalAction("offer-first", "Z-29")
        card: i64 = table.card_of[spell]
        if card == NONE or not table.players[seat].hand & ~table.offered & one(card):
            return IllegalAction("not-in-hand", "Z-29", card=SPELL_NAMES[spell])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        """Unseen by all others until the swap."""
        table.offered |= one(table.card_of[index - OFFER])
        table.amount -= 1
        if table.amount == 0:
            table.phase = NAMING


class Naming(Phase):
    """Z-29: the creature that is asked for."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        for creature in table.creatures:
            actions.append(ACTIONS[NAME + creature])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not NAME <= index < GIVE:
            return IllegalAction("name-first", "Z-29")
        if index - NAME not in table.creatures:
            return IllegalAction("not-in-game", "Z-29", creature=CREATURE_NAMES[index - NAME])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        table.named = table.creatures.index(index - NAME)
        if table.tracing:
            table.events.append(CreatureNamed(seat, table.target, CREATURE_NAMES[index - NAME]))
        if table.options["hand_swap"] == "same_type":
            give_same_types(table)
        ask_or_swap(table, seat)


def give_same_types(table: Table) -> None:
    """Z-33, by option: of the named creature, what is of the type of a spell offered goes first."""
    hand: i64 = table.players[table.target].hand
    part: i64 = 0
    while part < PARTS:
        wanted: i64 = one(table.named * PARTS + part)
        if hand & wanted and types_of(table.offered) & one(part):
            table.given |= wanted
        part += 1


def types_of(cards: i64) -> i64:
    """The parts of a set of spells, as a set of places."""
    folded: i64 = cards | cards >> 27
    return (folded | folded >> 9 | folded >> 18) & 511


def of_named_creature(table: Table) -> i64:
    """What the opponent has of the creature and has not given yet."""
    return table.players[table.target].hand & ~table.given & all_of(table.named)


def ask_or_swap(table: Table, seat: i64) -> None:
    """The opponent chooses as long as they have the creature; what is lacking is drawn at
    random."""
    if size(table.given) < size(table.offered) and of_named_creature(table) != 0:
        table.phase = GIVING
    else:
        swap_hands(table, seat)


class Giving(Phase):
    """Z-29: what the opponent gives of it."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        add_each(actions, GIVE, of_named_creature(table), table.spell_of)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        spell: i64 = index - GIVE
        if not GIVE <= index < TAKE:
            return IllegalAction("give-first", "Z-29")
        card: i64 = table.card_of[spell]
        if card == NONE or not table.players[seat].hand & ~table.given & one(card):
            return IllegalAction("not-in-hand", "Z-29", card=SPELL_NAMES[spell])
        if not of_named_creature(table) & one(card):
            return IllegalAction(
                "other-creature", "Z-29", creature=CREATURE_NAMES[table.creatures[table.named]]
            )
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        table.given |= one(table.card_of[index - GIVE])
        ask_or_swap(table, table.turn)


def swap_hands(table: Table, seat: i64) -> None:
    opponent = table.players[table.target]
    random: i64 = 0
    while size(table.given) < size(table.offered):
        rest: i64 = opponent.hand & ~table.given
        card = pick_at_random(table, rest, size(rest), "swap")
        random |= one(card)
        table.given |= one(card)
    hide_hand(table, seat, table.target)
    hide_hand(table, table.target, seat)
    hand_over(table, seat, table.target, table.offered, False)
    if table.given & ~random:
        hand_over(table, table.target, seat, table.given & ~random, False)
    if random != 0:
        hand_over(table, table.target, seat, random, True)
    table.offered = 0
    table.given = 0
    table.named = NONE
    take_dark(table, seat, FOR_SWAP)
    table.phase = AFTER_ACTION


def hand_over(table: Table, seat: i64, other: i64, cards: i64, at_random: bool) -> None:
    move_unseen(table, seat, other, cards)
    if table.tracing:
        table.events.append(HandedOver(seat, other, table.names(cards), at_random))
