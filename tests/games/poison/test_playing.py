"""What grandmasters know of Poison: the sketch, and how they play a round on."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from math import exp

import pytest
from bench.poison_playouts import FIRST, NOTHING, PARTS, noted

import athanor.games.poison
from athanor.contract import FastRng
from athanor.contract.sketch import sketched
from athanor.games.poison.bots.playing import Playing
from athanor.games.poison.bots.sketch import BY_COLOUR, COLOUR, EACH, REST, PoisonSketch
from athanor.games.poison.cards import KINDS, POISON, POUR_INDEX, copies
from athanor.games.poison.rules.turn import PoisonState

from .support import POISON as GAME
from .support import position


def test_a_sketch_counts_what_a_player_counts() -> None:
    state = position(
        ["red-1 red-7 red-7 blue-4 poison poison", "red-2", "purple-1"],
        left="red-5 red-2",
        middle="blue-7 poison",
        right="poison",
        taken=["red-1 red-2 poison", "red-4 blue-1", "blue-2 blue-5"],
    )
    seen = sketched(PoisonSketch(3), state, 0)
    assert seen[:EACH] == [1, 0, 0, 0, 2]  # red, in which the seat is ahead
    assert seen[EACH:BY_COLOUR] == [0, 0, 1, 0, 0]
    red, blue, purple = (seen[BY_COLOUR + COLOUR * colour :][:COLOUR] for colour in range(3))
    assert red == [3, 1, 7, 1]  # a 1 stays dry on 7, a 7 does not
    assert blue == [1, -2, 11, 0]
    assert purple == [0, 0, 4, 0]  # it would go to the poison
    assert seen[REST:] == [2, 1, 6, 3, 1]  # on 4 both poisons stay dry


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_last_cards_are_poured_and_counted_as_the_rules_have_it(seats: int) -> None:
    """Where nobody has a choice, a round that is played on comes to what it comes to."""
    expert = GAME.expert()
    compared = 0
    for seed in range(40):
        state = without_choices(seats, seed)
        if state is None:
            continue
        played = state.clone()
        expert.playout(played, 0, FastRng(seed))
        play_round(state, FastRng(seed))
        assert played.round == state.round == 1
        assert [each.score for each in played.players] == [each.score for each in state.players]
        compared += 1
    assert compared > 5


def without_choices(seats: int, seed: int) -> PoisonState | None:
    """A round that is nearly over, if it comes to that."""
    state = GAME.new(seats, seed=seed, tracing=False)
    assert isinstance(state, PoisonState)
    rng = FastRng(seed)
    while any(player.hand_size > 1 for player in state.players) or open_choice(state):
        actions = state.legal(state.turn)
        state.play(state.turn, actions[rng.below(len(actions))])
        if state.round:
            return None
    return state


def play_round(state: PoisonState, rng: FastRng) -> None:
    here = state.round
    while state.round == here:
        actions = state.legal(state.turn)
        state.play(state.turn, actions[rng.below(len(actions))])


def open_choice(state: PoisonState) -> bool:
    """Poison can go anywhere, and a colour that has no cauldron, or may lose it, nearly so."""
    return any(copies(player.hand, POISON) for player in state.players) or state.open != 0


def table() -> list[float]:
    text = files(athanor.games.poison).joinpath("data/playing.toml").read_text("utf-8")
    parts = tomllib.loads(text)
    assert [len(parts[name]) for name in PARTS] == list(PARTS.values())
    return [each for name in PARTS for each in parts[name]] + [0.0]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_poured_is_drawn_as_the_table_says(seed: int) -> None:
    """Against weights that are added up pour by pour, as they were when the table was made."""
    numbers = table()
    assert len(numbers) == NOTHING + 1 == sum(PARTS.values()) + 1
    assert FIRST["dry"] == 0
    state = GAME.new(4, seed=seed, tracing=False)
    assert isinstance(state, PoisonState)
    rng = FastRng(seed)
    for _ in range(14 + 3 * seed):
        actions = state.legal(state.turn)
        state.play(state.turn, actions[rng.below(len(actions))])
    seat = state.turn
    weights: dict[int, float] = {}
    for action in GAME.judgement().candidates(state, seat):
        index = POUR_INDEX[action]
        weight = exp(sum(numbers[each] for each in noted(state, seat, index)))
        kind = index // 3
        weights[kind] = weights.get(kind, 0.0) + weight
    drawn: Counter[int] = Counter()
    playing = Playing()
    for _ in range(DRAWS):
        playing.take_over(state)
        before = [copies(playing.hands[seat], kind) for kind in range(KINDS)]
        playing.choose(seat, rng)
        after = [copies(playing.hands[seat], kind) for kind in range(KINDS)]
        drawn[[b - a for b, a in zip(before, after, strict=True)].index(1)] += 1
    whole = sum(weights.values())
    assert len(weights) > 1
    for kind, weight in weights.items():
        assert drawn[kind] / DRAWS == pytest.approx(weight / whole, abs=0.03)


DRAWS = 4000


def test_masters_play_on_as_they_always_did() -> None:
    assert type(GAME.judgement()) is not type(GAME.expert())
    short = GAME.new(4, seed=3, tracing=False, hand="short")
    other = short.clone()
    GAME.expert().playout(short, 0, FastRng(1))
    GAME.judgement().playout(other, 0, FastRng(1))
    assert short.position() == other.position()
