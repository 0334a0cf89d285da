"""What a player sees at a glance before acting: what the hand is for, how far the others are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..model import MOST_IN_HAND, Player
from ..rules.build import bit_count
from ..rules.score import FINISHER_POINTS
from ..rules.turn import KazaamState
from ..tiles import PART_OF, TILE_BITS, TILE_MASK, common, size
from .sketch import open_points

#: How many ingredients a tile lacks: none to FAR, or no such tile.
FAR: Final = 4
NO_TILE: Final = FAR + 1
#: What a tile in hand is: wanted, or to spare since its part is in play, or a better one in hand.
IN_PLAY: Final = -1
SECOND: Final = -2
#: How points stand if one finished now, from far behind to far ahead; early on nobody asks.
MARGINS: Final = 10
EARLY: Final = MARGINS - 1
#: From so many parts on, points are counted.
LATE: Final = 7


class Glance:
    """By place in hand: `tiles`, and `lacks`, the ingredients that a wanted tile lacks. Of those
    that cannot yet be paid, `nearest` and `second` are places (or -1), `need` and `second_need`
    what they lack. `payable` are how many can be paid, `wanted` how many different missing parts
    are in hand, `all_missing` what they lack together. `most` is how many parts the furthest of
    the others has, `margin` how points stand."""

    def __init__(self) -> None:
        self.tiles = vec[i64]([0 for _ in range(MOST_IN_HAND)])
        self.lacks = vec[i64]([0 for _ in range(MOST_IN_HAND)])
        self.hand_size: i64 = 0
        self.parts: i64 = 0
        self.nearest: i64 = -1
        self.second: i64 = -1
        self.need: i64 = 0
        self.second_need: i64 = 0
        self.payable: i64 = 0
        self.wanted: i64 = 0
        self.all_missing: i64 = 0
        self.most: i64 = 0
        self.margin: i64 = EARLY

    def look(self, state: KazaamState, seat: i64) -> None:
        player = state.players[seat]
        self.parts = bit_count(player.parts)
        self.look_at_hand(state, player)
        self.look_at_others(state, seat)

    def look_at_hand(self, state: KazaamState, player: Player) -> None:
        price = state.box.price
        bag: i64 = player.ingredients
        hand: i64 = player.hand
        many: i64 = player.hand_size
        self.hand_size = many
        place: i64 = 0
        while place < many:
            tile: i64 = hand & TILE_MASK
            self.tiles[place] = tile
            if (player.parts >> PART_OF[tile]) & 1:
                self.lacks[place] = IN_PLAY
            else:
                cost: i64 = price[tile]
                self.lacks[place] = size(cost - common(cost, bag))
            hand >>= TILE_BITS
            place += 1
        self.set_aside_seconds()
        self.find_nearest(state, bag)

    def set_aside_seconds(self) -> None:
        """Of several tiles for one part only the one that lacks least is wanted."""
        place: i64 = 1
        while place < self.hand_size:
            part: i64 = PART_OF[self.tiles[place]]
            other: i64 = 0
            while other < place and self.lacks[place] >= 0:
                if self.lacks[other] >= 0 and PART_OF[self.tiles[other]] == part:
                    if self.lacks[other] <= self.lacks[place]:
                        self.lacks[place] = SECOND
                    else:
                        self.lacks[other] = SECOND
                other += 1
            place += 1

    def find_nearest(self, state: KazaamState, bag: i64) -> None:
        price = state.box.price
        nearest: i64 = -1
        second: i64 = -1
        asked: i64 = 0
        self.payable = 0
        self.wanted = 0
        place: i64 = 0
        while place < self.hand_size:
            lack: i64 = self.lacks[place]
            if lack >= 0:
                self.wanted += 1
                asked += price[self.tiles[place]]
                if lack == 0:
                    self.payable += 1
                elif nearest < 0 or lack < self.lacks[nearest]:
                    second = nearest
                    nearest = place
                elif second < 0 or lack < self.lacks[second]:
                    second = place
            place += 1
        self.nearest = nearest
        self.second = second
        self.need = self.lacking(price[self.tiles[nearest]], bag) if nearest >= 0 else 0
        self.second_need = self.lacking(price[self.tiles[second]], bag) if second >= 0 else 0
        self.all_missing = self.lacking(asked, bag)

    def lacking(self, price: i64, bag: i64) -> i64:
        return price - common(price, bag)

    def look_at_others(self, state: KazaamState, seat: i64) -> None:
        most: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                parts: i64 = bit_count(state.players[other].parts)
                if parts > most:
                    most = parts
            other += 1
        self.most = most
        self.margin = EARLY
        if self.parts >= LATE or most >= LATE:
            self.margin = margin_of(state, seat)

    def after_paying(self, state: KazaamState, player: Player, tile: i64) -> i64:
        """What the nearest of the other wanted tiles lacks once this one is paid."""
        price = state.box.price
        bag: i64 = player.ingredients - price[tile]
        part: i64 = PART_OF[tile]
        least: i64 = NO_TILE
        place: i64 = 0
        while place < self.hand_size:
            other: i64 = self.tiles[place]
            if self.lacks[place] >= 0 and PART_OF[other] != part:
                lack: i64 = capped(size(self.lacking(price[other], bag)))
                if lack < least:
                    least = lack
            place += 1
        return least


def margin_of(state: KazaamState, seat: i64) -> i64:
    """How many points ahead one would be who finished now, from 0 (four behind) to 8."""
    best: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            points: i64 = open_points(state.players[other])
            if points > best:
                best = points
        other += 1
    ahead: i64 = open_points(state.players[seat]) + FINISHER_POINTS - best + FAR
    if ahead < 0:
        return 0
    return ahead if ahead < EARLY else EARLY - 1


def capped(lack: i64) -> i64:
    return lack if lack < FAR else FAR
