"""Formulas of Triad and Khalimans; each test reads its card's sentence."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Cast,
    Charge,
    Decline,
    Done,
    Fight,
    Improve,
    PlayCard,
    Rise,
    Shoot,
    Walk,
)
from athanor.games.alkemy.figures import (
    BREATH,
    DOUBLED,
    DOWN,
    FOCUS,
    GUARD_WAVES,
    LANCE,
    PLAY,
    PRANKS,
    SCIMITAR,
    TURN_OF_WOUND,
    WHIRL,
    WHITE_WAVES,
    WIND,
)
from athanor.games.alkemy.rules.effects import effect_of, give, under
from athanor.games.alkemy.rules.formula import range_of
from athanor.games.alkemy.rules.skills import com_dice, damage_table
from athanor.games.alkemy.rules.space import is_stealthy, most_charged_from
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked
from .support import (
    FAR,
    alchemist,
    cards,
    cards_offered,
    damage_to,
    dice,
    do,
    duel,
    effect,
    end_turn,
    figure,
    in_combat,
    refused,
    rolls,
    settle,
    suffer,
    table,
    told,
)

pytestmark = pytest.mark.rule("A-86")
JARAYA = "malikh_jaraya"
FOE = (1, JARAYA, 1200, 800)
NONE = -1


def cast(state: AlkemyState, formula: str, *targets: str, way: str = "") -> AlkemyState:
    """The formula, without improvements."""
    one = state.figures[0]
    do(state, Cast(one.name, formula, targets, way))
    if asked(state).kind == "improve":
        do(state, Decline("improve"))
    return state


@pytest.mark.formula("wind_influence")
def test_the_wind_slows_and_weakens() -> None:
    """Until the end of the turn an enemy has 1 malus die on REF and its combat damage is read one
    column to the left."""
    state = alchemist("long_sigh_alchemist", FOE, FAR)
    cast(dice(state, 6, 6), "wind_influence", "malikh_jaraya-1")
    assert under(figure(state, "malikh_jaraya-1"), WIND)
    fight = duel(JARAYA, "knight_errant")
    give(fight, figure(fight, "malikh_jaraya-1"), WIND)
    cards(dice(fight, 4, 4), "normal", "inactive")
    assert told(fight, "Struck")[0].column == 3  # axe-axe is the fourth
    contest = duel(JARAYA, "knight_errant")
    give(contest, figure(contest, "malikh_jaraya-1"), WIND)
    do(contest, PlayCard("normal"), PlayCard("normal"))
    assert len(rolls(contest, "ref")[0].numbers) == 3
    end_turn(settle(state))
    assert not under(figure(state, "malikh_jaraya-1"), WIND)


@pytest.mark.formula("violent_gust")
def test_whoever_the_gust_knocks_down_must_rise() -> None:
    """DEF 8, it cannot act, is not on watch, and gets no free attack on those who disengage."""
    state = alchemist("long_sigh_alchemist", FOE, FAR)
    cast(dice(state, 6, 6), "violent_gust", "malikh_jaraya-1")
    jaraya = figure(state, "malikh_jaraya-1")
    assert (under(jaraya, DOWN), jaraya.defence) == (True, 8)
    do(state, Done("long_sigh_alchemist-1"), Activate(jaraya.name))
    assert refused(state, Walk(jaraya.name, 1200, 900)) == ("knocked-down", "A-87")
    assert state.legal(1) == [Rise(jaraya.name)]
    do(state, Rise(jaraya.name))
    assert (under(jaraya, DOWN), jaraya.ap, jaraya.defence) == (False, 1, 11)
    two = table((0, "militia_spearmen", 1000, 800), (0, "militia_spearmen", 1300, 800), FAR)
    give(two, two.figures[0], DOWN, 8, PLAY)
    offered = do(two, Activate("militia_spearmen-1")).legal(0)
    assert Rise("militia_spearmen-1") in offered  # beside what the other of the card may do
    assert len(offered) > 4
    shot = table((0, "militia_archers", 1200, 300), (1, "malikh_tuareg", 1200, 1300), FAR)
    give(shot, figure(shot, "malikh_tuareg-1"), DOWN, 8, PLAY)
    do(shot, Activate("militia_archers-1"), Shoot("militia_archers-1", "malikh_tuareg-1", 2))
    assert asked(shot).kind != "react"
    fight = duel("tecum_seh", JARAYA)
    give(fight, figure(fight, "malikh_jaraya-1"), DOWN, 8, PLAY)
    assert "brutal" in cards_offered(fight, 0)
    settle(do(fight, PlayCard("normal")))  # the other can only be inactive
    do(fight, Walk("tecum_seh-1", 1200, 100))
    assert not rolls(fight, "ref")


@pytest.mark.formula("blinding_whirl")
def test_a_whirl_hides_all_friends_near() -> None:
    """Friends in it have stealth, and shots at a figure with stealth in it have 1 malus die."""
    state = alchemist(
        "crystal_sun_alchemist", (0, "lee_ping", 1400, 400), (1, "malikh_tuareg", 1200, 1500)
    )
    cast(state, "blinding_whirl")
    lee = figure(state, "lee_ping-1")
    assert is_stealthy(state, lee)
    assert most_charged_from(state, lee) == 400
    lee.ap = 0
    do(state, Done("crystal_sun_alchemist-1"), Activate("malikh_tuareg-1"))
    do(state, Shoot("malikh_tuareg-1", "lee_ping-1", 3))
    settle(state)
    tuareg = figure(state, "malikh_tuareg-1")
    assert tuareg.ap == 1
    end_turn(state)
    assert effect_of(figure(state, "crystal_sun_alchemist-1"), WHIRL) is None


@pytest.mark.formula("avenging_breath")
def test_the_breath_adds_stones_to_rolls_and_damage_of_friends() -> None:
    """It may spend a stone to add 1 to a COM roll, a shooting roll or the damage of a friend in the
    area other than a hero; each turn no more stones than its concentration."""
    state = alchemist("crystal_sun_alchemist", FOE, FAR)
    cast(state, "avenging_breath")
    assert effect(state.figures[0], BREATH).lasts == FOCUS
    fight = duel("triadic_guard", JARAYA, 119, (0, "crystal_sun_alchemist", 1400, 400))
    owner = figure(fight, "crystal_sun_alchemist-1")
    owner.concentration = 3
    give(fight, owner, BREATH, 800, FOCUS, owner.id)
    stones = owner.stones
    cards(dice(fight, 5, 2), "normal", "inactive")  # 10 against 11
    assert (asked(fight).kind, fight.actors()) == ("breath", [0])
    do(fight, Accept("breath"))
    assert asked(fight).kind == "breath-damage"
    do(fight, Accept("breath-damage"), Accept("breath-damage"))
    assert owner.stones == stones - 3
    assert damage_to(fight, "malikh_jaraya-1") == 2 + 2


@pytest.mark.formula("avenging_breath")
def test_the_breath_lasts_until_concentration_falls_to_nothing() -> None:
    """This one loses some to damage that is more than it has. Another has his own."""
    name = "crystal_sun_alchemist"
    state = table((0, name, 1200, 400), (0, name, 1500, 400), FAR)
    one, other, _ = state.figures
    one.concentration, other.concentration = 2, 1
    for each in (one, other):
        give(state, each, BREATH, 800, FOCUS, each.id)
    suffer(state, one.name, 3)
    assert (one.concentration, under(one, BREATH)) == (1, True)
    suffer(state, one.name, 2)
    assert (one.concentration, under(one, BREATH)) == (0, False)
    assert (other.concentration, under(other, BREATH)) == (1, True)


@pytest.mark.formula("avenging_breath")
def test_the_breath_carries_a_shot_that_falls_short_by_a_stone() -> None:
    state = table(
        (0, "raven_thunder_warrior", 1200, 300),
        (1, "malikh_jaraya", 1200, 1300),
        (0, "crystal_sun_alchemist", 1400, 300),
    )
    owner = figure(state, "crystal_sun_alchemist-1")
    owner.concentration = 3
    give(state, owner, BREATH, 800, FOCUS, owner.id)
    stones = owner.stones
    figure(state, "malikh_jaraya-1").ap = 0
    do(state, Activate("raven_thunder_warrior-1"))
    do(dice(state, 4, 3), Shoot("raven_thunder_warrior-1", "malikh_jaraya-1", 2))  # 10 against 11
    assert (asked(state).kind, state.actors()) == ("breath", [0])
    do(state, Accept("breath"))
    settle(state)
    assert owner.stones == stones - 1
    assert told(state, "Struck") or damage_to(state, "malikh_jaraya-1") > 0


@pytest.mark.formula("razor_tornado")
def test_the_tornado_throws_all_away_who_do_not_hold_fast() -> None:
    """Every figure in it, unless scenery hides it wholly, needs that total on REF or is thrown
    straight away from him by as many inches as his concentration, with 1 damage per inch."""
    state = alchemist("feng_sao", FOE, (0, "shadow", 900, 400), FAR, level=2)
    dice(state, 6, 6, 6, 1, 1)
    cast(state, "razor_tornado")
    jaraya = figure(state, "malikh_jaraya-1")
    assert (jaraya.y, jaraya.ticked) == (1000, 2)
    assert {e.figure for e in told(state, "TestMade")} == {"malikh_jaraya-1", "shadow-1"}
    assert figure(state, "ibrahim-1").ticked == 0  # out of the area


@pytest.mark.formula("pranks_of_fate")
def test_fate_plays_the_card() -> None:
    """The target's combat card is drawn at random from quick, normal and brutal; 3 stones: the
    alchemist's player picks that card."""
    state = alchemist("iecha", FOE, FAR)
    do(dice(state, 6, 6), Cast("iecha-1", "pranks_of_fate", ("malikh_jaraya-1",)))
    do(state, Improve("pick"))
    assert effect(figure(state, "malikh_jaraya-1"), PRANKS).extra == 1
    fight = table((0, "tecum_seh", 1200, 400), (1, JARAYA, 1200, 519), FAR)
    in_combat(fight, "tecum_seh-1", "malikh_jaraya-1")
    give(fight, figure(fight, "malikh_jaraya-1"), PRANKS)
    do(fight, Activate("tecum_seh-1"), Fight("tecum_seh-1", "malikh_jaraya-1"))
    assert fight.actors() == [0]  # the other has no choice
    picked = table((0, "tecum_seh", 1200, 400), (1, JARAYA, 1200, 519), FAR)
    in_combat(picked, "tecum_seh-1", "malikh_jaraya-1")
    give(picked, figure(picked, "malikh_jaraya-1"), PRANKS, 0, 0, NONE, 1)
    do(picked, Activate("tecum_seh-1"), Fight("tecum_seh-1", "malikh_jaraya-1"))
    assert (asked(picked).kind, picked.actors()) == ("prank", [0])
    do(picked, PlayCard("quick"), PlayCard("normal"))
    assert told(picked, "CardsShown")[0].reply == "quick"


@pytest.mark.formula("pranks_of_fate")
def test_fate_plays_both_cards() -> None:
    """On both fighters, each picked by the other's player: the active one's card is asked for
    first."""
    state = table((0, "tecum_seh", 1200, 400), (1, JARAYA, 1200, 519), FAR)
    in_combat(state, "tecum_seh-1", "malikh_jaraya-1")
    for one in state.figures[:2]:
        give(state, one, PRANKS, 0, 0, NONE, 1)
    do(state, Activate("tecum_seh-1"), Fight("tecum_seh-1", "malikh_jaraya-1"))
    assert (asked(state).kind, state.actors()) == ("prank", [1])
    do(state, PlayCard("brutal"))
    assert (asked(state).kind, state.actors()) == ("prank", [0])
    do(state, PlayCard("quick"))
    shown = told(state, "CardsShown")[0]
    assert (shown.card, shown.reply) == ("brutal", "quick")


@pytest.mark.formula("alchemical_scimitar")
def test_a_scimitar_of_water() -> None:
    """She loses no concentration, has 1 bonus die on COM, and her damage table is 4/4/5/5/6/6;
    until the end of a turn in which she is hurt."""
    state = cast(alchemist("iecha", FOE, FAR), "alchemical_scimitar")
    iecha, jaraya, _ = state.figures
    assert damage_table(iecha, jaraya) == [4, 4, 5, 5, 6, 6]
    assert com_dice(iecha, 1, jaraya) == 1
    assert effect(iecha, SCIMITAR).lasts == TURN_OF_WOUND
    end_turn(settle(state))
    assert under(iecha, SCIMITAR)
    level = iecha.concentration
    suffer(state, iecha.name, 1)
    assert iecha.concentration == level
    end_turn(state)
    assert not under(iecha, SCIMITAR)


@pytest.mark.formula("serenity")
def test_serenity_ends_what_formulas_have_left() -> None:
    """All effects of earlier formulas on the target end. An enemy escapes by winning an opposed MND
    roll with Abdelan."""
    for faces, calmed in (((6, 6, 1, 1), True), ((1, 1, 6, 6), False)):
        state = alchemist("abdelan", (1, "garlan", 1200, 800), FAR)
        garlan = figure(state, "garlan-1")
        garlan.brambles = garlan.circus = 2
        garlan.prayer = garlan.premonition = 300
        garlan.uchronia = garlan.swift = garlan.slippery = True
        give(state, garlan, WIND)
        cast(dice(state, *faces), "serenity", "garlan-1")
        settle(state)
        left = (garlan.brambles, garlan.circus, garlan.prayer, garlan.premonition)
        assert left == ((0, 0, 0, 0) if calmed else (2, 2, 300, 300))
        assert (garlan.uchronia, garlan.swift, garlan.slippery) == (not calmed,) * 3
        assert under(garlan, WIND) is not calmed


@pytest.mark.rule("A-53")
def test_who_loses_a_lance_by_serenity_reaches_nobody() -> None:
    wolf, jaraya = (1, "wolf_thunder_warrior", 1200, 800), (0, JARAYA, 1400, 800)
    for faces, calmed in (((6, 6, 1, 1), True), ((1, 1, 6, 6), False)):
        state = alchemist("abdelan", wolf, jaraya)
        give(state, state.figures[1], LANCE)
        in_combat(state, "wolf_thunder_warrior-1", "malikh_jaraya-1")
        settle(cast(dice(state, *faces), "serenity", "wolf_thunder_warrior-1"))
        assert (state.figures[1].foes == 0, state.figures[2].foes == 0) == (calmed, calmed)


@pytest.mark.formula("undine_guard")
def test_waves_turn_damage_aside() -> None:
    """1 marker has it read two columns to the left, 2 markers three columns."""
    state = cast(alchemist("sorhna_evoker", FOE, FAR, level=2), "undine_guard")
    waves = effect(state.figures[0], GUARD_WAVES)
    assert (waves.amount, waves.extra) == (500, 2)
    for answer, column in (("undine", 3), ("undine-both", 2), ("", 5)):
        fight = duel("tecum_seh", JARAYA, 119, (1, "sorhna_evoker", 1400, 519))
        give(fight, figure(fight, "sorhna_evoker-1"), GUARD_WAVES, 500, PLAY, NONE, 2)
        cards(dice(fight, 6, 4), "normal", "inactive")  # axe-mace: the fifth
        assert (asked(fight).kind, fight.actors()) == ("undine", [1])
        do(fight, Accept(answer) if answer else Decline("undine"))
        assert told(fight, "Struck")[0].column == column


@pytest.mark.formula("undine_preceptor")
def test_waves_lend_white_dice() -> None:
    """Each lets her or a friend in the area make one roll with white dice. 3 stones, once only: the
    range of all her formulas is doubled."""
    state = alchemist("sorhna_evoker", FOE, FAR, level=1)
    do(state, Cast("sorhna_evoker-1", "undine_preceptor"), Improve("double"))
    settle(state)
    evoker = state.figures[0]
    assert under(evoker, DOUBLED)
    assert range_of(evoker, evoker.profile.formulas[0]) == 1000
    assert effect(evoker, WHITE_WAVES).extra == evoker.concentration
    spent = alchemist("sorhna_evoker", FOE, FAR, level=0)
    settle(do(spent, Cast("sorhna_evoker-1", "undine_preceptor"), Improve("double")))
    assert under(spent.figures[0], DOUBLED)
    assert not under(spent.figures[0], WHITE_WAVES)  # as many as her concentration: none
    fight = duel(JARAYA, "tecum_seh", 119, (0, "sorhna_evoker", 1400, 400))
    figure(fight, "malikh_jaraya-1").ticked = 6
    give(fight, figure(fight, "sorhna_evoker-1"), WHITE_WAVES, 500, PLAY, NONE, 1)
    cards(fight, "normal", "inactive")
    assert asked(fight).kind == "wave"
    do(fight, Accept("wave"))
    assert {die.split("-")[0] for die in rolls(fight, "com")[0].dice} == {"white"}
    assert effect_of(figure(fight, "sorhna_evoker-1"), WHITE_WAVES) is None  # the last marker


@pytest.mark.formula("reflections_of_reality")
def test_abdelan_reflects_the_formulas_of_others() -> None:
    """Abdelan casts a formula of an alchemist in sight within 8 inches: its level, range and
    threshold hold, and people named in it count as Khaliman."""
    state = alchemist(
        "abdelan",
        (1, "toad_medicine_shaman", 1200, 900),
        (0, JARAYA, 1400, 400),
        (1, "tecum_seh", 900, 900),
    )
    jaraya = figure(state, "malikh_jaraya-1")
    jaraya.ticked = 2
    cast(state, "walosi_kiss", jaraya.name)
    assert jaraya.ticked == 1
    fury = Cast("abdelan-1", "animal_fury", ("tecum_seh-1",))
    assert refused(state, fury) == ("formula-twice", "A-82")
    far = alchemist("abdelan", (1, "toad_medicine_shaman", 1200, 1500), (0, JARAYA, 1400, 400))
    kiss = Cast("abdelan-1", "walosi_kiss", ("malikh_jaraya-1",))
    assert refused(far, kiss) == ("unknown-formula", "A-80")


@pytest.mark.skill("guard")
def test_a_guard_takes_a_formula_upon_itself() -> None:
    """… a shot, formula, charge …: declared when all has been announced, improvements included."""
    from athanor.games.alkemy.actions import Pick

    state = alchemist(
        "long_sigh_alchemist", (1, "lotharius", 1200, 800), (1, "avalonian_pilgrim", 1400, 800)
    )
    do(dice(state, 6, 6), Cast("long_sigh_alchemist-1", "violent_gust", ("lotharius-1",)))
    do(state, Decline("improve"), Pick("avalonian_pilgrim-1"))
    assert under(figure(state, "avalonian_pilgrim-1"), DOWN)
    assert not under(figure(state, "lotharius-1"), DOWN)


def test_a_charge_stays_possible_for_whoever_is_swift() -> None:
    """Movement that an effect changes is the movement that counts."""
    from athanor.games.alkemy.figures import SWIFTNESS

    state = table((0, "tecum_seh", 1200, 400), (1, JARAYA, 1200, 1280), FAR)
    give(state, state.figures[0], SWIFTNESS)  # 7.6 inches away; charge 7 and 1
    do(state, Activate("tecum_seh-1"), Charge("tecum_seh-1", "malikh_jaraya-1"))
    assert state.figures[0].foes
