"""What a player of Kazaam! does: the five actions of a turn, answers with a head, and choices.

Using a part is declared with its target (K-30); what it takes is chosen afterwards, when no head
has stopped it: `Take` for a leg, `Gather` for a torso.
"""

from typing import Final, Literal

from athanor.contract import Action

Part = Literal[
    "head",
    "torso",
    "tail",
    "left-hand",
    "right-hand",
    "left-leg",
    "right-leg",
    "left-ear",
    "right-ear",
]
Ear = Literal["left-ear", "right-ear"]
Hand = Literal["left-hand", "right-hand"]
Leg = Literal["left-leg", "right-leg"]

EARS: Final[tuple[Ear, ...]] = ("left-ear", "right-ear")
HANDS: Final[tuple[Hand, ...]] = ("left-hand", "right-hand")
LEGS: Final[tuple[Leg, ...]] = ("left-leg", "right-leg")


class Draw(Action, frozen=True, cache_hash=True):
    """Draw a tile from the pile."""


class Play(Action, frozen=True, cache_hash=True):
    """Play a tile from hand onto the own board and pay for it: `Play("fire-tail")`."""

    tile: str


class Extract(Action, frozen=True, cache_hash=True):
    """Discard a tile from hand for its ingredients."""

    tile: str


class Restore(Action, frozen=True, cache_hash=True):
    """Turn all own tiles face up."""


class EndTurn(Action, frozen=True, cache_hash=True):
    """Stop before the third action."""


class Pry(Action, frozen=True, cache_hash=True):
    """Use an ear: look at the hand of a player."""

    part: Ear
    target_seat: int


class Steal(Action, frozen=True, cache_hash=True):
    """Use a hand: take a random tile from the hand of a player."""

    part: Hand
    target_seat: int


class Dig(Action, frozen=True, cache_hash=True):
    """Use a leg: take a tile from the discard pile. Which, is chosen with `Take`."""

    part: Leg


class Digest(Action, frozen=True, cache_hash=True):
    """Use the torso: take three ingredients. Which, is chosen with `Gather`."""


class Lash(Action, frozen=True, cache_hash=True):
    """Use the tail on a tile in play: `Lash(2, "left-ear")`."""

    target_seat: int
    target_part: Part


class Foresee(Action, frozen=True, cache_hash=True):
    """Answer the use of a part with the own head: it has no effect."""


class LetPass(Action, frozen=True, cache_hash=True):
    """Do not answer the use of a part."""


class Take(Action, frozen=True, cache_hash=True):
    """The tile that a leg takes from the discard pile."""

    tile: str


class Gather(Action, frozen=True, cache_hash=True):
    """The ingredients that a torso takes from the supply, in any order."""

    ingredients: tuple[str, ...]


KazaamAction = (
    Draw
    | Play
    | Extract
    | Restore
    | EndTurn
    | Pry
    | Steal
    | Dig
    | Digest
    | Lash
    | Foresee
    | LetPass
    | Take
    | Gather
)
