"""Connections without a network: a house's protocols on transports that keep what is written."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections import deque
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from websockets.frames import Frame, Opcode

from athanor import __version__
from athanor.server.command import QuietServer
from athanor.server.gate.pages import Pages

#: What follows from the day, the program's version and the libraries, not from the house.
UNTOLD: Final = (
    (re.compile(rb"(HTTP/1\.1 \d+) [^\r]*"), rb"\1"),
    (re.compile(rb"\r\nDate: [^\r]*"), b""),
    (re.compile(re.escape(__version__).encode()), b"version"),
)
SQUEEZED: Final = b"content-encoding: gzip"
LENGTH: Final = re.compile(rb"\r\ncontent-length: \d+")
HOST: Final = "127.0.0.1:8000"


class Line(asyncio.Transport):
    """A connection from an address. `told` is everything that came of it, with when."""

    def __init__(self, server: QuietServer, address: str) -> None:
        super().__init__({"peername": (address, 40_000), "sockname": ("127.0.0.1", 8000)})
        self.loop = asyncio.get_running_loop()
        self.told: list[tuple[float, bytes]] = []
        self.answers: list[bytes] = []
        self.coming: deque[bytes] = deque()
        self.reading = True
        self.gone = False
        self.protocol = cast(Any, server.connection())
        self.protocol.connection_made(self)

    def note(self, what: bytes) -> None:
        self.told.append((self.loop.time(), what))

    # -- what the one at the other end does

    def say(self, data: bytes) -> None:
        self.coming.append(data)
        self.pump()

    def pump(self) -> None:
        while self.coming and self.reading and not self.gone:
            self.protocol.data_received(self.coming.popleft())

    def say_in_a_frame(
        self, data: bytes, opcode: Opcode = Opcode.TEXT, whole: bool = True, torn: int = 0
    ) -> None:
        framed = Frame(opcode, data, fin=whole).serialize(mask=True)
        for piece in (framed[:torn], framed[torn:]) if torn else (framed,):
            self.say(piece)

    def go(self) -> None:
        """Closes at the other end."""
        if not self.gone:
            self.coming.clear()
            self.protocol.eof_received()
            self.end()

    def heard(self) -> list[Any]:
        """The messages on a socket since the last time."""
        found = [frame[frame.find(b"{") :] for frame in self.answers if b"{" in frame]
        self.answers.clear()
        return [msgspec.json.decode(each) for each in found if each.endswith(b"}")]

    # -- what the house does

    def write(self, data: Any) -> None:
        if not self.gone:
            self.answers.append(bytes(data))

    def keep(self) -> None:
        """What was written goes into what is told."""
        told = b"".join(self.answers)
        self.answers.clear()
        if told:
            self.note(plain(told))

    def close(self) -> None:
        self.end()

    def abort(self) -> None:
        if not self.gone:
            self.note(b"aborted")
        self.end()

    def end(self) -> None:
        if not self.gone:
            self.gone = True
            self.note(b"closed")
            self.loop.call_soon(self.lost)

    def lost(self) -> None:
        self.protocol.connection_lost(None)

    def is_closing(self) -> bool:
        return self.gone

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True
        self.loop.call_soon(self.pump)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = cast(Any, protocol)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.note(b"limits %r %r" % (high or 0, low or 0))

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.note(b"eof")


def request(method: str, path: str, body: bytes | None = None, **headers: str) -> bytes:
    """As a browser writes it; a header with nothing in it is left out."""
    told = {"Host": HOST} | {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        told = {"Content-Length": str(len(body))} | told
    lines = [f"{name}: {value}" for name, value in told.items() if value]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode() + (body or b"")


def upgrade(path: str, **headers: str) -> bytes:
    return request(
        "GET",
        path,
        None,
        Connection="Upgrade",
        Upgrade="websocket",
        Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
        Sec_WebSocket_Version="13",
        **headers,
    )


def plain(told: bytes) -> bytes:
    """Unsqueezed, for another zlib squeezes otherwise; and without what is not the house's."""
    head, gap, body = told.partition(b"\r\n\r\n")
    if SQUEEZED in head:
        head, body = LENGTH.sub(b"", head), gzip.decompress(body) if body else body
    told = head + gap + body
    for pattern, instead in UNTOLD:
        told = pattern.sub(instead, told)
    if b"# HELP" in body or b"athanor_tables" in body:
        told = LENGTH.sub(b"", head) + counted(body)
    return told


def counted(body: bytes) -> bytes:
    """Of the metrics, what does not hang on how busy this machine is."""
    lines = [line for line in body.split(b"\n") if line.startswith(b"athanor_")]
    busy = (b"lag", b"loop_tasks", b"clock_off")
    return b"\n".join(line for line in lines if not any(word in line for word in busy))


def client(folder: Path) -> Pages:
    """As much of a client as there is to serve."""
    index = "<head><!-- preview --><title>A</title><!-- /preview --></head>"
    files = {"index.html": index, "icon.svg": "<svg/>", "assets/a.js": "1" * 90, "w.js": "2" * 90}
    files |= {"assets/a.js.br": "br", "assets/a.js.gz": "gz", "previews/poison.jpg": "j"}
    for name, content in files.items():
        path = folder / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return Pages(folder / "static")
