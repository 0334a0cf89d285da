"""Compiles the engine of this checkout, and keeps it where `make play` and `make test` find it.

    python scripts/engine.py [--in-background | --wheel FOLDER]

A build that is killed leaves nothing behind that could be taken for an engine; one build at a time;
sources that change meanwhile get an engine of their own (see setup.py). With --wheel the wheel that
people install is left in FOLDER.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "athanor"
BUILD: Final = ROOT / "build"
ENGINES: Final = BUILD / "engines"
BUILDER: Final = BUILD / f"builder-{sys.version_info.major}.{sys.version_info.minor}"
LOCKED: Final = ROOT / "requirements" / "build.txt"
LOG: Final = BUILD / "engine.log"
PIP: Final = (sys.executable, "-m", "pip")
GENTLY: Final = 10


def fits() -> bool:
    engine = runpy.run_path(str(PACKAGE / "_engine.py"))
    return engine["kept_engine"](PACKAGE, str(ENGINES)) is not None


def builder(log: IO[str]) -> str:
    """The Python that builds: it has what requirements/build.txt pins, and nothing else. It borrows
    our pip: to put one there takes longer than to put all the rest there."""
    python = str(BUILDER / "bin" / "python")
    stamp = BUILDER / "built-for"
    wanted = hashlib.sha256(LOCKED.read_bytes() + sys.version.encode()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        shutil.rmtree(BUILDER, ignore_errors=True)
        install = ["install", "-q", "--no-compile", "--no-deps", "--require-hashes", "-r"]
        for command in (
            [sys.executable, "-m", "venv", "--without-pip", str(BUILDER)],
            [*PIP, "--python", python, *install, str(LOCKED)],
        ):
            subprocess.run(command, stdout=log, stderr=log, check=True)
        stamp.write_text(wanted)
    return python


def build(wheels: Path, log: IO[str]) -> bool:
    """Builds the wheel, which leaves the engine behind in the folder of engines."""
    wheel = ["wheel", "-v", "--no-deps", "-w", str(wheels), str(ROOT)]
    for left_behind in ENGINES.glob(".new-*"):
        shutil.rmtree(left_behind, ignore_errors=True)
    try:
        if os.environ.get("UNLOCKED"):
            command = [*PIP, *wheel]
        else:
            command = [*PIP, "--python", builder(log), *wheel, "--no-build-isolation"]
        environment = dict(os.environ, ATHANOR_ENGINE=str(ENGINES))
        subprocess.run(command, stdout=log, stderr=log, check=True, env=environment)
    except subprocess.CalledProcessError:
        return False
    return True


def compile_engine(say: bool) -> int:
    if fits():
        return 0
    began = time.monotonic()
    if say:
        print("Compiling the engine, a few minutes...", flush=True)
    wheels = Path(tempfile.mkdtemp(prefix="athanor-wheel-"))
    try:
        with open(LOG, "w") as log:
            good = build(wheels, log) and fits()
    finally:
        shutil.rmtree(wheels, ignore_errors=True)
    if good:
        print(f"The engine was compiled in {time.monotonic() - began:.0f} s.", flush=True)
        return 0
    print(f"The engine could not be compiled: see {LOG.relative_to(ROOT)}.", flush=True)
    return 1


def build_wheel(folder: Path) -> int:
    shutil.rmtree(folder, ignore_errors=True)
    with open(LOG, "w") as log:
        good = build(folder, log)
    if not good:
        sys.stderr.write(LOG.read_text("utf-8", "replace")[-4000:])
    return 0 if good else 1


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--in-background", action="store_true")
    parser.add_argument("--wheel", type=Path)
    asked = parser.parse_args()
    if asked.in_background:
        os.nice(GENTLY)  # who plays comes first
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "engine.lock", "a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if asked.in_background else 0))
        except OSError:
            return 0  # another is at it
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        if asked.wheel:
            return build_wheel(asked.wheel)
        return compile_engine(say=not asked.in_background)


if __name__ == "__main__":
    sys.exit(main())
