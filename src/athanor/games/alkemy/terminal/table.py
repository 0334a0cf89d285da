"""Alkemy in the terminal: a map of the table, and the two companies beside each other."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from athanor.cli.table import Table
from athanor.contract import Event, View

from ..body import FigureBody, SceneryBody
from ..events import Deployed, HandGiven, Rolled, SceneryPlaced
from ..geometry.shapes import Polygon, contains
from ..view import AlkemyView

#: A cell of the map is half an inch wide and an inch high.
CELL_WIDTH: Final = 50
CELL_HEIGHT: Final = 100
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: The shape of each kind of scenery, told apart without colour.
GROUND: Final = {
    "obstructing": ("#", "white"),
    "hindering": ("=", "green"),
    "cluttered": (":", "yellow"),
    "water": ("~", "blue"),
    "hill": ("^", "green"),
}
SIDES: Final = ("bright_cyan", "bright_magenta")
STATES: Final = {"white": "white", "yellow": "yellow", "red": "red", "out": "dim"}


class GameTable(Table):
    """The view of one seat of Alkemy."""

    def draw(self, view: View) -> RenderableType:
        assert isinstance(view, AlkemyView)
        sides = Grid.grid(padding=(0, 3))
        sides.add_row(self.company(view, 0), self.company(view, 1))
        return Group(self.heading(view), Panel(self.map(view), box=ROUNDED, expand=False), sides)

    def heading(self, view: AlkemyView) -> Text:
        points = view.table.points
        return Text(
            self.texts("table-turn", turn=view.table.turn, first=points[0], second=points[1]),
            "bold",
        )

    def in_log(self, event: Event) -> bool:
        """Rolls are told with what they led to."""
        return not isinstance(event, (Rolled, Deployed, SceneryPlaced, HandGiven))

    def map(self, view: AlkemyView) -> Text:
        """The reader sits at the bottom; who only looks on sits with the first seat."""
        columns, rows = view.width // CELL_WIDTH, view.height // CELL_HEIGHT
        cells = [[("·", "dim")] * columns for _ in range(rows)]
        for piece in view.table.scenery:
            fill(cells, piece)
        for component in view.table.components:
            put(cells, component.x, component.y, "*", "bright_yellow")
        for number, marker in enumerate(view.table.markers):
            style = "bold" if marker.owner is None else f"bold {SIDES[marker.owner]}"
            put(cells, marker.x, marker.y, str(number), style)
        for letter, figure in lettered(view):
            if figure.alive and figure.placed:
                put(cells, figure.x, figure.y, letter, f"bold {SIDES[figure.seat]}")
        if view.seat != 1:
            cells = [row[::-1] for row in reversed(cells)]
        drawn = Text()
        for number, row in enumerate(cells):
            drawn.append("\n" if number else "")
            for character, style in row:
                drawn.append(character, style)
        return drawn

    def company(self, view: AlkemyView, seat: int) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_row("", Text(self.names[seat], f"bold {SIDES[seat]}"))
        for letter, figure in lettered(view):
            if figure.seat != seat:
                continue
            name = self.texts.word("figure", figure.name, self.names)
            state = self.texts(f"state-{figure.state}")
            style = STATES[figure.state]
            facts = self.texts("table-figure", ap=figure.ap, left=max(0, figure.left))
            grid.add_row(letter, Text(str(name), style), Text(state, style), facts)
        return grid


def lettered(view: AlkemyView) -> list[tuple[str, FigureBody]]:
    """Capitals for seat 0, small letters for seat 1."""
    counts = [0, 0]
    found = []
    for figure in view.table.figures:
        letter = LETTERS[counts[figure.seat] % len(LETTERS)]
        counts[figure.seat] += 1
        found.append((letter if figure.seat == 0 else letter.lower(), figure))
    return found


def fill(cells: list[list[tuple[str, str]]], piece: SceneryBody) -> None:
    shape = Polygon(list(piece.corners[::2]), list(piece.corners[1::2]))
    for row, line in enumerate(cells):
        for column in range(len(line)):
            x, y = column * CELL_WIDTH + CELL_WIDTH // 2, row * CELL_HEIGHT + CELL_HEIGHT // 2
            if contains(shape, x, y):
                line[column] = GROUND[piece.kind]
    put(cells, piece.x, piece.y, *GROUND[piece.kind])


def put(cells: list[list[tuple[str, str]]], x: int, y: int, letter: str, style: str) -> None:
    row = min(len(cells) - 1, y // CELL_HEIGHT)
    column = min(len(cells[0]) - 1, x // CELL_WIDTH)
    cells[row][column] = (letter, style)
