"""One mutant before the tests: in a copy of the tree that nothing else uses."""

from __future__ import annotations

import compileall
import contextlib
import math
import os
import py_compile
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from bench.mutation.ending import MOST

#: Tests read much of the tree, but nothing of this.
LEFT: Final = (".git", ".venv", "build", "dist", "node_modules", "__pycache__", "*.so", ".*_cache")
#: What a mutant may take before it counts as caught: a mistake may well be an endless loop.
CPU_SECONDS: Final = {
    "tests/fingerprints": 120,
    "tests/games": 60,
    "tests/contract": 120,
    "tests/server": 300,
}
#: Of tests that are known to take so many seconds, this many times as much.
CPU_TIMES: Final = 5
#: Where it is known how long each test takes: what a single one may, at least and in multiples.
ONE_SECONDS: Final = 20
ONE_TIMES: Final = 50
WALL_SECONDS: Final = 900
#: Whose tests are asked.
FOLDERS: Final = (
    "fingerprints",
    "games",
    "contract",
    "records",
    "leaks",
    "learning",
    "bots",
    "adapters",
    "server",
)
MEMORY: Final = 6 * 2**30
#: How long tests wait for what a mutant never does, in seconds. Plugins of pytest that nothing here
#: uses take longer to load than many a test.
SURROUNDINGS: Final = {
    "ATHANOR_PATIENCE": "30",
    "PYTHONPATH": "",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
}
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)


class Verdict(NamedTuple):
    caught: bool
    by: str
    seconds: float


class Known(NamedTuple):
    """How long tests took when nothing was wrong, all together and the longest of them."""

    all: float = 0.0
    longest: float = math.inf


UNKNOWN: Final = Known()


class Copy:
    """A private copy of the tree. Its bytecode is checked by content: a mutant is never missed
    because it was written within the same second as the file before it."""

    def __init__(self, origin: Path, root: Path) -> None:
        self.origin = origin
        self.root = root
        self.sound: set[str] = set()
        self.failing: set[str] = set()
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(origin, root, ignore=shutil.ignore_patterns(*LEFT))
        compileall.compile_dir(
            root / "src", quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )
        self.pytest(["--collect-only", *(f"tests/{name}" for name in FOLDERS)], writing=True)

    @contextmanager
    def changed(self, path: str, source: bytes) -> Iterator[None]:
        target = self.root / path
        before = target.read_bytes()
        target.write_bytes(source)
        try:
            yield
        finally:
            target.write_bytes(before)

    def pytest(
        self,
        tests: Sequence[str],
        writing: bool = False,
        more: Mapping[str, str] | None = None,
        seconds: float = 0,
    ) -> tuple[int, str, float]:
        """Exit code, what was said, and the seconds of processor time that it took. They may take
        `seconds`, or what such tests usually may."""
        line = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        surroundings = os.environ | SURROUNDINGS | dict(more or {})
        if not writing:
            surroundings["PYTHONDONTWRITEBYTECODE"] = "1"
        limit = int(max(seconds, usual_seconds(tests)))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        running = subprocess.Popen(
            [*line, *tests],
            cwd=self.root,
            env=surroundings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=partial(bounded, limit),
        )
        try:
            said, _ = running.communicate(timeout=max(WALL_SECONDS, 3 * limit))
        except subprocess.TimeoutExpired:
            said = "no end"
        finally:
            # Servers that a test started and could not stop.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return running.returncode, said, used

    def judge(
        self, path: str, source: bytes, tests: Sequence[str], known: Known = UNKNOWN
    ) -> Verdict:
        """A test that objects to the mutant has to pass without it, or it is not asked again."""
        while True:
            verdict = self.tried(path, source, tests, known)
            if "::" not in verdict.by or verdict.by in self.sound:
                return verdict
            if self.pytest([verdict.by])[0] == 0:
                self.sound.add(verdict.by)
                return verdict
            print("fails without any mutant:", verdict.by, flush=True)
            self.failing.add(verdict.by)

    def tried(self, path: str, source: bytes, tests: Sequence[str], known: Known) -> Verdict:
        asked = [*tests, *(f"--deselect={name}" for name in sorted(self.failing))]
        more: dict[str, str] = {}
        if math.isfinite(known.longest):
            asked += ["-p", "bench.mutation.ending"]
            more[MOST] = str(max(ONE_SECONDS, ONE_TIMES * known.longest))
        with self.changed(path, source):
            code, said, used = self.pytest(asked, more=more, seconds=CPU_TIMES * known.all)
        if code == 0:
            return Verdict(False, "", used)
        if code == 5 or "not found: " in said:
            raise RuntimeError(f"no tests for {path}: {tests}\n{said[-2000:]}")
        named = FAILED.search(said)
        if named is None and code > 0 and "Error" not in said:
            raise RuntimeError(f"what pytest said is not understood\n{said[-2000:]}")
        return Verdict(True, named[1] if named else "no end" if code < 0 else "import", used)


def usual_seconds(tests: Sequence[str]) -> int:
    """How much processor time such tests may take."""
    known = [
        most for folder, most in CPU_SECONDS.items() if any(t.startswith(folder) for t in tests)
    ]
    return max(known, default=600)


def bounded(seconds: int) -> None:
    """Soft limits: the server's clerks set their own."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
    os.nice(5)
