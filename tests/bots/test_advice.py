"""Advice: from the seat's own view only, and a review that finds the blunder."""

from __future__ import annotations

import pytest

import athanor
from athanor import FastRng, Game, Record, Recorder, SeatInfo, replay
from athanor.bots import bot
from athanor.bots.advice import MISTAKES, hints, weigh
from athanor.games.poison.actions import Pour
from athanor.texts import LANGUAGES, Texts

from ..contract.support import THOROUGH, games
from ..games.poison.support import position

SIMULATIONS = 60 if THOROUGH else 15

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_game
def test_hints_are_the_same_when_what_is_hidden_is_swapped(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=6)
    seat = state.actors()[0]
    sampler = game.imagine(state.view(seat))
    views = [sampler.draw(FastRng(k)).view(seat) for k in range(3)] + [state.view(seat)]
    advice = [hints(view, simulations=SIMULATIONS) for view in views]
    assert all(each == advice[0] for each in advice)
    assert 1 <= len(advice[0]) <= 3


@every_game
def test_hints_have_a_reason_in_every_language(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=7)
    rng = FastRng(1)
    for _ in range(30):
        if state.over:
            break
        seat = state.actors()[0]
        for advice in hints(state.view(seat), simulations=SIMULATIONS // 2):
            assert state.check(seat, advice.action) is None
            assert 0.0 <= advice.chance <= 1.0
            for language in LANGUAGES:
                texts = Texts(language, game.id)
                assert texts(f"reason-{advice.reason}", **texts.facts(advice.facts, []))
        actions = state.legal(seat)
        state.play(seat, actions[rng.below(len(actions))])


@pytest.mark.parametrize(
    "card, cauldron, reason",
    [
        ("red-1", "left", "dry"),
        ("red-5", "left", "high-card"),
        ("poison", "middle", "spared"),
        ("poison", "right", "least"),
    ],
)
def test_poison_says_why(card: str, cauldron, reason: str) -> None:
    state = position(
        ["poison red-1 red-5", "", "blue-1"],
        left="red-7",
        middle="blue-7 blue-5",
        right="poison poison poison",
    )
    judgement = athanor.game("poison").judgement()
    assert judgement.reason(state, 0, Pour(card, cauldron)).code == reason


def game_with_a_blunder(seed: int) -> tuple[Record, int]:
    """Three sensible players, and one move of the last round that drinks four points or more for
    nothing; in the first deals from `seed` on that give the occasion."""
    poison = athanor.game("poison")
    recorder = Recorder(poison, [SeatInfo(name) for name in "ABC"], seed.to_bytes(32, "big"))
    sensible = bot("greedy", seed=seed)
    blunder = -1
    while not recorder.state.over:
        state = recorder.state
        seat = state.actors()[0]
        action = sensible.choose(state.view(seat))
        if blunder < 0 and seat == 1 and state.view(1).round == 5:
            full = max(state.view(1).cauldrons, key=lambda each: each.total)
            drink = Pour("poison", full.place)
            thirst = len(full.cards) + full.cards.count("poison")
            if full.total > 9 and thirst >= 4 and state.check(1, drink) is None:
                action, blunder = drink, len(recorder.moves)
        recorder.play(seat, action)
    return (recorder.record(), blunder) if blunder > 0 else game_with_a_blunder(seed + 1)


@pytest.mark.parametrize("seed", [100, 200])
def test_a_planted_blunder_is_among_the_dearest_moves(seed: int) -> None:
    record, blunder = game_with_a_blunder(seed)
    poison = athanor.game("poison")
    costs: dict[int, float] = {}
    for step, state in enumerate(replay(record)):
        if step < len(record.moves) and record.moves[step].seat == 1:
            played = poison.action(record.moves[step].action)
            costs[step] = weigh(state.view(1), played, simulations=60).cost
    dearest = sorted(costs, key=lambda step: costs[step], reverse=True)
    assert blunder in dearest[:MISTAKES]
    assert costs[blunder] > 0.0


def test_of_moves_that_come_to_the_same_the_search_tries_one() -> None:
    """Of three empty cauldrons the first stands for all."""
    poison = athanor.game("poison")
    state = poison.new(3, seed=1)
    seat = state.actors()[0]
    judgement = poison.judgement()
    left = Pour(state.view(seat).hand[0], "left")
    right = Pour(state.view(seat).hand[0], "right")
    tried = judgement.candidates(state, seat)
    assert left in tried
    assert right not in tried
