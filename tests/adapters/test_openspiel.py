"""The games in OpenSpiel: its own tests and algorithms, playthroughs, and no secret told."""

from __future__ import annotations

import copy
import gzip
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from athanor import BadRequest, FastRng
from athanor.bots.levels import GreedyBot
from athanor.conformance.tables import THOROUGH
from athanor.contract.chance import ChanceAsked, ScriptedRng

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("athanor.adapters.openspiel")

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
#: Every game and number of seats; options that bring random play to an end soon.
GAMES = [
    *(f"athanor_poison(seats={seats},hand=short)" for seats in (3, 4, 5, 6)),
    *(f"athanor_kazaam(seats={seats})" for seats in (2, 3, 4, 5)),
    *(f"athanor_alakazoo(seats={seats})" for seats in (2, 3, 4)),
    "athanor_alkemy(seats=2,setup=quick,turns=1)",
    "athanor_alakazoo(seats=1)",
]
ONE_OF_EACH = [GAMES[0], GAMES[4], GAMES[8], GAMES[11], "athanor_poison(seats=3,small=2)"]

every_game = pytest.mark.parametrize("name", GAMES)
one_of_each = pytest.mark.parametrize("name", ONE_OF_EACH)


def dealt(name: str, seed: int = 1) -> Any:
    """A state where somebody is asked for the first time."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(seed)
    return through_chance(state, rng)


def through_chance(state: Any, rng: np.random.Generator) -> Any:
    while state.is_chance_node():
        state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
    return state


def walk(state: Any, rng: np.random.Generator, most: int) -> None:
    for _ in range(most):
        through_chance(state, rng)
        if state.is_terminal():
            return
        state.apply_action(int(rng.choice(state.legal_actions())))
    through_chance(state, rng)


@pytest.mark.parametrize("name", [*GAMES, ONE_OF_EACH[-1]] if THOROUGH else ONE_OF_EACH[-2:])
def test_openspiels_own_simulation_passes(name: str) -> None:
    """Legal actions, returns, clones, tensors, serialisation: OpenSpiel checks them all. At random,
    more than two play Kazaam! for a thousand moves, and each looks back on all of them."""
    game = pyspiel.load_game(name)
    if "kazaam" in name and game.num_players() > 2:
        game.cap = 150
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """The first steps of a game with the numbers that every player sees; the archive keeps the
    views. If a change is meant, delete the file: the next run writes it anew."""
    told = playthrough(name)
    kept = PLAYTHROUGHS / f"{name.translate(str.maketrans('(),=', '----')).strip('-')}.txt.gz"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(gzip.compress(told.encode(), 9, mtime=0))
    assert told == gzip.decompress(kept.read_bytes()).decode()


def playthrough(name: str) -> str:
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(3)
    lines = [name]
    for _ in range(4):
        through_chance(state, rng)
        lines.append(f"player {state.current_player()}")
        if "alkemy" in name:  # its rules are still growing, and the archive keeps whole games of it
            state.apply_action(state.legal_actions()[0])
            continue
        for player in range(state.num_players()):
            tensor = np.asarray(state.observation_tensor(player))
            lines.append(f"tensor {player}: {np.flatnonzero(tensor).tolist()}")
        legal = state.legal_actions()
        lines += [f"action {each}: {state.action_to_string(each)}" for each in legal]
        state.apply_action(int(rng.choice(legal)))
    return "\n".join(lines) + "\n"


@one_of_each
def test_a_state_survives_serialisation_pickling_and_copying(name: str) -> None:
    state = dealt(name)
    game = state.get_game()
    walk(state, np.random.default_rng(2), most=6)
    again = [
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        pickle.loads(pickle.dumps(state)),
        copy.deepcopy(state),
        state.clone(),
    ]
    for other in again:
        assert str(other) == str(state)
        assert other.history() == state.history()
    before = str(state)
    walk(again[-1], np.random.default_rng(4), most=3)
    assert str(state) == before


@one_of_each
def test_another_world_looks_the_same_to_who_it_is_drawn_for(name: str) -> None:
    state = dealt(name)
    rng = np.random.default_rng(5)
    worlds = set()
    for _ in range(4):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        worlds.add(str(other) == str(state))
        walk(state, rng, most=1)
    assert worlds


@pytest.mark.parametrize("name", [*ONE_OF_EACH, GAMES[-1]])
def test_openspiels_ismcts_plays_a_game_of_each(name: str) -> None:
    """From the deal to the end, the other seats held by our `greedy`."""
    from open_spiel.python.algorithms import ismcts

    random = np.random.RandomState(1)
    state = dealt(name, seed=8)
    game = state.get_game()
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=4,
        evaluator=ShortRollouts(random),
        random_state=random,
    )
    other = GreedyBot(FastRng(2))
    rng = np.random.default_rng(1)
    decided = 0
    while not state.is_terminal():
        player = state.current_player()
        if player == 0:
            decided += 1
            state.apply_action(bot.step(state))
        else:
            view = state.now().view(player)
            state.apply_action(game.numbers.encoding.index(view, other.choose(view)))
        through_chance(state, rng)
    assert decided
    assert game.min_utility() <= min(state.returns())
    assert max(state.returns()) <= game.max_utility()


def test_openspiels_bot_for_people_asks_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.bots import human

    state = dealt("athanor_poison(seats=3,hand=short)")
    chosen = state.legal_actions()[-1]
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return str(chosen)

    monkeypatch.setattr("builtins.input", answer)
    assert human.HumanBot().step(state) == chosen
    assert asked


def test_alone_a_win_is_worth_something() -> None:
    """A reward that is the same for a win and a loss would teach nothing."""
    game = pyspiel.load_game("athanor_alakazoo(seats=1)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, None)
    state = dealt("athanor_alakazoo(seats=1)", seed=1)
    player = GreedyBot(FastRng(1))
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        view = state.now().view(0)
        state.apply_action(game.numbers.encoding.index(view, player.choose(view)))
        through_chance(state, rng)
    assert state.now().result.winners == [0]
    assert state.returns() == [1.0]


class ShortRollouts:
    """An evaluator that plays on for some steps only: whole games of ours take Python a while."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: Any) -> list[float]:
        copied = state.clone()
        walk(copied, np.random.default_rng(self.random.randint(1 << 30)), most=2)
        return list(copied.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def test_openspiels_bots_play_a_small_game_to_its_end() -> None:
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.bots import uniform_random

    game = pyspiel.load_game("athanor_poison(seats=3,small=2)")
    random = np.random.RandomState(3)
    searching = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=10,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    others = [uniform_random.UniformRandomBot(player, random) for player in (1, 2)]
    state = dealt("athanor_poison(seats=3,small=2)")
    while not state.is_terminal():
        bot = [searching, *others][state.current_player()]
        state.apply_action(bot.step(state))
    # Worlds are drawn anew each time, so that any of them may win, or all three share the place.
    assert sum(state.returns()) == pytest.approx(0)
    assert all(-1 <= each <= 1 for each in state.returns())


def test_outcome_sampling_mccfr_learns_on_a_small_game() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(
        pyspiel.load_game("athanor_poison(seats=3,small=1)")
    )
    for _ in range(10):
        solver.iteration()
    state = dealt("athanor_poison(seats=3,small=1)")
    learned = solver.average_policy().action_probabilities(state)
    assert sum(learned.values()) == pytest.approx(1)


def test_chance_is_as_likely_as_a_real_deal() -> None:
    """All deals of a small game, by going through every outcome of every chance node."""
    state = pyspiel.load_game("athanor_poison(seats=3,small=1)").new_initial_state()
    deals: dict[str, float] = {}

    def deal(node: Any, likelihood: float) -> None:
        if not node.is_chance_node():
            deals[str(node)] = deals.get(str(node), 0.0) + likelihood
            return
        for outcome, share in node.chance_outcomes():
            deal(node.child(outcome), likelihood * share)

    deal(state, 1.0)
    assert len(deals) == 6
    assert list(deals.values()) == pytest.approx([1 / 6] * 6)


def test_scripted_chance_is_the_chance_of_every_other_generator() -> None:
    for size in (1, 2, 5, 9):
        ranges = asked(size, [])
        assert ranges == list(range(size, 1, -1))
        answers = [n - 1 for n in ranges]
        items = list(range(size))
        ScriptedRng(answers).shuffle(items, "test")
        assert items == list(range(size))  # everyone stays where they are
    items = [0, 1, 2]
    ScriptedRng([0, 0]).shuffle(items, "test")
    assert items == [1, 2, 0]


def asked(size: int, answers: list[int]) -> list[int]:
    try:
        ScriptedRng(answers).shuffle(list(range(size)), "test")
    except ChanceAsked as needed:
        return needed.ranges
    return []


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        ({"seats": 9}, "seats-range"),
        ({"hand": "huge"}, "option-type"),
        ({"small": 9}, "small-size"),
    ],
)
def test_wrong_parameters_are_refused_in_a_sentence(parameters: dict[str, Any], code: str) -> None:
    game = type("SpielPoison", (openspiel.SpielGame,), {"id": "poison"})
    with pytest.raises(BadRequest) as refusal:
        game(parameters).new_initial_state()
    assert refusal.value.code == code
