"""Kazaam! in the terminal: everyone's homunculus as a body stands, what is in the bag and in hand,
and the notes of what this seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from athanor.cli.table import Table
from athanor.contract import View

from .view import KazaamView, Placed, Player, Whereabouts

#: The nine places of a board, as a body stands.
BODY: Final = (
    ("left-ear", "head", "right-ear"),
    ("left-hand", "torso", "right-hand"),
    ("left-leg", "tail", "right-leg"),
)
STYLES: Final = {
    "fire": "red",
    "bone": "bright_white",
    "scale": "green",
    "wood": "yellow",
    "fur": "magenta",
    "chitin": "cyan",
    "stone": "bright_black",
}
LINES: Final = ("parts", "favourites", "kinship", "finisher", "total")
CELL: Final = 8


class GameTable(Table):
    """The view of one seat of Kazaam!"""

    def draw(self, view: View) -> RenderableType:
        assert isinstance(view, KazaamView)
        parts: list[RenderableType] = [
            Columns([self.player(view, seat) for seat in range(view.seats)], padding=(0, 1)),
            self.market(view),
        ]
        parts += [Text(self.used(view, index), "bold") for index in range(len(view.uses))]
        if view.hand:
            parts.append(self.hand(view))
        parts += self.notes(view)
        return Group(*parts)

    # -- players

    def player(self, view: KazaamView, seat: int) -> Panel:
        player = view.players[seat]
        name = Text(self.names[seat], "bold" if seat == view.turn else "")
        if seat == view.turn and view.result is None:
            name.append(f" {('●' if self.fancy else '*') * view.left}", "yellow")
        figures = [
            self.texts("table-hand-size", count=player.hand_size),
            self.texts("table-points", count=player.points.total),
        ]
        content = Group(
            Text(self.alchemist(player), "dim"),
            *(self.row(player, places) for places in BODY),
            self.bag(player.ingredients, player.ingredient),
            Text(" · ".join(figures)),
        )
        return Panel(content, title=name, box=ROUNDED, width=3 * CELL + 6, title_align="left")

    def alchemist(self, player: Player) -> str:
        id = f"alchemist-{player.alchemist}"
        name = self.texts(id) if id in self.texts else player.alchemist
        return f"{name}: {self.texts(f'material-{player.homunculus}')}"

    def row(self, player: Player, places: Sequence[str]) -> Text:
        placed = {each.part: each for each in player.board}
        cells = [self.cell(placed.get(place), player.homunculus) for place in places]  # type: ignore[call-overload]
        return Text(" ").join(cells)

    def cell(self, placed: Placed | None, favourite: str) -> Text:
        """What a part is made of; in brackets face down, with a star the favourite."""
        if placed is None:
            return Text(("·" if self.fancy else ".").center(CELL), "dim")
        made_of = placed.tile.split("-")[0]
        word = self.texts(f"material-{made_of}")[: CELL - 2]
        if not placed.face_up:
            return Text(f"({word})".center(CELL), "dim")
        star = "*" if made_of == favourite else ""
        return Text(f"{word}{star}".center(CELL), STYLES.get(made_of, ""))

    def bag(self, ingredients: dict[str, int], favourite: str = "") -> Text:
        held = [(each, count) for each, count in ingredients.items() if count]
        if not held:
            return Text("–" if self.fancy else "-", "dim")
        words = [
            f"{count} {self.texts(f'ingredient-{each}')}{'*' if each == favourite else ''}"
            for each, count in held
        ]
        return Text(", ".join(words))

    # -- the middle, and one's own

    def market(self, view: KazaamView) -> Text:
        line = Text(self.texts("table-pile", count=view.pile))
        line.append("  " + self.texts("table-discards", count=view.discards))
        line.append(f"  {self.texts('table-supply')}: ", "dim")
        return line.append_text(self.bag(view.supply))

    def used(self, view: KazaamView, index: int) -> str:
        use = view.uses[index]
        facts: dict[str, object] = {"seat": use.seat, "part": use.part}
        facts |= {"target_seat": use.target_seat, "target_part": use.target_part}
        return self.texts("event-used", **self.texts.facts(facts, self.names))

    def hand(self, view: KazaamView) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        grid.add_column(self.texts("table-hand"))
        grid.add_column(self.texts("table-price-mark"))
        grid.add_column(self.texts("table-gain-mark"))
        for tile in view.hand or ():
            printed = view.tiles[tile]
            style = STYLES.get(tile.split("-")[0], "")
            grid.add_row(
                Text(self.texts(f"tile-{tile}"), style),
                str(self.texts.word("ingredients", printed.price, self.names)),
                str(self.texts.word("ingredients", printed.gain, self.names)),
            )
        return grid

    def notes(self, view: KazaamView) -> list[RenderableType]:
        """What this seat has seen go where, and can still be true."""
        found: list[RenderableType] = []
        for known in view.whereabouts:
            title = self.title(known)
            if title:
                tiles = self.texts.join([self.texts(f"tile-{tile}") for tile in known.tiles])
                found.append(Text.assemble((f"{title}: ", "dim"), tiles))
        return found

    def title(self, known: Whereabouts) -> str:
        if len(known.places) != 1 or known.places[0] == "pile":
            return ""
        (place,) = known.places
        if place == "discards":
            return self.texts("table-known-discards")
        return self.texts("table-known-hand", seat=self.names[int(place)])

    def outcome(self, view: View) -> RenderableType:
        """The points line by line: K-35 to K-38."""
        assert isinstance(view, KazaamView)
        assert view.result is not None
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        grid.add_column("")
        for seat, name in enumerate(self.names[: view.seats]):
            style = "bold" if seat in view.result.winners else ""
            grid.add_column(Text(name, style), justify="right")
        for line in LINES:
            points = [str(getattr(each.points, line)) for each in view.players]
            bold = "bold" if line == "total" else ""
            grid.add_row(self.texts(f"table-points-{line}"), *points, style=bold)
        return grid
