"""Charges: where they end, alone and on several targets, against a slow and obvious search; what
becomes of those that fail; and what several chargers of one card do to each other."""

from __future__ import annotations

import os
import random
from math import cos, dist, hypot, pi, sin

import pytest

from athanor.games.alkemy.actions import (
    Activate,
    Charge,
    Decline,
    Fight,
    Pick,
    PlayCard,
    ReactShoot,
    Run,
    StandFast,
)
from athanor.games.alkemy.events import Moved
from athanor.games.alkemy.rules.charge import Charge as Charging
from athanor.games.alkemy.rules.charge_places import charge_place, reaches_from
from athanor.games.alkemy.rules.invariants import broken
from athanor.games.alkemy.rules.orders import Ordering
from athanor.games.alkemy.rules.skills import has_reach
from athanor.games.alkemy.rules.space import distance, meet, touching, walker_for, way_cost
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked, every, only
from .support import activate, dice, do, figure, in_combat, refused, table

LEE = (0, "lee_ping", 1200, 400)
SCENES = int(os.environ.get("ALKEMY_SCENES", "60"))


def place_of(state: AlkemyState, *names: str) -> list[int]:
    targets = [figure(state, name) for name in names]
    return charge_place(state, state.figures[0], targets[0], targets, -1, -1)


@pytest.mark.rule("A-43", "A-106")
def test_a_charge_on_two_who_stand_together_finds_its_place_without_reach() -> None:
    for apart in range(0, 101, 5):
        for turn in range(-3, 4):
            half = (118 + apart) / 2
            dx, dy = half * cos(turn * pi / 16), half * sin(turn * pi / 16)
            pair = [
                (1, "malikh_jaraya", round(1200 - dx), round(800 - dy)),
                (1, "malikh_jaraya", round(1200 + dx + 0.5), round(800 + dy)),
            ]
            if dist(pair[0][2:], pair[1][2:]) < 118:
                continue
            state = table(LEE, *pair)
            both = Charge("lee_ping-1", "malikh_jaraya-1", ("malikh_jaraya-2",))
            activate(state, "lee_ping-1", both)
            assert figure(state, "lee_ping-1").foes == 0b110, (apart, turn)


@pytest.mark.rule("A-106")
def test_a_charge_on_two_may_have_to_go_round_to_the_only_place() -> None:
    pair = [(1, "malikh_jaraya", 1141, 700), (1, "malikh_jaraya", 1259, 700)]
    friend = (0, "triadic_guard", 1200, 596)  # where a straight way would end
    state = table((0, "lee_ping", 1000, 560), *pair, friend)
    x, y, _ = place_of(state, "malikh_jaraya-1", "malikh_jaraya-2")
    assert y > 700
    assert reaches_from(state, state.figures[0], state.figures[1:3], x, y)


def crowd(rng: random.Random, charger: str) -> AlkemyState:
    """A charger, a target in the middle, six others about it, perhaps a wall or a marsh."""
    scenery = []
    if rng.random() < 0.6:
        kind = rng.choice(["house", "rock", "marsh", "hedge"])
        scenery = [(kind, rng.randrange(900, 1500), rng.randrange(900, 1500), rng.randrange(32))]
    empty = table((0, charger, 100, 100), scenery=scenery)
    spots: list[tuple[int, int]] = []
    while len(spots) < 8:
        far = 120 + rng.randrange(140) if spots else 0
        if len(spots) == 7:
            far = 118 + rng.randrange(250, 600)
        turn = rng.random() * 2 * pi
        x, y = round(1200 + far * cos(turn)), round(1200 + far * sin(turn))
        if empty.ground.stands(x, y, 59) and all(dist((x, y), s) >= 119 for s in spots):
            spots.append((x, y))
        elif not spots:
            return crowd(rng, charger)
    others = [(rng.randrange(2), "tecum_seh", x, y) for x, y in spots[1:7]]
    return table((0, charger, *spots[7]), (1, "malikh_jaraya", *spots[0]), *others, scenery=scenery)


def slow_place(state: AlkemyState, most: int) -> tuple[int, int] | None:
    """Every place round the target, one after another, by the best way there is."""
    one, target = state.figures[:2]
    walker = walker_for(state, one, most)
    gaps = (1, 50, 98) if has_reach(one) else (1,)
    for apart in gaps:
        for step in range(180):
            far = int(one.r + target.r + apart)
            x = round(int(target.x) + far * cos(step * pi / 90))
            y = round(int(target.y) + far * sin(step * pi / 90))
            if hypot(one.x - x, one.y - y) > most or not walker.fits(x, y):
                continue
            if reaches_from(state, one, [target], x, y):
                if way_cost(state, walker, one, x, y, most) >= 0:
                    return x, y
    return None


@pytest.mark.rule("A-43", "A-107")
@pytest.mark.parametrize("charger", ["lee_ping", "triadic_guard", "chen_sze"])  # by leaps too
def test_a_charge_is_possible_wherever_a_slow_search_finds_a_place(charger: str) -> None:
    rng = random.Random(7)
    possible = 0
    for scene in range(SCENES):
        state = crowd(rng, charger)
        one, target = state.figures[:2]
        most = one.profile.charge
        found = charge_place(state, one, target, [target], -1, -1)
        if found:
            possible += 1
            walker = walker_for(state, one, most)
            assert reaches_from(state, one, [target], *found[:2])
            assert 0 <= way_cost(state, walker, one, found[0], found[1], most) <= most
        elif distance(one, target) <= most:
            assert slow_place(state, most) is None, scene
    assert possible > SCENES / 5


@pytest.mark.rule("A-107")
@pytest.mark.parametrize(
    ("charger", "target", "scenery"),
    [
        (("tecum_seh", 1024, 309), (1242, 969), ("ruins", 1142, 737, 14)),
        (("malikh_jaraya", 1144, 327), (1305, 728), ("thicket", 1168, 594, 6)),
        (("malikh_jaraya", 1358, 310), (1012, 896), ("ruins", 1142, 726, 2)),
        (("militia_spearmen", 1355, 327), (1289, 930), ("marsh", 1302, 561, 1)),
    ],
)
def test_a_charge_past_rough_ground_ends_hard_by_its_edge(
    charger: tuple[str, int, int], target: tuple[int, int], scenery: tuple[str, int, int, int]
) -> None:
    """No place near by is cheaper to come to by more than what is lost by rounding."""
    state = table((0, *charger), (1, "malikh_jaraya", *target), scenery=[scenery])
    one, other = state.figures
    x, y, cost = charge_place(state, one, other, [other], -1, -1)
    walker = walker_for(state, one, one.charge)
    costs = [
        way_cost(state, walker, one, x + dx, y + dy, one.charge)
        for dx in range(-4, 5)
        for dy in range(-4, 5)
        if walker.fits(x + dx, y + dy) and reaches_from(state, one, [other], x + dx, y + dy)
    ]
    assert len(costs) > 10
    assert cost <= min(each for each in costs if each >= 0) + 1


@pytest.mark.rule("A-45", "A-108")
def test_a_failed_charge_walks_as_far_as_it_can_where_the_straight_place_is_taken() -> None:
    state = table(
        (0, "lee_ping", 1200, 300),
        (0, "triadic_guard", 1200, 900),
        (1, "malikh_jaraya", 1200, 1020),
    )
    lee, friend, target = state.figures
    before = distance(lee, target)
    activate(state, "lee_ping-1", Charge("lee_ping-1", "malikh_jaraya-1"))
    assert lee.cowed
    assert before - distance(lee, target) >= 380
    assert dist((1200, 300), (lee.x, lee.y)) <= 401
    moved = only(Moved, state.events)[0]
    assert list(moved.path[-2:]) == [lee.x, lee.y]
    assert not touching(state, lee, friend)


@pytest.mark.rule("A-108")
def test_a_failed_charge_comes_as_near_as_it_can_to_whom_nobody_can_reach() -> None:
    ring = [
        (
            0,
            "triadic_guard",
            round(1200 + 119 * cos(k * pi / 3)),
            round(1000 + 119 * sin(k * pi / 3)),
        )
        for k in range(6)
    ]
    state = table((0, "lee_ping", 1200, 300), *ring, (1, "malikh_jaraya", 1200, 1000))
    lee, target = state.figures[0], state.figures[-1]
    before = distance(lee, target)
    activate(state, "lee_ping-1", Charge("lee_ping-1", "malikh_jaraya-1"))
    assert lee.cowed
    assert before - distance(lee, target) >= 370


@pytest.mark.rule("A-43")
@pytest.mark.parametrize("charger", ["lee_ping", "triadic_guard"])
def test_whoever_charges_chooses_where_it_ends(charger: str) -> None:
    name = f"{charger}-1"
    for x, y in ((1200, 900), (1010, 700), (1390, 700), (1200, 640)):
        state = table((0, charger, 1200, 400), (1, "malikh_jaraya", 1200, 700))
        activate(state, name, Charge(name, "malikh_jaraya-1", (), x, y))
        one, target = state.figures
        assert one.foes
        assert meet(state, one, target)
        wished = (x - 1200) * (one.x - 1200) + (y - 700) * (one.y - 700)
        far = hypot(x - 1200, y - 700) * hypot(one.x - 1200, one.y - 700)
        assert int(wished) > 0.99 * far  # on that side
    into_contact = table((0, charger, 1200, 400), (1, "malikh_jaraya", 1200, 700))
    activate(into_contact, name, Charge(name, "malikh_jaraya-1", (), 1200, 699))
    assert touching(into_contact, *into_contact.figures)


RECRUITS = [(0, "avalonian_recruits", 1080, 600), (0, "avalonian_recruits", 1320, 600)]


def two_charge(target: str, x: int = 1200, y: int = 1000) -> AlkemyState:
    state = table(*RECRUITS, (1, target, x, y))
    state.figures[2].immune = False  # its diplomatic immunity is gone
    do(state, Activate("avalonian_recruits-1"))
    for charger in ("avalonian_recruits-1", "avalonian_recruits-2"):
        do(state, Charge(charger, f"{target}-1"))
    return state


@pytest.mark.rule("A-47", "A-75", "A-110")
def test_each_of_two_chargers_may_be_shot_at_before_either_is_in_combat() -> None:
    state = two_charge("araoui")
    araoui = figure(state, "araoui-1")
    for charger in ("avalonian_recruits-1", "avalonian_recruits-2"):
        assert asked(state).kind == "react"
        assert ReactShoot(charger) in state.legal(1)
        assert araoui.foes == 0
        dice(state, 1, 1)
        do(state, ReactShoot(charger))
    assert araoui.ap == 2
    assert araoui.foes == 0b11  # now both have come


@pytest.mark.rule("A-47", "A-110")
def test_the_second_charger_is_measured_as_if_the_first_stood_where_it_will() -> None:
    state = do(two_charge("araoui"), StandFast(), StandFast())
    one, other, target = state.figures
    assert touching(state, one, target)
    assert touching(state, other, target)
    assert dist((one.x, one.y), (other.x, other.y)) >= 118


@pytest.mark.rule("A-47", "A-110")
def test_two_who_wish_to_end_at_the_same_place_do_not_stand_on_each_other() -> None:
    state = table(*RECRUITS, (1, "araoui", 1200, 1000))
    state.figures[2].immune = False
    do(state, Activate("avalonian_recruits-1"))
    for charger in ("avalonian_recruits-1", "avalonian_recruits-2"):
        do(state, Charge(charger, "araoui-1", (), 1200, 880))
    do(state, StandFast())
    first, second = only(Ordering, state.frames)[-1].orders[0], only(Charging, state.frames)[-1]
    assert dist((first.x, first.y), (second.x, second.y)) >= 118  # as it is declared
    do(state, StandFast())
    one, other, target = state.figures
    assert touching(state, one, target)
    assert touching(state, other, target)
    assert dist((one.x, one.y), (other.x, other.y)) >= 118


@pytest.mark.rule("A-110")
def test_a_charger_that_is_shot_leaves_its_place_to_nobody_and_does_not_arrive() -> None:
    state = two_charge("araoui")
    charger = figure(state, "avalonian_recruits-1")
    charger.ticked = charger.profile.health - 1
    dice(state, 6, 6)
    do(state, ReactShoot("avalonian_recruits-1"), StandFast())
    assert not charger.alive
    assert figure(state, "araoui-1").foes == 0b10
    assert asked(state).kind == "card"  # nobody is asked about a single attack


@pytest.mark.rule("A-33", "A-47")
def test_the_attacker_says_in_which_order_those_who_charged_attack() -> None:
    state = two_charge("malikh_jaraya")
    assert (asked(state).kind, state.actors()) == ("attacker", [0])
    assert {action.figure for action in every(Pick, state.legal(0))} == {
        each.name for each in state.figures[:2]
    }
    assert refused(state, Pick("malikh_jaraya-1")) == ("not-offered", "A-33")
    do(state, Pick("avalonian_recruits-2"))
    assert asked(state).kind == "card"
    assert asked(state).about["figure"] == "avalonian_recruits-2"


@pytest.mark.rule("A-33")
def test_announced_fights_are_fought_in_the_order_their_player_wishes() -> None:
    pair = [(0, "avalonian_recruits", 1082, 600), (0, "avalonian_recruits", 1318, 600)]
    state = table(*pair, (1, "malikh_jaraya", 1200, 600))
    for name in ("avalonian_recruits-1", "avalonian_recruits-2"):
        in_combat(state, name, "malikh_jaraya-1")
    do(state, Activate("avalonian_recruits-1"))
    for name in ("avalonian_recruits-1", "avalonian_recruits-2"):
        do(state, Fight(name, "malikh_jaraya-1"))
    do(state, Pick("avalonian_recruits-2"), PlayCard("parry"))
    assert figure(state, "avalonian_recruits-2").id == state.frames[-1].figure


@pytest.mark.skill("guard")
@pytest.mark.rule("A-53")
def test_who_charged_a_figure_before_it_changed_places_goes_after_it() -> None:
    """One charge is not guarded against, the next of the same card is: both were measured to the
    same figure, and only one of them finds it there."""
    state = table(
        (0, "temple_auxiliaries", 1846, 1341),
        (0, "temple_auxiliaries", 1573, 1157),
        (0, "temple_auxiliaries", 1237, 1510),
        (1, "toad_hive_thrower", 1476, 1069),
        (1, "wolf_spirit_guard", 1355, 1296),
    )
    do(state, Activate("temple_auxiliaries-1"))
    do(state, Charge("temple_auxiliaries-2", "toad_hive_thrower-1"))
    do(state, Charge("temple_auxiliaries-3", "toad_hive_thrower-1"))
    do(state, Run("temple_auxiliaries-1", 1555, 1314))
    do(state, Decline("guard"), Pick("wolf_spirit_guard-1"))
    assert broken(state) == ""
    second = figure(state, "temple_auxiliaries-2")
    assert second.foes == 1 << figure(state, "toad_hive_thrower-1").id
