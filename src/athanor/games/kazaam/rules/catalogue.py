"""Every action there is, made once. Inside the engine an action is its index in `ACTIONS`."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import (
    EARS,
    HANDS,
    LEGS,
    Dig,
    Digest,
    Draw,
    EndTurn,
    Extract,
    Foresee,
    Gather,
    Lash,
    LetPass,
    Play,
    Pry,
    Restore,
    Steal,
    Take,
)
from ..tiles import INGREDIENTS, KINDS, PARTS, TILE_NAMES, bag_of

MOST_SEATS: Final = 5
DIGESTED: Final = 3

#: What a torso may take: every mixture of none, one, two and three ingredients, in that order.
MIXTURES: Final[list[tuple[int, ...]]] = [
    mixture
    for length in range(DIGESTED + 1)
    for mixture in combinations_with_replacement(range(KINDS), length)
]
MIXTURE_BAGS: Final[list[int]] = [bag_of(list(mixture)) for mixture in MIXTURES]
#: Mixtures of n ingredients are MIXTURES[MIXTURES_FROM[n] : MIXTURES_FROM[n + 1]].
MIXTURES_FROM: Final[list[int]] = [0, 1, 7, 28, 84]

# Where each kind of action begins.
PLAY: Final = 0
EXTRACT: Final = 126
TAKE: Final = 252
GATHER: Final = 378
LASH: Final = 462  # + target seat * 9 + target part
PRY: Final = 507  # + ear * 5 + target seat
STEAL: Final = 517  # + hand * 5 + target seat
DIG: Final = 527  # + leg
DIGEST: Final = 529
DRAW: Final = 530
RESTORE: Final = 531
END_TURN: Final = 532
FORESEE: Final = 533
LET_PASS: Final = 534


def every_action() -> list[Action]:
    actions: list[Action] = [Play(tile) for tile in TILE_NAMES]
    actions += [Extract(tile) for tile in TILE_NAMES]
    actions += [Take(tile) for tile in TILE_NAMES]
    actions += [Gather(tuple([INGREDIENTS[kind] for kind in mixture])) for mixture in MIXTURES]
    seats = range(MOST_SEATS)
    actions += [Lash(seat, part) for seat in seats for part in PARTS]
    actions += [Pry(ear, seat) for ear in EARS for seat in seats]
    actions += [Steal(hand, seat) for hand in HANDS for seat in seats]
    actions += [Dig(leg) for leg in LEGS]
    actions += [Digest(), Draw(), Restore(), EndTurn(), Foresee(), LetPass()]
    return actions


ACTIONS: Final[list[Action]] = every_action()
#: Made once as well: Python makes a new object of every number above 256.
INDICES: Final[list[int]] = list(range(len(ACTIONS)))
INDEX_OF: Final[dict[Action, int]] = {action: index for index, action in enumerate(ACTIONS)}

assert MIXTURES_FROM[DIGESTED + 1] == len(MIXTURES)
assert INDEX_OF[LetPass()] == LET_PASS == len(ACTIONS) - 1
assert INDEX_OF[Lash(0, "head")] == LASH


def index_of(action: Action) -> i64:
    """The index of an action, or -1 for one that no game of Kazaam! has."""
    found: i64 = INDEX_OF.get(action, -1)
    if found < 0 and isinstance(action, Gather):  # named in another order
        known = [kind for kind in action.ingredients if kind in INGREDIENTS]
        if len(known) == len(action.ingredients):
            known.sort(key=INGREDIENTS.index)
            return INDEX_OF.get(Gather(tuple(known)), -1)
    return found
