"""What a guest without an account may try with connections alone, and with what is said on them."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
from functools import cache

from . import records
from .front import Front
from .register import attack, together, with_what


@attack
async def silent_connections(front: Front) -> None:
    """They connect and say nothing: the server must end it."""
    await together(*(front.raw(b"") for _ in range(100)))


@attack
async def half_headers(front: Front) -> None:
    half = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
    await together(*(front.raw(half) for _ in range(100)))


@attack
async def half_bodies(front: Front) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    await together(*(front.raw(head + b"Content-Length: 900\r\n\r\n{") for _ in range(100)))


@attack
async def drops_of_headers(front: Front) -> None:
    """One byte now and then, for as long as it is allowed."""

    async def drip() -> None:
        try:
            _, writer = await front.dial()
        except OSError:
            front.note(0, {"code": "closed"})
            return
        try:
            for byte in b"GET /api/house HTTP/1.1\r\nX: " + b"a" * 60:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.5)
            front.answers["SILENT"] += 1
        except OSError:
            front.note(0, {"code": "closed"})
        finally:
            writer.close()

    await together(*(drip() for _ in range(50)))


@attack
async def endless_body(front: Front) -> None:
    chunk = b"4000\r\n" + b"a" * 0x4000 + b"\r\n"
    head = b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    await together(*(front.raw(head + chunk * 1000) for _ in range(6)))


@attack
async def huge_headers(front: Front) -> None:
    many = "".join(f"X-{n}: {'a' * 900}\r\n" for n in range(300))
    await together(
        front.get("/" + "a" * 60_000),
        front.request("GET", "/api/house", b"", many),
        front.request("GET", "/api/house", b"", "X: " + "a" * 200_000 + "\r\n"),
    )


@with_what(records.short)
async def numbers_of_digits(front: Front) -> None:
    status, opened = await front.post("/api/replays", records.short())
    id = opened["id"] if status == 201 else "0" * 32
    for path in ("log/" + "9" * 5000, "views/0/" + "9" * 5000, "review/" + "9" * 4000):
        await front.get(f"/api/replays/{id}/{path}")
    await front.post("/api/tables/22222222222222/seats/" + "9" * 5000, {"name": "M"})


@cache
def squeezed() -> bytes:
    return gzip.compress(b" " * 50_000_000)


@with_what(squeezed)
async def squeezed_body(front: Front) -> None:
    bomb = squeezed()
    await front.post("/api/replays", bomb, "Content-Encoding: gzip\r\n")
    await front.post("/api/tables", bomb[:16_000], "Content-Encoding: gzip\r\n")


@attack
async def pipelined(front: Front) -> None:
    one = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    await together(*(front.raw(one * 300) for _ in range(5)))


@attack
async def rubbish(front: Front) -> None:
    rng = random.Random(1)
    await together(*(front.raw(rng.randbytes(4000)) for _ in range(40)))


@attack
async def sockets_without_hello(front: Front) -> None:
    head = (
        f"GET /api/tables/22222222222222/socket HTTP/1.1\r\nHost: 127.0.0.1:{front.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await together(*(front.raw(head.encode()) for _ in range(120)))


@attack
async def rubbish_on_sockets(front: Front) -> None:
    table, key = await front.open()
    wrong = ["{", "[]", '"x"', "null", '{"type":"zzz"}', os.urandom(2000), "x" * 8000, "y" * 9000]
    await together(*(front.talk(table, key, each, wait=3) for each in wrong * 4))


@attack
async def deaf_reader(front: Front) -> None:
    """Asks for much and reads nothing."""
    from websockets.asyncio.client import connect

    table, key = await front.open()
    address = f"ws://127.0.0.1:{front.port}/api/tables/{table}/socket"
    hello = json.dumps({"type": "hello", "id": "h", "keys": [key]})
    try:
        async with connect(address, compression=None, local_addr=(front.address, 0)) as socket:
            socket.transport.pause_reading()
            for _ in range(99):
                await socket.send(hello)
            await asyncio.sleep(3)
            front.answers["kept waiting"] += 1
    except Exception as error:
        front.answers[type(error).__name__] += 1


@attack
async def names_in_disguise(front: Front) -> None:
    for name in ("\u200b\u200b", "\u3164", "A\u0300" * 200, "\u202eadA", "x" * 5000, "\ud800"):
        await front.post("/api/tables", {"game": "poison", "name": name, "seats": [{}, {}, {}]})


@attack
async def pages_flood(front: Front) -> None:
    paths = ["/", "/api/openapi.json", "/api/house", "/api/ratings/poison", "/metrics", "/health"]
    await together(*(front.get(path) for path in paths * 40))
