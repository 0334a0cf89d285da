"""Installs what a file of requirements/ pins, for the Python that runs this.

    .venv/bin/python scripts/packages.py requirements/test.txt

uv does it in a quarter of pip's processor time, asks the indexes that pip is configured to ask, and
checks the same hashes. Where uv is not to be had, or does not succeed, pip installs.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

INSTALLER: Final = Path(__file__).parents[1] / "requirements" / "install.txt"
LOCKED: Final = ("-q", "--no-deps", "--require-hashes", "-r")
PIP: Final = (sys.executable, "-m", "pip")
UV: Final = (sys.executable, "-m", "uv", "pip", "install", "--python", sys.executable)

#: What uv calls the settings of pip, and what stands between several values of one.
SETTINGS: Final = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "no-index": ("UV_NO_INDEX", " "),
    "cert": ("SSL_CERT_FILE", " "),
}


def as_uv_says_it(listed: str) -> dict[str, str]:
    """The environment that tells uv what `pip config list` says. With several indexes both take
    the version that is pinned from any of them; only its hash counts."""
    told = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, _, value = line.partition("=")
        setting, between = SETTINGS.get(name.rpartition(".")[2], ("", ""))
        if setting:
            told[setting] = between.join(ast.literal_eval(value).split())
    return told


def install_with_uv(requirements: str) -> bool:
    fetch = [*PIP, "install", "-q", "--no-compile", *LOCKED, str(INSTALLER)]
    if subprocess.run(fetch, capture_output=True).returncode:
        return False
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True).stdout
    environment = as_uv_says_it(listed) | os.environ
    return not subprocess.run(
        [*UV, *LOCKED, requirements], env=environment, capture_output=True
    ).returncode


def main() -> int:
    requirements = sys.argv[1]
    if install_with_uv(requirements):
        return 0
    return subprocess.run([*PIP, "install", "-q", "--no-compile", *LOCKED, requirements]).returncode


if __name__ == "__main__":
    sys.exit(main())
