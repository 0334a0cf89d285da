"""How a table is drawn in the terminal: the same for any game, better where a game has its own.

A game draws itself by a class `GameTable`, derived from `Table`, in its `terminal.py`. A game
without one is shown as its view says it, field by field, and can be played all the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from athanor.contract import Event, View
from athanor.texts import Texts
from athanor.texts.telling import Teller, own_fields

from .house import unicode_spoken
from .terminal import terminal_of


class Table(Teller):
    """Draws views of one seat (or of the spectator) for one reader."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.fancy = unicode_spoken()

    # -- what a game draws better

    def draw(self, view: View) -> RenderableType:
        """The table as this seat sees it."""
        grid = Grid.grid(padding=(0, 2))
        for field in own_fields(view):
            value = getattr(view, field)
            if value not in (None, "", [], {}, ()):
                grid.add_row(Text(self.label(field), "dim"), Text(self.words(field, value)))
        return grid

    def choices(self, view: View) -> RenderableType:
        """The actions of this seat, numbered from 1."""
        width = len(str(len(view.actions)))
        wording = view.wording()
        lines = [
            Text.assemble(
                (f"{number:>{width}} ", "bold cyan"), self.sentence("action", action, wording)
            )
            for number, action in enumerate(view.actions, start=1)
        ]
        return Columns(lines, padding=(0, 3), column_first=True)

    def in_log(self, event: Event) -> bool:
        """Whether the log tells of this event; what everyone expects anyway may be left out."""
        return True

    def moment(self, view: View, event: Event) -> RenderableType | None:
        """What is laid before everyone when this happens, such as the score pad after a round."""
        return None

    def outcome(self, view: View) -> RenderableType:
        """The final scores."""
        assert view.result is not None
        grid = Grid(show_edge=False, pad_edge=False)
        grid.add_column(self.texts("cli-player"))
        grid.add_column(self.texts("cli-points"), justify="right")
        for group in view.result.ranking:
            for seat in group:
                style = "bold" if seat in view.result.winners else ""
                grid.add_row(self.names[seat], str(view.result.scores[seat]), style=style)
        return grid

    # -- what all have

    def ending(self, view: View) -> str:
        """Who won, and why it ended."""
        result = view.result
        assert result is not None
        winners = [self.names[seat] for seat in result.winners]
        told = self.texts("cli-winners", count=len(winners), names=self.texts.join(winners))
        reason = f"ending-{result.reason}"
        return f"{told} {self.texts(reason)}" if reason in self.texts else told


def table_type(game: str) -> type[Table]:
    found: type[Table] = getattr(terminal_of(game), "GameTable", Table)
    return found
