"""Tables that cannot be read are set aside, with the reason, and all others are served.

That may be a row that is no entry, an entry of a newer program, a move that the rules no longer
allow. The log is left as it is. The operator sees them by `athanor tables --broken`, and how many
they are in `/health`. They are tried again when the server starts: a newer program may read them.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from athanor.contract import AthanorError, BadRequest
from athanor.contract.errors import Fact

from ..diagnostics import short
from ..store.house import SetAside, all_aside, bring_back, put_aside
from ..store.store import Unreadable

if TYPE_CHECKING:
    from .hub import Hub

log: Final = logging.getLogger("athanor.hub")

#: Refusals that say all there is to say; whoever asks for the table is told just that.
PLAIN: Final = ("table-rules", "no-such-table")
#: Refusals of a house that is busy or cannot read just now. They say nothing about the table.
PASSING: Final = (
    *("not-read", "not-stored", "table-elsewhere"),
    *("work-failed", "too-much-work", "too-many-jobs"),
)


class Aside:
    """`refusals` are what whoever asks for such a table is told: a code, and facts."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.refusals: dict[str, tuple[str, dict[str, Fact]]] = {}
        self.unwritten: dict[str, SetAside] = {}
        self.again: list[str] = []

    async def remember(self) -> None:
        """Those of earlier runs: known to be broken until one was tried again."""
        for aside in await self.hub.store.look(all_aside):
            self.again.append(aside.table)

    def check(self, id: str) -> None:
        if id in self.refusals:
            code, facts = self.refusals[id]
            raise BadRequest(code, rule="", **facts)

    def put(self, id: str, error: Exception) -> None:
        """Sets a table aside, unless the error says nothing about it."""
        code = error.code if isinstance(error, AthanorError) else type(error).__name__
        if id in self.refusals or code in PASSING:
            return
        reason = str(error) or code
        if isinstance(error, AthanorError) and code in PLAIN:
            self.refusals[id] = code, dict(error.facts)
        else:
            self.refusals[id] = "table-broken", {}
        self.unwritten[id] = SetAside(id, self.hub.now(), code, reason)
        log.error(
            "a table cannot be read and was set aside",
            extra={"table": short(id), "code": code, "reason": reason[:200]},
        )

    async def write_down(self) -> None:
        """Done in the background: whoever finds a table broken need not wait for the disk."""
        waiting = list(self.unwritten.values())
        if waiting:
            await self.hub.store.change(put_aside, waiting)
            for each in waiting:
                self.unwritten.pop(each.table, None)

    async def try_again(self) -> None:
        """What an earlier run set aside, a few at a time."""
        for id in self.again[:20]:
            try:
                await self.hub.find(id)
            except Unreadable:
                raise
            except AthanorError:
                log.debug("a table still cannot be read", extra={"table": short(id)})
            else:
                await self.hub.store.change(bring_back, id)
            self.again.remove(id)
