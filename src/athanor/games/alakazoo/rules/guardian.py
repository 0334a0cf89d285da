"""Action 3, the guardian: what it can be paid for, Z-27 to Z-39. The questions that powers ask are
in `questions` and `hands`; the guardian cards of the university are in `lessons`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    ABILITY,
    ACTIONS,
    GUARDIAN_NAMES,
    INVOKE,
    LESSON,
    POWER_NAMES,
    one,
)
from ..events import Borrowed, Invoked
from ..model import Table
from ..tables import POWERS as POWER_CARDS
from ..tables import UNIVERSITY, Card
from .dark import guardian_of_kind
from .lessons import lesson_power
from .moments import Power
from .phases import (
    FROM_COLUMNS,
    GIVE_UP,
    OFFERING,
    SOURCES,
    SWAPPING,
    SWAPPING_PORTALS,
)
from .pile import size_of_columns
from .targets import aim, open_to_powers, swappable


class Trade(Power):
    """Discard spells and take as many from columns (Z-28; two of each: Z-38)."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.players[seat].hand_size > 0 and table.in_columns() != 0

    def begin(self, table: Table, seat: i64) -> None:
        amount: i64 = self.amount
        if table.players[seat].hand_size < amount or size_of_columns(table) < amount:
            amount = 1
        table.amount = amount
        table.then_take = amount
        table.source = FROM_COLUMNS
        table.phase = GIVE_UP


class SwapHands(Power):
    """Swap spells with an opponent's hand for a dark token (Z-29; two of each: Z-39)."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.targets(table, seat) != 0

    def targets(self, table: Table, seat: i64) -> i64:
        if table.players[seat].hand_size == 0:
            return 0
        found: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if table.players[other].hand_size > 0 and open_to_powers(table, seat, other):
                found |= one(other)
            other += 1
        return found

    def begin(self, table: Table, seat: i64) -> None:
        aim(table, seat, self)

    def aim(self, table: Table, seat: i64, target: i64) -> None:
        amount: i64 = self.amount
        if table.players[seat].hand_size < amount or table.players[target].hand_size < amount:
            amount = 1
        table.amount = amount
        table.offered = 0
        table.given = 0
        table.phase = OFFERING


class SwapSpell(Power):
    """Swap a spell on the own portal with one of the same type elsewhere (Z-30, Z-35, Z-36)."""

    def __init__(self, name: str, amount: i64, solo: bool, source: i64) -> None:
        super().__init__(name, amount, solo)
        self.source: i64 = source

    def possible(self, table: Table, seat: i64) -> bool:
        return swappable(table, seat, self.source) != 0

    def begin(self, table: Table, seat: i64) -> None:
        table.source = self.source
        table.phase = SWAPPING


class SwapPortals(Power):
    """Swap spells of the same type between two portals for a dark token (Z-31)."""

    def possible(self, table: Table, seat: i64) -> bool:
        other: i64 = 0
        while other < table.seats:
            if table.players[seat].filled & table.players[other].filled:
                if open_to_powers(table, seat, other):
                    return True
            other += 1
        return False

    def begin(self, table: Table, seat: i64) -> None:
        table.phase = SWAPPING_PORTALS


class Mimic(Power):
    """Use the ability card of an opponent (Z-37)."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.targets(table, seat) != 0

    def targets(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if other != seat:
                ability: i64 = table.players[other].guardians[0].ability
                if ability >= 0 and POWERS[ability].possible(table, seat):
                    found |= one(other)
            other += 1
        return found

    def begin(self, table: Table, seat: i64) -> None:
        aim(table, seat, self)

    def aim(self, table: Table, seat: i64, target: i64) -> None:
        ability: i64 = table.players[target].guardians[0].ability
        table.power = ability
        if table.tracing:
            table.events.append(Borrowed(seat, target, POWER_NAMES[ability]))
        POWERS[ability].begin(table, seat)


def make_power(card: Card) -> Power:
    match card.kind:
        case "trade":
            return Trade(card.name, card.amount, card.solo)
        case "swap-hands":
            return SwapHands(card.name, card.amount, card.solo)
        case "swap-spell":
            return SwapSpell(card.name, card.amount, card.solo, SOURCES.index(card.source))
        case "swap-portals":
            return SwapPortals(card.name, card.amount, card.solo)
        case "mimic":
            return Mimic(card.name, card.amount, card.solo)
    return lesson_power(card)


POWERS: Final[list[Power]] = [
    make_power(card) for card in [*POWER_CARDS.common, *POWER_CARDS.ability, *UNIVERSITY.card]
]


def common_powers(solo: bool) -> i64:
    """What every guardian can do (Z-55: in solo, nothing that needs an opponent)."""
    powers: i64 = 0
    for power in range(ABILITY):
        if POWERS[power].solo or not solo:
            powers |= one(power)
    return powers


def abilities(solo: bool) -> list[int]:
    return [power for power in range(ABILITY, LESSON) if POWERS[power].solo or not solo]


# -- paying


def legal_invocations(table: Table, seat: i64, actions: list[Action]) -> None:
    for guardian in table.players[seat].guardians:
        if guardian.magic > 0:
            rest: i64 = guardian.powers
            power: i64 = 0
            while rest != 0:
                if rest & 1 and POWERS[power].possible(table, seat):
                    actions.append(ACTIONS[INVOKE + power * 4 + guardian.kind])
                rest >>= 1
                power += 1


def refuse_invocation(table: Table, seat: i64, index: i64) -> IllegalAction | None:
    power: i64 = (index - INVOKE) // 4
    kind: i64 = (index - INVOKE) % 4
    guardian = guardian_of_kind(table, seat, kind)
    if guardian is None:
        return IllegalAction("not-your-guardian", "Z-27", guardian=GUARDIAN_NAMES[kind])
    if table.solo and not POWERS[power].solo:
        return IllegalAction("needs-an-opponent", "Z-55", power=POWER_NAMES[power])
    if not guardian.powers & one(power):
        return IllegalAction("not-your-power", "Z-32", power=POWER_NAMES[power])
    if guardian.magic == 0:
        return IllegalAction("guardian-without-magic", "Z-27", guardian=GUARDIAN_NAMES[kind])
    if not POWERS[power].possible(table, seat):
        if nobody_open(table, seat) and (power == 1 or power == 3):
            return IllegalAction("portal-full", "Z-34")
        return IllegalAction("power-in-vain", "Z-27", power=POWER_NAMES[power])
    return None


def nobody_open(table: Table, seat: i64) -> bool:
    """Z-34: every opponent's portal is full, and it is the last round."""
    other: i64 = 0
    while other < table.seats:
        if open_to_powers(table, seat, other):
            return False
        other += 1
    return table.last_round


def invoke(table: Table, seat: i64, index: i64) -> None:
    power: i64 = (index - INVOKE) // 4
    guardian = guardian_of_kind(table, seat, (index - INVOKE) % 4)
    assert guardian is not None
    guardian.magic -= 1
    table.magic += 1
    table.power = power
    if table.tracing:
        table.events.append(Invoked(seat, GUARDIAN_NAMES[guardian.kind], POWER_NAMES[power]))
    POWERS[power].begin(table, seat)
