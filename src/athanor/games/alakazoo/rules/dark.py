"""Dark tokens: Z-22, Z-23, and where they go in solo, Z-52."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import ACTIONS, GUARDIAN_NAMES, GUARDIANS, SHADOW
from ..events import Darkened, DarkRefused, DarkReturned
from ..model import SLOTS, Guardian, Table
from .phases import DARK_COMES, DARK_TAKEN, REASONS, Phase
from .solo import lose_solo


def take_dark(table: Table, seat: i64, reason: i64) -> None:
    """A dark token comes to a player. In solo it is owed until they say where it goes."""
    player = table.players[seat]
    if player.moments & DARK_COMES and spared(table, seat, reason):
        refuse_dark(table, seat, reason)
    elif table.solo:
        table.owed += 1
        table.owed_for = reason
    elif player.guardians[0].dark >= SLOTS:  # Z-23
        refuse_dark(table, seat, reason)
    else:
        put_dark(table, seat, player.guardians[0], reason)


def spared(table: Table, seat: i64, reason: i64) -> bool:
    for effect in table.players[seat].effects:
        if effect.moments & DARK_COMES and effect.spares(table, seat, reason):
            return True
    return False


def refuse_dark(table: Table, seat: i64, reason: i64) -> None:
    if table.tracing:
        table.events.append(DarkRefused(seat, REASONS[reason]))


def put_dark(table: Table, seat: i64, guardian: Guardian, reason: i64) -> None:
    """Into a free slot; with none, a magic token goes back to make room (Z-22)."""
    ousted = guardian.magic + guardian.dark == SLOTS
    if ousted:
        guardian.magic -= 1
        table.magic += 1
    guardian.dark += 1
    table.dark -= 1
    if table.tracing:
        table.events.append(Darkened(seat, GUARDIAN_NAMES[guardian.kind], REASONS[reason], ousted))
    player = table.players[seat]
    if player.moments & DARK_TAKEN:
        for effect in player.effects:
            if effect.moments & DARK_TAKEN:
                effect.dark_taken(table, seat)
    if table.solo and guardian.dark == SLOTS:
        lose_solo(table)


def return_dark(table: Table, seat: i64) -> i64:
    """All dark tokens of a player go back. How many?"""
    count: i64 = 0
    for guardian in table.players[seat].guardians:
        count += guardian.dark
        guardian.dark = 0
    table.dark += count
    if table.tracing and count != 0:
        table.events.append(DarkReturned(seat, count))
    return count


# -- the decision of solo


class Shadowing(Phase):
    """Z-52: in solo, the guardian that takes a dark token."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        for guardian in table.players[seat].guardians:
            actions.append(ACTIONS[SHADOW + guardian.kind])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        kind: i64 = index - SHADOW
        if not 0 <= kind < GUARDIANS:
            return IllegalAction("dark-first", "Z-52")
        if guardian_of_kind(table, seat, kind) is None:
            return IllegalAction("not-your-guardian", "Z-49", guardian=GUARDIAN_NAMES[kind])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        guardian = guardian_of_kind(table, seat, index - SHADOW)
        assert guardian is not None
        table.owed -= 1
        put_dark(table, seat, guardian, table.owed_for)


def guardian_of_kind(table: Table, seat: i64, kind: i64) -> Guardian | None:
    for guardian in table.players[seat].guardians:
        if guardian.kind == kind:
            return guardian
    return None
