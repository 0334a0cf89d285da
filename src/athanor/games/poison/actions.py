"""The one thing a player of Poison does."""

from typing import Final, Literal

from athanor.contract import Action

Place = Literal["left", "middle", "right"]
PLACES: Final[tuple[Place, ...]] = ("left", "middle", "right")


class Pour(Action, frozen=True, cache_hash=True):
    """Put a card from hand into a cauldron: `Pour("red-7", "left")`."""

    card: str
    cauldron: Place


PoisonAction = Pour
