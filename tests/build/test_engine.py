"""What is compiled is kept and used while it fits the sources, and never half of it.

The real setup.py and the real loader, over a package of one line.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILER = shutil.which("cc") or shutil.which("gcc")
needs_a_compiler = pytest.mark.skipif(not COMPILER, reason="no C compiler here")

PROJECT = """
[build-system]
requires = ["setuptools"]
[project]
name = "small"
version = "1"
[tool.setuptools.packages.find]
where = ["src"]
"""
STATE = "def twice(n: int) -> int:\n    return 2 * n\n"


class Checkout:
    """A small athanor: one module that is compiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.engines = folder / "engines"
        package = folder / "src" / "athanor"
        for room in ("contract", "games", "texts", "bots"):
            (package / room).mkdir(parents=True)
            (package / room / "__init__.py").touch()
        (package / "__init__.py").write_text("from . import _engine as _engine\n")
        shutil.copy(ROOT / "src" / "athanor" / "_engine.py", package)
        shutil.copy(ROOT / "setup.py", folder)
        (folder / "pyproject.toml").write_text(PROJECT)
        self.state = package / "contract" / "state.py"
        self.state.write_text(STATE)

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if "ATHANOR" not in name}
        kept |= {"ATHANOR_ENGINE": str(self.engines), "PYTHONPATH": str(self.folder / "src")}
        return kept | more

    def start(self, into: str = "made", **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "setup.py", "-q", "build", "--build-lib", into],
            cwd=self.folder,
            env=self.environment(**more),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def build(self, **more: str) -> tuple[int, str]:
        shutil.rmtree(self.folder / "made", ignore_errors=True)
        with self.start(**more) as work:
            said, _ = work.communicate(timeout=600)
            return work.returncode, said

    def kept(self) -> list[Path]:
        return [path for path in self.engines.glob("*") if path.is_dir()]

    def made(self) -> list[Path]:
        return [
            path for path in (self.folder / "made").rglob("*") if path.suffix in (".so", ".pyd")
        ]

    def loaded(self, **more: str) -> str:
        """How the state was loaded, and what it answers."""
        ask = "from athanor.contract import state; print(state.twice(4), state.__file__[-3:])"
        told = subprocess.run(
            [sys.executable, "-c", ask],
            env=self.environment(**more),
            capture_output=True,
            text=True,
            check=True,
        )
        return told.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@needs_a_compiler
def test_an_engine_is_used_while_it_fits_the_sources(checkout: Checkout) -> None:
    assert checkout.loaded() == "8 .py"
    assert checkout.build()[0] == 0
    assert checkout.loaded() == "8 .so"
    assert checkout.loaded(ATHANOR_INTERPRETED="1") == "8 .py"
    checkout.state.write_text(STATE.replace("2 * n", "3 * n"))
    assert checkout.loaded() == "12 .py"
    checkout.state.write_text(STATE)
    assert checkout.loaded() == "8 .so"


@needs_a_compiler
def test_what_is_kept_is_not_compiled_again(checkout: Checkout) -> None:
    checkout.build()
    made = len(checkout.made())
    code, said = checkout.build(PATH=os.defpath, CC="false")  # nothing here could compile
    assert code == 0, said
    assert len(checkout.made()) == made > 1


@needs_a_compiler
def test_a_build_that_is_killed_leaves_no_engine(checkout: Checkout) -> None:
    compiler = checkout.folder / "cc"  # the trial is compiled, the engine never comes to an end
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *trial*) exec {COMPILER} "$@";; esac\n'
        f"touch {checkout.folder}/compiling\nexec sleep 600\n"
    )
    compiler.chmod(0o755)
    with checkout.start(CC=str(compiler)) as work:
        while not (checkout.folder / "compiling").exists():
            assert work.poll() is None, work.communicate()
        os.killpg(work.pid, signal.SIGKILL)
    assert checkout.kept() == []
    assert checkout.loaded() == "8 .py"
    assert checkout.build()[0] == 0
    assert checkout.loaded() == "8 .so"


@needs_a_compiler
def test_two_builds_at_once_make_one_whole_engine(checkout: Checkout) -> None:
    with checkout.start("one") as one, checkout.start("other") as other:
        assert [one.wait(600), other.wait(600)] == [0, 0]
    assert len(checkout.kept()) == 1
    assert checkout.loaded() == "8 .so"


@needs_a_compiler
def test_sources_that_change_meanwhile_get_no_engine_of_the_old_ones(checkout: Checkout) -> None:
    compiler = checkout.folder / "cc"
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *trial*) ;; *) echo >> {checkout.state};; esac\n'
        f'exec {COMPILER} "$@"\n'
    )
    compiler.chmod(0o755)
    assert checkout.build(CC=str(compiler))[0] == 0
    assert checkout.kept() == []
    assert checkout.loaded() == "8 .py"


@needs_a_compiler
def test_sources_that_mypyc_refuses_are_an_error_that_is_told(checkout: Checkout) -> None:
    checkout.state.write_text("def twice(n: int) -> int:\n    return str(n)\n")
    code, said = checkout.build()
    assert code != 0
    assert "state.py:2: error" in said
    assert "mypyc refused the sources" in said
    assert "compiler" not in said


def test_without_a_compiler_it_is_built_all_the_same(checkout: Checkout) -> None:
    code, said = checkout.build(CC="no-such-compiler")
    assert code == 0, said
    assert "no C compiler was found" in said
    assert (checkout.made(), checkout.kept()) == ([], [])
    assert checkout.loaded() == "8 .py"


@needs_a_compiler
def test_a_compiler_that_fails_on_the_engine_is_an_error(checkout: Checkout) -> None:
    compiler = checkout.folder / "cc"
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *trial*) exec {COMPILER} "$@";; esac\n'
        'echo "out of memory" >&2\nexit 1\n'
    )
    compiler.chmod(0o755)
    code, said = checkout.build(CC=str(compiler))
    assert code != 0
    assert "out of memory" in said
    assert checkout.kept() == []


def test_plain_python_can_be_asked_for(checkout: Checkout) -> None:
    code, said = checkout.build(ATHANOR_PURE="1")
    assert code == 0, said
    assert checkout.made() == []
