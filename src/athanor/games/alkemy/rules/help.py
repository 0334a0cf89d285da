"""beathacrann_benevolence: what it costs if a roll so helped fails in the end."""

from __future__ import annotations

from typing import Final

from ..figures import EXPOSED, HELPED, TURN
from ..model import Figure, Table
from .effects import give, lift, under

EXPOSED_DEFENCE: Final = 2


def blame(table: Table, figure: Figure) -> None:
    """The roll failed: if benevolence helped it, the DEF is 2 for the rest of the turn."""
    if len(figure.effects) > 0 and under(figure, HELPED):
        lift(table, figure, HELPED)
        give(table, figure, EXPOSED, EXPOSED_DEFENCE, TURN)


def praise(table: Table, figure: Figure) -> None:
    """The roll succeeded."""
    if len(figure.effects) > 0:
        lift(table, figure, HELPED)
