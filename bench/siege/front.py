"""One address that speaks to the server: HTTP by hand, so that it can also be spoken badly, and
sockets. Everything it is answered is kept as a code."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 60.0
Json = dict[str, Any]


class Front:
    """`answers` counts what came back, by code; `silent` is what never got an answer."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.answers: Counter[str] = Counter()

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=2**26
        )

    async def raw(self, data: bytes, patience: float = PATIENCE) -> tuple[int, Any]:
        """Sends bytes and reads one answer; status 0 is a connection closed without one."""
        try:
            reader, writer = await self.dial()
        except OSError:
            return self.note(0, {"code": "closed"})
        try:
            writer.write(data)
            return self.note(*await asyncio.wait_for(read_answer(reader), patience))
        except TimeoutError:
            return self.note(-1, {"code": "SILENT"})
        except (OSError, EOFError, asyncio.IncompleteReadError):
            return self.note(0, {"code": "closed"})
        finally:
            writer.close()

    def note(self, status: int, body: Any) -> tuple[int, Any]:
        code = body.get("code", "") if isinstance(body, dict) else ""
        self.answers[f"{status} {code}".strip()] += 1
        return status, body

    async def request(self, method: str, path: str, body: bytes = b"", head: str = "") -> Any:
        return await self.raw(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{head}\r\n".encode()
            + body
        )

    async def get(self, path: str) -> tuple[int, Any]:
        found: tuple[int, Any] = await self.request("GET", path)
        return found

    async def post(self, path: str, body: object, head: str = "") -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        found: tuple[int, Any] = await self.request("POST", path, data, head)
        return found

    async def open(self, game: str = "poison", bots: int = 2, **more: object) -> tuple[str, str]:
        """A table of one's own: its id and the key of seat 0; empty if it was refused."""
        seats = [{}] + [{"bot": "random"}] * bots
        wish = {"game": game, "name": "Mallory", "seats": seats} | more
        status, opened = await self.post("/api/tables", wish)
        return (opened["table"]["id"], opened["key"]) if status == 201 else ("", "")

    async def talk(
        self, table: str, key: str, *messages: Json | str | bytes, wait: float = 5.0
    ) -> list[Json]:
        """Says hello and these messages; hears until all are answered, or for a while."""
        heard: list[Json] = []
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        try:
            async with connect(
                address, compression=None, local_addr=(self.address, 0), max_size=None
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "id": "h", "keys": [key]}))
                for message in messages:
                    await socket.send(
                        message if isinstance(message, (str, bytes)) else json.dumps(message)
                    )
                async with asyncio.timeout(wait):
                    while True:
                        heard.append(json.loads(await socket.recv()))
                        self.hear(heard[-1])
        except TimeoutError:
            pass
        except ConnectionClosed as closed:
            self.answers[f"closed {closed.rcvd.code if closed.rcvd else ''}".strip()] += 1
        except (OSError, InvalidHandshake) as error:
            self.answers[f"no socket: {type(error).__name__}"] += 1
        return heard

    def hear(self, message: Json) -> None:
        if message["type"] == "refused":
            self.answers[f"refused {message['code']}"] += 1
        elif "id" in message:
            self.answers[message["type"]] += 1


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, Any]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    length = 0
    for line in head.split("\r\n"):
        if line.startswith("content-length:"):
            length = int(line.split(":")[1])
    body = await reader.readexactly(length) if length else await reader.read(2**20)
    try:
        return status, json.loads(body)
    except ValueError:
        return status, {"code": "" if status < 400 else "no-json"}
