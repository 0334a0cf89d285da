"""What each onlooker can tell of the tiles they do not see: K-15, K-23 to K-26, K-40.

While the game runs, only a short log of sightings is kept. When somebody asks for a view, what they
have not learned of it yet is added to their `Memory`, of which there is one for each seat and one
for the spectator: for each tile the places where it can still be, as far as that onlooker has seen.
Nothing an onlooker could know is lost by waiting and nothing is added.

It ends in `prune`: a tile that fills the last free seat of a hand leaves no room for others, and
what can only be in two places that hold two tiles is nowhere else.
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
from ..tiles import HEAP_BITS, TILE_BITS, TILE_MASK, Heap, bit
from .pruning import groups, prune

LOW_HEAP: Final = (1 << HEAP_BITS) - 1
#: A state carries no longer log than this when it is cloned.
LONGEST_LOG: Final = 64


def saw_discards(table: Table, seat: int) -> None:
    """K-26: who uses a leg looks through the whole discard pile."""
    heap = heap_of_discards(table)
    table.sightings.append(SEARCHED + (seat << 4) + (heap << 12))


def heap_of_discards(table: Table) -> int:
    """As one number, with a bit for each tile; so are all heaps outside this module."""
    return as_number(Heap(table.discards_low, table.discards_high))


def heap_of(tiles: list[int]) -> int:
    heap = 0
    for tile in tiles:
        heap |= 1 << tile
    return heap


def as_number(heap: Heap) -> int:
    low: int = heap.low
    high: int = heap.high
    return low | (high << HEAP_BITS)


def as_heap(number: int) -> Heap:
    return Heap(number & LOW_HEAP, number >> HEAP_BITS)


def memory_of(possible: list[int], sizes: list[int]) -> Memory:
    return Memory([as_heap(heap) for heap in possible], sizes[:])


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
    memory = table.memories[onlooker]
    if memory is None:
        memory = open_table(table, onlooker)
        memory.learned = len(table.sightings)
    elif memory.learned < len(table.sightings):
        memory = brought_up_to_date(table, memory, onlooker)
    table.memories[onlooker] = memory
    return memory


def brought_up_to_date(table: Table, memory: Memory, onlooker: int) -> Memory:
    """What a memory becomes by all that was sighted since.

    What cannot be is pruned at the end, and before tiles go face down from place to place: they
    take with them what was thought possible. In between it makes no difference.
    """
    new = memory
    if memory.shared:
        new = Memory([Heap(heap.low, heap.high) for heap in memory.possible], memory.sizes[:])
    pruned = True
    for index in range(memory.learned, len(table.sightings)):
        sighting = table.sightings[index]
        if nothing_new(onlooker, sighting):
            continue
        shown = shows_tiles(onlooker, sighting)
        if not pruned and not shown and goes_face_down(sighting & 15):
            prune(new)
            pruned = True
        learn(new, onlooker, table.seats, sighting)
        if shown:
            pruned = False
    if not pruned:
        prune(new)
    new.learned = len(table.sightings)
    return new


def nothing_new(onlooker: int, sighting: int) -> bool:
    """Who looks into a hand, or through the discards, tells nobody what is there; who plays a tile
    knew it."""
    kind = sighting & 15
    if kind == PLAYED:
        return (sighting >> 4) & 15 == onlooker
    return kind in (PRIED, SEARCHED) and (sighting >> 4) & 15 != onlooker


def shows_tiles(onlooker: int, sighting: int) -> bool:
    """Whether a hidden tile is seen by this onlooker: then more may be ruled out. By all else a
    tile moves unseen or is added; whatever could be arranged before still can, one tile further."""
    kind = sighting & 15
    mine = (sighting >> 4) & 15 == onlooker
    if kind == EXTRACTED:
        return not mine
    if kind in (DREW, STOLE, DUG):
        return mine
    return kind in (PLAYED, PRIED, SEARCHED)


def goes_face_down(kind: i64) -> bool:
    return kind in (DREW, STOLE, DUG, SHUFFLED)


def shorten_log(table: Table) -> None:
    """Before it is cloned: brings all memories up to date, so that a long log can be forgotten."""
    if len(table.sightings) <= LONGEST_LOG:
        return
    memories: list[Memory | None] = []
    for onlooker, memory in enumerate(table.memories):
        if memory is not None:
            new = brought_up_to_date(table, memory, onlooker)
            memory = Memory(new.possible, new.sizes)
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
        memories.append(memory_of(possible, sizes))
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
            hidden |= as_number(hand_heap(player.hand, player.hand_size))
    sizes.append(len(table.pile))
    sizes.append(table.discard_size)
    possible = [hidden if sizes[place] else 0 for place in range(seats + 1)]
    possible.append(discards)
    return memory_of(possible, sizes)


def hand_heap(hand: i64, size: i64) -> Heap:
    heap = Heap(0, 0)
    while size > 0:
        heap.add(hand & TILE_MASK)
        hand >>= TILE_BITS
        size -= 1
    return heap


def learn(memory: Memory, onlooker: int, seats: int, sighting: int) -> None:
    """One sighting that told this onlooker something."""
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
        if not mine:
            see_tile(possible, what)
            sizes[seat] -= 1
        if kind == EXTRACTED:
            put_openly(memory, discards, what)
    elif kind == DESTROYED:
        put_openly(memory, discards, what)
    elif kind == PRIED:
        hand = hand_heap(what, sizes[other])
        see(possible, hand)
        possible[other] = hand
    elif kind == STOLE:
        move(memory, other, seat, what, mine, other == onlooker)
    elif kind == SEARCHED:
        found = as_heap(what)
        see(possible, found)
        possible[discards] = found
    elif kind == DUG:
        move(memory, discards, seat, what, mine, False)
    elif kind == SHUFFLED:
        possible[pile].add_all(possible[discards])
        possible[discards] = Heap(0, 0)
        sizes[pile] += sizes[discards]
        sizes[discards] = 0


def move(memory: Memory, source: int, target: int, tile: int, to_me: bool, from_me: bool) -> None:
    """A tile goes face down from one place to another."""
    possible = memory.possible
    if to_me:
        see_tile(possible, tile)
    elif from_me:
        possible[target].add(tile)
    else:
        possible[target].add_all(possible[source])
    if not from_me:
        memory.sizes[source] -= 1
        if memory.sizes[source] == 0:
            possible[source] = Heap(0, 0)
    if not to_me:
        memory.sizes[target] += 1


def see(possible: list[Heap], tiles: Heap) -> None:
    """These tiles are in sight, so they are in none of the hidden places."""
    for heap in possible:
        heap.remove_all(tiles)


def see_tile(possible: list[Heap], tile: i64) -> None:
    low: i64 = -1
    high: i64 = -1
    if tile < HEAP_BITS:
        low = ~bit(tile)
    else:
        high = ~bit(tile - HEAP_BITS)
    for heap in possible:
        heap.low &= low
        heap.high &= high


def put_openly(memory: Memory, place: int, tile: int) -> None:
    memory.possible[place].add(tile)
    memory.sizes[place] += 1


def groups_of(memory: Memory) -> list[tuple[int, int]]:
    """All hidden tiles, put together by where they can be: (tiles, places) with a bit for each."""
    found: list[tuple[int, int]] = []
    for group in groups(memory.possible):
        if group.count > 0:
            found.append((as_number(Heap(group.low, group.high)), group.places))
    return found
