"""What Alkemy is, for menus and records."""

from typing import Final

from athanor.contract import Meta, Option, rule_ids

META: Final = Meta(
    id="alkemy",
    rules=2,
    least_seats=2,
    most_seats=2,
    minutes=60,
    rule_ids=rule_ids("A", (1, 88), (93, 99), (101, 126)),
    options=[
        Option("format", default="blitz", choices=["blitz", "300"]),
        Option("wipeout", default="draw", choices=["draw", "win"]),
        Option("turns", default=12, low=1, high=30),
        Option("time_up", default="draw", choices=["draw", "points"]),
        Option("training", default=False),
        Option("setup", default="hand", choices=["hand", "quick"]),
    ],
    turn_cap=6000,
)
