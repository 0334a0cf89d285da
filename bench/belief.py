"""How likely the true hidden cards are under the belief, against even draws, in games that nobody
learned from.

    python -m bench.belief poison --seats 4 --games 1000
    python -m bench.belief kazaam --seats 2 --games 1000 --bot novice

At one decision in eight, the seat that is asked draws worlds that fit its view, evenly, and weighs
each by the belief. How much likelier than under even draws the true world is, is its weight over
the mean weight: the logarithm of that (in nats) is the gain; 0 is an even draw. As few worlds make
the mean too small now and then, it is worked out with half as many too: the two agree where there
are enough. Beside it: how often the true world weighs more than one drawn evenly (half: no belief).
"""

from __future__ import annotations

import argparse
import json
import os
from math import exp, log
from statistics import fmean, stdev

from athanor.arena.match import number
from athanor.bots import bot
from athanor.contract import FastRng, Learned, State
from athanor.contract.learned import BelievingSampler

from .grandmaster import mind_of

WORLDS = 256
EVERY = 8


def gains(true: float, weights: list[float]) -> tuple[float, float, float]:
    """With all worlds, with half of them, and how many are less likely than the true one."""
    most = max(true, *weights)

    def gain(some: list[float]) -> float:
        return true - most - log(fmean(exp(each - most) for each in some))

    below = fmean((each < true) + 0.5 * (each == true) for each in weights)
    return gain(weights), gain(weights[: len(weights) // 2]), below


def look(
    learned: Learned, state: State, seat: int, rng: FastRng
) -> tuple[float, float, float] | None:
    sampler = learned.sampler(state.view(seat), WORLDS)
    if not isinstance(sampler, BelievingSampler):
        return None
    weights = [sampler.likelihood(sampler.even.draw(rng)) for _ in range(WORLDS)]
    return gains(sampler.likelihood(state), weights)


def play(learned: Learned, seats: int, name: str, seed: int) -> list[tuple[float, float, float]]:
    """One game, and what was found at some of its decisions."""
    rng = FastRng(seed)
    state = learned.rules.new(seats, seed=rng.below(1 << 30), tracing=False)
    player = bot(name, seed=rng.below(1 << 30))
    found: list[tuple[float, float, float]] = []
    while not state.over and state.step < 2_000:
        seat = state.actors()[0]
        view = state.view(seat)
        if len(view.actions) > 1 and rng.below(EVERY) == 0:
            seen = look(learned, state, seat, rng)
            if seen is not None:
                found.append(seen)
        state.play(seat, player.choose(view))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="adept", help="who plays; a novice slips as people do")
    parser.add_argument("--weights", default="", help="another file than the game's own")
    parser.add_argument("--seed", type=int, default=9_000_001)
    asked = parser.parse_args()
    learned = mind_of(asked.game, asked.weights)
    by_game = [
        play(learned, asked.seats, asked.bot, number(asked.seed, index))
        for index in range(asked.games)
    ]
    found = [each for here in by_game for each in here]
    means = [fmean(each[0] for each in here) for here in by_game if here]
    told = {
        "game": asked.game,
        "seats": asked.seats,
        "players": asked.bot,
        "games": asked.games,
        "decisions": len(found),
        "gain in nats": round(fmean(each[0] for each in found), 4),
        "95 % by games": round(1.96 * stdev(means) / len(means) ** 0.5, 4),
        "with half the worlds": round(fmean(each[1] for each in found), 4),
        "true above drawn": round(fmean(each[2] for each in found), 4),
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
