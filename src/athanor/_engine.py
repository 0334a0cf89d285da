"""Decides how the engine is loaded: from compiled modules, or from its Python sources.

An installed Athanor has both: compiled modules, and the Python they were made from. With
ATHANOR_INTERPRETED=1 the compiled ones are ignored; the benchmark compares the two.

A checkout has the sources alone. `make` compiles them in the background and keeps the result in
the folder that ATHANOR_ENGINE names, under the fingerprint of the sources it was made from. So an
engine is used if it fits the sources as they are now, and is not there otherwise: setup.py puts it
in its place by one rename, when it is whole.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE: Final = "athanor"

#: The rooms whose sources, or whose types, go into what is compiled.
ROOMS: Final = ("contract", "games", "texts", "bots")


class SourcesOnly(MetaPathFinder):
    """Finds modules of this package by their .py file and looks at nothing else."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class KeptEngine(MetaPathFinder):
    """Finds what is compiled in a folder of its own; all else comes from where it always does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room, _, _ = fullname.rpartition(".")
        ours = fullname.startswith(PACKAGE + ".") if room else fullname.endswith("__mypyc")
        if not ours:
            return None
        folder = self.folder.joinpath(*room.split("."))
        spec = FileFinder(str(folder), (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(
            fullname
        )
        return spec if spec is not None and spec.loader is not None else None


def fingerprint(package: Path) -> str:
    """Of everything that decides what is compiled: the sources, how, and for which Python."""
    found = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    sources = [package.parents[1] / "setup.py"]
    sources += sorted(path for room in ROOMS for path in (package / room).rglob("*.py"))
    for path in sources:
        text = path.read_bytes()
        found.update(f"\n{path.relative_to(package.parents[1]).as_posix()} {len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()[:24]


def kept_engine(package: Path, engines: str) -> Path | None:
    """The compiled engine that fits the sources of this package, if there is one."""
    if not engines or not (package.parents[1] / "setup.py").is_file():
        return None
    folder = Path(engines) / fingerprint(package)
    return folder if folder.is_dir() else None


def arrange() -> None:
    if os.environ.get("ATHANOR_INTERPRETED"):
        sys.meta_path.insert(0, SourcesOnly())
        return
    engine = kept_engine(Path(__file__).parent, os.environ.get("ATHANOR_ENGINE", ""))
    if engine is not None:
        sys.meta_path.insert(0, KeptEngine(engine.absolute()))


if __name__ == PACKAGE + "._engine":  # setup.py reads this file too
    arrange()
