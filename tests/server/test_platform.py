"""The server on systems that are not at hand: stand-ins for what they have and lack."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from athanor import client
from athanor.contract import BadRequest
from athanor.server import platform
from athanor.server.house.hub import room_for_connections
from athanor.server.workers import desk as desks
from tests.server import work
from tests.server.test_desk import ADA, Purse

SERVER = Path(platform.__file__).parent
SOURCES = SERVER.parents[1]

#: What Windows' Python has not, under any name.
MISSING_MODULES = {"fcntl", "grp", "posix", "pwd", "resource", "termios", "uvloop"}
MISSING_NAMES = {
    ("asyncio", "open_unix_connection"),
    ("asyncio", "start_unix_server"),
    ("os", "fchmod"),
    ("os", "fork"),
    ("os", "getuid"),
    ("os", "getloadavg"),
    ("os", "killpg"),
    ("os", "nice"),
    ("os", "statvfs"),
    ("signal", "ITIMER_PROF"),
    ("signal", "SIGHUP"),
    ("signal", "SIGKILL"),
    ("signal", "SIGPROF"),
    ("signal", "SIGXCPU"),
    ("signal", "alarm"),
    ("signal", "pthread_sigmask"),
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


#: What every Python that is started here is without: the house, its workers and its clerks. What
#: Python itself needs on this system to start a process stays.
ON_WINDOWS = """
import asyncio, os, signal, socket, sys
for name in ("fcntl", "resource", "uvloop", "pwd", "grp", "termios"):
    sys.modules[name] = None
class Msvcrt:
    LK_NBLCK = 2
    def locking(self, descriptor, how, length): pass
sys.modules["msvcrt"] = Msvcrt()
del os.nice, signal.setitimer, signal.SIGPROF, signal.SIGXCPU, asyncio.open_unix_connection
def unheard(self, *_): raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = unheard
socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR  # the number is another there
"""


@pytest.fixture
def children_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every Python started from here on is as it would be there."""
    if os.name != "posix":
        pytest.skip("the stand-in is for other systems")
    (tmp_path / "sitecustomize.py").write_text(ON_WINDOWS, "utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(SOURCES)]))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


SERVE = """
from athanor.server import platform
platform.SYSTEM = "win32"
from athanor.cli.main import run
if __name__ == "__main__":
    run(["serve", "--port", "0", "--lang", "en"])
"""


def test_a_house_without_what_windows_lacks_plays_and_stops(
    children_on_windows: Path,
) -> None:
    (children_on_windows / "serve.py").write_text(SERVE, "utf-8")
    with subprocess.Popen(
        [sys.executable, str(children_on_windows / "serve.py")],
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
            play_a_little(address)
            assert (children_on_windows / "Athanor" / "athanor.sqlite3").is_file()
        finally:
            house.send_signal(signal.SIGTERM)
        assert house.wait(300) == 0
        house.communicate()


def play_a_little(address: str) -> None:
    """Against bots, which think in workers."""
    house = client.House(address, timeout=300)
    with house.open("poison", "Ada", bots=["random", "random"]) as table:
        table.start()
        mine = table.turns()
        table.play(next(mine).actions[0])
        assert next(mine).step >= 3  # the others have moved


def at_a_desk_on_windows(job: Callable[[], bytes]) -> str:
    """What comes of a job that a clerk would never end."""

    async def ask() -> str:
        desk = desks.Desk(Purse())
        try:
            with pytest.raises(BadRequest) as refused:
                await desk.lengthy(ADA, 0.2, job)
            assert await desk.lengthy(ADA, 5.0, work.rest, 0.0) == b"rested"
            return refused.value.code
        finally:
            await desk.close()

    return asyncio.run(ask())


@pytest.mark.parametrize("job", [work.spin, work.swallow_all])
def test_a_clerk_without_timers_is_bounded_all_the_same(
    children_on_windows: Path, job: Callable[[], bytes]
) -> None:
    assert at_a_desk_on_windows(job) == "work-too-long"


def test_a_clerk_that_even_its_watcher_cannot_stop_is_ended_by_the_house(
    children_on_windows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "STARTING", 1.0)
    assert at_a_desk_on_windows(work.keep_the_interpreter) == "work-too-long"


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


def test_memory_is_in_bytes_wherever_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_file(*_: object, **__: object) -> object:
        raise OSError

    usage = SimpleNamespace(RUSAGE_SELF=0, getrusage=lambda _: SimpleNamespace(ru_maxrss=5000))
    assert platform.peak_memory() > 2**20
    monkeypatch.setattr(platform, "limits", lambda: usage)
    monkeypatch.setattr("builtins.open", no_file)
    monkeypatch.setattr(platform, "SYSTEM", platform.MACOS)
    assert platform.peak_memory() == 5000
    monkeypatch.setattr(platform, "SYSTEM", "linux")
    assert platform.peak_memory() == 5000 * 1024
    monkeypatch.setattr(platform, "limits", lambda: None)
    assert platform.peak_memory() == 0  # nobody counts


@pytest.mark.parametrize(
    ("files", "guests"),
    [(10**6, 65_536), (65_636, 65_536), (1024, 924), (200, 100), (150, 75), (64, 32)],
)
def test_where_few_files_may_be_open_half_of_them_are_for_guests(
    files: int, guests: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house keeps a hundred for itself, but never more than half."""
    monkeypatch.setattr(platform, "room_for_files", lambda wanted: min(files, wanted))
    assert room_for_connections() == guests
