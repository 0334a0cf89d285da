"""Alchemy: harvest, preparation, success, improvements, and each formula of the core set."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Activate,
    Cast,
    Concentrate,
    Decline,
    Done,
    Fight,
    Harvest,
    Improve,
    Pass,
    Reroll,
    Shoot,
    Track,
    Walk,
)
from athanor.games.alkemy.cards import PROFILE_INDEX, PROFILES
from athanor.games.alkemy.events import Struck
from athanor.games.alkemy.model import SCENERY_NAMES, Scenery
from athanor.games.alkemy.rules.damage import BLOW, OTHER, hurt, softened
from athanor.games.alkemy.rules.manners import may_track
from athanor.games.alkemy.rules.space import foreseen
from athanor.games.alkemy.rules.state import AlkemyState, run

from ..support import asked, only
from .support import (
    Spec,
    cards,
    component,
    damage_to,
    dice,
    do,
    end_turn,
    figure,
    in_combat,
    kinds,
    refused,
    settle,
    table,
)

FOE = (1, "malikh_jaraya", 1200, 1000)


def alchemist(
    profile: str, *others: Spec, level: int = 0, components: int = 9, stones: int | None = None
) -> AlkemyState:
    state = table((0, profile, 1200, 400), FOE, *others)
    one = state.figures[0]
    one.concentration = level
    one.components = components
    one.stones = one.stones if stones is None else stones
    return do(state, Activate(one.name))


@pytest.mark.rule("A-76")
def test_alchemists_have_a_circle_an_element_a_store_and_formulas() -> None:
    xian = PROFILES[PROFILE_INDEX["xian_ling"]]
    assert (xian.alchemist, xian.inner, xian.element, xian.stones, xian.store) == (
        True,
        False,
        0,
        12,
        12,
    )
    assert len(xian.formulas) == 2
    assert PROFILES[PROFILE_INDEX["feng_sao"]].inner


@pytest.mark.rule("A-79", "A-119", "A-120")
def test_harvest_gives_four_of_ones_own_element_and_two_of_another() -> None:
    for element, gain in ((2, 4), (0, 2)):
        state = table((0, "country_priest", 1200, 400), FOE)
        component(state, 1200, 400 + 59 + 50 + 100, element)  # exactly an inch
        component(state, 1300, 300, element)
        do(state, Activate("country_priest-1"), Concentrate("country_priest-1"))
        assert asked(state).kind == "harvest"
        do(state, Harvest(0))
        assert figure(state, "country_priest-1").components == gain
        assert len(state.components) == 1
        do(state, Concentrate("country_priest-1"))  # once a turn
        assert asked(state).kind == "act"


@pytest.mark.rule("A-79", "A-119")
def test_the_free_walk_of_a_tracker_is_no_action_to_harvest_after() -> None:
    name = "country_priest-1"
    state = table((0, "country_priest", 1200, 400), FOE)
    figure(state, name).swift = True  # wind lightness
    component(state, 1200, 800, 2)
    do(state, Activate(name), Track(name, 1200, 700))
    assert asked(state).kind == "act"
    do(state, Concentrate(name))
    assert asked(state).kind == "harvest"


@pytest.mark.rule("A-79")
@pytest.mark.skill("alchemist_inner_air")
def test_the_inner_circle_harvests_six_of_its_own_element_and_two_of_another() -> None:
    for element, gain in ((0, 6), (2, 2)):
        state = table((0, "feng_sao", 1200, 400), FOE)  # of the inner circle, air
        component(state, 1200, 500, element)
        do(state, Activate("feng_sao-1"), Concentrate("feng_sao-1"), Harvest(0))
        assert figure(state, "feng_sao-1").components == gain


@pytest.mark.rule("A-119")
def test_what_exceeds_the_store_is_lost_and_harvest_may_be_declined() -> None:
    state = table((0, "country_priest", 1200, 400), FOE)
    component(state, 1200, 500, 2)
    figure(state, "country_priest-1").components = 11
    do(state, Activate("country_priest-1"), Concentrate("country_priest-1"), Decline("harvest"))
    do(state, Walk("country_priest-1", 1200, 350), Harvest(0))
    assert figure(state, "country_priest-1").components == 12


@pytest.mark.rule("A-78")
def test_concentration_is_offered_for_the_last_point_and_not_without_one() -> None:
    state = alchemist("country_priest")
    concentrate = Concentrate("country_priest-1")
    offered = []
    for points in (2, 1, 0):
        state.figures[0].ap = points
        offered.append(concentrate in state.legal(0))
    assert offered == [True, True, False]


@pytest.mark.rule("A-78")
def test_damage_costs_a_level_of_concentration_however_much_it_is() -> None:
    state = alchemist("country_priest", level=3)
    for points in (1, 4):
        hurt(state, 1, 0, points, OTHER)
        run(state)
    assert state.figures[0].concentration == 1
    state.figures[0].concentration = 4
    assert refused(state, Concentrate("country_priest-1")) == ("no-concentration", "A-78")


@pytest.mark.rule("A-80", "A-81")
def test_a_formula_needs_its_level_and_components_or_two_stones_for_each() -> None:
    name = "country_priest-1"
    state = alchemist("country_priest", level=1)
    assert refused(state, Cast(name, "litany_of_brambles", (name,))) == ("no-concentration", "A-80")
    assert refused(state, Cast(name, "uchronia", (name,))) == ("unknown-formula", "A-80")
    short = alchemist("country_priest", components=1, stones=3)
    assert refused(short, Cast(name, "prayer_to_stones")) == ("no-components", "A-81")
    paid = alchemist("country_priest", components=1, stones=4)
    do(paid, Cast(name, "prayer_to_stones"))
    assert (paid.figures[0].components, paid.figures[0].stones, paid.figures[0].ap) == (0, 0, 2)
    assert paid.figures[0].prayer == 200


@pytest.mark.rule("A-82")
def test_no_formula_twice_in_a_turn() -> None:
    state = alchemist("country_priest")
    settle(do(state, Cast("country_priest-1", "prayer_to_stones")))
    assert refused(state, Cast("country_priest-1", "prayer_to_stones")) == ("formula-twice", "A-82")


@pytest.mark.rule("A-83")
def test_it_is_the_caster_who_must_see() -> None:
    """Whose prescience needs no sight can be hidden from others all the same."""
    oracle = (1, "sorhna_oracle", 1200, 1000)
    state = table((0, "toad_medicine_shaman", 1200, 400), oracle, scenery=[("house", 1200, 700, 0)])
    shaman = state.figures[0]
    shaman.concentration, shaman.components = 2, 5
    do(state, Activate(shaman.name))
    cast = Cast(shaman.name, "animal_fury", ("sorhna_oracle-1",))
    assert refused(state, cast) == ("out-of-sight", "A-83")


@pytest.mark.rule("A-83")
def test_the_target_must_be_in_sight_and_out_of_range_all_is_lost() -> None:
    hidden = table((0, "toad_medicine_shaman", 1200, 400), FOE, scenery=[("house", 1200, 700, 0)])
    shaman = hidden.figures[0]
    shaman.concentration, shaman.components = 2, 5
    do(hidden, Activate(shaman.name))
    cast = Cast(shaman.name, "animal_fury", ("malikh_jaraya-1",))
    assert refused(hidden, cast) == ("out-of-sight", "A-83")
    far = table((0, "toad_medicine_shaman", 1200, 400), (1, "malikh_jaraya", 1200, 1400))
    far.figures[0].concentration, far.figures[0].components = 2, 5
    do(far, Activate("toad_medicine_shaman-1"), cast)
    assert (far.figures[0].components, far.figures[0].ap) == (3, 2)
    assert "Rolled" not in kinds(far)


@pytest.mark.rule("A-84", "A-121")
def test_a_target_resists_with_its_mind() -> None:
    name = "toad_medicine_shaman-1"
    for rolls, works in (((3, 3), True), ((3, 2), False)):  # 2 + 6 = 8 against MND 8
        state = alchemist("toad_medicine_shaman", level=2, components=2)
        state.figures[0].ticked = 5  # two of its yellow boxes
        settle(do(dice(state, *rolls), Cast(name, "animal_fury", ("malikh_jaraya-1",))))
        assert (damage_to(state, "malikh_jaraya-1") == 2) is works
        assert state.figures[0].components == 0  # lost either way


@pytest.mark.rule("A-84")
def test_no_leader_lends_his_mind_to_the_target_of_a_formula() -> None:
    state = table(
        (0, "toad_medicine_shaman", 1200, 400),
        (1, "militia_archers", 1200, 1000),
        (1, "lee_ping", 1400, 1000),
    )
    shaman = state.figures[0]
    shaman.concentration, shaman.components, shaman.ticked = 2, 2, 5
    do(state, Activate(shaman.name))
    dice(state, 2, 2)  # 2 + 4 against the archer's own MND 6, not the captain's 8
    settle(do(state, Cast(shaman.name, "animal_fury", ("militia_archers-1",))))
    assert damage_to(state, "militia_archers-1") == 2


@pytest.mark.rule("A-85", "A-86")
@pytest.mark.formula("animal_fury")
def test_animal_fury_reaches_more_targets_for_stones() -> None:
    name = "toad_medicine_shaman-1"
    state = alchemist("toad_medicine_shaman", (1, "malikh_jaraya", 1400, 1000), level=2)
    state.figures[0].ticked = 4
    do(dice(state, 6, 6), Cast(name, "animal_fury", ("malikh_jaraya-1",)))
    assert asked(state).kind == "improve"
    do(state, Improve("target", "malikh_jaraya-2"))  # no roll for it
    settle(state)
    assert [damage_to(state, f"malikh_jaraya-{n}") for n in (1, 2)] == [1, 1]
    assert state.figures[0].stones == 10


@pytest.mark.rule("A-85")
def test_improvements_cost_at_most_four_stones_in_the_outer_circle() -> None:
    state = do(alchemist("country_priest"), Cast("country_priest-1", "prayer_to_stones"))
    for _ in range(4):
        do(state, Improve("range"))
    assert asked(state).kind == "act"  # nothing more may be bought
    assert (state.figures[0].stones, state.figures[0].prayer) == (6, 600)


@pytest.mark.rule("A-86")
@pytest.mark.formula("prayer_to_stones")
def test_prayer_to_stones_makes_tough_until_the_priest_is_hurt() -> None:
    recruits = (0, "avalonian_recruits", 1320, 400)
    state = settle(
        do(alchemist("country_priest", recruits), Cast("country_priest-1", "prayer_to_stones"))
    )
    recruit, foe = figure(state, "avalonian_recruits-1"), state.figures[1]
    assert softened(state, 3, foe, recruit, False) == 2
    assert softened(state, 3, foe, state.figures[0], False) == 2
    hurt(state, 1, 0, 1, OTHER)
    run(state)
    assert softened(state, 3, foe, recruit, False) == 3


@pytest.mark.rule("A-86")
@pytest.mark.formula("litany_of_brambles")
def test_litany_of_brambles_pricks_whoever_hits_in_contact() -> None:
    name = "country_priest-1"
    state = alchemist("country_priest", level=2)
    do(state, Cast(name, "litany_of_brambles", (name,)), Improve("damage"))
    settle(state)
    assert state.figures[0].brambles == 2
    state.figures[1].y = 519
    hurt(state, 1, 0, 2, BLOW, 9)
    run(state)
    assert damage_to(state, "malikh_jaraya-1") == 2
    end_turn(state)
    assert state.figures[0].brambles == 0  # it was hurt this turn


@pytest.mark.rule("A-86")
@pytest.mark.formula("walosi_kiss")
def test_walosi_kiss_heals() -> None:
    name = "toad_medicine_shaman-1"
    state = alchemist("toad_medicine_shaman", (0, "toad_thunder_warrior", 1400, 400))
    figure(state, "toad_thunder_warrior-1").ticked = 5
    do(state, Cast(name, "walosi_kiss", ("toad_thunder_warrior-1",)), Improve("healing"))
    settle(state)
    assert damage_to(state, "toad_thunder_warrior-1") == 3


@pytest.mark.rule("A-86")
@pytest.mark.formula("aerial_diversion")
def test_aerial_diversion_changes_two_places() -> None:
    name = "xian_ling-1"
    state = alchemist("xian_ling", (0, "triadic_guard", 1500, 400))
    do(state, Cast(name, "aerial_diversion", (name, "triadic_guard-1")))
    assert (state.figures[0].x, figure(state, "triadic_guard-1").x) == (1500, 1200)
    far = alchemist("xian_ling", (0, "triadic_guard", 1780, 400))
    cast = Cast(name, "aerial_diversion", (name, "triadic_guard-1"))
    boosted = far.clone()
    do(far, cast)
    assert far.figures[0].x == 1200  # out of range: 4 inches
    do(boosted, Cast(name, "aerial_diversion", (name, "triadic_guard-1"), boost=1))
    assert (boosted.figures[0].x, boosted.figures[0].stones) == (1780, 10)


@pytest.mark.rule("A-86")
@pytest.mark.formula("travelling_circus")
def test_travelling_circus_lends_acrobatics_once() -> None:
    name = "xian_ling-1"
    state = alchemist("xian_ling", (0, "triadic_guard", 1400, 400), level=3)
    settle(do(state, Cast(name, "travelling_circus", ("triadic_guard-1",))))
    guard = figure(state, "triadic_guard-1")
    assert guard.circus == 4
    hurt(state, 1, guard.id, 3, BLOW, 12)
    run(dice(state, 6, 6, 6))
    settle_yes(state)
    assert (guard.ticked, guard.circus) == (0, 0)  # 4 + 12 against 12


def settle_yes(state: AlkemyState) -> None:
    from athanor.games.alkemy.actions import Accept

    assert asked(state).kind == "acrobat"
    do(state, Accept("acrobat"))


@pytest.mark.rule("A-86")
@pytest.mark.formula("wind_lightness")
def test_wind_lightness_gives_a_free_walk_or_a_free_way_out() -> None:
    name = "crystal_sun_disciple-1"
    guard = (0, "militia_archers", 1400, 400)
    swift = alchemist("crystal_sun_disciple", guard)
    settle(do(swift, Cast(name, "wind_lightness", ("militia_archers-1",), "swift")))
    assert may_track(figure(swift, "militia_archers-1"))
    slippery = alchemist("crystal_sun_disciple", (1, "ibrahim", 1200, 519))
    in_combat(slippery, name, "ibrahim-1")
    settle(do(slippery, Cast(name, "wind_lightness", (name,), "slippery")))
    do(slippery, Walk(name, 1200, 100))
    assert "DisengageTested" not in kinds(slippery)
    both = alchemist("crystal_sun_disciple", guard)
    do(both, Cast(name, "wind_lightness", ("militia_archers-1",), "swift"), Improve("both"))
    settle(both)
    assert figure(both, "militia_archers-1").slippery
    end_turn(both)
    assert not figure(both, "militia_archers-1").swift
    assert (
        refused(alchemist("crystal_sun_disciple", guard), Cast(name, "wind_lightness", (name,)))[0]
        == "bad-way"
    )


@pytest.mark.rule("A-86")
@pytest.mark.formula("uchronia")
def test_uchronia_rolls_one_die_again() -> None:
    state = table(
        (0, "sorhna_oracle", 300, 400), (0, "malikh_jaraya", 400, 540), (1, "lee_ping", 400, 659)
    )
    state.figures[0].components = 4
    do(state, Activate("sorhna_oracle-1"))
    settle(do(state, Cast("sorhna_oracle-1", "uchronia", ("malikh_jaraya-1",))))
    assert figure(state, "malikh_jaraya-1").uchronia
    do(state, Done("sorhna_oracle-1"), Pass())
    in_combat(state, "malikh_jaraya-1", "lee_ping-1")
    do(state, Activate("malikh_jaraya-1"), Fight("malikh_jaraya-1", "lee_ping-1"))
    cards(dice(state, 1, 6, 6), "normal", "inactive")
    assert asked(state).kind == "reroll"
    do(state, Reroll(0))  # the 1 becomes a 6
    assert only(Struck, state.events)[0].total == 16
    assert not figure(state, "malikh_jaraya-1").uchronia


@pytest.mark.rule("A-86")
@pytest.mark.formula("premonition")
def test_premonition_lets_inactive_khalimans_react() -> None:
    state = table(
        (0, "sorhna_oracle", 300, 400),
        (0, "malikh_jaraya", 500, 400),
        (1, "militia_archers", 500, 1400),
    )
    oracle, jaraya, _ = state.figures
    oracle.components, oracle.concentration = 4, 2
    do(state, Activate(oracle.name))
    settle(do(state, Cast(oracle.name, "premonition")))
    assert oracle.premonition == 400
    jaraya.ap = 0
    assert foreseen(state, jaraya)
    shelter = state.clone()
    shelter.set_scenery([Scenery(SCENERY_NAMES.index("house"), 750, 800, 0)])
    do(shelter, Done(oracle.name), Activate("militia_archers-1"))
    do(shelter, Shoot("militia_archers-1", jaraya.name, 5))
    assert (asked(shelter).kind, shelter.actors()) == ("react", [0])  # without any AP
    oracle.concentration = 1
    hurt(state, 2, oracle.id, 1, OTHER)
    run(state)
    assert oracle.premonition == 0
    assert not foreseen(state, jaraya)
