"""Fits the weights of `games/alkemy/bots/outlook.py` and writes them to `weights.py` beside it:
games between bots that slip now and then (so that good and bad positions of every kind come up),
the traits of the table whenever somebody has the hand, and a logistic regression on who won, held
back by as much as foretells games best that it was not fitted to. Needs NumPy.

    python bench/alkemy_weights.py --games 600 --seed 1 --write

The same numbers come out for the same games and seed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy

import athanor
from athanor import FastRng
from athanor.bots.levels import Bot, GreedyBot, SearchBot
from athanor.games.alkemy.actions import Muster
from athanor.games.alkemy.bots.outlook import TRAITS, traits
from athanor.games.alkemy.bots.weights import WEIGHTS
from athanor.games.alkemy.rules.state import AlkemyState

COMPANIES = [
    f"{people}-{kind}"
    for kind in ("alchemist", "warriors")
    for people in ("triad", "khaliman", "aurlok", "avalon")
]
#: How often of 100 a player does anything; each game draws one for each side.
SLIPS = (0, 8, 25)
#: How many simulations a search makes, in games that searches play.
SIMULATIONS = 12
#: How strongly weights are held back, in standard deviations of their trait: the best is taken.
RIDGES = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
FOLDS = 5
#: What a game's positions count together.
GAME = 20.0
HEAD = '''"""What each trait of `outlook.py` adds to the logarithm of the odds of winning.

Written by `bench/alkemy_weights.py {arguments}`
({positions} positions of {games} games; held back by {ridge:g}; on games left out
{loss:.4f} a game where knowing nothing comes to 0.6931); do not edit.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
'''


def player(rng: FastRng, searched: bool) -> Bot:
    return SearchBot(rng, SIMULATIONS) if searched else GreedyBot(rng, SLIPS[rng.below(len(SLIPS))])


def play(seed: int, searched: bool) -> tuple[list[list[float]], float]:
    """The leads of seat 0 in each trait, time and again, and the part of the win it got."""
    state = athanor.game("alkemy").new(2, seed=FastRng(seed * 77_003 + 5), tracing=False)
    assert isinstance(state, AlkemyState)
    rng = FastRng(seed)
    players: list[Bot] = []
    for seat in range(2):
        state.play(seat, Muster(COMPANIES[rng.below(len(COMPANIES))]))
        players.append(player(rng, searched))
    leads: list[list[float]] = []
    while not state.over:
        if state.turn > 0 and len(state.frames) == 1:
            sides = zip(traits(state, 0), traits(state, 1), strict=True)
            leads.append([ours - theirs for ours, theirs in sides])
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat)))
    won = 0.5 if state.winner < 0 else 1.0 - int(state.winner)
    return leads, won


class Sample:
    """Positions, who won, what each counts, and which game each is of."""

    def __init__(self, first: int, games: int, searched: int) -> None:
        leads: list[list[float]] = []
        won: list[float] = []
        shares: list[float] = []
        game: list[int] = []
        for seed in range(first, first + games):
            rows, win = play(seed, seed - first < searched)
            leads += rows
            won += [win] * len(rows)
            shares += [GAME / len(rows)] * len(rows)
            game += [seed] * len(rows)
            if (seed - first + 1) % 50 == 0:
                print(f"{seed - first + 1} games, {len(leads)} positions", flush=True)
        self.leads = numpy.array(leads)
        self.won = numpy.array(won)
        self.shares = numpy.array(shares)
        self.game = numpy.array(game)


def fit(sample: Sample, rows: numpy.ndarray, ridge: float) -> numpy.ndarray:
    """More of a trait is never worse: what comes out below nothing is left out, and the rest is
    fitted again."""
    kept = numpy.ones(sample.leads.shape[1], dtype=bool)
    while True:
        weights = numpy.zeros(len(kept))
        weights[kept] = fit_all(sample, rows, kept, ridge)
        if (weights >= 0).all():
            return weights
        kept &= weights >= 0


def fit_all(
    sample: Sample, rows: numpy.ndarray, kept: numpy.ndarray, ridge: float
) -> numpy.ndarray:
    leads, won, shares = sample.leads[rows][:, kept], sample.won[rows], sample.shares[rows]
    spread = leads.std(axis=0) + 1e-9
    scaled = leads / spread
    weights = numpy.zeros(scaled.shape[1])
    for _ in range(60):
        chance = 1 / (1 + numpy.exp(-scaled @ weights))
        slope = scaled.T @ (shares * (chance - won)) + ridge * weights
        curve = (scaled * (shares * chance * (1 - chance))[:, None]).T @ scaled
        weights -= numpy.linalg.solve(curve + ridge * numpy.eye(len(weights)), slope)
    return weights / spread


def loss(sample: Sample, rows: numpy.ndarray, weights: numpy.ndarray) -> float:
    """How much less than all is known of the outcome, a game: the cross-entropy."""
    chance = 1 / (1 + numpy.exp(-sample.leads[rows] @ weights))
    won, shares = sample.won[rows], sample.shares[rows]
    lost = -(won * numpy.log(chance + 1e-12) + (1 - won) * numpy.log(1 - chance + 1e-12))
    return float((shares * lost).sum() / shares.sum())


def foretold(sample: Sample, ridge: float) -> float:
    """The loss on games that were left out of the fit, each game once."""
    losses = []
    for fold in range(FOLDS):
        out = sample.game % FOLDS == fold
        losses.append(loss(sample, out, fit(sample, ~out, ridge)))
    return sum(losses) / FOLDS


def write(arguments: str, sample: Sample, games: int, ridge: float, lost: float) -> None:
    everything = numpy.ones(len(sample.won), dtype=bool)
    lines = HEAD.format(
        arguments=arguments, positions=len(sample.won), games=games, ridge=ridge, loss=lost
    )
    for trait, weight in zip(TRAITS, fit(sample, everything, ridge), strict=True):
        lines += f"    {weight:.4f},  # {trait}\n"
    Path(__file__).parent.parent.joinpath("src/athanor/games/alkemy/bots/weights.py").write_text(
        lines + "]\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--searched", type=int, default=0, help="how many of them searches play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    sample = Sample(given.seed * 1_000_000, given.games, given.searched)
    known = {ridge: foretold(sample, ridge) for ridge in RIDGES}
    for ridge, lost in known.items():
        print(f"held back by {ridge:6g}: {lost:.4f}")
    ridge = min(known, key=lambda each: known[each])
    everything = numpy.ones(len(sample.won), dtype=bool)
    found = fit(sample, everything, ridge)
    spread = sample.leads.std(axis=0)
    for trait, weight, usual, now in zip(TRAITS, found, spread, WEIGHTS, strict=True):
        print(f"{trait:14} {weight:9.4f}  x {usual:7.3f} = {weight * usual:7.3f}   now {now:9.4f}")
    if given.write:
        write(" ".join(sys.argv[1:]), sample, given.games, ridge, known[ridge])


if __name__ == "__main__":
    main()
