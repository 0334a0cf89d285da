"""A table of a server, over its WebSocket."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from athanor.contract import Action, BadRequest, Result, View, game


class Closed(BadRequest):
    """The server does not want this connection any more; coming back would not help."""


class Feed(msgspec.Struct):
    seat: int | None
    view: msgspec.Raw


class Message(msgspec.Struct):
    """The parts of the server's messages that a player needs."""

    type: str
    id: str = ""
    sequence: int = 0
    since: int = 0
    undos: int | None = None
    table: dict[str, Any] | None = None
    seats: Sequence[int] = ()
    feeds: Sequence[Feed] = ()
    preview: Any = None
    code: str = ""
    rule: str = ""
    facts: dict[str, str | int] = {}
    line: dict[str, Any] | None = None
    chat: Sequence[dict[str, Any]] = ()


class Table:
    """`seats` are those one holds, `info` is what all see of the table, `views` what one's seats
    see (`None` is the spectator's), `said` the chat lines heard since joining."""

    def __init__(self, address: str, id: str, keys: Sequence[str], timeout: float = 30.0) -> None:
        self.address = "ws" + address.removeprefix("http") + f"/api/tables/{id}/socket"
        self.id = id
        self.keys = list(keys)
        self.timeout = timeout
        self.seats: Sequence[int] = ()
        self.sequence = 0
        self.undos = 0
        self.info: dict[str, Any] = {}
        self.views: dict[int | None, View] = {}
        self.said: list[dict[str, Any]] = []
        self.connection: ClientConnection | None = None

    def __enter__(self) -> Table:
        self.join()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- what one does

    def start(self, bot: str = "adept", nonce: str = "") -> None:
        self.ask("start", bot=bot, nonce=nonce)

    def play(self, action: Action, seat: int | None = None) -> None:
        """Returns when the server has written the action down; raises what it refuses."""
        chosen = self.seats[0] if seat is None else seat
        step = self.views[chosen].step
        action_json = msgspec.to_builtins(action)
        self.ask("play", seat=chosen, step=step, action=action_json, undos=self.undos)

    def cover(self, seat: int, bot: str = "adept") -> None:
        self.ask("cover", seat=seat, bot=bot)

    def hand_back(self, seat: int) -> None:
        self.ask("cover", seat=seat, bot="")

    def say(self, text: str = "", phrase: str = "", seat: int | None = None) -> None:
        chosen = self.seats[0] if seat is None else seat
        self.ask("chat", seat=chosen, text=text, phrase=phrase)

    def leave(self, seat: int) -> None:
        self.ask("leave", seat=seat)

    def rematch(self) -> str:
        """The id of the table where one's keys hold the same seats."""
        self.ask("rematch")
        while self.info["next_table"] is None:
            self.listen()
        following: str = self.info["next_table"]
        return following

    # -- what one sees

    @property
    def result(self) -> Result | None:
        view = next(iter(self.views.values()), None)
        return None if view is None else view.result

    def turns(self) -> Iterator[View]:
        """The view of each of one's seats whenever it may act, until the game is over."""
        answered: dict[int, tuple[int, int]] = {}
        while self.result is None:
            for seat in self.seats:
                view = self.views.get(seat)
                if view is not None and view.actions:
                    if answered.get(seat) == (view.step, self.undos):
                        continue
                    answered[seat] = (view.step, self.undos)
                    yield view
                    break
            else:
                self.listen()

    def updates(self) -> Iterator[View]:
        """The view after each step, until the game is over: for who watches."""
        seen = (-1, 0)
        while True:
            view = next(iter(self.views.values()), None)
            if view is not None and (view.step, self.undos) != seen:
                seen = (view.step, self.undos)
                yield view
                if view.result is not None:
                    return
            self.listen()

    # -- the connection

    def join(self) -> None:
        """Connects, says hello and takes in the welcome; tries for a while if nobody answers."""
        deadline = time.monotonic() + self.timeout
        pause = 0.05
        while True:
            try:
                opening = connect(
                    self.address, compression=None, open_timeout=self.timeout, max_size=None
                )
                self.connection = opening.__enter__()
                self.converse("hello", {"keys": self.keys, "since": self.sequence})
                return
            except InvalidStatus as error:
                raise Closed("server-refused", status=error.response.status_code) from None
            except (OSError, ConnectionClosed, EOFError):
                if time.monotonic() > deadline:
                    raise Closed("server-unreachable", address=self.address) from None
                time.sleep(pause)
                pause = min(1.0, pause * 2)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def ask(self, type: str, **fields: object) -> Message:
        """Sends a message, and again over a new connection if the old one breaks, until it is
        answered."""
        id = secrets.token_hex(8)
        while True:
            try:
                return self.converse(type, fields, id)
            except ConnectionClosed:
                self.join()

    def converse(self, type: str, fields: dict[str, object], id: str = "hello") -> Message:
        assert self.connection is not None, "join the table first"
        self.connection.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        while True:
            message = self.take_in()
            if message.id == id:
                if message.type == "refused":
                    raise BadRequest(message.code, message.rule, **message.facts)
                return message

    def listen(self) -> None:
        """Waits for the next thing the server says."""
        try:
            self.take_in()
        except ConnectionClosed:
            self.join()

    def take_in(self) -> Message:
        assert self.connection is not None, "join the table first"
        message = msgspec.json.decode(self.connection.recv(), type=Message)
        welcome = message.type == "welcome"
        self.sequence = message.sequence if welcome else max(self.sequence, message.sequence)
        if message.undos is not None:
            self.undos = message.undos
        if message.table is not None:
            self.info = message.table
        if welcome:
            self.seats = message.seats
            if message.since:
                self.said += [line for line in message.chat if line["sequence"] > message.since]
            else:
                self.views = {}
        for feed in message.feeds:
            self.views[feed.seat] = game(self.info["game"]).read_view(bytes(feed.view))
        if message.line is not None:
            self.said.append(message.line)
        return message
