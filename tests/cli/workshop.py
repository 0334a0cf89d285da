"""Where somebody writes a game: an environment of their own, in which Athanor is installed."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import venv
from pathlib import Path

import athanor

#: Since then setuptools can make a game known by itself; older ones are fetched.
MAKES_WHEELS = (70, 1)

SCRIPT = '#!/bin/sh\nexec {command} "$@"\n'


class Workshop:
    """An empty `folder` to work in, and the commands that people type there."""

    def __init__(self, place: Path) -> None:
        self.folder = place / "work"
        self.folder.mkdir(parents=True)
        home = place / "environment"
        venv.create(home, with_pip=False)
        self.python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        (site,) = home.rglob("site-packages")
        here = [str(Path(athanor.__file__).parents[1]), *filter(is_site, sys.path)]
        (site / "athanor.pth").write_text("\n".join(dict.fromkeys(here)), "utf-8")
        self.commands = place / "commands"
        self.commands.mkdir()
        install = f"{sys.executable} -m pip --python {self.python}"
        self.write("athanor", f"{self.python} -m athanor.cli.main")
        self.write("pytest", f"{self.python} -m pytest -q -p no:cacheprovider")
        self.write("pip", install)

    def write(self, name: str, command: str) -> None:
        path = self.commands / name
        path.write_text(SCRIPT.format(command=command), "utf-8")
        path.chmod(0o755)

    def run(self, script: str, **more: str) -> subprocess.CompletedProcess[str]:
        kept = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL", "PYTHONPATH")}
        given = {
            "PATH": f"{self.commands}{os.pathsep}{os.environ['PATH']}",
            "PYTHONIOENCODING": "utf-8",
            "PIP_NO_DEPS": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_ROOT_USER_ACTION": "ignore",
            "PYTHONDONTWRITEBYTECODE": "1",
            "COLUMNS": "200",
        }
        version = tuple(map(int, importlib.metadata.version("setuptools").split(".")[:2]))
        if version >= MAKES_WHEELS:
            given["PIP_NO_BUILD_ISOLATION"] = "false"  # which is how pip spells "without"
        return subprocess.run(
            ["sh", "-ec", script],
            cwd=self.folder,
            env=kept | given | more,
            capture_output=True,
            encoding="utf-8",
            timeout=1200,
        )


def is_site(path: str) -> bool:
    return "site-packages" in path or "dist-packages" in path
