"""What the bots see: markers, good odds, the last enemy, both choosing at once."""

from __future__ import annotations

import athanor
from athanor import Action, FastRng, State
from athanor.bots import bot
from athanor.bots.levels import SearchBot
from athanor.games.alkemy.actions import Activate, Charge, Claim, Muster, Shoot, Walk
from athanor.games.alkemy.bots.estimates import best_exchange, card_values
from athanor.games.alkemy.bots.judgement import AlkemyJudgement
from athanor.games.alkemy.bots.outlook import TRAITS, WEIGHTS, chance, traits
from athanor.games.alkemy.model import INACTIVE

from ..support import asked
from .support import activate, do, figure, table

ALKEMY = athanor.game("alkemy")
JUDGEMENT = AlkemyJudgement()
FAR = (1, "malikh_jaraya", 300, 2200)


def chosen(state: State, name: str = "adept") -> Action:
    seat = state.actors()[0]
    return bot(name, seed=1).choose(state.view(seat))


def test_a_figure_beside_a_neutral_marker_turns_it() -> None:
    state = table((0, "lee_ping", 1200, 1050), FAR, (1, "ibrahim", 2100, 2200))
    for name in ("adept", "master"):
        assert chosen(activate(state.clone(), "lee_ping-1"), name) == Claim("lee_ping-1", 0)


def test_a_shooter_says_the_right_distance() -> None:
    state = table((0, "militia_archers", 1200, 300), (1, "malikh_jaraya", 1200, 1310), FAR)
    do(state, Activate("militia_archers-1"))
    shots = [action for action in state.legal(0) if isinstance(action, Shoot)]
    appeals = JUDGEMENT.appeals(state, 0, list(shots))
    assert shots[appeals.index(max(appeals))].inches in (9, 10)


def test_the_odds_of_an_exchange_follow_the_dice() -> None:
    state = table((0, "ibrahim", 1200, 400), (1, "malikh_jaraya", 1200, 600), FAR)
    hero, trooper, _ = state.figures
    assert best_exchange(hero, trooper, 1) > best_exchange(hero, trooper, 0)
    assert best_exchange(hero, trooper, 0) > best_exchange(trooper, hero, 0)
    trooper.ap = 0
    assert best_exchange(hero, trooper, 0) > 0
    values = card_values(hero, trooper, [0, 1, 2, 3, 4], [INACTIVE], 0)
    assert max(values) == max(values[:3])  # nobody parries who cannot be struck


def test_the_last_enemy_is_left_alone_where_wiping_it_out_makes_a_draw() -> None:
    state = table((0, "ibrahim", 1200, 400), (0, "lee_ping", 600, 400), (1, "chinge", 1200, 700))
    do(state, Activate("ibrahim-1"))
    assert not isinstance(chosen(state), Charge)
    other = table((0, "ibrahim", 1200, 400), (1, "chinge", 1200, 700), (1, "chinge", 200, 2300))
    do(other, Activate("ibrahim-1"))
    figure(other, "chinge-1").ap = 0
    assert isinstance(chosen(other), Charge)


def test_a_bot_walks_to_the_markers_round_a_house() -> None:
    state = table((0, "militia_spearmen", 1200, 650), FAR, scenery=[("house", 1200, 890, 0)])
    do(state, Activate("militia_spearmen-1"))
    action = chosen(state)
    assert not isinstance(action, Walk) or action.y > 650


def test_better_traits_are_a_better_chance() -> None:
    state = table((0, "lee_ping", 1200, 400), (1, "lee_ping", 1200, 2000))
    assert chance(state) == 0.5
    state.markers[0].owner = 0
    assert chance(state) > 0.5
    state.points = [0, 2]
    figure(state, "lee_ping-1").ticked = 3
    assert chance(state) < 0.5
    assert len(TRAITS) == len(WEIGHTS) == len(traits(state, 0))


def test_where_both_choose_at_once_a_search_chooses_its_own() -> None:
    state = ALKEMY.new(2, seed=4)
    for seat in (1, 0):
        view = state.view(seat)
        assert SearchBot(FastRng(1), simulations=8).choose(view) in view.actions
    for seat in range(2):
        state.play(seat, Muster("triad-warriors" if seat else "avalon-warriors"))
    rng = FastRng(3)
    while asked(state).kind != "champion":
        seat = state.actors()[0]
        state.play(seat, JUDGEMENT.best(state, seat, rng))
    assert state.actors() == [0, 1]
    view = state.view(1)
    assert SearchBot(FastRng(1), simulations=8).choose(view) in view.actions


def test_thrusts_are_weighed_beside_the_five_cards() -> None:
    state = table((0, "suleman_madman", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    madman, jaraya = state.figures
    hands = ([0, 1, 2, 3, 4], [0, 1, 2, 5, 3, 4], [3, 4], [1, 5])
    for ours in hands:
        for theirs in hands[:3]:
            assert len(card_values(madman, jaraya, ours, theirs, 0)) == len(ours)
