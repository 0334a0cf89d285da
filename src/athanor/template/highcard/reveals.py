"""Where the rules show somebody something that they did not know: to the event's `seat`, to `both`
seats of it, to all `players`, or to `all`. Whatever else makes two games look different to a player
who should not tell them apart is a leak, and the conformance suite finds it."""

from __future__ import annotations

from typing import Final

REVEALS: Final = {"Dealt": "seat", "Swapped": "seat", "Shown": "all"}
