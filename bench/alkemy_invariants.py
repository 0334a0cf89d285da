"""Random games of Alkemy in all formats and scenarios, with companies drawn from all profiles, and
the invariants checked after every action: nobody inside another, in blocking scenery or off the
table, nothing below zero. A kind of action is drawn first, then one of that kind: the many places
one can walk to would leave nothing else a chance. Every game is recorded, its record goes through
JSON, is replayed and verified.

    python bench/alkemy_invariants.py [GAMES] [FIRST SEED]
"""

from __future__ import annotations

import sys
from collections import Counter
from time import perf_counter, process_time

from alkemy_companies import random_company

import athanor
from athanor import FastRng, Record, Recorder, SeatInfo
from athanor.contract.record import read_record
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import Done, Muster, Pass
from athanor.games.alkemy.formats import FORMATS, SCENARIOS, points_of
from athanor.games.alkemy.rules.invariants import broken
from athanor.games.alkemy.rules.state import AlkemyState

SEATS = [SeatInfo("one", bot="random"), SeatInfo("other", bot="random")]
#: A game that random play does not bring to an end by then is recorded as it stands.
LONGEST = 6000


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
    while not state.over and len(recorder.moves) < LONGEST:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        kinds = list(dict.fromkeys(type(action) for action in actions))
        kind = kinds[rng.below(len(kinds))]
        if kind in (Pass, Done):  # which would end most turns before anything happens
            kind = kinds[rng.below(len(kinds))]
            kind = kinds[0] if kind in (Pass, Done) and rng.below(4) else kind
        some = [action for action in actions if type(action) is kind]
        recorder.play(seat, some[rng.below(len(some))], at=len(recorder.moves))
        wrong = broken(state)
        if wrong:
            raise SystemExit(f"seed {seed}, move {len(recorder.moves)}: {wrong}")
        if len(recorder.moves) % 50 == 0:  # a position says everything
            assert rules.from_position(state.position()).position() == state.position()
    return recorder.record()


def main(games: int, first: int) -> None:
    moves = 0
    ends: Counter[str] = Counter()
    started, started_core = perf_counter(), process_time()
    for seed in range(first, first + games):
        record = play(seed)
        athanor.verify(read_record(record.json()))
        moves += len(record.moves)
        ends["unfinished" if record.result is None else record.result.reason] += 1
    seconds, core = perf_counter() - started, process_time() - started_core
    how = "compiled" if athanor.compiled else "interpreted"
    print(f"{games:,} games from seed {first}, {moves:,} actions, {dict(ends)}, {how}:")
    print("all invariants held, every record was replayed and verified;")
    print(f"{seconds:.1f} s on the clock, {core:.1f} s of one core")


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:], "10000", "0"][:2]))
