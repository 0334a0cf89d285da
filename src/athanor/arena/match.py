"""What is played in an arena: the same deals, with every contender in every seat once.

For each deal the contenders are put in an order by lot, and then it is played as often as there are
seats, everyone moving on by one: the same seed, the same cards, so no contender has the better
seats, and over many deals none has the better neighbours either.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from athanor.bots import Bot, bot
from athanor.bots.asking import play_for
from athanor.contract import Action, FastRng, OptionValue, State, game


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a worker needs to know. `milliseconds` is 0 where only simulations count; with
    `keep_moves` every action is part of what is told of a game. With `lots` what players begin
    with is drawn by lot, where the game lets them choose (see `Game.lots`)."""

    game: str
    bots: Sequence[str]
    games: int
    options: dict[str, OptionValue] = {}
    milliseconds: int = 0
    seed: int = 0
    keep_moves: bool = False
    lots: bool = False

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def deals(self) -> int:
        """The last one may be played in some rotations only."""
        return -(-self.games // self.seats)

    def rotations(self, deal: int) -> int:
        return min(self.seats, self.games - deal * self.seats)

    def work(self, played: Container[tuple[int, int]] = ()) -> Iterator[Work]:
        """All that is to be played, deal by deal, but for the games that were."""
        for deal in range(self.deals):
            left = [each for each in range(self.rotations(deal)) if (deal, each) not in played]
            if left:
                yield Work(deal, left)


class Work(msgspec.Struct, frozen=True):
    """One deal, in the rotations that are still to be played."""

    deal: int
    rotations: Sequence[int]


class Outcome(msgspec.Struct, frozen=True):
    """One game, by contender: the part of the win, the score, and what set it apart from others in
    this game (see `Game.traits`). Without an end nobody won. `moves` are seats and actions, where
    the match keeps them."""

    deal: int
    rotation: int
    wins: Sequence[float]
    scores: Sequence[int]
    finished: bool
    steps: int = 0
    traits: Sequence[Sequence[str]] = ()
    moves: Sequence[tuple[int, Any]] | UnsetType = UNSET


def play_deal(match: Match, work: Work) -> list[Outcome]:
    return [play_game(match, work.deal, rotation) for rotation in work.rotations]


def new_state(match: Match, deal: int) -> State:
    """A deal of a match, as every rotation of it begins."""
    seed = number(match.seed, "deal", deal)
    return game(match.game).new(match.seats, seed=seed, tracing=False, **match.options)


def play_game(match: Match, deal: int, rotation: int) -> Outcome:
    seats = match.seats
    state = new_state(match, deal)
    chairs = seating(match, deal, rotation)
    sitting = [
        bot(
            match.bots[chairs[seat]],
            seed=number(match.seed, "bot", deal, rotation, seat),
            milliseconds=match.milliseconds,
        )
        for seat in range(seats)
    ]
    cap = state.game.meta.turn_cap
    moves: list[tuple[int, Action]] = []
    while not state.over and not (cap and state.step >= cap):
        seat = state.actors()[0]
        player: Bot = sitting[seat]
        if match.lots and by_lot(state):
            player = bot("random", seed=number(match.seed, "lot", deal, state.step))
        action = play_for(player, match.bots[chairs[seat]], state, seat)
        if match.keep_moves:
            moves.append((seat, action))
    return outcome(state, chairs, deal, rotation, moves if match.keep_moves else UNSET)


def by_lot(state: State) -> bool:
    """Whether it is to be decided what somebody plays with."""
    return kind_of(state) in state.game.lots


def kind_of(state: State) -> str:
    decision = state.decision()
    return "" if decision is None else decision.kind


def seating(match: Match, deal: int, rotation: int) -> list[int]:
    """The contender in each seat."""
    order = list(range(match.seats))
    FastRng(number(match.seed, "order", deal)).shuffle(order)
    return order[rotation:] + order[:rotation]


def outcome(
    state: State,
    chairs: Sequence[int],
    deal: int = 0,
    rotation: int = 0,
    moves: Sequence[tuple[int, Any]] | UnsetType = UNSET,
) -> Outcome:
    """What each contender came to, wherever it sat."""
    seats = state.seats
    result = state.result
    wins = [0.0] * seats
    scores = [0] * seats
    traits: list[Sequence[str]] = [()] * seats
    view = state.view(None)
    for seat, contender in enumerate(chairs):
        traits[contender] = state.game.traits(view, seat)
        if result is not None:
            scores[contender] = result.scores[seat]
            if seat in result.winners:
                wins[contender] = 1.0 / len(result.winners)
    return Outcome(deal, rotation, wins, scores, result is not None, state.step, traits, moves)


def number(*parts: object) -> int:
    """A seed of 96 bits that depends on all parts, and on nothing else."""
    written = "/".join(str(part) for part in parts).encode()
    return int.from_bytes(sha256(written).digest()[:12], "big")
