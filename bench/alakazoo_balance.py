"""Whether a portal, ability, wizard or guardian card wins too often between equal greedy bots, and
how often the search wins alone.

    .venv/bin/python bench/alakazoo_balance.py [GAMES] [SOLO GAMES]

Two-player games, all bots greedy, half of them with the university. A card's figure is its share of
the games it was in and somebody won, in points above one half; with the error of one standard
deviation. No figure may be above +4.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import perf_counter

import athanor
from athanor import FastRng
from athanor.bots import bot
from athanor.games.alakazoo.bots.judgement import AlakazooJudgement
from athanor.games.alakazoo.cards import CREATURE_NAMES, POWER_NAMES, WIZARD_NAMES
from athanor.games.alakazoo.rules.turn import AlakazooState

LIMIT = 4.0
SLIPS = 10  # in a hundred: greedy bots that never slip play too many games alike


def play(seed: int, university: bool) -> AlakazooState:
    """A game of two greedy bots. They judge by what their seat may know, so no view is needed."""
    rng = FastRng(seed)
    judgement = AlakazooJudgement()
    rules = athanor.game("alakazoo")
    state = rules.new(2, seed=seed, tracing=False, portals="random", university=university)
    assert isinstance(state, AlakazooState)
    for _ in range(rules.meta.turn_cap):
        if state.over:
            break
        seat = state.actors()[0]
        actions = state.legal(seat)
        if rng.below(100) < SLIPS or state.decision().kind in ("draft", "enrol"):  # type: ignore[union-attr]
            action = actions[rng.below(len(actions))]
        else:
            action = max(actions, key=lambda each: judgement.appeal(state, seat, each))
        state.apply(seat, action)
    return state


def cards_of(state: AlakazooState, seat: int) -> list[str]:
    player = state.players[seat]
    held = [f"portal {CREATURE_NAMES[player.portal]}"]
    held.append(f"ability {POWER_NAMES[player.guardians[0].ability]}")
    if player.wizard >= 0:
        held.append(f"wizard {WIZARD_NAMES[player.wizard]}")
        held.append(f"guardian card {POWER_NAMES[player.lesson]}")
    return held


def balance(games: int) -> None:
    games_with: Counter[str] = Counter()
    wins_with: Counter[str] = Counter()
    started = perf_counter()
    undecided = 0
    for seed in range(games):
        state = play(seed, university=seed % 2 == 1)
        result = state.result
        if result is None or not result.winners:
            undecided += 1
            continue
        for seat in range(2):
            games_with.update(cards_of(state, seat))
        wins_with.update(cards_of(state, result.winners[0]))
    print(f"{games:,} games, {undecided} undecided, {perf_counter() - started:.0f} s")
    worst = 0.0
    for card in sorted(games_with, key=lambda each: -wins_with[each] / games_with[each]):
        share = 100 * wins_with[card] / games_with[card] - 50
        error = 50 / games_with[card] ** 0.5
        worst = max(worst, share)
        print(f"{card:28} {share:+5.1f} ±{error:.1f}  ({games_with[card]} games)")
    print("balanced" if worst <= LIMIT else f"above the limit of +{LIMIT}")


def solo(games: int) -> None:
    rules = athanor.game("alakazoo")
    won = 0
    for seed in range(games):
        state = rules.new(1, seed=seed, tracing=False)
        player = bot("master", seed=seed)
        while not state.over:
            state.play(0, player.choose(state.view(0)))
        won += bool(state.result and state.result.winners)
    print(f"solo: master wins {100 * won / games:.0f} % of {games} games")


if __name__ == "__main__":
    counts = [int(word) for word in sys.argv[1:]]
    if not counts or counts[0]:
        balance(counts[0] if counts else 10_000)
    if len(counts) < 2 or counts[1]:
        solo(counts[1] if len(counts) > 1 else 200)
