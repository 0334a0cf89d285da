"""What an onlooker can rule out by counting (see `knowledge.py`)."""

from __future__ import annotations

from mypy_extensions import i64

from ..model import Memory
from ..tiles import Heap


class Group:
    """Hidden tiles that can be in the same places: `places` has a bit for each."""

    def __init__(self, low: i64, high: i64, places: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.places: i64 = places
        self.count: i64 = size_of(low) + size_of(high)


def groups(possible: list[Heap]) -> list[Group]:
    """All hidden tiles, put together by where they can be."""
    low: i64 = 0
    high: i64 = 0
    for heap in possible:
        low |= heap.low
        high |= heap.high
    found = [Group(low, high, 0)]
    for place, heap in enumerate(possible):
        split: list[Group] = []
        here: i64 = 1 << place
        for group in found:
            low = group.low & heap.low
            high = group.high & heap.high
            if low == group.low and high == group.high:
                group.places |= here
                split.append(group)
            elif low != 0 or high != 0:
                split.append(Group(low, high, group.places | here))
                split.append(Group(group.low & ~low, group.high & ~high, group.places))
            else:
                split.append(group)
        found = split
    return found


def prune(memory: Memory) -> None:
    """Keeps of each tile's places only those where it can be in some arrangement of all tiles.

    By Hall's theorem: if the tiles confined to some places fill them, no other tile is there.
    """
    sizes = memory.sizes
    possible = memory.possible
    for place in range(len(sizes)):
        if sizes[place] == 0:
            possible[place] = Heap(0, 0)
    if apart(possible):
        return
    everything = groups(possible)
    if len(everything) > len(sizes):  # there are fewer sets of places than of groups
        some: i64 = (1 << len(sizes)) - 1
        while some > 0:
            prune_around(possible, sizes, everything, some)
            some -= 1
        return
    chosen: i64 = (1 << len(everything)) - 1
    while chosen > 0:
        prune_around(possible, sizes, everything, places_of(everything, chosen))
        chosen -= 1


def places_of(everything: list[Group], chosen: i64) -> i64:
    """Where tiles of the chosen groups can be."""
    places: i64 = 0
    for group in everything:
        if chosen & 1:
            places |= group.places
        chosen >>= 1
    return places


def prune_around(
    possible: list[Heap], sizes: list[int], everything: list[Group], some: i64
) -> None:
    """If some places are filled by tiles that can be nowhere else, no other tile is there."""
    confined: i64 = 0
    for group in everything:
        if not group.places & ~some:
            confined += group.count
    if confined == 0 or confined != room_in(sizes, some):
        return
    for group in everything:
        if group.places & some and group.places & ~some:
            clear_places(possible, some, group)


def apart(possible: list[Heap]) -> bool:
    """Whether any two places can hold the same tiles or have none in common: then there is nothing
    to prune. It is so as long as nobody has seen more than others."""
    for place, heap in enumerate(possible):
        other: i64 = 0
        while other < place:
            before = possible[other]
            if before.low & heap.low or before.high & heap.high:
                if before.low != heap.low or before.high != heap.high:
                    return False
            other += 1
    return True


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


def clear_places(possible: list[Heap], places: i64, group: Group) -> None:
    for heap in possible:
        if places & 1:
            heap.low &= ~group.low
            heap.high &= ~group.high
        places >>= 1


def size_of(word: i64) -> i64:
    """How many bits are set."""
    size: i64 = 0
    while word != 0:
        word &= word - 1
        size += 1
    return size
