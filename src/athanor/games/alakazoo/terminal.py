"""Alakazoö! in the terminal: portals with their runes, columns, dice and hand."""

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
from athanor.contract import Event, View

from .events import ColumnFilled, GameEnded
from .view import AlakazooView, PlaceView

SHAPES: Final = {"sun": "☼", "moon": "☾", "flame": "▲", "drop": "♦", "leaf": "♣", "star": "★"}
PLAIN_SHAPES: Final = {"sun": "o", "moon": "c", "flame": "^", "drop": "v", "leaf": "&", "star": "*"}
STYLES: Final = {
    "dragon": "red",
    "griffin": "yellow",
    "minotaur": "bright_red",
    "sphinx": "bright_yellow",
    "yeti": "bright_cyan",
    "gargoyle": "bright_black",
    "werewolf": "magenta",
    "faun": "green",
}
ACROSS: Final = 3
CELL: Final = 10


class GameTable(Table):
    """The view of one seat of Alakazoö!"""

    def draw(self, view: View) -> RenderableType:
        assert isinstance(view, AlakazooView)
        portals = [self.portal(view, seat) for seat in range(view.seats)]
        parts: list[RenderableType] = [
            self.heading(view),
            Columns(portals, padding=(0, 1)),
            self.legend(),
        ]
        if any(view.columns):
            parts.append(self.columns(view))
        parts += self.own(view)
        return Group(*parts)

    def heading(self, view: AlakazooView) -> Text:
        turn = self.texts("table-turn", turn=view.turns)
        line = Text(self.texts("table-last-round") if view.last_round else turn, "bold")
        line.append("  " + self.texts("table-supply", magic=view.magic, dark=view.dark), "dim")
        line.append("  " + self.texts("table-pile", count=view.pile), "dim")
        line.append("  " + self.texts("table-discards", count=len(view.discards)), "dim")
        for tommy in view.tommy_lasting:
            name = self.texts(f"tommy-{tommy}")
            line.append(f"  {self.texts('table-tommy-lasting')}: {name}", "yellow")
        return line

    # -- portals

    def portal(self, view: AlakazooView, seat: int) -> Panel:
        player = view.players[seat]
        lines: list[RenderableType] = []
        if player.portal:
            lines.append(Text(self.texts(f"portal-{player.portal}"), "dim"))
        places = list(player.places)
        for first in range(0, len(places), ACROSS):
            cells = [self.place(each) for each in places[first : first + ACROSS]]
            lines.append(Text(" ").join(cells))
        for guardian in player.guardians:
            word = self.texts(f"guardian-{guardian.guardian}")
            facts = {"guardian": word, "magic": guardian.magic, "dark": guardian.dark}
            lines.append(Text(self.texts("table-guardian", **facts)))
        if player.wizard:
            lines.append(Text(self.texts(f"wizard-{player.wizard}"), "dim"))
        figures = [self.texts("table-hand-size", count=player.hand_size)]
        if view.seats > 1:
            figures.append(self.texts("table-points", count=player.points))
        lines.append(Text(" · ".join(figures)))
        name = Text(self.names[seat], "bold" if seat == view.turn else "")
        return Panel(
            Group(*lines), title=name, title_align="left", box=ROUNDED, width=ACROSS * CELL + 6
        )

    def place(self, place: PlaceView) -> Text:
        """The creature whose spell lies there, or its runes, in brackets those that are covered."""
        if place.card is not None:
            creature = place.card.partition("-")[0]
            word = self.texts(f"cli-creature-{creature}")[:CELL]
            return Text(word.center(CELL), STYLES.get(creature, ""))
        runes = [
            f"[{self.shape(rune)}]" if covered else f" {self.shape(rune)} "
            for rune, covered in zip(place.runes, place.covered, strict=True)
        ]
        return Text("".join(runes).center(CELL))

    def legend(self) -> Text:
        words = [f"{self.shape(rune)} {self.texts(f'die-{rune}')}" for rune in SHAPES]
        return Text("  ".join(words), "dim")

    def shape(self, rune: str) -> str:
        return (SHAPES if self.fancy else PLAIN_SHAPES)[rune]

    # -- what can be taken, and what is one's own

    def columns(self, view: AlakazooView) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for number in range(1, len(view.columns) + 1):
            grid.add_column(self.texts("table-column", column=number))
        for row in range(max(len(column) for column in view.columns)):
            cards = [column[row] if row < len(column) else "" for column in view.columns]
            grid.add_row(*(self.card(card) for card in cards))
        return grid

    def own(self, view: AlakazooView) -> list[RenderableType]:
        found: list[RenderableType] = []
        if view.dice:
            dice = "  ".join(f"{self.shape(die)} {self.texts(f'die-{die}')}" for die in view.dice)
            found.append(self.line(self.texts("table-dice"), Text(dice, "bold")))
        if view.decision is not None and view.decision.kind == "draft" and view.offer:
            found.append(self.line(self.texts("table-offer"), self.cards(view.offer)))
        if view.hand:
            found.append(self.line(self.texts("table-hand"), self.cards(view.hand)))
        page = None if view.seat is None else view.players[view.seat].page
        if page:
            id = "table-goal" if view.seats == 1 else "table-page"
            found.append(self.line(self.texts(id), Text(self.texts(f"page-{page}"))))
        return found

    def line(self, title: str, words: Text) -> Text:
        return Text.assemble((f"{title}: ", "dim"), words)

    def cards(self, cards: Sequence[str]) -> Text:
        return Text(", ").join(self.card(card) for card in cards)

    def card(self, card: str) -> Text:
        style = STYLES.get(card.partition("-")[0], "")
        return Text(self.texts(f"card-{card}") if card else "", style)

    # -- the end

    def in_log(self, event: Event) -> bool:
        return not isinstance(event, ColumnFilled)

    def outcome(self, view: View) -> RenderableType:
        """The count line by line; in solo there are no points."""
        assert isinstance(view, AlakazooView)
        assert view.result is not None
        ended = next((each for each in view.events if isinstance(each, GameEnded)), None)
        if ended is None:
            won = "table-solo-won" if view.result.winners else "table-solo-lost"
            return Text(self.texts(won))
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        grid.add_column("")
        for count in ended.counts:
            style = "bold" if count.seat in view.result.winners else ""
            grid.add_column(Text(self.names[count.seat], style), justify="right")
        grid.add_row(self.texts("table-won"), *(str(each.points) for each in ended.counts))
        for line in dict.fromkeys(line for each in ended.counts for line in each.lines):
            points = [str(each.lines.get(line, "")) for each in ended.counts]
            grid.add_row(self.texts(f"count-{line}"), *points)
        totals = [str(each.total) for each in ended.counts]
        grid.add_row(self.texts("table-total"), *totals, style="bold")
        return grid
