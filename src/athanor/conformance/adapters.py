"""The game as an environment for machines that learn: numbers that tell no more than the view, and
PettingZoo's own tests where it is installed."""

from __future__ import annotations

import importlib
import importlib.util
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, Final

from athanor.contract import Encoding, FastRng, Game, State
from athanor.contract.direct import DirectEncoding, observation_of, offers_of

from .found import Skipped
from .tables import tables, walk

#: A game that random play brings to an end soon.
SHORT: Final[dict[str, dict[str, object]]] = {"alkemy": {"turns": 1, "setup": "quick"}}


#: So many actions of each table are looked at.
FAR: Final = 60


def least(game: Game) -> int:
    return max(2, game.meta.least_seats)


def environment(game: Game, **options: Any) -> Any:
    if importlib.util.find_spec("pettingzoo") is None:
        raise Skipped("PettingZoo is not installed: pip install athanor-games[learn]")
    from athanor.adapters.pettingzoo import env

    if game.meta.most_seats < 2:
        raise Skipped("an environment needs two seats")
    return env(game.id, least(game), **options)


def an_observation_tells_no_more_than_the_view(game: Game) -> None:
    seats = min(least(game), game.meta.most_seats)
    encoding = game.encoding(seats)
    rng = FastRng(3)
    state = game.new(seats, seed=3)
    for _ in range(60):
        if state.over:
            break
        for seat in range(seats):
            view = state.view(seat)
            numbers = encoding.observe(view)
            assert len(numbers) == encoding.length, (
                f"{len(numbers)} numbers, {encoding.length} said"
            )
            assert all(0.0 <= number <= 1.0 for number in numbers), "a number is not from 0 to 1"
            again = encoding.observe(game.imagine(view).draw(rng).view(seat))
            assert again == numbers, "an observation tells what the seat may not know"
            actions = [encoding.action(view, index) for index in encoding.offered(view)]
            assert actions == list(view.actions), "an action and its number do not fit"
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.play(actor, legal[rng.below(len(legal))])


def numbers_straight_from_the_state_are_those_of_the_view(game: Game) -> None:
    """In every way to play, from every seat, and in another world that the seat cannot tell from
    this one."""
    if game.encoding(game.meta.least_seats).direct() is None:
        raise Skipped("this game has no direct encoding, and needs none")
    rng = FastRng(4)
    for table in tables(game, seed=300):
        encoding = game.encoding(table.seats)
        direct = encoding.direct()
        assert direct is not None, f"no direct encoding for {table.seats} seats"
        for state in walk(table, rng, most=FAR):
            for seat in range(state.seats):
                compare(encoding, direct, state, seat, rng)


def compare(
    encoding: Encoding, direct: DirectEncoding, state: State, seat: int, rng: FastRng
) -> None:
    view = state.view(seat)
    numbers = encoding.observe(view)
    written = observation_of(direct, state, seat, encoding.length)
    assert len(written) == encoding.length == len(encoding.scales), "too many numbers, or too few"
    shares = [number / scale for number, scale in zip(written, encoding.scales, strict=True)]
    if shares != numbers:
        where = next(at for at, share in enumerate(shares) if share != numbers[at])
        raise AssertionError(f"number {where} is {shares[where]}, the view's is {numbers[where]}")
    offers = offers_of(direct, state, seat, encoding.actions)
    offered = [index for index, may in enumerate(offers) if may]
    assert offered == sorted(encoding.offered(view)), "other actions are offered than by the view"
    again = observation_of(direct, state.game.imagine(view).draw(rng), seat, encoding.length)
    assert again == written, "straight from the state it tells what the seat may not know"


def pettingzoos_own_tests_pass(game: Game) -> None:
    world = environment(game)
    pettingzoo_test: Any = importlib.import_module("pettingzoo.test")
    short = SHORT.get(game.id, {})
    with redirect_stdout(StringIO()):  # it reports to whoever reads
        pettingzoo_test.api_test(world, num_cycles=100, verbose_progress=False)
        pettingzoo_test.seed_test(lambda: environment(game, **short), num_cycles=30)


def a_game_to_its_end_sums_to_zero(game: Game) -> None:
    world = environment(game, **SHORT.get(game.id, {}))
    world.reset(seed=1)
    rng = FastRng(1)
    total = dict.fromkeys(world.possible_agents, 0.0)
    ended = False
    for agent in world.agent_iter():
        observation, reward, ended, cut, _ = world.last()
        total[agent] += reward
        legal = [index for index, may in enumerate(observation["action_mask"]) if may]
        world.step(None if ended or cut else legal[rng.below(len(legal))])
    assert abs(sum(total.values())) < 1e-6, f"the rewards sum to {sum(total.values())}"
    assert ended, "the game did not end"


CHECKS = (
    an_observation_tells_no_more_than_the_view,
    numbers_straight_from_the_state_are_those_of_the_view,
    pettingzoos_own_tests_pass,
    a_game_to_its_end_sums_to_zero,
)
