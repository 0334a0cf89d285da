"""What Poison is, for menus and records."""

from typing import Final

from athanor.contract import Meta, Option, rule_ids

META: Final = Meta(
    id="poison",
    rules=1,
    least_seats=3,
    most_seats=6,
    minutes=20,
    rule_ids=rule_ids("P", (1, 27)),
    options=[
        Option("hand", default="full", choices=["full", "short"]),
        Option("first_dealer", default="random", choices=["random"], seat=True),
        Option("memory_aid", default=False),
    ],
)
