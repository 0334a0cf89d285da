"""Alakazoö! for machines that learn, straight from the state: the numbers of `encoding.py`."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from athanor.contract.direct import DirectEncoding, put, put_one_of, put_set
from athanor.contract.state import State

from .cards import (
    CREATURE_COUNT,
    FACE_NAMES,
    INDEX,
    NONE,
    PAGE_COUNT,
    PARTS,
    POWER_COUNT,
    SYMBOL,
    SYMBOLS,
    TOMMY_CARDS,
    WIZARDS,
    size,
)
from .model import HIGH_SCORE, LARGE_HAND, Player
from .rules.phases import ENROLLING, KEEPING, KINDS, OVER
from .rules.score import end_count
from .rules.turn import AlakazooState

SPELLS: Final = CREATURE_COUNT * PARTS
RUNE: Final = 1 + SYMBOLS
PORTAL: Final = 2 * SPELLS + 2 * PARTS * RUNE + CREATURE_COUNT
STANDING: Final = 9
PLAYER: Final = PORTAL + STANDING + 2 * POWER_COUNT + WIZARDS


class AlakazooDirect(DirectEncoding):
    def observe(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(state, AlakazooState)
        own = state.players[seat]
        put_spells(out, first, state, own.hand)
        if state.phase != ENROLLING and state.phase != KEEPING:  # there other cards are offered
            put_spells(out, first + SPELLS, state, own.offer)
        put_spells(out, first + 2 * SPELLS, state, state.discards)
        at: i64 = first + 3 * SPELLS
        for column in state.columns:
            put_spells(out, at, state, column.cards)
            at += SPELLS
        put_one_of(out, at, own.page)
        at += PAGE_COUNT
        each: i64 = seat
        left: i64 = state.seats
        while left > 0:
            put_portal(out, at, state, each, seat)
            put_standing(out, at + PORTAL, state, each, seat)
            put_cards(out, at + PORTAL + STANDING, state.players[each])
            at += PLAYER
            each = state.left_of(each)
            left -= 1
        put_table(out, at, state)

    def offer(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        for action in state.legal(seat):
            put_one_of(out, first, INDEX[action])

    def play(self, state: State, seat: i64, index: i64) -> None:
        assert isinstance(state, AlakazooState)
        state.step += 1
        state.do(seat, index)


def put_spells(out: BytesWriter, first: i64, state: AlakazooState, cards: i64) -> None:
    """A set of spells, in the order of the box."""
    spell_of = state.spell_of
    rest: i64 = cards
    card: i64 = 0
    while rest != 0:
        if rest & 1:
            put(out, first + spell_of[card], 1)
        rest >>= 1
        card += 1


def put_portal(out: BytesWriter, first: i64, state: AlakazooState, seat: i64, viewer: i64) -> None:
    player = state.players[seat]
    if viewer != seat:
        known: i64 = player.open | player.told[viewer]
        put_spells(out, first, state, known & player.hand)
    put_spells(out, first + SPELLS, state, player.spells)
    if player.portal < 0:
        return
    symbol: i64 = player.portal * 2 * PARTS
    tokens: i64 = player.tokens
    at: i64 = first + 2 * SPELLS
    place: i64 = 0
    while place < PARTS:
        put(out, at, (tokens >> place) & 1)
        put_one_of(out, at + 1, SYMBOL[symbol + place])
        put(out, at + RUNE, (tokens >> (PARTS + place)) & 1)
        put_one_of(out, at + RUNE + 1, SYMBOL[symbol + PARTS + place])
        at += 2 * RUNE
        place += 1
    put_one_of(out, at, player.portal)


def put_standing(
    out: BytesWriter, first: i64, state: AlakazooState, seat: i64, viewer: i64
) -> None:
    player = state.players[seat]
    put(out, first, player.points if player.points < HIGH_SCORE else HIGH_SCORE)
    put(out, first + 1, player.hand_size if player.hand_size < LARGE_HAND else LARGE_HAND)
    put(out, first + 2, player.magic())
    put(out, first + 3, player.dark())
    put(out, first + 4, 1 if seat == state.turn and state.phase != OVER else 0)
    put(out, first + 5, 1 if seat == state.first else 0)
    put(out, first + 6, 1 if player.choice != NONE else 0)
    put(out, first + 7, counted(state, seat, viewer))
    put(out, first + 8, size(player.tokens))


def counted(state: AlakazooState, seat: i64, viewer: i64) -> i64:
    """What the end would bring a player now, as far as the viewer can work it out."""
    if state.solo or not state.creatures:
        return 0
    if state.players[seat].page != NONE and viewer != seat and state.phase != OVER:
        return 0
    return end_count(state, seat)


def put_cards(out: BytesWriter, first: i64, player: Player) -> None:
    for guardian in player.guardians:
        put_one_of(out, first, guardian.ability)
    put_one_of(out, first + POWER_COUNT, player.lesson)
    put_one_of(out, first + 2 * POWER_COUNT, player.wizard)


def put_table(out: BytesWriter, first: i64, state: AlakazooState) -> None:
    at: i64 = first
    dice: i64 = state.dice
    while dice != 0:
        put(out, at, dice & 7)
        dice >>= 3
        at += 1
    at = first + len(FACE_NAMES)
    put_one_of(out, at, NONE if state.phase == OVER else state.asked())
    put_set(out, at + len(KINDS), state.tommy_lasting)
    at += len(KINDS) + TOMMY_CARDS
    put(out, at, len(state.pile))
    put(out, at + 1, state.magic)
    put(out, at + 2, state.dark)
    put(out, at + 3, 1 if state.last_round else 0)
