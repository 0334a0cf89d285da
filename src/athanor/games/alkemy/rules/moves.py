"""Moving: walks, runs, disengaging, engaging. A-40 to A-42, A-48 to A-52."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import DisengageTested, Moved, OrderCancelled
from ..figures import DOWN, ROOTED
from ..geometry.bends import Walker
from ..geometry.shapes import overlap
from ..model import INACTIVE, NONE, NORMAL, Figure, Frame, Table, inches
from .damage import fall
from .dice import REF
from .effects import under
from .hives import stir_bees
from .manners import slips_away, strikes_leavers
from .opposed import oppose
from .questions import FREE_ATTACK_ASK, ask, pick
from .reading import stings
from .skills import has_reach
from .space import (
    elevation,
    foes_of,
    keep_combats,
    path_points,
    put,
    touches_enemy,
    touching,
    walker_for,
    way_cost,
)
from .strike import FREE_BLOW, blow

WALK: Final = 0
RUN: Final = 1
TRACK: Final = 2
REACTION: Final = 3
TRICKED: Final = 4  # by thrust_walosi_trick
HOWS: Final[list[str]] = ["walk", "run", "track", "reaction", "walk"]

#: How far a disengagement has come.
TO_LEAVE: Final = 0
TESTER_PICKED: Final = 1
TESTED: Final = 2
FREE_ATTACKS: Final = 3
FREE_ATTACK_ASKED: Final = 4
ATTACKER_PICKED: Final = 5

#: How far a move has come.
TO_DISENGAGE: Final = 0
TO_GO: Final = 1
GONE: Final = 2


def limit_of(figure: Figure, how: i64) -> i64:
    return figure.run if how == RUN else figure.walk


def refuse_move(table: Table, figure: Figure, x: i64, y: i64, how: i64) -> IllegalAction | None:
    """Why a figure may not go there."""
    rule = "A-42" if how == RUN else "A-41"
    walker = walker_for(table, figure, limit_of(figure, how))
    if not table.ground.stands(x, y, figure.r):
        return IllegalAction("no-room", "A-40", x=int(x), y=int(y))
    if somebody_at(table, figure, x, y):
        return IllegalAction("through-a-figure", "A-40", x=int(x), y=int(y))
    if touches_enemy(table, figure, x, y):
        return IllegalAction("into-contact", rule)
    if way_cost(table, walker, figure, x, y, limit_of(figure, how)) < 0:
        return IllegalAction("too-far", rule)
    return None


def somebody_at(table: Table, figure: Figure, x: i64, y: i64) -> bool:
    for other in table.figures:
        if other.alive and other.placed and other.id != figure.id:
            if overlap(x, y, figure.r, other.x, other.y, other.r):
                return True
    return False


def moves_barred(figure: Figure) -> bool:
    """A-42, A-46: after a run or a charge no more movement this turn."""
    return figure.ran or figure.charged or (len(figure.effects) > 0 and held(figure))


def held(figure: Figure) -> bool:
    """Rooted by a graft, or knocked down."""
    return under(figure, ROOTED) or under(figure, DOWN)


@final
class Disengage(Frame):
    """A-49, A-50, A-114. `figure` wants to leave all its foes but those in `staying_with` (bits).
    `holders` are those who hold it and, once the test is lost, have not yet struck; `foe` is who
    tests or strikes; `picked`: their owner has said who strikes next."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, staying_with: i64 = 0) -> None:
        super().__init__(seat, figure)
        self.staying_with: i64 = staying_with
        self.dice: i64 = 0  # bonus dice on the test
        self.holders: list[int] = []
        self.foe: i64 = NONE
        self.picked: bool = False

    def clone(self) -> Disengage:
        copy = Disengage(self.seat, self.figure, self.staying_with)
        copy.stage = self.stage
        copy.dice = self.dice
        copy.holders = self.holders[:]
        copy.foe = self.foe
        copy.picked = self.picked
        return copy

    def resume(self, table: Table) -> bool:
        leaver = table.figures[self.figure]
        if self.stage == TO_LEAVE:
            self.try_to_leave(table, leaver)
        elif self.stage == TESTER_PICKED:
            self.stage = TESTED
            self.foe = table.answered
            tester = table.figures[self.foe]
            oppose(table, leaver, tester, REF, leaver.ref, tester.ref, self.dice)
        elif self.stage == TESTED:
            self.stage = FREE_ATTACKS
            tester = table.figures[self.foe]
            if table.tracing:
                table.tell(DisengageTested(leaver.seat, leaver.name, tester.name, table.won))
            if table.won:
                self.holders = quick_ones(table, leaver, self.staying_with)
        elif self.stage == FREE_ATTACKS:
            self.next_attack(table, leaver)
        elif self.stage == ATTACKER_PICKED:
            self.stage = FREE_ATTACKS
            chosen: int = table.answered
            self.holders.remove(chosen)
            self.holders.insert(0, chosen)
        else:
            self.stage = FREE_ATTACKS
            if table.answered != 0:
                blow(table, self.foe, self.figure, NORMAL, INACTIVE, 0, FREE_BLOW)
        return False

    def try_to_leave(self, table: Table, leaver: Figure) -> None:
        holders = [
            int(foe.id)
            for foe in foes_of(table, leaver)
            if not self.staying_with >> foe.id & 1 and holds(table, foe, leaver)
        ]
        if len(holders) == 0 or slips_away(leaver):
            self.stage = FREE_ATTACKS
            self.holders = quick_ones(table, leaver, self.staying_with)
            return
        self.holders = holders
        self.stage = TESTER_PICKED
        pick(table, 1 - leaver.seat, holders)

    def next_attack(self, table: Table, leaver: Figure) -> None:
        """A-101: no cards, no AP, no reply."""
        if len(self.holders) == 0 or not leaver.alive:
            table.pop()
            return
        if len(self.holders) > 1 and not self.picked:  # their owner says in what order
            self.picked = True
            self.stage = ATTACKER_PICKED
            pick(table, 1 - leaver.seat, self.holders)
            return
        self.picked = False
        foe = table.figures[self.holders.pop(0)]
        if not foe.alive:
            return
        self.foe = foe.id
        table.answered = 1
        self.stage = FREE_ATTACK_ASKED
        if stings(table, foe, leaver):
            ask(table, foe, FREE_ATTACK_ASK)


def quick_ones(table: Table, leaver: Figure, staying_with: i64) -> list[int]:
    """lightning_fast: who strikes whoever leaves contact with him, whatever the rules say."""
    return [
        int(foe.id)
        for foe in foes_of(table, leaver)
        if not staying_with >> foe.id & 1
        and strikes_leavers(foe)
        and touching(table, foe, leaver)
        and not under(foe, DOWN)
    ]


def holds(table: Table, foe: Figure, leaver: Figure) -> bool:
    """A-50: with reach one slips away from an enemy without reach that does not touch; and anybody
    from one who is knocked down."""
    if len(foe.effects) > 0 and under(foe, DOWN):
        return False
    return not has_reach(leaver) or has_reach(foe) or touching(table, foe, leaver)


def disengage(table: Table, figure: Figure, staying_with: i64, dice: i64 = 0) -> None:
    frame = Disengage(figure.seat, figure.id, staying_with)
    frame.dice = dice
    table.push(frame)


@final
class Move(Frame):
    """`figure` goes to (`x`, `y`)."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, x: i64 = 0, y: i64 = 0, how: i64 = WALK
    ) -> None:
        super().__init__(seat, figure)
        self.x: i64 = x
        self.y: i64 = y
        self.how: i64 = how

    def clone(self) -> Move:
        copy = Move(self.seat, self.figure, self.x, self.y, self.how)
        copy.stage = self.stage
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == TO_DISENGAGE:
            self.stage = TO_GO
            if figure.foes != 0:
                disengage(table, figure, 0, 1 if self.how == TRICKED else 0)
                return False
        if self.stage == TO_GO and figure.alive:
            self.stage = GONE
            self.go(table, figure)
            return False
        table.pop()
        return False

    def go(self, table: Table, figure: Figure) -> None:
        note_step(figure, self.how)
        most: i64 = limit_of(figure, self.how)
        walker = walker_for(table, figure, most)
        cost: i64 = way_cost(table, walker, figure, self.x, self.y, most)
        if cost < 0 or touches_enemy(table, figure, self.x, self.y):
            if table.tracing:
                table.tell(OrderCancelled(figure.seat, figure.name))
            return
        arrive(table, figure, self.x, self.y, HOWS[self.how], cost, walker)


def arrive(
    table: Table, figure: Figure, x: i64, y: i64, how: str, cost: i64, walker: Walker
) -> None:
    """The figure stands at its new place; combats that no longer hold are over; it may have
    jumped down."""
    high: i64 = elevation(table, figure)
    put(table, figure, x, y)
    if table.tracing:
        path = path_points(walker)
        table.tell(Moved(figure.seat, figure.name, how, inches(cost), x, y, path))
    keep_combats(table, figure)
    fall(table, figure, high - elevation(table, figure))
    if len(table.hives) > 0:
        stir_bees(table, figure)


def note_step(figure: Figure, how: i64) -> None:
    if how == TRACK:
        figure.tracked = True
    elif how == RUN:
        figure.ran = True


def goes_unseen(table: Table, figure: Figure) -> bool:
    """Whether only its place changes when it moves: it leaves no combat, nobody is told which way
    it took, and no bees wait."""
    return figure.foes == 0 and not table.tracing and len(table.hives) == 0


def go_there(table: Table, figure: Figure, x: i64, y: i64, how: i64) -> None:
    """A move that was just found possible, of a figure that `goes_unseen`: what `Move` comes to,
    without looking for the way again."""
    note_step(figure, how)
    high: i64 = elevation(table, figure)
    put(table, figure, x, y)
    fall(table, figure, high - elevation(table, figure))


def move(table: Table, figure: Figure, x: i64, y: i64, how: i64) -> None:
    table.push(Move(figure.seat, figure.id, x, y, how))
