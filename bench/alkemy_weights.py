"""Fits the weights of `games/alkemy/bots/outlook.py`: games between the bots, the traits of the
table whenever somebody has the hand, and a logistic regression on who won. Needs NumPy.

    python bench/alkemy_weights.py --games 260
"""

from __future__ import annotations

import argparse

import numpy

import athanor
from athanor import FastRng
from athanor.bots.levels import Bot, GreedyBot, SearchBot
from athanor.games.alkemy.actions import Muster
from athanor.games.alkemy.bots.outlook import TRAITS, WEIGHTS, traits
from athanor.games.alkemy.rules.state import AlkemyState

COMPANIES = [
    f"{people}-{kind}"
    for kind in ("alchemist", "warriors")
    for people in ("triad", "khaliman", "aurlok", "avalon")
]
SIMULATIONS = 12
#: How strongly weights are held back, in standard deviations of their trait.
RIDGE = 3.0


def play(seed: int) -> tuple[list[list[float]], float]:
    """The leads of seat 0 in each trait, time and again, and the part of the win it got."""
    state = athanor.game("alkemy").new(2, seed=seed, tracing=False)
    assert isinstance(state, AlkemyState)
    rng = FastRng(seed)
    players: list[Bot] = []
    for seat in range(2):
        state.play(seat, Muster(COMPANIES[rng.below(len(COMPANIES))]))
        plain = (seed + seat) % 3 == 0
        players.append(GreedyBot(rng) if plain else SearchBot(rng, SIMULATIONS))
    leads: list[list[float]] = []
    while not state.over:
        if state.turn > 0 and len(state.frames) == 1:
            sides = zip(traits(state, 0), traits(state, 1), strict=True)
            leads.append([ours - theirs for ours, theirs in sides])
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat)))
    won = 0.5 if state.winner < 0 else 1.0 - state.winner
    return leads, won


def fit(leads: numpy.ndarray, won: numpy.ndarray, shares: numpy.ndarray) -> numpy.ndarray:
    spread = leads.std(axis=0) + 1e-9
    scaled = leads / spread
    weights = numpy.zeros(scaled.shape[1])
    for _ in range(60):
        chance = 1 / (1 + numpy.exp(-scaled @ weights))
        slope = scaled.T @ (shares * (chance - won)) + RIDGE * weights
        curve = (scaled * (shares * chance * (1 - chance))[:, None]).T @ scaled
        weights -= numpy.linalg.solve(curve + RIDGE * numpy.eye(len(weights)), slope)
    return weights / spread


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=260)
    given = parser.parse_args()
    leads: list[list[float]] = []
    won: list[float] = []
    shares: list[float] = []
    for seed in range(given.games):
        rows, win = play(seed)
        leads += rows
        won += [win] * len(rows)
        shares += [40 / len(rows)] * len(rows)  # every game counts the same
    found = fit(numpy.array(leads), numpy.array(won), numpy.array(shares))
    for trait, weight, now in zip(TRAITS, found, WEIGHTS, strict=True):
        print(f"{trait:14} {weight:8.3f}   now {now:8.3f}")


if __name__ == "__main__":
    main()
