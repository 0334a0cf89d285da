"""How good an action looks at first sight, roughly in points of a company: what it gains, less the
action points it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import (
    Accept,
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
    Pick,
    PlaceComponent,
    ReactEngage,
    ReactMove,
    ReactShoot,
    Reroll,
    Rise,
    Shoot,
    UseSkill,
)
from ..cards import NUMBER
from ..formats import CARRYING, MARKER_RADIUS, STANDING
from ..geometry.shapes import gap
from ..model import INACTIVE, INCH, NONE, Figure, Spot, Table
from ..rules.cards_played import is_attack
from ..rules.charge_places import charge_place
from ..rules.dice import Roll
from ..rules.fight import FROM_CHARGE, PLAIN
from ..rules.fight import Fight as FightFrame
from ..rules.manners import always_covered, charged_from
from ..rules.moves import moves_barred
from ..rules.space import covers, distance, mind
from .crafts import cast_appeal, concentrate_appeal, use_appeal
from .estimates import best_exchange, mixed, shot_worth, worth
from .eye import guess, judged, trust
from .posts import Post

#: What an action point left for reactions is worth, in points of a company, far from any enemy and
#: where one may come.
WATCH: Final = 0.3
THREATENED: Final = 0.5
MARKER_WORTH: Final = 14.0
#: What the card that was drawn from a mixture gets, so that it is played.
DRAWN: Final = 100.0


def watch(table: Table, figure: Figure) -> float:
    """What the last action point of a figure is worth to it: without one it cannot answer."""
    if figure.ap > 1:
        return WATCH
    most = 0.0
    for other in table.figures:
        if other.alive and other.placed and other.seat != figure.seat and other.ap > 0:
            if figure.foes >> other.id & 1 == 0:
                if other.charged or other.foes != 0:
                    continue
                if distance(figure, other) > other.profile.charge:
                    continue
            most = worth(figure)
    return WATCH + THREATENED * most


def mercy(table: Table, seat: i64) -> float:
    """A-99: where a wiped out enemy makes a draw, its last figure is better left alone; unless a
    draw is the best that is left to hope for."""
    if table.options["wipeout"] != "draw" or table.points[seat] < table.points[1 - seat]:
        return 0.0
    left = 0
    for figure in table.figures:
        if figure.alive and figure.seat != seat:
            left += 1
    return 25.0 if left <= 1 else 0.0


def order_appeal(table: Table, seat: i64, action: Action) -> float:
    """What is ordered in an activation, moves apart."""
    if isinstance(action, Shoot):
        return shoot_appeal(table, action) - mercy(table, seat)
    if isinstance(action, Charge):
        return charge_appeal(table, action) - mercy(table, seat)
    if isinstance(action, Claim):
        return claim_appeal(table, seat, action)
    if isinstance(action, Fight):
        figure = table.figures[table.names[action.figure]]
        value = best_exchange(figure, table.figures[table.names[action.target]], 0)
        return 0.5 + value - watch(table, figure) - mercy(table, seat)
    if isinstance(action, Done):
        return 0.3
    if isinstance(action, Engage):
        figure = table.figures[table.names[action.figure]]
        value = best_exchange(figure, table.figures[table.names[action.target]], 0)
        return value + 1.0 - WATCH - mercy(table, seat)
    if isinstance(action, Concentrate):
        return concentrate_appeal(table.figures[table.names[action.figure]])
    if isinstance(action, Cast):
        return cast_appeal(table, action)
    return other_appeal(table, action)


def other_appeal(table: Table, action: Action) -> float:
    """What one does for another or with a skill, and getting up."""
    if isinstance(action, Command):
        return command_appeal(table, table.figures[table.names[action.target]])
    if isinstance(action, HandOver):
        return 0.4
    if isinstance(action, LayHands):
        return 1.5 * worth(table.figures[table.names[action.target]]) * float(action.count)
    if isinstance(action, UseSkill):
        return use_appeal(table, action)
    return 1.0 if isinstance(action, Rise) else 0.0


def command_appeal(table: Table, target: Figure) -> float:
    """One action for free, if the figure has anything to do."""
    if target.foes != 0:
        best = 0.0
        for foe in table.figures:
            if target.foes >> foe.id & 1:
                best = max(best, best_exchange(target, foe, 0))
        return 0.5 + best
    if moves_barred(target) and not target.profile.shooter:
        return -1.0
    return 1.0 + 0.5 * best_charge(table, target)


def claim_appeal(table: Table, seat: i64, action: Claim) -> float:
    """A marker turned is worth most where it changes who has more of them; a stone is worth lifting
    wherever it lies."""
    if table.scenario.taken == CARRYING:
        return MARKER_WORTH + 4.0
    held: list[int] = [0, 0]
    for marker in table.markers:
        if marker.owner >= 0:
            held[marker.owner] += 1
    mine: i64 = held[seat]
    theirs: i64 = held[1 - seat]
    value = MARKER_WORTH
    if mine == theirs or mine + 1 == theirs:
        value += 6.0
    return value + (1.0 if table.markers[action.marker].owner == NONE else 0.0)


def shoot_appeal(table: Table, action: Shoot) -> float:
    figure = table.figures[table.names[action.figure]]
    target = table.figures[table.names[action.target]]
    away: i64 = judged(figure, target)
    if action.inches != guess(figure, target, away):
        return -1.0  # some other number of inches is better
    if away > figure.profile.shot_range:
        return -2.0
    covered: bool = always_covered(target) or len(covers(table, figure, target)) > 0
    close: bool = away <= figure.profile.charge
    sure = trust(away)
    value = sure * shot_worth(figure, target, True, close, covered)
    value += (1.0 - sure) * shot_worth(figure, target, False, close, covered)
    return value - WATCH


def charge_appeal(table: Table, action: Charge) -> float:
    figure = table.figures[table.names[action.figure]]
    target = table.figures[table.names[action.target]]
    away: i64 = judged(figure, target)
    limit: i64 = charged_from(target)
    most: i64 = figure.profile.charge
    if away > most or (limit >= 0 and away > limit) or len(action.others) > 0:
        return -3.0
    value = best_exchange(figure, target, 1) - watch(table, figure)
    if value < -3.0:
        return -3.0
    if away * 10 > most * 9:
        value -= 1.0  # it may fall short
    elif len(charge_place(table, figure, target, [target], NONE, NONE, True)) == 0:
        return -3.0  # somebody is in the way
    if figure.ap >= 2:  # it can go on fighting
        value += 0.5 * max(0.0, best_exchange(figure, target, 0))
    if target.ap > 0:
        value -= 0.4 * max(0.0, best_exchange(target, figure, 0))
    for marker in table.markers:
        if gap(target.x, target.y, target.r, marker.x, marker.y, MARKER_RADIUS) <= 2 * INCH:
            value += 2.0
        if marker.bearer == target.id:
            value += 4.0  # what it carries would fall
        here: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
        if here <= INCH and may_take(table, figure, marker) and figure.ap >= 2:
            value -= 6.0  # it could turn this one instead
    if figure.profile.alchemist or figure.profile.shooter:
        value -= 1.5
    return value


def cards_appeal(table: Table, frame: FightFrame, seat: i64, cards: list[int]) -> list[float]:
    """How good each card looks. Against an enemy whose card is not known one is drawn, as often as
    it belongs in a good mixture, and looks best: whoever can be foreseen is beaten."""
    active: bool = table.figures[frame.figure].seat == seat
    own = table.figures[frame.figure if active else frame.target]
    enemy = table.figures[frame.target if active else frame.figure]
    shown: i64 = frame.reply if active else frame.card
    charge: i64 = 1 if active and frame.cause == FROM_CHARGE else 0
    replies = [int(shown)] if shown >= 0 else frame.cards_of(table, not active)
    fight = mixed(own, enemy, cards, replies, charge)
    values = fight.values[:]
    spared = mercy(table, seat)
    if spared == 0.0 and len(replies) > 1:
        drawn = table.rng.below(1 << 12, "card") / 4096.0
        for i in range(len(cards)):
            drawn -= fight.shares[i]
            if drawn < 0.0:
                values[i] += DRAWN
                break
    last = watch(table, own) - WATCH
    for i in range(len(cards)):
        if is_attack(cards[i]):
            values[i] -= spared
        if cards[i] != INACTIVE and active and frame.cause == PLAIN:
            values[i] -= last
    return values


def may_take(table: Table, figure: Figure, marker: Spot) -> bool:
    """Whether it would be worth 2 AP to turn this marker, or to lift this stone."""
    if table.scenario.taken == STANDING:
        return False
    if table.scenario.taken == CARRYING:
        return marker.owner == NONE and marker.bearer == NONE and figure.bears == NONE
    return marker.owner != figure.seat


def urgency(table: Table, figure: Figure) -> float:
    """Which card to play first: one that can win a marker, then one that fights, then one that can
    charge or shoot."""
    value = 1.0 + 0.1 * float(figure.ap)
    if figure.bears >= 0:
        value += 4.0
    for marker in table.markers:
        away: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
        if may_take(table, figure, marker):
            if away <= INCH and figure.ap >= 2:
                return 9.0
            far: i64 = figure.profile.run if figure.ap >= 4 else figure.profile.walk
            if away <= INCH + far and figure.ap >= 3:
                value += 3.0
    if figure.foes != 0:
        for foe in table.figures:
            if figure.foes >> foe.id & 1:
                value += 1.0 + 0.5 * max(0.0, best_exchange(figure, foe, 0))
        return value
    if figure.profile.shooter:
        value += 1.5
    return value + 0.5 * best_charge(table, figure)


def best_charge(table: Table, figure: Figure) -> float:
    """What the best charge is worth, or what would be lost if the enemy charged first."""
    best = 0.0
    for foe in table.figures:
        if foe.alive and foe.placed and foe.seat != figure.seat:
            if distance(figure, foe) <= figure.profile.charge:
                best = max(best, best_exchange(figure, foe, 1))
                if foe.ap > 0 and not foe.charged:  # strike before it does
                    best = max(best, 0.6 * best_exchange(foe, figure, 1))
    return best


def answer_appeal(table: Table, seat: i64, action: Action) -> float:
    """Answers to questions, and what comes before the first turn."""
    if isinstance(action, (ReactShoot, ReactMove, ReactEngage)):
        return reaction_appeal(table, action)
    if isinstance(action, (Champion, Begin, Deploy, PlaceComponent)):
        return opening_appeal(table, seat, action)
    if isinstance(action, Harvest):
        return 2.0
    if isinstance(action, Improve):
        return 0.5 if action.what in ("target", "damage", "healing", "range") else 0.2
    if isinstance(action, Decline):
        return 0.25
    if isinstance(action, Accept):
        return 0.6
    if isinstance(action, Reroll):
        return reroll_appeal(table, action)
    if isinstance(action, Pick):
        return pick_appeal(table, seat, action)
    return 0.0


def reaction_appeal(table: Table, action: ReactShoot | ReactMove | ReactEngage) -> float:
    own = table.figures[table.frames[len(table.frames) - 1].figure]
    if isinstance(action, ReactShoot):
        target = table.figures[table.names[action.target]]
        return shot_worth(own, target, False, False, always_covered(target)) - watch(table, own)
    if isinstance(action, ReactMove):
        post = Post(table, own)
        gain = post.at(action.x, action.y) - post.at(own.x, own.y)
        return 0.35 * worth(own) - watch(table, own) + 0.3 * gain
    return best_exchange(own, table.figures[table.names[action.target]], 0) - WATCH


def opening_appeal(
    table: Table, seat: i64, action: Champion | Begin | Deploy | PlaceComponent
) -> float:
    """What comes before the first activation."""
    if isinstance(action, Champion):
        figure = table.figures[table.names[action.figure]]
        return float(mind(table, figure)) - 0.7 * float(figure.colour())
    if isinstance(action, Begin):
        return 0.5 if action.first_seat == seat else 0.0
    if isinstance(action, Deploy):
        return deploy_appeal(table, action)
    own_side: i64 = action.y if seat == 0 else table.height - action.y
    return -float(own_side) / 1000.0


def reroll_appeal(table: Table, action: Reroll) -> float:
    """The lower the number on a die, the better."""
    frame = table.frames[len(table.frames) - 1]
    assert isinstance(frame, Roll)
    return 1.2 - 0.35 * float(NUMBER[frame.dice[action.die]])


def deploy_appeal(table: Table, action: Deploy) -> float:
    """Opposite the markers, the strong in the middle, the quick outside."""
    figure = table.figures[table.names[action.figure]]
    return Post(table, figure).pull(action.x, action.y)


def pick_appeal(table: Table, seat: i64, action: Pick) -> float:
    """The quickest figure tests. An enemy is a welcome cover, a friend is not."""
    figure = table.figures[table.names[action.figure]]
    if table.frames[len(table.frames) - 1].asks(table) == "cover":
        return 1.0 if figure.seat != seat else 0.1
    return float(figure.profile.ref) - float(figure.colour())
