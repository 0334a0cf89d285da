"""Honest people at many tables, in a process of their own: how long do their moves take?"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .front import Front

#: What is played at the tables, in turn: a game, how many people, how many masters.
TABLES = [("poison", 4, 0)] * 6 + [("kazaam", 3, 0)] * 2 + [("alakazoo", 2, 0)] + [("poison", 2, 2)]
PACE = 2.0
#: In games with standing orders the house hears no answer sooner than this, so that an order is not
#: told from a hand; who answers later is not held back, and is acknowledged at once.
HEARD = 2.25
WITH_ORDERS = ("kazaam",)


class Times:
    """Acknowledgement times, with the moment of each, and what went wrong."""

    def __init__(self) -> None:
        self.moves: list[tuple[float, float]] = []
        self.problems: list[str] = []

    def since(self, moment: float) -> list[float]:
        return sorted(took for at, took in self.moves if at >= moment)


class Table:
    """Everyone at one table, each on a socket of their own, from one house with one address."""

    def __init__(self, port: int, number: int, times: Times) -> None:
        self.game, self.people, self.bots = TABLES[number % len(TABLES)]
        self.front = Front(port, f"127.0.1.{number % 250 + 1}")
        self.port = port
        self.times = times
        self.rng = random.Random(number)

    async def live(self) -> None:
        while True:
            try:
                await self.play_one()
            except (OSError, WebSocketException, EOFError) as error:
                self.times.problems.append(f"{self.game}: {type(error).__name__} {error}")
                await asyncio.sleep(0.5)

    async def play_one(self) -> None:
        seats = [{}] * self.people + [{"bot": "master"}] * self.bots
        plan = {"game": self.game, "name": "Ada", "seats": seats}
        status, first = await self.front.post("/api/tables", plan)
        if status != 201:
            raise OSError(f"no table: {first}")
        id, keys = first["table"]["id"], [first["key"]]
        for seat in range(1, self.people):
            path = f"/api/tables/{id}/seats/{seat}"
            status, sat = await self.front.post(path, {"name": f"Guest {seat}"})
            if status != 201:
                raise OSError(f"no seat: {sat}")
            keys.append(sat["key"])
        async with asyncio.TaskGroup() as group:
            for seat, key in enumerate(keys):
                group.create_task(self.sit(id, seat, key))

    async def sit(self, id: str, seat: int, key: str) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket"
        async with connect(
            address, compression=None, local_addr=(self.front.address, 0), max_size=None
        ) as socket:
            await self.play(socket, seat, key)

    async def play(self, socket: Any, seat: int, key: str) -> None:
        await socket.send(json.dumps({"type": "hello", "id": "h", "keys": [key]}))
        sent: dict[str, float] = {}
        started = False
        step = -1
        while True:
            message = json.loads(await socket.recv())
            came = sent.pop(message.get("id", ""), None)
            if came is not None and message["type"] == "done":
                now = time.monotonic()
                self.times.moves.append((now, now - came))
            elif message["type"] == "refused" and message["code"] != "table-moved-on":
                self.times.problems.append(f"{self.game}: refused {message['code']}")
            if message["type"] == "welcome" and seat == 0 and not started:
                started = True
                await socket.send(json.dumps({"type": "start", "id": "start", "bot": "master"}))
            for feed in message.get("feeds", ()):
                view = feed["view"]
                if view["result"] is not None:
                    return
                if view["actions"] and view["step"] > step:
                    step = view["step"]
                    asyncio.get_running_loop().create_task(
                        self.move(socket, seat, view, sent, f"m{step}")
                    )

    async def move(
        self, socket: Any, seat: int, view: Any, sent: dict[str, float], id: str
    ) -> None:
        pause = self.rng.uniform(0.5, 1.5) * PACE
        await asyncio.sleep(max(pause, HEARD) if self.game in WITH_ORDERS else pause)
        action = self.rng.choice(view["actions"])
        sent[id] = time.monotonic()
        wish = {"type": "play", "id": id, "seat": seat, "step": view["step"], "action": action}
        try:
            await socket.send(json.dumps(wish))
        except WebSocketException:
            sent.pop(id, None)


async def keep_playing(port: int, tables: int, orders: Any, answers: Any) -> None:
    """Plays until it is told to stop; after each "since" it answers with the times since then."""
    times = Times()
    tasks = []
    for number in range(tables):
        tasks.append(asyncio.create_task(Table(port, number, times).live()))
        await asyncio.sleep(0.02)
    loop = asyncio.get_running_loop()
    while (order := await loop.run_in_executor(None, orders.get)) is not None:
        answers.put((times.since(order), list(times.problems)))
        times.problems.clear()
    for task in tasks:
        task.cancel()


def people(port: int, tables: int, orders: Any, answers: Any) -> None:
    """The process."""
    asyncio.run(keep_playing(port, tables, orders, answers))
