"""Four people in their browsers, two servers behind one address: the one that holds the table dies,
and nobody has to do anything about it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.house import Server
from tests.server.postgres import Postgres
from tests.web.people import Person

#: Reloading would forget it.
STAYED = "window.stayed = true"


class Front:
    """What stands before the servers: every connection goes to the first that takes it."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.spawn(self.receive)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def spawn(self, work: object, *arguments: object) -> None:
        threading.Thread(target=work, args=arguments, daemon=True).start()  # type: ignore[arg-type]

    def receive(self) -> None:
        with suppress(OSError):  # the listener is closed: that was all
            while True:
                guest, _ = self.listener.accept()
                self.spawn(self.lead, guest)

    def lead(self, guest: socket.socket) -> None:
        for server in self.servers:
            with suppress(OSError):
                host = socket.create_connection(("127.0.0.1", server.port))
                self.spawn(self.pump, host, guest)
                self.pump(guest, host)
                return
        guest.close()

    def pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[list[Server]]:
    postgres = Postgres()
    servers: list[Server] = []
    try:
        postgres.start()
        url = postgres.new()
        for number in (0, 1):
            server = Server(tmp_path / f"server{number}", database_url=url, bot_workers=1)
            servers.append(server)
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
        postgres.remove()


def test_the_server_of_a_table_of_four_dies_and_nobody_reloads(
    pair: list[Server], chromium: Browser
) -> None:
    front = Front(pair)
    people = [Person(chromium, front.address, name) for name in ("Ada", "Nour", "Kim", "Lea")]
    ada, *others = people
    ada.open_table("open", "open", "open")
    for each in others:
        each.sit(ada.link)
    ada.find("start").click()
    ada.await_turn()
    for each in people:
        each.page.evaluate(STAYED)
        each.play_on(2)
    for each in people:
        each.pause()
    pair[0].kill()
    for each in people:
        each.play_on(3)
    for each in people:
        each.pause()
        assert each.page.evaluate("window.stayed"), f"{each.name} reloaded"
        welcomes = [message for message in each.heard if message["type"] == "welcome"]
        assert welcomes[-1]["since"] > 0, "the whole table was told again"
        expect(each.page.locator(".lost")).to_have_count(0)
        assert [e for e in each.errors if "WebSocket" not in e and "ERR_" not in e] == []
    assert pair[1].metric("tables_taken_over_total") == 1
    for each in people:
        each.context.close()
    front.listener.close()
