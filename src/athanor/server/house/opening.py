"""Opening a table, a new one or one from the store: what of it clerks do, and what is kept."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from athanor.contract import BadRequest, Game, OptionValue
from athanor.contract.options import settle

from ..store import positions
from ..table import clocks
from ..table.entries import Opened, TakenOver
from ..table.keeping import Beginning, give_past, keep_again, open_table, read_kept
from ..table.lessons import check_lesson, seed_of
from ..workers.desk import HOUSE
from ..workers.jobs import check_options, try_script

if TYPE_CHECKING:
    from ..store.store import Work
    from ..table.actor import Actor
    from ..table.table import Table
    from ..wire.resources import OpenTable
    from .hub import Hub

Rows = list[tuple[int, bytes]]

_pasts: Final = msgspec.json.Decoder(TakenOver)
_kept: Final = msgspec.msgpack.Decoder(tuple[bytes, bytes])


async def read_table(hub: Hub, id: str, rows: Rows) -> Table:
    """The table that a log tells of, from where it had come to if that was kept."""
    kept = await hub.store.look(positions.get, id)
    table = await rebuild(hub, id, rows, kept)
    if table is None:
        table = await rebuild(hub, id, rows, await work_out(hub, id, rows))
    if table is None:
        raise BadRequest("work-failed")
    return table


async def rebuild(hub: Hub, id: str, rows: Rows, kept: dict[int, bytes]) -> Table | None:
    async with hub.rebuilding:
        return await asyncio.to_thread(open_table, id, rows, kept)


async def work_out(hub: Hub, id: str, rows: Rows) -> dict[int, bytes]:
    """Has a clerk play a long log again, and keeps where that leads."""
    answer = await hub.desk.lengthy(HOUSE, hub.settings.rebuild_seconds, keep_again, id, rows)
    found = {kind: body for kind, body in enumerate(_kept.decode(answer)) if body}
    await hub.store.change(positions.put_all, id, found)
    return found


async def write_record(actor: Actor) -> bytes:
    """The record of a game that is over, as JSON. It does not change any more."""
    table = actor.table
    table.check_over()
    if not table.written:
        table.written = await asyncio.to_thread(lambda: table.record().json())
    return table.written


async def first_entry(
    hub: Hub, rules: Game, wanted: OpenTable, address: str, beginning: Beginning | None
) -> Opened:
    """What a table is opened with, as its log will tell it."""
    lesson = wanted.lesson
    return Opened(
        game=wanted.game,
        rules=rules.meta.rules,
        options=await settle_options(hub, rules, wanted, address),
        bots=[plan.bot for plan in wanted.seats],
        public=wanted.public,
        seed=secrets.token_hex(32) if lesson is None else seed_of(wanted),
        script=None if lesson is None else lesson.moves,
        past=None if beginning is None else read_past(beginning),
        clock=clocks.check(wanted.clock),
        hints=wanted.hints,
    )


async def settle_options(
    hub: Hub, rules: Game, wanted: OpenTable, address: str
) -> dict[str, OptionValue]:
    """All options of a table. What a person brought is judged now, while the one who can mend it is
    there, and so is a lesson."""
    seats = len(wanted.seats)
    rules.check_seats(seats)
    options = settle(rules.meta.options, wanted.options, seats)
    written = msgspec.json.encode(options)
    if any(each.text and options[each.name] not in each.choices for each in rules.meta.options):
        await hub.desk.brief(address, check_options, rules.id, seats, written)
    if wanted.lesson is not None:
        check_lesson(wanted)
        seed, script = bytes.fromhex(seed_of(wanted)), msgspec.json.encode(wanted.lesson.moves)
        await hub.desk.brief(address, try_script, rules.id, seats, seed, written, script)
    return options


def read_past(beginning: Beginning) -> TakenOver:
    return _pasts.decode(beginning.past)


def begin(table: Table, beginning: Beginning) -> Work:
    """Puts a new table where an earlier game was left; what is to be stored beside its log."""
    kept = read_kept(beginning.kept, table.game.meta.rules)
    assert kept is not None
    give_past(table, kept)
    return partial(positions.put, table=table.id, kind=positions.PAST, body=beginning.kept)
