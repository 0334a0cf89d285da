"""Skills of alchemists and of those who serve them or feed on them."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Concentrate,
    Decline,
    HandOver,
    Harvest,
    Pass,
    Shoot,
    UseSkill,
    Walk,
)
from athanor.games.alkemy.cards import PROFILE_INDEX, PROFILES
from athanor.games.alkemy.rules.damage import BLOW, OTHER, hurt
from athanor.games.alkemy.rules.skills import damage_table
from athanor.games.alkemy.rules.state import run

from ..support import asked
from .support import (
    FAR,
    component,
    damage_to,
    dice,
    do,
    end_turn,
    figure,
    refused,
    settle,
    suffer,
    table,
)

pytestmark = pytest.mark.rule("A-87")
JARAYA = "malikh_jaraya"


@pytest.mark.skill("lackey")
def test_a_lackey_fetches_components_for_an_alchemist() -> None:
    """2 components from any marker and never carrying more than 2. In its activation it hands them
    for free to an alchemist in contact."""
    state = table((0, "chinge", 1200, 400), (0, "xian_ling", 1319, 600), FAR)
    component(state, 1200, 620, 0)
    do(state, Activate("chinge-1"), Walk("chinge-1", 1200, 480), Harvest(0))
    assert figure(state, "chinge-1").components == 2
    do(state, Walk("chinge-1", 1200, 600), HandOver("chinge-1", "xian_ling-1", 2))
    assert figure(state, "xian_ling-1").components == 2


@pytest.mark.rule("A-79", "A-119")
def test_an_alchemist_who_shoots_may_harvest_after_it() -> None:
    """Tamel'Seh is both: a shot is an action like any other."""
    state = table((0, "tamel_seh", 1200, 400), (1, "ibrahim", 1200, 1300))
    figure(state, "ibrahim-1").ap = 0
    component(state, 1200, 500, 2)
    do(state, Activate("tamel_seh-1"), Shoot("tamel_seh-1", "ibrahim-1", 3))
    assert asked(state).kind == "harvest"
    do(state, Harvest(0))
    assert figure(state, "tamel_seh-1").components == 4


@pytest.mark.skill("alchemical_decline")
def test_a_djinn_declines_unless_an_alchemist_pays() -> None:
    """At the end of each turn: 1 damage. A friendly Khaliman alchemist may pay 1 stone to prevent
    it and 1 more stone to heal it by 1; by 2 if that alchemist is an Evoker."""
    alone = table((0, "mahritin_djinn", 1200, 400), FAR)
    end_turn(alone)
    assert damage_to(alone, "mahritin_djinn-1") == 1
    for helper, healed in (("sorhna_oracle", 1), ("sorhna_evoker", 2)):
        state = table((0, "mahritin_djinn", 1200, 400), (0, helper, 900, 400), FAR)
        djinn = figure(state, "mahritin_djinn-1")
        djinn.ticked = 4
        stones = figure(state, f"{helper}-1").stones
        do(state, Pass(), Pass())
        do(state, Accept("decline"), Accept("decline-heal"))
        assert djinn.ticked == 4 - healed
        assert figure(state, f"{helper}-1").stones == stones - 2


@pytest.mark.skill("alchemical_necrosis")
def test_necrosis_feeds_on_alchemists() -> None:
    """At the end of each turn: 1 damage. 1 AP: that alchemist loses 2 stones and it heals 2. While
    it is in play every formula of every alchemist costs 1 component more."""
    from athanor.games.alkemy.actions import Cast

    state = table((0, "amn_ayassarr", 1200, 400), (1, "xian_ling", 1200, 538), FAR)
    ifrit, xian, _ = state.figures
    ifrit.ticked = 3
    stones = xian.stones
    name = ifrit.name
    do(state, Activate(name), UseSkill(name, "alchemical_necrosis", xian.name))
    assert (ifrit.ticked, xian.stones, ifrit.ap) == (1, stones - 2, 3)
    end_turn(settle(state))
    assert ifrit.ticked == 2
    cast = table((0, "toad_medicine_shaman", 1200, 400), (1, "amn_ayassarr", 600, 2000))
    shaman = cast.figures[0]
    shaman.components, shaman.ticked = 4, 1
    kiss = Cast(shaman.name, "walosi_kiss", (shaman.name,))
    do(cast, Activate(shaman.name), kiss)
    assert shaman.components == 0  # three and one more


@pytest.mark.skill("alchemist_inner_water", "alchemist_inner_earth")
def test_the_inner_circle_gathers_six_and_rolls_three_dice() -> None:
    """Harvest: 6 from a marker of its element, 2 from any other. At most 6 stones per formula."""
    for id, element in (("sorhna_evoker", 1), ("wolf_night_shaman", 2), ("pitekica", 2)):
        for kind in (1, 2):
            state = table((0, id, 1200, 400), FAR)
            component(state, 1200, 500, kind)
            do(state, Activate(f"{id}-1"), Concentrate(f"{id}-1"), Harvest(0))
            assert state.figures[0].components == (6 if kind == element else 2)


@pytest.mark.skill("alchemical_mastery")
def test_mastery_buys_what_a_roll_lacks() -> None:
    """After a failed alchemy roll it may buy +1 to the total per stone, up to its concentration + 1
    stones."""
    from athanor.games.alkemy.actions import Cast

    for answer in (Accept, Decline):
        state = table((0, "long_sigh_alchemist", 1200, 400), (1, "tecum_seh", 1200, 900))
        one = state.figures[0]
        one.components, one.concentration = 9, 2
        dice(state, 3, 1)  # 6 against MND 8
        do(state, Activate(one.name), Cast(one.name, "wind_influence", ("tecum_seh-1",)))
        assert asked(state).kind == "mastery"
        settle(do(state, answer("mastery")))
        assert one.stones == (8 if answer is Accept else 10)


@pytest.mark.skill("vital_transfer")
def test_leodegarius_passes_his_wounds_on() -> None:
    """Once in each activation he may pass on damage of his own to friendly Avalonians within 4
    inches: 1 point to each, to as many as he likes."""
    state = table(
        (0, "leodegarius", 1200, 400),
        (0, "knight_errant", 1400, 400),
        (0, "temple_novice", 1000, 400),
        (0, "temple_novice", 1200, 1200),
        FAR,
    )
    one = state.figures[0]
    one.ticked = 5
    do(state, Activate(one.name))
    far = UseSkill(one.name, "vital_transfer", "temple_novice-2")
    assert refused(state, far) == ("bad-use", "A-87")
    do(state, UseSkill(one.name, "vital_transfer", "knight_errant-1", ("temple_novice-1",)))
    assert [each.ticked for each in state.figures[:4]] == [3, 1, 1, 0]


@pytest.mark.skill("vital_transfer")
@pytest.mark.parametrize("wounds", [1, 2])
def test_leodegarius_passes_on_all_that_he_has_and_no_more(wounds: int) -> None:
    state = table(
        (0, "leodegarius", 1200, 400),
        (0, "knight_errant", 1400, 400),
        (0, "temple_novice", 1000, 400),
        FAR,
    )
    one = state.figures[0]
    one.ticked = wounds
    do(state, Activate(one.name))
    both = UseSkill(one.name, "vital_transfer", "knight_errant-1", ("temple_novice-1",))
    if wounds == 1:
        assert refused(state, both) == ("bad-use", "A-87")
    else:
        do(state, both)
        assert [each.ticked for each in state.figures[:3]] == [0, 1, 1]


@pytest.mark.skill("alchemical_control")
def test_control_keeps_concentration_against_light_wounds() -> None:
    """Damage costs it a concentration level only if it is more than its present concentration."""
    state = table((0, "crystal_sun_alchemist", 1200, 400), FAR)
    one = state.figures[0]
    one.concentration = 2
    suffer(state, one.name, 2, cause=BLOW)
    assert one.concentration == 2
    suffer(state, one.name, 3)
    assert one.concentration == 1


@pytest.mark.skill("will_of_the_ancients")
def test_the_ancients_keep_the_mind_clear_for_two_stones() -> None:
    """When damaged it may pay 2 stones to keep its concentration level."""
    for answer, level, stones in ((Accept, 2, 12), (Decline, 1, 14)):
        state = table((0, "wolf_night_shaman", 1200, 400), FAR)
        shaman = state.figures[0]
        shaman.concentration = 2
        suffer(state, shaman.name, 1)
        assert asked(state).kind == "ancients"
        do(state, answer("ancients"))
        assert (shaman.concentration, shaman.stones) == (level, stones)


@pytest.mark.skill("mutagenic_metabolism")
def test_a_walosi_near_pitekica_outlives_its_last_box() -> None:
    """A friendly Walosi whose last box is ticked stays in play while within his MND in inches; at
    the end of the turn it is removed unless healed."""
    from .support import end_turn

    for healed in (False, True):
        state = table((0, "pitekica", 1200, 400), (0, "toad_wind_warrior", 1500, 400), FAR)
        toad = figure(state, "toad_wind_warrior-1")
        suffer(state, toad.name, 30)
        assert (toad.alive, toad.ticked) == (True, toad.profile.health - 1)
        if healed:
            from athanor.games.alkemy.rules.damage import heal

            heal(state, toad, 1)
        end_turn(state)
        assert toad.alive == healed
    lost = table((0, "pitekica", 1200, 400), (0, "toad_wind_warrior", 1200, 2000), FAR)
    suffer(lost, "toad_wind_warrior-1", 30)
    assert not figure(lost, "toad_wind_warrior-1").alive


@pytest.mark.skill("alchemist_outer_air", "alchemist_outer_water", "alchemist_outer_earth")
def test_outer_circles_are_on_their_cards() -> None:
    for id in ("crystal_sun_disciple", "sorhna_oracle", "country_priest"):
        profile = PROFILES[PROFILE_INDEX[id]]
        assert profile.alchemist
        assert not profile.inner


@pytest.mark.skill("alchemical_support")
def test_alchemical_support_hands_components_over() -> None:
    state = table((0, "crystal_sun_disciple", 1200, 400), (0, "xian_ling", 1319, 400), FAR)
    disciple, xian, _ = state.figures
    disciple.components = 3
    do(state, Activate(disciple.name), HandOver(disciple.name, xian.name, 2))
    assert (disciple.components, xian.components, disciple.ap) == (1, 2, 2)
    assert refused(state, HandOver(disciple.name, xian.name, 1)) == ("no-gift", "A-87")


@pytest.mark.skill("alchemical_weapon")
def test_alchemical_weapon_bites_alchemists() -> None:
    state = table((0, "dragon_guard_inquisitor", 1200, 400), (1, "sorhna_oracle", 1200, 900), FAR)
    inquisitor, oracle, ibrahim = state.figures
    assert damage_table(inquisitor, oracle) == [4, 4, 5, 5, 6, 7]
    assert damage_table(inquisitor, ibrahim) == [2, 2, 3, 3, 4, 5]


@pytest.mark.skill("empathy")
def test_empathy_takes_a_point_of_a_friends_damage() -> None:
    state = table(
        (0, "toad_medicine_shaman", 1200, 400), (0, "wolf_thunder_warrior", 1500, 400), FAR
    )
    shaman, wolf, _ = state.figures
    shaman.concentration = 2
    hurt(state, 2, wolf.id, 3, OTHER)
    run(state)
    assert (asked(state).kind, state.actors()) == ("empathy", [0])
    do(state, Accept("empathy"))
    assert (wolf.ticked, shaman.ticked, shaman.concentration) == (2, 1, 2)
    shaman.ticked = shaman.profile.health - 1
    hurt(state, 2, wolf.id, 1, OTHER)
    run(state)
    assert wolf.ticked == 3  # not with its last point
