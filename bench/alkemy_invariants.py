"""Random games of Alkemy in all formats and scenarios, with companies drawn from all profiles, and
the invariants checked after every action: nobody inside another, in blocking scenery or off the
table, nothing below zero. A kind of action is drawn first, then one of that kind: the many places
one can walk to would leave nothing else a chance. Every game is recorded and must end, its record
goes through JSON, is replayed and verified.

    python -m bench.alkemy_invariants --games 20000 --file games.jsonl

With a file, a run that is stopped is gone on with, piece by piece; `--told` plays nothing and says
how much of it is done, and what took part.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from time import process_time

import athanor
from athanor import FastRng, Record, Recorder, SeatInfo
from athanor.contract.record import read_record
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import Done, Muster, Pass
from athanor.games.alkemy.formats import FORMATS, SCENARIOS, points_of
from athanor.games.alkemy.rules.invariants import broken
from athanor.games.alkemy.rules.state import AlkemyState
from bench.alkemy_companies import random_company
from bench.alkemy_kept import Kept, Row

SEATS = [SeatInfo("one", bot="random"), SeatInfo("other", bot="random")]
#: How many games are one line of the file.
PIECE = 50
#: How often it is seen whether a position says everything, in actions.
POSITION_EVERY = 50


def play(seed: int) -> Record:
    rules = athanor.game("alkemy")
    rng = FastRng(seed)
    options = {
        "format": "blitz" if rng.below(2) else FORMATS[rng.below(len(FORMATS))],
        "scenario": list(SCENARIOS)[rng.below(len(SCENARIOS))],
        "setup": ("hand", "quick")[rng.below(2)],
    }
    when = 1_700_000_000
    recorder = Recorder(rules, SEATS, seed.to_bytes(32, "big"), started=when, **options)
    state = recorder.state
    assert isinstance(state, AlkemyState)
    for seat in range(2):
        company = random_company(rng, points_of(str(options["format"])))
        recorder.play(seat, Muster(companies.encode(company)), at=len(recorder.moves))
    while not state.over:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        recorder.play(seat, drawn(state, seat, rng), at=len(recorder.moves))
        wrong = broken(state)
        if wrong:
            raise SystemExit(f"seed {seed}, move {len(recorder.moves)}: {wrong}")
        if len(recorder.moves) > rules.meta.turn_cap:
            raise SystemExit(f"seed {seed}: no end after {len(recorder.moves)} moves")
        if len(recorder.moves) % POSITION_EVERY == 0:
            assert rules.from_position(state.position()).position() == state.position()
    return recorder.record()


def drawn(state: AlkemyState, seat: int, rng: FastRng) -> athanor.Action:
    actions = state.legal(seat)
    kinds = list(dict.fromkeys(type(action) for action in actions))
    kind = kinds[rng.below(len(kinds))]
    if kind in (Pass, Done):  # which would end most turns before anything happens
        kind = kinds[rng.below(len(kinds))]
        kind = kinds[0] if kind in (Pass, Done) and rng.below(4) else kind
    some = [action for action in actions if type(action) is kind]
    return some[rng.below(len(some))]


def piece(first: int, games: int) -> Row:
    ends: Counter[str] = Counter()
    profiles: set[str] = set()
    modes: Counter[str] = Counter()
    moves = 0
    started = process_time()
    for seed in range(first, first + games):
        record = play(seed)
        athanor.verify(read_record(record.json()))
        assert record.result is not None
        moves += len(record.moves)
        ends[record.result.reason] += 1
        options = record.header.options
        modes[f"{options['scenario']} {options['format']}"] += 1
        for move in record.moves[:2]:
            profiles |= set(companies.decode(str(move.action["company"])).figures)
    seconds = process_time() - started
    told = {"moves": moves, "ends": ends, "profiles": sorted(profiles), "seconds": seconds}
    return {**told, "modes": modes}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--told", action="store_true", help="play nothing")
    given = parser.parse_args()
    kept = Kept(given.file)
    rows: list[Row] = []
    for first in range(given.first, given.first + given.games, PIECE):
        games = min(PIECE, given.first + given.games - first)
        name = f"{first}+{games}"
        if not given.told:
            rows.append(kept.row(name, partial(piece, first, games)))
        elif name in kept.rows:
            rows.append(kept.rows[name])
    tell(rows, given.games, given.first)


def tell(rows: list[Row], wanted: int, first: int) -> None:
    ends: Counter[str] = Counter()
    modes: Counter[str] = Counter()
    profiles: set[str] = set()
    for row in rows:
        ends += Counter(row["ends"])
        modes += Counter(row.get("modes", {}))
        profiles |= set(row["profiles"])
    games, moves = sum(ends.values()), sum(row["moves"] for row in rows)
    how = "compiled" if athanor.compiled else "interpreted"
    print(
        f"{games:,} of {wanted:,} games from seed {first}, {moves:,} actions, {dict(ends)}, {how}:"
    )
    scenarios = Counter(dict.fromkeys(SCENARIOS, 0))
    for mode, count in modes.items():
        scenarios[mode.partition(" ")[0]] += count
    formats = {mode.partition(" ")[2] for mode in modes}
    print(f"{len(profiles)} profiles, {len(formats)} formats and {dict(scenarios)} took part;")
    print("all games ended, all invariants held, every record was replayed and verified;")
    print(f"{sum(row['seconds'] for row in rows):.1f} s of one core")


if __name__ == "__main__":
    main()
