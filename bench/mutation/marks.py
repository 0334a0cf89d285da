"""The marks that tests leave where they pass, one byte for each place, in a file that every process
of a test shares. In use only while `reach.py` draws its map."""

from __future__ import annotations

import mmap
import os
from typing import Final

FILE: Final = "ATHANOR_MARKS"
PLACES: Final = 200_000


def shared() -> mmap.mmap | bytearray:
    path = os.environ.get(FILE)
    if path is None:
        return bytearray(PLACES)
    with open(path, "r+b") as file:
        return mmap.mmap(file.fileno(), PLACES)


MARKS: Final = shared()
