"""`make test-pythons`: the tests on every Python that Athanor supports and this machine has.

    python scripts/pythons.py [TESTS...]

Each has a folder of its own under build/, with the locked packages, and runs the tests twice: from
the sources, and from the wheel it compiled. Says in the end which Pythons were not to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
TESTS: Final = ("tests", "--ignore=tests/web")


def installed(version: str) -> str | None:
    """A Python of that version: by its name, or among those of pyenv and uv."""
    named = shutil.which(f"python{version}")
    kept = [
        *Path.home().glob(f".pyenv/versions/{version}.*/bin/python"),
        *Path.home().glob(f".local/share/uv/python/cpython-{version}.*/bin/python"),
    ]
    for candidate in [*([named] if named else []), *map(str, sorted(kept))]:
        ask = "import sys, venv, ssl, sqlite3; print('%d.%d' % sys.version_info[:2])"
        said = subprocess.run([candidate, "-c", ask], capture_output=True, text=True)
        if said.stdout.strip() == version:
            return candidate
    return None


def run(version: str, python: str, tests: list[str]) -> str:
    """What came of it, in a word or two."""
    folder = f"build/python-{version}"
    make = ["make", "--no-print-directory", f"PYTHON={python}", f"VENV={folder}"]
    for goal in (f"{folder}/.tools", f"{folder}/.installed"):
        if subprocess.run([*make, goal], cwd=ROOT).returncode:
            return "could not be set up"
    pytest = [f"{folder}/bin/pytest", "-q", "-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    for how, more in (("interpreted", []), ("compiled", ["-o", "pythonpath=."])):
        environment = dict(os.environ, ATHANOR_TEST=how)
        print(f"Python {version}, {how}", flush=True)
        if subprocess.run([*pytest, *more, *tests], cwd=ROOT, env=environment).returncode:
            return f"FAILED, {how}"
    return "good, interpreted and compiled"


def main() -> int:
    tests = sys.argv[1:] or list(TESTS)
    told: dict[str, str] = {}
    for version in VERSIONS:
        python = installed(version)
        told[version] = run(version, python, tests) if python else "not installed here"
    for version, word in told.items():
        print(f"Python {version}: {word}")
    return 1 if any(word.startswith(("FAILED", "could")) for word in told.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
