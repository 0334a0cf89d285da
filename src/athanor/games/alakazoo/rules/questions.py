"""What a power asks its player: which spell, which place, which rune, which opponent."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    ACTIONS,
    AS_IT_IS,
    COVER,
    DISCARD,
    DRAW,
    NONE,
    PART_NAMES,
    PARTS,
    RUNE,
    RUNE_OFFSETS,
    SPELL_NAMES,
    SWAP,
    SWAP_PORTALS,
    SYMBOL_NAMES,
    SYMBOLS,
    TAKE,
    TARGET,
    UNCOVER,
    add_each,
    members,
    one,
)
from ..events import PortalsSwapped, Swapped, Took, Uncovered
from ..model import Player, Table
from .dark import take_dark
from .dice import add_covers, cover, refuse_cover
from .guardian import POWERS
from .phases import (
    AFTER_ACTION,
    COVERING,
    FOR_SWAP,
    FROM_COLUMNS,
    FROM_HAND,
    SOURCES,
    TAKING,
    Phase,
)
from .pile import discard, show, take_from_columns
from .solo import win_solo_if_done
from .spells import legal_discards, refuse_discard
from .targets import open_to_powers, swappable

# -- give up spells of the hand, and then perhaps take as many


class GivingUp(Phase):
    """Z-28: spells of the hand, and then perhaps as many are taken."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        legal_discards(table, seat, actions)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if DISCARD <= index < DRAW:
            return refuse_discard(table, seat, index, "Z-28")
        return IllegalAction("discard-first", "Z-28", count=table.amount)

    def do(self, table: Table, seat: i64, index: i64) -> None:
        discard(table, seat, table.card_of[index - DISCARD])
        table.amount -= 1
        if table.amount == 0:
            table.amount = table.then_take
            table.phase = TAKING if table.then_take > 0 else AFTER_ACTION


# -- take a spell from the columns or the discards


def takeable(table: Table) -> i64:
    if table.source == FROM_COLUMNS:
        return table.in_columns()
    return table.discards


class Taking(Phase):
    """Z-28: a spell from the columns or the discards."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        add_each(actions, TAKE, takeable(table), table.spell_of)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        spell: i64 = index - TAKE
        if not TAKE <= index < SWAP:
            return IllegalAction("take-first", "Z-28")
        card: i64 = table.card_of[spell]
        if card == NONE or not takeable(table) & one(card):
            return IllegalAction("not-there", "Z-28", card=SPELL_NAMES[spell])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        card: i64 = table.card_of[index - TAKE]
        if table.source == FROM_COLUMNS:
            take_from_columns(table, card, NONE)
        else:
            table.discards &= ~one(card)
        show(table.players[seat], card)
        if table.tracing:
            table.events.append(Took(seat, table.name(card), SOURCES[table.source]))
        table.amount -= 1
        if table.amount == 0 or takeable(table) == 0:
            table.phase = AFTER_ACTION


# -- swap a spell on the own portal


class Swapping(Phase):
    """Z-30: a spell on the own portal."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        for card in members(swappable(table, seat, table.source)):
            actions.append(ACTIONS[SWAP + table.spell_of[card] * PARTS + card % PARTS])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not SWAP <= index < SWAP_PORTALS:
            return IllegalAction("swap-first", "Z-30")
        spell: i64 = (index - SWAP) // PARTS
        place: i64 = (index - SWAP) % PARTS
        card: i64 = table.card_of[spell]
        player = table.players[seat]
        if table.source == FROM_HAND:
            there: i64 = player.hand
        elif table.source == FROM_COLUMNS:
            there = table.in_columns()
        else:
            there = table.discards
        if card == NONE or not there & one(card):
            code = "not-in-hand" if table.source == FROM_HAND else "not-there"
            return IllegalAction(code, "Z-30", card=SPELL_NAMES[spell])
        if spell % PARTS != place:
            return IllegalAction(
                "unlike-types", "Z-33", card=SPELL_NAMES[spell], place=PART_NAMES[place]
            )
        if not player.filled & one(place):
            return IllegalAction("place-empty", "Z-30", place=PART_NAMES[place])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        """No points for it (Z-44)."""
        card: i64 = table.card_of[(index - SWAP) // PARTS]
        player = table.players[seat]
        old = spell_on(player, card % PARTS)
        if table.source == FROM_HAND:
            player.lose(card)
            show(player, old)
        elif table.source == FROM_COLUMNS:
            take_from_columns(table, card, old)
        else:
            table.discards ^= one(card) | one(old)
        player.spells ^= one(card) | one(old)
        if table.tracing:
            cards = [table.name(card), table.name(old)]
            place = PART_NAMES[card % PARTS]
            table.events.append(Swapped(seat, place, cards, SOURCES[table.source]))
        table.phase = AFTER_ACTION
        if table.solo:
            win_solo_if_done(table)


def spell_on(player: Player, place: i64) -> i64:
    """The spell that lies on a filled place."""
    card: i64 = place
    while player.spells & one(card) == 0:
        card += PARTS
    return card


# -- swap spells between portals


class SwappingPortals(Phase):
    """Z-31: spells of one type between two portals."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        filled: i64 = table.players[seat].filled
        other: i64 = 0
        while other < table.seats:
            if open_to_powers(table, seat, other):
                both: i64 = filled & table.players[other].filled
                add_each(actions, SWAP_PORTALS + other * PARTS, both, AS_IT_IS)
            other += 1
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if index < SWAP_PORTALS:
            return IllegalAction("swap-first", "Z-31")
        other: i64 = (index - SWAP_PORTALS) // PARTS
        place: i64 = (index - SWAP_PORTALS) % PARTS
        refusal = refuse_opponent(table, seat, other)
        if refusal is not None:
            return refusal
        if not table.players[seat].filled & table.players[other].filled & one(place):
            return IllegalAction("place-empty", "Z-31", place=PART_NAMES[place])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        other: i64 = (index - SWAP_PORTALS) // PARTS
        place: i64 = (index - SWAP_PORTALS) % PARTS
        player = table.players[seat]
        opponent = table.players[other]
        mine = spell_on(player, place)
        theirs = spell_on(opponent, place)
        both: i64 = one(mine) | one(theirs)
        player.spells ^= both
        opponent.spells ^= both
        if table.tracing:
            cards = [table.name(theirs), table.name(mine)]
            table.events.append(PortalsSwapped(seat, other, PART_NAMES[place], cards))
        take_dark(table, seat, FOR_SWAP)
        table.phase = AFTER_ACTION


def refuse_opponent(table: Table, seat: i64, other: i64) -> IllegalAction | None:
    if other >= table.seats or other == seat:
        return IllegalAction("not-an-opponent", "Z-29", seat=other)
    if not open_to_powers(table, seat, other):
        return IllegalAction("portal-full", "Z-34", seat=other)
    return None


# -- cover or uncover a rune of the own portal


class Covering(Phase):
    """Z-66: any free rune of the own portal."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        player = table.players[seat]
        add_covers(actions, player, 0, player.free_runes())
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not COVER <= index < COVER + PARTS * SYMBOLS:
            return IllegalAction("cover-first", "Z-66")
        return refuse_cover(table, seat, index)

    def do(self, table: Table, seat: i64, index: i64) -> None:
        cover(table, seat, index)
        table.amount -= 1
        if table.amount == 0 or table.magic == 0 or table.players[seat].free_runes() == 0:
            table.phase = AFTER_ACTION


class Uncovering(Phase):
    """A token to move: first it is taken off."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        player = table.players[seat]
        add_each(actions, UNCOVER, player.tokens, RUNE_OFFSETS[player.portal])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not UNCOVER <= index < COVER:
            return IllegalAction("uncover-first", "Z-20")
        player = table.players[seat]
        place: i64 = (index - UNCOVER) // SYMBOLS
        symbol: i64 = (index - UNCOVER) % SYMBOLS
        rune: i64 = RUNE[(player.portal * PARTS + place) * SYMBOLS + symbol]
        if rune == NONE or not player.tokens & one(rune):
            return IllegalAction(
                "rune-uncovered", "Z-20", place=PART_NAMES[place], rune=SYMBOL_NAMES[symbol]
            )
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        uncover(table, seat, index)
        table.amount = 1
        table.phase = COVERING


def uncover(table: Table, seat: i64, index: i64) -> None:
    player = table.players[seat]
    place: i64 = (index - UNCOVER) // SYMBOLS
    symbol: i64 = (index - UNCOVER) % SYMBOLS
    player.tokens &= ~one(RUNE[(player.portal * PARTS + place) * SYMBOLS + symbol])
    player.token_count -= 1
    table.magic += 1
    if table.tracing:
        table.events.append(Uncovered(seat, PART_NAMES[place], SYMBOL_NAMES[symbol]))


# -- choose an opponent


class Targeting(Phase):
    """Z-29: an opponent."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        targets = POWERS[table.power].targets(table, seat)
        add_each(actions, TARGET, targets, AS_IT_IS)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        other: i64 = index - TARGET
        if not 0 <= other < 4:
            return IllegalAction("target-first", "Z-29")
        if not POWERS[table.power].targets(table, seat) & one(other):
            refusal = refuse_opponent(table, seat, other)
            if refusal is not None:
                return refusal
            return IllegalAction("target-in-vain", "Z-27", seat=other)
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        table.target = index - TARGET
        POWERS[table.power].aim(table, seat, table.target)
