"""Skills of those who are aimed at or met in combat; each test reads its card's sentence."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Charge,
    Decline,
    Engage,
    Fight,
    Pick,
    ReactShoot,
    Shoot,
    UseSkill,
    Walk,
)
from athanor.games.alkemy.figures import AFRAID, COMBAT, NET, UNSEEN
from athanor.games.alkemy.rules.cover import cover_choices
from athanor.games.alkemy.rules.effects import effect_of, give, under
from athanor.games.alkemy.rules.invariants import broken
from athanor.games.alkemy.rules.space import elevation, is_stealthy, meet, mind, put, touching

from ..support import asked
from .support import (
    FAR,
    cards,
    damage_to,
    dice,
    do,
    duel,
    figure,
    in_combat,
    refused,
    rolls,
    settle,
    table,
    told,
)

pytestmark = pytest.mark.rule("A-87")
JARAYA = "malikh_jaraya"


@pytest.mark.skill("frightening_14", "frightening_15")
def test_whoever_meets_a_frightening_figure_tests_its_mind() -> None:
    """The opponent tests MND against 14 (15). If it fails it has 1 malus die on all rolls while in
    combat with this figure."""
    for faces, afraid in (((3, 3), False), ((3, 2), True)):
        state = table((0, JARAYA, 1200, 400), (1, "mordren", 1200, 900), FAR)
        dice(state, *faces)  # MND 8
        do(state, Activate("malikh_jaraya-1"), Charge("malikh_jaraya-1", "mordren-1"))
        jaraya = figure(state, "malikh_jaraya-1")
        assert under(jaraya, AFRAID) == afraid
        cards(state, "normal", "inactive")
        assert len(rolls(state, "com")[0].numbers) == (2 if afraid else 3)  # the charge's die
    worse = table((0, JARAYA, 1200, 400), (1, "avalonian_colossus", 1200, 900), FAR)
    dice(worse, 3, 3)
    do(worse, Activate("malikh_jaraya-1"), Charge("malikh_jaraya-1", "avalonian_colossus-1"))
    assert under(figure(worse, "malikh_jaraya-1"), AFRAID)


@pytest.mark.skill("frightening_14")
def test_fear_adds_up_and_ends_with_the_combat() -> None:
    """Several frightening figures add up."""
    state = duel(JARAYA, "mordren", 119, (1, "avalonian_retiarius", 1319, 400))
    in_combat(state, "malikh_jaraya-1", "avalonian_retiarius-1")
    jaraya, mordren, _, retiarius = state.figures
    for terror in (mordren, retiarius):
        give(state, jaraya, AFRAID, 0, COMBAT, terror.id)
    cards(state, "normal", "inactive")
    assert len(rolls(state, "com")[0].numbers) == 4
    settle(state)
    dice(state, 6, 6, 6, 6)
    settle(do(state, Walk("malikh_jaraya-1", 1200, 100)))
    assert not under(jaraya, AFRAID)


@pytest.mark.skill("fearless")
def test_the_fearless_need_no_test() -> None:
    """Passes every test of frightening without rolling."""
    state = table((0, "suleman_ifrit_qaniss", 1200, 400), (1, "mordren", 1200, 900), FAR)
    do(state, Activate("suleman_ifrit_qaniss-1"))
    do(state, Charge("suleman_ifrit_qaniss-1", "mordren-1"))
    assert not rolls(state, "mnd")


@pytest.mark.skill("entangle")
def test_a_net_holds_whoever_it_catches() -> None:
    """Success deals no damage, but while that combat lasts the enemy has 1 malus die on COM and DEF
    -2, and must pay 1 AP before a move that disengages."""
    for faces, caught in (((6, 6), True), ((1, 1), False)):
        state = table((0, "deicolus", 1200, 400), (1, "avalonian_retiarius", 1200, 900), FAR)
        dice(state, *faces)
        do(state, Activate("deicolus-1"), Charge("deicolus-1", "avalonian_retiarius-1"))
        deicolus = figure(state, "deicolus-1")
        assert under(deicolus, NET) == caught
        assert deicolus.defence == (9 if caught else 11)
        assert damage_to(state, "deicolus-1") == 0
    held = duel("deicolus", "avalonian_retiarius")
    give(held, figure(held, "deicolus-1"), NET, 0, COMBAT, 1)
    settle(cards(held, "normal", "inactive"))
    figure(held, "deicolus-1").ap = 1
    assert refused(held, Walk("deicolus-1", 1200, 100)) == ("no-ap", "A-32")


@pytest.mark.skill("preemptive_strike")
def test_a_guardian_may_strike_the_charger_first() -> None:
    """When charged it may make a free opposed REF roll with the charger; if it wins it deals at
    once the damage that the dice of this roll show in its table."""
    state = table((0, "lee_ping", 1200, 400), (1, "ermadhi_guardian", 1200, 900), FAR)
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "ermadhi_guardian-1"))
    assert (asked(state).kind, state.actors()) == ("preempt", [1])
    dice(state, 6, 4, 1, 1)
    do(state, Accept("preempt"))
    assert damage_to(state, "lee_ping-1") == 3  # axe-mace
    other = table((0, "lee_ping", 1200, 400), (1, "ermadhi_guardian", 1200, 900), FAR)
    do(other, Activate("lee_ping-1"), Charge("lee_ping-1", "ermadhi_guardian-1"))
    do(other, Decline("preempt"))
    assert not rolls(other, "ref")


@pytest.mark.skill("guard")
def test_a_guard_takes_the_place_of_whoever_is_shot_at() -> None:
    """When a friend within 2 inches becomes the target of a shot the guard may for free change
    places with it and be the target; it then has no reaction move and no reaction shot."""
    state = table(
        (0, "militia_archers", 1200, 300),
        (1, "wolitse", 1200, 1300),
        (1, "wolf_spirit_guard", 1400, 1300),
    )
    do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "wolitse-1", 9))
    assert (asked(state).kind, state.actors()) == ("guard", [1])
    do(state, Pick("wolf_spirit_guard-1"))
    assert told(state, "ShotDeclared")[0].target == "wolf_spirit_guard-1"
    assert (figure(state, "wolf_spirit_guard-1").x, figure(state, "wolitse-1").x) == (1200, 1400)
    assert asked(state).kind != "react"
    assert figure(state, "wolf_spirit_guard-1").ap == 3


@pytest.mark.skill("guard")
def test_a_guard_takes_a_charge_upon_itself_but_not_from_combat() -> None:
    """… a charge or engagement … Not while the guard is in combat or is a target of the same
    action."""
    state = table(
        (0, "lee_ping", 1200, 400), (1, "lotharius", 1200, 900), (1, "avalonian_pilgrim", 1400, 900)
    )
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "lotharius-1"))
    do(state, Pick("avalonian_pilgrim-1"))
    assert touching(state, figure(state, "lee_ping-1"), figure(state, "avalonian_pilgrim-1"))
    busy = table(
        (0, "lee_ping", 1200, 400),
        (0, "militia_spearmen", 1519, 900),
        (1, "lotharius", 1200, 900),
        (1, "avalonian_pilgrim", 1400, 900),
    )
    in_combat(busy, "militia_spearmen-1", "avalonian_pilgrim-1")
    do(busy, Activate("lee_ping-1"), Charge("lee_ping-1", "lotharius-1"))
    assert asked(busy).kind != "guard"


@pytest.mark.skill("guard", "preemptive_strike")
def test_a_guardian_guards_even_in_combat_if_nobody_touches_it() -> None:
    """Its guard works even in combat as long as nobody touches it."""
    state = table(
        (0, "lee_ping", 1200, 400),
        (0, "triadic_guard", 1600, 900),
        (1, "dahlia", 1200, 900),
        (1, "ermadhi_guardian", 1400, 900),
    )
    in_combat(state, "triadic_guard-1", "ermadhi_guardian-1")  # at reach
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "dahlia-1"))
    assert asked(state).kind == "guard"


@pytest.mark.skill("guard")
def test_places_are_exchanged_even_by_bases_of_different_sizes() -> None:
    """A djinn stands on a larger base than the guardian whose place it takes."""
    state = table(
        (0, "militia_archers", 1200, 300),
        (1, "mahritin_djinn", 1200, 1300),
        (1, "ermadhi_guardian", 1400, 1300),
        (1, JARAYA, 1530, 1300),
    )
    do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "mahritin_djinn-1", 9))
    do(state, Pick("ermadhi_guardian-1"))
    djinn, guardian = figure(state, "mahritin_djinn-1"), figure(state, "ermadhi_guardian-1")
    assert (guardian.x, guardian.y) == (1200, 1300)
    assert djinn.r > guardian.r
    assert abs(int(djinn.x) - 1400) + abs(int(djinn.y) - 1300) <= 60


@pytest.mark.skill("icon")
def test_anybody_protects_an_icon_once_a_turn() -> None:
    """Once a turn a friend within 2 inches of her may protect her as with guard."""
    state = table(
        (0, "militia_archers", 1200, 300),
        (0, "militia_archers", 1000, 300),
        (1, "caelina", 1200, 1300),
        (1, "knight_errant", 1400, 1300),
    )
    do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "caelina-1", 9))
    do(state, Walk("militia_archers-2", 1000, 350))
    do(state, Pick("knight_errant-1"))
    assert told(state, "Guarded")
    settle(state)
    do(state, Shoot("militia_archers-1", "caelina-1", 9), Walk("militia_archers-2", 1000, 300))
    assert asked(state).kind != "guard"


@pytest.mark.skill("stubborn")
def test_nobody_helps_the_stubborn() -> None:
    """Friendly skills, abilities and formulas can neither target nor help it."""
    from athanor.games.alkemy.actions import Cast, Command

    state = table(
        (0, "garlan", 1200, 400),
        (0, "avalonian_colossus", 1500, 400),
        (0, "country_priest", 1350, 600),
        FAR,
    )
    colossus = figure(state, "avalonian_colossus-1")
    assert mind(state, colossus) == 6  # Garlan's is 7
    priest = figure(state, "country_priest-1")
    priest.concentration, priest.components = 4, 9
    do(state, Activate(priest.name))
    assert refused(state, Command(priest.name, colossus.name)) == ("no-gift", "A-87")
    litany = Cast(priest.name, "litany_of_brambles", (colossus.name,))
    assert refused(state, litany) == ("bad-target", "A-86")


@pytest.mark.skill("chains")
def test_chains_drag_an_enemy_into_contact() -> None:
    """The enemy is dragged into contact by the shortest way round obstacles, at most 4 inches …; it
    loses 1 AP and the two are in combat."""
    state = table((0, "suleman_strangler", 1200, 400), (1, JARAYA, 1200, 900), FAR)
    strangler, jaraya, _ = state.figures
    dice(state, 6, 6)
    do(state, Activate(strangler.name), UseSkill(strangler.name, "chains", jaraya.name))
    assert touching(state, strangler, jaraya)
    assert strangler.foes
    assert (jaraya.ap, strangler.ap) == (1, 3)
    again = UseSkill(strangler.name, "chains", jaraya.name)
    assert refused(state, again)[0] == "skill-used"
    big = table((0, "suleman_strangler", 1200, 400), (1, "mahritin_djinn", 1200, 900), FAR)
    do(big, Activate("suleman_strangler-1"))
    at_djinn = UseSkill("suleman_strangler-1", "chains", "mahritin_djinn-1")
    assert refused(big, at_djinn) == ("bad-use", "A-87")


@pytest.mark.rule("A-55")
@pytest.mark.skill("chains")
def test_chains_drag_nobody_to_where_the_two_could_not_fight() -> None:
    """Who stands on a thicket does not fight who stands two inches below."""
    thicket = [("thicket", 1200, 500, 0)]
    state = table((0, "suleman_strangler", 1200, 400), (1, JARAYA, 1200, 900), FAR, scenery=thicket)
    strangler, jaraya, _ = state.figures
    put(state, strangler, 1200, 500 + 90)
    assert elevation(state, strangler) - elevation(state, jaraya) == 2
    dice(state, 6, 6)
    do(state, Activate(strangler.name), UseSkill(strangler.name, "chains", jaraya.name))
    assert not broken(state)
    assert not strangler.foes or meet(state, strangler, jaraya)


@pytest.mark.skill("roaring_wave")
def test_a_roaring_wave_strikes_all_round() -> None:
    """Once a turn in its activation, 1 AP: a normal attack on every enemy within 1 inch, one after
    the other in its own order, with no reactions."""
    state = table(
        (0, "mahritin_djinn", 1200, 400),
        (1, JARAYA, 1200, 560),
        (1, "tecum_seh", 1400, 400),
        (1, JARAYA, 1200, 900),
    )
    djinn = figure(state, "mahritin_djinn-1")
    do(state, Activate(djinn.name), UseSkill(djinn.name, "roaring_wave"))
    assert asked(state).kind == "victim"
    do(state, Pick("tecum_seh-1"))
    assert [e.target for e in told(state, "Struck")] == ["tecum_seh-1", "malikh_jaraya-1"]
    assert djinn.ap == 2
    assert refused(state, UseSkill(djinn.name, "roaring_wave"))[0] == "skill-used"


@pytest.mark.skill("spirit_vision")
def test_a_vision_bares_enemies_and_veils_friends() -> None:
    """An enemy has no cover and no stealth; a friend gains stealth or, if it has it already, cannot
    be shot at."""
    state = table(
        (0, "watanka", 1200, 400),
        (0, "tecum_seh", 1400, 400),
        (1, "shadow", 1200, 1000),
        (1, "militia_archers", 1500, 1200),
    )
    watanka, tecum, shadow, archer = state.figures
    assert cover_choices(state, tecum, shadow) == [100]
    seen = state.clone()
    do(seen, Activate(watanka.name), UseSkill(watanka.name, "spirit_vision", shadow.name))
    assert cover_choices(seen, seen.figures[1], seen.figures[2]) == []
    veiled = state.clone()
    do(veiled, Activate(watanka.name), UseSkill(watanka.name, "spirit_vision", tecum.name))
    assert is_stealthy(veiled, veiled.figures[1])
    give(state, watanka, UNSEEN)
    state.hand = 1
    do(state, Activate(archer.name))
    assert refused(state, Shoot(archer.name, watanka.name, 9)) == ("unseen-target", "A-87")


@pytest.mark.skill("telluric_shock")
def test_a_telluric_shock_takes_a_point_from_all_near() -> None:
    """Once a turn in its activation, free: every other figure within 4 inches loses 1 AP."""
    state = table(
        (0, "aurochs_manitou_possessed", 1200, 400),
        (0, "tecum_seh", 1400, 400),
        (1, JARAYA, 1200, 800),
        (1, JARAYA, 1200, 1300),
    )
    name = "aurochs_manitou_possessed-1"
    do(state, Activate(name), UseSkill(name, "telluric_shock"))
    assert [each.ap for each in state.figures] == [3, 3, 1, 2]


@pytest.mark.skill("pacifist")
def test_violence_costs_more_near_a_pacifist() -> None:
    """For him and every figure within 5 inches of him, any action or reaction of combat, shooting
    or alchemy aimed at an enemy costs 1 AP more."""
    for away, left in ((900, 0), (1500, 1)):
        state = table((0, "militia_archers", 1200, 400), (1, "hakim", 1200, away), FAR)
        do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "hakim-1", 9))
        assert figure(state, "militia_archers-1").ap == left
    back = table((0, "militia_archers", 1200, 400), (1, "malikh_tuareg", 1200, 1400), FAR)
    for pacifist, able in ((False, True), (True, False)):
        state = (
            back
            if not pacifist
            else table(
                (0, "militia_archers", 1200, 400),
                (1, "malikh_tuareg", 1200, 1400),
                (1, "hakim", 1400, 1400),
            )
        )
        figure(state, "malikh_tuareg-1").ap = 1
        do(state, Activate("militia_archers-1"))
        do(state, Shoot("militia_archers-1", "malikh_tuareg-1", 2))
        assert (ReactShoot("militia_archers-1") in state.legal(1)) == able
    fight = duel("lee_ping", JARAYA, 119, (1, "hakim", 1400, 519))
    settle(cards(fight, "normal", "inactive"))
    assert figure(fight, "lee_ping-1").ap == 2
    figure(fight, "lee_ping-1").ap = 1
    assert refused(fight, Fight("lee_ping-1", "malikh_jaraya-1")) == ("no-ap", "A-57")


@pytest.mark.skill("pacifist", "diplomatic_immunity")
def test_a_charge_that_immunity_turns_away_costs_nothing_near_a_pacifist_either() -> None:
    """The charge does not take place: no AP is paid, neither of the two that it costs here."""
    state = table((0, "lee_ping", 1200, 400), (1, "hakim", 1200, 900), FAR)
    do(dice(state, 1, 1, 6, 6), Activate("lee_ping-1"), Charge("lee_ping-1", "hakim-1"))
    assert refused(state, Charge("lee_ping-1", "hakim-1")) == ("immune", "A-88")
    assert figure(state, "lee_ping-1").ap == 4


@pytest.mark.skill("spirit")
def test_a_spirit_slips_away_and_no_alchemy_touches_it() -> None:
    """Counts as fearless. No alchemy, friendly or hostile, can target or affect it. Disengages
    without a roll."""
    from athanor.games.alkemy.actions import Cast

    state = table(
        (0, "aurlok_hero_spirit", 1200, 400),
        (1, "mordren", 1200, 519),
        (0, "tamel_seh", 900, 400),
        FAR,
    )
    in_combat(state, "aurlok_hero_spirit-1", "mordren-1")
    other = state.clone()
    do(state, Activate("aurlok_hero_spirit-1"), Walk("aurlok_hero_spirit-1", 1200, 200))
    assert not rolls(state, "ref")
    figure(other, "tamel_seh-1").components = 9
    do(other, Activate("tamel_seh-1"))
    koga = Cast("tamel_seh-1", "koga_swiftness", ("aurlok_hero_spirit-1",))
    assert refused(other, koga) == ("bad-target", "A-86")


def test_an_engagement_can_be_taken_over_by_a_guard() -> None:
    """Guard: … when a friend becomes the target of an engagement."""
    state = table(
        (0, "tecum_seh", 1200, 400),
        (1, "lotharius", 1200, 600),
        (1, "avalonian_pilgrim", 1400, 600),
        FAR,
    )
    in_combat(state, "tecum_seh-1", "lotharius-1")  # at reach
    do(state, Activate("tecum_seh-1"), Engage("tecum_seh-1", "lotharius-1"))
    do(state, Pick("avalonian_pilgrim-1"))
    assert touching(state, figure(state, "tecum_seh-1"), figure(state, "avalonian_pilgrim-1"))
    assert effect_of(figure(state, "tecum_seh-1"), AFRAID) is None
