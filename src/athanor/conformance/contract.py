"""What every game must do, whoever plays it. A new game passes this before anything else."""

from __future__ import annotations

import importlib
import pickle
from typing import get_args

import msgspec

from athanor.bots.random import play_out
from athanor.contract import Action, FastRng, Game, IllegalAction, State, Told, head
from athanor.contract.registry import package

from .tables import everyone, tables, walk


def snapshot(state: State) -> bytes:
    """All there is to know about a state, as bytes."""
    views = [state.view(seat).json() for seat in everyone(state)]
    return msgspec.json.encode(state.position()) + b"".join(views)


def random_play_comes_to_an_end(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(5)):
            assert bool(each.actors()) != each.over, (
                "`actors` is empty when it is over, and only then"
            )
            assert (each.result is None) != each.over, (
                "there is a `result` when it is over, and only then"
            )
            assert (each.decision() is None) == each.over, "there is a `decision` until it is over"
        assert state.over or game.meta.turn_cap, "a random game did not end: give it a `turn_cap`"


def only_actors_have_legal_actions(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(6), most=60):
            actors = each.actors()
            for seat in range(each.seats):
                assert bool(each.legal(seat)) == (seat in actors), f"`legal` of seat {seat}"
            decision = each.decision()
            if decision is not None:
                assert list(decision.seats) == actors, "`decision` asks others than the `actors`"


def the_result_ranks_every_seat_once(game: Game) -> None:
    for state in tables(game):
        for _ in walk(state, FastRng(7)):
            pass
        if state.result is None:
            continue
        ranked = [seat for group in state.result.ranking for seat in group]
        assert sorted(ranked) == list(range(state.seats)), f"ranking {state.result.ranking}"
        assert len(state.result.scores) == state.seats, f"scores {state.result.scores}"
        assert set(state.result.winners) <= set(state.result.ranking[0]), (
            "a winner is not ranked first"
        )
        assert state.view(None).result == state.result, "the spectator's view has another result"


def every_legal_action_is_accepted_and_every_other_one_refused(game: Game) -> None:
    everything: dict[Action, None] = {}
    for state in tables(game):
        for each in walk(state, FastRng(8), most=40):
            for seat in each.actors():
                everything.update(dict.fromkeys(each.legal(seat)))
    rng = FastRng(9)
    for state in tables(game, seed=50):
        for each in walk(state, rng, most=12):
            for seat in range(each.seats):
                refuse_the_others(each, seat, everything)


def refuse_the_others(state: State, seat: int, everything: dict[Action, None]) -> None:
    legal = set(state.legal(seat))
    for action in legal:
        assert state.check(seat, action) is None, f"{action!r} is legal, and `check` refuses it"
        state.clone().play(seat, action)
    if len(everything) > 4_000 or not state.game.exhaustive:
        return
    for action in everything:
        if action not in legal:
            refusal = state.check(seat, action)
            assert refusal is not None, (
                f"seat {seat}: {action!r} is not legal, and `check` allows it"
            )


class Foreign(Action, frozen=True):
    """An action of no game."""


def refusal_of(state: State, seat: int, action: Action) -> IllegalAction | None:
    try:
        state.play(seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def a_refused_action_changes_nothing(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(10), most=20):
            before = snapshot(each)
            for seat in range(each.seats):
                refusal = refusal_of(each, seat, Foreign())
                assert refusal is not None, "an action of another game was not refused"
                assert refusal.code, "a refusal has no code"
            for seat in set(range(each.seats)) - set(each.actors()):
                for actor in each.actors():
                    refused = refusal_of(each, seat, each.legal(actor)[0])
                    assert refused is not None, f"seat {seat} acted, and was not asked"
            assert snapshot(each) == before, "a refused action changed the state"


def a_clone_is_equal_and_independent(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(11), most=40):
            before = snapshot(each)
            copy = each.clone()
            assert snapshot(copy) == before, "a clone differs from its original"
            for _ in walk(copy, FastRng(12), most=8):
                pass
            assert snapshot(each) == before, "playing on in a clone changed the original"
            twin = each.clone()
            for _ in walk(twin, FastRng(12), most=8):
                pass
            assert snapshot(twin) == snapshot(copy), "two clones were played alike and differ"


def a_position_round_trips_and_plays_on_alike(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(13), most=40):
            position = msgspec.json.decode(msgspec.json.encode(each.position()))
            restored = game.from_position(position)
            assert restored.position() == each.position(), "a position differs when it is read back"
            original = each.clone()
            original.events = []  # what happened last is not part of a position
            for one, other in zip(
                walk(original, FastRng(14), most=5),
                walk(restored, FastRng(14), most=5),
                strict=True,
            ):
                assert one.position() == other.position(), "a restored game goes on otherwise"
            seen = [[each.view(s).json() for s in everyone(each)] for each in (original, restored)]
            assert seen[0] == seen[1], "a restored game looks otherwise"


def states_and_views_can_be_pickled(game: Game) -> None:
    for state in tables(game):
        sealed = game.new(state.seats, bytes(32), True, **state.options)
        for table in (state, sealed):
            for each in walk(table, FastRng(14), most=12):
                copy = pickle.loads(pickle.dumps(each))  # noqa: S301
                assert snapshot(copy) == snapshot(each), "a state differs when it is unpickled"
                assert copy.game is game, "an unpickled state is of another game"
                assert copy.events == each.events, "an unpickled state tells other events"
            for view in game.views(table):
                assert pickle.loads(pickle.dumps(view)) == view, "a view differs"  # noqa: S301
            for one, other in zip(
                walk(table, FastRng(14), most=5), walk(copy, FastRng(14), most=5), strict=True
            ):
                assert one.position() == other.position(), "an unpickled game goes on otherwise"
                assert one.events == other.events, "an unpickled game tells other events"


def actions_events_and_views_round_trip_through_json(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(15), most=60):
            for event in each.events:
                assert game.event(msgspec.to_builtins(event)) == event, f"{event!r} as JSON"
            for seat in everyone(each):
                written = each.view(seat).json()
                assert game.read_view(written).json() == written, "a view differs when read back"
            for seat in each.actors():
                for action in each.legal(seat):
                    assert game.action(msgspec.json.encode(action)) == action, f"{action!r} as JSON"


def the_same_seed_and_actions_give_the_same_events_and_views(game: Game) -> None:
    for state, twin in zip(tables(game), tables(game), strict=True):
        steps = zip(walk(state, FastRng(16)), walk(twin, FastRng(16)), strict=True)
        for step, (one, other) in enumerate(steps):
            assert one.events == other.events, f"step {step}: other events from the same seed"
            if one.over or step % 4 == 0:
                same = one.view(None).json() == other.view(None).json()
                assert same, f"step {step}: another view from the same seed"


def play_is_the_same_without_events(game: Game) -> None:
    for state in tables(game):
        quiet = state.clone()
        quiet.tracing = False
        began = list(quiet.events)
        steps = zip(walk(state, FastRng(17)), walk(quiet, FastRng(17)), strict=True)
        for step, (one, other) in enumerate(steps):
            assert one.actors() == other.actors(), "without `tracing` others are asked"
            assert list(other.events) in ([], began), "told, though nobody listens"
            if one.over or step % 8 == 0:  # what differs once differs to the end
                assert one.position() == other.position(), "without `tracing` play differs"


def a_preview_changes_nothing(game: Game) -> None:
    for state in tables(game):
        for each in walk(state, FastRng(18), most=10):
            before = snapshot(each)
            for seat in each.actors():
                for action in each.legal(seat):
                    each.preview(seat, action)
            assert snapshot(each) == before, "a preview changed the state"


def what_is_imagined_varies_and_can_be_played_to_the_end(game: Game) -> None:
    rng = FastRng(20)
    varied = 0
    for state in tables(game, seed=200):
        if state.seats == 1:
            varied += game.meta.most_seats == 1
            continue
        for each in walk(state, rng, most=30):
            sampler = game.imagine(each.view(each.actors()[0] if each.actors() else None))
            drawn = [sampler.draw(rng) for _ in range(3)]
            hidden = [imagined.position() | {"rng": None} for imagined in drawn]
            varied += hidden[0] != hidden[1] or hidden[1] != hidden[2]
        play_out(drawn[0], rng, game.meta.turn_cap or 100_000)
        assert drawn[0].over or game.meta.turn_cap, "an imagined game did not end"
    assert varied, "all that is imagined from a view is alike: `imagine` draws nothing"


def views_together_are_the_views_one_by_one(game: Game) -> None:
    for table in tables(game):
        for state in walk(table, FastRng(5), most=12):
            one_by_one = [state.view(seat).json() for seat in everyone(state)]
            assert [view.json() for view in game.views(state)] == one_by_one, "`views` differs"


def no_kind_of_event_was_forgotten(game: Game) -> None:
    """An event that nobody is ever told would be there in vain."""
    try:
        module = importlib.import_module(f"{package(game.id)}.view")
    except ModuleNotFoundError:
        module = importlib.import_module(package(game.id))
    told = getattr(module, "TOLD", None)
    if told is not None:
        known = set(get_args(game.event_types) or (game.event_types,))
        untold = {kind.__name__ for kind in known ^ set(told.secrets)}
        assert not untold, f"`TOLD` and `event_types` differ in {', '.join(sorted(untold))}"


def the_head_of_a_view_is_what_the_state_says(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=4)
    for seat in (0, None):
        seen = head(state, seat, Told())
        view = state.view(seat)
        for name, value in seen.items():
            if name != "events":
                assert getattr(view, name) == value, f"`{name}` of a view"


CHECKS = (
    random_play_comes_to_an_end,
    only_actors_have_legal_actions,
    the_result_ranks_every_seat_once,
    every_legal_action_is_accepted_and_every_other_one_refused,
    a_refused_action_changes_nothing,
    a_clone_is_equal_and_independent,
    a_position_round_trips_and_plays_on_alike,
    states_and_views_can_be_pickled,
    actions_events_and_views_round_trip_through_json,
    the_same_seed_and_actions_give_the_same_events_and_views,
    play_is_the_same_without_events,
    a_preview_changes_nothing,
    what_is_imagined_varies_and_can_be_played_to_the_end,
    views_together_are_the_views_one_by_one,
    no_kind_of_event_was_forgotten,
    the_head_of_a_view_is_what_the_state_says,
)
