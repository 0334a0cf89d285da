"""What is played in an arena: the same deals, with every contender in every seat once.

For each deal the contenders are put in an order by lot, and then it is played as often as there are
seats, everyone moving on by one: the same seed, the same cards, so no contender has the better
seats, and over many deals none has the better neighbours either.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from athanor.bots import bot
from athanor.contract import FastRng, OptionValue, State, game


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a worker needs to know. `milliseconds` is 0 where only simulations count."""

    game: str
    bots: Sequence[str]
    games: int
    options: dict[str, OptionValue] = {}
    milliseconds: int = 0
    seed: int = 0

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def deals(self) -> int:
        """The last one may be played in some rotations only."""
        return -(-self.games // self.seats)

    def rotations(self, deal: int) -> int:
        return min(self.seats, self.games - deal * self.seats)


class Outcome(msgspec.Struct, frozen=True):
    """One game, by contender: the part of the win, and the score. Without an end nobody won."""

    wins: Sequence[float]
    scores: Sequence[int]
    finished: bool


def play_deal(match: Match, deal: int) -> list[Outcome]:
    return [play_game(match, deal, rotation) for rotation in range(match.rotations(deal))]


def play_game(match: Match, deal: int, rotation: int) -> Outcome:
    seats = match.seats
    rules = game(match.game)
    state = rules.new(seats, seed=number(match.seed, "deal", deal), tracing=False, **match.options)
    chairs = seating(match, deal, rotation)
    sitting = [
        bot(
            match.bots[chairs[seat]],
            seed=number(match.seed, "bot", deal, rotation, seat),
            milliseconds=match.milliseconds,
        )
        for seat in range(seats)
    ]
    cap = rules.meta.turn_cap
    while not state.over and not (cap and state.step >= cap):
        seat = state.actors()[0]
        state.play(seat, sitting[seat].choose(state.view(seat)))
    return outcome(state, chairs)


def seating(match: Match, deal: int, rotation: int) -> list[int]:
    """The contender in each seat."""
    order = list(range(match.seats))
    FastRng(number(match.seed, "order", deal)).shuffle(order)
    return order[rotation:] + order[:rotation]


def outcome(state: State, chairs: Sequence[int]) -> Outcome:
    """What each contender came to, wherever it sat."""
    seats = state.seats
    result = state.result
    if result is None:
        return Outcome([0.0] * seats, [0] * seats, False)
    wins = [0.0] * seats
    scores = [0] * seats
    for seat, contender in enumerate(chairs):
        scores[contender] = result.scores[seat]
        if seat in result.winners:
            wins[contender] = 1.0 / len(result.winners)
    return Outcome(wins, scores, True)


def number(*parts: object) -> int:
    """A seed of 96 bits that depends on all parts, and on nothing else."""
    written = "/".join(str(part) for part in parts).encode()
    return int.from_bytes(sha256(written).digest()[:12], "big")
