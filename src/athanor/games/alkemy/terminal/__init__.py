"""Alkemy in the terminal: its table, and the commands `athanor company` and `athanor odds`."""

from typing import Final

from .company import company
from .odds import odds
from .table import GameTable

COMMANDS: Final = {"company": company, "odds": odds}

__all__ = ["COMMANDS", "GameTable"]
