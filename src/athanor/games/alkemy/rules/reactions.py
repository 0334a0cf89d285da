"""Reacting to shots and charges. A-39, A-74, A-75, A-110, A-111."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import ReactEngage, ReactMove, ReactShoot, StandFast
from ..events import Reacted
from ..figures import DOWN
from ..model import NONE, Figure, Frame, Table
from .cards_played import card_price
from .costs import leaving_cost
from .cover import cover_choices
from .effects import under
from .engaging import engagement_place
from .hives import stir_bees
from .moves import REACTION, moves_barred, refuse_move
from .places import places
from .space import distance, foreseen, is_stealthy, may_see, put, put_back, sees

STAND_FAST: Final = StandFast()


@final
class PlannedShot:
    """A shot that was declared, or that answers one. `inches` is the estimate; what follows is
    known once it is measured. A reaction shot has no aim and is never close (A-75)."""

    def __init__(self, shooter: i64 = NONE, target: i64 = NONE, inches: i64 = 0) -> None:
        self.shooter: i64 = shooter
        self.target: i64 = target
        self.inches: i64 = inches
        self.reaction: bool = False
        self.in_range: bool = False
        self.aimed: bool = False
        self.close: bool = False

    def clone(self) -> PlannedShot:
        copy = PlannedShot(self.shooter, self.target, self.inches)
        copy.reaction = self.reaction
        copy.in_range = self.in_range
        copy.aimed = self.aimed
        copy.close = self.close
        return copy


def reaction_shot(shooter: i64, target: i64) -> PlannedShot:
    shot = PlannedShot(shooter, target)
    shot.reaction = True
    shot.in_range = True
    return shot


@final
class ReactionMove:
    """A move to (`x`, `y`) in answer to a shot, or into contact with `target` if there is one."""

    def __init__(self, figure: i64 = NONE, x: i64 = 0, y: i64 = 0) -> None:
        self.figure: i64 = figure
        self.x: i64 = x
        self.y: i64 = y
        self.target: i64 = NONE


@final
class Wound:
    """What a shot will do once all shots are made."""

    def __init__(self, shooter: i64 = NONE, target: i64 = NONE, points: i64 = 0) -> None:
        self.shooter: i64 = shooter
        self.target: i64 = target
        self.points: i64 = points


class Exchange(Frame):
    """What figures may react to: a volley or a charge. `shots`, `wounds` and `moves` are what
    it leads to, each in the order in which it came about."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.shots: list[PlannedShot] = []
        self.wounds: list[Wound] = []
        self.moves: list[ReactionMove] = []
        self.guarded: i64 = 0  # guards who took a target's place: they do not react

    def copy_exchange(self, copy: Exchange) -> None:
        copy.stage = self.stage
        copy.shots = [shot.clone() for shot in self.shots]
        copy.wounds = self.wounds[:]
        copy.moves = self.moves[:]
        copy.guarded = self.guarded

    def spoil_aim(self, target: i64) -> None:
        """A-74, A-75: all who shoot at it lose aim."""
        for shot in self.shots:
            if shot.target == target:
                shot.aimed = False


@final
class React(Frame):
    """`figure` may react to the `causes`: shooters of the volley below, or a charger (`charge`).
    What it does goes into the frame below. `has_shot`: it may only shoot again."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, charge: bool = False) -> None:
        super().__init__(seat, figure)
        self.charge: bool = charge
        self.has_shot: bool = False
        self.causes: list[int] = []
        self.known: list[Action] = []  # what `legal` found; nothing changes until it is answered

    def clone(self) -> React:
        copy = React(self.seat, self.figure, self.charge)
        copy.has_shot = self.has_shot
        copy.causes = self.causes  # replaced, never changed
        copy.known = self.known
        return copy

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
        for id in self.causes:
            shooter = table.figures[id]
            if figure.profile.shooter and (
                refuse_reaction_shot(table, figure, shooter, self.charge) is None
            ):
                options.append(ReactShoot(shooter.name))
            if self.may_move() and may_engage_back(table, figure, shooter):
                options.append(ReactEngage(shooter.name))
        if self.may_move() and not moves_barred(figure) and can_pay(table, figure, True):
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
        if is_stealthy(table, figure):
            return True
        home_x: i64 = figure.x
        home_y: i64 = figure.y
        perch: i64 = figure.perch
        put(table, figure, x, y)
        good: bool = True
        for id in self.causes:
            shooter = table.figures[id]
            if distance(shooter, figure) <= shooter.profile.shot_range:
                if sees(table, shooter, figure):
                    if len(cover_choices(table, shooter, figure)) == 0:
                        good = False
                        break
        put_back(table, figure, home_x, home_y, perch)
        return good

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        for known in self.known:
            if known is action:
                return None
        figure = table.figures[self.figure]
        if isinstance(action, ReactMove) and self.may_move():
            if not can_pay(table, figure, True):
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
            if int(target.id) in self.causes:
                refusal = refuse_reaction_shot(table, figure, target, self.charge)
                if refusal is not None:
                    return refusal
        return super().check(table, seat, action)

    def may_move(self) -> bool:
        """After a shot one may only shoot again, and a charge leaves no time to move."""
        return not self.charge and not self.has_shot

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        figure = table.figures[self.figure]
        below_it = table.frames[len(table.frames) - 2]
        assert isinstance(below_it, Exchange)
        how = ""
        if isinstance(action, ReactShoot):
            how = "shot"
            self.has_shot = True
            target: int = table.names[action.target]
            self.causes = [id for id in self.causes if id != target]
            below_it.shots.append(reaction_shot(figure.id, target))
        elif isinstance(action, ReactMove):
            how = "move"
            below_it.moves.append(ReactionMove(figure.id, action.x, action.y))
        elif isinstance(action, ReactEngage):
            how = "engage"
            move = ReactionMove(figure.id)
            move.target = table.names[action.target]
            below_it.moves.append(move)
        if how != "":
            figure.ap -= min(figure.ap, price_of(table, figure, how == "move"))
            below_it.spoil_aim(figure.id)
            if table.tracing:
                table.tell(Reacted(figure.seat, figure.name, how))
        if how != "shot":
            table.pop()
        if how == "shot" and len(table.hives) > 0:
            stir_bees(table, figure)


def refuse_reaction_shot(
    table: Table, figure: Figure, target: Figure, charge: bool
) -> IllegalAction | None:
    """A-75, A-111."""
    if not figure.profile.shooter:
        return IllegalAction("no-weapon", "A-75", figure=figure.name)
    if not can_pay(table, figure, False):
        return IllegalAction("no-ap", "A-39", figure=figure.name)
    if figure.foes != 0:
        return IllegalAction("in-combat", "A-75", figure=figure.name)
    if not charge and distance(figure, target) > figure.profile.shot_range:
        return IllegalAction("out-of-range", "A-111", figure=figure.name)
    if not may_see(table, figure, target):
        return IllegalAction("out-of-sight", "A-66", target=target.name)
    return None


def price_of(table: Table, figure: Figure, moves: bool) -> i64:
    """A-39: 1 AP; one more for what is aimed at an enemy near a pacifist, or to leave a net."""
    return 1 + leaving_cost(figure) if moves else card_price(table, figure)


def can_pay(table: Table, figure: Figure, moves: bool) -> bool:
    return figure.ap >= price_of(table, figure, moves) or foreseen(table, figure)


def may_engage_back(table: Table, figure: Figure, shooter: Figure) -> bool:
    if figure.foes != 0 or moves_barred(figure) or not can_pay(table, figure, False):
        return False
    return len(engagement_place(table, figure, shooter)) > 0


def offer_reaction(table: Table, figure: i64, causes: list[int], charge: bool) -> bool:
    """Asks for a reaction where one is possible."""
    reactor = table.figures[figure]
    if not reactor.alive or (reactor.ap == 0 and not foreseen(table, reactor)):
        return False
    if len(reactor.effects) > 0 and under(reactor, DOWN):
        return False
    if charge and not reactor.profile.shooter:
        return False
    frame = React(reactor.seat, figure, charge)
    frame.causes = causes
    table.push(frame)
    return True
