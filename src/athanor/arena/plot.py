"""The standings of a match as an SVG picture: a bar for each contender, a whisker for its doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from .run import Standings
from .statistics import Standing

WIDTH: Final = 720
LEFT: Final = 150
RIGHT: Final = 70
ROW: Final = 44
BAR: Final = 20
TOP: Final = 64
BOTTOM: Final = 52

STYLE: Final = """
  svg { color-scheme: light dark; font: 15px Georgia, serif; }
  .ground { fill: #f6f0e3; } .ink { fill: #2b2118; } .quiet { fill: #6b5b48; }
  .bar { fill: #b08534; } .line { stroke: #2b2118; stroke-width: 2; fill: none; }
  .grid { stroke: #d8ccb4; } .fair { stroke: #6b5b48; stroke-dasharray: 5 4; stroke-width: 1.5; }
  .number { font-variant-numeric: tabular-nums; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #17130f; } .ink { fill: #efe4cd; } .quiet { fill: #b3a388; }
    .bar { fill: #c99b45; } .line { stroke: #efe4cd; } .grid { stroke: #3a3027; }
    .fair { stroke: #b3a388; }
  }
"""


def draw(standings: Standings, title: str, axis: str, names: Sequence[str]) -> str:
    """The picture; `names` are what the contenders are called in it."""
    height = TOP + ROW * len(standings.bots) + BOTTOM
    most = scale_end(standings.bots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" aria-label="{attribute(title)}">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
        f'<text class="ink" x="24" y="36" font-size="20">{escape(title)}</text>',
        *grid(most, height, axis),
    ]
    for index, (standing, name) in enumerate(zip(standings.bots, names, strict=True)):
        parts.extend(row(standing, name, TOP + ROW * index, most))
    fair = across(1 / standings.seats, most)
    parts.append(upright("fair", fair, height))
    parts.append("</svg>\n")
    return "\n".join(parts)


def row(standing: Standing, name: str, y: int, most: float) -> list[str]:
    middle = y + ROW / 2
    start, end = across(0, most), across(standing.share, most)
    low, high = across(standing.low, most), across(standing.high, most)
    return [
        f'<text class="ink" x="{LEFT - 14}" y="{middle + 5}" text-anchor="end">'
        f"{escape(name)}</text>",
        f'<rect class="bar" x="{start:.1f}" y="{middle - BAR / 2}" '
        f'width="{end - start:.1f}" height="{BAR}"/>',
        f'<path class="line" d="M{low:.1f} {middle - 6}v12m0-6H{high:.1f}m0-6v12"/>',
        f'<text class="ink number" x="{WIDTH - RIGHT + 12}" y="{middle + 5}">'
        f"{100 * standing.share:.1f} %</text>",
    ]


def grid(most: float, height: int, axis: str) -> list[str]:
    """A line and a number every ten or twenty hundredths, and what they mean."""
    parts: list[str] = []
    step = 10 if most <= 0.6 else 20
    for hundredths in range(0, round(most * 100) + 1, step):
        x = across(hundredths / 100, most)
        parts.append(upright("grid", x, height))
        parts.append(
            f'<text class="quiet number" x="{x:.1f}" y="{height - BOTTOM + 18}" '
            f'text-anchor="middle" font-size="14">{hundredths}</text>'
        )
    parts.append(
        f'<text class="quiet" x="{LEFT}" y="{height - 14}" font-size="14">{escape(axis)}</text>'
    )
    return parts


def upright(kind: str, x: float, height: int) -> str:
    bottom = height - BOTTOM
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>'


def across(share: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * share / most


def scale_end(bots: Sequence[Standing]) -> float:
    """The next full tenth to the right of every whisker."""
    return min(1.0, (int(max(each.high for each in bots) * 10) + 1) / 10)


def attribute(text: str) -> str:
    return escape(text, {'"': "&quot;"})
