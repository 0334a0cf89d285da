"""What was learned: the file, the network in it, and a search that uses it from views alone."""

from __future__ import annotations

from math import isclose

import msgspec
import numpy as np
import pytest

import athanor
from athanor import FastRng
from athanor.bots import bot, bot_names, check_bot
from athanor.bots.ismcts import Node
from athanor.bots.levels import SearchBot, alike
from athanor.contract import BadRequest, Learned, State
from athanor.contract.judgement import Judgement
from athanor.contract.learned import BelievingSampler, LearnedJudgement
from athanor.contract.network import Network
from athanor.contract.sketch import blank, sketched
from athanor.contract.weights import Contents, Lesson, Part, read_weights, write_weights
from athanor.games.poison.bots.sketch import REST, PoisonSketch
from athanor.games.poison.cards import POURS

POISON = athanor.game("poison")
SEATS = 4
SKETCH = PoisonSketch(SEATS)
LENGTH = SKETCH.length


def part() -> Part:
    return Part(shape=[LENGTH, 6, 5, 1])


def weights(seed: int, size: int, spread: float = 0.3) -> bytes:
    return np.random.default_rng(seed).normal(0, spread, size // 2).astype("<f2").tobytes()


def suspicion(form: Part) -> bytes:
    """Thinks that poisons come together: one unit counts those in a hand beyond the second."""
    inputs, first, second, _ = form.shape
    numbers = np.zeros(form.size // 2, "<f2")
    numbers[REST * first] = 1.0
    numbers[inputs * first] = -2.0
    numbers[(inputs + 1) * first] = 1.0
    numbers[(inputs + 1) * first + (first + 1) * second] = 1.0
    return numbers.tobytes()


def made(value: float = 0.3, **changes: object) -> bytes:
    form = part()
    contents = Contents(
        game="poison",
        rules=POISON.meta.rules,
        plays_on=False,
        options={"hand": ["full"]},
        lessons=[Lesson(seats=SEATS, value=form, belief=form)],
    )
    contents = msgspec.structs.replace(contents, **changes)
    return write_weights(contents, weights(1, form.size, value) + suspicion(form))


@pytest.fixture
def learned() -> Learned:
    return read_weights(POISON, made())


def later_in(seed: int, actions: int = 20) -> State:
    state = POISON.new(SEATS, seed=seed)
    player = bot("greedy", seed=seed)
    for _ in range(actions):
        seat = state.actors()[0]
        state.play(seat, player.choose(state.view(seat)))
    return state


def test_a_network_comes_to_what_numpy_says() -> None:
    form = part()
    data = weights(3, form.size)
    state = later_in(1)
    seen = sketched(SKETCH, state, 2)
    numbers = np.frombuffer(data, "<f2").astype(np.float64)
    layer = np.asarray(seen)
    at = 0
    for before, after in ((LENGTH, 6), (6, 5), (5, 1)):
        matrix = numbers[at : at + before * after].reshape(before, after)
        at += before * after
        layer = layer @ matrix + numbers[at : at + after]
        at += after
        if after > 1:
            layer = np.maximum(layer, 0)
    network = Network(list(form.shape), data)
    shown = blank(LENGTH)
    SKETCH.draw(state, 2, shown)
    assert isclose(network.run(shown), float(layer[0]), rel_tol=1e-9)


def test_a_network_that_says_nothing_changes_nothing() -> None:
    state = later_in(2)
    silent = read_weights(POISON, made(value=0.0)).judgement(state.view(0))
    assert isinstance(silent, LearnedJudgement)
    for ours, own in zip(silent.values(state), POISON.judgement().values(state), strict=True):
        assert isclose(ours, own)


def test_what_it_says_shifts_the_shares_which_stay_a_whole(learned: Learned) -> None:
    state = later_in(2)
    values = learned.judgement(state.view(0)).values(state)
    assert isclose(sum(values), 1.0)
    assert max(abs(a - b) for a, b in zip(values, own_values(state), strict=True)) > 0.01


def own_values(state: State) -> list[float]:
    own: Judgement = POISON.judgement()
    return own.values(state)


def test_the_end_of_a_round_is_judged_as_ever(learned: Learned) -> None:
    """The network only knows the round that is searched: the next deal makes the table anew."""
    before = later_in(3)
    judgement = learned.judgement(before.view(0))
    state = before.clone()
    player = bot("greedy", seed=1)
    while judgement.stage(state) == judgement.stage(before):
        seat = state.actors()[0]
        state.play(seat, player.choose(state.view(seat)))
    assert judgement.values(state) == own_values(state)


def test_worlds_are_drawn_as_often_as_they_are_likely(learned: Learned) -> None:
    state = later_in(4, 4)
    sampler = learned.sampler(state.view(state.actors()[0]), 64)
    assert isinstance(sampler, BelievingSampler)
    rng = FastRng(1)
    drawn = [sampler.likelihood(sampler.draw(rng)) for _ in range(400)]
    assert len(sampler.pool) == 64
    even = [sampler.likelihood(sampler.even.draw(rng)) for _ in range(400)]
    assert np.mean(drawn) > np.mean(even) + 0.1


def test_every_world_drawn_fits_the_view(learned: Learned) -> None:
    state = later_in(5)
    seat = state.actors()[0]
    view = state.view(seat)
    sampler = learned.sampler(view, 32)
    for number in range(20):
        assert sampler.draw(FastRng(number)).view(seat).json() == view.json()


def test_what_is_thought_does_not_depend_on_what_is_hidden(learned: Learned) -> None:
    state = later_in(6)
    seat = state.actors()[0]
    even = POISON.imagine(state.view(seat))
    chosen = {
        str(SearchBot(FastRng(9), 60, learned=learned).choose(even.draw(FastRng(k)).view(seat)))
        for k in range(4)
    }
    assert len(chosen) == 1


def test_options_and_seats_it_never_met_are_left_to_the_games_own_judgement(
    learned: Learned,
) -> None:
    for state in (POISON.new(SEATS, seed=1, hand="short"), POISON.new(5, seed=1)):
        view = state.view(state.actors()[0])
        assert not isinstance(learned.judgement(view), LearnedJudgement)
        assert not isinstance(learned.sampler(view, 32), BelievingSampler)


def test_a_network_for_another_sketch_is_refused() -> None:
    form = Part(shape=[LENGTH + 1, 6, 5, 1])
    contents = Contents(
        game="poison",
        rules=POISON.meta.rules,
        plays_on=False,
        options={},
        lessons=[Lesson(seats=SEATS, belief=form)],
    )
    with pytest.raises(BadRequest) as refused:
        read_weights(POISON, write_weights(contents, bytes(form.size)))
    assert refused.value.code == "weights-shape"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PNG\n", "weights-shape"),
        (made()[:-2], "weights-shape"),
        (made(format=7), "weights-shape"),
        (made(rules=99), "weights-game"),
        (made(game="kazaam"), "weights-game"),
    ],
)
def test_other_files_are_refused(data: bytes, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read_weights(POISON, data)
    assert refused.value.code == code


def test_only_who_has_learned_a_game_has_a_grandmaster(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "grandmaster" in bot_names()
    for id in athanor.game_ids():
        has = athanor.game(id).learned() is not None
        assert ("grandmaster" in bot_names(id)) == has
    monkeypatch.setattr(type(athanor.game("alkemy")), "learned", lambda rules: None)
    with pytest.raises(BadRequest) as refused:
        check_bot("grandmaster", "alkemy")
    assert refused.value.code == "unknown-bot"
    state = athanor.game("alkemy").new(2, seed=1)
    with pytest.raises(BadRequest):
        bot("grandmaster").choose(state.view(state.actors()[0]))


def test_of_moves_that_come_to_the_same_it_plays_what_looks_best() -> None:
    """Won or lost, all moves look alike to a search; people notice who throws them away."""
    ranking = [node(*each) for each in ((0, 100, 98.9), (1, 90, 88.5), (2, 10, 9.9), (3, 80, 70))]
    assert alike(ranking, 0.01) == [ranking[0].action, ranking[1].action]
    assert alike(ranking, 0.0) == [ranking[0].action]


def node(number: int, visits: float, total: float) -> Node:
    found = Node(POURS[number], 0)
    found.visits = visits
    found.total = total
    return found
