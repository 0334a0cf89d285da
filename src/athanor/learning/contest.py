"""The match that decides whether a new bot is the best from now on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from athanor.arena.match import by_lot, number
from athanor.arena.statistics import wilson
from athanor.bots.levels import Bot, RandomBot, SearchBot
from athanor.contract import FastRng, State, game

from .config import Config
from .selfplay import chosen_options, thinker


class Pairing(NamedTuple):
    """The `turn`th game of the match: the new bot in one chair, the best so far in all others."""

    config: Config
    iteration: int
    seats: int
    turn: int
    new: bytes
    best: bytes


class Verdict(msgspec.Struct, frozen=True):
    """`share` is of the wins, over a fair share: 1 is as good as the best so far. `low` and `high`
    bound it with 95 % confidence."""

    games: int
    share: float
    low: float
    high: float

    @property
    def better(self) -> bool:
        return self.low > 1.0


def play_pairing(pairing: Pairing) -> float:
    """The part of the win that the new bot had; of a game that nobody won, a fair one. Each deal is
    played once from every chair, with the same lots."""
    config, seats = pairing.config, pairing.seats
    deal, chair = divmod(pairing.turn, seats)
    rng = FastRng(number(config.seed, "contest", pairing.iteration, seats, deal))
    rules = game(config.game)
    state = rules.new(seats, seed=rng.below(1 << 30), tracing=False, **chosen_options(config, rng))
    players: list[SearchBot] = []
    for seat in range(seats):
        weights = pairing.new if seat == chair else pairing.best
        own = FastRng(number(config.seed, "contestant", pairing.iteration, pairing.turn, seat))
        players.append(thinker(rules, weights, config.contest.simulations, own))
    cap = rules.meta.turn_cap
    while not state.over and not (cap and state.step >= cap):
        seat = state.actors()[0]
        player: Bot = players[seat]
        if by_lot(state):
            lot = number(config.seed, "lot", pairing.iteration, seats, deal, state.step)
            player = RandomBot(FastRng(lot))
        state.play(seat, player.choose(state.view(seat)))
    return part_of_win(state, chair)


def part_of_win(state: State, seat: int) -> float:
    result = state.result
    if result is None or not result.winners:
        return 1.0 / state.seats
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def verdict(wins: Sequence[float], seats: Sequence[int]) -> Verdict:
    """Of games with so many seats each, in the same order."""
    games = len(wins)
    fair = sum(1.0 / each for each in seats) / games
    low, high = wilson(sum(wins), games)
    return Verdict(games, sum(wins) / games / fair, low / fair, high / fair)
