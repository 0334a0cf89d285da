"""Before the first turn: deployment. A-96."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Deploy
from ..cards import STRATEGIST
from ..events import Deployed
from ..geometry.shapes import overlap
from ..model import INCH, NONE, Figure, Frame, Table
from .dice import MND
from .manners import always_covered
from .opposed import oppose
from .quick import is_quick, station
from .space import in_zone, put

#: How far deployment has come.
TO_ROLL: Final = 0
ROLLED: Final = 1
DEPLOYING: Final = 2
#: Half of what lies between two places that are offered, at first and at the closest.
WIDE: Final = 100
NARROW: Final = 10


@final
class Deployment(Frame):
    """`seat` deploys next; `card` is the one it has begun with (NONE: none); `first` is who
    begins."""

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = NONE
        self.first: i64 = NONE

    def clone(self) -> Deployment:
        copy = Deployment()
        copy.seat = self.seat
        copy.stage = self.stage
        copy.card = self.card
        copy.first = self.first
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == TO_ROLL:
            self.stage = ROLLED
            self.who_begins(table)
            return False
        if self.stage == ROLLED:
            self.stage = DEPLOYING
            if self.first < 0:
                self.first = 1 if table.won else 0  # the loser of the roll begins
            self.seat = self.first
            return False
        if self.card >= 0 and len(self.unplaced(table, self.card)) > 0:
            return self.waits(table)
        self.card = NONE
        if len(self.cards_for(table, self.seat)) > 0:
            return self.waits(table)
        self.seat = 1 - self.seat
        if len(self.cards_for(table, self.seat)) > 0:
            return self.waits(table)
        table.pop()
        return False

    def waits(self, table: Table) -> bool:
        """For its player to deploy; unless the set-up is quick."""
        if not is_quick(table):
            return True
        self.answer(table, self.seat, station(table, self.legal(table, self.seat)))
        return False

    def who_begins(self, table: Table) -> None:
        counts: list[int] = [0, 0]
        best: list[int] = [NONE, NONE]
        for card in table.cards:
            counts[card.seat] += 1
        for figure in table.figures:
            seat = int(figure.seat)
            if best[seat] < 0 or figure.profile.mnd > table.figures[best[seat]].profile.mnd:
                best[seat] = int(figure.id)
        if counts[0] != counts[1]:
            self.first = 0 if counts[0] > counts[1] else 1
            return
        one = table.figures[best[0]]
        other = table.figures[best[1]]
        oppose(table, one, other, MND, one.profile.mnd, other.profile.mnd)

    def unplaced(self, table: Table, card: i64) -> list[int]:
        return [id for id in table.cards[card].figures if not table.figures[id].placed]

    def cards_for(self, table: Table, seat: i64) -> list[int]:
        """Cards a seat may deploy now. Stealth: after all others, if its player likes; a seat that
        has nothing else left waits."""
        leader: i64 = strategist(table)
        if leader >= 0:
            return self.cards_under(table, seat, leader)
        others: bool = False
        mine: list[int] = []
        open_cards: bool = False
        for card in table.cards:
            if len(self.unplaced(table, card.id)) == 0:
                continue
            hidden: bool = always_covered(table.figures[card.figures[0]])
            if card.seat == seat:
                mine.append(int(card.id))
                if not hidden:
                    open_cards = True
            elif not hidden:
                others = True
        if others and not open_cards:
            return []
        return mine

    def cards_under(self, table: Table, seat: i64, leader: i64) -> list[int]:
        """Strategist: first all of the other company, then his own, last those with stealth."""
        found: list[int] = []
        waits: bool = False
        hidden: list[int] = []
        for card in table.cards:
            if len(self.unplaced(table, card.id)) == 0:
                continue
            if always_covered(table.figures[card.figures[0]]):
                if card.seat == seat:
                    hidden.append(int(card.id))
            elif card.seat == seat:
                found.append(int(card.id))
            elif seat == leader:
                waits = True
            else:
                hidden.append(NONE)  # the strategist's own come before any stealth
        if waits or (len(found) == 0 and NONE in hidden):
            return []
        return found if len(found) > 0 else hidden

    def asks(self, table: Table) -> str:
        return "deploy"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        cards = [int(self.card)] if self.card >= 0 else self.cards_for(table, seat)
        found: list[Action] = []
        before: i64 = 0
        while len(found) == 0 and before < table.height:
            step: i64 = WIDE
            while len(found) == 0 and step > NARROW:
                for card in cards:
                    figure = table.figures[self.unplaced(table, card)[0]]
                    self.offer(table, figure, step, before, found)
                step //= 2
            before += INCH
        return found

    def offer(
        self, table: Table, figure: Figure, step: i64, before: i64, found: list[Action]
    ) -> None:
        """Places in its zone, or where that has no room so far `before` it."""
        y: i64 = table.format.line + before - figure.r - 1
        while y >= figure.r:
            x: i64 = 2 * step
            while x < table.width:
                at: i64 = y if figure.seat == 0 else table.height - y
                if before > 0 or in_zone(table, figure.seat, x, at, figure.r):
                    if has_room(table, figure, x, at):
                        found.append(Deploy(figure.name, x, at))
                x += 2 * step
            least: i64 = y - (2 * step if table.height < 3000 else 4 * step)
            # Where room is scarce, also along the edge of the table.
            y = figure.r if step // 2 <= NARROW and least < figure.r < y else least

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, Deploy):
            return IllegalAction("not-offered", "A-96", decision="deploy")
        id: i64 = table.names.get(action.figure, NONE)
        if id < 0 or table.figures[id].seat != seat:
            return IllegalAction("enemy-figure", "A-96", figure=action.figure)
        figure = table.figures[id]
        if figure.placed:
            return IllegalAction("already-deployed", "A-96", figure=figure.name)
        if self.card >= 0 and figure.card != self.card:
            return IllegalAction("other-card", "A-96", figure=figure.name)
        if self.card < 0 and int(figure.card) not in self.cards_for(table, seat):
            return IllegalAction("other-card", "A-96", figure=figure.name)
        refusal = refuse_place(table, figure, action.x, action.y)
        if refusal is not None and refusal.code == "outside-zone":
            return None if action in self.legal(table, seat) else refusal
        return refusal

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Deploy)
        figure = table.figures[table.names[action.figure]]
        figure.placed = True
        put(table, figure, action.x, action.y)
        self.card = figure.card
        if len(self.unplaced(table, self.card)) == 0:
            self.card = NONE
            self.seat = 1 - seat
        if table.tracing:
            table.tell(Deployed(seat, figure.name, action.x, action.y))


def strategist(table: Table) -> i64:
    """The seat that has a strategist, if only one has."""
    found: i64 = NONE
    for figure in table.figures:
        if figure.has(STRATEGIST):
            if found >= 0 and found != figure.seat:
                return NONE
            found = figure.seat
    return found


def refuse_place(table: Table, figure: Figure, x: i64, y: i64) -> IllegalAction | None:
    if not in_zone(table, figure.seat, x, y, figure.r):
        return IllegalAction("outside-zone", "A-96", figure=figure.name)
    if not has_room(table, figure, x, y):
        return IllegalAction("no-room", "A-40", x=int(x), y=int(y))
    return None


def has_room(table: Table, figure: Figure, x: i64, y: i64) -> bool:
    if not table.ground.stands(x, y, figure.r):
        return False
    for other in table.figures:
        if other.placed and other.alive and other.id != figure.id:
            if overlap(x, y, figure.r, other.x, other.y, other.r):
                return False
    return True
