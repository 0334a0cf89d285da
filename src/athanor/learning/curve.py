"""The curve of a run: for each iteration how the new bot did against the best so far, with 95 %
confidence, as an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from athanor.arena.plot import STYLE

if TYPE_CHECKING:
    from .run import Step

WIDTH: Final = 720
HEIGHT: Final = 320
LEFT: Final = 60
BOTTOM: Final = 50
TOP: Final = 60


def draw_curve(steps: Sequence[Step], game: str) -> str:
    """Filled where it was promoted; the broken line is a fair share."""
    highest = max([1.5, *(step.match.high for step in steps)])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{escape(game)}">',
        f"<title>{escape(game)}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="ink" x="24" y="36" font-size="20">{escape(game)}</text>',
    ]
    for tenths in range(0, int(10 * highest) + 1, 5):
        y = upward(tenths / 10, highest)
        kind = "fair" if tenths == 10 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - 20}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text class="quiet number" x="{LEFT - 10}" y="{y + 5}" text-anchor="end" '
            f'font-size="14">{tenths / 10}</text>'
        )
    for step in steps:
        parts += mark(step, len(steps), highest)
    parts.append("</svg>\n")
    return "\n".join(parts)


def mark(step: Step, steps: int, highest: float) -> list[str]:
    x = round(LEFT + (WIDTH - LEFT - 40) * (step.iteration + 0.5) / steps, 1)
    low, middle, high = (
        upward(share, highest) for share in (step.match.low, step.match.share, step.match.high)
    )
    kind = "bar" if step.promoted else "ground"
    return [
        f'<path class="line" d="M{x} {low}V{high}"/>',
        f'<circle class="{kind}" cx="{x}" cy="{middle}" r="6" stroke="currentColor"/>',
        f'<text class="quiet number" x="{x}" y="{HEIGHT - 24}" text-anchor="middle" '
        f'font-size="14">{step.iteration}</text>',
    ]


def upward(share: float, highest: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share / highest, 1)
