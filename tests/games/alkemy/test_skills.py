"""Each skill of the core set."""

from __future__ import annotations

import pytest

from athanor.games.alkemy import cards as skill_numbers
from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Charge,
    Command,
    Decline,
    Done,
    Fight,
    LayHands,
    PlayCard,
    ReactMove,
    Shoot,
    Track,
    Walk,
)
from athanor.games.alkemy.cards import EXPERT_BRUTAL, SKILLS, STEALTH
from athanor.games.alkemy.events import Rolled, Struck
from athanor.games.alkemy.rules.cover import cover_choices
from athanor.games.alkemy.rules.damage import BLOW, OTHER, hurt, remove, softened
from athanor.games.alkemy.rules.manners import aim_colour, initiative_colour
from athanor.games.alkemy.rules.skills import chain_shift, com_dice
from athanor.games.alkemy.rules.space import mind, touching
from athanor.games.alkemy.rules.state import AlkemyState, run

from ..support import asked, only
from .support import (
    FAR,
    cards,
    damage_to,
    dice,
    do,
    duel,
    fight,
    figure,
    in_combat,
    kinds,
    refused,
    settle,
    table,
)

pytestmark = pytest.mark.rule("A-87", "A-88")


def struck(state: AlkemyState) -> list[Struck]:
    return only(Struck, state.events)


def com_rolls(state: AlkemyState) -> list[Rolled]:
    return [rolled for rolled in only(Rolled, state.events) if rolled.trait == "com"]


def test_every_skill_has_its_number() -> None:
    assert len(SKILLS) == 97
    assert [getattr(skill_numbers, skill.upper()) for skill in SKILLS] == list(range(97))


@pytest.mark.skill("acrobat")
def test_acrobat_tumbles_out_of_the_way() -> None:
    for last, hurt_by in ((6, 0), (1, 2)):  # REF 4 + best two of three against 13
        state = table((0, "tecum_seh", 1200, 400), (1, "xian_ling", 1200, 519), FAR)
        dice(state, 6, last, 1)
        hurt(state, 0, 1, 2, BLOW, 13)
        run(state)
        assert damage_to(state, "xian_ling-1") == hurt_by
        assert ("SkillUsed" in kinds(state)) == (hurt_by == 0)
    state = table((0, "tecum_seh", 1200, 400), (1, "xian_ling", 1200, 519), FAR)
    figure(state, "xian_ling-1").ticked = 6  # in the red: no bonus die
    hurt(state, 0, 1, 2, BLOW, 13)
    run(state)
    rolled = only(Rolled, state.events)[0]
    assert len(rolled.numbers) == 2


@pytest.mark.skill("armour_piercing_combat", "armour_piercing_shot", "tough_1")
def test_armour_piercing_and_tough() -> None:
    state = table(
        (0, "chen_sze", 1200, 400), (1, "knight_errant", 1200, 900), (1, "hakan", 300, 2200)
    )
    chen, knight, hakan = state.figures
    assert softened(state, 3, hakan, knight, False) == 2  # tough
    assert softened(state, 1, hakan, knight, False) == 1  # never below 1
    assert softened(state, 3, chen, knight, False) == 3  # armour piercing in combat
    assert softened(state, 3, chen, knight, True) == 2
    assert softened(state, 3, hakan, knight, True) == 3  # armour piercing shots
    hurt(state, -1, 1, 3, OTHER)
    run(state)
    assert damage_to(state, "knight_errant-1") == 3  # no help without a roll


@pytest.mark.skill("brutal_blow")
def test_brutal_blow_pushes_an_inch_once_a_turn_instead_of_a_chain_attack() -> None:
    state = duel("ibrahim", "malikh_fugitive")
    cards(dice(state, 5, 5), "brutal", "inactive")
    assert set(state.legal(0)) == {Accept("chain"), Accept("push"), Decline("chain")}
    do(state, Accept("push"))
    assert figure(state, "malikh_fugitive-1").y == 619
    assert not struck(state)  # no second roll
    assert figure(state, "ibrahim-1").pushed


def test_a_push_stops_short_of_figures_hostile_to_the_pushed() -> None:
    state = duel("ibrahim", "malikh_fugitive", 119, (0, "suleman_ghulam", 1200, 700))
    cards(dice(state, 5, 5), "brutal", "inactive")
    do(state, Accept("push"))
    pushed = figure(state, "malikh_fugitive-1")
    assert 519 < pushed.y < 582
    assert not touching(state, pushed, figure(state, "suleman_ghulam-1"))


@pytest.mark.skill("chain_attack")
def test_chain_attack_rolls_again_a_column_to_the_left() -> None:
    state = duel("lee_ping", "malikh_jaraya")
    cards(dice(state, 4, 4, 4, 4), "normal", "inactive")
    assert [(e.column, e.damage) for e in struck(state)] == [(4, 3), (3, 3)]
    missed = duel("lee_ping", "malikh_jaraya")
    cards(dice(missed, 1, 1), "normal", "inactive")
    assert len(struck(missed)) == 1


@pytest.mark.skill("deadly_dance")
def test_deadly_dance_keeps_the_column() -> None:
    state = duel("khalid_derwish", "malikh_fugitive")
    assert chain_shift(figure(state, "khalid_derwish-1")) == 0
    cards(dice(state, 4, 4, 4, 4), "normal", "inactive")
    assert [e.column for e in struck(state)] == [4, 4]


@pytest.mark.skill("cumbersome")
def test_cumbersome_weapons_are_not_shot_twice_running() -> None:
    state = table((0, "hakan", 1200, 300), (1, "malikh_jaraya", 1200, 1300))
    figure(state, "malikh_jaraya-1").ap = 0
    do(state, Activate("hakan-1"), Shoot("hakan-1", "malikh_jaraya-1", 3))
    assert refused(state, Shoot("hakan-1", "malikh_jaraya-1", 3)) == ("cumbersome", "A-87")
    do(state, Walk("hakan-1", 1200, 310), Shoot("hakan-1", "malikh_jaraya-1", 3))


@pytest.mark.skill("diplomatic_immunity")
def test_diplomatic_immunity_turns_a_charge_away() -> None:
    state = table((0, "lee_ping", 1200, 400), (1, "araoui", 1200, 900), FAR)
    dice(state, 1, 1, 6, 6)
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "araoui-1"))
    lee = figure(state, "lee_ping-1")
    assert (lee.ap, lee.charged, lee.y) == (4, False, 400)  # it did not take place
    assert refused(state, Charge("lee_ping-1", "araoui-1")) == ("immune", "A-88")
    do(state, Walk("lee_ping-1", 1200, 500))


@pytest.mark.skill("diplomatic_immunity", "escaped")
def test_immunity_ends_with_the_first_attack_and_the_escaped_ignore_it() -> None:
    state = table((0, "tooth_convicts", 1200, 400), (1, "araoui", 1200, 900), FAR)
    do(state, Activate("tooth_convicts-1"), Charge("tooth_convicts-1", "araoui-1"))
    assert "ImmunityHeld" not in kinds(state)
    assert not any(getattr(e, "trait", "") == "mnd" for e in state.events)
    state = table((0, "lee_ping", 1200, 400), (1, "araoui", 1200, 900), FAR)
    figure(state, "araoui-1").immune = False
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "araoui-1"))
    assert not any(getattr(e, "trait", "") == "mnd" for e in state.events)


@pytest.mark.skill("expert_brutal", "templar_constable")
def test_expert_brutal_and_the_constables_gift() -> None:
    state = table((0, "lotharius", 1200, 400), (0, "temple_novice", 1500, 400), FAR)
    lotharius, novice, _ = state.figures
    assert [com_dice(lotharius, card, novice) for card in (0, 1, 2, 3)] == [1, 0, 0, 0]
    assert novice.has(EXPERT_BRUTAL)
    remove(state, lotharius)
    assert not novice.has(EXPERT_BRUTAL)  # only while he is in play


@pytest.mark.skill("feint")
def test_feint_turns_a_shown_card_to_inactive_and_costs_nothing() -> None:
    state = duel("dragon_guard_inquisitor", "malikh_jaraya")
    cards(state, "brutal", "inactive")
    assert (asked(state).kind, state.actors()) == ("feint", [0])
    do(state, Accept("feint"))
    assert figure(state, "dragon_guard_inquisitor-1").ap == 3
    assert not struck(state)
    charge = table((0, "dragon_guard_inquisitor", 1200, 400), (1, "malikh_jaraya", 1200, 800))
    do(charge, Activate("dragon_guard_inquisitor-1"))
    do(charge, Charge("dragon_guard_inquisitor-1", "malikh_jaraya-1"))
    cards(charge, "normal", "inactive")
    assert struck(charge)  # not in a charge


@pytest.mark.skill("flawless")
def test_flawless_makes_the_attacker_roll_anew() -> None:
    state = duel("tecum_seh", "triadic_guard")
    cards(dice(state, 6, 6, 1, 1), "normal", "parry")
    assert (asked(state).kind, state.actors()) == ("flawless", [1])
    do(state, Accept("flawless"))
    assert [e.total for e in com_rolls(state)[:1]] == [7]  # the second roll stands


@pytest.mark.skill("hemotoxic")
def test_hemotoxic_blood_burns_in_the_yellow() -> None:
    for ticked, back in ((0, 0), (3, 1)):
        state = table((0, "tecum_seh", 1200, 400), (1, "toad_thunder_warrior", 1200, 519), FAR)
        figure(state, "toad_thunder_warrior-1").ticked = ticked
        hurt(state, 0, 1, 2, BLOW, 12)
        run(state)
        assert damage_to(state, "tecum_seh-1") == back


@pytest.mark.skill("laying_on_of_hands")
def test_laying_on_of_hands() -> None:
    state = table((0, "temple_hospitaller", 1200, 400), (0, "avalonian_templar", 1319, 400), FAR)
    healer, templar, _ = state.figures
    templar.ticked = 5
    do(state, Activate(healer.name), LayHands(healer.name, templar.name, 2))
    assert (healer.ticked, templar.ticked, healer.ap) == (2, 1, 3)
    assert refused(state, LayHands(healer.name, templar.name, 1)) == ("no-gift", "A-87")


@pytest.mark.skill("laying_on_of_hands")
@pytest.mark.parametrize(
    ("hurt_one", "seat", "helped"),
    [
        ("avalonian_templar", 0, True),
        ("temple_hospitaller", 0, True),
        ("triadic_guard", 0, False),
        ("tha_pioca", 0, False),
        ("avalonian_templar", 1, False),
    ],
)
def test_hands_are_laid_on_friendly_avalonians_alone(
    hurt_one: str, seat: int, helped: bool
) -> None:
    state = table((0, "temple_hospitaller", 1200, 400), (seat, hurt_one, 1319, 400), FAR)
    healer, other, _ = state.figures
    other.ticked = 3
    do(state, Activate(healer.name))
    hands = LayHands(healer.name, other.name, 1)
    assert touching(state, healer, other)
    assert (hands in state.legal(0)) is helped
    if not helped:
        assert refused(state, hands) == ("no-gift", "A-87")


@pytest.mark.skill("leader")
def test_a_leader_lends_his_mind_and_rolls_white_for_initiative() -> None:
    state = table((0, "lee_ping", 1200, 400), (0, "militia_archers", 1200, 1318), FAR)
    lee, archer, _ = state.figures
    assert mind(state, archer) == 8  # exactly eight inches away
    archer.y = 1319
    assert mind(state, archer) == 6
    lee.ticked = 8
    assert (lee.colour(), initiative_colour(lee)) == (2, 0)


@pytest.mark.skill("leap")
def test_leap_jumps_over_figures_and_scenery() -> None:
    state = table((0, "chen_sze", 1200, 400), (1, "malikh_jaraya", 1200, 700), FAR)
    do(state, Activate("chen_sze-1"), Walk("chen_sze-1", 1200, 890))
    assert figure(state, "chen_sze-1").y == 890
    rock = table(
        (0, "chen_sze", 1200, 400),
        (1, "malikh_jaraya", 1200, 950),
        scenery=[("rock", 1200, 650, 8)],
    )
    do(rock, Activate("chen_sze-1"), Charge("chen_sze-1", "malikh_jaraya-1"))  # unseen behind it
    assert touching(rock, *rock.figures)
    for scenery, too_far in (("rock", False), ("house", True)):  # nobody jumps over size 4
        over = table((0, "chen_sze", 1200, 400), FAR, scenery=[(scenery, 1200, 650, 8)])
        do(over, Activate("chen_sze-1"))
        assert (over.check(0, Walk("chen_sze-1", 1200, 850)) is not None) == too_far


@pytest.mark.skill("marksman_2")
def test_marksman_leaves_no_cover_twice_a_turn() -> None:
    state = table((0, "araoui", 1200, 300), (1, "shadow", 1200, 1300))
    figure(state, "shadow-1").ap = 0
    do(state, Activate("araoui-1"), Shoot("araoui-1", "shadow-1", 2))
    assert asked(state).kind == "marksman"
    dice(state, 6, 6)
    do(state, Accept("marksman"))
    assert "CoverTaken" not in kinds(state)
    assert damage_to(state, "shadow-1") == 4
    figure(state, "araoui-1").marked = 2
    do(state, Shoot("araoui-1", "shadow-1", 2))
    assert "Struck" in kinds(state)  # not asked a third time


@pytest.mark.skill("master_combat")
def test_master_of_combat_fights_once_for_free() -> None:
    state = duel("avalonian_templar", "malikh_jaraya")
    settle(cards(state, "normal", "inactive"))
    assert figure(state, "avalonian_templar-1").ap == 2
    do(state, Fight("avalonian_templar-1", "malikh_jaraya-1"))
    settle(cards(state, "normal", "inactive"))
    assert figure(state, "avalonian_templar-1").ap == 1


@pytest.mark.skill("one_eyed")
def test_one_eyed_aims_with_a_red_die() -> None:
    state = table((0, "hakan", 1200, 300), (1, "malikh_jaraya", 1200, 1218))
    assert aim_colour(state.figures[0]) == 2
    figure(state, "malikh_jaraya-1").ap = 0
    for inches, total in ((9, 2 + 4 + 3), (2, 2 + 3 + 3)):  # a red six is a 4; without aim, no die
        shot = dice(state.clone(), 3, 3, 6)
        settle(do(shot, Activate("hakan-1"), Shoot("hakan-1", "malikh_jaraya-1", inches)))
        assert only(Struck, shot.events)[0].total == total


@pytest.mark.skill("opportunist")
def test_an_opportunist_follows_a_shadow() -> None:
    state = table((0, "shadow", 600, 400), (0, "chen_sze", 1200, 400), FAR)
    do(state, Activate("shadow-1"), Walk("shadow-1", 600, 500), Done("shadow-1"))
    assert (asked(state).kind, state.actors()) == ("opportunity", [0])
    do(state, Activate("chen_sze-1"), Walk("chen_sze-1", 1200, 600), Done("chen_sze-1"))
    assert state.hand == 1
    again = table((0, "shadow", 600, 400), (0, "chen_sze", 1200, 400), FAR)
    do(again, Activate("shadow-1"), Walk("shadow-1", 600, 500), Done("shadow-1"))
    do(again, Decline("opportunity"))
    assert again.hand == 1


@pytest.mark.skill("prescience")
def test_prescience_sees_the_card_first_and_needs_no_sight() -> None:
    state = duel("sorhna_oracle", "malikh_fugitive")
    assert state.actors() == [1]
    state.play(1, PlayCard("brutal"))
    assert state.actors() == [0]
    assert fight(state, 0).reply == "brutal"  # shown
    hidden = table(
        (0, "sorhna_oracle", 1200, 400),
        (1, "malikh_fugitive", 1200, 950),
        scenery=[("house", 1200, 675, 0)],
    )
    do(hidden, Activate("sorhna_oracle-1"))
    assert hidden.check(0, Charge("sorhna_oracle-1", "malikh_fugitive-1")) is None


@pytest.mark.skill("religious_authority")
def test_religious_authority_moves_a_friend() -> None:
    state = table((0, "country_priest", 1200, 400), (0, "knight_errant", 1500, 400), FAR)
    knight = figure(state, "knight_errant-1")
    do(state, Activate("country_priest-1"), Command("country_priest-1", "knight_errant-1"))
    assert refused(state, Walk("country_priest-1", 1200, 500)) == ("not-active", "A-32")
    do(state, Walk("knight_errant-1", 1500, 700))
    assert (knight.y, knight.ap) == (700, 3)  # for free
    assert refused(state, Command("country_priest-1", "knight_errant-1")) == ("no-gift", "A-87")
    do(state, Walk("country_priest-1", 1200, 500))


def test_a_command_that_costs_nothing_leaves_no_point_behind() -> None:
    templar, priest = "avalonian_templar-1", "country_priest-1"
    state = table(
        (0, "country_priest", 1200, 400),
        (0, "avalonian_templar", 1500, 400),
        (1, "malikh_fugitive", 1500, 519),
        FAR,
    )
    in_combat(state, templar, "malikh_fugitive-1")
    points = figure(state, templar).ap
    do(state, Activate(priest), Command(priest, templar))
    settle(do(state, Fight(templar, "malikh_fugitive-1")))  # master of combat: for free
    assert figure(state, templar).ap == points


@pytest.mark.skill("stealth")
def test_stealth_is_cover_and_is_charged_only_from_near() -> None:
    state = table((0, "militia_archers", 1200, 300), (1, "shadow", 1200, 1300))
    assert cover_choices(state, state.figures[0], state.figures[1]) == [100]
    do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "shadow-1", 9))
    do(state, ReactMove(1300, 1300))  # no real cover needed
    charge = table((0, "lee_ping", 1200, 400), (1, "shadow", 1200, 919))  # 4.01 inches
    do(charge, Activate("lee_ping-1"), Charge("lee_ping-1", "shadow-1"))
    assert figure(charge, "lee_ping-1").cowed
    near = table((0, "lee_ping", 1200, 400), (1, "shadow", 1200, 918))
    do(near, Activate("lee_ping-1"), Charge("lee_ping-1", "shadow-1"))
    assert figure(near, "lee_ping-1").foes


@pytest.mark.skill("tracker")
def test_tracker_walks_for_free_at_the_start() -> None:
    state = table((0, "raven_wind_warrior", 1200, 400), FAR)
    name = "raven_wind_warrior-1"
    do(state, Activate(name), Track(name, 1200, 900))
    assert (state.figures[0].y, state.figures[0].ap) == (900, 2)
    assert refused(state, Done(name)) == ("empty-activation", "A-32")  # it is not an action
    do(state, Walk(name, 1200, 1000))
    assert refused(state, Track(name, 1200, 1100)) == ("no-tracker", "A-87")


@pytest.mark.skill("wolf_leader")
def test_a_wolf_leader_makes_his_warriors_stealthy() -> None:
    state = table((0, "wolitse", 1200, 400), (0, "wolf_thunder_warrior", 1500, 400), FAR)
    assert figure(state, "wolf_thunder_warrior-1").has(STEALTH)
    remove(state, state.figures[0])
    assert not figure(state, "wolf_thunder_warrior-1").has(STEALTH)
