"""A match on all cores. What was played before an interruption is never lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import msgspec

from .match import Match, Outcome, play_deal
from .statistics import Standing, standing


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match, one entry of `bots` for each contender, in the order given."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    games: int
    asked: int
    unfinished: int
    interrupted: bool
    milliseconds: int
    seed: int
    bots: Sequence[Standing]


class Count:
    """Outcomes added up."""

    def __init__(self, contenders: int) -> None:
        self.games = 0
        self.unfinished = 0
        self.wins = [0.0] * contenders
        self.scores = [0] * contenders

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.unfinished += not outcome.finished
        for contender, won in enumerate(outcome.wins):
            self.wins[contender] += won
            self.scores[contender] += outcome.scores[contender]


def play_match(
    match: Match, jobs: int = 0, progress: Callable[[int], None] = lambda games: None
) -> Standings:
    """Plays a match; `progress` is told after each deal how many games were added. Ctrl-C ends it
    early, and the standings say so."""
    count = Count(match.seats)
    interrupted = False
    played = outcomes(match, min(jobs or cores(), match.deals))
    try:
        for deal in played:
            for outcome in deal:
                count.add(outcome)
            progress(len(deal))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        played.close()
    return standings(match, count, interrupted)


def standings(match: Match, count: Count, interrupted: bool) -> Standings:
    return Standings(
        game=match.game,
        options=match.options,
        seats=match.seats,
        games=count.games,
        asked=match.games,
        unfinished=count.unfinished,
        interrupted=interrupted,
        milliseconds=match.milliseconds,
        seed=match.seed,
        bots=[
            standing(name, count.games, count.wins[index], count.scores[index])
            for index, name in enumerate(match.bots)
        ],
    )


def outcomes(match: Match, jobs: int) -> Generator[list[Outcome], None, None]:
    """Whole deals, as they are finished."""
    if jobs == 1:
        for deal in range(match.deals):
            yield play_deal(match, deal)
        return
    # Not forked: a fork in the middle of a progress bar's thread may never wake up.
    context = multiprocessing.get_context("spawn")
    with interrupts_ignored():  # workers are born so, and leave them to this process
        pool = context.Pool(jobs)
    try:
        yield from pool.imap_unordered(partial(play_deal, match), range(match.deals))
    finally:
        pool.terminate()
        pool.join()


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
