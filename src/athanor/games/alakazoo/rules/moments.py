"""What cards are made of: effects, which are called at named moments, and powers, which are paid
for.

The points of the base game, wizards, Tommy's cards and the pages of the book are all effects, and a
player's list of them is the only place where the rules of one game differ from those of another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ..model import Table


class Effect:
    """A rule called at the moments in `moments`. One object serves all games: it holds figures,
    never the state of a game."""

    def __init__(self, name: str, amount: i64) -> None:
        self.name = name
        self.amount: i64 = amount
        self.moments: i64 = 0

    def joins(self, table: Table, seat: i64) -> None:
        """It comes to lie before a player."""

    def strikes(self, table: Table) -> None:
        """It happens once, to everybody (Z-61)."""

    def rolled(self, table: Table, seat: i64) -> None:
        """The player's dice have just been rolled."""

    def rested(self, table: Table, seat: i64) -> None:
        """The player has rested."""

    def spares(self, table: Table, seat: i64, reason: i64) -> bool:
        """A dark token comes: is the player spared?"""
        return False

    def dark_taken(self, table: Table, seat: i64) -> None:
        """The player has taken a dark token."""

    def column_taken(self, table: Table, seat: i64, count: i64) -> None:
        """The player has taken a column that held so many spells."""

    def exchanged(self, table: Table, seat: i64) -> None:
        """The player has drawn for what they discarded."""

    def placed(self, table: Table, seat: i64, card: i64) -> i64:
        """Points for a spell that is being placed."""
        return 0

    def counted(self, table: Table, seat: i64) -> i64:
        """Points at the end of the game."""
        return 0


class Power:
    """Something a guardian is paid for (Z-27)."""

    def __init__(self, name: str, amount: i64, solo: bool) -> None:
        self.name = name
        self.amount: i64 = amount
        self.solo: bool = solo

    def possible(self, table: Table, seat: i64) -> bool:
        """Whether it can be carried out, the token being paid."""
        return True

    def begin(self, table: Table, seat: i64) -> None:
        """Carries it out, or asks the first question."""
        raise AssertionError("abstract")

    def targets(self, table: Table, seat: i64) -> i64:
        """The opponents it may be used on, as a set of seats."""
        return 0

    def aim(self, table: Table, seat: i64, target: i64) -> None:
        """Goes on when the opponent is chosen."""
