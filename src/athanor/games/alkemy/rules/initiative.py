"""Initiative at the beginning of a turn. A-31, A-118."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Begin, Champion
from ..events import HandGiven, InitiativeWon
from ..model import NONE, Frame, Table
from .dice import MND
from .manners import initiative_colour, initiative_dice
from .opposed import oppose
from .space import mind

BEGINS: Final[list[Begin]] = [Begin(0), Begin(1)]

#: How far initiative has come.
PICKING: Final = 0
CONTESTED: Final = 1
WON: Final = 2


@final
class Initiative(Frame):
    """A-31, A-118: both pick a figure in secret; opposed MND; the `winner` says who begins.
    `champions` are the figures, by seat, once they are shown (NONE: nobody has a MND)."""

    def __init__(self) -> None:
        super().__init__()
        self.champions: list[int] = [NONE, NONE]
        self.winner: i64 = NONE

    def clone(self) -> Initiative:
        copy = Initiative()
        copy.stage = self.stage
        copy.champions = self.champions  # replaced, never changed
        copy.winner = self.winner
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == PICKING:
            self.auto_pick(table)
            if table.secret[0] < 0 or table.secret[1] < 0:
                return True
            self.stage = CONTESTED
            self.show(table)
            self.contest(table, self.champions[0], self.champions[1])
        elif self.stage == CONTESTED:
            self.stage = WON
            self.winner = 0 if table.won else 1
            if table.tracing:
                table.tell(InitiativeWon(self.winner))
        else:
            return True
        return False

    def auto_pick(self, table: Table) -> None:
        for seat in range(2):
            if table.secret[seat] < 0:
                choices = champions(table, seat)
                if len(choices) == 0:
                    table.secret[seat] = len(table.figures)  # nobody with a MND
                elif len(choices) == 1:
                    table.secret[seat] = choices[0]

    def show(self, table: Table) -> None:
        nobody = len(table.figures)
        self.champions = [NONE if pick == nobody else pick for pick in table.secret]
        table.secret = [NONE, NONE]

    def contest(self, table: Table, mine: i64, theirs: i64) -> None:
        if mine < 0 or theirs < 0:
            table.won = theirs < 0
            return
        one = table.figures[mine]
        other = table.figures[theirs]
        oppose(
            table,
            one,
            other,
            MND,
            mind(table, one),
            mind(table, other),
            initiative_dice(one),
            initiative_dice(other),
            initiative_colour(one),
            initiative_colour(other),
        )

    def actors(self, table: Table) -> list[int]:
        if self.stage == WON:
            return [int(self.winner)]
        return [seat for seat in range(2) if table.secret[seat] < 0]

    def asks(self, table: Table) -> str:
        return "begin" if self.stage == WON else "champion"

    def rule(self) -> str:
        return "A-31"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        if self.stage == WON:
            return [BEGINS[0], BEGINS[1]]
        return [Champion(table.figures[id].name) for id in champions(table, seat)]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Champion):
            table.secret[seat] = table.names[action.figure]
        elif isinstance(action, Begin):
            table.hand = action.first_seat
            if action.first_seat != self.winner:
                table.obliged = action.first_seat
            if table.tracing:
                table.tell(HandGiven(action.first_seat))
            table.pop()


def champions(table: Table, seat: i64) -> list[int]:
    """Who can roll for initiative."""
    return [
        int(figure.id)
        for figure in table.figures
        if figure.seat == seat and figure.alive and figure.profile.mnd >= 0
    ]
