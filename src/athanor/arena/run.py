"""A match from its first game to its last. What was played before an interruption is never lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

import msgspec

from athanor.contract import AthanorError

from .crew import crew
from .ledger import Ledger
from .match import Match, Outcome
from .statistics import Standing, standing

#: Wins are counted in parts that every number of winners divides, so that no order in which games
#: come makes a difference.
PARTS = 60


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
        self.parts = [0] * contenders
        self.scores = [0] * contenders

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.unfinished += not outcome.finished
        for contender, won in enumerate(outcome.wins):
            self.parts[contender] += round(PARTS * won)
            self.scores[contender] += outcome.scores[contender]


class Stopped(Exception):
    """A match that could not go on, and how it stood."""

    def __init__(self, reason: AthanorError, standings: Standings) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.standings = standings


def play_match(
    match: Match,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda games: None,
    ledger: Ledger | None = None,
    on: str = "",
    tell: Callable[[Outcome], None] = lambda outcome: None,
) -> Standings:
    """Plays a match, or what a ledger lacks of it; `progress` is told after each deal how many
    games were added, `tell` of each game. Ctrl-C ends it early, and the standings say so. A bot
    that does not play by the rules, a full disk or a cluster that is not there raises `Stopped`."""
    count = Count(match.seats)
    for outcome in ledger.played.values() if ledger is not None else ():
        count.add(outcome)
        tell(outcome)
    if count.games:
        progress(count.games)
    workers = min(jobs or cores(), match.deals)
    hands = crew(on or ("here" if workers == 1 else "processes"))
    played = hands(match, match.work(ledger.played if ledger is not None else ()), workers)
    try:
        for outcomes in played:
            if ledger is not None:
                ledger.add(outcomes)
            for outcome in outcomes:
                count.add(outcome)
                tell(outcome)
            progress(len(outcomes))
    except KeyboardInterrupt:
        return standings(match, count, interrupted=True)
    except AthanorError as reason:
        raise Stopped(reason, standings(match, count, interrupted=True)) from reason
    finally:
        played.close()
    return standings(match, count, interrupted=False)


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
            standing(name, count.games, count.parts[index] / PARTS, count.scores[index])
            for index, name in enumerate(match.bots)
        ],
    )


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
