"""What a server does because others may be on the same database: it takes tables and hands them
over, follows servers that fell silent, and shows in its lobby what the others have.

A server with a database of its own has all tables, and none of this costs it anything.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from athanor.contract import AthanorError, BadRequest

from ..diagnostics import short
from ..store import leases, pictures
from ..store.leases import Held, Node
from ..store.pictures import Picture
from ..store.store import Unreadable
from ..wire.resources import TableInfo
from .lobby import LISTED

if TYPE_CHECKING:
    from ..table.actor import Actor
    from .hub import Hub

log: Final = logging.getLogger("athanor.hub")

#: Of tables without a server so many are taken in one go, and so many at the same time.
ADOPTED: Final = 200
AT_ONCE: Final = 8
#: Tables that are handed over at the same time, and how long is waited for one of them, in seconds.
HANDED_OVER: Final = 8
SETTLING_SECONDS: Final = 2.0


#: A table of a server that has all of them.
ALONE: Final = Held(Node(0, "", ""))


class Elsewhere(BadRequest):
    """Another server holds the table."""

    def __init__(self, node: Node) -> None:
        super().__init__("table-elsewhere")
        self.node = node


class Circle:
    """`others` are the servers that live, as last seen, and `hosts` the addresses they come from.
    `shown` and `gone` are what the others' lobbies are to be told."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.others: list[Node] = []
        self.hosts: set[str] = set()
        self.shown: dict[str, Picture] = {}
        self.gone: set[str] = set()
        hub.store.fallen = self.let_all_go

    @property
    def shared(self) -> bool:
        return self.hub.store.shared

    # -- one table

    async def claim(self, id: str) -> Held:
        """Takes a table for this server, or says who has it."""
        store = self.hub.store
        if not store.shared:
            return ALONE
        if store.leaving:
            raise Elsewhere(await self.another(id))
        epoch = store.epoch
        held = await store.change(leases.claim, id, epoch, store.silence)
        if held.node.epoch != epoch:
            raise Elsewhere(held.node)
        return held

    async def another(self, id: str) -> Node:
        """Where a server that leaves sends people: to who holds the table, or to anybody."""
        store = self.hub.store
        holder = await store.look(leases.holder, id) if id else None
        if holder is not None and holder.epoch != store.epoch:
            return holder
        for node in await store.look(leases.living):
            if node.epoch != store.epoch and not node.leaving:
                return node
        raise Unreadable

    def let_go(self, id: str) -> None:
        """Nobody looks at the table any more; whoever is asked for it next has it."""
        store = self.hub.store
        if store.shared and store.epoch >= 0 and not store.leaving:
            self.hub.supervisor.start(store.change(leases.release, id, store.epoch))

    # -- all tables

    def let_all_go(self) -> None:
        """The reign of this server is over, and nothing it knows may be true any more."""
        self.hub.metrics.reigns_lost += 1
        for actor in list(self.hub.actors.values()):
            self.hub.drop(actor, 1012, "moved")

    async def leave(self) -> None:
        """Hands over all tables, each when all that was said there is written."""
        hub = self.hub
        if not self.shared:
            return
        hub.store.leaving = True
        try:
            await hub.store.change(leases.beat, hub.store.epoch, True)
            if not [node for node in await hub.store.look(leases.living) if not node.leaving]:
                return
            gate = asyncio.Semaphore(HANDED_OVER)
            actors = list(hub.actors.values())
            await asyncio.gather(*(self.hand_over(actor, gate) for actor in actors))
            log.info("tables handed over", extra={"count": len(actors)})
        except AthanorError as error:
            log.warning("tables could not be handed over", extra={"code": error.code})

    async def hand_over(self, actor: Actor, gate: asyncio.Semaphore) -> None:
        """Guests are sent on when the table is free, not before; what they say meanwhile is not
        answered, so they say it again at the next server."""
        hub, id = self.hub, actor.table.id
        async with gate:
            settled = asyncio.Event()
            actor.progress.when_settled(settled.set)
            try:
                await asyncio.wait_for(settled.wait(), SETTLING_SECONDS)
            except TimeoutError:
                log.warning("a table was not settled in time", extra={"table": short(id)})
            guests = list(actor.guests)
            actor.guests.clear()
            hub.drop(actor, 1012, "moved")
            await hub.store.change(leases.orphan, id, hub.store.epoch)
            for guest in guests:
                guest.close(1012, "moved")

    # -- the others

    async def look_around(self) -> None:
        """Whoever was silent for too long is taken for dead, and its tables go on here."""
        hub = self.hub
        store = hub.store
        if not store.shared or store.epoch < 0:
            return
        seen = await store.look(leases.survey, store.silence, ADOPTED)
        if seen.silent:
            ended = await store.change(leases.end_silent, store.silence)
            log.warning("a server fell silent", extra={"epochs": ended})
            seen = await store.look(leases.survey, store.silence, ADOPTED)
        self.others = [node for node in seen.living if node.epoch != store.epoch]
        self.hosts = await asyncio.to_thread(addresses_of, self.others)
        if seen.orphans and not store.leaving:
            gate = asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(self.adopt(id, gate) for id in seen.orphans))

    async def adopt(self, id: str, gate: asyncio.Semaphore) -> None:
        async with gate:
            try:
                actor = await self.hub.find(id)
            except (Elsewhere, Unreadable):
                return
            except AthanorError as error:
                log.warning("a table is not taken", extra={"table": short(id), "code": error.code})
                if error.code != "not-stored":  # that says nothing of the table: it is tried again
                    store = self.hub.store
                    await store.change(leases.drop, id, store.epoch)
                return
            self.hub.list_table(actor)

    # -- the lobby

    def show(self, info: TableInfo, place: str) -> None:
        if self.shared:
            body = msgspec.json.encode(info)
            self.gone.discard(info.id)
            self.shown[info.id] = Picture(info.id, info.created, place, body)

    def forget(self, id: str) -> None:
        if self.shared:
            self.shown.pop(id, None)
            self.gone.add(id)

    async def tell_lobbies(self) -> None:
        store = self.hub.store
        if not store.shared or store.epoch < 0:
            return
        shown, gone = self.shown, self.gone
        if shown or gone:
            self.shown, self.gone = {}, set()
            await store.change(pictures.put, list(shown.values()), list(gone))
        self.hub.public.of_all(
            (msgspec.json.decode(each.body, type=TableInfo), each.place)
            for each in await store.look(pictures.newest, 4 * LISTED)
        )


def addresses_of(nodes: list[Node]) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        try:
            host = urlsplit(node.address).hostname or ""
            found.update(str(each[4][0]) for each in socket.getaddrinfo(host, None))
        except OSError:
            continue
    return found
