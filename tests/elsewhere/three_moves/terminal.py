"""What the game of three moves brings to the terminal: a table, and a command."""

from __future__ import annotations

from athanor.cli.house import HOUSE
from athanor.cli.table import Table
from athanor.contract import View


class GameTable(Table):
    def draw(self, view: View) -> str:
        return "three moves, drawn by hand"


def threes() -> None:
    """cli-help-threes"""
    HOUSE.out.print(HOUSE.texts("three")("cli-threes"))


COMMANDS = {"threes": threes, "games": threes}
