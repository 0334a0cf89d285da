"""How well each side stands: victory points, markers, figures, and what they could do next.

`TRAITS` are what is counted, `weights.WEIGHTS` what each adds to the logarithm of the odds of
winning. Both change together: `bench/alkemy_weights.py` fits the weights and writes them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..formats import CARRYING, MARKER_RADIUS, STANDING
from ..geometry.shapes import gap
from ..model import INCH, NONE, Figure, Spot, Table
from ..rules.space import distance
from .estimates import best_exchange, shot_worth
from .goals import holder, in_play, progress, way_home
from .weights import WEIGHTS

#: In this order in all lists. "Late": the less AP all cards still to be played have, the more.
TRAITS: Final[list[str]] = [
    "one point",
    "two points",
    "lead",  # in markers
    "late lead",
    "markers",
    "late markers",
    "health",
    "figures",
    "weakened",  # the share of the company that rolls worse dice
    "near",
    "presence",
    "fresh",  # AP of cards still to be played
    "watch",  # AP of others
    "cards",  # still to be played
    "claims",  # markers that could be turned this turn
    "kept",  # markers held that no enemy can turn this turn
    "strikes",  # charges that would pay
    "blows",  # in combats
    "peril",  # blows of the enemy
    "shots",
    "alchemy",
    "blessings",
    "hand",
]
ONE_POINT: Final = 0
TWO_POINTS: Final = 1
LEAD: Final = 2
LATE_LEAD: Final = 3
MARKERS: Final = 4
LATE_MARKERS: Final = 5
HEALTH: Final = 6
FIGURES: Final = 7
WEAKENED: Final = 8
NEAR: Final = 9
PRESENCE: Final = 10
FRESH: Final = 11
WATCH: Final = 12
CARDS: Final = 13
CLAIMS: Final = 14
KEPT: Final = 15
STRIKES: Final = 16
BLOWS: Final = 17
PERIL: Final = 18
SHOTS: Final = 19
ALCHEMY: Final = 20
BLESSINGS: Final = 21
HAND: Final = 22

#: How far round a marker figures count for who is stronger there.
ROUND_MARKER: Final = 6 * INCH
#: What a marker counts that can be turned only after a walk.
AFTER_A_WALK: Final = 0.6


def chance(table: Table) -> float:
    """The chance of seat 0 to win."""
    return likelihood(odds(traits(table, 0), traits(table, 1)))


def odds(ours: list[float], theirs: list[float]) -> float:
    """Of a side with these traits against one with those, as a logarithm."""
    lead = 0.0
    for i in range(len(WEIGHTS)):
        lead += WEIGHTS[i] * (ours[i] - theirs[i])
    return lead


def likelihood(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead))


def lateness(table: Table) -> float:
    """From 0 at the beginning of a turn to 1 when every card is played."""
    left = 0.0
    whole = 0.0
    for figure in table.figures:
        if figure.alive:
            whole += float(figure.profile.ap)
            if not table.cards[figure.card].played:
                left += float(figure.ap)
    return 1.0 if whole <= 0.0 else max(0.0, 1.0 - left / whole)


def traits(table: Table, seat: i64) -> list[float]:
    """What speaks for a side, in the order of `TRAITS`."""
    found = [0.0 for _ in TRAITS]
    points = progress(table, seat)
    found[ONE_POINT] = min(1.0, points)
    found[TWO_POINTS] = max(0.0, min(1.0, points - 1.0))
    found[HAND] = 1.0 if table.hand == seat else 0.0
    count_markers(table, seat, found)
    company = 0.0
    for figure in table.figures:
        if figure.seat == seat:
            company += float(figure.profile.cost)
            if figure.alive and figure.placed:
                count_figure(table, figure, found)
                count_fights(table, figure, found)
    for card in table.cards:
        if card.seat == seat and not card.played:
            for id in card.figures:
                if table.figures[id].alive and table.figures[id].ap > 0:
                    found[CARDS] += 1.0
                    break
    if company > 0.0:
        for trait in (HEALTH, WEAKENED, STRIKES, BLOWS, PERIL, SHOTS):
            found[trait] /= company
    return found


def count_markers(table: Table, seat: i64, found: list[float]) -> None:
    """Markers held, those that may still be turned, and who is stronger round each."""
    held = 0
    lost = 0
    for marker in table.markers:
        owner: i64 = holder(table, marker)
        ours = 0.0  # how surely each side could turn it this turn
        theirs = 0.0
        strength = 0.0
        for figure in table.figures:
            if not figure.alive or not figure.placed:
                continue
            away: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
            if away <= ROUND_MARKER:
                weight = float(figure.profile.cost) / 30.0 * (1.4 - float(away) / 600.0)
                strength += weight if figure.seat == seat else -weight
            if figure.seat != owner and takes(table, marker, figure):
                sure = turns(table, figure, away)
                if figure.seat == seat:
                    ours = max(ours, sure)
                else:
                    theirs = max(theirs, sure)
        if owner == seat:
            held += 1
            found[KEPT] += 1.0 - theirs
        else:
            found[CLAIMS] += ours
            if owner >= 0:
                lost += 1
        found[PRESENCE] += max(-1.0, min(1.0, strength))
    late = lateness(table)
    found[MARKERS] = float(held)
    found[LATE_MARKERS] = late * float(held)
    if held > lost:
        found[LEAD] = 1.0
        found[LATE_LEAD] = late


def takes(table: Table, marker: Spot, figure: Figure) -> bool:
    """Whether it is a matter of AP: ground is stood on, and a stone that is carried must fall
    first."""
    if table.scenario.taken == STANDING:
        return False
    if table.scenario.taken == CARRYING:
        return marker.owner == NONE and marker.bearer == NONE and figure.bears == NONE
    return True


def turns(table: Table, figure: Figure, away: i64) -> float:
    """How surely a figure that far from a marker could turn it this turn: 2 AP, and one more to be
    activated again or to walk there."""
    spare: i64 = figure.ap - (3 if table.cards[figure.card].played else 2)
    if spare < 0:
        return 0.0
    if away <= INCH:
        return 1.0 if figure.foes == 0 else AFTER_A_WALK
    if figure.foes != 0 or figure.ran or figure.charged:
        return 0.0
    if spare >= 1 and away <= INCH + figure.profile.walk:
        return AFTER_A_WALK
    if spare >= 2 and away <= INCH + max(figure.profile.run, 2 * figure.profile.walk):
        return AFTER_A_WALK
    return 0.0


def count_figure(table: Table, figure: Figure, found: list[float]) -> None:
    cost = float(figure.profile.cost)
    left = float(figure.profile.health - figure.ticked) / float(figure.profile.health)
    found[HEALTH] += cost * (0.4 + 0.6 * left)
    found[WEAKENED] -= cost * float(figure.colour())
    found[FIGURES] += 1.0
    nearest: i64 = 2000
    for marker in table.markers:
        if in_play(table, marker):
            away: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
            if away < nearest:
                nearest = away
    if figure.bears >= 0:  # the way home counts, and counts more
        nearest = INCH + 2 * way_home(table, figure, figure.x, figure.y)
    found[NEAR] -= max(0.0, float(nearest - INCH) / 100.0)
    if table.cards[figure.card].played:
        found[WATCH] += float(figure.ap)
    else:
        found[FRESH] += float(figure.ap)
    if figure.profile.alchemist:
        found[ALCHEMY] += float(figure.concentration) + 0.3 * float(figure.components)
    found[BLESSINGS] += blessings(figure)


def blessings(figure: Figure) -> float:
    """Formulas that last on a figure."""
    count = 0.0
    if figure.uchronia:
        count += 1.0
    if figure.circus > 0:
        count += 1.0
    if figure.brambles > 0:
        count += 1.0
    if figure.prayer > 0:
        count += 1.0
    if figure.premonition > 0:
        count += 1.0
    return count


def count_fights(table: Table, figure: Figure, found: list[float]) -> None:
    """What the figure could do to its enemies with the AP it has left, and they to it."""
    if figure.foes != 0:
        blow = 0.0
        for foe in table.figures:
            if figure.foes >> foe.id & 1:
                if figure.ap > 0:
                    blow = max(blow, best_exchange(figure, foe, 0))
                if foe.ap > 0:
                    found[PERIL] -= max(0.0, best_exchange(foe, figure, 0))
        found[BLOWS] += blow * float(min(2, figure.ap))
        return
    if figure.ap == 0 or table.cards[figure.card].played:
        return
    strike = 0.0
    shot = 0.0
    for foe in table.figures:
        if foe.alive and foe.placed and foe.seat != figure.seat:
            away: i64 = distance(figure, foe)
            if away <= figure.profile.charge and not figure.charged and not figure.ran:
                strike = max(strike, best_exchange(figure, foe, 1))
            if figure.profile.shooter and away <= figure.profile.shot_range:
                shot = max(
                    shot, shot_worth(figure, foe, True, away <= figure.profile.charge, False)
                )
    found[STRIKES] += strike
    found[SHOTS] += shot
