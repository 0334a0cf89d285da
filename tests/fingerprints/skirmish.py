"""Figures thrown together on a small piece of ground, in the middle of a turn: a skirmish of all
profiles, or a fray of alchemists, each with whatever may last on anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor import FastRng, State
from athanor.arena.archive import other_values
from athanor.contract.options import OptionValue, settle
from athanor.games.alkemy import GAME
from athanor.games.alkemy.cards import PROFILES, Profile
from athanor.games.alkemy.figures import (
    BREATH,
    EFFECTS,
    GUARD_WAVES,
    LASTS,
    NONE,
    ORISON,
    USES,
    WHIRL,
    WHITE_WAVES,
)
from athanor.games.alkemy.formats import Format, format_of
from athanor.games.alkemy.geometry.shapes import overlap
from athanor.games.alkemy.model import SCENERY_NAMES, Figure, Hive
from athanor.games.alkemy.rules.effects import give
from athanor.games.alkemy.rules.space import bind, meet
from athanor.games.alkemy.rules.state import AlkemyState
from athanor.games.alkemy.tables import ELEMENTS

from ..games.alkemy.support import Spec, component, table

#: How wide the ground is on which they stand, in hundredths of an inch.
GROUNDS: Final = (500, 800, 1200)
MOST_FIGURES: Final = 5
#: What may last on a figure, beside what needs somebody who does it.
LASTING: Final = (1, 2, 5, 6, 9, 10, 11, 12, 13, 16, 19, 22, 24, 36, 37)
ALCHEMISTS: Final = [profile for profile in PROFILES if profile.alchemist]
#: Effects whose amount is how far they reach.
AREAS: Final = (WHIRL, BREATH, ORISON, GUARD_WAVES, WHITE_WAVES)
TRUE_OR_NOT: Final = (
    "charged",
    "ran",
    "cowed",
    "harvested",
    "tracked",
    "supported",
    "mastered",
    "pushed",
    "shot_last",
    "swift",
    "slippery",
    "hurt",
    "circus_lasts",
    "circus_used",
    "uchronia",
    "uchronia_lasts",
    "uchronia_used",
)
#: And what is counted, less than so much.
AMOUNTS: Final = {
    "circus": 6,
    "brambles": 5,
    "prayer": 600,
    "premonition": 600,
    "marked": 3,
}

Pieces = list[tuple[str, int, int, int]]


class Ground:
    def __init__(self, rng: FastRng, format: Format) -> None:
        self.rng = rng
        self.size = GROUNDS[rng.below(len(GROUNDS))]
        self.left = rng.below(int(format.width) - self.size)
        self.bottom = rng.below(int(format.height) - self.size)

    def place(self) -> tuple[int, int]:
        return self.left + self.rng.below(self.size), self.bottom + self.rng.below(self.size)


def skirmish(rng: FastRng) -> State:
    return thrown_together(rng, PROFILES)


def fray(rng: FastRng) -> State:
    """What hardly ever comes together in play."""
    state = thrown_together(rng, ALCHEMISTS)
    for one in state.figures:
        wear_out(state, one, rng)
    throwers = [one.id for one in state.figures if one.profile.second_damage]
    for _ in range(rng.below(3) if throwers else 0):
        thrower = state.figures[throwers[rng.below(len(throwers))]]
        hive = Hive(thrower.x + rng.below(800) - 400, thrower.y + rng.below(800) - 400, thrower.id)
        state.hives = [*state.hives, hive]
    state.points = [rng.below(12), rng.below(12)]
    return state


def thrown_together(rng: FastRng, leaders: Sequence[Profile]) -> AlkemyState:
    """The first figure of each side is one of `leaders`."""
    options = {
        option.name: values[rng.below(len(values))]
        for option in GAME.meta.options
        if rng.below(2) and (values := other_values(option, 2))
    }
    ground = Ground(rng, format_of(settle(GAME.meta.options, options, 2)))
    scenery = [
        (SCENERY_NAMES[rng.below(len(SCENERY_NAMES))], *ground.place(), rng.below(32))
        for _ in range(rng.below(4))
    ]
    state = table(*stood(ground, scenery, options, leaders), scenery=scenery, **options)
    state.turn = 1 + rng.below(4)
    state.rng = FastRng(rng.below(1 << 30))
    for _ in range(rng.below(4)):
        component(state, *ground.place(), rng.below(len(ELEMENTS)))
    for one in state.figures:
        unsettle(state, one, rng)
    entangle(state, rng)
    return state


def stood(
    ground: Ground, scenery: Pieces, options: dict[str, OptionValue], leaders: Sequence[Profile]
) -> list[Spec]:
    """Who stands where, so that nobody stands in anything."""
    bare = table(scenery=scenery, **options)
    found: list[Spec] = []
    taken: list[tuple[int, int, int]] = []
    for seat in (0, 1):
        for place in range(2 + ground.rng.below(MOST_FIGURES - 1)):
            some = PROFILES if place else leaders
            profile = some[ground.rng.below(len(some))]
            r = int(profile.radius)
            for _ in range(20):
                x, y = ground.place()
                if bare.ground.stands(x, y, r) and not any(
                    overlap(x, y, r, *other) for other in taken
                ):
                    found.append((seat, profile.id, x, y))
                    taken.append((x, y, r))
                    break
    return found


def unsettle(state: AlkemyState, one: Figure, rng: FastRng) -> None:
    """As if it had been through something."""
    profile: Profile = one.profile
    if profile.alchemist:
        one.concentration = rng.below(5)
        one.stones = rng.below(4)
    if profile.alchemist or rng.below(2):
        one.components = rng.below(7)
    if rng.below(3) == 0:
        one.ticked = rng.below(int(profile.health))
    if rng.below(4) == 0:
        one.ap = rng.below(int(profile.ap) + 1)
    one.immune = bool(rng.below(2))
    if rng.below(4) == 0:
        kind = LASTING[rng.below(len(LASTING))]
        give(state, one, kind, rng.below(3), rng.below(3), -1, rng.below(2))


def wear_out(state: AlkemyState, one: Figure, rng: FastRng) -> None:
    """With some of what may be true of a figure, some of what it may have used, and up to three
    effects, each of another kind."""
    for name in TRUE_OR_NOT:
        if rng.below(5) == 0:
            setattr(one, name, True)
    for name, most in AMOUNTS.items():
        if rng.below(8) == 0:
            setattr(one, name, rng.below(most))
    one.used = rng.below(1 << len(USES)) & rng.below(1 << len(USES))
    one.spent = rng.below(1 << len(USES)) & rng.below(1 << len(USES))
    if rng.below(4) == 0:
        one.barred = rng.below(1 << len(state.figures)) & ~(1 << one.id)
    others = [other.id for other in state.figures if other.id != one.id]
    for kind in {rng.below(len(EFFECTS)) for _ in range(rng.below(4))}:
        amount = rng.below(600) if kind in AREAS else 1 + rng.below(4)
        by = others[rng.below(len(others))] if others else NONE
        give(state, one, kind, amount, rng.below(len(LASTS)), by, rng.below(3))


def entangle(state: AlkemyState, rng: FastRng) -> None:
    for one in state.figures:
        for other in state.figures:
            if one.seat < other.seat and meet(state, one, other) and rng.below(3):
                bind(one, other)
