"""Where a long game has come to, kept beside its log, so that nobody plays it again from its first
move to open its table.

The log stays the only truth. What is kept here is what only the rules could tell of it: the state,
what everyone sees and saw last, who is asked and since when. Everything else of a table is read
from its log, which costs little. What was kept under other rules, or does not fit the log, is
ignored.

A game that goes on from another (`past`) begins with such a state too. Clerks work both out
(`workers/desk.py`): `begin_from` for a new table, `keep_again` for one of which nothing is kept.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from athanor.contract import Game, SealedRng, branch, game, read_record
from athanor.contract.record import DrawEntry, Move, UndoneLine, plain, undone_or_unset
from athanor.contract.recorder import Recorder, bookmark, open_bookmark
from athanor.contract.replaying import apart, walk
from athanor.contract.rng import Draw
from athanor.contract.state import State

from ..store.kinds import LATEST, PAST
from .entries import Opened, TakenOver, decode
from .readable import Line
from .seen import Seen
from .table import LINES_KEPT, Table, write_line

if TYPE_CHECKING:
    from .actor import Actor

#: Counts up when what is kept changes its meaning.
FORMAT: Final = 1
#: From this length on a log has its state kept, and again after so many entries.
LONG: Final = 512
EVERY: Final = 256
#: So many entries may be played again to open a table; for more, a clerk is asked.
PLAYED_HERE: Final = LONG + EVERY

Rows = Sequence[tuple[int, bytes]]


class KeptSeat(Struct, frozen=True, array_like=True):
    asked: tuple[int, int] | None
    runs_from: int | None
    left: int
    lost: bool


class Kept(Struct, frozen=True, kw_only=True):
    """A table after `rows` entries, of which `check` is the hash of the last. `mark` is its state,
    `marks` those before that may be needed to take moves back. Of a past (`rows` is 0) only the
    state, its lines and its draws are kept, and how long it was `played`."""

    format: int = FORMAT
    rules: int
    rows: int = 0
    check: str = ""
    mark: bytes
    marks: Sequence[bytes] = ()
    draws: bytes
    lines: Sequence[Line] = ()
    views: Sequence[bytes] = ()
    log_from: Sequence[int] = ()
    seats: Sequence[KeptSeat] = ()
    played: int = 0


class Beginning(Struct, frozen=True):
    """What a game that goes on from another begins with: the past for its log, as JSON, and what is
    kept of it."""

    past: bytes
    kept: bytes


_kept: Final = msgspec.msgpack.Decoder(Kept)
_draws: Final = msgspec.json.Decoder(list[DrawEntry])


# -- writing


def is_due(table: Table) -> bool:
    recorder = table.recorder
    return recorder is not None and table.rows >= max(LONG, table.kept_rows + EVERY)


def keep(actor: Actor, entry: bytes) -> None:
    """Keeps where a table has come to with this entry, as soon as that is written."""
    from ..store import positions  # clerks, who load this file too, need no database

    table = actor.table
    table.kept_rows = table.rows
    write = writing(table, entry)

    async def work() -> None:
        body = await asyncio.to_thread(write)
        if not actor.lease.broken:
            put = partial(positions.put, table=table.id, kind=LATEST, body=body)
            actor.hub.store.append(actor.lease, (), lambda durable: None, put)

    actor.start(work())


def writing(table: Table, entry: bytes) -> Callable[[], bytes]:
    """Takes a picture of a table now, for somebody else to develop."""
    recorder = table.recorder
    assert recorder is not None
    state, before = apart(recorder.state), list(recorder.kept)
    earlier, journal = recorder.past_draws, list(journal_of(recorder.state))
    rules, rows = table.game.meta.rules, table.rows
    lines, views = list(table.lines), list(table.views)
    log_from = table.log_from
    seats = [KeptSeat(seat.asked, seat.runs_from, seat.left, seat.lost) for seat in table.seats]

    def develop() -> bytes:
        return msgspec.msgpack.encode(
            Kept(
                rules=rules,
                rows=rows,
                check=sha256(entry).hexdigest(),
                mark=bookmark(state),
                marks=[bookmark(each) for each in before],
                draws=all_draws(earlier, journal),
                lines=lines,
                views=views,
                log_from=log_from,
                seats=seats,
            )
        )

    return develop


def journal_of(state: State) -> Sequence[Draw]:
    return state.rng.journal if isinstance(state.rng, SealedRng) else ()


def all_draws(earlier: bytes, journal: Sequence[Draw]) -> bytes:
    new = [DrawEntry(draw.step, draw.why, draw.kind, draw.n, draw.drawn) for draw in journal]
    before = _draws.decode(earlier) if new else []
    return msgspec.json.encode([*before, *new]) if new else earlier


# -- reading


def read_kept(body: bytes | None, rules: int) -> Kept | None:
    """What was kept, if it still means what it says."""
    if body is None:
        return None
    try:
        found = _kept.decode(body)
    except msgspec.DecodeError:
        return None
    return found if found.format == FORMAT and found.rules == rules else None


def open_table(id: str, rows: Rows, bodies: dict[int, bytes]) -> Table | None:
    """The table that a log tells of; None if that would take long with what is kept of it."""
    opened, rules = opening(rows)
    past = read_kept(bodies.get(PAST), rules)
    latest = read_kept(bodies.get(LATEST), rules)
    if opened.past is not None and past is None:
        return None
    if latest is not None and not fits(latest, rows):
        latest = None
    if len(rows) - (latest.rows if latest else 0) > PLAYED_HERE:
        return None
    table = new_table(id, rows, past)
    if latest is None:
        table.fold_all(rows[1:])
    else:
        restore(table, latest, rows)
    return table


def opening(rows: Rows) -> tuple[Opened, int]:
    opened = decode(rows[0][1])
    assert isinstance(opened, Opened)
    return opened, opened.rules


def new_table(id: str, rows: Rows, past: Kept | None = None) -> Table:
    table = Table(id, opening(rows)[0], rows[0][0])
    if past is not None:
        give_past(table, past)
    return table


def give_past(table: Table, past: Kept) -> None:
    table.begins = partial(begin, past=past)
    table.played_before = past.played


def begin(table: Table, recorder: Recorder, past: Kept) -> None:
    assert table.past is not None
    state = open_bookmark(table.game, past.mark)
    recorder.take_over(state, bytes(table.past.moves), past.draws)
    table.lines = [tuple(line) for line in past.lines]


def fits(latest: Kept, rows: Rows) -> bool:
    return latest.rows <= len(rows) and latest.check == sha256(rows[latest.rows - 1][1]).hexdigest()


def restore(table: Table, latest: Kept, rows: Rows) -> None:
    """The log as far as it was when the state was kept is only read; what came after is played."""
    table.on_paper = True
    table.fold_all(rows[1 : latest.rows])
    table.on_paper = False
    recorder = table.recorder
    assert recorder is not None
    kept = [open_bookmark(table.game, mark) for mark in latest.marks]
    recorder.go_on(open_bookmark(table.game, latest.mark), latest.draws, kept)
    for seat, known in zip(table.seats, latest.seats, strict=True):
        seat.asked, seat.runs_from = known.asked, known.runs_from
        seat.left, seat.lost = known.left, known.lost
    table.lines = [tuple(line) for line in latest.lines]
    table.views, table.log_from = Seen.kept(latest.views), list(latest.log_from)
    table.kept_rows = latest.rows
    table.whole_from = table.sequence  # what could be looked back on before that was not kept
    table.fold_all(rows[latest.rows :])


# -- what clerks do


def play_again(id: str, rows: Rows) -> tuple[Table, Kept | None]:
    """The table that a log tells of, however long that takes, and what is to be kept of its past.
    Nothing that was kept is needed."""
    opened, _ = opening(rows)
    past: Kept | None = None
    if opened.past is not None:
        past = past_of(opened, opened.past, rows[0][0])
    table = new_table(id, rows, past)
    table.fold_all(rows[1:])
    return table, past


def keep_again(id: str, rows: list[tuple[int, bytes]]) -> bytes:
    """Plays a whole log again, and what is to be kept of it: of its past, and of its end."""
    table, past = play_again(id, rows)
    latest = writing(table, rows[-1][1])() if table.recorder is not None else b""
    return msgspec.msgpack.encode([b"" if past is None else msgspec.msgpack.encode(past), latest])


def begin_from(record: bytes, step: int, at: int) -> bytes:
    """What a game begins with that goes on after so many actions of a record (compressed)."""
    found = read_record(gzip.decompress(record))
    header = found.header
    past = branch(found, step)
    rules = game(header.game)
    moves = [tidy(rules, move) for move in past.moves]
    written = TakenOver(past.stretches, msgspec.Raw(msgspec.json.encode(moves)))
    opened = Opened(
        game=header.game,
        rules=header.rules,
        options=header.options,
        bots=[""] * len(header.seats),
        public=False,
        seed=bytes(32).hex(),
        past=written,
    )
    kept = past_of(opened, written, at)
    body = msgspec.json.encode(written)
    return msgspec.msgpack.encode(Beginning(body, msgspec.msgpack.encode(kept)))


def tidy(rules: Game, move: Move) -> Move:
    """A move with nothing in it that the rules do not know, as a table would write it."""
    action = plain(rules.action(move.action))
    lines = [tidy_line(rules, line) for line in move.lines]
    return replace(move, action=action, seal="", undone=undone_or_unset(lines))


def tidy_line(rules: Game, line: UndoneLine) -> UndoneLine:
    moves = [tidy(rules, move) for move in line.moves]
    lines = [tidy_line(rules, within) for within in line.lines]
    return replace(line, moves=moves, undone=undone_or_unset(lines))


def past_of(opened: Opened, past: TakenOver, at: int) -> Kept:
    """Plays a past. Its chance ends with it; what follows has its own."""
    table = Table("", opened, at)
    recorder = table.new_recorder(at)
    moves = past.read()
    lines: list[Line] = []
    for state in walk(recorder.header, recorder.seed, moves):
        lines.append(write_line(state.game.views(state), at))
        if len(lines) > LINES_KEPT:
            del lines[0]
    return Kept(
        rules=opened.rules,
        mark=bookmark(state),
        draws=all_draws(b"[]", journal_of(state)),
        lines=lines,
        played=moves[-1].at if moves else 0,
    )
