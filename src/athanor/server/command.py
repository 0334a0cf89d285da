"""`athanor serve`, `backup` and `tables`: what an operator types, and how it is refused."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import faulthandler
import importlib
import logging
import os
import socket
import sqlite3
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from athanor.contract import AthanorError, BadRequest
from athanor.texts import Texts, system_language

from . import diagnostics, platform
from .gate.address import read_proxies
from .gate.app import application
from .gate.door import Door
from .gate.http import HttpConnection
from .gate.pages import Pages
from .gate.socket import TableSocket
from .house import garbage
from .house.budgets import read_shares
from .house.hub import Hub
from .settings import Settings
from .store import moving
from .store.files import backup_database, look_into, open_database, refusal
from .store.house import all_aside, count_stages
from .store.sqlite import SqliteStore
from .store.store import Store, Unreadable
from .workers.thinkers import Thinkers

log: Final = logging.getLogger("athanor.server")

#: How long a thread may hold the interpreter: shorter than most of what the loop does in one go. It
#: lets go after each, only to take it again at once, and who was woken by that and came too late
#: begins to wait anew: with more than this the writer would starve in a crowd of requests.
SWITCH_SECONDS: Final = 0.00005
BACKLOG: Final = 4096
OpenStore = Callable[[Settings, str, asyncio.AbstractEventLoop], Store]
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def serve(
    *,
    port: int,
    host: str = "127.0.0.1",
    data: Path | None = None,
    public_address: str = "",
    log_level: str = "info",
    open_browser: bool = False,
    database: str = "",
) -> None:
    """Runs the table server until it is told to stop. Exits with 2 if it cannot start."""
    settings = Settings(
        data=data or platform.default_data(),
        host=host,
        port=port,
        public_address=public_address.rstrip("/"),
        log_level=log_level,
        push_key=os.environ.get("ATHANOR_PUSH_KEY", ""),
        push_contact=os.environ.get("ATHANOR_PUSH_CONTACT", "mailto:operator@localhost"),
        database_url=database,
        node_address=os.environ.get("ATHANOR_NODE_ADDRESS", "").rstrip("/"),
    )
    with refusing():
        settings = msgspec.structs.replace(
            settings,
            shares=read_shares(os.environ.get("ATHANOR_SHARES", "")),
            names=tuple(os.environ.get("ATHANOR_NAMES", "").replace(",", " ").split()),
            trusted_proxies=read_proxies(os.environ.get("ATHANOR_TRUSTED_PROXIES", "")),
        )
        if log_level.lower() not in LOG_LEVELS:
            raise BadRequest("log-level", level=log_level, known=", ".join(LOG_LEVELS))
        if public_address and not public_address.startswith(("http://", "https://")):
            raise BadRequest("public-address", address=public_address)
        run(settings, open_browser)


def backup(data: Path | None, target: Path) -> None:
    """Copies the database of a server, which may be running, into a file."""
    source = Settings(data=data or platform.default_data()).database
    with refusing():
        if not source.exists():
            raise BadRequest("data-missing", folder=str(source.parent))
        if target.exists():
            raise BadRequest("backup-exists", file=str(target))
        try:
            descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            os.close(descriptor)
        except OSError as error:
            raise BadRequest(
                "backup-unwritable", file=str(target), reason=error.strerror or str(error)
            ) from None
        try:
            backup_database(source, target)
        except AthanorError:
            target.unlink()
            raise


def tables(data: Path | None, broken: bool, database: str = "") -> None:
    """How many tables a database holds, or which of them the server has set aside, and why."""
    path = Settings(data=data or platform.default_data()).database
    texts = Texts(system_language())
    with refusing():
        if database:
            with opened(database, make=False) as connection:
                stages, aside = count_stages(connection), all_aside(connection)
        elif not path.exists():
            raise BadRequest("data-missing", folder=str(path.parent))
        else:
            stages, aside = look_into(path)
    if not broken:
        for stage, count in stages:
            sys.stdout.write(f"{texts(f'tables-{stage}')}: {count}\n")
        sys.stdout.write(f"{texts('tables-aside')}: {len(aside)}\n")
        return
    for each in aside:
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.at / 1000))
        sys.stdout.write(f"{each.table}  {since}  {each.code}: {each.reason}\n")
    if not aside:
        sys.stdout.write(texts("tables-none-aside") + "\n")


def move(source: str, target: str) -> None:
    """Copies a house into another database, and proves that nothing is missing."""
    texts = Texts(system_language())
    with refusing(), opened(source, make=False) as old, opened(target, make=True) as new:
        moving.check_quiet(old, source)
        moving.check_quiet(new, target)
        moving.check_empty(new, target)
        moved = moving.move(old, new)
    counts = {"logs": moved.logs, "entries": moved.entries, "rows": moved.rows}
    sys.stdout.write(texts("move-done", **counts) + "\n")


@contextlib.contextmanager
def opened(where: str, make: bool) -> Iterator[Connection]:
    """A database by its address, or in a data directory that no server uses."""
    if "://" in where:
        connection = shared_store().open_connection(where)
        with contextlib.closing(connection):
            yield connection
        return
    path = Settings(data=Path(where)).database
    if not make and not path.exists():
        raise BadRequest("data-missing", folder=where)
    with claimed(path.parent), contextlib.closing(open_database(path)) as connection:
        yield connection


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """A refusal is one line in the operator's language, and exit code 2."""
    try:
        yield
    except AthanorError as error:
        sys.stderr.write(Texts(system_language()).error(error) + "\n")
        raise SystemExit(2) from None


def run(settings: Settings, open_browser: bool = False, store: OpenStore | None = None) -> None:
    """`serve` with all settings; tests may bring a store of their own."""
    alone = contextlib.nullcontext() if settings.database_url else claimed(settings.data)
    with alone, listening(settings.host, settings.port) as listener:
        diagnostics.set_up(settings.log_level)
        faulthandler.enable()  # should C code ever crash, the log says where
        sys.setswitchinterval(SWITCH_SECONDS)
        with asyncio.Runner(loop_factory=platform.new_loop) as runner:
            runner.run(live(settings, listener, open_browser, store or open_store))


def open_store(settings: Settings, address: str, loop: asyncio.AbstractEventLoop) -> Store:
    """One file in the data directory, or a database that other servers share."""
    if not settings.database_url:
        return SqliteStore(settings.database, loop)
    found: Store = shared_store().PostgresStore(
        settings.database_url, loop, address, settings.lease
    )
    return found


def shared_store() -> Any:
    """PostgreSQL's library is an extra."""
    try:
        return importlib.import_module("athanor.server.store.postgres")
    except ImportError as error:
        if (error.name or "").partition(".")[0] != "psycopg":
            raise
        raise BadRequest("database-extra") from None


@contextlib.contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The data directory, made if needed, for this process alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o600)
        os.chmod(folder / "lock", 0o600)
        lock = os.fdopen(descriptor, "w")
    except OSError as error:
        raise BadRequest(
            "data-unwritable", folder=str(folder), reason=error.strerror or str(error)
        ) from None
    with lock:
        try:
            platform.take_lock(lock.fileno())
        except OSError:
            raise BadRequest("data-in-use", folder=str(folder)) from None
        yield


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        platform.claim_port(listener)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise BadRequest("port-taken", port=str(port), host=host) from None
        reason = str(getattr(error, "strerror", None) or error)
        raise BadRequest("address-refused", port=str(port), host=host, reason=reason) from None
    with listener:
        yield listener


async def live(
    settings: Settings,
    listener: socket.socket,
    open_browser: bool,
    make_store: OpenStore,
) -> None:
    loop = asyncio.get_running_loop()
    store = make_store(settings, node_address(settings, listener), loop)
    hub = Hub(
        settings, store, Thinkers(settings.bot_workers, settings.think, settings.bot_patience)
    )
    try:
        await hub.start()
    except Unreadable as error:
        await hub.stop()
        if isinstance(error.__cause__, (sqlite3.Error, DBAPIError)):
            raise refusal(settings.database, error.__cause__) from None
        raise
    hub.thinkers.warm_up()
    server = http_server(hub)
    platform.on_stop(loop, partial(leave, hub, server))
    address = settings.public_address or local_address(listener)
    say_where(address, open_browser)
    garbage.in_small_pieces()
    try:
        await server.serve(sockets=[listener])
    finally:
        await hub.stop()
        log.info("stopped")


def leave(hub: Hub, server: QuietServer) -> None:
    """Asked once, a server of several hands over its tables first; asked twice, it just stops."""
    if not hub.store.shared or hub.store.leaving:
        server.ask_to_stop()
        return

    async def hand_over() -> None:
        try:
            await hub.circle.leave()
        finally:
            server.ask_to_stop()

    hub.leaving = hub.loop.create_task(hand_over())


def http_server(hub: Hub) -> QuietServer:
    config = uvicorn.Config(
        application(hub, Pages()),
        http=partial(HttpConnection, hub),  # type: ignore[arg-type]
        ws=partial(TableSocket, hub),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # see gate/address.py
        backlog=BACKLOG,
        timeout_graceful_shutdown=5,
    )
    return QuietServer(config)


class QuietServer(uvicorn.Server):
    """uvicorn, with a door of our own and signals left to us: told to stop, it stops, and that is
    no error."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        for listener in sockets or ():
            door = Door(listener, self.connection)
            await door.open()
            self.servers.append(door)  # type: ignore[arg-type]

    def connection(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def ask_to_stop(self) -> None:
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def node_address(settings: Settings, listener: socket.socket) -> str:
    """Where other servers of the same database find this one."""
    if settings.node_address:
        return settings.node_address
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_address(listener: socket.socket) -> str:
    name: Any = listener.getsockname()
    host, port = name[0], name[1]
    if host in ("0.0.0.0", "::"):  # noqa: S104
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def say_where(address: str, open_browser: bool) -> None:
    texts = Texts(system_language())
    sys.stdout.write(texts("serve-ready", address=address) + "\n")
    if open_browser:
        try:
            opened = webbrowser.open(address)
        except webbrowser.Error:
            opened = False
        if not opened:
            sys.stdout.write(texts("serve-no-browser", address=address) + "\n")
    sys.stdout.flush()
