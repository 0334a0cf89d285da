"""Evenings at a table, folded into hashes: whatever a table would do otherwise changes one of them.

A whole house runs in the test's own loop (`hurried.py`). People come, sit, play, talk,
take back, leave and come back, at random; every frame that anybody is sent goes into the hash.

    PYTHONPATH=src python -m tests.server.evening    writes the hashes anew, if that is meant
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from athanor.contract import AthanorError
from athanor.server.house.hub import Hub
from athanor.server.settings import Settings
from athanor.server.store import accounts, positions
from athanor.server.table import receive
from athanor.server.table.actor import Actor
from athanor.server.table.guest import SPECTATOR, Viewers
from athanor.server.table.keeping import open_table
from athanor.server.wire import messages
from athanor.server.wire.messages import ClientMessages, Hello
from athanor.server.wire.resources import ClockPlan, OpenTable, SeatPlan, Sit
from athanor.server.workers.thinkers import Thinkers
from tests.server.hurried import WRITE, Bots, HurriedLoop, InlineStore, chance_from

Options = dict[str, bool | int | str]

HASHES: Final = Path(__file__).with_name("evenings.txt")
EVENINGS: Final = 20
#: So many things are done in an evening, and so many have one hash.
DEEDS: Final = 200
BLOCK: Final = 10
DIGITS: Final = 6
CLOCKS: Final = (
    None,
    None,
    ClockPlan("move", 20),
    ClockPlan("move", 30, zero="lose"),
    ClockPlan("bank", 60, increment=3, pause=True),
    ClockPlan("bank", 45, zero="lose"),
    ClockPlan("days", 86400, zero="lose"),
)
GAMES: Final[Sequence[tuple[str, int, Options]]] = (
    ("poison", 3, {"hand": "short"}),
    ("kazaam", 2, {}),
    ("alakazoo", 2, {}),
    ("poison", 4, {"hand": "short"}),
    ("kazaam", 3, {}),
    ("poison", 3, {"hand": "short"}),
    ("alkemy", 2, {"setup": "quick"}),
)
LEVELS: Final = ("", "", "random", "novice", "adept", "nobody")
PAUSES: Final = (*(0.0, 0.05, 0.5, 1.0, 2.5) * 4, 4.0, 8.0, 21.0, 35.0, 95.0, 700.0)


class Person:
    """Somebody at a screen, with the keys they have."""

    def __init__(self, evening: Evening, number: int) -> None:
        self.evening = evening
        self.address = f"10.0.{number}.1"
        self.keys: list[str] = []
        self.seats: tuple[int, ...] = ()
        self.viewers: Viewers = SPECTATOR
        self.open = False
        self.number = number

    def send(self, frame: bytes) -> None:
        self.evening.note(self.number, frame)

    def close(self, code: int, reason: str) -> None:
        self.open = False
        self.evening.note(self.number, f"{code} {reason}".encode())


class Evening:
    def __init__(self, seed: int, hub: Hub, rng: random.Random) -> None:
        self.seed = seed
        self.hub = hub
        self.rng = rng
        self.fold = sha256()
        self.people = [Person(self, number) for number in range(5)]
        self.id = ""
        self.sent: list[ClientMessages] = []
        self.count = 0

    def note(self, who: int, what: bytes) -> None:
        self.fold.update(b"%d %f " % (who, self.hub.loop.time()) + what)

    async def blocks(self) -> list[str]:
        found: list[str] = []
        await self.open_table()
        for deed in range(1, DEEDS + 1):
            await asyncio.sleep(self.rng.choice(PAUSES))
            try:
                await self.do_something()
            except AthanorError as refusal:
                self.note(9, f"{refusal.code} {refusal.facts}".encode())
            if deed % BLOCK == 0:
                await self.look_around()
                found.append(self.fold.hexdigest()[:DIGITS])
        return found

    async def open_table(self) -> None:
        game_id, seats, options = GAMES[self.seed % len(GAMES)]
        counted = self.seed % 4 == 3
        names = [await self.account(n) if counted else "" for n in range(len(self.people))]
        self.accounts = names
        plans = [SeatPlan() for _ in range(seats - self.seed % 2)]
        plans += [SeatPlan(bot="novice") for _ in range(self.seed % 2)]
        wanted = OpenTable(
            game=game_id,
            name="Ada",
            seats=plans,
            options=options,
            public=bool(self.rng.randrange(2)),
            nonce="salt",
            clock=CLOCKS[self.seed * 3 // 7 % len(CLOCKS)],
            hints=self.seed % 5 != 4,
            stand_in=self.rng.choice(("", "novice")),
        )
        host = self.people[0]
        seated = await self.hub.open(wanted, host.address, account=names[0])
        self.id = seated.table.id
        host.keys.append(seated.key)
        for number in range(1, seats - self.seed % 2):
            with suppress(AthanorError):
                await self.sit(self.people[number], number)
        actor = await self.actor()
        for person in self.people[: seats + 1]:
            self.enter(actor, person)

    async def account(self, number: int) -> str:
        return await self.hub.store.change(accounts.create, f"P{number}", self.hub.now())

    async def sit(self, person: Person, seat: int) -> None:
        name = self.rng.choice((f"P{person.number}", "Ada", "Zoë", ""))
        wanted = Sit(name=name or "Bo", nonce="pepper", stand_in=self.rng.choice(("", "random")))
        account = self.accounts[person.number]
        seated = await self.hub.sit(self.id, seat, wanted, account, person.address)
        person.keys.append(seated.key)

    async def actor(self) -> Actor:
        return await self.hub.find(self.id)

    # -- what people do

    async def do_something(self) -> None:
        actor = await self.actor()
        person = self.chosen(actor)
        if not person.open:
            self.enter(actor, person)
            return
        lot = self.rng.randrange(100)
        if lot < 4:
            person.open = False
            actor.leave(person)
        elif lot < 6:
            await self.sit(person, self.rng.randrange(len(actor.table.seats) + 1))
        elif lot < 7:
            self.hub.drop(actor, 1001, "idle")
        elif lot < 9:
            self.enter(actor, person)
        elif lot < 12 and self.sent:
            receive.receive(actor, person, self.rng.choice(self.sent))
        else:
            message = self.message(actor, person)
            self.sent = [*self.sent[-20:], message]
            receive.receive(actor, person, message)

    def chosen(self, actor: Actor) -> Person:
        """Mostly one of those whose turn it is."""
        asked = {number for number, seat in enumerate(actor.table.seats) if seat.asked is not None}
        some = [each for each in self.people if asked & set(each.seats)]
        return self.rng.choice(some if some and self.rng.randrange(3) else self.people)

    def enter(self, actor: Actor, person: Person) -> None:
        person.open = True
        self.count += 1
        since = self.rng.choice((0, 0, max(0, actor.table.sequence - self.rng.randrange(6))))
        held = person.keys if self.rng.randrange(8) else []
        receive.receive(actor, person, Hello(id=f"h{self.count}", keys=held, since=since))

    def message(self, actor: Actor, person: Person) -> ClientMessages:
        """Mostly what makes sense at this moment."""
        self.count += 1
        table = actor.table
        id = f"m{self.count}"
        seat = self.rng.choice(person.seats) if person.seats else 0
        other = self.rng.randrange(-1, len(table.seats) + 1)
        state = None if table.recorder is None else table.recorder.state
        if state is None and self.rng.randrange(3) == 0:
            return messages.Start(id=id, bot=self.rng.choice(("adept", "novice")), nonce="n")
        if state is not None and self.rng.randrange(3) and not state.over:
            return self.play(actor, person, id)
        if self.rng.randrange(12) == 0:
            seat = other
        step = 0 if state is None else state.step - (self.rng.randrange(6) == 0)
        return self.rng.choice(self.choices(actor, id, seat, other, step))

    def play(self, actor: Actor, person: Person, id: str) -> ClientMessages:
        assert actor.table.recorder is not None
        state = actor.table.recorder.state
        asked = [seat for seat in state.actors() if seat in person.seats] or state.actors()
        seat = self.rng.choice(asked)
        actions = state.legal(seat) or state.legal(state.actors()[0])
        action = msgspec.to_builtins(self.rng.choice(actions))
        step = state.step + (self.rng.randrange(12) == 0)
        undos = self.rng.choice((None, actor.table.undos, actor.table.undos + 1))
        undos = undos if self.rng.randrange(4) == 0 else None
        if self.rng.randrange(10) == 0:
            return messages.Ask(id=id, seat=seat, action=action)
        return messages.Play(id=id, seat=seat, step=step, action=action, undos=undos)

    def choices(
        self, actor: Actor, id: str, seat: int, other: int, step: int
    ) -> list[ClientMessages]:
        level = self.rng.choice(LEVELS)
        kinds = [*actor.table.game.orders, "nothing"]
        kind = self.rng.choice(kinds)
        orders = [*actor.table.game.orders.get(kind, ()), "", "nothing"]
        words = self.rng.choice(("hello", "  ", "x" * 301, "how are you?", "é" * 300))
        names = self.rng.choice(("Ada", "Bea", "P1", "ΡΑ", "x" * 33, "", "Cleo"))
        chat = messages.Chat(id=id, seat=seat, text=words)
        phrase = messages.Chat(id=id, seat=seat, phrase=self.rng.choice(("ouch", "nothing")))
        agreed = bool(self.rng.randrange(3))
        return [
            *(chat, phrase, chat, phrase),
            *(messages.Undo(id=id, seat=seat, step=step) for _ in range(4)),
            *(messages.AnswerUndo(id=id, seat=other, agreed=agreed) for _ in range(2)),
            *(messages.AnswerUndo(id=id, seat=seat, agreed=agreed) for _ in range(3)),
            messages.MayUndo(id=id, seat=seat),
            *(messages.Cover(id=id, seat=other, bot=level) for _ in range(3)),
            messages.Cover(id=id, seat=seat, bot=level),
            messages.Cover(id=id, seat=seat, bot=""),
            messages.StandIn(id=id, seat=seat, bot=level),
            messages.Rename(id=id, seat=seat, name=names),
            *(messages.Hint(id=id, seat=seat, step=step) for _ in range(3)),
            *(messages.Order(id=id, seat=seat, kind=kind, order=each) for each in orders),
            messages.Report(id=id, seat=other, reason="chat", words=words),
            messages.Remove(id=id, seat=other),
            messages.Rematch(id=id),
            messages.Subscribe(id=id, seat=seat, endpoint=""),
            *(messages.Leave(id=id, seat=seat) for _ in range(self.rng.randrange(8) == 0)),
        ]

    # -- what else there is to see

    async def look_around(self) -> None:
        """The table as its log tells it is the table in the memory; what the house knows of it."""
        await asyncio.sleep(1)
        actor = await self.actor()
        while actor.pending:
            await asyncio.sleep(WRITE)
        rows = await self.hub.store.read(self.id)
        again = open_table(self.id, rows, await self.hub.store.look(positions.get, self.id))
        assert again is not None
        for table in (actor.table, again):
            self.note(7, msgspec.json.encode([table.sequence, table.times(), table.result]))
            self.note(7, repr([told_of(seat) for seat in table.seats]).encode())
        for at, entry in rows:
            self.note(8, b"%d " % at + entry)
        self.note(8, msgspec.json.encode(actor.info()))
        self.note(8, msgspec.json.encode(self.hub.public.listed()))
        counted = vars(self.hub.metrics).values()
        self.note(8, repr([each for each in counted if isinstance(each, int)]).encode())
        self.note(8, repr(self.hub.metrics.acknowledged.counts).encode())


def told_of(seat: Any) -> list[Any]:
    return [getattr(seat, name) for name in sorted(seat.__slots__) if name != "told_at"]


def evening(seed: int) -> list[str]:
    rng = random.Random(seed)

    async def live(folder: Path) -> list[str]:
        loop = asyncio.get_running_loop()
        store = InlineStore(folder / "log.sqlite3", loop)
        hub = Hub(Settings(data=folder), store, cast(Thinkers, Bots(rng)))
        try:
            return await Evening(seed, hub, rng).blocks()
        finally:
            for actor in list(hub.actors.values()):
                hub.drop(actor, 1001, "idle")
            store.close()

    with (
        tempfile.TemporaryDirectory() as folder,
        chance_from(rng),
        asyncio.Runner(loop_factory=HurriedLoop) as runner,
    ):
        return runner.run(live(Path(folder)))


def kept() -> dict[int, list[str]]:
    lines = [line.split() for line in HASHES.read_text().splitlines()] if HASHES.exists() else []
    return {int(seed): blocks for seed, *blocks in lines}


if __name__ == "__main__":
    HASHES.write_text(
        "".join(" ".join([str(seed), *evening(seed)]) + "\n" for seed in range(EVENINGS))
    )
