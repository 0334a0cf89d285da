"""The real command, run as a person or a script would."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import athanor
from athanor import FastRng, Recorder, SeatInfo
from tests.server import warm

SOURCES = str(Path(athanor.__file__).parent.parent)
PATIENT = 180

#: What a command looks at when it is told to do something; all else it has looked at before.
LATE = {"LANG", "LC_ALL", "HOME", "XDG_DATA_HOME"}

RUN = "from athanor.cli.main import run; run()"


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL")}
    return {**kept, "PYTHONPATH": SOURCES, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **more}


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "athanor.cli.main", *map(str, arguments)]


def athanor_says(
    *arguments: str | Path, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    if warm.can_fork() and more.keys() <= LATE:
        return forked(*arguments, typed=typed, **more)
    return subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=PATIENT,
    )


def forked(
    *arguments: str | Path, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    asked = list(map(str, arguments))
    with tempfile.TemporaryFile() as typing, tempfile.TemporaryFile() as err:
        typing.write(typed.encode())
        typing.seek(0)
        process = warm.warm_commands().start(RUN, asked, err, typing, environment(**more))
        with process.stdout:
            said = process.stdout.read()
        code = process.wait(PATIENT)
        err.seek(0)
        return subprocess.CompletedProcess(asked, code, said.decode(), err.read().decode())


def refused(*arguments: str | Path, typed: str = "", **more: str) -> str:
    """The one line of a refusal; everything else about it is checked here."""
    said = athanor_says(*arguments, typed=typed, **more)
    assert said.returncode == 2, said
    assert said.stdout == ""
    assert said.stderr.endswith("\n")
    assert said.stderr.count("\n") == 1, said.stderr
    assert "Traceback" not in said.stderr
    return said.stderr.strip()


def written_record(path: Path, seats: int = 3, moves: int = 0, seed: int = 1) -> Path:
    """A record of a random game; with `moves`, of its beginning."""
    infos = [SeatInfo(name) for name in ("Ada", "Blaise", "Chiara", "Dante")[:seats]]
    recorder = Recorder(athanor.game("poison"), infos, bytes([seed]) * 32)
    rng = FastRng(seed)
    while not recorder.state.over and (not moves or len(recorder.moves) < moves):
        seat = recorder.state.actors()[0]
        actions = recorder.state.legal(seat)
        recorder.play(seat, actions[rng.below(len(actions))])
    path.write_bytes(recorder.record().json())
    return path
