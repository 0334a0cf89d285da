"""Advice: from the seat's own view only, and a review that finds the blunder."""

from __future__ import annotations

import pytest

import athanor
from athanor import Record, Recorder, SeatInfo, replay
from athanor.bots import bot
from athanor.bots.advice import MISTAKES, weigh
from athanor.games.poison.actions import Place, Pour

from ..games.poison.support import held, position, seen


@pytest.mark.parametrize(
    "card, cauldron, reason",
    [
        ("red-1", "left", "dry"),
        ("red-5", "left", "high-card"),
        ("poison", "middle", "spared"),
        ("poison", "right", "least"),
    ],
)
def test_poison_says_why(card: str, cauldron: Place, reason: str) -> None:
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
        action = sensible.choose(seen(state, seat))
        if blunder < 0 and seat == 1 and seen(state, 1).round == 5:
            full = max(seen(state, 1).cauldrons, key=lambda each: each.total)
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
            costs[step] = weigh(seen(state, 1), played, simulations=60).cost
    dearest = sorted(costs, key=lambda step: costs[step], reverse=True)
    assert blunder in dearest[:MISTAKES]
    assert costs[blunder] > 0.0


def test_of_moves_that_come_to_the_same_the_search_tries_one() -> None:
    """Of three empty cauldrons the first stands for all."""
    poison = athanor.game("poison")
    state = poison.new(3, seed=1)
    seat = state.actors()[0]
    judgement = poison.judgement()
    left = Pour(held(state, seat)[0], "left")
    right = Pour(held(state, seat)[0], "right")
    tried = judgement.candidates(state, seat)
    assert left in tried
    assert right not in tried
