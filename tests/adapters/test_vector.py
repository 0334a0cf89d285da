"""Many tables at once: they play what one table alone would, see what a view tells, and refuse what
is not offered before anything happened."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import athanor
from athanor import BadRequest, State
from athanor.adapters.rewards import rewards_of
from athanor.adapters.vector import VectorEnv

WAYS: list[tuple[str, int, dict[str, object]]] = [
    ("poison", 4, {"hand": "short"}),
    ("poison", 3, {}),
    ("kazaam", 2, {}),
    ("alakazoo", 3, {}),
    ("alkemy", 2, {"turns": 1, "setup": "quick"}),
]

every_way = pytest.mark.parametrize(("id", "seats", "options"), WAYS, ids=lambda way: str(way))


def random_actions(world: VectorEnv, rng: np.random.Generator) -> Any:
    return (rng.random(world.masks.shape) * world.masks).argmax(1)


@every_way
def test_what_is_in_the_arrays_is_what_the_views_tell(
    id: str, seats: int, options: dict[str, object]
) -> None:
    """The same deals, played action by action on states of their own."""
    world = VectorEnv(id, seats, 3, **options)
    world.reset(seed=5)
    encoding = world.game.encoding(seats)
    rng = np.random.default_rng(1)
    alone = [deal(world, table) for table in range(3)]
    ended = 0
    for _ in range({"poison": 200, "alkemy": 25}.get(id, 80)):
        for table, state in enumerate(alone):
            seat = state.actors()[0]
            view = state.view(seat)
            assert world.turns[table] == seat
            seen = np.asarray(encoding.observe(view), np.float32)
            assert (world.observations[table] == seen).all()
            offered = np.flatnonzero(world.masks[table])
            assert offered.tolist() == sorted(encoding.offered(view))
        actions = random_actions(world, rng)
        for table, state in enumerate(alone):
            seat = state.actors()[0]
            state.play(seat, encoding.action(state.view(seat), int(actions[table])))
        world.step(actions)
        for table, state in enumerate(alone):
            assert world.dones[table] == state.over
            assert world.rewards[table] == pytest.approx(rewards_of(state), abs=1e-6)
            if state.over:
                assert world.results[table] == state.result
                alone[table] = deal(world, table)
                ended += 1
    assert ended or (id, seats) != ("poison", 4)


def deal(world: VectorEnv, table: int) -> State:
    tables = world.tables
    options: dict[str, Any] = tables.options
    return world.game.new(world.seats, tables.seeds[table], **options)


def test_the_arrays_are_made_once() -> None:
    world = VectorEnv("poison", 4, 8)
    names = ("observations", "masks", "rewards", "dones", "cuts", "turns")
    before = {name: getattr(world, name) for name in names}
    rng = np.random.default_rng(2)
    for _ in range(20):
        world.step(random_actions(world, rng))
    world.reset()
    assert all(getattr(world, name) is array for name, array in before.items())


def test_a_table_plays_the_same_however_many_there_are() -> None:
    few, many = VectorEnv("kazaam", 2, 2), VectorEnv("kazaam", 2, 16)
    few.reset(seed=9)
    many.reset(seed=9)
    for _ in range(100):
        assert (few.observations == many.observations[:2]).all()
        actions = many.masks.argmax(1)
        few.step(actions[:2])
        many.step(actions)


def test_the_rewards_of_a_game_sum_to_zero_and_the_next_one_begins_at_once() -> None:
    world = VectorEnv("poison", 3, 64, hand="short")
    world.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = 0
    while ended < 40:
        world.step(random_actions(world, rng))
        assert world.rewards.sum(1) == pytest.approx(0, abs=1e-5)
        assert (world.rewards[~world.dones] == 0).all()
        assert set(world.results) == set(np.flatnonzero(world.dones).tolist())
        assert (world.masks.sum(1) > 0).all()
        ended += int(world.dones.sum())


def test_a_game_that_does_not_end_is_cut() -> None:
    game = athanor.game("kazaam")
    world = VectorEnv("kazaam", 2, 2)
    world.reset(seed=1)
    world.tables.cap = 5
    assert game.meta.turn_cap != 5
    for _ in range(5):
        world.step(world.masks.argmax(1))
    assert world.cuts.all()
    assert world.dones.all()
    assert (world.rewards == 0).all()
    assert world.results == {0: None, 1: None}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda good, bad: [*good[:3], bad], "vector-illegal"),
        (lambda good, bad: [*good[:3], -1], "vector-illegal"),
        (lambda good, bad: [*good[:3], 10_000], "vector-illegal"),
        (lambda good, bad: good[:3], "vector-actions"),
    ],
    ids=["masked", "below", "above", "missing"],
)
def test_bad_actions_are_refused_before_anything_is_played(change: Any, code: str) -> None:
    world = VectorEnv("poison", 4, 4)
    world.reset(seed=4)
    before = [state.position() for state in world.tables.states]
    good = world.masks.argmax(1).tolist()
    bad = int(world.masks[3].argmin())
    with pytest.raises(BadRequest) as refusal:
        world.step(change(good, bad))
    assert refusal.value.code == code
    assert [state.position() for state in world.tables.states] == before
    world.step(good)


def test_no_tables_and_wrong_seats_are_refused() -> None:
    with pytest.raises(BadRequest, match="vector-tables"):
        VectorEnv("poison", 4, 0)
    with pytest.raises(BadRequest, match="seats-range"):
        VectorEnv("poison", 2, 4)


def test_the_same_seed_is_the_same_and_another_is_not() -> None:
    one, other = VectorEnv("alakazoo", 2, 4), VectorEnv("alakazoo", 2, 4)
    one.reset(seed=7)
    other.reset(seed=7)
    assert (one.observations == other.observations).all()
    assert one.tables.seeds == other.tables.seeds
    other.reset(seed=8)
    assert one.tables.seeds != other.tables.seeds
    assert len(set(one.tables.seeds)) == 4
