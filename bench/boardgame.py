"""boardgame.io's server beside ours (`bench/load.py --peer`), measured twice.

What `peer_...` says is with its own storage in files, `FlatFile`, on the same disk as ours. There a
move outlives the process, which is the least that "durable" can mean; unlike ours it is told before
it is written, and nothing is synced, so a power cut may take it. The bars are about that one. What
`peer_in_memory_...` says is without any storage: a crash takes every game.

`FlatFile` writes the whole log of a match at each move, so it matters how long games have become:
`moves_per_match` says it. A seat is sent updates of `update_bytes`; ours are larger.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

from tests.server.house import free_port

from bench.processes import pinned

PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3.1.3")


def measure(options: argparse.Namespace, files: str = "") -> dict[str, float]:
    """boardgame.io's own server on one core, its storage in `files` or in memory; four sockets to a
    match."""
    folder = prepared(options)
    port = str(free_port())
    command = ["node", "server.js", port, *([files] if files else [])]
    server = pinned(options.core, command, cwd=folder, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        tables, seconds = str(options.peer_tables), str(options.seconds / 2)
        driver = pinned(
            1 - options.core,
            ["node", "drive.js", port, tables, seconds, f"/proc/{server.pid}/stat"],
            cwd=folder,
            stdout=subprocess.PIPE,
        )
        found: dict[str, float] = json.loads(driver.communicate(timeout=300)[0])
        return found
    finally:
        server.terminate()
        server.wait(60)
        if server.stdout is not None:
            server.stdout.close()


def prepared(options: argparse.Namespace) -> Path:
    """With the peer's packages and our two programs in it."""
    if not options.peer_folder:
        options.peer_folder = tempfile.mkdtemp()
    folder = Path(options.peer_folder)
    if not all((folder / "node_modules" / name.split("@")[0]).exists() for name in PACKAGES):
        if not options.json:
            print("installing boardgame.io", flush=True)
        (folder / "package.json").write_text('{"private": true}')
        subprocess.run(
            [*["npm", "install", "--no-audit", "--no-fund", "--silent"], *PACKAGES],
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
    for name in ("server.js", "drive.js"):
        (folder / name).write_text((Path(__file__).parent / "peer" / name).read_text())
    return folder


def compare(options: argparse.Namespace, ours: dict[str, float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for name in ("peer", "peer_in_memory"):
        with tempfile.TemporaryDirectory(dir=options.data) as files:
            peer = measure(options, files if name == "peer" else "")
        found |= {f"{name}_{what}": value for what, value in peer.items()}
        more = ours["saturated_moves_per_second"] / peer["moves_per_second"]
        less = peer["processor_us_per_move"] / ours["processor_us_per_move"]
        found |= {f"times_{name}": round(more, 2), f"times_{name}_processor": round(less, 2)}
    return found
