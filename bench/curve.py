"""What `examples/ppo.py --curve` wrote, as a picture: the share of wins by minutes of learning.

    python bench/curve.py "Kazaam!, two seats" 0.5 docs/curves/kazaam.csv docs/curves/kazaam.svg

The second word is the share that is fair; a dashed line marks it.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from athanor.arena.plot import STYLE

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 56


def draw(title: str, fair: float, rows: list[tuple[float, float]]) -> str:
    last = rows[-1][0]
    high = max(0.1, min(1.0, 1.15 * max(fair, *(share for _, share in rows))))

    def place(minutes: float, share: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - RIGHT) * minutes / last
        return round(across, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / high, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="ink" x="24" y="36" font-size="20">{escape(title)}</text>',
    ]
    for tenth in range(int(10 * high) + 1):
        y = place(0, tenth / 10)[1]
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text class="quiet number" x="{LEFT - 10}" y="{y + 5}" text-anchor="end">'
            f"{10 * tenth} %</text>"
        )
    for minutes in range(int(last) + 1):
        parts.append(
            f'<text class="quiet number" x="{place(minutes, 0)[0]}" y="{HEIGHT - BOTTOM + 22}" '
            f'text-anchor="middle">{minutes}</text>'
        )
    y = place(0, fair)[1]
    parts.append(f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
    line = " ".join(f"{x},{y}" for x, y in (place(*row) for row in rows))
    parts.append(f'<polyline class="line" points="{line}"/>')
    parts.append(
        f'<text class="quiet" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 12}" '
        'text-anchor="middle">minutes of each of two cores; share of wins against greedy</text>'
    )
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    title, fair, source, target = sys.argv[1:]
    with open(source, newline="") as file:
        rows = [(float(row["minutes"]), float(row["share"])) for row in csv.DictReader(file)]
    Path(target).write_text(draw(title, float(fair), rows))


if __name__ == "__main__":
    main()
