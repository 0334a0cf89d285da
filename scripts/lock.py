"""`make lock`: pins what pyproject.toml asks for, for every Python and platform, with hashes.

- requirements/test.txt: what developers have, everything below included;
- requirements/run.txt: what a server needs, in the same versions;
- requirements/build.txt: what compiles and packs;
- requirements/install.txt: what installs all of these.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
OPTIONS: Final = (
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-annotate",
    "--no-header",
    "--upgrade",
)
#: Extras that a server may want.
EXTRAS: Final = ("--extra=push", "--extra=postgres")
#: What installs packages (scripts/packages.py) and pins them.
INSTALLER: Final = "uv>=0.9,<1"


def compile(target: str, *arguments: str, needs: str = "") -> None:
    command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, *arguments]
    command += ["-o", f"requirements/{target}"]
    subprocess.run(command, cwd=ROOT, check=True, input=needs, text=True, stdout=subprocess.DEVNULL)


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (ROOT / "requirements").mkdir(exist_ok=True)
    same = ("-c", "requirements/test.txt")
    compile("test.txt", "pyproject.toml", "--group=test", *EXTRAS, "--extra=learn")
    compile("run.txt", "pyproject.toml", *EXTRAS, *same)
    compile("install.txt", "-", needs=INSTALLER)
    compile("build.txt", "-", *same, needs="\n".join(project["build-system"]["requires"]))


if __name__ == "__main__":
    main()
