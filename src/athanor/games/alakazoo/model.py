"""The table of Alakazoö!: where every spell and token is, whose turn it is, and what is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.state import State

from .cards import CREATURE_COUNT, NONE, PARTS, SPELL_NAMES, one
from .rules.moments import Effect
from .rules.phases import CHOOSE_PORTAL

SLOTS: Final = 3
MAGIC: Final = 30
DARK: Final = 12
HAND_LIMIT: Final = 4
TOKEN_LIMIT: Final = 6
DICE: Final = 3
COLUMNS: Final = 4
COLUMN_LIMIT: Final = 4
#: Points and hands are rarely above; machines that learn see them cut off there.
HIGH_SCORE: Final = 30
LARGE_HAND: Final = 8


class Guardian:
    """`kind` is which of the four it is; `powers` what it can be paid for, as a set."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.magic: i64 = 0
        self.dark: i64 = 0
        self.powers: i64 = 0
        self.ability: i64 = NONE

    def clone(self) -> Guardian:
        copy = Guardian(self.kind)
        copy.magic = self.magic
        copy.dark = self.dark
        copy.powers = self.powers
        copy.ability = self.ability
        return copy


class Player:
    """`hand` and `spells` (those on the portal) are sets of spells, `filled` of places, `tokens` of
    runes. `open` are the spells in hand that all have seen, `told[viewer]` those that one has.

    `offer` and `offered_powers` are what a secret choice is made from, `choice` what was chosen.
    """

    def __init__(self, seats: int) -> None:
        self.portal: i64 = NONE
        self.creature: i64 = NONE  # of the portal, by its rank in the game
        self.hand: i64 = 0
        self.hand_size: i64 = 0
        self.open: i64 = 0
        self.told: list[int] = [0] * seats
        self.spells: i64 = 0
        self.filled: i64 = 0
        self.tokens: i64 = 0
        self.token_count: i64 = 0
        self.points: i64 = 0
        self.hand_limit: i64 = HAND_LIMIT
        self.token_limit: i64 = TOKEN_LIMIT
        self.dice_limit: i64 = DICE
        self.guardians: list[Guardian] = []
        self.effects: list[Effect] = []
        self.moments: i64 = 0
        self.wizard: i64 = NONE
        self.lesson: i64 = NONE
        self.page: i64 = NONE
        self.offer: i64 = 0
        self.offered_powers: i64 = 0
        self.choice: i64 = NONE

    def receive(self, card: i64) -> None:
        self.hand |= one(card)
        self.hand_size += 1

    def lose(self, card: i64) -> None:
        gone: i64 = ~one(card)
        self.hand &= gone
        self.hand_size -= 1
        self.open &= gone
        self.forget(gone)

    def forget(self, kept: i64) -> None:
        told = self.told
        viewer: i64 = 0
        while viewer < len(told):
            known: i64 = told[viewer]
            if known != 0:
                told[viewer] = known & kept
            viewer += 1

    def free_runes(self) -> i64:
        """Z-19: a place that holds a spell has none."""
        taken: i64 = self.tokens | self.filled | self.filled << PARTS
        return 262143 & ~taken

    def ready_places(self) -> i64:
        """Empty places with both runes covered."""
        return self.tokens & (self.tokens >> PARTS) & ~self.filled & 511

    def dark(self) -> i64:
        total: i64 = 0
        for guardian in self.guardians:
            total += guardian.dark
        return total

    def magic(self) -> i64:
        total: i64 = 0
        for guardian in self.guardians:
            total += guardian.magic
        return total

    def add_effect(self, table: Table, seat: i64, effect: Effect) -> None:
        self.effects = [*self.effects, effect]  # shared with clones, so never changed in place
        self.moments |= effect.moments
        effect.joins(table, seat)

    def clone(self) -> Player:
        copy = Player(0)
        copy.portal = self.portal
        copy.creature = self.creature
        copy.hand = self.hand
        copy.hand_size = self.hand_size
        copy.open = self.open
        copy.told = self.told[:]
        copy.spells = self.spells
        copy.filled = self.filled
        copy.tokens = self.tokens
        copy.token_count = self.token_count
        copy.points = self.points
        copy.hand_limit = self.hand_limit
        copy.token_limit = self.token_limit
        copy.dice_limit = self.dice_limit
        guardians: list[Guardian] = []
        for guardian in self.guardians:
            guardians.append(guardian.clone())
        copy.guardians = guardians
        copy.effects = self.effects
        copy.moments = self.moments
        copy.wizard = self.wizard
        copy.lesson = self.lesson
        copy.page = self.page
        copy.offer = self.offer
        copy.offered_powers = self.offered_powers
        copy.choice = self.choice
        return copy


class Column:
    """`cards` is the set of its spells; `order` the same as digits of 64, oldest first, after a
    1."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.order: i64 = 1
        self.count: i64 = 0

    def add(self, card: i64) -> None:
        self.cards |= one(card)
        self.order = self.order << 6 | card
        self.count += 1

    def empty(self) -> None:
        self.cards = 0
        self.order = 1
        self.count = 0

    def replace(self, card: i64, by: i64) -> None:
        """`by` takes the place of `card`; NONE leaves no gap."""
        digits = self.in_order()
        self.empty()
        for digit in digits:
            if digit != card:
                self.add(digit)
            elif by >= 0:
                self.add(by)

    def in_order(self) -> list[int]:
        cards: list[int] = []
        left: i64 = self.order
        while left > 1:
            cards.append(left & 63)
            left >>= 6
        cards.reverse()
        return cards

    def clone(self) -> Column:
        copy = Column()
        copy.cards = self.cards
        copy.order = self.order
        copy.count = self.count
        return copy


class Table(State):
    """`creatures[rank]` are the creatures in the game; `spell_of` and `card_of` translate between
    the numbers of spells in this game and those of the box. `pile` holds the next card last.
    `tommy_*` are sets of Tommy's cards: in the discards, lasting, out of the game, and in the
    pile but once seen.

    The fields from `dice` on are what the present turn is in the middle of.
    """

    def lay_out(self) -> None:
        seats = self.seats
        self.solo: bool = seats == 1
        self.phase: i64 = CHOOSE_PORTAL
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.last_round: bool = False
        self.won: bool = False
        self.players: list[Player] = [Player(seats) for _ in range(seats)]
        self.creatures: list[int] = []
        self.spell_of: list[int] = []
        self.card_of: list[int] = []
        self.columns: list[Column] = [Column() for _ in range(COLUMNS)]
        self.pile: list[int] = []
        self.discards: i64 = 0
        self.magic: i64 = MAGIC
        self.dark: i64 = DARK
        self.tommy_discards: i64 = 0
        self.tommy_lasting: i64 = 0
        self.tommy_out: i64 = 0
        self.tommy_seen: i64 = 0
        self.dice: i64 = 0
        self.safe: bool = False
        self.eased: bool = False
        self.hushed: bool = False
        self.owed: i64 = 0
        self.owed_for: i64 = 0
        self.amount: i64 = 0
        self.then_take: i64 = 0
        self.source: i64 = 0
        self.power: i64 = NONE
        self.target: i64 = NONE
        self.offered: i64 = 0
        self.named: i64 = NONE
        self.given: i64 = 0

    def set_creatures(self, creatures: list[int]) -> None:
        """Whose spells are in the game."""
        self.creatures = creatures
        self.spell_of = [creature * PARTS + part for creature in creatures for part in range(PARTS)]
        card_of = [NONE] * (CREATURE_COUNT * PARTS)
        for card in range(len(self.spell_of)):
            card_of[self.spell_of[card]] = card
        self.card_of = card_of
        for player in self.players:
            if player.portal >= 0:
                player.creature = creatures.index(player.portal)

    def name(self, card: i64) -> str:
        return SPELL_NAMES[self.spell_of[card]]

    def names(self, cards: i64) -> list[str]:
        found: list[str] = []
        rest: i64 = cards
        card: i64 = 0
        while rest != 0:
            if rest & 1:
                found.append(SPELL_NAMES[self.spell_of[card]])
            rest >>= 1
            card += 1
        return found

    def in_columns(self) -> i64:
        columns = self.columns
        return columns[0].cards | columns[1].cards | columns[2].cards | columns[3].cards

    def appears(self, card: i64) -> None:
        """One of Tommy's cards turns up in a column (Z-61). The state knows what they all do."""
        raise AssertionError("abstract")

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def copy_to(self, other: Table) -> None:
        other.step = self.step
        other.events = self.events
        other.solo = self.solo
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.last_round = self.last_round
        other.won = self.won
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        other.players = players
        other.creatures = self.creatures  # these three are replaced, never changed
        other.spell_of = self.spell_of
        other.card_of = self.card_of
        columns = self.columns
        other.columns = [
            columns[0].clone(),
            columns[1].clone(),
            columns[2].clone(),
            columns[3].clone(),
        ]
        other.pile = self.pile[:]
        other.discards = self.discards
        other.magic = self.magic
        other.dark = self.dark
        other.tommy_discards = self.tommy_discards
        other.tommy_lasting = self.tommy_lasting
        other.tommy_out = self.tommy_out
        other.tommy_seen = self.tommy_seen
        self.copy_turn_to(other)

    def copy_turn_to(self, other: Table) -> None:
        other.dice = self.dice
        other.safe = self.safe
        other.eased = self.eased
        other.hushed = self.hushed
        other.owed = self.owed
        other.owed_for = self.owed_for
        other.amount = self.amount
        other.then_take = self.then_take
        other.source = self.source
        other.power = self.power
        other.target = self.target
        other.offered = self.offered
        other.named = self.named
        other.given = self.given
