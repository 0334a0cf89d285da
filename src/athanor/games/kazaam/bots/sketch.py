"""Kazaam! as networks are shown it: what every player counts before choosing.

- the own board: for head, torso, tail, hands, legs and ears how many are in play and how many lie
  face up; how many parts in all, and whether they are seven or more, and eight; points now, and
  once all is restored;
- the own hand: tiles whose part is still *wanted*, of each part the one that lacks least: by sort,
  and by how many ingredients they lack; what the two nearest lack together, what all lack; tiles
  to *spare*, how much of the lack one and all of them would make up for; wanted favourites; size;
- the own ingredients: how many, of how many kinds, and how many of them are for wanted tiles;
- the turn: whether it is one's own, actions left to oneself and to whose turn it is, how many turns
  until it is one's own; whether one is asked, has a part in use, is aimed at;
- the others, together, since each is sketched too: heads, tails and hands that lie face up, parts,
  points and ingredients of the one who has most, whether somebody has eight parts, the fullest
  hand; the lead in points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.sketch import Sketch
from athanor.contract.state import State

from ..model import ANSWER, Player
from ..rules.turn import KazaamState
from ..tiles import (
    FIRST_EAR,
    FIRST_HAND,
    FIRST_LEG,
    HEAD_BIT,
    HOMUNCULUS_OF,
    KINDS,
    PART_COUNT,
    PART_OF,
    TAIL,
    TILE_BITS,
    TILE_MASK,
    TILES_OF_ONE,
    common,
    count,
    size,
)

SORTS: Final = 6
#: A part that many short of being paid, or more, is as far away as any.
FAR: Final = 4

# Where each number is.
IN_PLAY: Final = 0
FACE_UP: Final = IN_PLAY + SORTS
PARTS: Final = FACE_UP + SORTS
SEVEN: Final = PARTS + 1
EIGHT: Final = SEVEN + 1
POINTS: Final = EIGHT + 1
RESTORED: Final = POINTS + 1
WANTED: Final = RESTORED + 1
LACKING: Final = WANTED + SORTS
LACK_OF_TWO: Final = LACKING + FAR + 1
LACK_OF_ALL: Final = LACK_OF_TWO + 1
SPARE: Final = LACK_OF_ALL + 1
RELIEF_OF_ONE: Final = SPARE + 1
RELIEF_OF_ALL: Final = RELIEF_OF_ONE + 1
FAVOURITES: Final = RELIEF_OF_ALL + 1
HAND_SIZE: Final = FAVOURITES + 1
INGREDIENTS: Final = HAND_SIZE + 1
KINDS_HELD: Final = INGREDIENTS + 1
USEFUL: Final = KINDS_HELD + 1
TURN: Final = USEFUL + 1
LEFT: Final = TURN + 1
LEFT_TO_OTHER: Final = LEFT + 1
AWAY: Final = LEFT_TO_OTHER + 1
ASKED: Final = AWAY + 1
IN_USE: Final = ASKED + 1
AIMED_AT: Final = IN_USE + 1
HEADS: Final = AIMED_AT + 1
TAILS: Final = HEADS + 1
HANDS: Final = TAILS + 1
MOST_PARTS: Final = HANDS + 1
OTHERS_EIGHT: Final = MOST_PARTS + 1
MOST_POINTS: Final = OTHERS_EIGHT + 1
LEAD: Final = MOST_POINTS + 1
MOST_INGREDIENTS: Final = LEAD + 1
FULLEST_HAND: Final = MOST_INGREDIENTS + 1
LENGTH: Final = FULLEST_HAND + 1

NOTHING_WANTED: Final = 15
FOUR_BITS: Final = 4


class KazaamSketch(Sketch):
    def __init__(self, seats: int) -> None:
        self.length = LENGTH

    def draw(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, KazaamState)
        player = state.players[seat]
        draw_board(player, out)
        draw_hand(state, player, out)
        draw_turn(state, seat, out)
        draw_others(state, seat, out)


def sort_of(part: i64) -> i64:
    """Head, torso, tail, hand, leg, ear."""
    return part if part < FIRST_HAND else (part + FIRST_HAND) >> 1


def draw_board(player: Player, out: vec[float]) -> None:
    parts: i64 = 0
    part: i64 = 0
    board: i64 = player.board
    favourite: i64 = player.homunculus
    kin: i64 = -1
    kinship: i64 = 0
    points: i64 = 0
    restored: i64 = 0
    while part < PART_COUNT:
        if (player.parts >> part) & 1:
            sort: i64 = sort_of(part)
            homunculus: i64 = (board & TILE_MASK) // TILES_OF_ONE
            worth: i64 = 1
            if part < FIRST_HAND:
                worth = 2
            if homunculus == favourite:
                worth += 1
            parts += 1
            restored += worth
            out[IN_PLAY + sort] += 1.0
            if (player.up >> part) & 1:
                out[FACE_UP + sort] += 1.0
                points += worth
                if kin == -1 or kin == homunculus:
                    kin = homunculus
                    kinship += 1
                else:
                    kin = -2
        board >>= TILE_BITS
        part += 1
    if kin >= 0:
        points += kinship
    out[PARTS] = float(int(parts))
    if parts >= 7:
        out[SEVEN] = 1.0
    if parts == 8:
        out[EIGHT] = 1.0
    out[POINTS] = float(int(points))
    out[RESTORED] = float(int(restored))


def draw_hand(state: KazaamState, player: Player, out: vec[float]) -> None:
    bag: i64 = player.ingredients
    out[HAND_SIZE] = float(int(player.hand_size))
    out[INGREDIENTS] = float(int(size(bag)))
    kind: i64 = 0
    while kind < KINDS:
        if count(bag, kind) > 0:
            out[KINDS_HELD] += 1.0
        kind += 1
    nearest: i64 = nearest_of_each(state, player)
    wanted: i64 = draw_wanted(state, player, nearest, out)
    paid: i64 = common(wanted, bag)
    missing: i64 = wanted - paid
    out[USEFUL] = float(int(size(paid)))
    out[LACK_OF_ALL] = float(int(size(missing)))
    draw_spare(state, player, nearest, missing, out)


def nearest_of_each(state: KazaamState, player: Player) -> i64:
    """For each part that is not in play, where in the hand the tile is that lacks least (from 1;
    0 for none), in four bits each."""
    found: i64 = 0
    lacks: i64 = 0
    place: i64 = 1
    hand: i64 = player.hand
    while place <= player.hand_size:
        tile: i64 = hand & TILE_MASK
        part: i64 = PART_OF[tile]
        if not (player.parts >> part) & 1:
            shift: i64 = FOUR_BITS * part
            lack: i64 = lack_of(state, player, tile)
            before: i64 = (found >> shift) & NOTHING_WANTED
            if before == 0 or lack < (lacks >> shift) & NOTHING_WANTED:
                found += (place - before) << shift
                lacks += (lack - ((lacks >> shift) & NOTHING_WANTED)) << shift
        hand >>= TILE_BITS
        place += 1
    return found


def lack_of(state: KazaamState, player: Player, tile: i64) -> i64:
    price: i64 = state.box.price[tile]
    return size(price - common(price, player.ingredients))


def draw_wanted(state: KazaamState, player: Player, nearest: i64, out: vec[float]) -> i64:
    """All the ingredients that wanted tiles cost."""
    wanted: i64 = 0
    two: i64 = 0
    first: i64 = 99
    second: i64 = 99
    first_price: i64 = 0
    second_price: i64 = 0
    part: i64 = 0
    while nearest:
        place: i64 = nearest & NOTHING_WANTED
        if place > 0:
            tile: i64 = player.tile_in_hand(place - 1)
            price: i64 = state.box.price[tile]
            lack: i64 = size(price - common(price, player.ingredients))
            wanted += price
            out[WANTED + sort_of(part)] += 1.0
            out[LACKING + (lack if lack < FAR else FAR)] += 1.0
            if HOMUNCULUS_OF[tile] == player.homunculus:
                out[FAVOURITES] += 1.0
            if lack < first:
                second = first
                second_price = first_price
                first = lack
                first_price = price
            elif lack < second:
                second = lack
                second_price = price
        nearest >>= FOUR_BITS
        part += 1
    two = first_price + second_price
    out[LACK_OF_TWO] = float(int(size(two - common(two, player.ingredients))))
    return wanted


def draw_spare(
    state: KazaamState, player: Player, nearest: i64, missing: i64, out: vec[float]
) -> None:
    """Tiles to extract: of parts in play, and second ones of a part."""
    most: i64 = 0
    yielded: i64 = 0
    spare: i64 = 0
    place: i64 = 1
    hand: i64 = player.hand
    while place <= player.hand_size:
        tile: i64 = hand & TILE_MASK
        if (nearest >> (FOUR_BITS * PART_OF[tile])) & NOTHING_WANTED != place:
            gain: i64 = state.box.gain[tile] + player.favourite
            spare += 1
            yielded += gain
            if missing:
                relief: i64 = size(common(missing, gain))
                if relief > most:
                    most = relief
        hand >>= TILE_BITS
        place += 1
    if spare > 0:
        out[SPARE] = float(int(spare))
        out[RELIEF_OF_ONE] = float(int(most))
        out[RELIEF_OF_ALL] = float(int(size(common(missing, yielded))))


def draw_turn(state: KazaamState, seat: i64, out: vec[float]) -> None:
    if state.turn == seat:
        out[TURN] = 1.0
        out[LEFT] = float(int(state.left))
    else:
        away: i64 = seat - state.turn
        if away < 0:
            away += state.seats
        out[AWAY] = float(int(away))
        out[LEFT_TO_OTHER] = float(int(state.left))
    if state.phase == ANSWER:
        if state.asked == seat:
            out[ASKED] = 1.0
        top = state.uses[-1]
        if top.seat == seat:
            out[IN_USE] = 1.0
        elif top.target_seat == seat:
            out[AIMED_AT] = 1.0


def draw_others(state: KazaamState, seat: i64, out: vec[float]) -> None:
    most_parts: i64 = 0
    most_points: i64 = 0
    most_ingredients: i64 = 0
    fullest: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            player = state.players[other]
            up: i64 = player.up
            if up & HEAD_BIT:
                out[HEADS] += 1.0
            if (up >> TAIL) & 1:
                out[TAILS] += 1.0
            out[HANDS] += float(int(((up >> FIRST_HAND) & 1) + ((up >> (FIRST_HAND + 1)) & 1)))
            most_parts = larger(most_parts, parts_of(player))
            most_points = larger(most_points, open_points(player))
            most_ingredients = larger(most_ingredients, size(player.ingredients))
            fullest = larger(fullest, player.hand_size)
        other += 1
    out[MOST_PARTS] = float(int(most_parts))
    if most_parts == 8:
        out[OTHERS_EIGHT] = 1.0
    out[MOST_POINTS] = float(int(most_points))
    out[LEAD] = out[POINTS] - float(int(most_points))
    out[MOST_INGREDIENTS] = float(int(most_ingredients))
    out[FULLEST_HAND] = float(int(fullest))


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other


def parts_of(player: Player) -> i64:
    found: i64 = 0
    parts: i64 = player.parts
    while parts:
        parts &= parts - 1
        found += 1
    return found


def open_points(player: Player) -> i64:
    """As the count would have it now."""
    points: i64 = 0
    kin: i64 = -1
    board: i64 = player.board
    up: i64 = player.up
    tiles: i64 = 0
    trunk: i64 = FIRST_HAND
    while up:
        if up & 1:
            homunculus: i64 = (board & TILE_MASK) // TILES_OF_ONE
            tiles += 1
            points += 2 if trunk > 0 else 1
            if homunculus == player.homunculus:
                points += 1
            kin = homunculus if kin == -1 or kin == homunculus else -2
        trunk -= 1
        up >>= 1
        board >>= TILE_BITS
    return points + tiles if kin >= 0 else points


assert sort_of(FIRST_LEG) == FIRST_HAND + 1
assert sort_of(FIRST_EAR + 1) == SORTS - 1
