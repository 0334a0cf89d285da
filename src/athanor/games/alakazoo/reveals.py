"""Where the rules show somebody something new (`conformance/worlds.py`)."""

from __future__ import annotations

from typing import Final

REVEALS: Final = {
    "Dealt": "seat",
    "Drafted": "players",
    "Drew": "seat",
    "LessonsOffered": "seat",
    "PagesOffered": "seat",
    "ColumnLaid": "all",
    "ColumnFilled": "all",
    "TommyAppeared": "all",
    "TommyDiscarded": "all",
    "CreatureNamed": "all",
    "HandedOver": "both",
    "Stolen": "seat",
    "HandsPassed": "both",
    "Enrolled": "all",
    "GameEnded": "all",
    "SoloEnded": "all",
}
