"""What bots know of Alkemy: hold the markers, fight where the odds are good, shoot with aim."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.judgement import Judgement
from athanor.contract.rng import FastRng
from athanor.contract.state import State

from ..actions import (
    Accept,
    Activate,
    Begin,
    Cast,
    Champion,
    Charge,
    Claim,
    Command,
    Concentrate,
    Decline,
    Deploy,
    Done,
    Engage,
    Fight,
    HandOver,
    Harvest,
    Improve,
    LayHands,
    Pass,
    Pick,
    PlaceComponent,
    PlayCard,
    ReactEngage,
    Reactivate,
    ReactMove,
    ReactShoot,
    Reroll,
    Run,
    Shoot,
    Track,
    Walk,
)
from ..cards import FORMULA_LEVEL, NUMBER
from ..geometry.shapes import gap
from ..model import INACTIVE, INCH, PARRY, Figure, Table
from ..rules.alchemy import ticked_yellow
from ..rules.dice import DICE_AT
from ..rules.fight import FROM_CHARGE, PLAYS
from ..rules.fight import Fight as FightFrame
from ..rules.shots import is_aimed
from ..rules.skills import always_covered, charged_from
from ..rules.space import MARKER_RADIUS, covers, distance, mind
from ..rules.state import AlkemyState
from .estimates import best_exchange, blow, exchange, shot_worth, worth

#: How many of the moves that look best a search looks at.
BREADTH: Final = 6
CARD_INDEX: Final[dict[Action, int]] = {play: card for card, play in enumerate(PLAYS)}
#: What an action point left for reactions is worth, in points of a company.
WATCH: Final = 0.5
MARKER_WORTH: Final = 14.0


class AlkemyJudgement(Judgement):
    """An activation is searched to its end; what comes later is judged by the look of the table."""

    def stage(self, state: State) -> int:
        assert isinstance(state, AlkemyState)
        played = 0
        for card in state.cards:
            if card.played:
                played += 1
        return int(state.turn) * 100 + played

    def candidates(self, state: State, seat: int) -> list[Action]:
        """The few that look best."""
        actions = state.legal(seat)
        if len(actions) <= BREADTH:
            return actions
        scored: list[tuple[float, int]] = []
        for index in range(len(actions)):
            scored.append((-self.appeal(state, seat, actions[index]), index))
        scored.sort()
        return [actions[index] for _, index in scored[:BREADTH]]

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        steps = 0
        while not state.over and self.stage(state) == stage and steps < 24:
            seat = state.actors()[0]
            state.apply(seat, self.best(state, seat, rng))
            steps += 1

    def best(self, state: State, seat: int, rng: FastRng) -> Action:
        """The action that looks best, of equals any."""
        actions = state.legal(seat)
        best = actions[0]
        best_appeal = -1e9
        for action in actions:
            appeal = self.appeal(state, seat, action) + 0.01 * float(rng.quick(64)) / 64.0
            if appeal > best_appeal:
                best_appeal = appeal
                best = action
        return best

    def values(self, state: State) -> list[float]:
        assert isinstance(state, AlkemyState)
        if state.finished:
            if state.winner < 0:
                return [0.5, 0.5]
            won = int(state.winner)
            return [1.0 if seat == won else 0.0 for seat in range(2)]
        lead = standing(state, 0) - standing(state, 1)
        share = 1.0 / (1.0 + exp(-lead / 25.0))
        return [share, 1.0 - share]

    def appeal(self, state: State, seat: int, action: Action) -> float:
        """Roughly in points of a company: what it gains, less the action points it costs."""
        assert isinstance(state, AlkemyState)
        if isinstance(action, (Walk, Run, Track)):
            figure = state.figures[state.names[action.figure]]
            cost = 2.0 if isinstance(action, Run) else 1.0
            return move_appeal(state, figure, action.x, action.y) - WATCH * cost
        if isinstance(action, Shoot):
            return shoot_appeal(state, action) - mercy(state, seat)
        if isinstance(action, Charge):
            return charge_appeal(state, action) - mercy(state, seat)
        if isinstance(action, Claim):
            return MARKER_WORTH - 2.0 * WATCH
        if isinstance(action, Fight):
            figure = state.figures[state.names[action.figure]]
            value = best_exchange(figure, state.figures[state.names[action.target]], 0)
            return 1.0 + value - WATCH - mercy(state, seat)
        if isinstance(action, PlayCard):
            card = CARD_INDEX[action]
            return card_appeal(state, seat, card) - (mercy(state, seat) if card < PARRY else 0.0)
        if isinstance(action, Done):
            return 0.3
        if isinstance(action, (Activate, Reactivate)):
            figure = state.figures[state.names[action.figure]]
            urgent = urgency(state, figure)
            return urgent if isinstance(action, Activate) else urgent - 2.5
        if isinstance(action, Pass):
            return 0.2
        return small_appeal(state, seat, action)


def mercy(table: Table, seat: i64) -> float:
    """A-99: where a wiped out enemy makes a draw, its last figure is better left alone."""
    if table.options["wipeout"] != "draw":
        return 0.0
    left = 0
    for figure in table.figures:
        if figure.alive and figure.seat != seat:
            left += 1
    return 12.0 if left <= 1 else 0.0


def standing(table: Table, seat: i64) -> float:
    """How well a side stands: points, markers, figures, and how near they are to markers."""
    value = 30.0 * float(table.points[seat])
    for marker in table.markers:
        if marker.owner == seat:
            value += MARKER_WORTH
    for figure in table.figures:
        if figure.seat == seat and figure.alive:
            left = float(figure.profile.health - figure.ticked) / float(figure.profile.health)
            value += float(figure.profile.cost) * (0.4 + 0.6 * left)
            if figure.placed:
                value += 0.6 * pull(table, figure, figure.x, figure.y)
            value += 0.3 * float(figure.concentration) + 0.1 * float(figure.components)
            value += 0.2 * float(figure.ap)
    return value


def pull(table: Table, figure: Figure, x: i64, y: i64) -> float:
    """How good a place is with regard to the markers: near one that must be won, or one that must
    be held, and where not too many friends are already."""
    best = 0.0
    for marker in table.markers:
        away: i64 = gap(x, y, figure.r, marker.x, marker.y, MARKER_RADIUS)
        need = 1.0
        if marker.owner == figure.seat:
            need = 0.55
        crowd = 0
        for other in table.figures:
            if other.alive and other.placed and other.id != figure.id:
                if other.seat == figure.seat:
                    theirs: i64 = gap(other.x, other.y, other.r, marker.x, marker.y, MARKER_RADIUS)
                    if theirs < away and theirs < 3 * INCH:
                        crowd += 1
        near = 12.0 - float(away) / 100.0
        if away <= INCH:
            near = 14.0
        value = need * near / (1.0 + 0.35 * float(crowd))
        if value > best:
            best = value
    return best


def move_appeal(table: Table, figure: Figure, x: i64, y: i64) -> float:
    gain = pull(table, figure, x, y) - pull(table, figure, figure.x, figure.y)
    if figure.foes != 0:
        hurtful = 0.0
        for foe in table.figures:
            if figure.foes >> foe.id & 1:
                hurtful += 0.5 * blow(foe, figure, 0, -1) * worth(figure)
        gain -= hurtful + 1.0
    if figure.profile.alchemist and figure.components < 4 and not figure.harvested:
        for component in table.components:
            here: i64 = gap(x, y, figure.r, component.x, component.y, MARKER_RADIUS)
            if here <= INCH:
                gain += 2.0
    if figure.profile.shooter:
        gain -= 0.3 * crowding(table, figure, x, y)
    return gain


def crowding(table: Table, figure: Figure, x: i64, y: i64) -> float:
    """Enemies that would be near enough to charge."""
    found = 0.0
    for other in table.figures:
        if other.alive and other.placed and other.seat != figure.seat:
            if gap(x, y, figure.r, other.x, other.y, other.r) <= other.profile.charge:
                found += 1.0
    return found


def shoot_appeal(table: Table, action: Shoot) -> float:
    figure = table.figures[table.names[action.figure]]
    target = table.figures[table.names[action.target]]
    away: i64 = distance(figure, target)
    if away > figure.profile.shot_range:
        return -2.0
    aimed: bool = is_aimed(figure, target, action.inches)
    if not aimed:
        return -1.0  # some other number of inches is better
    covered: bool = always_covered(target) or len(covers(table, figure, target)) > 0
    value = shot_worth(figure, target, aimed, away <= figure.profile.charge, covered)
    return value - WATCH


def charge_appeal(table: Table, action: Charge) -> float:
    figure = table.figures[table.names[action.figure]]
    target = table.figures[table.names[action.target]]
    away: i64 = distance(figure, target)
    limit: i64 = charged_from(target)
    if away > figure.profile.charge or (limit >= 0 and away > limit) or len(action.others) > 0:
        return -3.0
    value = best_exchange(figure, target, 1) - WATCH
    for marker in table.markers:
        if gap(target.x, target.y, target.r, marker.x, marker.y, MARKER_RADIUS) <= 2 * INCH:
            value += 2.0
    if figure.profile.alchemist or figure.profile.shooter:
        value -= 2.0
    return value


def card_appeal(table: Table, seat: i64, card: i64) -> float:
    """The card against every answer the enemy has, as if each were as likely."""
    frame = table.frames[len(table.frames) - 1]
    assert isinstance(frame, FightFrame)
    active: bool = table.figures[frame.figure].seat == seat
    own = table.figures[frame.figure if active else frame.target]
    enemy = table.figures[frame.target if active else frame.figure]
    shown: i64 = frame.c if active else frame.b
    charge: i64 = 1 if active and frame.a == FROM_CHARGE else 0
    replies = [int(shown)] if shown >= 0 else frame.cards_of(table, not active)
    value = 0.0
    for reply in replies:
        value += exchange(own, enemy, card, reply, charge)
    value /= float(len(replies))
    if card != INACTIVE and not (active and frame.a != 0 and card != PARRY):
        value -= WATCH
    return value


def urgency(table: Table, figure: Figure) -> float:
    """Which card first: who can win a marker, then who fights, then who can charge or shoot."""
    value = 1.0 + 0.1 * float(figure.ap)
    for marker in table.markers:
        away: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
        if marker.owner != figure.seat:
            if away <= INCH and figure.ap >= 2:
                return 9.0
            if away <= INCH + figure.profile.walk and figure.ap >= 3:
                value += 3.0
    if figure.foes != 0:
        value += 2.0
    elif figure.profile.shooter:
        value += 1.5
    return value


def small_appeal(table: Table, seat: i64, action: Action) -> float:
    """Everything that is not a move, an attack or a card."""
    if isinstance(action, Engage):
        figure = table.figures[table.names[action.figure]]
        return best_exchange(figure, table.figures[table.names[action.target]], 0) + 1.0 - WATCH
    if isinstance(action, Concentrate):
        return concentrate_appeal(table, table.figures[table.names[action.figure]])
    if isinstance(action, Cast):
        return cast_appeal(table, action)
    if isinstance(action, ReactShoot):
        frame = table.frames[len(table.frames) - 1]
        own = table.figures[frame.figure]
        target = table.figures[table.names[action.target]]
        return shot_worth(own, target, False, False, always_covered(target)) - WATCH
    if isinstance(action, ReactMove):
        frame = table.frames[len(table.frames) - 1]
        own = table.figures[frame.figure]
        return 0.35 * worth(own) - WATCH + 0.1 * move_appeal(table, own, action.x, action.y)
    if isinstance(action, ReactEngage):
        frame = table.frames[len(table.frames) - 1]
        own = table.figures[frame.figure]
        return best_exchange(own, table.figures[table.names[action.target]], 0) - WATCH
    if isinstance(action, (Harvest, Command)):
        return 2.0
    if isinstance(action, HandOver):
        return 0.4
    if isinstance(action, LayHands):
        return 1.5 * worth(table.figures[table.names[action.target]]) * float(action.count)
    if isinstance(action, Improve):
        return 0.5 if action.what in ("target", "damage", "healing", "range") else 0.2
    if isinstance(action, Decline):
        return 0.25
    if isinstance(action, Accept):
        return 0.6
    if isinstance(action, Reroll):
        return reroll_appeal(table, action.die)
    if isinstance(action, Champion):
        figure = table.figures[table.names[action.figure]]
        return float(mind(table, figure)) - 0.7 * float(figure.colour())
    if isinstance(action, Begin):
        return 0.5 if action.first_seat == seat else 0.0
    if isinstance(action, Pick):
        return pick_appeal(table, seat, action)
    if isinstance(action, Deploy):
        return pull(table, table.figures[table.names[action.figure]], action.x, action.y)
    if isinstance(action, PlaceComponent):
        own_side: i64 = action.y if seat == 0 else table.height - action.y
        return -float(own_side) / 1000.0
    return 0.0


def concentrate_appeal(table: Table, figure: Figure) -> float:
    """Up to the level its formulas need."""
    needed = 0
    for formula in figure.profile.formulas:
        needed = max(needed, FORMULA_LEVEL[formula])
    return 1.2 if figure.concentration < needed else -0.5


def cast_appeal(table: Table, action: Cast) -> float:
    figure = table.figures[table.names[action.figure]]
    formula = action.formula
    target = figure if len(action.targets) == 0 else table.figures[table.names[action.targets[0]]]
    if formula == "walosi_kiss":
        return (1.0 if target.ticked > 0 else -1.0) * worth(target) - WATCH
    if formula == "animal_fury":
        odds = 0.7 if figure.concentration >= 2 else 0.4
        return odds * float(ticked_yellow(figure)) * worth(target) - WATCH
    if formula == "prayer_to_stones":
        return -1.0 if figure.prayer > 0 else 1.5
    if formula == "litany_of_brambles":
        return -1.0 if target.brambles > 0 or target.foes == 0 else 1.5
    if formula == "premonition":
        return -1.0 if figure.premonition > 0 else 1.2
    if formula == "uchronia":
        return -1.0 if target.uchronia else 0.9 + 0.02 * float(target.profile.cost)
    if formula == "travelling_circus":
        return -1.0 if target.circus > 0 else 1.0 + 0.02 * float(target.profile.cost)
    if formula == "wind_lightness":
        played: bool = table.cards[target.card].played
        return -0.5 if played or action.way != "swift" else 1.0
    return -0.8


def reroll_appeal(table: Table, die: i64) -> float:
    """A low die is worth another throw."""
    frame = table.frames[len(table.frames) - 1]
    return 1.2 - 0.35 * float(NUMBER[frame.items[DICE_AT + die]])


def pick_appeal(table: Table, seat: i64, action: Pick) -> float:
    """Who tests: the quickest. Who gives cover: an enemy gladly, a friend never."""
    figure = table.figures[table.names[action.figure]]
    if table.frames[len(table.frames) - 1].asks(table) == "cover":
        return 1.0 if figure.seat != seat else 0.1
    return float(figure.profile.ref) - float(figure.colour())
