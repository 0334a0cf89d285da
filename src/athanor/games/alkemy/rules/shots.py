"""Shooting: a volley, and each of its shots. A-66 to A-75, A-110 to A-113."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import ShotDeclared
from ..figures import AIMLESS
from ..geometry.numbers import bit
from ..model import INCH, Figure, Table, inches
from .damage import ARROW, hurt
from .effects import under
from .engaging import engage
from .guarding import ask_guards
from .moves import REACTION, move
from .reactions import Exchange, PlannedShot, offer_reaction
from .shot import Shot
from .space import distance

#: How far a volley has come.
TO_MEASURE: Final = 0
REACTIONS: Final = 1
SHOOTING: Final = 2
WOUNDS: Final = 3
MOVES: Final = 4
VOLLEY_OVER: Final = 5
GUARD_ASKED: Final = 6


def is_aimed(figure: Figure, target: Figure, guess: i64) -> bool:
    """A-124: the estimate ends on the target's base."""
    if len(target.effects) > 0 and under(target, AIMLESS):
        return False
    away: i64 = distance(figure, target)
    return away <= guess * INCH <= away + 2 * target.r


@final
class Volley(Exchange):
    """All shots of one card at once (A-72), reactions to them, then all damage. `next` is how many
    shots, wounds or moves have been dealt with at this stage."""

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.next: i64 = 0

    def clone(self) -> Volley:
        copy = Volley(self.seat)
        self.copy_exchange(copy)
        copy.next = self.next
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == TO_MEASURE:
            self.next_guard(table)
        elif self.stage == GUARD_ASKED:
            self.stage = TO_MEASURE
            if table.answered >= 0:
                self.turn_on(table.answered)
        elif self.stage == REACTIONS:
            self.next_reaction(table)
        elif self.stage == SHOOTING:
            self.next_shot(table)
        elif self.stage == WOUNDS:
            self.next_wound(table)
        elif self.stage == MOVES:
            self.next_move(table)
        else:
            table.pop()
        return False

    def enter(self, stage: i64) -> None:
        self.stage = stage
        self.next = 0

    def next_guard(self, table: Table) -> None:
        """Guard: somebody may take the place of a target, before anything is measured."""
        aimed_at: i64 = 0
        for shot in self.shots:
            aimed_at |= bit(shot.target)
        while self.next < len(self.shots):
            target: i64 = self.shots[self.next].target
            first: bool = True
            for earlier in self.shots[: self.next]:
                first = first and earlier.target != target
            self.next += 1
            if first and not self.guarded >> target & 1:
                if ask_guards(table, table.figures[target], aimed_at):
                    self.stage = GUARD_ASKED
                    return
        self.measure(table)
        self.enter(REACTIONS)

    def turn_on(self, guard: i64) -> None:
        """All who shoot at that target now shoot at the guard, who cannot react."""
        target: i64 = self.shots[self.next - 1].target
        self.guarded |= bit(guard)
        for shot in self.shots:
            if shot.target == target:
                shot.target = guard

    def measure(self, table: Table) -> None:
        """A-68, A-70."""
        for shot in self.shots:
            figure = table.figures[shot.shooter]
            target = table.figures[shot.target]
            away: i64 = distance(figure, target)
            shot.in_range = away <= figure.profile.shot_range
            shot.aimed = shot.in_range and is_aimed(figure, target, shot.inches)
            shot.close = shot.in_range and away <= figure.charge
            if table.tracing:
                table.tell(
                    ShotDeclared(
                        figure.seat,
                        figure.name,
                        target.name,
                        shot.inches,
                        inches(away),
                        shot.aimed,
                        shot.in_range,
                    )
                )

    def next_reaction(self, table: Table) -> None:
        """Each target once, in the order they were named; nobody reacts to what falls short."""
        while self.next < len(self.shots):
            shot = self.shots[self.next]
            self.next += 1
            if shot.reaction or not shot.in_range or self.shot_at_before(shot):
                continue
            if self.guarded >> shot.target & 1:
                continue
            if offer_reaction(table, shot.target, self.shooters_at(shot.target), False):
                return
        self.enter(SHOOTING)

    def shot_at_before(self, shot: PlannedShot) -> bool:
        for earlier in self.shots:
            if earlier is shot:
                return False
            if earlier.target == shot.target and earlier.in_range:
                return True
        return False

    def shooters_at(self, target: i64) -> list[int]:
        found: list[int] = []
        for shot in self.shots:
            if shot.target == target and shot.in_range and not shot.reaction:
                found.append(shot.shooter)
        return found

    def next_shot(self, table: Table) -> None:
        while self.next < len(self.shots):
            shot = self.shots[self.next]
            self.next += 1
            if shot.in_range:
                seat: i64 = table.figures[shot.shooter].seat
                table.push(Shot(seat, shot.shooter, shot.target, shot.aimed, shot.close))
                return
        self.enter(WOUNDS)

    def next_wound(self, table: Table) -> None:
        """A-111: all damage at once, from the states before any."""
        while self.next < len(self.wounds):
            wound = self.wounds[self.next]
            self.next += 1
            if table.figures[wound.target].alive:
                hurt(table, wound.shooter, wound.target, wound.points, ARROW)
                return
        self.enter(MOVES)

    def next_move(self, table: Table) -> None:
        """A-74: the move comes after the shot."""
        while self.next < len(self.moves):
            answer = self.moves[self.next]
            self.next += 1
            figure = table.figures[answer.figure]
            if not figure.alive:
                continue
            if answer.target < 0:
                if answer.x != figure.x or answer.y != figure.y:
                    move(table, figure, answer.x, answer.y, REACTION)
                    return
            elif table.figures[answer.target].alive:
                engage(table, figure, table.figures[answer.target])
                return
        self.stage = VOLLEY_OVER


def volley(table: Table, seat: i64, shots: list[PlannedShot]) -> None:
    frame = Volley(seat)
    frame.shots = shots
    table.push(frame)


def reaction_volley(table: Table, seat: i64, shots: list[PlannedShot]) -> None:
    """Shots that nobody reacts to and that need no measuring."""
    frame = Volley(seat)
    frame.shots = shots
    frame.stage = SHOOTING
    table.push(frame)
