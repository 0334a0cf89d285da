"""The leak test: redraw all that a seat may not know, and its view must not change by a byte.

Events need a second look, since a redrawn state is told the same past. So the same action is played
in the real state and in a redrawn one, with the same chance: if the seat's view is otherwise the
same afterwards, it must have been told the same of what happened.
"""

from __future__ import annotations

from typing import Final

import msgspec

from athanor.contract import FastRng, Game, State, View

from .found import Skipped
from .tables import THOROUGH, everyone, tables, walk
from .worlds import Counts, look_for_leaks, reveals_of

POSITIONS: Final = 1_000 if THOROUGH else 60
PAIRS: Final = 1_000 if THOROUGH else 25


class Leak(AssertionError):
    """A view told something that its seat may not know."""


def check_leaks(state: State, seat: int | None, rng: FastRng, draws: int = 2) -> None:
    view = state.view(seat)
    written = view.json()
    read_back: View = state.game.read_view(written)
    samplers = [state.game.imagine(read_back)]
    learned = state.game.learned()
    if learned is not None and not state.over:
        samplers.append(learned.sampler(read_back, worlds=draws))
    for sampler in samplers:
        for _ in range(draws):
            imagined = sampler.draw(rng)
            again = imagined.view(seat).json()
            if again != written:
                raise Leak(difference(written, again))


def check_events(state: State, seat: int | None, rng: FastRng) -> None:
    twin = state.game.imagine(state.view(seat)).draw(rng)
    twin.tracing = True
    for actor in state.actors():
        shared = [action for action in state.legal(actor) if twin.check(actor, action) is None]
        if not shared:
            continue
        action = shared[rng.below(len(shared))]
        views: list[View] = []
        chance = rng.below(1 << 30)
        for each in (state.clone(), twin.clone()):
            each.rng = FastRng(chance)
            each.play(actor, action)
            views.append(each.view(seat))
        silent = [msgspec.structs.replace(view, events=[]).json() for view in views]
        told = [sorted(map(msgspec.json.encode, view.events)) for view in views]
        if silent[0] == silent[1] and told[0] != told[1]:  # the order of one's own draws may differ
            raise Leak(f"events: {views[0].events!r} became {views[1].events!r}")


def difference(first: bytes, second: bytes) -> str:
    """The first field in which two views differ, for a message a person can act on."""
    left, right = msgspec.json.decode(first), msgspec.json.decode(second)
    for name in left:
        if left[name] != right.get(name):
            return f"{name}: {left[name]!r} became {right.get(name)!r}"
    return "the order of fields"


def no_view_tells_what_its_seat_may_not_know(game: Game) -> None:
    rng = FastRng(19)
    positions = 0
    seed = 100
    while positions < POSITIONS:
        for state in tables(game, seed=seed):
            for each in walk(state, rng):
                if rng.below(4) and not each.over:
                    continue
                for seat in everyone(each):
                    check_leaks(each, seat, rng)
                    check_events(each, seat, rng)
                positions += 1
                if positions == POSITIONS and not THOROUGH:
                    return
        seed += 1_000


def two_worlds_look_alike_until_the_rules_show_the_difference(game: Game) -> None:
    if reveals_of(game) is None:
        raise Skipped("two worlds in lockstep need reveals.py: where the rules show something new")
    counts = look_for_leaks(game, seed=17, pairs=PAIRS, counts=Counts())
    if not counts.pairs:
        raise Skipped("nobody ever holds a secret here, so there are no two worlds to compare")
    assert counts.views >= counts.pairs, "no views were compared"
    assert counts.refusals, "no refusal was compared"
    assert counts.revealed or not THOROUGH, (
        "the rules never showed anybody anything: see reveals.py"
    )
    assert game.preview_type is None or counts.previews > counts.pairs, "no preview was compared"


CHECKS = (
    no_view_tells_what_its_seat_may_not_know,
    two_worlds_look_alike_until_the_rules_show_the_difference,
)
