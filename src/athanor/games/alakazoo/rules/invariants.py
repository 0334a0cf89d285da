"""What is true at every step of every game: tokens and spells are neither made nor lost."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.rng import FastRng

from ..cards import ALL_PLACES, PARTS, TOMMY_CARD, one, size
from ..model import COLUMN_LIMIT, DARK, MAGIC, SLOTS
from .phases import DRAFTING, OVER
from .turn import AlakazooState


def check_tokens(state: AlakazooState) -> None:
    """Z-04: thirty magic tokens and twelve dark ones, none in a slot that is not there."""
    magic: i64 = state.magic
    dark: i64 = state.dark
    for player in state.players:
        assert player.token_count == size(player.tokens)
        assert player.tokens & (player.filled | player.filled << PARTS) == 0
        magic += player.token_count
        for guardian in player.guardians:
            assert guardian.magic >= 0
            assert guardian.dark >= 0
            assert guardian.magic + guardian.dark <= SLOTS
            magic += guardian.magic
            dark += guardian.dark
    assert state.magic >= 0
    assert state.dark >= 0
    assert magic == MAGIC
    assert dark == DARK


def check_spells(state: AlakazooState) -> None:
    """Z-02: every spell of the creatures in the game is in exactly one place."""
    seen: i64 = state.discards
    count: i64 = size(state.discards)
    for card in state.pile:
        if card < TOMMY_CARD:
            seen |= one(card)
            count += 1
    for column in state.columns:
        assert column.count == size(column.cards)
        assert column.count <= COLUMN_LIMIT
        seen |= column.cards
        count += column.count
    for player in state.players:
        assert player.hand_size == size(player.hand)
        assert player.open & ~player.hand == 0 or state.phase == DRAFTING
        seen |= player.hand | player.spells
        count += player.hand_size + size(player.spells)
        assert size(player.spells) == size(player.filled & ALL_PLACES)
        if state.phase == DRAFTING:
            seen |= player.offer
            count += size(player.offer)
    wanted: i64 = len(state.creatures) * PARTS
    assert count == wanted
    assert size(seen) == wanted


def play_out_checked(state: AlakazooState, rng: FastRng, most: i64 = 0) -> int:
    """A random game, checked before the first action and after each. How many were played?"""
    played: i64 = 0
    check_tokens(state)
    while state.phase != OVER:
        seats = state.actors()
        seat = seats[rng.quick(len(seats))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.quick(len(actions))])
        played += 1
        check_tokens(state)
        if state.creatures:
            check_spells(state)
        if played == most:
            break
    return played
