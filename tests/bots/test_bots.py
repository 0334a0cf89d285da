"""Bots: they play legal actions, from views alone, and the better ones see what is coming."""

from __future__ import annotations

import gc

import pytest

import athanor
from athanor import FastRng
from athanor.bots import bot
from athanor.bots.ismcts import Search
from athanor.bots.levels import GreedyBot, SearchBot
from athanor.games.poison.actions import Pour

from ..games.poison.support import position


@pytest.mark.parametrize("name", ["greedy", "adept", "master"])
def test_nobody_drinks_four_poisons_for_a_safe_card_in_hand(name: str) -> None:
    state = position(
        ["red-1 poison", "blue-7", "blue-5"], left="red-1", middle="poison poison poison"
    )
    action = bot(name, seed=2, milliseconds=60).choose(state.view(0))
    assert action != Pour("poison", "middle")


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
    assert action == Pour("poison", "left")


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
    for game, simulations in (("poison", 2000), ("alkemy", 60)):
        player = master.player(game)
        assert isinstance(player, SearchBot)
        assert player.simulations == simulations
    assert isinstance(bot("adept", seed=1).player("alkemy"), GreedyBot)


def test_a_search_is_not_disturbed_by_the_search_for_garbage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That may take longer than the search; and afterwards it goes on as before."""
    looked: list[bool] = []
    search = SearchBot.search

    def noted(player: SearchBot, tree: Search, choices: int) -> None:
        looked.append(gc.isenabled())
        search(player, tree, choices)

    monkeypatch.setattr(SearchBot, "search", noted)
    state = athanor.game("poison").new(4, seed=3)
    bot("master", seed=1).choose(state.view(state.actors()[0]))
    assert looked == [False]
    assert gc.isenabled()
