"""Tables that gathered and never started: which are forgotten, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from athanor.server.house.caretaker import Caretaker
from athanor.server.house.circle import Elsewhere
from athanor.server.house.hub import Hub
from athanor.server.store.leases import Node

NOW = 10**9
EXPIRE = 100_000


class House:
    """In which these tables are old; `meanwhile` happens when one of them is looked into."""

    def __init__(self, *old: str, meanwhile: Callable[[str], None] = lambda id: None) -> None:
        self.old = old
        self.meanwhile = meanwhile
        self.asked: list[tuple[int, bool, int]] = []
        self.actors: dict[str, Any] = {}
        self.dropped: list[Any] = []
        self.unlisted: list[str] = []
        self.gone: list[str] = []
        self.forgotten: set[str] = set()
        self.settings = SimpleNamespace(expire=float(EXPIRE))
        self.store = self.circle = self.public = self

    @property
    def loop(self) -> Any:
        try:
            return asyncio.get_running_loop()
        except RuntimeError:
            return SimpleNamespace(time=lambda: 0.0)

    def now(self) -> int:
        return NOW

    async def find(self, stages: object, before: int, public: bool, most: int) -> list[str]:
        self.asked.append((before, public, most))
        return list(self.old)

    async def claim(self, id: str) -> None:
        self.meanwhile(id)
        if id.startswith("theirs"):
            raise Elsewhere(Node(2, "http://there", "word"))

    def drop(self, actor: Any, code: int, reason: str) -> None:
        self.dropped.append(actor)

    def forget(self, what: str | list[str], done: Callable[[bool], None] | None = None) -> None:
        if isinstance(what, str):
            self.unlisted.append(what)
            return
        assert set(what) == self.forgotten, "whoever asks for one meanwhile is told that it is gone"
        self.gone += what
        assert done is not None
        done(True)

    def expire(self) -> None:
        asyncio.run(Caretaker(cast(Hub, self)).expire())
        assert self.forgotten == set()


def test_so_old_and_no_older() -> None:
    house = House()
    house.expire()
    assert house.asked == [(NOW - EXPIRE * 1000, False, 1000)]
    assert house.gone == []


def test_nobody_sits_there_here_or_elsewhere() -> None:
    house = House("asleep", "empty", "visited", "theirs")
    house.actors = {name: SimpleNamespace(guests=[]) for name in ("empty", "visited")}
    house.actors["visited"].guests.append("Ada")
    house.expire()
    assert house.gone == ["asleep", "empty"]
    assert house.dropped == [house.actors["empty"]]
    # Neither in the lobby here nor in those of other servers.
    assert sorted(house.unlisted) == ["asleep", "asleep", "empty", "empty"]


def test_who_comes_while_others_are_looked_into_finds_their_table() -> None:
    def come(id: str) -> None:
        house.actors["first"].guests.append("Ada")

    house = House("first", "second", meanwhile=come)
    house.actors["first"] = SimpleNamespace(guests=[])
    house.expire()
    assert house.gone == ["second"]
