"""What differs between Linux, macOS and Windows, all of it.

Nothing else in the server looks at the system or imports what only one of them has. Tests put
another word into `SYSTEM` and stand-ins in the place of the modules that are not here.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

WINDOWS: Final = "win32"
MACOS: Final = "darwin"

#: "linux", "darwin", "win32" and the like. A variable, for the tests.
SYSTEM: str = sys.platform


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
