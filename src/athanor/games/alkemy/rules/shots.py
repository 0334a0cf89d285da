"""Shooting: a volley, and each of its shots. A-66 to A-75, A-110 to A-113."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import FACES, NUMBER
from ..events import CoverTaken, ShotDeclared, SkillUsed, Struck
from ..model import INCH, NONE, Figure, Frame, Table, inches
from .cover import ANY_PIECE, ask_for_cover, cover_choices, touching_foes
from .damage import ARROW, hurt, softened
from .dice import AIM, FOR_DAMAGE, below, roll
from .moves import REACTION, engage, move
from .questions import MARKSMAN_ASK, ask
from .reactions import Exchange, PlannedShot, Wound, offer_reaction
from .skills import aim_colour, coverless_shots
from .space import distance
from .strike import SYMBOL_PAIRS, shifted

#: How far a volley has come.
TO_MEASURE: Final = 0
REACTIONS: Final = 1
SHOOTING: Final = 2
WOUNDS: Final = 3
MOVES: Final = 4
VOLLEY_OVER: Final = 5

#: How far a shot has come.
TO_SHOOT: Final = 0
MARKSMAN_ASKED: Final = 1
TO_ROLL: Final = 2
ROLLED: Final = 3
COVER_ASKED: Final = 4
SHOT_OVER: Final = 5


def is_aimed(figure: Figure, target: Figure, guess: i64) -> bool:
    """A-124: the estimate ends on the target's base."""
    away: i64 = distance(figure, target)
    return away <= guess * INCH <= away + 2 * target.r


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
            self.measure(table)
            self.enter(REACTIONS)
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

    def measure(self, table: Table) -> None:
        """A-68, A-70."""
        for shot in self.shots:
            figure = table.figures[shot.shooter]
            target = table.figures[shot.target]
            away: i64 = distance(figure, target)
            shot.in_range = away <= figure.profile.shot_range
            shot.aimed = shot.in_range and is_aimed(figure, target, shot.inches)
            shot.close = shot.in_range and away <= figure.profile.charge
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


class Shot(Frame):
    """One shot of a volley that is in range. `no_cover`: cover does not help against it. `damage`
    is what it does if it hits. The volley below it takes the wound."""

    def __init__(
        self,
        seat: i64 = 0,
        figure: i64 = NONE,
        target: i64 = NONE,
        aimed: bool = False,
        close: bool = False,
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.aimed: bool = aimed
        self.close: bool = close
        self.no_cover: bool = False
        self.damage: i64 = 0

    def clone(self) -> Shot:
        copy = Shot(self.seat, self.figure, self.target, self.aimed, self.close)
        copy.stage = self.stage
        copy.no_cover = self.no_cover
        copy.damage = self.damage
        return copy

    def resume(self, table: Table) -> bool:
        shooter = table.figures[self.figure]
        target = table.figures[self.target]
        if self.stage == TO_SHOOT:
            self.stage = TO_ROLL
            if shooter.marked < coverless_shots(shooter):
                if len(cover_choices(table, shooter, target)) > 0:
                    self.stage = MARKSMAN_ASKED
                    ask(table, shooter, MARKSMAN_ASK)
        elif self.stage == MARKSMAN_ASKED:
            self.stage = TO_ROLL
            if table.answered != 0:
                shooter.marked += 1
                self.no_cover = True
                if table.tracing:
                    table.tell(SkillUsed(shooter.seat, shooter.name, "marksman_2"))
        elif self.stage == TO_ROLL:
            self.stage = ROLLED
            self.roll_shot(table, shooter, target)
        elif self.stage == ROLLED:
            self.judge(table, shooter, target)
        elif self.stage == COVER_ASKED:
            self.take_cover(table, shooter, target, table.answered)
        else:
            table.pop()
        return False

    def shift(self) -> i64:
        """A-70."""
        return 1 if self.close else 0

    def roll_shot(self, table: Table, shooter: Figure, target: Figure) -> None:
        dom = shooter.profile.second_damage
        values: list[int] = []
        column: i64 = 0
        while column < 6:
            points: i64 = dom[shifted(column, self.shift())]
            values.append(softened(table, points, shooter, target, True))
            column += 1
        roll(
            table,
            shooter,
            AIM,
            shooter.profile.shot_com,
            1 if self.aimed else 0,
            FOR_DAMAGE,
            target.profile.defence,
            values,
            NONE,
            aim_colour(shooter) if self.aimed else NONE,
        )

    def judge(self, table: Table, shooter: Figure, target: Figure) -> None:
        """A-69."""
        hit: bool = table.total >= target.profile.defence
        column: i64 = shifted(table.column, self.shift())
        self.damage = shooter.profile.second_damage[column]
        if table.tracing:
            table.tell(
                Struck(
                    shooter.seat,
                    shooter.name,
                    target.name,
                    "shot",
                    shooter.profile.shot_com,
                    table.first,
                    table.second,
                    table.total,
                    target.profile.defence,
                    hit,
                    SYMBOL_PAIRS[table.column],
                    column + 1 if hit else 0,
                    self.damage if hit else 0,
                )
            )
        self.stage = SHOT_OVER
        if hit:
            self.seek_cover(table, shooter, target)

    def seek_cover(self, table: Table, shooter: Figure, target: Figure) -> None:
        choices: list[int] = []
        if not self.no_cover:
            beside = touching_foes(table, shooter, target)
            lot: i64 = below(table, len(beside), "cover") if len(beside) > 1 else 0
            choices = cover_choices(table, shooter, target, lot)
        if len(choices) == 0:
            self.wound(table, shooter, target)
        elif len(choices) == 1 and (
            choices[0] == ANY_PIECE or table.figures[choices[0]].seat != target.seat
        ):
            self.take_cover(table, shooter, target, choices[0])
        else:
            self.stage = COVER_ASKED
            ask_for_cover(table, target, choices)

    def take_cover(self, table: Table, shooter: Figure, target: Figure, cover: i64) -> None:
        """A-71: two white dice, never modified."""
        self.stage = SHOT_OVER
        if cover < 0:
            self.wound(table, shooter, target)
            return
        first: i64 = below(table, 6, "cover")
        second: i64 = below(table, 6, "cover")
        total: i64 = NUMBER[first] + NUMBER[second]
        saved: bool = total >= 4 + 2 * target.profile.size
        if table.tracing:
            faces = [FACES[first], FACES[second]]
            table.tell(CoverTaken(target.seat, target.name, total, saved, faces))
        if not saved:
            self.wound(table, shooter, target)
        elif cover != ANY_PIECE:
            self.wound(table, shooter, table.figures[cover])

    def wound(self, table: Table, shooter: Figure, target: Figure) -> None:
        points: i64 = softened(table, self.damage, shooter, target, True)
        volley_below = table.frames[len(table.frames) - 2]
        assert isinstance(volley_below, Volley)
        volley_below.wounds.append(Wound(shooter.id, target.id, points))
