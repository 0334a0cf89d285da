"""What grandmasters of Kazaam! try first: the table of first weights."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp

import pytest
from bench.kazaam_readiness import fingerprint
from librt.vecs import vec

import athanor.games.kazaam
from athanor import Action, State
from athanor.contract import FastRng
from athanor.games.kazaam.actions import (
    Dig,
    Draw,
    EndTurn,
    Foresee,
    Lash,
    LetPass,
    Play,
    Pry,
    Steal,
)
from athanor.games.kazaam.bots.expert import EVEN, LOOK, NUMBERS, KazaamExpert
from athanor.games.kazaam.bots.readiness import LENGTH, SIZES, Readiness
from athanor.games.kazaam.rules.catalogue import index_of
from athanor.games.kazaam.rules.turn import KazaamState

from .support import BODY, KAZAAM, position

SEATS = [2, 3, 4, 5]
EXPERT = KazaamExpert(look=0.0)


def weights(state: State) -> dict[Action, float]:
    """Without looks, by one expert for all, as in a search."""
    seat = state.actors()[0]
    actions = EXPERT.candidates(state, seat)
    return dict(zip(actions, EXPERT.weights(state, seat, actions), strict=True))


def games(seats: int) -> list[tuple[KazaamState, int]]:
    """Every position of two games in which anything is done."""
    found: list[tuple[KazaamState, int]] = []
    for seed in (3, 4):
        rng = FastRng(seed)
        state = KAZAAM.new(seats, seed=seed, tracing=False)
        while not state.over and state.step < 300:
            assert isinstance(state, KazaamState)
            seat = state.actors()[0]
            found.append((state.clone(), seat))
            if state.phase == 0 and rng.below(2):
                KAZAAM.judgement().playout(state, 0, rng)
            else:
                actions = state.legal(seat)
                state.apply(seat, actions[rng.below(len(actions))])
    return found


def test_the_table_was_made_by_what_makes_it_now() -> None:
    file = files(athanor.games.kazaam).joinpath("data/readiness.toml")
    table = tomllib.loads(file.read_text("utf-8"))
    assert table.pop("made_by") == fingerprint(), "make it again, by the command in its first line"
    assert {name: len(numbers) for name, numbers in table.items()} == SIZES
    assert len(NUMBERS) == LENGTH


@pytest.mark.parametrize("seats", SEATS)
def test_an_action_is_as_ready_as_all_that_is_true_of_it(seats: int) -> None:
    noting = Readiness(vec[float]([0.0] * LENGTH))
    noting.noting = True
    kinds = set()
    for state, seat in games(seats):
        found = weights(state)
        if len(found) == 1:
            assert list(found.values()) == [1.0]
            continue
        noting.look(state, seat)
        shares: list[float] = []
        for action in found:
            noting.noted = []
            noting.readiness(state, seat, index_of(action))
            shares.append(exp(sum(NUMBERS[at] for at in noting.noted)))
            kinds.add(type(action).__name__)
        least = EVEN / len(found)
        expected = [least + (1 - EVEN) * share / sum(shares) for share in shares]
        assert list(found.values()) == pytest.approx(expected, abs=1e-9)
        assert sum(found.values()) == pytest.approx(1.0)
    assert len(kinds) >= 9


@pytest.mark.parametrize("seats", SEATS)
def test_it_asks_only_what_the_player_may_know(seats: int) -> None:
    """Whatever others hold and the pile brings, the same is as ready."""
    rng = FastRng(8)
    for state, seat in games(seats)[::3]:
        sampler = KAZAAM.imagine(state.view(seat))
        known = weights(state)
        for _ in range(3):
            assert weights(sampler.draw(rng)) == known


def test_actions_by_name_are_as_ready_as_by_number() -> None:
    for state, seat in games(3)[::5]:
        expert = KAZAAM.expert()
        actions = list(expert.candidates(state, seat))
        by_number = expert.weights(state, seat, expert.candidates(state, seat))
        assert expert.weights(state, seat, actions) == by_number


def test_masters_try_everything_as_they_always_did() -> None:
    state = KAZAAM.new(2, seed=5)
    judgement = KAZAAM.judgement()
    assert judgement.weights(state, 0, judgement.candidates(state, 0)) == []
    assert judgement.exploration() != KAZAAM.expert().exploration()


def test_a_tile_that_can_be_paid_is_played_rather_than_nothing_done() -> None:
    state = position("", "", hands=["stone-head fire-tail", ""], ingredients=["all*6"])
    found = weights(state)
    assert max(found, key=lambda action: found[action]) in [Play("stone-head"), Play("fire-tail")]
    assert min(found, key=lambda action: found[action]) == EndTurn()


def test_a_tile_that_loses_the_game_is_not_played_first() -> None:
    """The ninth part, while the other has more points, ends the game for the other."""
    board = " ".join(f"~{part}" for part in BODY[:8])
    rival = "fire-head fire-torso fire-tail fire-left-hand fire-right-hand fire-left-leg"
    state = position(board, rival, hands=["stone-right-ear", ""], ingredients=["all*6"])
    found = weights(state)
    assert found[Play("stone-right-ear")] < max(found.values())


def test_a_head_answers_or_is_kept() -> None:
    state = position("fire-tail wood-torso", "stone-head ~bone-tail", hands=["", ""])
    state.apply(0, Lash(1, "tail"))
    assert set(weights(state)) == {Foresee(), LetPass()}


def test_what_is_empty_is_not_robbed() -> None:
    state = position("fire-left-hand fire-left-leg", "", hands=["", ""], ingredients=["all*1"])
    found = weights(state)
    assert Steal("left-hand", 1) not in found
    assert Dig("left-leg") not in found
    assert Draw() in found


def test_a_look_is_tried_a_little_for_each_tile_it_would_show() -> None:
    """With one ear, at the fullest hand; all else is as ready as without."""
    hands = ["stone-head", "fire-head fire-tail", "wood-torso"]
    state = position("fire-left-ear fire-right-ear", "", "", hands=hands)
    expert = KAZAAM.expert()
    actions = expert.candidates(state, 0)
    shares = dict(zip(actions, expert.weights(state, 0, actions), strict=True))
    assert [action for action in shares if isinstance(action, Pry)] == [Pry("left-ear", 1)]
    look = shares.pop(Pry("left-ear", 1))
    assert look == pytest.approx(2 * LOOK)
    without = {action: (1 - look) * share for action, share in weights(state).items()}
    assert shares == pytest.approx(without)
    nothing = position("fire-left-ear", "", "", hands=["stone-head", "", ""])
    assert not any(isinstance(action, Pry) for action in expert.candidates(nothing, 0))
