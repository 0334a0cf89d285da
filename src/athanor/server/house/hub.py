"""All tables of the house: opening, finding, listing, forgetting them.

A table in memory is a cache of its log. `find` reads it from the store when somebody asks for it,
and the sweeper lets it go when nobody has looked at it for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from athanor.bots import bot_names, check_bot
from athanor.contract import AthanorError, BadRequest, Game, game, game_ids

from .. import platform
from ..diagnostics import short
from ..settings import Settings
from ..store import accounts, leases, pictures
from ..store.house import last_lived, secret
from ..store.store import Lease, Row, Store, Unreadable, Work
from ..table.actor import Actor
from ..table.entries import Opened, Sat, encode
from ..table.keeping import Beginning
from ..table.table import Table
from ..wire.keys import hash_key, is_table_id, new_key, new_table_id
from ..wire.lookalikes import check_apart
from ..wire.messages import PHRASES
from ..wire.resources import GameInfo, House, OpenTable, Seated, Sit, Stage
from ..wire.words import check_name, check_nonce
from ..workers.desk import Desk
from ..workers.thinkers import Thinkers
from . import opening
from .aside import Aside
from .budgets import Budgets, network
from .caretaker import Caretaker
from .challenges import Challenges
from .circle import Circle, Elsewhere
from .lobby import LISTED, Lobby
from .metrics import Metrics
from .push import Push
from .reach import address_for_others, is_alone
from .replays import Replays
from .reviews import Reviews
from .supervisor import Supervisor
from .time import HouseTime
from .turns import LET_GO_AT_ONCE, SAID_AT_ONCE, Turns

if TYPE_CHECKING:
    from ..gate.socket import TableSocket

log: Final = logging.getLogger("athanor.hub")

FOREVER: Final = 2**62
#: How often a server tries to write for the first time, once a second.
FIRST_TRIES: Final = 20
MOST_CONNECTIONS: Final = 65_536
#: For the database, workers and pages.
OWN_DESCRIPTORS: Final = 100


class Hub:
    """`public` is what the lobby shows; `sockets` every connection there is. Who knocks waits for
    `turns`, who says something at a table for `table_turns`, and who has gone for `goodbyes`."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.budgets = Budgets(self.loop.time, settings.shares)
        self.desk = Desk(self.budgets)
        self.turns = Turns(self.loop, give_way=store.give_way)
        self.table_turns = Turns(self.loop, SAID_AT_ONCE)
        self.goodbyes = Turns(self.loop, LET_GO_AT_ONCE)
        self.push = Push(settings.push_key, settings.push_contact) if settings.push_key else None
        self.actors: dict[str, Actor] = {}
        self.loading: dict[str, asyncio.Future[Actor]] = {}
        self.forgotten: set[str] = set()
        self.public = Lobby()
        self.sockets: set[TableSocket] = set()
        self.room = room_for_connections()
        self.time = HouseTime()
        self.supervisor = Supervisor(self.loop)
        self.aside = Aside(self)
        self.caretaker = Caretaker(self)
        self.rebuilding = asyncio.Lock()
        self.circle = Circle(self)
        self.leaving: asyncio.Task[None] | None = None
        self.replays = Replays(self)
        self.challenges = Challenges(secrets.token_bytes(32))
        self.reviews = Reviews(self)

    async def start(self) -> None:
        for id in game_ids():
            prepare_types(game(id))
        if self.store.shared:
            self.time.set(await self.store.look(leases.now))
        self.time.begin_after(await self.store.look(last_lived) - self.ahead())
        self.challenges = Challenges(await self.challenge_key(), lambda: self.now() / 1000)
        await self.aside.remember()
        for id in await self.public_tables():
            try:
                self.list_table(await self.find(id))
            except AthanorError as error:
                log.warning("a table is not shown", extra={"table": short(id), "code": error.code})
        await self.caretaker.wake()
        self.caretaker.begin()

    async def challenge_key(self) -> bytes:
        """What all servers of this database seal challenges with. On a busy machine a reign may end
        as it begins: then the next will do. A server that is alone can do without."""
        for _ in range(FIRST_TRIES):
            try:
                return await self.store.change(secret, "challenges")
            except BadRequest:
                if not self.store.shared:
                    return secrets.token_bytes(32)
                await asyncio.sleep(1.0)
        raise Unreadable

    async def public_tables(self) -> list[str]:
        """Those that are not in the lobby yet."""
        if self.store.shared:
            return await self.store.look(pictures.missing, LISTED)
        stages: list[Stage] = ["gathering", "playing"]
        return await self.store.find(stages, before=FOREVER, public=True, most=LISTED)

    async def stop(self) -> None:
        self.supervisor.stop()
        await asyncio.to_thread(self.store.close)
        await asyncio.sleep(0)  # what was just written is told
        for actor in list(self.actors.values()):
            self.drop(actor, 1012, "restart")
        await self.desk.close()
        await self.thinkers.close()
        if self.push is not None:
            self.push.close()

    def now(self) -> int:
        return self.time.now() + self.ahead()

    def ahead(self) -> int:
        """Time travel, for tests of games that last for days."""
        if not self.settings.clock:
            return 0
        try:
            return int(Path(self.settings.clock).read_text())
        except (OSError, ValueError):
            return 0

    def house(self, version: str) -> House:
        infos = [
            GameInfo(
                meta.id,
                meta.rules,
                meta.least_seats,
                meta.most_seats,
                meta.minutes,
                meta.options,
                bot_names(meta.id),
            )
            for meta in (game(id).meta for id in game_ids())
        ]
        return House(
            version,
            infos,
            [name for name in bot_names() if any(name in info.bots for info in infos)],
            PHRASES,
            self.push.public if self.push else "",
            address_for_others(self.settings),
            is_alone(self.settings),
        )

    # -- finding

    async def find(self, id: str) -> Actor:
        """The live table of that id, or a refusal that is the same for all that do not exist."""
        actor = self.actors.get(id)
        if actor is not None:
            return actor
        if not is_table_id(id) or id in self.forgotten:
            raise BadRequest("no-such-table")
        self.aside.check(id)
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loop.create_task(self.load(id))
            self.loading[id] = loading
            loading.add_done_callback(lambda done: self.loaded(id, done))
        return await asyncio.shield(loading)

    def loaded(self, id: str, done: asyncio.Future[Actor]) -> None:
        self.loading.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever asked is told; nobody may be left

    async def load(self, id: str) -> Actor:
        held = await self.circle.claim(id)
        rows = await self.store.read(id)
        if not rows or id in self.forgotten:
            raise BadRequest("no-such-table")
        try:
            table = await opening.read_table(self, id, rows)
        except (OSError, MemoryError) as error:  # no fault of the table's
            raise Unreadable from error
        except Exception as error:
            self.aside.put(id, error)
            self.aside.check(id)
            raise
        if held.node.epoch != self.store.epoch:  # its reign ended meanwhile
            raise Unreadable
        actor = self.admit(table)
        if held.taken_over:
            self.metrics.tables_taken_over += 1
            actor.go_on(held.silent_since)
        return actor

    async def peek(self, id: str) -> Table:
        """A table to look at, wherever it lives."""
        try:
            return (await self.find(id)).table
        except Elsewhere:
            return await opening.read_table(self, id, await self.store.read(id))

    def admit(self, table: Table) -> Actor:
        actor = Actor(self, table, Lease(self.store.epoch))
        self.actors[table.id] = actor
        return actor

    def list_table(self, actor: Actor) -> None:
        """Keeps the lobby's picture of a public table up to date."""
        table = actor.table
        if table.public and table.stage != "over":
            info = actor.info()
            self.public.show(info, actor.manners.opened_from)
            self.circle.show(info, actor.manners.opened_from)
        elif table.public:
            self.public.forget(table.id)
            self.circle.forget(table.id)

    # -- opening and sitting

    async def open(
        self,
        wanted: OpenTable,
        address: str,
        beginning: Beginning | None = None,
        account: str = "",
    ) -> Seated:
        rules = game(wanted.game)
        for plan in wanted.seats:
            check_level(plan.bot, rules.id)
        seat = next((i for i, plan in enumerate(wanted.seats) if not plan.bot), None)
        if seat is None:
            raise BadRequest("no-open-seat")
        opened = await opening.first_entry(self, rules, wanted, address, beginning)
        key = new_key()
        sat = Sat(
            seat=seat,
            name=check_name(wanted.name),
            key=hash_key(key),
            nonce=check_nonce(wanted.nonce) if wanted.lesson is None else "",
            account=account,
            stand_in=check_level(wanted.stand_in, rules.id),
        )
        table, rows = self.first_rows(opened, [sat])
        work = None if beginning is None else opening.begin(table, beginning)
        actor = self.admit(table)
        actor.manners.opened(seat, network(address))
        try:
            await self.write(actor, rows, work)
        except BadRequest:
            self.drop(actor, 1011, "not-stored")
            raise
        if self.actors.get(table.id) is actor:  # and was not forgotten meanwhile
            self.list_table(actor)
        self.metrics.tables_opened += 1
        log.info("table opened", extra={"table": short(table.id), "game": wanted.game})
        return Seated(actor.info(), seat, key)

    def first_rows(self, opened: Opened, seated: Sequence[Sat]) -> tuple[Table, list[Row]]:
        """A new table with its first entries, not yet written."""
        at = self.now()
        id = new_table_id()
        table = Table(id, opened, at)
        rows = [Row(id, 1, at, encode(opened), "gathering", opened.public)]
        for entry in seated:
            table.fold(entry, at)
            rows.append(Row(id, table.rows, at, encode(entry)))
        return table, rows

    async def write(self, actor: Actor, rows: Sequence[Row], work: Work | None = None) -> None:
        durable: asyncio.Future[bool] = self.loop.create_future()
        self.store.append(actor.lease, rows, durable.set_result, work)
        if not await durable:
            raise BadRequest("not-stored")

    async def sit(
        self, id: str, seat: int, wanted: Sit, account: str = "", address: str = ""
    ) -> Seated:
        actor = await self.find(id)
        table = actor.table
        host = table.seats[table.host].account
        if account and host:
            if await self.store.look(accounts.has_blocked, host, account):
                raise BadRequest("unwelcome")
        if not 0 <= seat < len(table.seats):
            raise BadRequest("no-such-seat", seat=seat, seats=len(table.seats))
        name, nonce = check_name(wanted.name), check_nonce(wanted.nonce)
        if table.recorder is not None:
            raise BadRequest("already-started")
        if table.seats[seat].kind != "open":
            raise BadRequest("seat-taken")
        check_apart(name, table.names())
        actor.manners.check_welcome(network(address), account)
        key = new_key()
        entry = Sat(
            seat=seat,
            name=name,
            key=hash_key(key),
            nonce=nonce,
            account=account,
            stand_in=check_level(wanted.stand_in, table.game.id),
        )
        pending = actor.append(entry)
        actor.manners.places[seat] = network(address)
        await actor.durable(pending)
        return Seated(actor.info(), seat, key)

    def rematch_rows(self, table: Table) -> tuple[str, list[Row]]:
        """The same game with the same people, under the keys they have, and a seed of its own. Its
        nonces are empty: they would have been known before the seed was drawn."""
        opened = Opened(
            game=table.game.id,
            rules=table.game.meta.rules,
            options=table.options,
            bots=[seat.bot for seat in table.seats],
            public=table.public,
            seed=secrets.token_hex(32),
            previous=table.id,
            clock=table.chosen_clock,
            hints=table.hints,
        )
        order = [table.host, *(i for i in range(len(table.seats)) if i != table.host)]
        seated = [
            Sat(
                seat=i,
                name=table.seats[i].name,
                key=table.seats[i].key,
                account=table.seats[i].account,
                stand_in=table.seats[i].stand_in,
            )
            for i in order
            if table.seats[i].kind == "person"
        ]
        following, rows = self.first_rows(opened, seated)
        return following.id, rows

    # -- letting go

    def drop(self, actor: Actor, code: int, reason: str) -> None:
        """Out of memory; the log stays."""
        if self.actors.get(actor.table.id) is actor:
            del self.actors[actor.table.id]
        actor.close(code, reason)


def room_for_connections() -> int:
    """As many as the system lets us have, but for what the house needs itself."""
    room = platform.room_for_files(MOST_CONNECTIONS + OWN_DESCRIPTORS)
    return max(room - OWN_DESCRIPTORS, room // 2)


def check_level(bot: str, game: str) -> str:
    """The level of a bot there is in a game, or none."""
    return check_bot(bot, game) if bot else bot


def prepare_types(game: Game) -> None:
    """msgspec learns a type when it first meets it, and crashes if two threads meet it at once
    (0.22). Tables are rebuilt in a thread, so all types are met here first."""
    with contextlib.suppress(AthanorError):
        game.action({})
    msgspec.json.Decoder(game.view_type)
    msgspec.json.Decoder(game.event_types)
