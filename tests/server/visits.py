"""Visits to a house, folded into hashes like the evenings of `evening.py`: whatever anybody would
be told otherwise over HTTP or a socket, and whenever a line would be closed otherwise.

People look around, open tables and sit, have accounts, play on sockets, look through what they
played, and send what nobody should: half requests, torn and foreign frames, too much at once.

    PYTHONPATH=src python -m tests.server.visits      writes the hashes anew, if that is meant
    PYTHONPATH=src python -m tests.server.visits 3 4  prints those of some
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast
from unittest import mock

import msgspec
from websockets.frames import Opcode

from athanor.contract import AthanorError
from athanor.server import command
from athanor.server.command import QuietServer
from athanor.server.house.hub import Hub
from athanor.server.settings import Settings
from athanor.server.store import house as kept_in_house
from athanor.server.workers.clerk import Refusal, Report, Task
from athanor.server.workers.desk import Clerk
from athanor.server.workers.thinkers import Thinkers
from tests.server.evening import Evening
from tests.server.hurried import THOUGHT, Bots, HurriedLoop, InlineStore, chance_from
from tests.server.lines import Line, client, request, upgrade
from tests.server.wishes import Wishes

HASHES: Final = Path(__file__).with_name("visits.txt")
VISITS: Final = 10
DEEDS: Final = 90
BLOCK: Final = 10
DIGITS: Final = 6
PAUSES: Final = (*(0.0, 0.1, 0.6, 1.5) * 8, 6.0, 6.0, 16.0, 31.0, 130.0, 800.0)
CLOCK: Final = {"kind": "bank", "seconds": 900, "increment": 2}
BOTH: Final = (Opcode.TEXT, Opcode.CONT)


class AdvisingBots(Bots):
    """They judge what was played as well, and can be looked at."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.idle = Thinkers(1, 5)
        self.counts = self.idle.counts
        self.state, self.gauges = self.idle.state, self.idle.gauges

    async def review(
        self, asked: Any, action: dict[str, Any], simulations: int, milliseconds: int
    ) -> bytes:
        await asyncio.sleep(THOUGHT)
        asked.charge(0.5)
        told = {"chance": self.rng.random(), "cost": round(self.rng.random() - 0.3, 2)}
        better = {"reason": "best", "facts": {"simulations": simulations}, "better": action}
        return msgspec.json.encode(told | better)


async def at_hand(clerk: Clerk, task: Task) -> Report:
    """A clerk at the same desk."""
    await asyncio.sleep(0.2)
    module, _, name = task.work.partition(":")
    try:
        answer = getattr(import_module(module), name)(*task.given)
    except AthanorError as error:
        return Report(1.0, 0, False, None, Refusal(error.code, error.rule, error.facts))
    return Report(1.0, 0, False, answer)


class Visits:
    """`lines` are all there ever were; `sockets` those that lead to a table."""

    def __init__(self, hub: Hub, server: QuietServer, rng: random.Random, seed: int) -> None:
        self.hub = hub
        self.server = server
        self.rng = rng
        self.fold = sha256()
        self.lines: list[Line] = []
        self.sockets: list[Line] = []
        self.ways: dict[str, Line] = {}
        self.wishes = Wishes(rng)
        self.evening = Evening(seed, hub, rng)

    async def blocks(self) -> list[str]:
        found = []
        await self.begin()
        for deed in range(1, DEEDS + 1):
            await asyncio.sleep(self.rng.choice(PAUSES))
            await self.rng.choice(self.deeds())()
            if deed % BLOCK == 0:
                await asyncio.sleep(1.0)
                found.append(self.folded())
        return found

    def folded(self) -> str:
        """Line by line: which of two is answered first is nobody's business."""
        for number, line in enumerate(self.lines):
            line.keep()
            for at, what in line.told:
                self.fold.update(b"%d %f " % (number, at) + what)
            line.told.clear()
        self.lines = [line for line in self.lines if not line.gone]
        return self.fold.hexdigest()[:DIGITS]

    def deeds(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            *(self.look,) * 6,
            *(self.wish,) * 6,
            *(self.begin,) * 3,
            *(self.open, self.sit),
            *(self.enter,) * 3,
            *(self.speak,) * 8,
            *(self.play_on,) * 6,
            *(self.look_back,) * 3,
            *(self.disturb, self.babble),
            *(self.come_apart, self.crowd, self.keep_house),
        ]

    # -- over HTTP

    def line_of(self, address: str) -> Line:
        """The one that is open, or a new one."""
        line = self.ways.get(address)
        if line is None or line.gone:
            line = self.ways[address] = self.new_line(address)
        return line

    def new_line(self, address: str) -> Line:
        line = Line(self.server, address)
        self.lines.append(line)
        return line

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """What is answered, as JSON if it is that."""
        line = self.line_of(self.wishes.address())
        written = None if body is None else msgspec.json.encode(body)
        line.keep()
        line.say(request(method, path, written, **(self.wishes.headers() | headers)))
        for _ in range(40):
            await asyncio.sleep(0.05)
            if line.answers:
                break
        line.keep()
        _, _, answer = line.told[-1][1].partition(b"\r\n\r\n") if line.told else (b"", b"", b"")
        try:
            return msgspec.json.decode(answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return answer

    async def look(self) -> None:
        method, path = self.wishes.place()
        self.wishes.learn(path, await self.ask(method, path))

    async def wish(self) -> None:
        path, body = self.wishes.wish()
        self.wishes.learn(path, await self.ask("POST", path, body))

    async def open(self) -> None:
        self.wishes.learn("/api/tables", await self.ask("POST", "/api/tables", self.wishes.table()))

    async def begin(self) -> None:
        """A table at which all is well: people come, and it starts."""
        wanted = self.wishes.table() | {"name": "Ada", "nonce": "salt"}
        wanted |= {"clock": wanted.get("clock") and CLOCK, "stand_in": ""}
        if wanted["game"] == "poison":
            bots = self.rng.randrange(3)
            wanted["options"] = {"hand": "short"}
            wanted["seats"] = [*[{}] * (3 - bots), *[{"bot": "novice"}] * bots]
        else:
            wanted["seats"] = [{}, {}]
        count = len(self.wishes.tables)
        self.wishes.learn("/api/tables", await self.ask("POST", "/api/tables", wanted, Origin=""))
        if len(self.wishes.tables) == count:
            return
        for seat in range(1, len(wanted["seats"])):
            path = f"/api/tables/{self.wishes.tables[-1]}/seats/{seat}"
            self.wishes.learn("/api/tables", await self.ask("POST", path, {"name": f"P{seat}"}))
        await self.enter(self.wishes.tables[-1], self.wishes.keys[-3:])
        await asyncio.sleep(0.5)
        start = {"type": "start", "id": "s", "bot": "novice", "nonce": ""}
        self.sockets[-1].say_in_a_frame(msgspec.json.encode(start))
        await asyncio.sleep(0.5)

    async def sit(self) -> None:
        path, body = self.wishes.seat()
        self.wishes.learn("/api/tables", await self.ask("POST", path, body))

    async def look_back(self) -> None:
        """A game that is over: its record, and all that can be made of it."""
        table = self.wishes.some_table(self.over())
        record = await self.ask("GET", f"/api/tables/{table}/record")
        info = await self.ask("GET", f"/api/tables/{table}/replay")
        if self.rng.randrange(3) == 0 and isinstance(record, dict):
            info = await self.ask("POST", "/api/replays", record)
        if isinstance(info, dict) and "movers" in info:
            for path, body in self.wishes.about_replay(info):
                method = "GET" if body is None else "POST"
                self.wishes.learn("/api/tables", await self.ask(method, path, body))

    def over(self) -> list[str]:
        return [id for id, actor in self.hub.actors.items() if actor.table.result is not None]

    # -- on sockets

    async def enter(self, table: str = "", keys: list[str] | None = None) -> None:
        table, keys = table or self.wishes.some_table([]), keys or self.wishes.some_keys()
        line = self.new_line(self.wishes.address())
        line.say(upgrade(f"/api/tables/{table}/socket", **self.wishes.headers()))
        await asyncio.sleep(0.1)
        line.keep()
        line.say_in_a_frame(msgspec.json.encode({"type": "hello", "id": "h", "keys": keys}))
        self.sockets = [each for each in self.sockets[-8:] if not each.gone] + [line]

    def some_socket(self) -> Line | None:
        found = [line for line in self.sockets if not line.gone]
        return self.rng.choice(found) if found else None

    async def speak(self) -> None:
        """Something that makes sense, in one frame or several."""
        line = self.some_socket()
        actor = None if line is None else getattr(line.protocol, "actor", None)
        if line is None or actor is None:
            return
        text = msgspec.json.encode(self.evening.message(actor, line.protocol))
        match self.rng.randrange(6):
            case 0:
                middle = self.rng.randrange(len(text))
                for at, part in enumerate((text[:middle], text[middle:])):
                    line.say_in_a_frame(part, BOTH[at], bool(at))
            case 1:
                line.say_in_a_frame(text, torn=1 + self.rng.randrange(len(text)))
            case _:
                line.say_in_a_frame(text)

    async def play_on(self) -> None:
        """Whoever is asked and is here plays, again and again."""
        for _ in range(40):
            played = False
            for line in self.sockets:
                actor = None if line.gone else getattr(line.protocol, "actor", None)
                recorder = None if actor is None else actor.table.recorder
                if actor is None or recorder is None:
                    continue
                if not set(recorder.state.actors()) & set(line.protocol.seats):
                    continue
                message = self.evening.play(actor, line.protocol, f"p{self.rng.randrange(99)}")
                line.say_in_a_frame(msgspec.json.encode(message))
                played = True
                await asyncio.sleep(0.05)
            if not played:
                break
            await asyncio.sleep(self.rng.choice((0.1, 1.0, 3.0)))

    async def disturb(self) -> None:
        """What a socket should not say, or how it should not go."""
        line = self.some_socket()
        if line is None:
            return
        match self.rng.randrange(9):
            case 0:
                line.say_in_a_frame(b"\x00", Opcode.BINARY)
            case 1:
                line.say_in_a_frame(b"hey", Opcode.PING)
            case 2:
                line.say_in_a_frame(b"x" * self.rng.choice((8192, 8193)))
            case 3:
                line.say_in_a_frame(self.rng.choice((b"\xff\xfe", b"{}", b'{"type":"play"}')))
            case 4:
                line.say_in_a_frame(b"\x03\xe8bye", Opcode.CLOSE)
            case 5:
                line.go()
            case 6:
                line.protocol.pause_writing()
            case _:
                hint = b'{"type":"ask","id":"a","seat":0,"action":{}}'
                chat = b'{"type":"hello","id":"again","keys":[]}'
                for _ in range(self.rng.choice((3, 12, 40))):
                    line.say_in_a_frame(self.rng.choice((hint, hint, hint, chat)))

    async def babble(self) -> None:
        """A socket that is not greeted, or leads nowhere."""
        line = self.new_line(self.wishes.address())
        path = self.rng.choice(("/api/tables/x/socket", "/api/tables/x", "/api/tables/x/y/socket"))
        line.say(upgrade(path, **self.wishes.headers()))
        await asyncio.sleep(self.rng.choice((0.0, 0.1, 11.0)))
        if not line.gone:
            line.say_in_a_frame(self.rng.choice((b'{"type":"rematch","id":"r"}', b"{", b"[]")))
            keys = ["k" * 9] * self.rng.choice((1, 16, 17))
            line.say_in_a_frame(msgspec.json.encode({"type": "hello", "id": "h", "keys": keys}))

    # -- what nobody should do, and what the house does

    async def come_apart(self) -> None:
        """A request in pieces, with pauses that may be too long."""
        line = self.new_line(self.wishes.address())
        path, body = self.wishes.wish()
        long = self.rng.choice((b"", b"", b" " * 17_000))
        whole = request("POST", path, msgspec.json.encode(body) + long)
        if self.rng.randrange(4) == 0:
            whole = request("GET", "/health/live", None, X=self.rng.choice("xy") * 33_000)
        places = sorted(self.rng.randrange(len(whole)) for _ in range(3))
        for begin, end in zip((0, *places), (*places, len(whole)), strict=True):
            line.say(whole[begin:end])
            await asyncio.sleep(self.rng.choice((0.0, 0.0, 4.0, 9.0, 14.0, 16.0)))
            line.keep()
        if self.rng.randrange(3) == 0:
            line.go()

    async def crowd(self) -> None:
        """Many at once, over one connection or over several."""
        address = self.wishes.address()
        asked = request("GET", "/health/live")
        many = self.rng.choice((3, 20, 140))
        if self.rng.randrange(2):
            self.new_line(address).say(asked * many)
            return
        for _ in range(many // 2):
            self.new_line(address).say(asked)

    async def keep_house(self) -> None:
        await self.rng.choice(
            (
                *(self.hub.caretaker.sweep,) * 3,
                *(self.hub.caretaker.wake, self.hub.caretaker.try_itself),
                *(self.hub.caretaker.expire, self.hub.caretaker.look_after_broken),
            )
        )()


# -- a house


def visit(seed: int) -> list[str]:
    rng = random.Random(f"visit {seed}")

    async def live(folder: Path) -> list[str]:
        loop = asyncio.get_running_loop()
        store = InlineStore(folder / "log.sqlite3", loop)
        public = "https://play.example" if seed % 4 == 3 else ""
        settings = Settings(data=folder, public_address=public, expire=9000.0)
        hub = Hub(settings, store, cast(Thinkers, AdvisingBots(rng)))
        with mock.patch.object(hub.caretaker, "begin"):
            await hub.start()
        server = command.http_server(hub)
        server.config.load()
        server.lifespan = server.config.lifespan_class(server.config)
        try:
            return await Visits(hub, server, rng, seed).blocks()
        finally:
            for socket in list(hub.sockets):
                socket.shutdown()
            for actor in list(hub.actors.values()):
                hub.drop(actor, 1001, "idle")
            store.close()

    drawn = random.Random(f"chance {seed}")
    with (
        tempfile.TemporaryDirectory() as folder,
        chance_from(drawn),
        mock.patch.object(secrets, "token_bytes", drawn.randbytes),
        mock.patch.object(kept_in_house, "token_bytes", drawn.randbytes),
        mock.patch.object(Clerk, "do", at_hand),
        mock.patch.object(command, "Pages", partial(client, Path(folder))),
        asyncio.Runner(loop_factory=HurriedLoop) as runner,
    ):
        return runner.run(live(Path(folder)))


def kept() -> dict[int, list[str]]:
    lines = [line.split() for line in HASHES.read_text().splitlines()] if HASHES.exists() else []
    return {int(seed): blocks for seed, *blocks in lines}


if __name__ == "__main__":
    if sys.argv[1:]:
        for asked in sys.argv[1:]:
            print(*visit(int(asked)))
    else:
        HASHES.write_text("".join(" ".join([str(n), *visit(n)]) + "\n" for n in range(VISITS)))
