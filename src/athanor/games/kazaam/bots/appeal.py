"""How good an action looks at first sight, counted in actions: what `greedy` plays by."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..model import NONE, Player
from ..rules.build import bit_count
from ..rules.catalogue import (
    DIGESTED,
    DRAW,
    END_TURN,
    FORESEE,
    LASH,
    LET_PASS,
    MIXTURE_BAGS,
)
from ..rules.heads import next_asked, part_aimed_at, part_used, seat_aimed_at
from ..rules.score import final_result
from ..rules.turn import KazaamState
from ..tiles import FIRST_HAND, FIRST_LEG, HEAD, PART_COUNT, PART_OF, TAIL, TORSO, size
from .policy import best_discard, best_mixture
from .worth import BUILT, MORE_SCRAP, READY, most_parts, point_worth, tile_worth, worth

FINISH: Final = 100.0
DRAWN_TILE: Final = 1.15
SCRAP_TILE: Final = 0.8
STOLEN_TILE: Final = 0.4
#: After so many actions for each seat, bots tire of hindering each other and get on with it.
PATIENCE: Final = 100.0
#: How many actions' worth of lead make one rival twice to thrice as much of a rival.
LEAD: Final = 3.0
CHOICE: Final = 0.3
REBUILDING: Final = 0.75
PEEK: Final = 0.05
FORESEEN: Final = 0.35
KEEP_HEAD: Final = 1.1
IDLE: Final = -0.3


def appeal_of(state: KazaamState, seat: i64, index: i64) -> float:
    """What an action adds, in actions. Chance is judged by what it brings on average."""
    if index == LET_PASS:
        return 0.0
    if index == END_TURN:
        return IDLE
    if index == FORESEE:
        return harm_of_pending(state, seat) - KEEP_HEAD
    if index == DRAW:
        return worth_of_drawing(state, seat)
    if LASH <= index < DRAW:
        part: i64 = part_used(index)
        target_seat: i64 = seat_aimed_at(index)
        gain = gain_of_use(state, seat, part, target_seat, part_aimed_at(index))
        if next_asked(state, seat, target_seat, 0) != NONE:
            gain *= 1.0 - FORESEEN
        return gain - READY[part] - points_at_stake(state, part)
    return worth_added(state, seat, index)


def worth_added(state: KazaamState, seat: i64, index: i64) -> float:
    """For actions without chance or secrets: the difference they make."""
    most: i64 = most_parts(state)
    before = worth(state, state.players[seat], most)
    after = state.clone()
    after.tracing = False
    after.do(seat, index)
    if after.finisher != NONE:
        return FINISH if seat in final_result(after).winners else -FINISH
    return worth(after, after.players[seat], most) - before


def worth_of_drawing(state: KazaamState, seat: i64) -> float:
    """The more parts are still missing and not in hand, the better."""
    player = state.players[seat]
    missing = float(PART_COUNT - int(bit_count(parts_found(player)))) / float(PART_COUNT)
    value = DRAWN_TILE * missing + SCRAP_TILE * (1.0 - missing)
    if player.hand_size > 3:
        value -= 0.15 * float(int(player.hand_size - 3))
    return value


def parts_found(player: Player) -> i64:
    """The parts in play or in hand."""
    found: i64 = player.parts
    index: i64 = 0
    while index < player.hand_size:
        found |= 1 << PART_OF[player.tile_in_hand(index)]
        index += 1
    return found


def gain_of_use(
    state: KazaamState, seat: i64, part: i64, target_seat: i64, target_part: i64
) -> float:
    """What the effect of a part is worth to the one who uses it."""
    if part == TORSO:
        return gain_of_digesting(state, seat)
    if part == TAIL:
        return gain_of_lash(state, seat, target_seat, target_part)
    if part < FIRST_LEG:
        if state.players[target_seat].hand_size == 0:
            return -1.0
        return worth_of_drawing(state, seat) + STOLEN_TILE * rivalry(state, seat, target_seat)
    if part < FIRST_LEG + 2:
        return gain_of_digging(state, seat)
    return PEEK


def gain_of_digesting(state: KazaamState, seat: i64) -> float:
    """Three ingredients of choice, as far as there is a use for them."""
    if size(state.supply) < DIGESTED:
        return 0.0
    player = state.players[seat]
    most: i64 = most_parts(state)
    before = worth(state, player, most)
    held: i64 = player.ingredients
    player.ingredients = held + MIXTURE_BAGS[best_mixture(state, seat)]
    after = worth(state, player, most)
    player.ingredients = held
    return after - before + CHOICE


def gain_of_digging(state: KazaamState, seat: i64) -> float:
    """The best tile of the discards: much for a part that is missing, little for another."""
    if state.discard_size == 0:
        return -1.0
    tile: i64 = best_discard(state, seat)
    player = state.players[seat]
    if (parts_found(player) >> PART_OF[tile]) & 1:
        return MORE_SCRAP
    return tile_worth(state, player, tile)


def gain_of_lash(state: KazaamState, seat: i64, target_seat: i64, target_part: i64) -> float:
    target = state.players[target_seat]
    harm = READY[target_part] + points_at_stake(state, target_part)
    if not (target.up >> target_part) & 1:
        harm = BUILT[target_part] * REBUILDING
    if target_seat == seat:
        return -harm
    return harm * rivalry(state, seat, target_seat)


def points_at_stake(state: KazaamState, part: i64) -> float:
    points = 2.0 if part < FIRST_HAND else 1.0
    return points * point_worth(most_parts(state))


def rivalry(state: KazaamState, seat: i64, other: i64) -> float:
    """How much of a rival's loss is one's own gain: all of it with two players; with more, the
    better the rival stands among the others, the more. Less and less in a game that drags on."""
    most: i64 = most_parts(state)
    whole = 0.0
    share = 0.0
    best = 0.0
    each: i64 = 0
    while each < state.seats:
        if each != seat:
            best = max(best, worth(state, state.players[each], most))
        each += 1
    each = 0
    while each < state.seats:
        if each != seat:
            weight = exp((worth(state, state.players[each], most) - best) / LEAD)
            whole += weight
            if each == other:
                share = weight
        each += 1
    return patience(state) * share / whole


def patience(state: KazaamState) -> float:
    long = float(state.step) / (PATIENCE * float(state.seats))
    return 1.0 if long < 1.0 else 1.0 / (long * long)


def harm_of_pending(state: KazaamState, seat: i64) -> float:
    """What the use on top of the stack would cost this seat if it were let pass."""
    top = state.uses[-1]
    if top.part == HEAD:  # it cancels the one below
        below = state.uses[-2]
        gain = 1.0
        if below.part != HEAD:
            gain = gain_of_use(state, below.seat, below.part, below.target_seat, below.target_part)
        if below.seat == seat:
            return gain
        return gain * -rivalry(state, seat, below.seat)
    gain = gain_of_use(state, top.seat, top.part, top.target_seat, top.target_part)
    harm = gain * rivalry(state, seat, top.seat)
    if top.target_seat == seat:
        if top.part == TAIL:
            player = state.players[seat]
            harm = READY[top.target_part] + points_at_stake(state, top.target_part)
            if top.target_part == HEAD:
                harm += KEEP_HEAD
            elif not (player.up >> top.target_part) & 1:
                harm = BUILT[top.target_part] * REBUILDING
        else:
            harm += 0.3
    return harm
