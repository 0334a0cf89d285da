"""Where stretches of play begin: a new game of any mode, or the middle of one."""

from __future__ import annotations

from typing import Final

from bench.alkemy_companies import random_company

import athanor
from athanor import FastRng, State
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import Muster
from athanor.games.alkemy.formats import points_of

from .skirmish import fray, skirmish
from .walk import Begin, any_mode


def battle(rng: FastRng) -> State:
    """Alkemy with companies drawn from all profiles."""
    state = any_mode(athanor.game("alkemy"))(rng)
    for seat in (0, 1):
        company = random_company(rng, points_of(str(state.options["format"])))
        state.play(seat, Muster(companies.encode(company)))
    return state


#: By game: how a walk may begin, and how many steps it takes then.
STARTS: Final[dict[str, dict[str, tuple[Begin, int]]]] = {
    id: {"game": (any_mode(athanor.game(id)), 400)} for id in ("poison", "kazaam", "alakazoo")
} | {
    "alkemy": {
        "game": (any_mode(athanor.game("alkemy")), 60),
        "battle": (battle, 100),
        "skirmish": (skirmish, 36),
        "fray": (fray, 24),
    }
}
