"""Where the rules show somebody something new (`conformance/worlds.py`)."""

from __future__ import annotations

from typing import Final

REVEALS: Final = {
    "CompanyMustered": "all",
    "CardsShown": "all",
    "InitiativeWon": "all",
}
LOOKS: Final = {"reroll": "all"}  # champions were shown, and one may roll again
