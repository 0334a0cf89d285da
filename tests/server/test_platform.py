"""The server on systems that are not at hand: stand-ins for what they have and lack."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from athanor.server import platform

SERVER = Path(platform.__file__).parent
SOURCES = SERVER.parents[1]

#: What Windows' Python has not, under any name.
MISSING_MODULES = {"fcntl", "grp", "posix", "pwd", "resource", "termios", "uvloop"}
MISSING_NAMES = {
    ("os", "fchmod"),
    ("os", "fork"),
    ("os", "getuid"),
    ("os", "killpg"),
    ("os", "nice"),
    ("os", "statvfs"),
    ("signal", "SIGKILL"),
    ("signal", "SIGPROF"),
    ("signal", "alarm"),
    ("signal", "setitimer"),
}


class Windows:
    """msvcrt, with a lock that one has at a time."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.held: list[tuple[int, int]] = []

    def locking(self, descriptor: int, how: int, length: int) -> None:
        assert (how, length) == (self.LK_NBLCK, 1)
        if self.held:
            raise OSError(13, "Permission denied")
        self.held.append((descriptor, length))


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Windows:
    found = Windows()
    monkeypatch.setattr(platform, "SYSTEM", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", found)
    for name in ("fcntl", "uvloop"):
        monkeypatch.setitem(sys.modules, name, None)
    return found


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "system, place",
    [
        ("linux", ".local/share/athanor"),
        ("freebsd14", ".local/share/athanor"),
        ("darwin", "Library/Application Support/Athanor"),
        ("win32", "AppData/Local/Athanor"),
    ],
)
def test_data_lie_where_the_system_keeps_them(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, system: str, place: str
) -> None:
    monkeypatch.setattr(platform, "SYSTEM", system)
    assert platform.default_data() == at_home / place


def test_the_environment_says_otherwise(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "SYSTEM", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(at_home / "elsewhere"))
    assert platform.default_data() == at_home / "elsewhere" / "Athanor"
    monkeypatch.setenv("XDG_DATA_HOME", str(at_home / "chosen"))
    assert platform.default_data() == at_home / "chosen" / "athanor"


def test_who_has_tables_at_the_old_place_keeps_them(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "SYSTEM", "darwin")
    (at_home / ".local/share/athanor").mkdir(parents=True)
    assert platform.default_data() == at_home / ".local/share/athanor"


def test_the_lock_is_for_one(tmp_path: Path) -> None:
    with open(tmp_path / "lock", "w") as one, open(tmp_path / "lock", "w") as other:
        platform.take_lock(one.fileno())
        with pytest.raises(OSError):
            platform.take_lock(other.fileno())


def test_the_lock_is_for_one_on_windows(windows: Windows, tmp_path: Path) -> None:
    with open(tmp_path / "lock", "w") as one, open(tmp_path / "lock", "w") as other:
        platform.take_lock(one.fileno())
        assert windows.held == [(one.fileno(), 1)]
        with pytest.raises(OSError):
            platform.take_lock(other.fileno())


def test_a_port_is_not_shared_on_windows(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    asked: list[tuple[int, ...]] = []
    listener: Any = SimpleNamespace(setsockopt=lambda *options: asked.append(options))
    platform.claim_port(listener)
    assert asked == [(socket.SOL_SOCKET, -5, 1)]


def test_without_uvloop_there_is_pythons_own_loop(windows: Windows) -> None:
    loop = platform.new_loop()
    try:
        assert type(loop).__module__.startswith("asyncio")
    finally:
        loop.close()


def test_a_loop_without_signal_handlers_is_told_to_stop_all_the_same() -> None:
    told: list[str] = []

    async def wait(loop: asyncio.AbstractEventLoop) -> None:
        stopped = asyncio.Event()

        def stop() -> None:
            told.append("stop")
            stopped.set()

        setattr(loop, "add_signal_handler", unheard)  # noqa: B010
        platform.on_stop(loop, stop)
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(stopped.wait(), 300)

    def unheard(*_: object) -> None:
        raise NotImplementedError

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(wait(loop))
    finally:
        loop.close()
        for number, handler in before.items():
            signal.signal(number, handler)
    assert told == ["stop"]


#: A whole server as Windows would have it: no fcntl, no uvloop, a loop without signal handlers.
ON_WINDOWS = """
import asyncio, sys
for name in ("fcntl", "resource", "uvloop", "pwd", "grp", "termios"):
    sys.modules[name] = None
class Msvcrt:
    LK_NBLCK = 2
    def locking(self, descriptor, how, length): pass
sys.modules["msvcrt"] = Msvcrt()
def unheard(self, *_): raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = unheard
import socket
socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR  # the number is another there
from athanor.server import platform
platform.SYSTEM = "win32"
from athanor.cli.main import run
run(["serve", "--port", "0", "--lang", "en"])
"""


@pytest.mark.skipif(os.name != "posix", reason="the stand-in is for other systems")
def test_the_server_starts_serves_and_stops_without_what_windows_lacks(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"}
    environment = kept | {
        "PYTHONPATH": str(SOURCES),
        "LOCALAPPDATA": str(tmp_path),
        "HOME": str(tmp_path),
    }
    with subprocess.Popen(
        [sys.executable, "-c", ON_WINDOWS],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as house:
        try:
            assert house.stdout is not None
            line = house.stdout.readline()
            if "http://" not in line:
                house.kill()
                pytest.fail(line + house.communicate()[1])
            address = next(word for word in line.split() if word.startswith("http://"))
            with urllib.request.urlopen(address + "/health", timeout=300) as answer:
                assert answer.status == 200
            assert (tmp_path / "Athanor" / "athanor.sqlite3").is_file()
        finally:
            house.send_signal(signal.SIGTERM)
        assert house.wait(300) == 0
        house.communicate()


def unguarded(tree: ast.AST) -> list[str]:
    """Uses of what Windows lacks, but for imports that may fail."""
    allowed = {
        id(below)
        for node in ast.walk(tree)
        if isinstance(node, ast.Try | ast.With) or is_a_question(node)
        for below in ast.walk(node)
    }
    found = []
    for node in ast.walk(tree):
        if id(node) in allowed:
            continue
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names if each.name in MISSING_MODULES]
        elif isinstance(node, ast.ImportFrom) and node.module in MISSING_MODULES:
            found.append(str(node.module))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) in MISSING_NAMES:
                found.append(f"{node.value.id}.{node.attr}")
    return found


def is_a_question(node: ast.AST) -> bool:
    """`if hasattr(os, "sched_getaffinity"):` and the like."""
    return isinstance(node, ast.If) and "hasattr(" in ast.unparse(node.test)


def test_nothing_that_windows_lacks_is_used_elsewhere() -> None:
    used = {
        path.relative_to(SOURCES).as_posix(): found
        for path in sorted((SOURCES / "athanor").rglob("*.py"))
        if path != Path(platform.__file__)
        if (found := unguarded(ast.parse(path.read_text("utf-8"))))
    }
    assert used == {}
