"""The end of a turn for those who waste away: alchemical_decline, alchemical_necrosis."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import ALCHEMICAL_DECLINE
from ..events import SkillUsed
from ..model import NONE, Figure, Frame, Table
from .damage import OTHER, heal, hurt
from .manners import wastes
from .questions import DECLINE_ASK, DECLINE_HEAL_ASK, ask
from .space import KHALIMAN

EVOKERS: Final[list[str]] = ["sorhna_evoker", "iecha"]

#: How far it has come with one figure.
NEXT_ONE: Final = 0
RELIEF_ASKED: Final = 1
HEALING_ASKED: Final = 2


def any_waste(table: Table) -> bool:
    for figure in table.figures:
        if figure.alive and wastes(figure):
            return True
    return False


def helper_of(table: Table, figure: Figure) -> Figure | None:
    """A friendly Khaliman alchemist with a stone, one who heals more before others."""
    found: Figure | None = None
    for other in table.figures:
        if other.seat == figure.seat and other.alive and other.profile.alchemist:
            if other.profile.peoples & KHALIMAN and other.stones > 0:
                if found is None or heals_more(other):
                    found = other
    return found


def heals_more(alchemist: Figure) -> bool:
    """An Evoker; the card of Iëcha carries the word too."""
    return alchemist.profile.id in EVOKERS


@final
class TurnEnd(Frame):
    """`next` is the figure to be looked at; `helper` the alchemist who is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.next: i64 = 0
        self.helper: i64 = NONE

    def clone(self) -> TurnEnd:
        copy = TurnEnd()
        copy.stage = self.stage
        copy.next = self.next
        copy.helper = self.helper
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == NEXT_ONE:
            self.waste_next(table)
            return False
        figure = table.figures[self.next - 1]
        alchemist = table.figures[self.helper]
        agreed: bool = table.answered != 0
        if self.stage == RELIEF_ASKED:
            self.stage = NEXT_ONE
            if not agreed:
                hurt(table, NONE, figure.id, 1, OTHER)
                return False
            self.pay(table, alchemist)
            if alchemist.stones > 0 and figure.ticked > 0:
                self.stage = HEALING_ASKED
                ask(table, alchemist, DECLINE_HEAL_ASK)
            return False
        self.stage = NEXT_ONE
        if agreed:
            self.pay(table, alchemist)
            heal(table, figure, 2 if heals_more(alchemist) else 1)
        return False

    def pay(self, table: Table, alchemist: Figure) -> None:
        alchemist.stones -= 1
        if table.tracing:
            table.tell(SkillUsed(alchemist.seat, alchemist.name, "alchemical_decline"))

    def waste_next(self, table: Table) -> None:
        while self.next < len(table.figures):
            figure = table.figures[self.next]
            self.next += 1
            if not figure.alive or not wastes(figure):
                continue
            helper = helper_of(table, figure) if figure.has(ALCHEMICAL_DECLINE) else None
            if helper is None:
                hurt(table, NONE, figure.id, 1, OTHER)
            else:
                self.helper = helper.id
                self.stage = RELIEF_ASKED
                ask(table, helper, DECLINE_ASK)
            return
        table.pop()
