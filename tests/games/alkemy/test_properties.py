"""Random games: nobody stands in anybody, nothing goes below zero, everything ends and replays."""

from __future__ import annotations

import os

import msgspec
import pytest
from bench.alkemy_invariants import play

import athanor
from athanor import FastRng, State
from athanor.contract.record import read_record
from athanor.games.alkemy.actions import Muster
from athanor.games.alkemy.bots.judgement import AlkemyJudgement
from athanor.games.alkemy.rules.invariants import broken
from athanor.games.alkemy.rules.state import AlkemyState

from ...records.support import played
from .support import table

GAMES = int(os.environ.get("ALKEMY_GAMES", "3"))


@pytest.mark.rule("A-40", "A-98")
@pytest.mark.parametrize("format", ["blitz", "300"])
def test_random_games_are_sound_and_end(format: str) -> None:
    for seed in range(GAMES if format == "blitz" else max(1, GAMES // 6)):
        state = athanor.game("alkemy").new(2, seed=seed, format=format)
        rng = FastRng(seed)
        for _ in range(6000):
            if state.over:
                break
            seats = state.actors()
            seat = seats[rng.below(len(seats))]
            actions = state.legal(seat)
            state.play(seat, actions[rng.below(len(actions))])
            assert isinstance(state, AlkemyState)
            assert not broken(state)
        assert state.over


@pytest.mark.parametrize("seed", [39, 92, 6])
def test_games_with_any_companies_in_any_format_are_sound_end_and_replay(seed: int) -> None:
    """A few of `python -m bench.alkemy_invariants`, two of which went wrong once."""
    athanor.verify(read_record(play(seed).json()))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({}, ""),
        ({"x": 10}, "xian_ling-1: in scenery or off the table"),
        ({"ap": -1}, "xian_ling-1: action points below 0"),
        ({"components": -1}, "xian_ling-1: components or stones below 0"),
        ({"stones": -1}, "xian_ling-1: components or stones below 0"),
        ({"concentration": -1}, "xian_ling-1: concentration"),
        ({"concentration": 4}, ""),
        ({"concentration": 5}, "xian_ling-1: concentration"),
        ({"ticked": -1}, "xian_ling-1: health"),
        ({"ticked": 8}, ""),
        ({"ticked": 9}, "xian_ling-1: health"),  # then it has fallen
        ({"y": 900 - 110}, "malikh_jaraya-1: inside xian_ling-1"),
        ({"foes": 0b10}, "malikh_jaraya-1: in a combat of one with xian_ling-1"),
    ],
)
def test_whatever_is_wrong_with_a_figure_is_told(change: dict[str, int], told: str) -> None:
    state = table((0, "xian_ling", 1200, 400), (1, "malikh_jaraya", 1200, 900))
    for name, value in change.items():
        assert hasattr(state.figures[0], name)
        setattr(state.figures[0], name, value)
    assert broken(state) == told


def test_a_bot_plays_for_the_markers_and_wins_by_points() -> None:
    game = athanor.game("alkemy")
    judgement = game.judgement()
    assert isinstance(judgement, AlkemyJudgement)
    for seed in range(3):
        state = game.new(2, seed=seed, tracing=False)
        rng = FastRng(seed)
        for seat, company in enumerate(("triad-warriors", "khaliman-warriors")):
            state.play(seat, Muster(company))
        for _ in range(3000):
            if state.over:
                break
            seat = state.actors()[0]
            state.play(seat, judgement.best(state, seat, rng))
        assert state.result is not None
        assert state.result.reason == "points"


def test_a_damaged_position_is_refused() -> None:
    game = athanor.game("alkemy")
    state = game.new(2, seed=2)
    assert isinstance(state, AlkemyState)
    rng = FastRng(1)
    while state.turn < 1:
        seat = state.actors()[0]
        actions = state.legal(seat)
        state.play(seat, actions[rng.below(len(actions))])
    position = msgspec.json.decode(msgspec.json.encode(state.position()))
    assert game.from_position(position).position() == position
    for change, code in (
        ({"figures": [*position["figures"], position["figures"][0]]}, "position-figures"),
        ({"points": [1]}, "position-shape"),
        ({"frames": []}, "position-frame"),
        ({"hand": 7}, "position-shape"),
        ({"scenery": [{**position["scenery"][0], "scenery": "castle"}]}, "no-such-scenery"),
        ({"turn": "one"}, "position-shape"),
    ):
        with pytest.raises(athanor.BadPosition) as refused:
            game.from_position({**position, **change})
        assert refused.value.code == code
    moved = [dict(figure) for figure in position["figures"]]
    moved[1] |= {"x": moved[0]["x"], "y": moved[0]["y"]}
    with pytest.raises(athanor.BadPosition) as refused:
        game.from_position({**position, "figures": moved})
    assert refused.value.code == "position-overlap"


def test_a_hidden_pick_is_drawn_anew_and_nothing_else() -> None:
    game = athanor.game("alkemy")
    state = game.new(2, seed=5)
    state.play(0, state.legal(0)[3])
    sampler = game.imagine(state.view(1))
    words = {secrets(sampler.draw(FastRng(seed)))[0] for seed in range(60)}
    assert len(words) > 5
    own = game.imagine(state.view(0)).draw(FastRng(1))
    assert secrets(own) == secrets(state)


def test_what_is_picked_on_a_copy_stays_there() -> None:
    state = athanor.game("alkemy").new(2, seed=5)
    copy = state.clone()
    copy.play(0, copy.legal(0)[3])
    assert secrets(copy)[0] != ""
    assert secrets(state) == ["", ""]


def secrets(state: State) -> list[str]:
    assert isinstance(state, AlkemyState)
    return state.secret_words


def test_numbers_far_off_the_table_are_not_even_read() -> None:
    game = athanor.game("alkemy")
    for shape in (
        {"type": "walk", "figure": "lee_ping-1", "x": 10**30, "y": 0},
        {"type": "shoot", "figure": "lee_ping-1", "target": "shadow-1", "inches": 1 << 70},
        {"type": "claim", "figure": "lee_ping-1", "marker": 10**9},
    ):
        with pytest.raises(athanor.IllegalAction) as refused:
            game.action(shape)
        assert refused.value.code == "action-shape"


def test_a_sealed_game_is_recorded_replayed_and_verified() -> None:
    record = played(athanor.game("alkemy"), 2, seed=3, turns=2)
    assert record.result is not None
    athanor.verify(record)
