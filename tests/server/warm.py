"""Servers and commands of tests are forked from a process that has read all modules already: to
start one takes a third of the processor time or less, and tests start hundreds. What is forked is a
process like any other: it has its own files, arguments and environment, is killed and stopped, and
its exit is noted.

Where there is no fork, all are started from nothing (see `house`, and `tests/cli/support.py`).
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import athanor


def can_fork() -> bool:
    """Elsewhere than on Linux, system libraries do not like to be forked, or cannot be. And what
    the loader is told, it is told when a process is started anew."""
    return sys.platform == "linux" and "LD_PRELOAD" not in os.environ


#: What servers read, and what commands do.
FOR_SERVERS = (
    "athanor.server.command",
    "athanor.server.store.postgres",
    "litestar.plugins.pydantic",
)
FOR_COMMANDS = ("athanor.cli.main",)

WARM = """
import contextlib, importlib, json, mimetypes, os, pkgutil, select, signal, socket, sys
import athanor.games
games = [f"athanor.games.{each.name}" for each in pkgutil.iter_modules(athanor.games.__path__)]
for name in (*sys.argv[2:], *games):
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
mimetypes.init()

def wait_for_a_start(line):
    # Comes back in a forked process, with what it is to run; in this one, never.
    wake, woken = socket.socketpair()
    woken.setblocking(False)
    wake.setblocking(False)
    signal.set_wakeup_fd(woken.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    told = {}
    while True:
        ready, _, _ = select.select([line, wake], [], [])
        if wake in ready:
            wake.recv(1000)
            while told:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    break
                os.write(told[pid], str(os.waitstatus_to_exitcode(status)).encode())
                os.close(told.pop(pid))
        if line not in ready:
            continue
        said, files, _, _ = socket.recv_fds(line, 1 << 20, 4)
        if not said:
            raise SystemExit
        *given, status = files
        pid = os.fork()
        if pid:
            told[pid] = status
            for each in given:
                os.close(each)
            line.send(str(pid).encode())
            continue
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for each in (line, wake, woken):
            each.close()
        for each in (*told.values(), status):
            os.close(each)
        for number, each in enumerate(given):
            os.dup2(each, number)
            os.close(each)
        sys.stdin = open(0, encoding="utf-8", closefd=False)
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
        sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        return json.loads(said)

asked = wait_for_a_start(socket.socket(fileno=int(sys.argv[1])))
os.environ.clear()
os.environ.update(asked["environment"])
os.chdir(asked["folder"])
os.umask(asked["umask"])
sys.path[:] = asked["path"]
sys.argv = ["-c", *asked["arguments"]]
exec(asked["program"])
"""


class Forked:
    """As much of `subprocess.Popen` as tests use. Its exit comes through a pipe."""

    def __init__(self, pid: int, out: int, status: int) -> None:
        self.pid = pid
        self.stdout: IO[bytes] = os.fdopen(out, "rb")
        self.status = status
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.look(0)

    def look(self, seconds: float) -> int | None:
        if self.returncode is not None:
            return self.returncode
        waiting = select.poll()
        waiting.register(self.status)
        if waiting.poll(1000 * seconds):
            self.returncode = int(os.read(self.status, 100) or b"-9")
            os.close(self.status)
        return self.returncode

    def wait(self, timeout: float) -> int:
        code = self.look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Warm:
    """The process that has read everything, and the line to it."""

    def __init__(self, modules: tuple[str, ...], *flags: str, **environment: str) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, *flags, "-c", WARM, str(theirs.fileno()), *modules],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                env=os.environ | here() | environment,
            )
        self.line = ours
        self.one_at_a_time = threading.Lock()

    def start(
        self,
        program: str,
        arguments: list[str],
        err: IO[bytes],
        typed: IO[bytes] | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> Forked:
        asked = {
            "program": program,
            "arguments": arguments,
            "environment": dict(os.environ | here() if environment is None else environment),
            "folder": os.getcwd(),
            "umask": mask(),
            "path": ["", *path()],
        }
        out, out_theirs = os.pipe()
        status, status_theirs = os.pipe()
        with open(os.devnull, "rb") as nothing, self.one_at_a_time:
            given = [(typed or nothing).fileno(), out_theirs, err.fileno(), status_theirs]
            socket.send_fds(self.line, [json.dumps(asked).encode()], given)
            pid = int(self.line.recv(100))
        os.close(out_theirs)
        os.close(status_theirs)
        return Forked(pid, out, status)

    def end(self) -> None:
        self.line.close()
        self.process.wait()


MAKING = threading.Lock()


def warm() -> Warm:
    """Where servers come from: one for all tests of this process."""
    with MAKING:
        return made("server")


def warm_commands() -> Warm:
    """Where commands come from."""
    with MAKING:
        return made("command")


@functools.cache
def made(kind: str) -> Warm:
    if kind == "server":
        warm = Warm(FOR_SERVERS)
    else:
        warm = Warm(FOR_COMMANDS, "-W", "error", PYTHONIOENCODING="utf-8", COLUMNS="100")
    atexit.register(warm.end)
    return warm


def path() -> list[str]:
    """Where whoever is started reads its modules: first of all the Athanor that is tested."""
    return [str(Path(athanor.__file__).parents[1]), *(p for p in sys.path if p)]


def here() -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(path())}


def mask() -> int:
    found = os.umask(0o077)
    os.umask(found)
    return found
