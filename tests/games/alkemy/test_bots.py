"""What the bots see: markers, good odds, the last enemy, both choosing at once."""

from __future__ import annotations

from collections import Counter

import athanor
from athanor import Action, FastRng, State
from athanor.bots import bot
from athanor.bots.ismcts import Search
from athanor.bots.levels import SearchBot
from athanor.games.alkemy.actions import (
    Activate,
    Cast,
    Charge,
    Claim,
    Fight,
    Muster,
    Pass,
    Shoot,
    UseSkill,
    Walk,
)
from athanor.games.alkemy.bots.appeal import command_appeal
from athanor.games.alkemy.bots.crafts import cast_appeal, use_appeal
from athanor.games.alkemy.bots.estimates import best_exchange, card_values, mixed
from athanor.games.alkemy.bots.eye import guess, judged
from athanor.games.alkemy.bots.goals import holder, margin
from athanor.games.alkemy.bots.judgement import AlkemyJudgement, is_behind
from athanor.games.alkemy.bots.outlook import TRAITS, chance, traits
from athanor.games.alkemy.bots.weights import WEIGHTS
from athanor.games.alkemy.model import INACTIVE, NONE
from athanor.games.alkemy.rules.fight import PLAYS
from athanor.games.alkemy.rules.shots import is_aimed
from athanor.games.alkemy.rules.space import distance, put
from athanor.games.alkemy.rules.state import run

from ..support import asked
from .support import activate, do, figure, in_combat, table

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


def test_a_shooter_says_how_far_it_seems() -> None:
    state = table((0, "militia_archers", 1200, 300), (1, "malikh_jaraya", 1200, 1310), FAR)
    do(state, Activate("militia_archers-1"))
    shots = [action for action in state.legal(0) if isinstance(action, Shoot)]
    appeals = JUDGEMENT.appeals(state, 0, list(shots))
    archer, target = state.figures[:2]
    inches = shots[appeals.index(max(appeals))].inches
    assert inches == guess(archer, target, judged(archer, target))
    assert 8 <= inches <= 10


def test_nobody_sees_to_the_inch_how_far_it_is() -> None:
    state = table((0, "militia_archers", 1200, 300), (1, "malikh_jaraya", 1200, 1310), FAR)
    archer, target = state.figures[:2]
    offs = []
    aimed = 0
    for y in range(900, 2300, 7):
        put(state, target, 1300, y)
        away, seems = int(distance(archer, target)), int(judged(archer, target))
        assert seems == judged(archer, target)  # looking again does not help
        assert abs(seems - away) * 10 <= away + 10
        offs.append((seems - away) / away)
        aimed += is_aimed(archer, target, guess(archer, target, seems))
    assert min(offs) < -0.03 < 0.03 < max(offs)
    assert abs(sum(offs) / len(offs)) < 0.02
    assert 100 < aimed < 200


def test_who_is_behind_does_not_pass_with_a_card_to_play() -> None:
    state = table((0, "lee_ping", 1200, 400), (1, "ibrahim", 1200, 2000))
    assert Pass() in JUDGEMENT.candidates(state, 0)
    state.markers[1].owner = 1
    assert Pass() in state.legal(0)
    assert Pass() not in JUDGEMENT.candidates(state, 0)
    state.cards[0].played = True
    figure(state, "lee_ping-1").ap = 0
    run(state)
    assert state.hand == 1


def test_combat_cards_are_mixed_and_the_mixture_is_played() -> None:
    state = table((0, "ibrahim", 1200, 400), (1, "tecum_seh", 1200, 519), FAR)
    in_combat(state, "ibrahim-1", "tecum_seh-1")
    one, other = state.figures[:2]
    cards = [0, 1, 2, 3, 4]
    shares = mixed(one, other, cards, cards, 0).shares
    assert abs(sum(shares) - 1.0) < 1e-6
    activate(state, "ibrahim-1")
    do(state, Fight("ibrahim-1", "tecum_seh-1"))
    state.rng = FastRng(5)
    played = Counter(JUDGEMENT.candidates(state, 0)[0] for _ in range(400))
    for card, share in enumerate(shares):
        assert abs(played[PLAYS[card]] / 400 - share) < 0.1


def test_nobody_is_commanded_who_can_do_nothing() -> None:
    state = table((0, "lee_ping", 1200, 400), (0, "lee_ping", 600, 400), FAR)
    idle, free = state.figures[:2]
    idle.ran = True
    assert command_appeal(state, idle) < 0 < command_appeal(state, free)


def test_a_search_looks_at_what_the_enemy_may_answer() -> None:
    state = table((0, "lee_ping", 1200, 900), (1, "ibrahim", 1200, 1500))
    search = Search(ALKEMY.imagine(state.view(0)), JUDGEMENT, FastRng(2), 0)
    search.run(300)
    nodes, answers = [search.root], 0
    while nodes:
        node = nodes.pop()
        nodes += node.children.values()
        answers += node.seat == 1 and isinstance(node.action, Activate)
    assert answers > 0


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
    even = chance(state)
    assert 0.4 < even < 0.6  # who has the hand is a little better off
    state.markers[0].owner = 0
    assert chance(state) > even
    state.points = [0, 2]
    figure(state, "lee_ping-1").ticked = 3
    assert chance(state) < even
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


def test_a_stone_is_lifted_and_brought_home() -> None:
    """By both levels, turn by turn, with nobody in the way."""
    for name in ("adept", "master"):
        state = table(
            (0, "lee_ping", 900, 1050), (1, "malikh_jaraya", 2200, 2200), scenario="stones"
        )
        state.markers[1].x, state.markers[1].y = 900, 1200
        player = {0: bot(name, seed=3), 1: bot("adept", seed=4)}
        while not state.over and state.points[0] == 0 and state.turn < 8:
            seat = state.actors()[0]
            state.play(seat, player[seat].choose(state.view(seat)))
        assert state.points[0] == 1
        assert state.turn < 6


def test_figures_spread_to_hold_the_knolls() -> None:
    company = [(0, "triadic_guard", x, 500) for x in (900, 1100, 1300)]
    state = table(*company, (1, "malikh_jaraya", 1200, 2300), scenario="knolls")
    players = [bot("adept", seed=seat) for seat in range(2)]
    while not state.over and state.turn < 5:
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat)))
    assert sum(holder(state, marker) == 0 for marker in state.markers) >= 2
    assert state.points[0] >= 4


def test_who_holds_more_ground_is_not_behind() -> None:
    state = table((0, "lee_ping", 1200, 1100), (1, "malikh_jaraya", 400, 1300), scenario="knolls")
    assert [holder(state, marker) for marker in state.markers] == [0, 1, NONE]
    assert margin(state, state.markers[0], 0) == 1
    assert margin(state, state.markers[0], 0, 0) == 0  # without the captain
    assert not is_behind(state, 0)
    put(state, state.figures[0], 1200, 300)
    assert is_behind(state, 0)
    assert not is_behind(state, 1)


def test_a_formula_is_cast_on_who_can_use_it() -> None:
    """A lance for who comes to blows, the tornado where more enemies stand than friends."""
    state = table(
        (0, "tamel_seh", 1200, 500),
        (0, "wolf_thunder_warrior", 1200, 700),
        (0, "wolf_thunder_warrior", 300, 300),
        (1, "malikh_jaraya", 1200, 1000),
        FAR,
    )
    near, far = (
        cast_appeal(state, Cast("tamel_seh-1", "telluric_lance", (f"wolf_thunder_warrior-{n}",)))
        for n in (1, 2)
    )
    assert near > 0 > far
    storm = Cast("feng_sao-1", "razor_tornado")
    among = table((0, "feng_sao", 1200, 500), (1, "malikh_jaraya", 1200, 800), FAR)
    assert cast_appeal(among, storm) > 0
    friends = table((0, "feng_sao", 1200, 500), (0, "chinge", 1200, 800), FAR)
    assert cast_appeal(friends, storm) < 0


def test_a_skill_is_used_where_it_is_worth_something() -> None:
    state = table(
        (0, "toad_hive_thrower", 1200, 500),
        (0, "toad_thunder_warrior", 600, 900),
        (1, "malikh_jaraya", 1200, 1100),
        FAR,
    )
    thrower = "toad_hive_thrower-1"
    at_enemy = use_appeal(state, UseSkill(thrower, "hive_throw", x=1200, y=1100))
    at_friend = use_appeal(state, UseSkill(thrower, "hive_throw", x=600, y=900))
    at_nobody = use_appeal(state, UseSkill(thrower, "hive_throw", x=1800, y=600))
    assert at_enemy > 0 > at_nobody > at_friend
    wave = UseSkill("mahritin_djinn-1", "roaring_wave")
    crowd = table(
        (0, "mahritin_djinn", 1200, 500), (1, "chinge", 1200, 660), (1, "chinge", 1200, 340)
    )
    alone = table((0, "mahritin_djinn", 1200, 500), FAR)
    assert use_appeal(crowd, wave) > 0 > use_appeal(alone, wave)
