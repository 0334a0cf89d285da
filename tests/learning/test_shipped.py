"""What the packages of games bring along: that it is made with the configuration beside it, knows
more than chance about hidden cards, and is offered wherever bots are."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

import athanor
from athanor.bots import bot, bot_names
from athanor.bots.levels import SearchBot
from athanor.contract import FastRng, Learned
from athanor.contract.learned import BelievingSampler, LearnedJudgement
from athanor.learning.config import own_config, read_config

LEARNED = [id for id in athanor.game_ids() if athanor.game(id).learned()]
LESSONS = [(id, seats) for id in LEARNED for seats in read_config(own_config(id), id).seats]


def learned_of(id: str) -> Learned:
    found = athanor.game(id).learned()
    assert found is not None
    return found


@pytest.mark.parametrize("id", LEARNED)
def test_every_grandmaster_has_the_configuration_it_was_made_with(id: str) -> None:
    config = read_config(own_config(id), id)
    learned = learned_of(id)
    assert learned.contents.config == config.fingerprint()
    assert learned.contents.iteration + 1 == config.iterations, "the same command makes others"
    assert sorted(learned.taught) == sorted(config.seats)
    weights = Path(str(own_config(id))).with_name("learned.weights")
    assert weights.stat().st_size < 3_000_000


@pytest.mark.parametrize(("id", "seats"), LESSONS)
def test_true_hands_look_likelier_than_dealt_ones(id: str, seats: int) -> None:
    """In games that nobody learned from, of players who do not search at all."""
    learned = learned_of(id)
    rng = FastRng(77)
    ranks: list[float] = []
    for seed in range(900_000, 900_006):
        state = athanor.game(id).new(seats, seed=seed, tracing=False)
        player = bot("greedy", seed=seed)
        while not state.over and state.step < 400:
            seat = state.actors()[0]
            view = state.view(seat)
            if rng.below(6) == 0:
                sampler = learned.sampler(view)
                if isinstance(sampler, BelievingSampler):
                    true = sampler.likelihood(state)
                    dealt = [sampler.likelihood(sampler.even.draw(rng)) for _ in range(6)]
                    ranks.append(fmean((each < true) + (each == true) / 2 for each in dealt))
            state.play(seat, player.choose(view))
    if learned.taught[seats].belief is not None:
        assert fmean(ranks) > 0.52


@pytest.mark.parametrize(("id", "seats"), LESSONS)
def test_a_grandmaster_plays_by_what_it_learned(id: str, seats: int) -> None:
    state = athanor.game(id).new(seats, seed=5)
    view = state.view(state.actors()[0])
    player = bot("grandmaster", seed=1, milliseconds=5)
    assert player.choose(view) in view.actions
    search = player.last
    assert isinstance(search, SearchBot)
    assert search.learned is learned_of(id)
    taught = search.learned.taught[seats]
    assert isinstance(search.learned.judgement(view), LearnedJudgement) == (
        taught.value is not None
    )
    assert isinstance(search.learned.sampler(view), BelievingSampler) == (taught.belief is not None)
    assert taught.value is not None or taught.belief is not None


@pytest.mark.parametrize("id", LEARNED)
def test_it_is_the_last_of_a_games_levels(id: str) -> None:
    assert bot_names(id)[-2:] == ["master", "grandmaster"]
