"""Pictures of a table for notebooks: SVG that needs nothing but itself.

A game that has a `drawing.py` lays out its table on a `Sheet`, in rows of boxes from the top down:

    def draw(sheet: Sheet, view: View, own: Mapping[int, View]) -> None:
        sheet.heading(sheet.word("table-round", round=view.round, rounds=view.rounds))
        sheet.row("", [card("7", RED), card("4", BLUE)])

`view` is what the picture is of. `own` has the views of those seats whose secrets are shown: of all
where the whole table is, of one where it is that seat's view, of none for a spectator. Whoever
draws gets nothing else, so a picture of a view cannot tell more than the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
MARGIN: Final = 12
GAP: Final = 6
LABEL: Final = 120

GROUND: Final = "#f4ecd9"
WOOD: Final = "#ecdfc2"
LINE: Final = "#a98a55"
INK: Final = "#251a11"
QUIET: Final = "#5c4a35"
BRASS: Final = "#6f4e0d"
PAPER: Final = "#fffaf0"
#: One for each seat.
SIDES: Final = ("#1c4f8c", "#9c2415", "#2c5a22", "#5b2d8c", "#6f4e0d", "#2a221b")

Word = Callable[..., str]


class Box(NamedTuple):
    """A piece of a picture: its size, and what is drawn with its upper left corner at 0, 0."""

    width: float
    height: float
    svg: str


class Sheet:
    """A picture in the making. `word` finds a text of the game, `called` what a thing of a kind is
    called in it (a "card", a "part"); `names` are those of the seats."""

    def __init__(self, word: Word, called: Word, names: Sequence[str]) -> None:
        self.word = word
        self.called = called
        self.names = names
        self.parts: list[str] = []
        self.height: float = MARGIN

    def heading(self, words: str) -> None:
        self.line(words, size=17, bold=True)

    def line(self, words: str, size: int = 13, bold: bool = False, colour: str = INK) -> None:
        self.height += size
        self.parts.append(written(words, MARGIN, self.height, size, bold=bold, colour=colour))
        self.height += GAP

    def player(self, seat: int, words: str, on_turn: bool) -> None:
        """The line above what belongs to a player; who is on turn is marked."""
        self.height += GAP
        mark = "▸ " if on_turn else ""
        colour = SIDES[seat % len(SIDES)]
        self.line(f"{mark}{self.names[seat]} · {words}", bold=on_turn, colour=colour)

    def row(self, label: str, boxes: Sequence[Box]) -> None:
        """Boxes side by side, in as many lines as they need, with a word before them."""
        left: float = MARGIN + (LABEL if label else 0)
        at, tallest = left, 16.0
        if label:
            self.parts.append(written(label, MARGIN, self.height + 14, 12, colour=QUIET))
        for box in boxes:
            if at > left and at + box.width > WIDTH - MARGIN:
                self.height += tallest + GAP
                at, tallest = left, 16.0
            self.parts.append(moved(box.svg, at, self.height))
            at += box.width + GAP
            tallest = max(tallest, box.height)
        self.height += tallest + GAP

    def svg(self) -> str:
        height = self.height + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
            f'width="{WIDTH}" style="max-width:100%;font-family:system-ui,sans-serif">'
            f'<rect width="{WIDTH}" height="{height:g}" rx="6" fill="{GROUND}"/>'
            + "".join(self.parts)
            + "</svg>"
        )


def written(
    words: str,
    x: float,
    y: float,
    size: float = 13,
    *,
    bold: bool = False,
    colour: str = INK,
    middle: bool = False,
) -> str:
    weight = ' font-weight="600"' if bold else ""
    anchor = ' text-anchor="middle"' if middle else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}"{weight}{anchor}>'
        f"{escape(words)}</text>"
    )


def framed(
    width: float,
    height: float,
    fill: str = PAPER,
    line: str = LINE,
    thick: float = 1,
    dashed: bool = False,
) -> str:
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect width="{width:g}" height="{height:g}" rx="4" fill="{fill}" stroke="{line}" '
        f'stroke-width="{thick:g}"{dash}/>'
    )


def moved(svg: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{svg}</g>'


def card(words: str, colour: str = INK, width: float = 34, height: float = 26) -> Box:
    """A card with its number or a short word."""
    svg = framed(width, height, line=colour, thick=2)
    return Box(width, height, svg + written(words, width / 2, height / 2 + 5, 14, bold=True,
                                            colour=colour, middle=True))  # fmt: skip


def tag(words: str, colour: str = INK, fill: str = PAPER, dashed: bool = False) -> Box:
    """A longer word in a frame as wide as it needs."""
    width = 14 + 6.6 * len(words)
    svg = framed(width, 22, fill, colour, dashed=dashed)
    return Box(width, 22, svg + written(words, width / 2, 15.5, 12, colour=colour, middle=True))


def backs(count: int) -> list[Box]:
    """Cards that lie face down, at most a dozen drawn one by one."""
    back = Box(16, 26, framed(16, 26, WOOD, LINE))
    return [back] * count if count <= 12 else [back] * 3 + [tag(f"× {count}", QUIET)]


def piled(boxes: Sequence[Box], columns: int) -> Box:
    """Boxes of one size as a block of so many columns."""
    width = max(box.width for box in boxes)
    height = max(box.height for box in boxes)
    parts = [
        moved(box.svg, index % columns * (width + 3), index // columns * (height + 3))
        for index, box in enumerate(boxes)
    ]
    rows = -(-len(boxes) // columns)
    return Box(columns * (width + 3), rows * (height + 3), "".join(parts))
