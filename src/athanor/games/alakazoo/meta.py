"""What Alakazoö! is, for menus and records."""

from typing import Final

from athanor.contract import Meta, Option, rule_ids

META: Final = Meta(
    id="alakazoo",
    rules=1,
    least_seats=1,
    most_seats=4,
    minutes=45,
    rule_ids=rule_ids("Z", (1, 55), (60, 72)),
    options=[
        Option("portals", default="chosen", choices=["chosen", "random"]),
        Option("first", default="random", choices=["random"], seat=True),
        Option("hand_swap", default="free", choices=["free", "same_type"]),
        Option("solo_rest", default=False),
        Option("tommy", default=False),
        Option("university", default=False),
        Option("book", default="off", choices=["off", "bonus", "instead", "goal"]),
    ],
    turn_cap=4_000,
)
