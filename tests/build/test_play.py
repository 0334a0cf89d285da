"""`make play`, with stand-ins for make and for what it installs."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MAKE = """#!/bin/sh
echo "asked for: $*"
[ -e unwilling ] && { echo "the registry is on holiday"; exit 1; }
mkdir -p .venv/bin && cp python-to-be .venv/bin/python && touch .venv/.ready
"""
PYTHON = f"""#!/bin/sh
case "$*" in
  "-m athanor"*) echo "SERVED: $* from $PYTHONPATH with $ATHANOR_ENGINE";;
  *engine.py*) touch "$(dirname "$0")/compiling";;
  *) exec {sys.executable} "$@";;
esac
"""


class Clone:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("setup.py", "scripts/play.py", "src/athanor/_engine.py"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        for name, text in (("make", MAKE), ("python-to-be", PYTHON)):
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)

    def play(self, *arguments: str, compiler: bool = True) -> subprocess.CompletedProcess[str]:
        programs = self.folder / "programs"
        programs.mkdir(exist_ok=True)
        for name in ("sh", "mkdir", "cp", "touch", "dirname"):
            found = shutil.which(name)
            assert found is not None
            if not (programs / name).exists():
                (programs / name).symlink_to(found)
        if compiler:
            (programs / "cc").write_text("#!/bin/sh\n")
            (programs / "cc").chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if "ATHANOR" not in name}
        environment = kept | {"MAKE": str(self.folder / "make"), "PATH": str(programs)}
        return subprocess.run(
            [sys.executable, "scripts/play.py", "python3", *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
        )

    def compiling(self) -> bool:
        """Whether the compiler was called for, within a time that is ample."""
        for _ in range(600):
            if (self.folder / ".venv/bin/compiling").exists():
                return True
            time.sleep(0.1)
        return False


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_the_table_opens_from_the_sources_while_the_engine_is_compiled(clone: Clone) -> None:
    done = clone.play("--port", "8123")
    assert done.returncode == 0, done.stderr
    assert "SERVED: -m athanor serve --open --port 8123" in done.stdout
    assert f"from {clone.folder / 'src'} with {clone.folder / 'build' / 'engines'}" in done.stdout
    assert "runs from its sources, slower, while it is compiled" in done.stdout
    assert clone.compiling()


def test_an_engine_that_fits_is_used_and_none_is_compiled(clone: Clone) -> None:
    engine = runpy.run_path(str(clone.folder / "src/athanor/_engine.py"))
    fitting = engine["fingerprint"](clone.folder / "src" / "athanor")
    (clone.folder / "build" / "engines" / fitting).mkdir(parents=True)
    said = clone.play().stdout
    assert "The engine is compiled." in said
    assert "in the background" not in said


def test_without_a_compiler_nothing_is_promised(clone: Clone) -> None:
    said = clone.play(compiler=False).stdout
    assert "there is no C compiler here" in said
    assert "SERVED" in said


def test_what_goes_wrong_is_shown_and_no_table_is_opened(clone: Clone) -> None:
    (clone.folder / "unwilling").touch()
    done = clone.play()
    assert done.returncode != 0
    assert "the registry is on holiday" in done.stderr
    assert "could not be set up" in done.stderr
    assert "SERVED" not in done.stdout
