"""What parts do, once nothing can stop them: K-23 to K-29."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import (
    CameToNothing,
    Destroyed,
    Dug,
    Gathered,
    Pried,
    Stole,
    TurnedDown,
)
from ..model import (
    DESTROYED,
    DUG,
    GATHER_INGREDIENTS,
    MOST_IN_HAND,
    PRIED,
    STOLE,
    TAKE_TILE,
    Table,
)
from ..tiles import (
    FIRST_EAR,
    FIRST_HAND,
    FIRST_LEG,
    HEAP_BITS,
    PART_COUNT,
    PARTS,
    TAIL,
    TILE_NAMES,
    TORSO,
    covers,
    ingredient_names,
    size,
    tile_names,
    unpack,
)
from .catalogue import (
    DIG,
    DIGEST,
    DIGESTED,
    GATHER,
    LASH,
    MIXTURE_BAGS,
    MIXTURES_FROM,
    MOST_SEATS,
    PRY,
    STEAL,
    TAKE,
)
from .knowledge import saw_discards
from .pile import discard

#: An action, or the index of one.
Word = TypeVar("Word")


def add_uses(table: Table, seat: i64, words: list[Word], offered: list[Word]) -> None:
    """Every use of a face-up part, with every target."""
    player = table.players[seat]
    up: i64 = player.up
    if (up >> FIRST_EAR) & 3:
        add_twins(table, seat, PRY, (up >> FIRST_EAR) & 3, words, offered)
    if player.hand_size < MOST_IN_HAND:
        if (up >> FIRST_HAND) & 3:
            add_twins(table, seat, STEAL, (up >> FIRST_HAND) & 3, words, offered)
        if (up >> FIRST_LEG) & 1:
            offered.append(words[DIG])
        if (up >> FIRST_LEG) & 2:
            offered.append(words[DIG + 1])
    if (up >> TORSO) & 1:
        offered.append(words[DIGEST])
    if (up >> TAIL) & 1:
        add_lashes(table, seat, words, offered)


def add_twins(
    table: Table, seat: i64, first: i64, up: i64, words: list[Word], offered: list[Word]
) -> None:
    """The uses of a part that there are two of, against each opponent; `up` says which are."""
    seats: i64 = table.seats
    other: i64 = 0
    while other < seats:
        if other != seat:
            if up & 1:
                offered.append(words[first + other])
            if up & 2:
                offered.append(words[first + MOST_SEATS + other])
        other += 1


def add_lashes(table: Table, seat: i64, words: list[Word], offered: list[Word]) -> None:
    """Every part on the table, but for the tail that lashes (K-29)."""
    seats: i64 = table.seats
    other: i64 = 0
    while other < seats:
        targets: i64 = table.players[other].parts
        if other == seat:
            targets &= ~(1 << TAIL)
        index: i64 = LASH + other * PART_COUNT
        while targets:
            if targets & 1:
                offered.append(words[index])
            targets >>= 1
            index += 1
        other += 1


def refuse_use(
    table: Table, seat: i64, part: i64, target_seat: i64, target_part: i64
) -> IllegalAction | None:
    player = table.players[seat]
    if not (player.parts >> part) & 1:
        return IllegalAction("part-missing", "K-19", part=PARTS[part])
    if not (player.up >> part) & 1:
        return IllegalAction("part-face-down", "K-19", part=PARTS[part])
    if FIRST_HAND <= part < FIRST_EAR and player.hand_size >= MOST_IN_HAND:
        rule = "K-25" if part >= FIRST_LEG else "K-24"
        return IllegalAction("hand-full", rule, most=MOST_IN_HAND)
    if target_seat >= table.seats:
        return IllegalAction("no-such-player", "K-01", target_seat=target_seat)
    if part == TAIL:
        return refuse_lash(table, seat, target_seat, target_part)
    if target_seat == seat:
        return IllegalAction("target-self", "K-23" if part >= FIRST_EAR else "K-24")
    return None


def refuse_lash(
    table: Table, seat: i64, target_seat: i64, target_part: i64
) -> IllegalAction | None:
    if target_seat == seat and target_part == TAIL:
        return IllegalAction("tail-itself", "K-29")
    if not (table.players[target_seat].parts >> target_part) & 1:
        return IllegalAction(
            "no-such-target", "K-28", target_seat=target_seat, part=PARTS[target_part]
        )
    return None


def resolve(table: Table, seat: i64, part: i64, target_seat: i64, target_part: i64) -> None:
    """The effect of a part that no head has stopped."""
    if part >= FIRST_EAR:
        pry(table, seat, target_seat)
    elif part >= FIRST_LEG:
        search_discards(table, seat, part)
    elif part >= FIRST_HAND:
        steal(table, seat, part, target_seat)
    elif part == TAIL:
        lash(table, seat, target_seat, target_part)
    else:
        open_supply(table, seat)


def pry(table: Table, seat: i64, target_seat: i64) -> None:
    """K-23: only the one who pries sees the hand."""
    target = table.players[target_seat]
    if target.hand_size:
        table.saw(PRIED, seat, target_seat, target.hand)
    if table.tracing:
        tiles = tile_names(unpack(target.hand, target.hand_size))
        table.events.append(Pried(seat, target_seat, tiles))


def steal(table: Table, seat: i64, part: i64, target_seat: i64) -> None:
    """K-24: a random tile."""
    victim = table.players[target_seat]
    if victim.hand_size == 0:
        come_to_nothing(table, seat, part)
        return
    tile: i64 = victim.tile_in_hand(table.rng.below(victim.hand_size, "steal"))
    victim.give(tile)
    table.players[seat].receive(tile)
    table.saw(STOLE, seat, target_seat, tile)
    if table.tracing:
        table.events.append(Stole(seat, target_seat, TILE_NAMES[tile]))


def search_discards(table: Table, seat: i64, part: i64) -> None:
    """K-25, K-26: the pile is looked through now, and a tile chosen if there is a choice."""
    if table.discard_size == 0:
        come_to_nothing(table, seat, part)
    elif table.discard_size == 1:
        take_tile(table, seat, table.discards()[0])
    else:
        saw_discards(table, seat)
        table.phase = TAKE_TILE


def add_takes(table: Table, words: list[Word], offered: list[Word]) -> None:
    rest: i64 = table.discards_low
    index: i64 = TAKE
    while rest:
        if rest & 1:
            offered.append(words[index])
        rest >>= 1
        index += 1
    rest = table.discards_high
    index = TAKE + HEAP_BITS
    while rest:
        if rest & 1:
            offered.append(words[index])
        rest >>= 1
        index += 1


def refuse_take(table: Table, tile: i64) -> IllegalAction | None:
    if not table.in_discards(tile):
        return IllegalAction("not-in-discards", "K-25", tile=TILE_NAMES[tile])
    return None


def take_tile(table: Table, seat: i64, tile: i64) -> None:
    table.take_from_discards(tile)
    table.players[seat].receive(tile)
    table.saw(DUG, seat, 0, tile)
    if table.tracing:
        table.events.append(Dug(seat, TILE_NAMES[tile]))


def open_supply(table: Table, seat: i64) -> None:
    """K-27: three in any mixture, or all that remain."""
    left: i64 = size(table.supply)
    if left == 0:
        come_to_nothing(table, seat, TORSO)
    elif left <= DIGESTED:
        gather(table, seat, table.supply)
    else:
        table.phase = GATHER_INGREDIENTS


def add_gathers(table: Table, words: list[Word], offered: list[Word]) -> None:
    index: i64 = MIXTURES_FROM[DIGESTED]
    last: i64 = MIXTURES_FROM[DIGESTED + 1]
    supply: i64 = table.supply
    while index < last:
        if covers(supply, MIXTURE_BAGS[index]):
            offered.append(words[GATHER + index])
        index += 1


def refuse_gather(table: Table, mixture: i64) -> IllegalAction | None:
    bag: i64 = MIXTURE_BAGS[mixture]
    if size(bag) != DIGESTED:
        return IllegalAction("gather-count", "K-27", count=size(bag), wanted=DIGESTED)
    if not covers(table.supply, bag):
        return IllegalAction("supply-short", "K-27")
    return None


def gather(table: Table, seat: i64, bag: i64) -> None:
    table.supply -= bag
    table.players[seat].ingredients += bag
    if table.tracing:
        table.events.append(Gathered(seat, ingredient_names(bag)))


def lash(table: Table, seat: i64, target_seat: i64, target_part: i64) -> None:
    """K-28: face up, it is turned down; face down, it is discarded. Judged now (K-32)."""
    target = table.players[target_seat]
    tile: i64 = target.tile_at(target_part)
    if (target.up >> target_part) & 1:
        target.up &= ~(1 << target_part)
        if table.tracing:
            table.events.append(TurnedDown(seat, target_seat, TILE_NAMES[tile]))
        return
    target.lose(target_part)
    table.saw(DESTROYED, 0, 0, tile)
    if table.tracing:
        table.events.append(Destroyed(seat, target_seat, TILE_NAMES[tile]))
    discard(table, tile)


def come_to_nothing(table: Table, seat: i64, part: i64) -> None:
    """K-19: a use without effect is a use all the same."""
    if table.tracing:
        table.events.append(CameToNothing(seat, PARTS[part]))
