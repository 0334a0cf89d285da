"""Where the rules show somebody something new (`conformance/worlds.py`)."""

from __future__ import annotations

from typing import Final

REVEALS: Final = {
    "Dealt": "seat",  # K-09
    "Drew": "seat",  # K-14
    "Dug": "seat",  # K-25
    "Pried": "seat",  # K-23: only the one who looks
    "Stole": "seat",  # K-24: the thief; the victim knew the tile
}
LOOKS: Final = {"take": "seat"}  # K-26: who uses a leg looks through the discards
