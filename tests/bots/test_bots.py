"""Bots: they play legal actions, from views alone, and the better ones see what is coming."""

from __future__ import annotations

import pytest

import athanor
from athanor import FastRng, Game
from athanor.bots import bot, bot_names
from athanor.bots.ismcts import Search
from athanor.bots.levels import LOOKS, GreedyBot, SearchBot

from ..contract.support import games
from ..games.poison.support import position

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_game
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_answers_a_view_with_one_of_its_actions(game: Game, name: str) -> None:
    player = bot(name, seed=1, milliseconds=5)
    state = game.new(game.meta.least_seats, seed=3)
    for _ in range(25):
        if state.over:
            break
        seat = state.actors()[0]
        view = game.read_view(state.view(seat).json())  # what a bot elsewhere would be sent
        action = player.choose(view)
        assert action in view.actions
        state.play(seat, action)


@every_game
def test_the_same_seed_thinks_the_same(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=4)
    view = state.view(state.actors()[0])
    chosen = {str(SearchBot(FastRng(9), simulations=40).choose(view)) for _ in range(3)}
    assert len(chosen) == 1


@every_game
def test_what_a_bot_chooses_does_not_depend_on_what_it_cannot_see(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=5)
    seat = state.actors()[0]
    sampler = game.imagine(state.view(seat))
    choices = {
        str(SearchBot(FastRng(9), simulations=30).choose(sampler.draw(FastRng(k)).view(seat)))
        for k in range(4)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("name", ["greedy", "adept", "master"])
def test_nobody_drinks_four_poisons_for_a_safe_card_in_hand(name: str) -> None:
    state = position(
        ["red-1 poison", "blue-7", "blue-5"], left="red-1", middle="poison poison poison"
    )
    action = bot(name, seed=2, milliseconds=60).choose(state.view(0))
    assert not (action.card == "poison" and action.cauldron == "middle")


def test_a_master_drinks_more_of_a_colour_to_be_spared_it() -> None:
    """All three cauldrons would overflow; only the red one makes the reds already drunk free."""
    state = position(
        ["poison", "", ""],
        left="red-7 red-5",
        middle="blue-7 blue-5",
        right="purple-7 purple-5",
        taken=["red-4 red-4", "red-1 red-1 red-1", ""],
    )
    action = SearchBot(FastRng(3), simulations=200).choose(state.view(0))
    assert action.cauldron == "left"


def test_a_search_can_be_given_more_time() -> None:
    game = athanor.game("poison")
    state = game.new(4, seed=1)
    search = Search(game.imagine(state.view(state.actors()[0])), game.judgement(), FastRng(1))
    search.run(50)
    search.run(50)
    assert search.simulations == 100
    assert sum(node.visits for node in search.ranking()) == 100
    visits = [node.visits for node in search.ranking()]
    assert visits == sorted(visits, reverse=True)


def test_a_search_keeps_to_its_time() -> None:
    from time import perf_counter

    game = athanor.game("poison")
    state = game.new(6, seed=1)
    view = state.view(state.actors()[0])
    start = perf_counter()
    SearchBot(FastRng(1), simulations=10_000_000, milliseconds=50).choose(view)
    assert perf_counter() - start < 30  # so many simulations would take a quarter of an hour


def test_a_game_may_have_its_own_idea_of_a_level() -> None:
    master = bot("master", seed=1)
    assert master.player("poison").simulations == 2000
    assert master.player("alkemy").simulations == 60
    assert isinstance(bot("adept", seed=1).player("alkemy"), GreedyBot)


@every_game
def test_with_little_search_a_master_still_looks_at_every_choice(game: Game) -> None:
    """A tree that has seen each choice once knows nothing, and would play at random."""
    state = game.new(game.meta.least_seats, 7)
    view = state.view(state.actors()[0])
    hurried = bot("master", seed=1, milliseconds=1, percent=2)
    assert hurried.choose(view) in view.actions
    search = hurried.last
    assert isinstance(search, SearchBot)
    whole = hurried.level(game.id).simulations
    if not search.forced and game.id != "alkemy":  # which says itself what to try first
        assert min(whole, LOOKS * len(view.actions)) <= search.made < whole


@every_game
def test_with_no_search_at_all_it_plays_what_looks_best_at_first_sight(game: Game) -> None:
    state = game.new(game.meta.least_seats, 7)
    view = state.view(state.actors()[0])
    best = {str(GreedyBot(FastRng(seed)).choose(view)) for seed in range(60)}
    chosen = {str(bot("master", seed=seed, percent=0).choose(view)) for seed in range(20)}
    assert chosen <= best
