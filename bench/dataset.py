"""A data set: many games played, written to Parquet, and a question about them put to DuckDB.

    python bench/dataset.py --game alakazoo --bots random --out games.parquet

It needs DuckDB and 'athanor-games[data]'. Figures are seconds of the processor, whatever else the
machine does. A run that was stopped goes on with the games that are in the file beside --out.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import duckdb

from athanor.adapters.parquet import games_in, write_parquet
from athanor.arena import Ledger, Match, play_match
from athanor.contract import game
from athanor.contract.options import settle

T = TypeVar("T")

#: Which kinds of moves go with winning, and with points?
QUESTION = """
    select type, count(*) as moves, count(distinct play) as games,
           round(100 * avg(won), 2) as won, round(avg(score), 2) as score
    from read_parquet(?) group by type order by score desc
"""


def timed(what: str, work: Callable[[], T]) -> T:
    began, clock = time.process_time(), time.perf_counter()
    found = work()
    spent, waited = time.process_time() - began, time.perf_counter() - clock
    print(f"{what}: {spent:.2f} s of the processor, {waited:.2f} s on the clock", flush=True)
    return found


def play(match: Match, path: Path) -> None:
    ledger = Ledger(path, match)
    play_match(match, on="here", jobs=1, ledger=ledger)
    ledger.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--game", default="poison")
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--out", type=Path, default=Path("games.parquet"))
    given = parser.parse_args()
    bots = given.bots.split(",")
    options = settle(game(given.game).meta.options, {}, len(bots))
    match = Match(
        game=given.game, bots=bots, games=given.games, options=options, seed=1, keep_moves=True
    )
    path = given.out.with_suffix(".jsonl")
    timed(f"{given.games:,} games played", lambda: play(match, path))
    games, moves = timed(
        "written to Parquet", lambda: write_parquet(given.out, games_in(path), False, False)
    )
    megabytes = [round(each.stat().st_size / 1e6, 1) for each in (path, given.out)]
    print(f"{games:,} games, {moves:,} moves, {megabytes[0]} MB of JSON, {megabytes[1]} MB")
    answer = timed("answered", lambda: duckdb.execute(QUESTION, [str(given.out)]).fetchall())
    for kind, count, among, won, score in answer:
        told = f"{count:>11,} moves in {among:>7,} games: {won:5.2f} % won, {score:.2f} points"
        print(f"{kind:>12} {told}")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"at most {most} MB of memory")


if __name__ == "__main__":
    main()
