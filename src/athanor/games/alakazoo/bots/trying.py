"""How readily those who searched long tried each action: what a search looks at first.

Of each action a few traits are noted (how many dice and how many faces are dangerous, what a column
brings, whether a rune is of a place for which a spell is in hand), each as its place in one table
of numbers; what they add up to is the logarithm of how readily it is tried, up to what all actions
have in common. `bench/alakazoo_trying.py` fits the table, `data/trying.toml`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.action import Action

from ..cards import (
    CHARGE,
    COLUMN,
    COVER,
    DARKEN,
    DISCARD,
    DONE,
    DRAW,
    FORGO,
    INDEX,
    INVOKE,
    PARTS,
    PLACE,
    REST,
    ROLL,
    RUNES,
    SHADOW,
    SWAP,
    SYMBOLS,
    TAKE,
    UNCOVER,
    one,
    size,
)
from ..model import Player
from ..rules.phases import ACT
from ..rules.score import LINES, creatures_on
from ..rules.turn import AlakazooState
from .sight import faces_that_fill, fitting, overflow, symbols_without_rune
from .worth import taken_by_others

#: Traits are packed into one number, so many bits each. 0 is no trait.
BITS: Final = 11
TRAIT: Final = (1 << BITS) - 1

# Where the traits of each kind begin in the table, behind those of the kind before.
ROLL_RISK: Final = 1  # dice, faces that bring dark tokens, dark tokens
ROLL_ROOM: Final = ROLL_RISK + 3 * 6 * 4  # dice, tokens too many, faces that fill a place
ROLL_HAND: Final = ROLL_ROOM + 3 * 6 * 7  # dice, spells of use, filled places
COLUMN_NEW: Final = ROLL_HAND + 3 * 5 * 10  # places without a spell, own creature, too many
COLUMN_READY: Final = COLUMN_NEW + 5 * 4 * 4  # places that are ready, spells of use
COLUMN_DARK: Final = COLUMN_READY + 4 * 5  # too many, dark tokens
COLUMN_DICE: Final = COLUMN_DARK + 4 * 4  # faces that bring dark tokens, that fill a place
RESTING: Final = COLUMN_DICE + 6 * 7  # dark tokens
TRADE: Final = RESTING + 4  # of what use the spell is, spells of no use
INVOKE_HAND: Final = TRADE + 5 * 5  # power, spells of use
INVOKE_MAGIC: Final = INVOKE_HAND + 22 * 5  # power, magic on guardians
INVOKE_FILLED: Final = INVOKE_MAGIC + 22 * 7  # power, filled places
INVOKE_DARK: Final = INVOKE_FILLED + 22 * 10  # dark tokens of the guardian
COVER_PLACE: Final = INVOKE_DARK + 4  # spell in hand, touched, nobody first, star
COVER_LEFT: Final = COVER_PLACE + 3 * 2 * 2 * 2  # free runes of the symbol, star
COVER_ROOM: Final = COVER_LEFT + 5 * 2  # room for tokens, star
CHARGE_MAGIC: Final = COVER_ROOM + 7 * 2  # magic on guardians, dark tokens of this one
CHARGE_RISK: Final = CHARGE_MAGIC + 7 * 4  # faces that bring dark tokens, filled places
DIE_LEFT: Final = CHARGE_RISK + 6 * 10  # forgone or not, star, dark tokens
PLACE_POINTS: Final = DIE_LEFT + 2 * 2 * 4  # own creature, first there, filled places
PLACE_LINES: Final = PLACE_POINTS + 2 * 2 * 10  # lines that score by it, that cannot any more
STOP: Final = PLACE_LINES + 3 * 3  # whether a spell could be placed, filled places
UNCOVER_PLACE: Final = STOP + 2 * 10  # spell in hand, both covered
GIVE_UP_CARD: Final = UNCOVER_PLACE + 3 * 2  # of what use it is
TAKE_CARD: Final = GIVE_UP_CARD + 5  # of what use it is, place ready
SWAP_CARD: Final = TAKE_CARD + 5 * 2  # of what use it is, the own creature lies there
TRAITS: Final = SWAP_CARD + 5 * 2


def at_most(number: i64, most: i64) -> i64:
    return number if number < most else most


class Trying:
    """The traits of actions of one player at a time."""

    def __init__(self) -> None:
        self.table = TABLE
        self.player = Player(0)
        self.taken: i64 = 0
        self.held: i64 = 0
        self.own: i64 = 0
        self.useful: i64 = 0
        self.risky: i64 = 0
        self.filling: i64 = 0
        self.filled: i64 = 0
        self.room: i64 = 0
        self.dark: i64 = 0
        self.magic: i64 = 0
        self.acting = False

    def weights(self, state: AlakazooState, seat: i64, actions: list[Action]) -> list[float]:
        """How readily each is tried, together 1."""
        if len(actions) == 1:
            return [1.0]
        self.look(state, seat)
        table = self.table
        found: list[float] = []
        whole = 0.0
        for action in actions:
            index: i64 = INDEX[action]
            left: i64 = self.traits(state, index)
            value = 0.0
            while left != 0:
                value += table[left & TRAIT]
                left >>= BITS
            value = exp(value)
            whole += value
            found.append(value)
        for i in range(len(found)):
            found[i] /= whole
        return found

    def look(self, state: AlakazooState, seat: i64) -> None:
        """What the traits of all actions are made of."""
        player = state.players[seat]
        self.player = player
        self.acting = state.asked() == ACT
        self.taken = taken_by_others(state, seat)
        self.held = fitting(player.hand)
        self.own = (player.hand >> (player.creature * PARTS)) & 511
        self.useful = at_most(size(self.held & ~player.filled), 4)
        self.risky = symbols_without_rune(player)
        self.filling = faces_that_fill(player)
        self.filled = size(player.filled)
        self.room = player.token_limit - player.token_count
        self.dark = at_most(player.dark(), 3)
        self.magic = at_most(player.magic(), 6)

    def traits(self, state: AlakazooState, index: i64) -> i64:
        if index < REST:
            return 0
        if index < INVOKE:
            return self.of_act(state, index)
        if index < PLACE:
            return self.of_power((index - INVOKE) // 4, (index - INVOKE) % 4)
        if index < UNCOVER:
            return self.of_placing(state, index)
        if index < SHADOW:
            return self.of_die(index)
        if TAKE <= index < SWAP:
            return self.of_taking(state.card_of[index - TAKE])
        if SWAP <= index < SWAP + 72 * PARTS:
            card: i64 = state.card_of[(index - SWAP) // PARTS]
            there: i64 = 1 if self.lies(one((index - SWAP) % PARTS)) else 0
            return SWAP_CARD + self.use(card) * 2 + there
        return 0

    def lies(self, place: i64) -> bool:
        """Whether a spell of the own creature lies there."""
        player = self.player
        return (player.spells >> (player.creature * PARTS)) & place != 0

    def of_act(self, state: AlakazooState, index: i64) -> i64:
        if index == REST:
            return RESTING + self.dark
        if index < COLUMN:
            return self.of_roll(index - ROLL)
        if index < DISCARD:
            return self.of_column(state.columns[index - COLUMN].cards)
        if index >= DRAW:
            return 0
        use = self.use(state.card_of[index - DISCARD])
        if not self.acting:
            return GIVE_UP_CARD + use
        idle: i64 = self.player.hand_size - self.useful
        return TRADE + use * 5 + at_most(idle if idle > 0 else 0, 4)

    def of_roll(self, dice: i64) -> i64:
        """`dice` is one less than are rolled."""
        excess: i64 = dice + 4 - self.room
        excess = at_most(excess if excess > 0 else 0, 5)
        risk: i64 = ROLL_RISK + (dice * 6 + self.risky) * 4 + self.dark
        room: i64 = ROLL_ROOM + (dice * 6 + excess) * 7 + self.filling
        hand: i64 = ROLL_HAND + (dice * 5 + self.useful) * 10 + self.filled
        return risk | room << BITS | hand << (2 * BITS)

    def of_column(self, cards: i64) -> i64:
        player = self.player
        here: i64 = fitting(cards)
        new: i64 = size(here & ~player.filled & ~self.held)
        own: i64 = size((cards >> (player.creature * PARTS)) & 511 & ~player.filled & ~self.own)
        ready: i64 = at_most(size(here & player.ready_places()), 3)
        excess = overflow(player, cards)
        excess = at_most(excess if excess > 0 else 0, 3)
        fresh: i64 = COLUMN_NEW + (at_most(new, 4) * 4 + at_most(own, 3)) * 4 + excess
        wait: i64 = COLUMN_READY + ready * 5 + self.useful
        dark: i64 = COLUMN_DARK + excess * 4 + self.dark
        dice: i64 = COLUMN_DICE + self.risky * 7 + self.filling
        return fresh | wait << BITS | dark << (2 * BITS) | dice << (3 * BITS)

    def of_power(self, power: i64, kind: i64) -> i64:
        dark: i64 = 0
        for guardian in self.player.guardians:
            if guardian.kind == kind:
                dark = at_most(guardian.dark, 3)
        hand: i64 = INVOKE_HAND + power * 5 + self.useful
        magic: i64 = INVOKE_MAGIC + power * 7 + self.magic
        filled: i64 = INVOKE_FILLED + power * 10 + self.filled
        return hand | magic << BITS | filled << (2 * BITS) | (INVOKE_DARK + dark) << (3 * BITS)

    def use(self, card: i64) -> i64:
        """Of a spell: nothing, its place is filled; another creature's or the own, and whether
        another spell in hand is for the same place."""
        player = self.player
        place: i64 = card % PARTS
        if player.filled & one(place):
            return 0
        again: i64 = 1 if fitting(player.hand & ~one(card)) & one(place) else 0
        return (3 if card // PARTS == player.creature else 1) + again

    def of_taking(self, card: i64) -> i64:
        ready: i64 = 1 if self.player.ready_places() & one(card % PARTS) else 0
        return TAKE_CARD + self.use(card) * 2 + ready

    def of_placing(self, state: AlakazooState, index: i64) -> i64:
        player = self.player
        if index == DONE:
            some: i64 = 1 if player.ready_places() & self.held else 0
            return STOP + some * 10 + self.filled
        card: i64 = state.card_of[index - PLACE]
        place: i64 = one(card % PARTS)
        own: i64 = 1 if card // PARTS == player.creature else 0
        first: i64 = 0 if self.taken & place else 1
        filled: i64 = player.filled | place
        spells: i64 = player.spells | one(card)
        scored: i64 = 0
        spoilt: i64 = 0
        for line in LINES:
            lying: i64 = line
            if lying & place:
                count = size(filled & lying)
                if count == 3:
                    if creatures_on(spells, lying) == 2:
                        spoilt += 1
                    else:
                        scored += 1
        points: i64 = PLACE_POINTS + (own * 2 + first) * 10 + self.filled
        return points | (PLACE_LINES + scored * 3 + spoilt) << BITS

    def of_die(self, index: i64) -> i64:
        player = self.player
        if index < COVER:
            place: i64 = one((index - UNCOVER) // SYMBOLS)
            both: i64 = 1 if player.tokens & (player.tokens >> PARTS) & place else 0
            return UNCOVER_PLACE + self.hope(place) * 2 + both
        if index < CHARGE:
            return self.of_cover(index - COVER)
        if index < DARKEN:
            dark: i64 = 0
            for guardian in player.guardians:
                if guardian.kind == index - CHARGE:
                    dark = at_most(guardian.dark, 3)
            charged: i64 = CHARGE_MAGIC + self.magic * 4 + dark
            return charged | (CHARGE_RISK + self.risky * 10 + self.filled) << BITS
        forgone: i64 = 1 if index >= FORGO else 0
        face: i64 = index - FORGO if index >= FORGO else index - DARKEN
        return DIE_LEFT + (forgone * 2 + (1 if face == 0 else 0)) * 4 + self.dark

    def hope(self, place: i64) -> i64:
        """Whether a spell for a place is in hand: none, another creature's, the own."""
        if self.own & place:
            return 2
        return 1 if self.held & place else 0

    def of_cover(self, index: i64) -> i64:
        player = self.player
        star: i64 = 1 if index // (PARTS * SYMBOLS) == 0 else 0
        rest: i64 = index % (PARTS * SYMBOLS)
        place: i64 = one(rest // SYMBOLS)
        symbol: i64 = rest % SYMBOLS
        touched: i64 = 1 if (player.tokens | player.tokens >> PARTS) & place else 0
        first: i64 = 0 if self.taken & place else 1
        runes = size(player.free_runes() & RUNES[player.portal * SYMBOLS + symbol])
        room: i64 = at_most(self.room if self.room > 0 else 0, 6)
        what: i64 = COVER_PLACE + ((self.hope(place) * 2 + touched) * 2 + first) * 2 + star
        left: i64 = COVER_LEFT + at_most(runes, 4) * 2 + star
        return what | left << BITS | (COVER_ROOM + room * 2 + star) << (2 * BITS)


def read_table() -> vec[float]:
    text = files(__package__.rpartition(".")[0]).joinpath("data/trying.toml").read_text("utf-8")
    table: list[float] = tomllib.loads(text)["table"]
    assert len(table) == int(TRAITS), "a table of other traits"
    return vec[float](table)


TABLE: Final = read_table()
