"""Games as tables of data: a row for each move, in Parquet, for Polars, DuckDB and pandas.

    write_parquet(Path("games.parquet"), games_in(Path("record.json")))
    for record in read_records(Path("games.parquet")): ...

Columns (version 1 of the schema; the file's metadata has it under `athanor.schema`):

| column | what |
|---|---|
| `game`, `rules`, `options` | which game, the version of its rules, its options as JSON |
| `play` | the game this row is of: the record's seal, or match, deal and rotation |
| `step`, `seats` | how many actions were played before this one; how many seats there are |
| `seat`, `player`, `bot` | who moved; their name, unless left out; their level, for a bot |
| `at` | milliseconds since the start; null where no clock ran |
| `type`, `action`, `number` | what was done: its type, as JSON, and its number in the encoding |
| `view` | what the player knew, as JSON, unless left out |
| `legal`, `legal_numbers` | what was possible, as JSON and as numbers, in the same order |
| `won`, `score` | what the player came to: the part of the win, and the score |
| `winners`, `scores`, `reason` | how the game ended; null where it did not |
| `record` | in the first row of a game its whole record as JSON, unless names are left out |

Rows are written as they come, so that any number of games fits into any memory.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import UnsetType

from athanor.arena.ledger import read_heading, read_outcome
from athanor.arena.match import Match, Outcome, new_state, seating
from athanor.contract import (
    Action,
    BadRequest,
    Encoding,
    Game,
    Record,
    Result,
    State,
    game,
    load_record,
    read_record,
    replay,
)

SCHEMA_VERSION: Final = 1
ROWS_AT_ONCE: Final = 5_000
WORDS: Final = pa.dictionary(pa.int32(), pa.string())

SCHEMA: Final = pa.schema(
    [
        ("game", WORDS),
        ("rules", pa.int32()),
        ("options", WORDS),
        ("play", WORDS),
        ("step", pa.int32()),
        ("seats", pa.int8()),
        ("seat", pa.int8()),
        ("player", WORDS),
        ("bot", WORDS),
        ("at", pa.int64()),
        ("type", WORDS),
        ("action", pa.string()),
        ("number", pa.int32()),
        ("view", pa.string()),
        ("legal", pa.list_(pa.string())),
        ("legal_numbers", pa.list_(pa.int32())),
        ("won", pa.float64()),
        ("score", pa.int32()),
        ("winners", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("reason", WORDS),
        ("record", pa.string()),
    ],
    metadata={"athanor.schema": str(SCHEMA_VERSION)},
)

Columns = dict[str, list[Any]]
#: What differs from move to move, in the order in which it is found out.
OF_MOVES: Final = (
    *("step", "seat", "at", "type", "action", "number"),
    *("view", "legal", "legal_numbers"),
)
#: The state before a move, who makes it, what it is, and when.
Step = tuple[State, int, Action, int | None]


class Play:
    """One game that was played, from whatever it was kept in."""

    def __init__(
        self,
        rules: Game,
        id: str,
        players: Sequence[str | None],
        bots: Sequence[str | None],
        result: Result | None,
        record: Record | None = None,
    ) -> None:
        self.rules = rules
        self.id = id
        self.players = players
        self.bots = bots
        self.result = result
        self.record = record

    def steps(self) -> Iterator[Step]:
        raise NotImplementedError


class Recorded(Play):
    """A record of a table."""

    def __init__(self, record: Record) -> None:
        seats = record.header.seats
        super().__init__(
            game(record.header.game),
            record.seal,
            [seat.name for seat in seats],
            [seat.bot or None for seat in seats],
            record.result,
            record,
        )
        self.moves = record.moves

    def steps(self) -> Iterator[Step]:
        assert self.record is not None
        # One move more than there are, so that the last is played, and found to be legal, too.
        for state, move in zip(replay(self.record), [*self.moves, None], strict=True):
            if move is not None:
                yield state, move.seat, self.rules.action(move.action), move.at


class FromArena(Play):
    """A game of a match whose moves were kept."""

    def __init__(self, match: Match, outcome: Outcome) -> None:
        self.match = match
        self.outcome = outcome
        self.state = new_state(match, outcome.deal)
        chairs = seating(match, outcome.deal, outcome.rotation)
        id = f"{match.seed}/{outcome.deal}/{outcome.rotation}"
        bots = [match.bots[chair] for chair in chairs]
        super().__init__(game(match.game), id, [None] * match.seats, bots, None)

    def steps(self) -> Iterator[Step]:
        assert not isinstance(self.outcome.moves, UnsetType)
        for seat, data in self.outcome.moves:
            action = self.rules.action(data)
            yield self.state, seat, action, None
            self.state.play(seat, action)
        self.result = self.state.result


def games_in(path: Path) -> Iterator[Play]:
    """The games of a file: one record, or all of a match."""
    try:
        with open(path, "rb") as file:
            first = file.readline()
            if b'"athanor":"arena"' not in first:
                yield Recorded(load_record(path))
                return
            match = read_heading(first, path).match
            for number, line in enumerate(file, start=2):
                outcome = read_outcome(line, path, number)
                if isinstance(outcome.moves, UnsetType):
                    raise BadRequest("moves-not-kept", file=str(path))
                yield FromArena(match, outcome)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest("file-unreadable", file=str(path), reason=reason) from None


class Written:
    """Actions as JSON and as numbers, each worked out once where there are finitely many."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.texts = [msgspec.json.encode(each).decode() for each in encoding.catalogue]
        self.numbers = {action: number for number, action in enumerate(encoding.catalogue)}

    def offered(self, state: State, seat: int) -> tuple[list[str], list[int]]:
        if self.numbers:
            numbers = [self.numbers[action] for action in state.legal(seat)]
            return [self.texts[number] for number in numbers], numbers
        view = state.view(seat)
        texts = [msgspec.json.encode(each).decode() for each in view.actions]
        return texts, self.encoding.offered(view)


@cache
def written(rules: Game, seats: int) -> Written:
    return Written(rules.encoding(seats))


def columns_of(play: Play, names: bool, views: bool) -> Columns:
    """The columns of one game, each as long as it has moves."""
    moves: list[tuple[Any, ...]] = []
    options = ""
    for state, seat, action, at in play.steps():
        options = options or msgspec.json.encode(state.options, order="sorted").decode()
        legal, numbers = written(play.rules, state.seats).offered(state, seat)
        done = msgspec.json.encode(action).decode()
        number = numbers[legal.index(done)] if done in legal else None
        kind = type(action).__struct_config__.tag
        view = state.view(seat).json().decode() if views else None
        moves.append((state.step, seat, at, kind, done, number, view, legal, numbers))
    if not moves:
        return {}
    count = len(moves)
    found: Columns = dict(zip(OF_MOVES, map(list, zip(*moves, strict=True)), strict=True))
    same = {
        "game": play.rules.id,
        "rules": play.rules.meta.rules,
        "options": options,
        "play": play.id,
        "seats": len(play.bots),
        "record": None,
    }
    found |= {name: [value] * count for name, value in same.items()}
    if names and play.record is not None:
        found["record"][0] = play.record.json().decode()
    players = [of_player(play, seat, names) for seat in range(len(play.bots))]
    return found | {name: [players[seat][name] for seat in found["seat"]] for name in players[0]}


def of_player(play: Play, seat: int, names: bool) -> dict[str, Any]:
    """What is the same in all rows of a player, among them how the game ended."""
    player = {"player": play.players[seat] if names else None, "bot": play.bots[seat]}
    return player | ending(play.result, seat)


def ending(result: Result | None, seat: int) -> dict[str, Any]:
    if result is None:
        return dict.fromkeys(("won", "score", "winners", "scores", "reason"))
    return {
        "won": 1.0 / len(result.winners) if seat in result.winners else 0.0,
        "score": result.scores[seat],
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": result.reason,
    }


def write_parquet(
    path: Path, plays: Iterable[Play], names: bool = True, views: bool = True
) -> tuple[int, int]:
    """Writes games, and says how many games and moves. The file is there when it is whole; until
    then whatever was there before stays."""
    games = moves = 0
    waiting = empty()
    handle, beside = tempfile.mkstemp(dir=path.absolute().parent, suffix=".parquet")
    os.close(handle)
    try:
        with pq.ParquetWriter(beside, SCHEMA, compression="zstd") as writer:
            for play in plays:
                games += 1
                for name, values in columns_of(play, names, views).items():
                    waiting[name] += values
                if len(waiting["step"]) >= ROWS_AT_ONCE:
                    moves += write_rows(writer, waiting)
                    waiting = empty()
            moves += write_rows(writer, waiting)
        os.chmod(beside, 0o644)
        os.replace(beside, path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest("file-unwritable", file=str(path), reason=reason) from None
    finally:
        Path(beside).unlink(missing_ok=True)
    return games, moves


def empty() -> Columns:
    return {name: [] for name in SCHEMA.names}


def write_rows(writer: Any, columns: Columns) -> int:
    arrays = [pa.array(columns[field.name], field.type) for field in SCHEMA]
    writer.write_table(pa.Table.from_arrays(arrays, schema=SCHEMA))
    return len(columns["step"])


def read_records(path: Path) -> Iterator[Record]:
    """The records in a file that was written with names; a group of rows is read at a time."""
    try:
        source = pq.ParquetFile(path)
    except (OSError, pa.ArrowException) as error:
        reason = str(error).splitlines()[0]
        raise BadRequest("file-unreadable", file=str(path), reason=reason) from None
    with source:
        metadata = source.schema_arrow.metadata or {}
        version = metadata.get(b"athanor.schema", b"").decode()
        if version != str(SCHEMA_VERSION):
            raise BadRequest("parquet-schema", file=str(path), version=version or "–")
        for batch in source.iter_batches(columns=["record"]):
            for written in batch.column(0).drop_null().to_pylist():
                yield read_record(written.encode(), path.name)
