"""What Kazaam! is, for menus and records."""

from typing import Final

from athanor.contract import Meta, Option, rule_ids

META: Final = Meta(
    id="kazaam",
    rules=1,
    least_seats=2,
    most_seats=5,
    minutes=40,
    rule_ids=rule_ids("K", (1, 41)),
    options=[
        Option("head", default="any", choices=["any", "targeted"]),
        Option("first", default="random", choices=["random"], seat=True),
        Option("box", default="standard", choices=["standard"], text=True),
    ],
    turn_cap=1_500,
)
