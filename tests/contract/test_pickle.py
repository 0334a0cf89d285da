"""What other libraries carry from process to process: states, generators, views and records."""

from __future__ import annotations

import copy
import multiprocessing
import pickle

import athanor
from athanor import FastRng, Recorder, SealedRng, SeatInfo, State

from .support import games


def play_some(state: State, moves: int) -> State:
    rng = FastRng(4)
    for _ in range(moves):
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return state


def test_a_sealed_state_keeps_the_journal_of_its_chance() -> None:
    state = play_some(athanor.game("kazaam").new(2, bytes(32)), 30)
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(state.rng, SealedRng)
    assert isinstance(again.rng, SealedRng)
    told = [(each.step, each.why, each.kind, each.n, each.drawn) for each in state.rng.journal]
    assert told
    assert [
        (each.step, each.why, each.kind, each.n, each.drawn) for each in again.rng.journal
    ] == told
    assert again.rng.below(1000, "test") == state.rng.below(1000, "test")


def test_a_deep_copy_of_a_state_is_played_on_apart() -> None:
    state = play_some(athanor.game("poison").new(4, 7), 5)
    twin = copy.deepcopy(state)
    before = state.position()
    play_some(twin, 5)
    assert state.position() == before
    assert twin.position() == play_some(state, 5).position()


def test_a_state_without_events_stays_one() -> None:
    state = athanor.game("alakazoo").new(2, 3, tracing=False)
    assert not pickle.loads(pickle.dumps(state)).tracing


def test_records_are_carried_whole() -> None:
    for game in games():
        seats = [SeatInfo("Ada"), SeatInfo("Blaise"), SeatInfo("Chiara"), SeatInfo("Dante")]
        few = min(4, max(game.meta.least_seats, 2))
        recorder = Recorder(game, seats[:few], bytes(32))
        recorder.play(*first_move(recorder.state))
        record = recorder.record(reveal=True)
        assert pickle.loads(pickle.dumps(record)) == record


def first_move(state: State) -> tuple[int, athanor.Action]:
    seat = state.actors()[0]
    return seat, state.legal(seat)[0]


def test_a_state_goes_to_another_process_and_comes_back_played_on() -> None:
    state = athanor.game("poison").new(4, 7)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        played = pool.apply(play_some, (state, 10))
    assert played.position() == play_some(state, 10).position()
