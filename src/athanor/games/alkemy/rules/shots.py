"""Shooting and reacting to it: A-66 to A-75, A-110 to A-113."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Accept, Decline, Pick, ReactEngage, ReactMove, ReactShoot, StandFast
from ..cards import FACES, NUMBER
from ..events import CoverTaken, Reacted, ShotDeclared, SkillUsed, Struck
from ..model import COVER, INCH, NONE, REACT, SHOT, SHOTS, Figure, Frame, Table, inches
from .damage import ARROW, hurt, softened
from .dice import AIM, FOR_DAMAGE, MARKSMAN_ASK, ask, below, roll
from .fight import SYMBOL_PAIRS, shifted
from .moves import REACTION, engage, engagement_place, move, moves_barred, refuse_move
from .places import places
from .skills import aim_colour, always_covered, coverless_shots, needs_no_sight
from .space import (
    PIECE,
    covers,
    distance,
    foes_of,
    foreseen,
    put,
    sees,
    touching,
)

#: What an entry of a volley is. Entries are four numbers: figure, target, number, flags.
IN_RANGE: Final = 1
AIMED: Final = 2
CLOSE: Final = 4
REACTING: Final = 8
A_SHOT: Final = 16
A_MOVE: Final = 32
AN_ENGAGEMENT: Final = 64
A_WOUND: Final = 128

STAND_FAST: Final = StandFast()
TAKE_COVER: Final = Accept("cover")
NO_COVER: Final = Decline("cover")
ANY_PIECE: Final = PIECE


def may_see(table: Table, figure: Figure, target: Figure) -> bool:
    return needs_no_sight(figure) or sees(table, figure, target)


def is_aimed(figure: Figure, target: Figure, guess: i64) -> bool:
    """A-124: the estimate ends on the target's base."""
    away: i64 = distance(figure, target)
    return away <= guess * INCH <= away + 2 * target.r


class Shots(Frame):
    """A volley: all shots of one card at once (A-72), reactions to them, then all damage."""

    def __init__(self) -> None:
        super().__init__(SHOTS)

    def blank(self) -> Frame:
        return Shots()

    def resume(self, table: Table) -> bool:
        if self.stage == 0:
            self.measure(table)
            self.stage = 1
            self.a = 0
        elif self.stage == 1:
            self.next_reaction(table)
        elif self.stage == 2:
            self.next_shot(table)
        elif self.stage == 3:
            self.next_wound(table)
        elif self.stage == 4:
            self.next_move(table)
        else:
            table.pop()
        return False

    def measure(self, table: Table) -> None:
        """A-68, A-70."""
        for i in range(0, len(self.items), 4):
            if self.items[i + 3] & REACTING:
                continue
            figure = table.figures[self.items[i]]
            target = table.figures[self.items[i + 1]]
            away: i64 = distance(figure, target)
            flags: i64 = A_SHOT
            guess: i64 = self.items[i + 2]
            if away <= figure.profile.shot_range:
                flags |= IN_RANGE
                if is_aimed(figure, target, guess):
                    flags |= AIMED
                if away <= figure.profile.charge:
                    flags |= CLOSE
            self.items[i + 3] = flags
            if table.tracing:
                aimed = flags & AIMED != 0
                hits = flags & IN_RANGE != 0
                table.tell(
                    ShotDeclared(
                        figure.seat, figure.name, target.name, guess, inches(away), aimed, hits
                    )
                )

    def next_reaction(self, table: Table) -> None:
        """Each target once, in the order they were named."""
        while self.a < len(self.items):
            i: i64 = self.a
            self.a += 4
            if not self.items[i + 3] & A_SHOT or self.items[i + 3] & REACTING:
                continue
            target: i64 = self.items[i + 1]
            earlier: bool = False
            j: i64 = 0
            while j < i:
                if self.items[j + 1] == target and self.items[j + 3] & A_SHOT:
                    earlier = True
                j += 4
            if not earlier and offer_reaction(table, target, self.shooters_at(target), False):
                return
        self.stage = 2
        self.a = 0

    def shooters_at(self, target: i64) -> list[int]:
        found: list[int] = []
        for i in range(0, len(self.items), 4):
            flags = self.items[i + 3]
            if self.items[i + 1] == target and flags & A_SHOT and not flags & REACTING:
                found.append(self.items[i])
        return found

    def spoil_aim(self, target: i64) -> None:
        """A-74, A-75: all who shoot at it lose aim."""
        for i in range(0, len(self.items), 4):
            if self.items[i + 1] == target and self.items[i + 3] & A_SHOT:
                self.items[i + 3] &= ~AIMED

    def next_shot(self, table: Table) -> None:
        while self.a < len(self.items):
            i: i64 = self.a
            self.a += 4
            flags: i64 = self.items[i + 3]
            if flags & A_SHOT and flags & IN_RANGE:
                frame = Shot()
                frame.figure = self.items[i]
                frame.target = self.items[i + 1]
                frame.seat = table.figures[frame.figure].seat
                frame.a = flags
                table.push(frame)
                return
        self.stage = 3
        self.a = 0

    def next_wound(self, table: Table) -> None:
        """A-111: all damage at once, from the states before any."""
        while self.a < len(self.items):
            i: i64 = self.a
            self.a += 4
            if self.items[i + 3] & A_WOUND and table.figures[self.items[i + 1]].alive:
                hurt(table, self.items[i], self.items[i + 1], self.items[i + 2], ARROW)
                return
        self.stage = 4
        self.a = 0

    def next_move(self, table: Table) -> None:
        """A-74: the move comes after the shot."""
        while self.a < len(self.items):
            i: i64 = self.a
            self.a += 4
            flags: i64 = self.items[i + 3]
            figure = table.figures[self.items[i]]
            if not figure.alive:
                continue
            if flags & A_MOVE:
                x: i64 = self.items[i + 1]
                y: i64 = self.items[i + 2]
                if x != figure.x or y != figure.y:
                    move(table, figure, x, y, REACTION)
                    return
            elif flags & AN_ENGAGEMENT:
                target = table.figures[self.items[i + 1]]
                if target.alive:
                    engage(table, figure, target)
                    return
        self.stage = 5


def volley(table: Table, seat: i64, shots: list[int]) -> None:
    """`shots`: shooter, target, estimate, shooter, target, estimate …"""
    frame = Shots()
    frame.seat = seat
    for i in range(0, len(shots), 3):
        frame.items += [shots[i], shots[i + 1], shots[i + 2], 0]
    table.push(frame)


class Shot(Frame):
    """One shot of a volley that is in range; `a` its flags, `b`: cover does not help, `c` the
    total, `d` the column, `e` the damage. The volley below it takes the wound."""

    def __init__(self) -> None:
        super().__init__(SHOT)

    def blank(self) -> Frame:
        return Shot()

    def resume(self, table: Table) -> bool:
        shooter = table.figures[self.figure]
        target = table.figures[self.target]
        if self.stage == 0:
            self.stage = 2
            if shooter.marked < coverless_shots(shooter):
                if len(cover_choices(table, shooter, target)) > 0:
                    self.stage = 1
                    ask(table, shooter, MARKSMAN_ASK)
        elif self.stage == 1:
            self.stage = 2
            if table.answered != 0:
                shooter.marked += 1
                self.b = 1
                if table.tracing:
                    table.tell(SkillUsed(shooter.seat, shooter.name, "marksman_2"))
        elif self.stage == 2:
            self.stage = 3
            self.roll_shot(table, shooter, target)
        elif self.stage == 3:
            self.judge(table, shooter, target)
        elif self.stage == 4:
            self.take_cover(table, shooter, target, table.answered)
        else:
            table.pop()
        return False

    def shift(self) -> i64:
        """A-70, but not for reaction shots (A-75)."""
        return 1 if self.a & CLOSE else 0

    def roll_shot(self, table: Table, shooter: Figure, target: Figure) -> None:
        aimed: bool = self.a & AIMED != 0
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
            1 if aimed else 0,
            FOR_DAMAGE,
            target.profile.defence,
            values,
            NONE,
            aim_colour(shooter) if aimed else NONE,
        )

    def judge(self, table: Table, shooter: Figure, target: Figure) -> None:
        """A-69."""
        self.c = table.total
        hit: bool = self.c >= target.profile.defence
        self.d = shifted(table.column, self.shift())
        self.e = shooter.profile.second_damage[self.d]
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
                    self.c,
                    target.profile.defence,
                    hit,
                    SYMBOL_PAIRS[table.column],
                    self.d + 1 if hit else 0,
                    self.e if hit else 0,
                )
            )
        self.stage = 5
        if not hit:
            return
        choices: list[int] = []
        if self.b == 0:
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
            self.stage = 4
            frame = Cover()
            frame.seat = target.seat
            frame.figure = target.id
            frame.items = choices
            table.push(frame)

    def take_cover(self, table: Table, shooter: Figure, target: Figure, cover: i64) -> None:
        """A-71: two white dice, never modified."""
        self.stage = 5
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
        points: i64 = softened(table, self.e, shooter, target, True)
        volley_below = table.frames[len(table.frames) - 2]
        volley_below.items += [int(shooter.id), int(target.id), int(points), A_WOUND]


def cover_choices(table: Table, shooter: Figure, target: Figure, lot: i64 = 0) -> list[int]:
    """What the target may claim cover from: figures by id, and ANY_PIECE for scenery or stealth,
    which all come to the same; `lot` says which of several opponents equally near. A-23, A-73."""
    found: list[int] = []
    pieces: bool = always_covered(target)
    for cover in covers(table, shooter, target):
        if cover >= PIECE:
            pieces = True
        else:
            found.append(cover)
    beside = touching_foes(table, shooter, target)
    if len(beside) > 0 and beside[lot] not in found:
        found.append(beside[lot])
    if pieces:
        found.append(ANY_PIECE)
    return found


def touching_foes(table: Table, shooter: Figure, target: Figure) -> list[int]:
    """A-73: the figure it fights in contact, of several the nearest to the shooter; more than one
    only where they are equally near."""
    found: list[int] = []
    nearest: i64 = 1 << 40
    for foe in foes_of(table, target):
        if foe.id != shooter.id and touching(table, foe, target):
            away: i64 = distance(shooter, foe)
            if away < nearest:
                nearest = away
                found = []
            if away == nearest:
                found.append(int(foe.id))
    return found


class Cover(Frame):
    """Which cover, if any. Ends with `table.answered`: a figure, ANY_PIECE, or NONE."""

    def __init__(self) -> None:
        super().__init__(COVER)

    def blank(self) -> Frame:
        return Cover()

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "cover"

    def rule(self) -> str:
        return "A-71"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = []
        for cover in self.items:
            if cover == ANY_PIECE:
                options.append(TAKE_COVER)
            else:
                options.append(Pick(table.figures[cover].name))
        options.append(NO_COVER)
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Pick):
            table.answered = table.names[action.figure]
        else:
            table.answered = ANY_PIECE if isinstance(action, Accept) else NONE
        table.pop()


class React(Frame):
    """`figure` may react to those in `items`: shooters of the volley below, or (`a` 1) a charger.
    What it does goes into the frame below. `b`: it has shot, and may only shoot again."""

    def __init__(self) -> None:
        super().__init__(REACT)
        self.known: list[Action] = []  # what `legal` found; nothing changes until it is answered

    def blank(self) -> Frame:
        return React()

    def resume(self, table: Table) -> bool:
        self.known = []
        self.known = self.legal(table, self.seat)
        if len(self.known) > 1:
            return True
        table.pop()
        return False

    def asks(self, table: Table) -> str:
        return "react"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        if len(self.known) > 0:
            return self.known[:]
        figure = table.figures[self.figure]
        options: list[Action] = [STAND_FAST]
        if figure.ap == 0 and not foreseen(table, figure):
            return options
        for id in self.items:
            shooter = table.figures[id]
            if refuse_reaction_shot(table, figure, shooter, self.a == 1) is None:
                options.append(ReactShoot(shooter.name))
            if self.a == 0 and self.b == 0 and may_engage_back(table, figure, shooter):
                options.append(ReactEngage(shooter.name))
        if self.a == 0 and self.b == 0 and not moves_barred(figure):
            self.add_moves(table, figure, options)
        return options

    def add_moves(self, table: Table, figure: Figure, options: list[Action]) -> None:
        if self.shelters(table, figure, figure.x, figure.y):
            options.append(ReactMove(figure.x, figure.y))
        points = places(table, figure, REACTION)
        for i in range(0, len(points), 2):
            if self.shelters(table, figure, points[i], points[i + 1]):
                options.append(ReactMove(points[i], points[i + 1]))

    def shelters(self, table: Table, figure: Figure, x: i64, y: i64) -> bool:
        """A-74: whether a place is in cover, out of sight or out of range of all who shoot; who has
        stealth need not look for any."""
        if always_covered(figure):
            return True
        home_x: i64 = figure.x
        home_y: i64 = figure.y
        put(table, figure, x, y)
        good: bool = True
        for id in self.items:
            shooter = table.figures[id]
            if distance(shooter, figure) <= shooter.profile.shot_range:
                if sees(table, shooter, figure) and len(covers(table, shooter, figure)) == 0:
                    good = False
                    break
        put(table, figure, home_x, home_y)
        return good

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        figure = table.figures[self.figure]
        if isinstance(action, ReactMove) and self.a == 0 and self.b == 0:
            if figure.ap == 0 and not foreseen(table, figure):
                return IllegalAction("no-ap", "A-39", figure=figure.name)
            if moves_barred(figure):
                return IllegalAction("already-moved", "A-122", figure=figure.name)
            if action.x != figure.x or action.y != figure.y:
                refusal = refuse_move(table, figure, action.x, action.y, REACTION)
                if refusal is not None:
                    return refusal
            if not self.shelters(table, figure, action.x, action.y):
                return IllegalAction("no-shelter", "A-74", figure=figure.name)
            return None
        if isinstance(action, ReactShoot) and action.target in table.names:
            target = table.figures[table.names[action.target]]
            if int(target.id) in self.items:
                refusal = refuse_reaction_shot(table, figure, target, self.a == 1)
                if refusal is not None:
                    return refusal
        return super().check(table, seat, action)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        figure = table.figures[self.figure]
        below_it = table.frames[len(table.frames) - 2]
        how = ""
        if isinstance(action, ReactShoot):
            target: int = table.names[action.target]
            how = "shot"
            self.b = 1
            self.items.remove(target)
            flags: i64 = A_SHOT | REACTING | IN_RANGE
            below_it.items += [int(figure.id), target, 0, int(flags)]
        elif isinstance(action, ReactMove):
            how = "move"
            below_it.items += [int(figure.id), action.x, action.y, A_MOVE]
        elif isinstance(action, ReactEngage):
            how = "engage"
            below_it.items += [int(figure.id), table.names[action.target], 0, AN_ENGAGEMENT]
        if how != "":
            if figure.ap > 0:
                figure.ap -= 1
            if isinstance(below_it, Shots):
                below_it.spoil_aim(figure.id)
            if table.tracing:
                table.tell(Reacted(figure.seat, figure.name, how))
        if how != "shot":
            table.pop()


def refuse_reaction_shot(
    table: Table, figure: Figure, target: Figure, charge: bool
) -> IllegalAction | None:
    """A-75, A-111."""
    if not figure.profile.shooter:
        return IllegalAction("no-weapon", "A-75", figure=figure.name)
    if figure.ap == 0 and not foreseen(table, figure):
        return IllegalAction("no-ap", "A-39", figure=figure.name)
    if figure.foes != 0:
        return IllegalAction("in-combat", "A-75", figure=figure.name)
    if not charge and distance(figure, target) > figure.profile.shot_range:
        return IllegalAction("out-of-range", "A-111", figure=figure.name)
    if not may_see(table, figure, target):
        return IllegalAction("out-of-sight", "A-66", target=target.name)
    return None


def may_engage_back(table: Table, figure: Figure, shooter: Figure) -> bool:
    if figure.foes != 0 or moves_barred(figure):
        return False
    return len(engagement_place(table, figure, shooter)) > 0


def offer_reaction(table: Table, figure: i64, causes: list[int], charge: bool) -> bool:
    """Asks for a reaction where one is possible."""
    reactor = table.figures[figure]
    if not reactor.alive or (reactor.ap == 0 and not foreseen(table, reactor)):
        return False
    if charge and not reactor.profile.shooter:
        return False
    frame = React()
    frame.seat = reactor.seat
    frame.figure = figure
    frame.items = causes[:]
    frame.a = 1 if charge else 0
    table.push(frame)
    return True
