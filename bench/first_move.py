"""From nothing to a first move: clones this repository, runs `make play`, and plays one card.

    python bench/first_move.py [--warm]

What is timed is what a newcomer waits for: the folder for Python, all packages from the registry
(nothing from a cache, unless --warm), the browser client, the server's start, a table opened, and
a first move acknowledged over a socket. The engine's compiler is at work in the background from the
moment the server starts, as it is for them. The clone and everything in it is removed afterwards.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LIMIT: Final = 600.0
TARGET: Final = 60.0

FIRST_MOVE: Final = """
import sys
from athanor.client import House

with House(sys.argv[1]).open("poison", "First", bots=["novice", "adept", "random"]) as table:
    table.start()
    table.play(next(iter(table.turns())).actions[0])
"""


def main() -> int:
    folder = Path(tempfile.mkdtemp(prefix="athanor-first-move-"))
    clone = folder / "athanor"
    try:
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        seconds = play(clone, folder)
    finally:
        end_compiler(clone)
        shutil.rmtree(folder, ignore_errors=True)
    print(f"first move after {seconds:.1f} s (to be within {TARGET:.0f} s)")
    return 0 if seconds <= TARGET else 1


def play(clone: Path, folder: Path) -> float:
    port = free_port()
    environment = {name: os.environ[name] for name in os.environ if not name.startswith("MAKE")}
    environment["BROWSER"] = "true"  # a browser that is content at once
    if "--warm" not in sys.argv:
        environment |= {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(folder / "npm")}
    began = time.monotonic()
    arguments = f"ARGS=--port {port} --data {folder / 'data'}"
    server = subprocess.Popen(
        ["make", "play", arguments], cwd=clone, env=environment, start_new_session=True
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/health", server)
        print(f"the server answers after {time.monotonic() - began:.1f} s", flush=True)
        move = [str(clone / ".venv/bin/python"), "-c", FIRST_MOVE, f"http://127.0.0.1:{port}"]
        subprocess.run(move, env=environment | {"PYTHONPATH": str(clone / "src")}, check=True)
        return time.monotonic() - began
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        if server.poll() is not None:
            sys.exit("make play ended before it answered")
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"no answer within {LIMIT:.0f} s")


def end_compiler(clone: Path) -> None:
    """The compiler outlives the table on purpose; here its work is of no use to anybody."""
    try:
        group = int((clone / "build" / "engine.lock").read_text())
        os.killpg(group, signal.SIGTERM)
    except (OSError, ValueError):
        return  # it never began, or is done


if __name__ == "__main__":
    sys.exit(main())
