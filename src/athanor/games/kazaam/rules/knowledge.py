"""What each onlooker can tell of the tiles they do not see: K-15, K-23 to K-26, K-40.

While the game runs, only a short log of sightings is kept. When somebody asks for a view, the log
is folded into one `Memory` for each seat and one for the spectator: for each tile the places where
it can still be, as far as that onlooker has seen. Nothing an onlooker could know is lost by waiting
and nothing is added.

A fold ends in `prune`: a tile that fills the last free seat of a hand leaves no room for others,
and what can only be in two places that hold two tiles is nowhere else.
"""

from __future__ import annotations

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
    elif kind == PRIED:
        if mine:
            hand = heap_of(unpack(what, sizes[other]))
            see(possible, hand)
            possible[other] = hand
    elif kind == STOLE:
        move(memory, other, seat, what, mine, other == onlooker)
    elif kind == SEARCHED:
        if mine:
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
    filled: list[int] = []
    for place in range(len(sizes)):
        if sizes[place] > 0:
            filled.append(place)
        else:
            possible[place] = 0
    groups = groups_of(memory)
    if len(groups) < 2:
        return
    counts = [tiles.bit_count() for tiles, places in groups]
    for some in range(1, (1 << len(filled)) - 1):
        chosen = 0
        room = 0
        for index in range(len(filled)):
            if some >> index & 1:
                chosen |= 1 << filled[index]
                room += sizes[filled[index]]
        for index in range(len(groups)):
            if not groups[index][1] & ~chosen:
                room -= counts[index]
        if room == 0:
            for tiles, places in groups:
                if places & chosen and places & ~chosen:
                    clear_places(possible, chosen, tiles)


def clear_places(possible: list[int], places: int, tiles: int) -> None:
    for place in range(len(possible)):
        if places >> place & 1:
            possible[place] &= ~tiles
