"""summoning_of_the_ancients: a spirit enters play."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Deploy
from ..cards import PROFILE_INDEX, PROFILES
from ..events import Summoned
from ..figures import ANCESTOR_USE, FOCUS, HERO_USE, SUMMONED
from ..geometry.numbers import CIRCLE, COSINES, SINES, bit, to_unit
from ..model import INCH, NONE, Card, Figure, Frame, Table
from .effects import effect_of, give
from .orders import ANCESTOR
from .places_free import has_room
from .skills import grant
from .space import near, put, touches_enemy

SPIRITS: Final[list[str]] = ["aurlok_ancestor_spirit", "aurlok_hero_spirit"]


def use_of(way: i64) -> i64:
    return ANCESTOR_USE if way == ANCESTOR else HERO_USE


def may_summon(table: Table, figure: Figure, way: i64) -> bool:
    """One at a time, each kind once a game."""
    for other in table.figures:
        if other.alive and len(other.effects) > 0:
            summoned = effect_of(other, SUMMONED)
            if summoned is not None and summoned.by == figure.id:
                return False
    return figure.spent >> use_of(way) & 1 == 0


@final
class Summoning(Frame):
    """The spirit `figure` is to be placed within `reach` of its shaman, not in combat."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, shaman: i64 = NONE, reach: i64 = 0
    ) -> None:
        super().__init__(seat, figure)
        self.shaman: i64 = shaman
        self.reach: i64 = reach

    def clone(self) -> Summoning:
        return Summoning(self.seat, self.figure, self.shaman, self.reach)

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "summon"

    def rule(self) -> str:
        return "A-86"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        spirit = table.figures[self.figure]
        return [
            Deploy(spirit.name, x, y)
            for x, y in places_near(table, table.figures[self.shaman], spirit, self.reach)
        ]

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        spirit = table.figures[self.figure]
        if isinstance(action, Deploy) and action.figure == spirit.name:
            shaman = table.figures[self.shaman]
            if fits(table, shaman, spirit, action.x, action.y, self.reach):
                return None
            return IllegalAction("no-room", "A-86", x=action.x, y=action.y)
        return super().check(table, seat, action)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Deploy)
        table.pop()
        spirit = table.figures[self.figure]
        spirit.placed = True
        put(table, spirit, action.x, action.y)
        if table.tracing:
            table.tell(Summoned(spirit.seat, spirit.name, action.x, action.y))


def fits(table: Table, shaman: Figure, spirit: Figure, x: i64, y: i64, reach: i64) -> bool:
    if not has_room(table, spirit, x, y) or touches_enemy(table, spirit, x, y):
        return False
    home_x: i64 = spirit.x
    home_y: i64 = spirit.y
    spirit.x = x
    spirit.y = y
    close: bool = near(shaman, spirit, reach)
    spirit.x = home_x
    spirit.y = home_y
    return close


def places_near(table: Table, shaman: Figure, spirit: Figure, reach: i64) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    apart: i64 = shaman.r + spirit.r + 10
    while apart <= shaman.r + spirit.r + reach:
        turn: i64 = 0
        while turn < CIRCLE:
            x: i64 = shaman.x + to_unit(apart * COSINES[turn])
            y: i64 = shaman.y + to_unit(apart * SINES[turn])
            if fits(table, shaman, spirit, x, y, reach):
                found.append((int(x), int(y)))
            turn += 4
        apart += 2 * INCH
    return found


def summon(table: Table, figure: Figure, way: i64, reach: i64) -> None:
    """A new figure with a card of its own; it may be activated in the same turn. Where there is no
    room for it, nothing happens."""
    if not may_summon(table, figure, way):
        return
    profile = PROFILES[PROFILE_INDEX[SPIRITS[way - ANCESTOR]]]
    number = 1
    while f"{profile.id}-{number}" in table.names:
        number += 1
    spirit = Figure(len(table.figures), figure.seat, len(table.cards), profile, "")
    spirit.name = f"{profile.id}-{number}"
    if len(places_near(table, figure, spirit, reach)) == 0:
        return
    figure.spent |= bit(use_of(way))
    table.figures.append(spirit)
    table.cards.append(Card(len(table.cards), figure.seat, [int(spirit.id)]))
    table.names = table.names | {spirit.name: int(spirit.id)}
    grant(table)
    give(table, spirit, SUMMONED, 0, FOCUS, figure.id)
    table.push(Summoning(figure.seat, spirit.id, figure.id, reach))
