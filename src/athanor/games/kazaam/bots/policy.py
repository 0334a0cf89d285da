"""Quick, plausible play for playouts: what a hurried player would do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.rng import FastRng

from ..model import ACT, ANSWER, MOST_IN_HAND, NONE, TAKE_TILE, Player
from ..rules.build import bit_count, may_play
from ..rules.catalogue import (
    DIG,
    DIGEST,
    DRAW,
    END_TURN,
    EXTRACT,
    FORESEE,
    GATHER,
    LASH,
    LET_PASS,
    MIXTURE_BAGS,
    MIXTURES_FROM,
    MOST_SEATS,
    PLAY,
    RESTORE,
    STEAL,
    TAKE,
)
from ..rules.score import merit
from ..rules.turn import KazaamState
from ..tiles import (
    FIRST_HAND,
    FIRST_LEG,
    HEAD,
    HOMUNCULUS_OF,
    KINDS,
    PART_COUNT,
    PART_OF,
    TAIL,
    TILE_BITS,
    TILE_MASK,
    TORSO,
    common,
    count,
    size,
    unit,
)

EIGHT_PARTS: Final = 8


def act_quickly(state: KazaamState, rng: FastRng) -> None:
    """One action of whoever is asked."""
    if state.phase == ANSWER:
        state.do(state.asked, answer(state, rng))
    elif state.phase == ACT:
        state.do(state.turn, choose(state, rng))
    elif state.phase == TAKE_TILE:
        state.do(state.turn, TAKE + best_discard(state, state.turn))
    else:
        state.do(state.turn, GATHER + best_mixture(state, state.turn))


def choose(state: KazaamState, rng: FastRng) -> i64:
    seat: i64 = state.turn
    player = state.players[seat]
    down: i64 = bit_count(player.parts & ~player.up)
    best: i64 = best_play(state, player)
    if best != NONE:
        if bit_count(player.parts) < EIGHT_PARTS or down == 0 or would_win(state, seat, best):
            return PLAY + best
        return RESTORE
    if (player.up >> TAIL) & 1 and rng.quick(4) != 0:
        target: i64 = weak_spot(state, seat)
        if target != NONE:
            return LASH + target
    needed: i64 = closest_tile(state, player)
    if (player.up >> TORSO) & 1 and needed != NONE:
        return DIGEST
    if player.hand_size < MOST_IN_HAND:
        found: i64 = another_tile(state, seat)
        if found != NONE:
            return found
    if down >= 3 or (down > 0 and state.left == 1 and rng.quick(2) == 0):
        return RESTORE
    if player.hand_size > 2 or (player.hand_size > 0 and not state.pile):
        return EXTRACT + least_useful(state, player)
    if player.hand_size < MOST_IN_HAND and state.pile:
        return DRAW
    return END_TURN


def another_tile(state: KazaamState, seat: i64) -> i64:
    """A leg or a hand in use, for a tile more; NONE without one."""
    player = state.players[seat]
    legs: i64 = (player.up >> FIRST_LEG) & 3
    if legs and state.discard_size > 2:
        return DIG + (0 if legs & 1 else 1)
    hands: i64 = (player.up >> FIRST_HAND) & 3
    if hands:
        victim: i64 = richest(state, seat)
        if victim != NONE:
            return STEAL + (0 if hands & 1 else MOST_SEATS) + victim
    return NONE


def best_play(state: KazaamState, player: Player) -> i64:
    """The weightiest tile that can be paid, favourites first; NONE without one."""
    best: i64 = NONE
    best_rank: i64 = NONE
    hand: i64 = player.hand
    left: i64 = player.hand_size
    while left > 0:
        tile: i64 = hand & TILE_MASK
        if may_play(state, player, tile):
            rank: i64 = PART_COUNT - PART_OF[tile]
            if HOMUNCULUS_OF[tile] == player.homunculus:
                rank += PART_COUNT
            if rank > best_rank:
                best_rank = rank
                best = tile
        hand >>= TILE_BITS
        left -= 1
    return best


def would_win(state: KazaamState, seat: i64, tile: i64) -> bool:
    """Whether the ninth part would win the game, played now."""
    after = state.clone()
    after.do(seat, PLAY + tile)
    mine: i64 = merit(after, seat)
    other: i64 = 0
    while other < after.seats:
        if other != seat and merit(after, other) > mine:
            return False
        other += 1
    return True


def winning_play(state: KazaamState, seat: i64) -> i64:
    """The tile that wins at once, or NONE."""
    player = state.players[seat]
    if bit_count(player.parts) != EIGHT_PARTS:
        return NONE
    tile: i64 = best_play(state, player)
    if tile != NONE and would_win(state, seat, tile):
        return tile
    return NONE


def closest_tile(state: KazaamState, player: Player) -> i64:
    """The tile of a missing part that lacks the fewest ingredients."""
    best: i64 = NONE
    fewest: i64 = 99
    hand: i64 = player.hand
    left: i64 = player.hand_size
    while left > 0:
        tile: i64 = hand & TILE_MASK
        if not (player.parts >> PART_OF[tile]) & 1:
            price: i64 = state.box.price[tile]
            lacking: i64 = size(price) - size(common(price, player.ingredients))
            if lacking < fewest:
                fewest = lacking
                best = tile
        hand >>= TILE_BITS
        left -= 1
    return best


def least_useful(state: KazaamState, player: Player) -> i64:
    """The tile to extract: of a part in play if there is one, and not the one to be played next."""
    keep: i64 = closest_tile(state, player)
    best: i64 = NONE
    best_rank: i64 = NONE
    hand: i64 = player.hand
    left: i64 = player.hand_size
    while left > 0:
        tile: i64 = hand & TILE_MASK
        rank: i64 = size(state.box.gain[tile])
        if (player.parts >> PART_OF[tile]) & 1:
            rank += 10
        if tile == keep:
            rank = 0
        if rank > best_rank:
            best_rank = rank
            best = tile
        hand >>= TILE_BITS
        left -= 1
    return best


def weak_spot(state: KazaamState, seat: i64) -> i64:
    """Where a tail hurts most: a face-down part of the player who is furthest, if not behind us."""
    furthest: i64 = NONE
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        rival = state.players[other]
        if other != seat and rival.parts & ~rival.up:
            parts: i64 = bit_count(rival.parts)
            if parts > most:
                most = parts
                furthest = other
        other += 1
    if furthest == NONE:
        return NONE
    down: i64 = state.players[furthest].parts & ~state.players[furthest].up
    part: i64 = 0
    while not (down >> part) & 1:
        part += 1
    return furthest * PART_COUNT + part


def richest(state: KazaamState, seat: i64) -> i64:
    """The player with the most tiles in hand; NONE if all hands are empty."""
    found: i64 = NONE
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.players[other].hand_size > most:
            most = state.players[other].hand_size
            found = other
        other += 1
    return found


def best_discard(state: KazaamState, seat: i64) -> i64:
    """The tile of a missing part that lacks the fewest ingredients, favourites first."""
    player = state.players[seat]
    best: i64 = NONE
    best_rank: i64 = -99
    for tile in state.discards():
        price: i64 = state.box.price[tile]
        rank: i64 = size(common(price, player.ingredients)) - size(price)
        if (player.parts >> PART_OF[tile]) & 1:
            rank = size(price) - 20
        elif HOMUNCULUS_OF[tile] == player.homunculus:
            rank += 1
        if rank > best_rank:
            best_rank = rank
            best = tile
    return best


def best_mixture(state: KazaamState, seat: i64) -> i64:
    """What the tile to be played next lacks; then whatever one has least of."""
    player = state.players[seat]
    aim: i64 = closest_tile(state, player)
    wanted: i64 = 0
    if aim != NONE:
        price: i64 = state.box.price[aim]
        wanted = price - common(price, player.ingredients)
    supply: i64 = state.supply
    held: i64 = player.ingredients
    bag: i64 = 0
    taken: i64 = 0
    while taken < 3:
        choice: i64 = NONE
        best: i64 = -99
        kind: i64 = 0
        while kind < KINDS:
            if count(supply, kind) > 0:
                rank: i64 = -count(held, kind)
                if count(wanted, kind) > 0:
                    rank += 40
                if rank > best:
                    best = rank
                    choice = kind
            kind += 1
        bag += unit(choice)
        held += unit(choice)
        supply -= unit(choice)
        if count(wanted, choice) > 0:
            wanted -= unit(choice)
        taken += 1
    return mixture_of(bag)


def mixture_of(bag: i64) -> i64:
    """The number of a mixture of three."""
    index: i64 = MIXTURES_FROM[3]
    while MIXTURE_BAGS[index] != bag:
        index += 1
    return index


def answer(state: KazaamState, rng: FastRng) -> i64:
    """Heads are kept for what hurts: a tail or a hand aimed at oneself, or the own use saved."""
    top = state.uses[-1]
    seat: i64 = state.asked
    chance: i64 = 1  # in ten
    if top.target_seat == seat:
        if top.part == HEAD:
            chance = 7
        elif top.part == TAIL:
            chance = 9
        elif FIRST_HAND <= top.part < FIRST_LEG:
            chance = 5
    elif top.part == TORSO or top.part == TAIL:
        chance = 2
    return FORESEE if rng.quick(10) < chance else LET_PASS
