"""Moving: walks, runs, disengaging, engaging. A-40 to A-42, A-48 to A-52."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import DisengageTested, Moved, OrderCancelled
from ..figures import DOWN, ROOTED
from ..geometry.approach import contact_from
from ..geometry.crossings import circle_crossings
from ..geometry.paths import Walker
from ..geometry.shapes import overlap
from ..model import INACTIVE, NONE, NORMAL, Figure, Frame, Table, inches
from .damage import fall
from .dice import REF
from .effects import under
from .fight import FROM_ENGAGEMENT, fight
from .guarding import ask_guards
from .hives import stir_bees
from .manners import slips_away, strikes_leavers
from .meeting import meet_in_combat
from .opposed import oppose
from .questions import FREE_ATTACK_ASK, ask, pick
from .skills import has_reach
from .space import (
    bind,
    distance,
    elevation,
    foes_of,
    keep_combats,
    meet,
    most_charged_from,
    path_points,
    put,
    touches_enemy,
    touching,
    walker_for,
    way_cost,
)
from .strike import FREE_BLOW, blow, stings

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

#: How far an engagement has come.
TO_SET_OUT: Final = 0
TO_ARRIVE: Final = 1
TO_FIGHT: Final = 2
GUARD_ASKED: Final = 3


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
        if self.how == TRACK:
            figure.tracked = True
        elif self.how == RUN:
            figure.ran = True
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


def move(table: Table, figure: Figure, x: i64, y: i64, how: i64) -> None:
    table.push(Move(figure.seat, figure.id, x, y, how))


def engagement_place(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> list[int]:
    """A-48: x, y and cost of the most direct way into contact with the target, and with the
    `others` (bits) as well; or nothing."""
    most: i64 = most_charged_from(table, target)
    if most >= 0 and distance(figure, target) > most:
        return []
    if others == 0:
        x, y = contact_from(figure.x, figure.y, figure.r, target.x, target.y, target.r, 0)
        return straight_into(table, figure, [target], [int(x), int(y)])
    everyone = [target]
    places: list[int] = []
    for other in table.figures:
        if others >> other.id & 1:
            everyone.append(other)
            if len(places) == 0:
                one: i64 = figure.r + target.r + 1
                two: i64 = figure.r + other.r + 1
                places = circle_crossings(target.x, target.y, one, other.x, other.y, two)
    return straight_into(table, figure, everyone, places)


def straight_into(
    table: Table, figure: Figure, targets: list[Figure], places: list[int]
) -> list[int]:
    """The nearest of some places that a straight walk leads to and that touches all targets."""
    walker = walker_for(table, figure)
    best: list[int] = []
    for i in range(0, len(places), 2):
        x: i64 = places[i]
        y: i64 = places[i + 1]
        if not walker.fits(x, y) or not walker.straight(figure.x, figure.y, x, y):
            continue
        cost: i64 = walker.straight_cost(figure.x, figure.y, x, y)
        if cost > figure.walk or (len(best) > 0 and cost >= best[2]):
            continue
        meets: bool = True
        for target in targets:
            if not meets_from(table, figure, target, x, y):
                meets = False
        if meets:
            best = [x, y, cost]
    return best


def meets_from(table: Table, figure: Figure, target: Figure, x: i64, y: i64) -> bool:
    """Whether the two would be in contact with the figure at a place."""
    home_x: i64 = figure.x
    home_y: i64 = figure.y
    put(table, figure, x, y)
    good: bool = touching(table, figure, target)
    put(table, figure, home_x, home_y)
    return good


class Engage(Frame):
    """`figure` goes straight into contact with `target`, and with all `others` (bits), and may
    strike the target for free. (`x`, `y`) is where it ends, at what `cost`."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, target: i64 = NONE, others: i64 = 0
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.others: i64 = others
        self.x: i64 = 0
        self.y: i64 = 0
        self.cost: i64 = 0

    def clone(self) -> Engage:
        copy = Engage(self.seat, self.figure, self.target, self.others)
        copy.stage = self.stage
        copy.x = self.x
        copy.y = self.y
        copy.cost = self.cost
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        target = table.figures[self.target]
        if self.stage == TO_SET_OUT:
            self.stage = GUARD_ASKED
            table.answered = NONE
            ask_guards(table, target, self.others | 1 << target.id)
        elif self.stage == GUARD_ASKED:
            if table.answered >= 0:
                self.target = table.answered
            self.set_out(table, figure, table.figures[self.target])
        elif self.stage == TO_ARRIVE and figure.alive and target.alive:
            self.stage = TO_FIGHT
            self.come(table, figure, target)
        else:
            table.pop()
            if self.stage == TO_FIGHT and figure.alive and target.alive:
                if meet(table, figure, target):
                    fight(table, figure.id, target.id, FROM_ENGAGEMENT)
        return False

    def set_out(self, table: Table, figure: Figure, target: Figure) -> None:
        place = engagement_place(table, figure, target, self.others)
        if len(place) == 0:
            if table.tracing:
                table.tell(OrderCancelled(figure.seat, figure.name))
            table.pop()
            return
        self.stage = TO_ARRIVE
        self.x = place[0]
        self.y = place[1]
        self.cost = place[2]
        if figure.foes != 0:
            disengage(table, figure, self.kept(table, figure))

    def come(self, table: Table, figure: Figure, target: Figure) -> None:
        walker = walker_for(table, figure)
        walker.path_xs = []
        walker.path_ys = []
        arrive(table, figure, self.x, self.y, "engage", self.cost, walker)
        met: list[int] = []
        for other in table.figures:
            if (self.others | 1 << target.id) >> other.id & 1 and other.alive:
                if not figure.foes >> other.id & 1:
                    met.append(int(other.id))
                bind(figure, other)
        if len(met) > 0:
            meet_in_combat(table, figure, met, False)

    def kept(self, table: Table, figure: Figure) -> i64:
        """Foes that are not left: the target, and those still met at the new place (A-114)."""
        mask: i64 = self.others | 1 << self.target
        x: i64 = figure.x
        y: i64 = figure.y
        put(table, figure, self.x, self.y)
        for foe in foes_of(table, figure):
            if meet(table, figure, foe):
                mask |= 1 << foe.id
        put(table, figure, x, y)
        return mask


def engage(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> None:
    table.push(Engage(figure.seat, figure.id, target.id, others))
