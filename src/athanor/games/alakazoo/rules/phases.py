"""What is asked, and words as numbers: when effects are called, why a dark token comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

if TYPE_CHECKING:
    from ..model import Table

# The moments at which effects are called, as bits.
ROLLED: Final = 1
RESTED: Final = 2
DARK_COMES: Final = 4
DARK_TAKEN: Final = 8
COLUMN_TAKEN: Final = 16
EXCHANGED: Final = 32
PLACED: Final = 64
COUNTED: Final = 128

# Why a dark token comes.
FOR_DIE: Final = 0
FOR_TOKENS: Final = 1
FOR_HAND: Final = 2
FOR_SWAP: Final = 3
FOR_TOMMY: Final = 4
REASONS: Final[list[str]] = ["die", "tokens", "hand", "swap", "tommy"]

# What is asked. From AFTER_ACTION on nothing is: the rules go on by themselves.
CHOOSE_PORTAL: Final = 0
CHOOSE_GUARDIAN: Final = 1
DRAFTING: Final = 2
ENROLLING: Final = 3
KEEPING: Final = 4
ACT: Final = 5
RESOLVE: Final = 6
EXCHANGE: Final = 7
PLACING: Final = 8
TRIM_TOKENS: Final = 9
TRIM_HAND: Final = 10
GIVE_UP: Final = 11
TAKING: Final = 12
SWAPPING: Final = 13
SWAPPING_PORTALS: Final = 14
TARGETING: Final = 15
OFFERING: Final = 16
NAMING: Final = 17
GIVING: Final = 18
COVERING: Final = 19
UNCOVERING: Final = 20
SHADOWING: Final = 21
OVER: Final = 22
AFTER_ACTION: Final = 23
EXCESS_TOKENS: Final = 24
EXCESS_HAND: Final = 25
TURN_ENDS: Final = 26
PORTALS_CHOSEN: Final = 27
DRAFTED: Final = 28
ENROLLED: Final = 29
PAGES_KEPT: Final = 30

# Where a spell is taken or swapped from.
FROM_HAND: Final = 0
FROM_COLUMNS: Final = 1
SOURCES: Final[list[str]] = ["hand", "columns", "discards"]

#: The name of each question, for its texts.
KINDS: Final[list[str]] = [
    "portal",
    "guardian",
    "draft",
    "enrol",
    "page",
    "act",
    "resolve",
    "exchange",
    "place",
    "trim-tokens",
    "trim-hand",
    "give-up",
    "take",
    "swap",
    "swap-portals",
    "target",
    "offer",
    "name",
    "give",
    "cover",
    "uncover",
    "shadow",
]


class Phase:
    """Something a player is asked: what they may answer, why another answer is refused, and what an
    answer does, which ends in the next phase. One object serves all games: it holds nothing."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        raise AssertionError("abstract")

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        raise AssertionError("abstract")

    def do(self, table: Table, seat: i64, index: i64) -> None:
        raise AssertionError("abstract")
