"""Using a part, and answering it with a head: K-19, K-30 to K-33, K-41.

A use is declared and its tile turned. If others have a face-up head it waits on the stack of uses
while they are asked, one by one. A head is itself a use and lies on top of the one it answers; the
top of the stack resolves first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..events import Cancelled, Foresaw, Passed, Used
from ..model import ACT, ANSWER, NONE, Table, Use
from ..tiles import FIRST_EAR, FIRST_HAND, FIRST_LEG, HEAD, HEAD_BIT, PARTS, TAIL, TORSO
from .catalogue import DIG, DIGEST, LASH, MOST_SEATS, PRY, STEAL
from .parts import resolve

PARTS_ON_A_BOARD: Final = 9


def part_used(index: i64) -> i64:
    """The part that an action uses."""
    if index < PRY:
        return TAIL
    if index < STEAL:
        return FIRST_EAR + (index - PRY) // MOST_SEATS
    if index < DIG:
        return FIRST_HAND + (index - STEAL) // MOST_SEATS
    if index < DIGEST:
        return FIRST_LEG + (index - DIG)
    return TORSO


def seat_aimed_at(index: i64) -> i64:
    """The player whom an action is aimed at, or NONE (K-31)."""
    if index < PRY:
        return (index - LASH) // PARTS_ON_A_BOARD
    if index < STEAL:
        return (index - PRY) % MOST_SEATS
    if index < DIG:
        return (index - STEAL) % MOST_SEATS
    return NONE


def part_aimed_at(index: i64) -> i64:
    if index < PRY:
        return (index - LASH) % PARTS_ON_A_BOARD
    return NONE


def use(table: Table, seat: i64, index: i64) -> None:
    """K-30: the part and its target are declared and the tile is turned; heads are asked."""
    part: i64 = part_used(index)
    target_seat: i64 = seat_aimed_at(index)
    target_part: i64 = part_aimed_at(index)
    table.players[seat].up &= ~(1 << part)
    if table.tracing:
        tell_use(table, seat, part, target_seat, target_part)
    if next_asked(table, seat, target_seat, 0) == NONE:
        resolve(table, seat, part, target_seat, target_part)
        return
    table.uses.append(Use(seat, part, target_seat, target_part))
    go_on(table)


def next_asked(table: Table, seat: i64, target_seat: i64, asked: i64) -> i64:
    """K-32: who is asked next about a use of `seat`, from the left of the one who uses; or NONE."""
    players = table.players
    seats: i64 = table.seats
    other: i64 = seat + 1
    steps: i64 = 1
    while steps < seats:
        if other >= seats:
            other -= seats
        if players[other].up & HEAD_BIT and not (asked >> other) & 1:
            if not table.targeted or other == target_seat:  # K-31
                return other
        other += 1
        steps += 1
    return NONE


def go_on(table: Table) -> None:
    """Asks the next player about the top of the stack; with nobody left to ask, resolves it."""
    uses = table.uses
    table.phase = ACT
    table.asked = NONE
    while uses:
        top = uses[-1]
        table.asked = next_asked(table, top.seat, top.target_seat, top.asked)
        if table.asked != NONE:
            table.phase = ANSWER
            return
        uses.pop()
        if top.part != HEAD:
            resolve(table, top.seat, top.part, top.target_seat, top.target_part)
            return
        stopped = uses.pop()
        if table.tracing:
            table.events.append(Cancelled(stopped.seat, PARTS[stopped.part]))


def foresee(table: Table, seat: i64) -> None:
    """A head against the top of the stack. It is aimed at the player whose use it cancels."""
    answered = table.uses[-1]
    answered.asked |= 1 << seat
    table.players[seat].up &= ~HEAD_BIT
    if table.tracing:
        table.events.append(Foresaw(seat, answered.seat, PARTS[answered.part]))
    table.uses.append(Use(seat, HEAD, answered.seat, answered.part))
    go_on(table)


def let_pass(table: Table, seat: i64) -> None:
    """K-32: a pass on a use is final."""
    table.uses[-1].asked |= 1 << seat
    if table.tracing:
        table.events.append(Passed(seat))
    go_on(table)


def tell_use(table: Table, seat: i64, part: i64, target_seat: i64, target_part: i64) -> None:
    table.events.append(
        Used(
            seat,
            PARTS[part],
            None if target_seat == NONE else target_seat,
            None if target_part == NONE else PARTS[target_part],
        )
    )
