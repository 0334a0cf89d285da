"""Poison in the terminal: cauldrons, opponents, and the hand with a number for every pour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from athanor.cli.house import HOUSE
from athanor.cli.table import Table
from athanor.contract import Event, View

from .actions import PLACES, Place, Pour
from .cards import COLOURS, KIND_OF, VALUES
from .events import Dealt, GameEnded, Pile, RoundScored
from .rules.pour import BRIM
from .view import Cauldron, PoisonView

#: A colour has a shape too: drop, wave, spiral, skull; then the same for terminals without them.
SHAPES: Final = {"red": "♦", "blue": "≈", "purple": "@", "poison": "☠"}
PLAIN_SHAPES: Final = {"red": "o", "blue": "~", "purple": "@", "poison": "x"}
STYLES: Final = {"red": "red", "blue": "bright_blue", "purple": "magenta", "poison": "green"}
#: The sides of a card: top, middle and bottom.
FRAME: Final = ("╭───╮", "│", "╰───╯")
PLAIN_FRAME: Final = (".---.", "|", "'---'")

LABEL_WIDTH: Final = 10
CARD_WIDTH: Final = 5


class GameTable(Table):
    """The view of one seat of Poison."""

    def draw(self, view: View) -> RenderableType:
        assert isinstance(view, PoisonView)
        return Group(self.heading(view), self.players(view), self.cauldrons(view))

    def heading(self, view: PoisonView) -> Text:
        current = min(view.round + 1, view.rounds)
        line = Text(self.texts("table-round", round=current, rounds=view.rounds))
        if view.aside:
            line.append("  " + self.texts("table-aside", count=view.aside), "dim")
        if view.pile:
            line.append("  " + self.texts("table-pile", count=view.pile), "dim")
        return line

    def players(self, view: PoisonView) -> Grid:
        grid = Grid.grid(padding=(0, 3))
        for seat, player in enumerate(view.players):
            name = Text(self.names[seat], "bold" if seat == view.turn else "")
            if seat == view.dealer:
                name.append(f" ({self.texts('table-dealer')})", "dim")
            row: list[RenderableType] = [
                Text("▸" if seat == view.turn and self.fancy else " "),
                name,
                self.texts("table-hand-size", count=player.hand_size),
                self.texts("table-taken", count=player.taken_size),
                self.texts("table-points", count=player.score),
            ]
            if view.options["memory_aid"]:
                row.append(self.tally(player.taken))
            grid.add_row(*row)
        return grid

    def cauldrons(self, view: PoisonView) -> Grid:
        grid = Grid.grid(expand=False, padding=(0, 1))
        for _ in view.cauldrons:
            grid.add_column(width=24)
        grid.add_row(*(self.cauldron(each) for each in view.cauldrons))
        return grid

    def cauldron(self, seen: Cauldron) -> Panel:
        colour = seen.colour or ("poison" if seen.cards else "")
        cards = Text(" ").join(self.card(card) for card in seen.cards)
        if not seen.cards:
            cards = Text(self.texts("table-empty"), "dim")
        full, left = ("▰", "▱") if self.fancy else ("#", ".")
        bar = Text.assemble(
            (full * seen.total, STYLES.get(colour, "")), (left * (BRIM - seen.total), "dim")
        )
        bar.append(f" {seen.total}/{BRIM}", "bold")
        border = STYLES.get(colour, "dim")
        title = self.texts(f"cli-cauldron-{seen.place}")
        return Panel(Group(bar, cards), title=Text(title), border_style=border, box=ROUNDED)

    # -- the hand

    def choices(self, view: View) -> RenderableType:
        """A column for each card, a row for each cauldron, and the number to type where they
        meet; an exclamation mark where the cauldron would overflow."""
        assert isinstance(view, PoisonView)
        numbers = {action: number for number, action in enumerate(view.actions, start=1)}
        totals = {each.place: each.total for each in view.cauldrons}
        parts: list[RenderableType] = [
            self.hand(view, cards, numbers, totals) for cards in self.chunks(view)
        ]
        if any(overflows(action, totals) for action in view.actions):
            parts.append(Text(f"! {self.texts('table-overflows')}", "yellow"))
        return Group(*parts)

    def chunks(self, view: PoisonView) -> Iterator[list[str]]:
        """The different cards in hand, as many at a time as the terminal is wide."""
        cards = list(dict.fromkeys(view.hand or []))
        at_once = max(1, (HOUSE.out.width - LABEL_WIDTH) // CARD_WIDTH)
        for start in range(0, len(cards), at_once):
            yield cards[start : start + at_once]

    def hand(
        self,
        view: PoisonView,
        cards: list[str],
        numbers: dict[Pour, int],
        totals: dict[Place, int],
    ) -> Text:
        lines = [Text(" " * LABEL_WIDTH) for _ in range(3)]
        for card in cards:
            for line, piece in zip(lines, self.drawn(card, view), strict=True):
                line.append_text(piece)
        for place in PLACES:
            line = Text(f"{self.texts(f'cli-cauldron-{place}'):<{LABEL_WIDTH}}", "dim")
            for card in cards:
                pour = Pour(card, place)
                if pour not in numbers:
                    line.append("·".center(CARD_WIDTH), "dim")
                elif overflows(pour, totals):
                    line.append(f"{numbers[pour]}!".center(CARD_WIDTH), "bold yellow")
                else:
                    line.append(str(numbers[pour]).center(CARD_WIDTH), "bold cyan")
            lines.append(line)
        return Text("\n").join(lines)

    def drawn(self, card: str, view: PoisonView) -> tuple[Text, Text, Text]:
        """A card of the hand, three lines high, with how many of it there are."""
        top, side, bottom = FRAME if self.fancy else PLAIN_FRAME
        colour = colour_of(card)
        count = list(view.hand or []).count(card)
        if count > 1:
            bottom = bottom[0] + f"×{count}".center(3, bottom[1]) + bottom[-1]
        face = f"{side}{self.shape(colour)} {VALUES[KIND_OF[card]]}{side}"
        style = STYLES[colour]
        return Text(top, style), Text(face, f"bold {style}"), Text(bottom, style)

    # -- scores

    def in_log(self, event: Event) -> bool:
        return not isinstance(event, Dealt | GameEnded)

    def moment(self, view: View, event: Event) -> RenderableType | None:
        """P-19: at the end of a round everybody shows what they took."""
        if not isinstance(event, RoundScored):
            return None
        assert isinstance(view, PoisonView)
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        grid.add_column("")
        for colour in (*COLOURS, "poison"):
            heading = f"{self.shape(colour)} {self.texts(f'colour-{colour}')}"
            grid.add_column(Text(heading, STYLES[colour]), justify="right")
        grid.add_column(self.texts("cli-points"), justify="right")
        grid.add_column(self.texts("table-total"), justify="right")
        for pile in event.piles:
            total = sum(points[pile.seat] for points in view.pad[: event.round])
            grid.add_row(self.names[pile.seat], *self.counts(pile), str(pile.points), str(total))
        return grid

    def counts(self, pile: Pile) -> list[Text]:
        """P-21: in brackets what costs nothing."""
        cells: list[Text] = []
        for colour in (*COLOURS, "poison"):
            held = sum(count for card, count in pile.taken.items() if colour_of(card) == colour)
            immune = colour in pile.immune
            cells.append(Text(f"({held})" if immune else str(held), "dim" if immune else ""))
        return cells

    def outcome(self, view: View) -> RenderableType:
        """The score pad: a row for each player, a column for each round."""
        assert isinstance(view, PoisonView)
        assert view.result is not None
        title = Text(self.texts("table-pad"), "bold")
        grid = Grid(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
        grid.add_column("")
        for number in range(1, len(view.pad) + 1):
            grid.add_column(str(number), justify="right")
        grid.add_column(self.texts("table-total"), justify="right")
        for seat, name in enumerate(self.names):
            style = "bold" if seat in view.result.winners else ""
            rounds = [str(points[seat]) for points in view.pad]
            grid.add_row(name, *rounds, str(view.result.scores[seat]), style=style)
        return grid

    # -- cards

    def shape(self, colour: str) -> str:
        return (SHAPES if self.fancy else PLAIN_SHAPES)[colour]

    def card(self, card: str) -> Text:
        colour = colour_of(card)
        return Text(f"{self.shape(colour)}{VALUES[KIND_OF[card]]}", STYLES[colour])

    def tally(self, taken: dict[str, int]) -> Text:
        cells = [self.card(card) + Text(f"×{count}") for card, count in taken.items()]
        return Text(" ").join(cells)


def colour_of(card: str) -> str:
    """red-7 -> red; poison is its own colour."""
    return card.partition("-")[0]


def overflows(pour: Pour, totals: dict[Place, int]) -> bool:
    return totals[pour.cauldron] + VALUES[KIND_OF[pour.card]] > BRIM
