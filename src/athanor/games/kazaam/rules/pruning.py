"""What an onlooker can rule out by counting (see `knowledge.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model import Memory
from ..tiles import Heap

# Places, and numbers of tiles, are packed by seven bits: there are at most seven places (five
# hands, pile and discards) and 70 tiles. Nine sevens fit into a word.
SEVEN: Final = 7
LOW_SEVEN: Final = 127


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
    possible = memory.possible
    rooms: i64 = 0
    occupied: i64 = 0
    shift: i64 = 0
    for place, size in enumerate(memory.sizes):
        if size == 0:
            heap = possible[place]
            heap.low = 0
            heap.high = 0
        else:
            occupied |= 1 << place
        rooms |= size << shift
        shift += SEVEN
    if apart(possible):
        return
    everything = groups(possible)
    if len(everything) > size_of(occupied):
        prune_by_places(possible, everything, rooms, occupied)
    else:
        prune_by_groups(possible, everything, rooms)


def prune_by_groups(possible: list[Heap], everything: list[Group], rooms: i64) -> None:
    """Where there are few groups of tiles: by all choices of groups, and where they can be."""
    places: i64 = 0
    counts: i64 = 0
    shift: i64 = 0
    for group in everything:
        places |= group.places << shift
        counts |= group.count << shift
        shift += SEVEN
    chosen: i64 = (1 << len(everything)) - 1
    while chosen > 0:
        some: i64 = places_of(places, chosen)
        if is_filled(confined_to(places, counts, some), rooms, some):
            clear_others(possible, everything, some)
        chosen -= 1


def prune_by_places(
    possible: list[Heap], everything: list[Group], rooms: i64, occupied: i64
) -> None:
    """The same where there are more groups of tiles than places with tiles: by all choices of
    places."""
    some: i64 = occupied
    while some > 0:
        confined: i64 = 0
        for group in everything:
            if not group.places & ~some:
                confined += group.count
        if is_filled(confined, rooms, some):
            clear_others(possible, everything, some)
        some = (some - 1) & occupied


def places_of(places: i64, chosen: i64) -> i64:
    """Where tiles of the chosen groups can be."""
    found: i64 = 0
    while chosen:
        if chosen & 1:
            found |= places & LOW_SEVEN
        chosen >>= 1
        places >>= SEVEN
    return found


def confined_to(places: i64, counts: i64, some: i64) -> i64:
    """How many tiles can be nowhere but in some places."""
    confined: i64 = 0
    while counts:
        if not places & LOW_SEVEN & ~some:
            confined += counts & LOW_SEVEN
        places >>= SEVEN
        counts >>= SEVEN
    return confined


def is_filled(confined: i64, rooms: i64, places: i64) -> bool:
    """Whether so many tiles fill some places; one that is empty says nothing new."""
    if confined == 0:
        return False
    room: i64 = 0
    while places:
        if places & 1:
            if not rooms & LOW_SEVEN:
                return False
            room += rooms & LOW_SEVEN
        places >>= 1
        rooms >>= SEVEN
    return confined == room


def clear_others(possible: list[Heap], everything: list[Group], some: i64) -> None:
    """Some places are filled by tiles that can be nowhere else: no other tile is there."""
    for group in everything:
        if group.places & some and group.places & ~some:
            clear_places(possible, some, group)


def apart(possible: list[Heap]) -> bool:
    """Whether any two places can hold the same tiles or have none in common: then there is nothing
    to prune. It is so as long as nobody has seen more than others."""
    low: i64 = 0
    high: i64 = 0
    for place, heap in enumerate(possible):
        if low & heap.low or high & heap.high:
            if not is_before(possible, place, heap):
                return False
        else:
            low |= heap.low
            high |= heap.high
    return True


def is_before(possible: list[Heap], place: i64, heap: Heap) -> bool:
    """Whether an earlier place can hold the same tiles."""
    for before in possible:
        if place == 0:
            return False
        if before.low == heap.low and before.high == heap.high:
            return True
        place -= 1
    return False


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
