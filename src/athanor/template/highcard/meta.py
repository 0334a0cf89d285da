"""What a menu shows of the game, and what a record must name."""

from __future__ import annotations

from typing import Final

from athanor.contract import Meta, Option

META: Final = Meta(
    id="highcard",
    rules=1,
    least_seats=2,
    most_seats=4,
    minutes=3,
    rule_ids=["HC-1", "HC-2", "HC-3", "HC-4"],
    options=[Option("rounds", default=3, low=1, high=5)],
)
