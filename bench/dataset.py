"""A data set: many games played, written to Parquet, and a question about them put to DuckDB.

    python bench/dataset.py --games 100000 --out games.parquet      needs: pip install duckdb, and
                                                                    'athanor-games[data]'

Each figure is seconds of the processor, whatever else the machine does. A run that was stopped goes
on with the games that are in the file beside --out.
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

#: What is each card worth to whoever pours it?
QUESTION = """
    select json_extract_string(action, '$.card') as card, count(*) as moves,
           count(distinct play) as games, round(100 * avg(won), 2) as won
    from read_parquet(?) group by card order by won desc
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
    parser.add_argument("--bots", default="greedy,greedy,greedy")
    parser.add_argument("--hand", default="short", help="the game's option")
    parser.add_argument("--out", type=Path, default=Path("games.parquet"))
    given = parser.parse_args()
    bots = given.bots.split(",")
    options = settle(game("poison").meta.options, {"hand": given.hand}, len(bots))
    match = Match(
        game="poison", bots=bots, games=given.games, options=options, seed=1, keep_moves=True
    )
    path = given.out.with_suffix(".jsonl")
    timed(f"{given.games:,} games played", lambda: play(match, path))
    games, moves = timed(
        "written to Parquet", lambda: write_parquet(given.out, games_in(path), False, False)
    )
    megabytes = [round(each.stat().st_size / 1e6, 1) for each in (path, given.out)]
    print(f"{games:,} games, {moves:,} moves, {megabytes[0]} MB of JSON, {megabytes[1]} MB")
    answer = timed("answered", lambda: duckdb.execute(QUESTION, [str(given.out)]).fetchall())
    for card, count, among, won in answer:
        print(f"{card:>10} {count:>10,} moves in {among:>7,} games: {won:5.2f} % won")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"at most {most} MB of memory")


if __name__ == "__main__":
    main()
