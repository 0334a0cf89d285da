"""Kazaam! for machines that learn, straight from the state: the numbers of `encoding.py`."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from athanor.contract.direct import DirectEncoding, put, put_one_of
from athanor.contract.state import State

from .model import HIGH_SCORE, NONE, PHASES, Player
from .rules.knowledge import recall
from .rules.score import FINISHER_POINTS, total_points
from .rules.turn import KazaamState
from .tiles import (
    COUNT_BITS,
    COUNT_MASK,
    HOMUNCULI,
    KINDS,
    PART_COUNT,
    TILE_BITS,
    TILE_MASK,
    TILES,
    TILES_OF_ONE,
    Box,
    Heap,
)

# How many numbers there are for a part in play, a board, and a player.
PART: Final = 2 + len(HOMUNCULI)
BOARD: Final = PART_COUNT * PART
PLAYER: Final = BOARD + 2 * KINDS + len(HOMUNCULI) + 4


class KazaamDirect(DirectEncoding):
    def observe(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(state, KazaamState)
        put_hand(out, first, state.box, state.players[seat])
        at: i64 = first + TILES
        each: i64 = seat
        left: i64 = state.seats
        while left > 0:
            put_player(out, at, state, each)
            at += PLAYER
            each = each + 1 if each + 1 < state.seats else 0
            left -= 1
        put_whereabouts(out, at, state, seat)
        at += (state.seats + 1) * TILES
        put_bag(out, at, state.supply)
        put(out, at + KINDS, len(state.pile))
        put(out, at + KINDS + 1, state.discard_size)
        put(out, at + KINDS + 2, state.left)
        at += KINDS + 3
        put_one_of(out, at, NONE if state.finisher != NONE else state.phase)
        put_uses(out, at + len(PHASES), state, seat)

    def offer(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        assert isinstance(state, KazaamState)
        for index in state.offered(seat):
            at: i64 = index
            out[first + at] = 1

    def play(self, state: State, seat: i64, index: i64) -> None:
        assert isinstance(state, KazaamState)
        state.step += 1
        state.do(seat, index)


def put_hand(out: BytesWriter, first: i64, box: Box, player: Player) -> None:
    hand: i64 = player.hand
    left: i64 = player.hand_size
    while left > 0:
        put_one_of(out, first, box.place[hand & TILE_MASK])
        hand >>= TILE_BITS
        left -= 1


def put_player(out: BytesWriter, first: i64, state: KazaamState, seat: i64) -> None:
    player = state.players[seat]
    rest: i64 = player.parts
    up: i64 = player.up
    board: i64 = player.board
    at: i64 = first
    while rest != 0:
        if rest & 1:
            out[at] = 1
            out[at + 1] = u8(up & 1)
            out[at + 2 + (board & TILE_MASK) // TILES_OF_ONE] = 1
        at += PART
        rest >>= 1
        up >>= 1
        board >>= TILE_BITS
    at = first + BOARD
    put_bag(out, at, player.ingredients)
    put_bag(out, at + KINDS, player.favourite)
    put_one_of(out, at + 2 * KINDS, player.homunculus)
    at += 2 * KINDS + len(HOMUNCULI)
    out[at] = u8(player.hand_size)
    if player.up != 0:
        points: i64 = total_points(state, seat)
        out[at + 1] = u8(points if points < HIGH_SCORE else HIGH_SCORE)
    elif state.finisher == seat:
        out[at + 1] = FINISHER_POINTS
    if seat == state.turn:
        out[at + 2] = 1
    if seat == state.first:
        out[at + 3] = 1


def put_bag(out: BytesWriter, first: i64, bag: i64) -> None:
    at: i64 = first
    while bag != 0:
        out[at] = u8(bag & COUNT_MASK)
        bag >>= COUNT_BITS
        at += 1


def put_whereabouts(out: BytesWriter, first: i64, state: KazaamState, seat: i64) -> None:
    """What can be in the hands of the others, in the pile and in the discards, as far as this seat
    can tell."""
    possible = recall(state, seat).possible
    seats: i64 = state.seats
    at: i64 = first
    place: i64 = next_place(seat, seat, seats)
    while place < seats + 2:
        one = possible[place]
        place = next_place(place, seat, seats)
        if place == seats + 2:
            put_possible(out, at, state.box, one, NOWHERE)
            return
        put_possible(out, at, state.box, one, possible[place])
        at += 2 * TILES
        place = next_place(place, seat, seats)


def next_place(place: i64, seat: i64, seats: i64) -> i64:
    """The hands to the left of a seat as far as the one to its right, then pile and discards."""
    if place >= seats:
        return place + 1
    place = place + 1 if place + 1 < seats else 0
    return seats if place == seat else place


NOWHERE: Final = Heap(0, 0)


def put_possible(out: BytesWriter, first: i64, box: Box, tiles: Heap, other: Heap) -> None:
    """Whether each tile of the box is in a heap, and after them the same for another heap."""
    used = box.used
    at: i64 = put_word(out, first, used.low, tiles.low, other.low)
    put_word(out, at, used.high, tiles.high, other.high)


def put_word(out: BytesWriter, first: i64, used: i64, tiles: i64, others: i64) -> i64:
    """For each bit in use whether it is set; where the next number goes. Of two words at once,
    since to find the bits in use takes longer than to write them."""
    at: i64 = first
    if others == 0:
        while used != 0:
            if used & 1:
                out[at] = u8(tiles & 1)
                at += 1
            used >>= 1
            tiles >>= 1
        return at
    while used != 0:
        if used & 1:
            out[at] = u8(tiles & 1)
            out[at + TILES] = u8(others & 1)
            at += 1
        used >>= 1
        tiles >>= 1
        others >>= 1
    return at


def put_uses(out: BytesWriter, first: i64, state: KazaamState, seat: i64) -> None:
    """The last two parts in use, the top of the stack first."""
    at: i64 = first
    index: i64 = len(state.uses) - 1
    while index >= 0 and at < first + 2 * (PART_COUNT + 1):
        use = state.uses[index]
        put_one_of(out, at, use.part)
        put(out, at + PART_COUNT, 1 if use.target_seat == seat else 0)
        at += PART_COUNT + 1
        index -= 1
