"""The kinds of orders, and how one is written as numbers.

An order is what a figure was told to do, announced and not yet resolved. On the stack it is eight
numbers: kind, figure, x, y, target, further targets as bits, a number, the AP paid.
"""

from __future__ import annotations

from typing import Final

WALK_ORDER: Final = 0
RUN_ORDER: Final = 1
TRACK_ORDER: Final = 2
CHARGE_ORDER: Final = 3
ENGAGE_ORDER: Final = 4
FIGHT_ORDER: Final = 5
SHOOT_ORDER: Final = 6
CONCENTRATE_ORDER: Final = 7
CAST_ORDER: Final = 8
CLAIM_ORDER: Final = 9
HAND_OVER_ORDER: Final = 10
LAY_HANDS_ORDER: Final = 11
COMMAND_ORDER: Final = 12
DONE_ORDER: Final = 13
ATTACK_ORDER: Final = 14  # the free attack that a charge brings

ORDER_SIZE: Final = 8
