"""States that fit what a seat sees: every tile it cannot place is dealt anew, to a place where, as
far as that seat can tell, it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from athanor.contract.judgement import Sampler
from athanor.contract.rng import FastRng

from .model import NONE, PHASE_OF, Use
from .rules.knowledge import heap_of, memory_of
from .rules.setup import take_board
from .rules.turn import KazaamState
from .tiles import INGREDIENTS, KINDS, PARTS, TILE_OF, unit

if TYPE_CHECKING:
    from .view import KazaamView


class Group:
    """Tiles that can be in the same places; `places` has a bit for each."""

    def __init__(self, tiles: list[int], places: int) -> None:
        self.tiles = tiles
        self.places: i64 = places


class KazaamSampler(Sampler):
    """`seen` is the table with only those tiles on it whose place is certain. `room` is how many
    more each place takes. `tight` are the sets of places that could be filled too soon, and `spare`
    is how many more each of them takes than there are tiles which can be nowhere else. As long as
    none of these is negative, every tile finds a place (Hall's theorem).

    The places are the hands by seat, the pile and the discards. All groups but the last are dealt
    tile by tile, each time leaving room for all that follow; the last fills what is left.
    """

    def __init__(self, seen: KazaamState, view: KazaamView) -> None:
        self.seen = seen
        self.seats: i64 = seen.seats
        reveal_table(seen, view)
        self.room: list[int] = [player.hand_size for player in seen.players]
        self.room += [view.pile, view.discards]
        if view.seat is not None:
            self.room[view.seat] = 0
        for player in seen.players:
            player.hand_size = 0
        seen.discard_size = 0
        if view.seat is not None and view.hand is not None:
            for name in view.hand:
                seen.players[view.seat].receive(TILE_OF[name])
        groups = read_whereabouts(seen, view)
        remember(seen, view, groups, self.room)
        self.groups: list[Group] = []
        self.last: Group = Group([], 0)
        for group in groups:
            place = only_place(group.places)
            if place != NONE:
                for tile in group.tiles:
                    self.put(seen, place, tile)
                    self.room[place] -= 1
            elif len(group.tiles) > len(self.last.tiles):
                if self.last.tiles:
                    self.groups.append(self.last)
                self.last = group
            else:
                self.groups.append(group)
        self.tight: list[int] = []
        self.spare: list[int] = []
        if self.groups:
            self.find_tight_sets()

    def find_tight_sets(self) -> None:
        everything = [*self.groups, self.last]
        for some in range(1 << len(self.room)):
            spare = 0
            crossing = 0
            for place in range(len(self.room)):
                if some >> place & 1:
                    spare += self.room[place]
            for group in everything:
                if not group.places & ~some:
                    spare -= len(group.tiles)
                elif group.places & some:
                    crossing += len(group.tiles)
            if spare < crossing:
                self.tight.append(some)
                self.spare.append(spare)

    def draw(self, rng: FastRng) -> KazaamState:
        state = self.seen.clone()
        state.rng = rng
        room = self.room[:]
        if self.groups:
            spare = self.spare[:]
            for group in self.groups:
                for tile in group.tiles:
                    place = self.choose_place(group.places, room, spare, rng)
                    self.put(state, place, tile)
                    room[place] -= 1
        tiles = self.last.tiles[:]
        rng.shuffle(tiles)
        dealt = 0
        for place in range(len(room)):
            for _ in range(room[place]):
                self.put(state, place, tiles[dealt])
                dealt += 1
        if self.groups:
            rng.shuffle(state.pile)
        return state

    def choose_place(self, places: i64, room: list[int], spare: list[int], rng: FastRng) -> i64:
        """A place for a tile of a group, the more likely the more room it has; never one that
        another tile needs."""
        chosen: i64 = NONE
        total: i64 = 0
        place: i64 = 0
        while place < self.seats + 2:
            if (places >> place) & 1 and room[place] > 0 and self.can_spare(places, place, spare):
                total += room[place]
                if rng.quick(total) < room[place]:
                    chosen = place
            place += 1
        assert chosen != NONE
        self.take_spare(places, chosen, spare)
        return chosen

    def can_spare(self, places: i64, place: i64, spare: list[int]) -> bool:
        index: i64 = 0
        last: i64 = len(spare)
        while index < last:
            if spare[index] < 1:
                some: i64 = self.tight[index]
                if (some >> place) & 1 and places & ~some:
                    return False
            index += 1
        return True

    def take_spare(self, places: i64, place: i64, spare: list[int]) -> None:
        index: i64 = 0
        last: i64 = len(spare)
        while index < last:
            some: i64 = self.tight[index]
            if (some >> place) & 1 and places & ~some:
                spare[index] -= 1
            index += 1

    def put(self, state: KazaamState, place: i64, tile: i64) -> None:
        if place < self.seats:
            state.players[place].receive(tile)
        elif place == self.seats:
            state.pile.append(tile)
        else:
            state.put_on_discards(tile)


def only_place(places: i64) -> i64:
    """The place, if there is but one."""
    if places & (places - 1):
        return NONE
    place: i64 = 0
    while not (places >> place) & 1:
        place += 1
    return place


def reveal_table(state: KazaamState, view: KazaamView) -> None:
    """Puts all that the view tells into the state, but for the tiles nobody has laid open."""
    state.tracing = False
    state.lay_out()
    state.step = view.step
    state.events = list(view.events)
    state.first = view.first
    state.turn = view.turn
    state.left = view.left
    state.finisher = NONE if view.finisher is None else view.finisher
    if view.decision is not None:
        state.phase = PHASE_OF[view.decision.kind]
        if view.decision.kind == "answer":
            state.asked = view.decision.seats[0]
    state.supply = bag_from(view.supply)
    boards = [alchemist.name for alchemist in state.box.alchemists]
    for seat in range(state.seats):
        seen = view.players[seat]
        take_board(state, seat, boards.index(seen.alchemist))
        player = state.players[seat]
        player.hand_size = seen.hand_size
        player.ingredients = bag_from(seen.ingredients)
        for placed in seen.board:
            part = PARTS.index(placed.part)
            player.place(TILE_OF[placed.tile], part)
            if not placed.face_up:
                player.up &= ~(1 << part)
    for pending in view.uses:
        target_seat = NONE if pending.target_seat is None else pending.target_seat
        target_part = NONE if pending.target_part is None else PARTS.index(pending.target_part)
        use = Use(pending.seat, PARTS.index(pending.part), target_seat, target_part)
        for seat in pending.asked:
            use.asked |= 1 << seat
        state.uses.append(use)


def bag_from(counts: dict[str, int]) -> i64:
    bag: i64 = 0
    for kind in range(KINDS):
        bag += counts[INGREDIENTS[kind]] * unit(kind)
    return bag


def read_whereabouts(state: KazaamState, view: KazaamView) -> list[Group]:
    groups: list[Group] = []
    for group in view.whereabouts:
        places = 0
        for place in group.places:
            if isinstance(place, int):
                places |= 1 << place
            else:
                places |= 1 << (state.seats + (1 if place == "discards" else 0))
        groups.append(Group([TILE_OF[name] for name in group.tiles], places))
    return groups


def remember(state: KazaamState, view: KazaamView, groups: list[Group], room: list[int]) -> None:
    """The memory of the seat whose view it is. What others have seen is not imagined."""
    possible = [0] * (state.seats + 2)
    for group in groups:
        heap = heap_of(group.tiles)
        for place in range(len(possible)):
            if group.places >> place & 1:
                possible[place] |= heap
    onlooker = state.seats if view.seat is None else view.seat
    state.memories[onlooker] = memory_of(possible, room[:])
