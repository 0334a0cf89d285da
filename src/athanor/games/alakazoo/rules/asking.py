"""The action of a turn (Z-14), and every other question there is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import ACTIONS, COLUMN, DISCARD, DRAW, INVOKE, PLACE, REST, ROLL
from ..model import COLUMNS, Table
from . import dice, guardian, spells
from .dark import Shadowing
from .dice import Resolving
from .excess import TrimmingHand, TrimmingTokens
from .hands import Giving, Naming, Offering
from .phases import ACT, KINDS, OVER, PLACING, RESOLVE, Phase
from .placing import Placing
from .questions import (
    Covering,
    GivingUp,
    Swapping,
    SwappingPortals,
    Taking,
    Targeting,
    Uncovering,
)
from .rounds import may_rest, rest
from .secrets import Drafting, Enrolling, KeepingPage
from .setup import ChoosingGuardian, ChoosingPortal
from .spells import EXCHANGING


class Acting(Phase):
    """Z-14: rest, or one of the three actions."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        """Z-14: rest, or one of the three actions."""
        actions: list[Action] = []
        player = table.players[seat]
        count: i64 = 0
        while count < player.dice_limit:
            actions.append(ACTIONS[ROLL + count])
            count += 1
        column: i64 = 0
        while column < COLUMNS:
            actions.append(ACTIONS[COLUMN + column])
            column += 1
        if not table.solo:  # Z-51
            spells.legal_discards(table, seat, actions)
        guardian.legal_invocations(table, seat, actions)
        if player.dark() > 0 and may_rest(table):
            actions.append(ACTIONS[REST])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if ROLL <= index < COLUMN:
            if index - ROLL >= table.players[seat].dice_limit:
                return IllegalAction("too-many-dice", "Z-15", limit=table.players[seat].dice_limit)
            return None
        if COLUMN <= index < DISCARD:
            return None
        if DISCARD <= index < DRAW:
            if table.solo:
                return IllegalAction("no-exchange-solo", "Z-51")
            return spells.refuse_discard(table, seat, index, "Z-25")
        if INVOKE <= index < PLACE:
            return guardian.refuse_invocation(table, seat, index)
        if index == REST:
            if not may_rest(table):
                return IllegalAction("no-rest-solo", "Z-54")
            if table.players[seat].dark() == 0:
                return IllegalAction("nothing-to-rest-from", "Z-14")
            return None
        return IllegalAction("act-first", "Z-14")

    def do(self, table: Table, seat: i64, index: i64) -> None:
        if index == REST:
            rest(table, seat)
        elif index < COLUMN:
            dice.roll(table, seat, index - ROLL + 1, False)
        elif index < DISCARD:
            spells.take_column(table, seat, index - COLUMN)
        elif index < DRAW:
            spells.exchange_first(table, seat, index)
        else:
            guardian.invoke(table, seat, index)


ACTING: Final = Acting()
RESOLVING: Final = Resolving()
PLACING_SPELLS: Final = Placing()

#: Every question there is, by the number of its phase.
ASKING: Final[list[Phase]] = [
    ChoosingPortal(),
    ChoosingGuardian(),
    Drafting(),
    Enrolling(),
    KeepingPage(),
    ACTING,
    RESOLVING,
    EXCHANGING,
    PLACING_SPELLS,
    TrimmingTokens(),
    TrimmingHand(),
    GivingUp(),
    Taking(),
    Swapping(),
    SwappingPortals(),
    Targeting(),
    Offering(),
    Naming(),
    Giving(),
    Covering(),
    Uncovering(),
    Shadowing(),
]

assert len(ASKING) == len(KINDS) == OVER


def question(phase: i64) -> Phase:
    """What is asked in a phase. The three that are asked most need no look into the list."""
    if phase == RESOLVE:
        return RESOLVING
    if phase == ACT:
        return ACTING
    if phase == PLACING:
        return PLACING_SPELLS
    return ASKING[phase]
