"""What bots know of Kazaam!: what is worth trying, and who stands how well."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.judgement import Judgement, Reason
from athanor.contract.rng import FastRng
from athanor.contract.state import State

from ..model import ACT, ANSWER, NONE, TAKE_TILE
from ..rules.catalogue import (
    ACTIONS,
    DIG,
    DIGEST,
    GATHER,
    LASH,
    PLAY,
    PRY,
    STEAL,
    TAKE,
    index_of,
)
from ..rules.heads import part_aimed_at, part_used, seat_aimed_at
from ..rules.score import final_result
from ..rules.turn import KazaamState
from ..tiles import FIRST_HAND, FIRST_LEG, PART_COUNT
from .appeal import appeal_of, patience
from .policy import act_quickly, best_discard, best_mixture, winning_play
from .reasons import reason_for, suspicions_of
from .worth import most_parts, worths

#: Playouts are cut off after this many actions and judged.
PLAYOUT: Final = 12
EXPLORATION: Final = 0.25
#: How many actions' worth of lead make one step of confidence, at the start and near the end.
EARLY: Final = 7.0
LATE: Final = 3.0
#: About what nine parts are worth.
COMPLETE: Final = 80.0


class KazaamJudgement(Judgement):
    """A game is searched a few turns ahead and then judged by what each seat's position is
    worth. `depth` is how many actions a playout looks ahead."""

    def __init__(self, depth: int = PLAYOUT) -> None:
        self.depth = depth

    def exploration(self) -> float:
        return EXPLORATION

    def candidates(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, KazaamState)
        return [ACTIONS[index] for index in considered(state, seat)]

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, KazaamState)
        return reason_for(state, seat, index_of(action))

    def suspicions(self, state: State, seat: int, action: Action) -> list[Reason]:
        assert isinstance(state, KazaamState)
        return suspicions_of(state, index_of(action))

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        assert isinstance(state, KazaamState)
        left = self.depth
        while left > 0 and state.finisher == NONE:
            act_quickly(state, rng)
            left -= 1

    def values(self, state: State) -> list[float]:
        assert isinstance(state, KazaamState)
        seats = state.seats
        if state.finisher != NONE:
            winners = final_result(state).winners
            shares = [0.0 for _ in range(seats)]
            for seat in winners:
                shares[seat] = 1.0 / float(len(winners))
            return shares
        return confidence(state)

    def appeal(self, state: State, seat: int, action: Action) -> float:
        assert isinstance(state, KazaamState)
        return appeal_of(state, seat, index_of(action))


def considered(state: KazaamState, seat: i64) -> list[int]:
    """The ninth part, if it wins. Else all but twins (left and right of a part do the same) and
    peeks, whose worth no search of this kind can see; where there are dozens of choices, the one
    that a quick player would make."""
    if state.phase == ANSWER:
        return state.offered(seat)
    if state.phase == TAKE_TILE:
        return [TAKE + best_discard(state, state.turn)]
    if state.phase != ACT:
        return [GATHER + best_mixture(state, state.turn)]
    last: i64 = winning_play(state, seat)
    if last != NONE:
        return [PLAY + last]
    return [index for index in state.offered(seat) if worth_trying(state, seat, index)]


def worth_trying(state: KazaamState, seat: i64, index: i64) -> bool:
    player = state.players[seat]
    if LASH <= index < PRY:
        target_seat: i64 = seat_aimed_at(index)
        if target_seat == seat:
            return False
        target = state.players[target_seat]
        part: i64 = part_aimed_at(index)
        return not (target.up >> part) & 1 or part < FIRST_HAND
    if PRY <= index < STEAL:
        return False
    if STEAL <= index < DIG:
        if state.players[seat_aimed_at(index)].hand_size == 0:
            return False
        return part_used(index) == FIRST_HAND or not (player.up >> FIRST_HAND) & 1
    if DIG <= index < DIGEST:
        if state.discard_size == 0:
            return False
        return index == DIG or not (player.up >> FIRST_LEG) & 1
    return True


def confidence(state: KazaamState) -> list[float]:
    """Shares of a whole by worth; the further the game, the surer. In a game that drags on, the own
    homunculus comes to count for more than the lead, so that games between bots end."""
    stands = worths(state)
    furthest = float(int(most_parts(state)))
    scale = EARLY - (EARLY - LATE) * furthest / float(PART_COUNT)
    best = max(stands)
    weights = [exp((stand - best) / scale) for stand in stands]
    whole = sum(weights)
    eager = patience(state)
    return [
        eager * weights[seat] / whole + (1.0 - eager) * min(1.0, stands[seat] / COMPLETE)
        for seat in range(len(stands))
    ]
