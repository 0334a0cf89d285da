"""With ATHANOR_INTERPRETED=1 in the environment the engine is loaded from its sources.

An installed Athanor has both: compiled modules, and the Python they were made from. The benchmark
compares them, and the tests run on both.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType


class SourcesOnly(MetaPathFinder):
    """Finds modules of this package by their .py file and looks at nothing else."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(__package__ + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("ATHANOR_INTERPRETED"):
    sys.meta_path.insert(0, SourcesOnly())
