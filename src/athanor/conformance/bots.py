"""Bots: they play legal actions, from views alone, and say why."""

from __future__ import annotations

from typing import Final

from athanor.bots import bot, bot_names
from athanor.bots.advice import hints
from athanor.bots.levels import LOOKS, GreedyBot, SearchBot
from athanor.contract import FastRng, Game
from athanor.contract.sketch import sketched
from athanor.texts import LANGUAGES, Texts

from .found import Missing, Skipped
from .tables import THOROUGH, tables, walk

SIMULATIONS: Final = 60 if THOROUGH else 15
#: So many actions of each table are looked at.
FAR: Final = 40


def every_bot_answers_a_view_with_one_of_its_actions(game: Game) -> None:
    for name in bot_names(game.id):
        player = bot(name, seed=1, milliseconds=5)
        state = game.new(game.meta.least_seats, seed=3)
        for _ in range(25):
            if state.over:
                break
            seat = state.actors()[0]
            view = game.read_view(state.view(seat).json())  # what a bot elsewhere would be sent
            action = player.choose(view)
            assert action in view.actions, f"{name} plays {action!r}, which is not offered"
            state.play(seat, action)


def the_same_seed_thinks_the_same(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=4)
    view = state.view(state.actors()[0])
    chosen = {str(SearchBot(FastRng(9), simulations=40).choose(view)) for _ in range(3)}
    assert len(chosen) == 1, f"the same search chose {', '.join(sorted(chosen))}"


def what_a_bot_chooses_does_not_depend_on_what_it_cannot_see(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=5)
    seat = state.actors()[0]
    sampler = game.imagine(state.view(seat))
    for learned in {None, game.learned()}:
        choices = {
            str(
                SearchBot(FastRng(9), simulations=30, learned=learned).choose(
                    sampler.draw(FastRng(k)).view(seat)
                )
            )
            for k in range(4)
        }
        assert len(choices) == 1, f"from the same view it chose {', '.join(sorted(choices))}"


def a_sketch_tells_no_more_than_the_seat_may_know(game: Game) -> None:
    """In every way to play, in another world that the seat cannot tell from this one."""
    if game.sketch(game.meta.least_seats) is None:
        raise Skipped("bots do not learn this game")
    rng = FastRng(8)
    for table in tables(game, seed=400):
        sketch = game.sketch(table.seats)
        assert sketch is not None, f"no sketch for {table.seats} seats"
        for state in walk(table, rng, most=FAR):
            seat = rng.below(state.seats)
            drawn = sketched(sketch, state, seat)
            other = sketched(sketch, game.imagine(state.view(seat)).draw(rng), seat)
            if drawn != other:
                where = next(at for at, number in enumerate(drawn) if number != other[at])
                raise AssertionError(f"number {where} tells what the seat may not know")


def with_little_search_a_master_still_looks_at_every_choice(game: Game) -> None:
    """A tree that has seen each choice once knows nothing, and would play at random."""
    state = game.new(game.meta.least_seats, 7)
    view = state.view(state.actors()[0])
    hurried = bot("master", seed=1, milliseconds=1, percent=2)
    assert hurried.choose(view) in view.actions, "a hurried master plays what is not offered"
    search = hurried.last
    assert isinstance(search, SearchBot), "a master does not search"
    whole = hurried.level(game.id).simulations
    weighed = game.judgement().weights(state, state.actors()[0], list(view.actions))
    if not search.forced and not weighed:  # a game that weighs says itself what to try first
        least = min(whole, LOOKS * len(view.actions))
        assert search.made >= least, f"it looked {search.made} times instead of {least}"
        assert search.made < max(whole, least + 1), "it took as long as one that is not hurried"


def with_no_search_at_all_it_plays_what_looks_best_at_first_sight(game: Game) -> None:
    state = game.new(game.meta.least_seats, 7)
    view = state.view(state.actors()[0])
    best = {str(GreedyBot(FastRng(seed)).choose(view)) for seed in range(60)}
    chosen = {str(bot("master", seed=seed, percent=0).choose(view)) for seed in range(20)}
    assert chosen <= best, f"it chose {', '.join(sorted(chosen - best))}"


def hints_are_the_same_when_what_is_hidden_is_swapped(game: Game) -> None:
    state = game.new(game.meta.least_seats, seed=6)
    seat = state.actors()[0]
    sampler = game.imagine(state.view(seat))
    views = [sampler.draw(FastRng(k)).view(seat) for k in range(3)] + [state.view(seat)]
    advice = [hints(view, simulations=SIMULATIONS) for view in views]
    assert all(each == advice[0] for each in advice), "a hint depends on what the seat cannot see"
    assert 1 <= len(advice[0]) <= 3, f"{len(advice[0])} hints"


def hints_have_a_reason_in_every_language(game: Game) -> None:
    voices = [Texts(language, game.id) for language in LANGUAGES]
    state = game.new(game.meta.least_seats, seed=7)
    rng = FastRng(1)
    unsaid: dict[str, None] = {}
    for _ in range(30):
        if state.over:
            break
        seat = state.actors()[0]
        for advice in hints(state.view(seat), simulations=SIMULATIONS // 2):
            assert state.check(seat, advice.action) is None, f"{advice.action!r} is not legal"
            assert 0.0 <= advice.chance <= 1.0, f"a chance of {advice.chance}"
            for texts in voices:
                try:
                    texts(f"reason-{advice.reason}", **texts.facts(advice.facts, []))
                except LookupError as error:
                    unsaid[f"reason-{advice.reason} in “{texts.language}”: {error}"] = None
        actions = state.legal(seat)
        state.play(seat, actions[rng.below(len(actions))])
    if unsaid:
        raise Missing(list(unsaid))


CHECKS = (
    every_bot_answers_a_view_with_one_of_its_actions,
    the_same_seed_thinks_the_same,
    what_a_bot_chooses_does_not_depend_on_what_it_cannot_see,
    a_sketch_tells_no_more_than_the_seat_may_know,
    with_little_search_a_master_still_looks_at_every_choice,
    with_no_search_at_all_it_plays_what_looks_best_at_first_sight,
    hints_are_the_same_when_what_is_hidden_is_swapped,
    hints_have_a_reason_in_every_language,
)
