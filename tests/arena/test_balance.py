"""How even games are, counted by what sets players apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import athanor
from athanor.arena.balance import Tally
from athanor.arena.match import Match, Outcome, play_game

from ..cli.support import athanor_says, refused


def test_wins_are_counted_by_trait_and_shared_wins_are_shared() -> None:
    tally = Tally(2)
    tally.add(Outcome(0, 0, [1.0, 0.0], [3, 1], True, 10, [["place-1"], ["place-2"]]))
    tally.add(Outcome(0, 1, [0.5, 0.5], [2, 2], True, 20, [["place-2"], ["place-1"]]))
    tally.add(Outcome(1, 0, [0.0, 0.0], [2, 2], True, 30, [["place-1"], ["place-2"]]))
    first, second = tally.shares()
    assert (first.trait, first.games, first.wins, first.over) == ("place-1", 2, 1.5, 25.0)
    assert (second.trait, second.wins) == ("place-2", 0.5)
    assert (tally.games, tally.undecided, tally.steps, tally.longest) == (3, 1, 60, 30)
    assert tally.score == 3 + 2  # of those who won


def test_with_two_seats_each_trait_is_held_against_each_other_of_its_kind() -> None:
    tally = Tally(2)
    for wins in ([1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.5, 0.5], [0.0, 0.0]):
        traits = [["seat-1", "people-avalon"], ["seat-2", "people-triad"]]
        tally.add(Outcome(0, 0, wins, [3, 1], True, 10, traits))
    tally.add(Outcome(1, 0, [0.0, 1.0], [3, 1], True, 10, [["people-triad"], ["people-avalon"]]))
    tally.add(Outcome(2, 0, [1.0, 0.0], [3, 1], True, 10, [["people-triad"], ["people-triad"]]))
    pairs = [(each.one, each.other, each.won, each.lost) for each in tally.pairs()]
    assert pairs == [("people-avalon", "people-triad", 3.5, 1.5), ("seat-1", "seat-2", 2.5, 1.5)]


@pytest.mark.parametrize(
    ("id", "seats", "kinds"),
    [
        ("poison", 3, {"place"}),
        ("kazaam", 2, {"place", "alchemist"}),
        ("alakazoo", 2, {"place", "portal", "ability", "wizard", "lesson"}),
        ("alkemy", 2, {"seat", "people"}),
    ],
)
def test_every_game_says_what_sets_its_players_apart(id: str, seats: int, kinds: set[str]) -> None:
    options: dict[str, object] = {"university": True} if id == "alakazoo" else {}
    if id == "alkemy":
        options = {"turns": 1, "setup": "quick"}
    bots = ["random"] * seats
    match = Match(game=id, bots=bots, games=2, options=options, seed=2, lots=True)  # type: ignore[arg-type]
    outcome = play_game(match, 0, 0)
    assert {trait.split("-")[0] for traits in outcome.traits for trait in traits} == kinds
    places = [trait for traits in outcome.traits for trait in traits if "place-" in trait]
    assert len(set(places)) == len(places)


def test_the_place_in_turn_is_the_place_in_turn() -> None:
    """Poison: the left neighbour of the first dealer begins."""
    game = athanor.game("poison")
    state = game.new(4, seed=5, first_dealer=2, hand="short")
    assert state.actors() == [3]
    while not state.over:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    view = state.view(None)
    assert [game.traits(view, seat)[0] for seat in range(4)] == [
        "place-2",
        "place-3",
        "place-4",
        "place-1",
    ]


def test_the_command_prints_one_object_and_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "balance.jsonl"
    arguments = ("balance", "kazaam", "--bot", "random", "--seats", "2", "--seed", "1")
    for games in (2, 4):
        said = athanor_says(*arguments, "--games", str(games), "--file", path, "--json")
        assert said.returncode == 0, said.stderr
        told = json.loads(said.stdout)
        assert told["games"] == games
    assert {each["trait"] for each in told["traits"]} >= {"place-1", "place-2"}
    said = athanor_says(*arguments, "--games", "4", "--file", path, "--lang", "fr")
    assert "place-1" in said.stdout
    assert "Contre" not in said.stdout
    said = athanor_says(*arguments, "--games", "4", "--file", path, "--pairs", "--lang", "fr")
    assert "Contre" in said.stdout


def test_wrong_use_is_refused() -> None:
    assert "nobody" in refused("balance", "poison", "--bot", "nobody")
    assert "3" in refused("balance", "poison", "--seats", "2")
