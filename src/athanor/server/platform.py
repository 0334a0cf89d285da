"""What differs between Linux, macOS and Windows, all of it.

Nothing else in the server looks at the system or imports what only one of them has. Tests put
another word into `SYSTEM` and stand-ins in the place of the modules that are not here.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import threading
from _thread import interrupt_main
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:  # clerks need none of it, and are there sooner without it
    import asyncio
    import subprocess

WINDOWS: Final = "win32"
MACOS: Final = "darwin"

#: "linux", "darwin", "win32" and the like. A variable, for the tests.
SYSTEM: str = sys.platform

#: For how much longer than it may a process goes on that does not hear that its time is over.
GRACE: Final = 2
#: How often to look whether a process that is ending has ended.
ENDING_SECONDS: Final = 0.01
#: How a process ends that still went on then, where the system has no signal for it.
OUT_OF_TIME: Final = 152


def default_data() -> Path:
    """The user's own data directory, where this system keeps such things."""
    root = os.environ.get("XDG_DATA_HOME")
    unix = (Path(root) if root else Path.home() / ".local" / "share") / "athanor"
    if root or SYSTEM not in (WINDOWS, MACOS) or unix.is_dir():
        return unix  # who has tables there keeps them there
    if SYSTEM == MACOS:
        return Path.home() / "Library" / "Application Support" / "Athanor"
    local = os.environ.get("LOCALAPPDATA")
    return (Path(local) if local else Path.home() / "AppData" / "Local") / "Athanor"


def take_lock(descriptor: int) -> None:
    """For this process alone, until it ends. An OSError says that another has it."""
    if SYSTEM == WINDOWS:
        msvcrt: Any = import_module("msvcrt")
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl: Any = import_module("fcntl")
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def claim_port(listener: socket.socket) -> None:
    """Before it is bound: a port that a server has just left is free, one in use is not."""
    if SYSTEM == WINDOWS:  # where SO_REUSEADDR would share the port with whoever has it
        exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", ~socket.SO_REUSEADDR)
        listener.setsockopt(socket.SOL_SOCKET, exclusive, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop's, which is not made for every system, or else Python's own."""
    import asyncio

    try:
        uvloop: Any = import_module("uvloop")
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def on_stop(loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
    """Calls `stop` in the loop when somebody presses Ctrl-C or the system asks to end."""
    names = ("SIGINT", "SIGTERM", "SIGBREAK")  # the last is Windows' word for closing the window
    for number in [getattr(signal, name) for name in names if hasattr(signal, name)]:
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows' loop has none
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))


async def open_line(line: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Our end of a pair of sockets, which are Unix ones where there are such."""
    import asyncio

    if SYSTEM == WINDOWS:
        return await asyncio.open_connection(sock=line)
    return await asyncio.open_unix_connection(sock=line)


class Child:
    """A process that is spoken with through its standard input and output."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        stdout: asyncio.StreamReader,
        stdin: asyncio.StreamWriter,
    ) -> None:
        self.process = process
        self.stdout = stdout
        self.stdin = stdin

    @property
    def returncode(self) -> int | None:
        return self.process.poll()

    def kill(self) -> None:
        self.process.kill()

    async def wait(self) -> int:
        """For one that is ending."""
        import asyncio

        while (code := self.process.poll()) is None:
            await asyncio.sleep(ENDING_SECONDS)
        self.stdin.close()
        return code


async def start_process(*line: str) -> Child | asyncio.subprocess.Process:
    """uvloop would first copy this process, with all its memory, and wait until the copy has become
    another; meanwhile nobody is served. Python itself takes the quicker way that systems have."""
    import asyncio
    import subprocess

    if SYSTEM == WINDOWS:  # where nothing is copied, and a socket is no standard input
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe)
    ours, theirs = socket.socketpair()
    with theirs:
        end = theirs.fileno()
        process = subprocess.Popen(line, stdin=end, stdout=end)  # noqa: S603
    ours.setblocking(False)
    return Child(process, *await open_line(ours))


# -- what a process may have


def limits() -> Any:
    """The module of the limits that a system sets a process; None where it sets none."""
    try:
        return import_module("resource")
    except ImportError:
        return None


def room_for_files(wanted: int) -> int:
    """How many files and connections this process may have open: `wanted`, if it can be had."""
    resource = limits()
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    more = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = more
    return int(soft)


def be_nice(by: int) -> None:
    """Lets other processes go first, where one can ask for it."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(by)


def peak_memory() -> int:
    """The most memory this process ever had, in bytes; 0 where nobody counts. What the system
    counts as its use of resources would be, on Linux, that of the process it came from if that was
    larger."""
    try:
        with open("/proc/self/status", encoding="ascii") as file:
            found = next(line for line in file if line.startswith("VmHWM"))
        return int(found.split()[1]) * 1024
    except (OSError, StopIteration):
        resource = limits()
        if resource is None:
            return 0
        most = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        return most if SYSTEM == MACOS else most * 1024


def limit_memory(room: int) -> None:
    """Linux holds a process to its address space: to what it has now and so much more. Where
    nothing does, time and the sizes of what comes in are the limits."""
    resource = limits()
    if resource is None:
        return
    with contextlib.suppress(OSError, ValueError):
        with open("/proc/self/statm", encoding="ascii") as file:
            most = int(file.read().split()[0]) * resource.getpagesize() + room
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextlib.contextmanager
def limit_cpu(seconds: float, over: Callable[..., None]) -> Iterator[None]:
    """Calls `over` between two steps of the main thread when what is done here has taken so much
    processor time. Should that not be heard, the whole process is ended a little later."""
    resource = limits()
    if resource is None or not hasattr(signal, "setitimer"):
        with watched(seconds, over):
            yield
        return
    most = int(process_time() + seconds) + GRACE
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
    signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@contextlib.contextmanager
def watched(seconds: float, over: Callable[..., None]) -> Iterator[None]:
    """As `limit_cpu`, by a thread. A loop in C can keep it from running: whoever waits for this
    process needs a limit of their own, by the clock on the wall."""
    done = threading.Event()
    began = process_time()

    def still_at_it(until: float) -> bool:
        """Whether, when so much was spent, it was not done."""
        while (left := began + until - process_time()) > 0:
            if done.wait(max(left, 0.01)):
                return False
        return not done.is_set()

    def watch() -> None:
        if still_at_it(seconds):
            interrupt_main(signal.SIGTERM)
            if still_at_it(seconds + GRACE):
                os._exit(OUT_OF_TIME)

    before = signal.signal(signal.SIGTERM, over)
    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
        signal.signal(signal.SIGTERM, before)


def ran_out_of_time(status: int) -> bool:
    """Whether a process that ended so had gone on after its time was over."""
    return status == OUT_OF_TIME or (hasattr(signal, "SIGXCPU") and status == -signal.SIGXCPU)
