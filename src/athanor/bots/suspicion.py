"""What others probably hold that speaks for a move, for people who ask for advice.

A game says what would speak for a move if hidden things lay as they do in one world
(`Judgement.suspicions`). Here the worlds that fit a view are weighed by what bots have learned
(`BelievingSampler`): said is what is likely, and likelier than chance alone would have it, since
then it is how others played that tells.
"""

from __future__ import annotations

from math import exp
from typing import Final

from athanor.contract import FastRng, Game, View
from athanor.contract.action import Action
from athanor.contract.judgement import Reason
from athanor.contract.learned import BelievingSampler

#: In how many worlds it is counted, how likely it must be, and how much likelier than by chance.
WORLDS: Final = 128
LIKELY: Final = 0.65
TELLING: Final = 0.05


def suspicion(rules: Game, view: View, action: Action) -> Reason | None:
    """The likeliest of all; none where nothing was learned, or nothing is likely enough."""
    learned = rules.learned()
    if learned is None or view.seat is None:
        return None
    sampler = learned.sampler(view, WORLDS)
    if not isinstance(sampler, BelievingSampler):
        return None
    rng = FastRng(1)
    judgement = rules.judgement()
    found: dict[str, Reason] = {}
    weights: dict[str, float] = {}
    counts: dict[str, int] = {}
    whole = 0.0
    for _ in range(WORLDS):
        world = sampler.even.draw(rng)
        weight = exp(sampler.likelihood(world))
        whole += weight
        for reason in judgement.suspicions(world, view.seat, action):
            key = f"{reason.code} {reason.facts}"
            found[key] = reason
            weights[key] = weights.get(key, 0.0) + weight
            counts[key] = counts.get(key, 0) + 1
    likely = {key: weight / whole for key, weight in weights.items()}
    telling = [
        key
        for key, share in likely.items()
        if share >= LIKELY and share >= counts[key] / WORLDS + TELLING
    ]
    return found[max(telling, key=lambda key: likely[key])] if telling else None
