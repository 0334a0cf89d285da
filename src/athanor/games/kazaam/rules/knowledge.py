"""What each onlooker can tell of the tiles they do not see: K-15, K-23 to K-26, K-40.

While the game runs, only a short log of sightings is kept. When somebody asks for a view, the log
is folded into one `Memory` for each seat and one for the spectator: for each tile the places where
it can still be, as far as that onlooker has seen. Nothing an onlooker could know is lost by waiting
and nothing is added.

A fold ends in `prune`: a tile that fills the last free seat of a hand leaves no room for others,
and what can only be in two places that hold two tiles is nowhere else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model import (
    DESTROYED,
    DREW,
    DUG,
    EXTRACTED,
    PLAYED,
    PRIED,
    SEARCHED,
    SHUFFLED,
    STOLE,
    Memory,
    Table,
)
from ..tiles import HEAP_BITS, unpack

LOW_HEAP: Final = (1 << HEAP_BITS) - 1


def saw_discards(table: Table, seat: int) -> None:
    """K-26: who uses a leg looks through the whole discard pile."""
    heap = heap_of_discards(table)
    table.sightings.append(SEARCHED + (seat << 4) + (heap << 12))


def heap_of_discards(table: Table) -> int:
    low: int = table.discards_low
    high: int = table.discards_high
    return low | (high << HEAP_BITS)


def heap_of(tiles: list[int]) -> int:
    heap = 0
    for tile in tiles:
        heap |= 1 << tile
    return heap


def tiles_in(heap: int) -> list[int]:
    """The tiles of a heap, in the order of the box."""
    tiles: list[int] = []
    rest: i64 = heap & LOW_HEAP
    tile: i64 = 0
    while rest:
        if rest & 1:
            tiles.append(tile)
        rest >>= 1
        tile += 1
    rest = heap >> HEAP_BITS
    tile = HEAP_BITS
    while rest:
        if rest & 1:
            tiles.append(tile)
        rest >>= 1
        tile += 1
    return tiles


def recall(table: Table, onlooker: int) -> Memory:
    """What an onlooker can tell now. The spectator is the one after the last seat."""
    fold(table)
    memory = table.memories[onlooker]
    if memory is None:
        memory = open_table(table, onlooker)
        table.memories[onlooker] = memory
    return memory


def fold(table: Table) -> None:
    """Brings all memories up to date."""
    if not table.sightings:
        return
    sightings = table.sightings
    memories: list[Memory | None] = []
    for onlooker in range(table.seats + 1):
        memory = table.memories[onlooker]
        if memory is not None:
            memory = Memory(memory.possible[:], memory.sizes[:])
            for sighting in sightings:
                learn(memory, onlooker, table.seats, sighting)
                prune(memory)
        memories.append(memory)
    table.memories = memories
    table.sightings = []


def nothing_dealt(table: Table) -> None:
    """Before the first tile is drawn, all know that everything is in the pile."""
    sizes = [0] * (table.seats + 2)
    sizes[table.seats] = len(table.pile)
    possible = [0] * (table.seats + 2)
    possible[table.seats] = heap_of(table.pile)
    memories: list[Memory | None] = []
    for _ in range(table.seats + 1):
        memories.append(Memory(possible, sizes))
    table.memories = memories
    table.sightings = []


def open_table(table: Table, onlooker: int) -> Memory:
    """What someone can tell who joins the table now: which tiles are in hands or in the pile, and,
    because each was discarded before the eyes of all, which are in the discards."""
    seats = table.seats
    discards = heap_of_discards(table)
    hidden = heap_of(table.pile)
    sizes: list[int] = []
    for seat in range(seats):
        player = table.players[seat]
        if seat == onlooker:
            sizes.append(0)
        else:
            sizes.append(player.hand_size)
            hidden |= heap_of(unpack(player.hand, player.hand_size))
    sizes.append(len(table.pile))
    sizes.append(table.discard_size)
    possible = [hidden if sizes[place] else 0 for place in range(seats + 1)]
    possible.append(discards)
    return Memory(possible, sizes)


def learn(memory: Memory, onlooker: int, seats: int, sighting: int) -> None:
    """One sighting, as this onlooker saw it."""
    kind = sighting & 15
    seat = (sighting >> 4) & 15
    other = (sighting >> 8) & 15
    what = sighting >> 12
    possible = memory.possible
    sizes = memory.sizes
    pile = seats
    discards = seats + 1
    mine = seat == onlooker
    if kind == DREW:
        move(memory, pile, seat, what, mine, False)
    elif kind in (PLAYED, EXTRACTED):
        see(possible, 1 << what)
        if not mine:
            sizes[seat] -= 1
        if kind == EXTRACTED:
            put_openly(memory, discards, what)
    elif kind == DESTROYED:
        put_openly(memory, discards, what)
    elif kind == PRIED and mine:
        hand = heap_of(unpack(what, sizes[other]))
        see(possible, hand)
        possible[other] = hand
    elif kind == STOLE:
        move(memory, other, seat, what, mine, other == onlooker)
    elif kind == SEARCHED and mine:
        see(possible, what)
        possible[discards] = what
    elif kind == DUG:
        move(memory, discards, seat, what, mine, False)
    elif kind == SHUFFLED:
        possible[pile] |= possible[discards]
        possible[discards] = 0
        sizes[pile] += sizes[discards]
        sizes[discards] = 0


def move(memory: Memory, source: int, target: int, tile: int, to_me: bool, from_me: bool) -> None:
    """A tile goes face down from one place to another."""
    possible = memory.possible
    if to_me:
        see(possible, 1 << tile)
    elif from_me:
        possible[target] |= 1 << tile
    else:
        possible[target] |= possible[source]
    if not from_me:
        memory.sizes[source] -= 1
    if not to_me:
        memory.sizes[target] += 1


def see(possible: list[int], tiles: int) -> None:
    """These tiles are in sight, so they are in none of the hidden places."""
    for place in range(len(possible)):
        possible[place] &= ~tiles


def put_openly(memory: Memory, place: int, tile: int) -> None:
    memory.possible[place] |= 1 << tile
    memory.sizes[place] += 1


def groups_of(memory: Memory) -> list[tuple[int, int]]:
    """All hidden tiles, put together by where they can be: (tiles, places) with a bit for each."""
    everything = 0
    for tiles in memory.possible:
        everything |= tiles
    groups: list[tuple[int, int]] = []
    if everything:
        groups.append((everything, 0))
    for place in range(len(memory.possible)):
        here = memory.possible[place]
        if not here:
            continue
        split: list[tuple[int, int]] = []
        for tiles, places in groups:
            inside = tiles & here
            if inside:
                split.append((inside, places | (1 << place)))
            if inside != tiles:
                split.append((tiles & ~here, places))
        groups = split
    return groups


def prune(memory: Memory) -> None:
    """Keeps of each tile's places only those where it can be in some arrangement of all tiles.

    By Hall's theorem: if the tiles confined to some places fill them, no other tile is there.
    """
    sizes = memory.sizes
    possible = memory.possible
    for place in range(len(sizes)):
        if sizes[place] == 0:
            possible[place] = 0
    groups = groups_of(memory)
    if len(groups) < 2:
        return
    last: i64 = len(groups)
    places: list[int] = []
    counts: list[int] = []
    for tiles, where in groups:
        places.append(where)
        counts.append(tiles.bit_count())
    sets: i64 = 1 << len(sizes)
    some: i64 = 1
    index: i64 = 0
    while some < sets:
        room: i64 = room_in(sizes, some)
        if room > 0:
            index = 0
            while index < last and room >= 0:
                if not places[index] & ~some:
                    room -= counts[index]
                index += 1
            if room == 0:
                index = 0
                while index < last:
                    if places[index] & some and places[index] & ~some:
                        clear_places(possible, some, groups[index][0])
                    index += 1
        some += 1


def room_in(sizes: list[int], places: i64) -> i64:
    """How many tiles some places hold; 0 if one of them is empty, which says nothing new."""
    room: i64 = 0
    place: i64 = 0
    while places:
        if places & 1:
            if sizes[place] == 0:
                return 0
            room += sizes[place]
        places >>= 1
        place += 1
    return room


def clear_places(possible: list[int], places: i64, tiles: int) -> None:
    place: i64 = 0
    while places:
        if places & 1:
            possible[place] &= ~tiles
        places >>= 1
        place += 1
