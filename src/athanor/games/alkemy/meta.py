"""What Alkemy is, for menus and records."""

from typing import Final

from athanor.contract import Meta, Option, rule_ids

from .formats import BLITZ, FORMATS, LEAST_POINTS, MOST_POINTS, SCENARIOS

META: Final = Meta(
    id="alkemy",
    rules=3,
    least_seats=2,
    most_seats=2,
    minutes=60,
    rule_ids=rule_ids("A", (1, 88), (93, 99), (101, 126)),
    options=[
        Option("format", default=BLITZ, choices=FORMATS, low=LEAST_POINTS, high=MOST_POINTS),
        Option("scenario", default="djinn", choices=list(SCENARIOS)),
        Option("wipeout", default="draw", choices=["draw", "win"]),
        Option("turns", default=12, low=1, high=30),
        Option("time_up", default="draw", choices=["draw", "points"]),
        Option("training", default=False),
        Option("setup", default="hand", choices=["hand", "quick"]),
    ],
    turn_cap=6000,
)
