"""A run of training: what it plays, that it can be stopped, and that it is the same every time."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

import athanor
from athanor.contract import BadRequest, FastRng, State
from athanor.contract.weights import read_weights
from athanor.games.poison.bots.sketch import BY_COLOUR, COLOUR, REST
from athanor.learning.config import Config, Contest, Fit, Play, own_config, read_config
from athanor.learning.contest import Pairing, play_pairing, verdict
from athanor.learning.selfplay import Notebook, Task, play

CONFIG = Config(
    game="poison",
    seed=5,
    iterations=1,
    seats=[3],
    options={"hand": ["short"]},
    play=Play(games=4, simulations=2, keep=0.5),
    fit=Fit(layers=(4, 3), epochs=1, batch=16),
    contest=Contest(seats=[3], games=3, simulations=2),
)


def test_a_game_to_learn_from_follows_from_its_seed() -> None:
    rows, again = (play(Task(CONFIG, 0, 3, 1, b"", ())) for _ in range(2))
    for one, other in zip(rows, again, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))
    assert len(rows.seen) == len(rows.values) == len(rows.later) == len(rows.won) > 10
    assert np.allclose(rows.won.sum(1), 1.0)
    assert np.allclose(rows.later.sum(1), 1.0, atol=1e-5)


ALAKAZOO = msgspec.structs.replace(
    CONFIG, game="alakazoo", seats=[1], options={}, play=Play(games=1, simulations=2, keep=0.5)
)


def test_a_game_is_the_same_whatever_its_process_played_before() -> None:
    """Alone, where careful play breaks ties by chance."""
    first, _, again = (play(Task(ALAKAZOO, 0, 1, turn, b"", ())) for turn in (2, 3, 2))
    assert len(first.seen) > 3
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one, other)


def test_what_is_real_and_what_is_dealt_differ_only_in_what_is_hidden() -> None:
    rows = play(Task(CONFIG, 0, 3, 2, b"", ()))
    assert rows.real.shape == rows.dealt.shape
    leads = [BY_COLOUR + COLOUR * colour + 1 for colour in range(3)]
    open_to_all = [*leads, *(each + 1 for each in leads), REST + 1, REST + 2, REST + 4]
    held = [each for each in range(rows.real.shape[1]) if each not in open_to_all]
    assert np.array_equal(rows.real[:, open_to_all], rows.dealt[:, open_to_all])
    assert all((rows.real[:, each] != rows.dealt[:, each]).any() for each in held)


KAZAAM = msgspec.structs.replace(
    CONFIG, game="kazaam", seats=[2], options={}, play=Play(games=1, simulations=2, keep=0.2)
)


def test_a_position_comes_to_how_it_stands_at_the_horizon() -> None:
    far = play(Task(KAZAAM, 0, 2, 0, b"", ()))
    settled = msgspec.structs.replace(KAZAAM.play, horizon=6)
    near = play(Task(msgspec.structs.replace(KAZAAM, play=settled), 0, 2, 0, b"", ()))
    assert np.array_equal(far.seen, near.seen)
    assert set(np.unique(far.later)) <= {0.0, 0.5, 1.0}
    assert len(np.unique(near.later)) > 3


def test_without_belief_nothing_is_dealt_to_compare_with() -> None:
    rows = play(Task(msgspec.structs.replace(CONFIG, belief=False), 0, 3, 1, b"", ()))
    assert len(rows.seen) > 10
    assert len(rows.real) == len(rows.dealt) == 0


def test_a_game_that_nobody_wins_is_learned_from_as_a_draw() -> None:
    """In Alakazoö! a tie that nothing breaks has no winner; alone, who does not win has lost."""
    for seats, share in ((2, 0.5), (1, 0.0)):
        notebook = Notebook(msgspec.structs.replace(CONFIG, game="alakazoo", belief=False), seats)
        state = unwon(seats)
        notebook.note(state, 0, FastRng(3))
        assert (notebook.rows(state).won == share).all()


def unwon(seats: int) -> State:
    """The end of a game that nobody won."""
    rules = athanor.game("alakazoo")
    for seed in range(100):
        rng = FastRng(seed)
        state = rules.new(seats, seed=seed, tracing=False)
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        if state.result is not None and not state.result.winners:
            return state
    raise AssertionError("somebody always wins")


def test_without_simulations_games_are_played_on_as_from_a_leaf() -> None:
    quick = msgspec.structs.replace(
        KAZAAM, game="alakazoo", belief=False, play=Play(games=1, simulations=0, keep=1.0)
    )
    rows, again = (play(Task(quick, 0, 2, 0, b"", ())) for _ in range(2))
    assert np.array_equal(rows.seen, again.seen)
    assert len(rows.seen) > 20  # once for each turn
    assert np.allclose(rows.won.sum(1), 1.0)
    assert len(np.unique(rows.won)) == 2  # it came to an end, and somebody won


def test_a_match_is_won_only_with_confidence() -> None:
    assert play_pairing(Pairing(CONFIG, 0, 3, 0, b"", b"")) in (0.0, 1 / 3, 0.5, 1.0)
    assert not verdict([1.0] * 50 + [0.0] * 50, [2] * 100).better
    assert not verdict([1.0] * 55 + [0.0] * 45, [2] * 100).better
    assert verdict([1.0] * 62 + [0.0] * 38, [2] * 100).better
    assert verdict([1.0] * 40 + [0.0] * 60, [4] * 100).better


def test_more_iterations_of_the_same_are_the_same_run() -> None:
    longer = msgspec.structs.replace(CONFIG, iterations=9)
    other = msgspec.structs.replace(CONFIG, fit=Fit(layers=(4, 3), epochs=2, batch=16))
    assert longer.fingerprint() == CONFIG.fingerprint() != other.fingerprint()


def test_what_cannot_be_learned_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "some.toml"
    path.write_text("game = 3")
    with pytest.raises(BadRequest) as refused:
        read_config(path, "poison")
    assert refused.value.code == "train-config"
    monkeypatch.setattr("athanor.learning.config.files", lambda package: tmp_path)
    with pytest.raises(BadRequest) as refused:
        own_config("alkemy")
    assert refused.value.code == "train-no-config"


def test_what_is_judged_well_enough_needs_no_network(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch takes minutes to install")
    from athanor.learning.run import Training

    believing = msgspec.structs.replace(CONFIG, value=False)
    assert believing.fingerprint() != CONFIG.fingerprint()
    training = Training(believing, tmp_path, 1, lambda *_: None)
    training.go_on()
    assert [each.kind for each in training.steps[0].fits] == ["belief"]
    rules = athanor.game("poison")
    made = read_weights(rules, (tmp_path / "000" / "new.weights").read_bytes())
    taught = made.taught[3]
    assert taught.value is None
    assert taught.belief is not None


def test_games_are_as_many_as_the_configuration_says_for_so_many_seats(tmp_path: Path) -> None:
    assert [CONFIG.play.games_of(seats) for seats in (2, 3)] == [4, 4]
    by_seats = Play(games={"2": 7, "3": 5}, simulations=2)
    assert [by_seats.games_of(seats) for seats in (2, 3, 4)] == [7, 5, 0]
    text = own_config("kazaam").read_text("utf-8")
    path = tmp_path / "some.toml"
    path.write_text(re.sub(r"^games = \{.*\}$", "games = { 4 = 1 }", text, flags=re.MULTILINE))
    with pytest.raises(BadRequest) as refused:
        read_config(path, "kazaam")
    assert refused.value.code == "train-config"
    assert refused.value.facts["reason"] == "$.play.games.2"


def test_a_run_is_the_same_every_time_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch takes minutes to install")
    from athanor.learning.run import Training

    def stop(name: str, done: int, whole: int) -> None:
        if name == "match":
            raise KeyboardInterrupt

    whole = Training(CONFIG, tmp_path / "whole", 1, lambda *_: None)
    whole.go_on()
    with pytest.raises(KeyboardInterrupt):
        Training(CONFIG, tmp_path / "parts", 1, stop).go_on()
    seen = tmp_path / "parts" / "000" / "rows-3.npz"
    written = seen.stat().st_mtime_ns
    parts = Training(CONFIG, tmp_path / "parts", 1, lambda *_: None)
    parts.go_on()
    assert seen.stat().st_mtime_ns == written, "its games were played again"
    new = "000/new.weights"
    assert (tmp_path / "parts" / new).read_bytes() == (tmp_path / "whole" / new).read_bytes()
    assert parts.steps == whole.steps
    with pytest.raises(BadRequest) as refused:
        Training(msgspec.structs.replace(CONFIG, seed=6), tmp_path / "parts", 1, lambda *_: None)
    assert refused.value.code == "train-differs"
