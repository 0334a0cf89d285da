"""What every game of the house must do. A new game passes this before anything else."""

from __future__ import annotations

import msgspec
import pytest

import athanor
from athanor import FastRng, Game, IllegalAction, State
from athanor.bots.random import play_out

from .leaks import check_events, check_leaks
from .support import THOROUGH, everyone, games, tables, walk

LEAK_POSITIONS = 1_000 if THOROUGH else 60

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def snapshot(state: State) -> bytes:
    """All there is to know about a state, as bytes."""
    views = [state.view(seat).json() for seat in everyone(state)]
    return msgspec.json.encode(state.position()) + b"".join(views)


@every_game
def test_random_play_comes_to_an_end(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(5)):
            assert bool(each.actors()) != each.over
            assert (each.result is None) != each.over
            assert (each.decision() is None) == each.over
        assert state.over or game.meta.turn_cap


@every_game
def test_only_actors_have_legal_actions(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(6), most=60):
            actors = each.actors()
            for seat in range(each.seats):
                assert bool(each.legal(seat)) == (seat in actors)
            decision = each.decision()
            if decision is not None:
                assert list(decision.seats) == actors


@every_game
def test_the_result_ranks_every_seat_once(game: Game) -> None:
    for state in tables(game):
        for _ in walk(state, FastRng(7)):
            pass
        if state.result is None:
            continue
        ranked = [seat for group in state.result.ranking for seat in group]
        assert sorted(ranked) == list(range(state.seats))
        assert len(state.result.scores) == state.seats
        assert set(state.result.winners) <= set(state.result.ranking[0])
        assert state.view(None).result == state.result


@every_game
def test_every_legal_action_is_accepted_and_every_other_one_refused(game: Game) -> None:
    everything: dict[athanor.Action, None] = {}
    for state in tables(game):
        for each in walk(state, FastRng(8), most=40):
            for seat in each.actors():
                everything.update(dict.fromkeys(each.legal(seat)))
    rng = FastRng(9)
    for state in tables(game, seed=50):
        for each in walk(state, rng, most=12):
            for seat in range(each.seats):
                legal = set(each.legal(seat))
                for action in legal:
                    assert each.check(seat, action) is None
                    each.clone().play(seat, action)
                if len(everything) > 4_000:
                    continue
                for action in everything:
                    if action not in legal and game.exhaustive:
                        assert each.check(seat, action) is not None, (seat, action)


@every_game
def test_a_refused_action_changes_nothing(game: Game) -> None:
    class Foreign(athanor.Action, frozen=True):
        pass

    for state in tables(game):
        for each in walk(state, FastRng(10), most=20):
            before = snapshot(each)
            for seat in range(each.seats):
                with pytest.raises(IllegalAction) as refused:
                    each.play(seat, Foreign())
                assert refused.value.code
            for seat in set(range(each.seats)) - set(each.actors()):
                for actor in each.actors():
                    with pytest.raises(IllegalAction):
                        each.play(seat, each.legal(actor)[0])
            assert snapshot(each) == before


@every_game
def test_a_clone_is_equal_and_independent(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(11), most=40):
            before = snapshot(each)
            copy = each.clone()
            assert snapshot(copy) == before
            for _ in walk(copy, FastRng(12), most=8):
                pass
            assert snapshot(each) == before
            twin = each.clone()
            for _ in walk(twin, FastRng(12), most=8):
                pass
            assert snapshot(twin) == snapshot(copy)


@every_game
def test_a_position_round_trips_and_plays_on_alike(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(13), most=40):
            position = msgspec.json.decode(msgspec.json.encode(each.position()))
            restored = game.from_position(position)
            assert restored.position() == each.position()
            original = each.clone()
            original.events = []  # what happened last is not part of a position
            for one, other in zip(
                walk(original, FastRng(14), most=5),
                walk(restored, FastRng(14), most=5),
                strict=True,
            ):
                assert one.position() == other.position()
            assert [original.view(s).json() for s in everyone(original)] == [
                restored.view(s).json() for s in everyone(restored)
            ]


@every_game
def test_actions_events_and_views_round_trip_through_json(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(15), most=60):
            for event in each.events:
                assert game.event(msgspec.to_builtins(event)) == event
            for seat in everyone(each):
                written = each.view(seat).json()
                assert game.read_view(written).json() == written
            for seat in each.actors():
                for action in each.legal(seat):
                    assert game.action(msgspec.json.encode(action)) == action


@every_game
def test_the_same_seed_and_actions_give_the_same_events_and_views(game: Game) -> None:
    for state, twin in zip(tables(game), tables(game), strict=True):
        steps = zip(walk(state, FastRng(16)), walk(twin, FastRng(16)), strict=True)
        for step, (one, other) in enumerate(steps):
            assert one.events == other.events
            if one.over or step % 4 == 0:
                assert one.view(None).json() == other.view(None).json()


@every_game
def test_play_is_the_same_without_events(game: Game) -> None:
    for state in tables(game):
        quiet = state.clone()
        quiet.tracing = False
        began = list(quiet.events)
        steps = zip(walk(state, FastRng(17)), walk(quiet, FastRng(17)), strict=True)
        for step, (one, other) in enumerate(steps):
            assert one.actors() == other.actors()
            assert list(other.events) in ([], began), "told, though nobody listens"
            if one.over or step % 8 == 0:  # what differs once differs to the end
                assert one.position() == other.position()


@every_game
def test_a_preview_changes_nothing(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(18), most=10):
            before = snapshot(each)
            for seat in each.actors():
                for action in each.legal(seat):
                    each.preview(seat, action)
            assert snapshot(each) == before


@every_game
def test_what_is_imagined_varies_and_can_be_played_to_the_end(game: Game) -> None:
    rng = FastRng(20)
    varied = 0
    for state in tables(game, seed=200):
        if state.seats == 1:
            continue
        for each in walk(state, rng, most=30):
            sampler = game.imagine(each.view(each.actors()[0] if each.actors() else None))
            drawn = [sampler.draw(rng) for _ in range(3)]
            hidden = [imagined.position() | {"rng": None} for imagined in drawn]
            varied += hidden[0] != hidden[1] or hidden[1] != hidden[2]
        cap = game.meta.turn_cap or 100_000
        play_out(drawn[0], rng, cap)
        assert drawn[0].over or game.meta.turn_cap
    assert varied


@every_game
def test_no_view_tells_what_its_seat_may_not_know(game: Game) -> None:
    rng = FastRng(19)
    positions = 0
    seed = 100
    while positions < LEAK_POSITIONS:
        for state in tables(game, seed=seed):
            for each in walk(state, rng):
                if rng.below(4) and not each.over:
                    continue
                for seat in everyone(each):
                    check_leaks(each, seat, rng)
                    check_events(each, seat, rng)
                positions += 1
                if positions == LEAK_POSITIONS and not THOROUGH:
                    return
        seed += 1_000
