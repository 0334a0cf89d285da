"""Records, boxes, rosters and positions with something changed in them, handed to clerks.

    python -m bench.mutants            # ten thousand
    python -m bench.mutants 400 7      # so many, from that seed

Each is accepted, or refused with a code, within a second of a clerk's time and 64 MiB of memory
beyond what the clerk began with. Exit code 1 if one is not.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

import msgspec

import athanor
from athanor.contract import Recorder, Roster, SeatInfo
from athanor.server.house.retelling import work_out
from athanor.server.table.keeping import begin_from
from athanor.server.workers.clerk import Report, Task
from athanor.server.workers.desk import Clerk
from athanor.server.workers.jobs import appraise, check_options, find_roster

GAMES: Final = ("alakazoo", "alkemy", "kazaam", "poison")
SECONDS: Final = 1.0
MIB: Final = 2**20
ROOM: Final = 64 * MIB
#: A mutant is not larger than what the house takes in at all.
RECORD_LIMIT: Final = 2 * MIB
BODY_LIMIT: Final = 16 * 1024
KINDS: Final = ("record", "play on", "box", "roster", "position")

Chooser = random.Random
Given = list[Any]


# -- what is changed


def recorder(game: str, moves: int) -> Recorder:
    rules = athanor.game(game)
    people = [SeatInfo(f"P{seat}") for seat in range(rules.meta.least_seats)]
    made = Recorder(rules, people, bytes(range(32)), started=0)
    chooser = Chooser(1)
    for at in range(moves):
        if made.state.over:
            break
        if made.moves and chooser.random() < 0.1:
            made.undo(0, 1, at)
        seat = made.state.actors()[0]
        made.play(seat, chooser.choice(made.state.legal(seat)), at)
    return made


class Stock:
    """Good ones of every kind and game."""

    def __init__(self) -> None:
        made = {game: recorder(game, 40) for game in GAMES}
        self.records = {game: each.record(reveal=True).json() for game, each in made.items()}
        self.positions = {
            game: msgspec.json.encode(each.state.position()) for game, each in made.items()
        }
        box = files("athanor.games.kazaam").joinpath("data/box.toml").read_text("utf-8")
        self.box = "\n".join(line for line in box.splitlines() if not line.startswith("#"))
        parts = {"lee_ping": 1, "triadic_guard": 3, "militia_spearmen": 4}
        self.roster = msgspec.json.encode({"name": "Dawn watch", "parts": parts})
        self.code = athanor.game("alkemy").appraise(Roster("Dawn watch", parts), {}).code


# -- how it is changed


def odd(chooser: Chooser) -> Any:
    """Something that does not belong there."""
    return chooser.choice(
        [
            lambda: chooser.choice([None, True, -1, 0, 2**31, 2**53, -(2**63), 2**64 - 1, 1.5]),
            lambda: "x" * chooser.choice([0, 1, 70, 5_000, 300_000]),
            lambda: chooser.choice(
                ["\u202e", "\u0000", "0" * 64, "standard", "é" * 40, "-1", "./.."]
            ),
            lambda: nest(chooser.choice([1, 10, 60, 200]), chooser.choice([list, dict])),
            lambda: [chooser.choice([0, {}, [], ""])] * chooser.choice([1, 100, 20_000]),
            lambda: {str(n): n for n in range(chooser.choice([1, 100, 9_000]))},
        ]
    )()


def nest(depth: int, kind: Callable[[], Any]) -> Any:
    value: Any = kind()
    for _ in range(depth):
        value = [value] if isinstance(value, list) else {"a": value}
    return value


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    parts = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        parts = enumerate(value)
    for key, part in parts:
        yield from places(part, (*path, key))


def mutate(document: Any, chooser: Chooser) -> Any:
    """One to four changes, each somewhere."""
    for _ in range(chooser.choice([1, 1, 2, 4])):
        path = chooser.choice(list(places(document)))
        if not path:
            continue
        holder = document
        for key in path[:-1]:
            holder = holder[key]
        change(holder, path[-1], chooser)
    return document


def change(holder: Any, key: Any, chooser: Chooser) -> None:
    value = holder[key]
    how = chooser.randrange(6)
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(value, list) and value:
        holder[key] = value * chooser.choice([2, 50, 3_000 // len(value) + 1])
    elif how == 2 and isinstance(value, bool) is False and isinstance(value, int):
        holder[key] = value + chooser.choice([-1, 1, 7, 10**6, -(10**12)])
    elif how == 3 and isinstance(holder, dict):
        holder["unheard-of"] = odd(chooser)
    elif how == 4 and isinstance(holder, list):
        holder.insert(chooser.randrange(len(holder) + 1), value)
    else:
        holder[key] = odd(chooser)


def mutate_bytes(data: bytes, chooser: Chooser) -> bytes:
    words = bytearray(data)
    for _ in range(chooser.choice([1, 2, 10])):
        place = chooser.randrange(len(words) + 1)
        piece = bytes(words[place : place + chooser.choice([1, 5, 300])])
        words[place : place + chooser.choice([0, 1, len(piece)])] = chooser.choice(
            [b"", b'"', b"[" * 5_000, b"{", b"\xff", b"9" * 5_000, piece * 40, b"-", b"\\u0000"]
        )
    return bytes(words)


def rearrange(record: Any, chooser: Chooser) -> Any:
    """A record that still has its shape, played and taken back in another order."""
    moves = record["moves"]
    first = chooser.randrange(len(moves))
    last = chooser.randrange(first, len(moves)) + 1
    again = [dict(move) for move in moves[first:last]]
    line = {"seat": chooser.randrange(2), "at": 5, "moves": again}
    how = chooser.randrange(6)
    if how == 0:
        del moves[first:]
        record["undone"] = [line] * chooser.choice([1, 30, 400])
    elif how == 1:
        moves[first]["undone"] = [line] * chooser.choice([1, 5, 60])
    elif how == 2:
        for _ in range(chooser.choice([2, 20, 62, 80])):
            line = {"seat": 0, "at": 5, "moves": [{**moves[first], "undone": [line]}]}
        moves[first]["undone"] = [line]
    elif how == 3:
        record["moves"] = (moves[:last] + moves[first:]) * chooser.choice([1, 40])
    elif how == 4:
        record["seed"] = chooser.randbytes(32).hex()
    else:
        record["header"]["seats"] = record["header"]["seats"][:1] * chooser.randrange(1, 7)
    return record


def mutate_record(data: bytes, chooser: Chooser) -> bytes:
    if chooser.random() < 0.5:
        record = rearrange(msgspec.json.decode(data), chooser)
        return msgspec.json.encode(record)[:RECORD_LIMIT]
    return mutate_json(data, chooser, RECORD_LIMIT)


def mutate_json(data: bytes, chooser: Chooser, limit: int) -> bytes:
    if chooser.random() < 0.3:
        return mutate_bytes(data, chooser)[:limit]
    return msgspec.json.encode(mutate(msgspec.json.decode(data), chooser))[:limit]


def mutate_box(box: str, chooser: Chooser) -> str:
    lines = box.splitlines()
    for _ in range(chooser.choice([1, 1, 3, 8])):
        place = chooser.randrange(len(lines))
        line = lines[place]
        lines[place] = chooser.choice(
            [
                lambda line=line: line + line,
                lambda line=line: line[: len(line) // 2],
                lambda: "a" + ".a" * chooser.choice([3, 8, 4_000]) + " = 1",
                lambda: "x = " + "[" * chooser.choice([2, 8, 5_000]),
                lambda: "supply = " + chooser.choice(["0x", "", "-", "1e"]) + "9" * 5_000,
                lambda: "[" + "a" * 9_000 + "]",
                lambda line=line: "\n".join([line] * 300),
                lambda line=line: line.replace('"', "'''"),
                lambda: '"' + "\\u0041" * 2_000 + '" = 1',
                lambda: "# " + "é" * 12_000,
                lambda line=line: line.replace(" ", "\u3000"),
                lambda: "\n".join(f"[[a{n}]]" for n in range(900)),
                lambda: "\n".join(f"[a.b{n}]\nc = 1" for n in range(700)),
                lambda: "2000-01-01T00:00:00Z = 2000-13-99",
            ]
        )()
    return "\n".join(lines)[:BODY_LIMIT]


# -- what is asked of a clerk


def read_position(game: str, data: bytes) -> bytes:
    """What `athanor play --position` does with a file."""
    try:
        position = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise athanor.BadPosition("position-shape", reason="not JSON") from None
    if not isinstance(position, dict):
        raise athanor.BadPosition("position-shape", reason="not a position")
    state = athanor.game(game).from_position(position)
    for view in state.game.views(state):
        view.json()
    return b""


def task(kind: str, stock: Stock, chooser: Chooser) -> Task:
    game = chooser.choice(GAMES)
    work: Callable[..., bytes]
    given: Given
    if kind == "record":
        data = mutate_record(stock.records[game], chooser)
        work, given = work_out, ["id", data]
    elif kind == "play on":
        data = mutate_record(stock.records[game], chooser)
        work, given = begin_from, [gzip.compress(data, 1), chooser.randrange(60), 0]
    elif kind == "box":
        options = {"box": mutate_box(stock.box, chooser)}
        work, given = check_options, ["kazaam", 2, msgspec.json.encode(options)]
    elif kind == "roster" and chooser.random() < 0.5:
        code = mutate_bytes(stock.code.encode(), chooser).decode("latin-1")[:600]
        work, given = find_roster, ["alkemy", code]
    elif kind == "roster":
        work = appraise
        given = ["alkemy", mutate_json(stock.roster, chooser, BODY_LIMIT), b"{}"]
    else:
        data = mutate_json(stock.positions[game], chooser, BODY_LIMIT * 4)
        return Task("bench.mutants:read_position", SECONDS, [game, data])
    return Task(f"{work.__module__}:{work.__qualname__}", SECONDS, given)


class Tally:
    """What became of the mutants of one kind."""

    def __init__(self) -> None:
        self.codes: Counter[str] = Counter()
        self.slowest = 0.0
        self.largest = 0
        self.spent = 0.0

    def note(self, report: Report) -> None:
        self.codes["" if report.refusal is None else report.refusal.code] += 1
        self.slowest = max(self.slowest, report.spent)
        self.largest = max(self.largest, report.room)
        self.spent += report.spent

    @property
    def well(self) -> bool:
        """A clerk's own clock ticks a little after the second is over."""
        failed = self.codes["work-failed"] + self.codes["work-too-deep"]
        return not failed and self.slowest < SECONDS * 1.2 and self.largest <= ROOM


async def run(count: int, seed: int) -> dict[str, Tally]:
    tallies = {kind: Tally() for kind in KINDS}
    stock = Stock()

    async def lane(number: int) -> None:
        clerk = Clerk(f"lane {number}")
        for each in range(number, count, 2):
            kind = KINDS[each // 2 % len(KINDS)]
            tallies[kind].note(await clerk.do(task(kind, stock, Chooser(f"{seed} {each}"))))
        await clerk.close()

    await asyncio.gather(lane(0), lane(1))
    return tallies


def main(count: int = 10_000, seed: int = 1) -> int:
    tallies = asyncio.run(run(count, seed))
    print(f"{'kind':10}{'mutants':>8}{'accepted':>10}{'refused':>9}{'slowest':>10}{'largest':>10}")
    for kind, tally in tallies.items():
        total = tally.codes.total()
        accepted = tally.codes[""]
        print(
            f"{kind:10}{total:>8}{accepted:>10}{total - accepted:>9}"
            f"{tally.slowest * 1000:>7.0f} ms{tally.largest / MIB:>6.1f} MiB"
        )
    for kind, tally in tallies.items():
        told = ", ".join(f"{code or 'accepted'} {n}" for code, n in tally.codes.most_common())
        print(f"{kind}: {told}")
    return 0 if all(tally.well for tally in tallies.values()) else 1


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:3])))
