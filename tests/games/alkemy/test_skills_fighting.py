"""Skills that matter when cards are played and blows fall; each test reads its card's sentence."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Charge,
    CombatCard,
    Decline,
    Fight,
    PlayCard,
    Shoot,
    UseSkill,
    Walk,
)
from athanor.games.alkemy.figures import AFRAID, COMBAT, POISON
from athanor.games.alkemy.rules.auras import clouded, combat_colour
from athanor.games.alkemy.rules.damage import explode, softened
from athanor.games.alkemy.rules.effects import give, under
from athanor.games.alkemy.rules.skills import com_dice, damage_table, pierces
from athanor.games.alkemy.rules.state import AlkemyState, run

from ..support import asked
from .support import (
    FAR,
    cards,
    cards_offered,
    damage_to,
    dice,
    do,
    duel,
    figure,
    in_combat,
    rolls,
    settle,
    suffer,
    table,
    told,
)

pytestmark = pytest.mark.rule("A-87")
JARAYA = "malikh_jaraya"


def dice_of(state: AlkemyState, one: str, other: str, card: CombatCard) -> int:
    """How many dice the attack roll has with a card against an inactive enemy."""
    cards(state, card, "inactive")
    return len(rolls(state, "com")[0].numbers)


@pytest.mark.skill("expert_normal", "expert_parry", "expert_quick_normal")
def test_experts_have_a_bonus_die_with_their_cards() -> None:
    """1 bonus die on COM whenever it plays that card."""
    for id, expected in (
        ("iron_heart_sentinel", [0, 1, 0, 0]),
        ("avalonian_pilgrim", [0, 0, 0, 1]),
        ("suleman_ifrit_qaniss", [0, 1, 1, 0]),
    ):
        state = table((0, id, 1200, 400), (1, JARAYA, 1200, 900))
        one, other = state.figures
        assert [com_dice(one, card, other) for card in range(4)] == expected
    state = duel("iron_heart_sentinel", JARAYA)
    assert dice_of(state, "iron_heart_sentinel", JARAYA, "normal") == 3


@pytest.mark.skill("ifrit_hunter")
def test_the_ifrit_hunter_pierces_the_armour_of_the_great() -> None:
    """Against an enemy of size 3: armour_piercing_combat and 1 further bonus die on COM."""
    state = table(
        (0, "suleman_ifrit_qaniss", 1200, 400),
        (1, "avalonian_colossus", 1200, 900),
        (1, "knight_errant", 600, 900),
    )
    hunter, colossus, knight = state.figures
    assert com_dice(hunter, 1, colossus) == 2
    assert com_dice(hunter, 0, colossus) == 1
    assert com_dice(hunter, 0, knight) == 0
    assert pierces(hunter, False, colossus)
    assert softened(state, 4, hunter, colossus, False) == 4
    assert softened(state, 4, hunter, knight, False) == 3


@pytest.mark.skill("tough_2")
def test_tough_two_takes_two_points_off_but_never_the_last() -> None:
    """Each time a COM or shooting roll damages it, that damage is 2 less, but never below 1."""
    state = table((0, "lee_ping", 1200, 400), (1, "avalonian_colossus", 1200, 900))
    lee, colossus = state.figures
    assert [softened(state, n, lee, colossus, False) for n in (1, 2, 3, 5)] == [1, 1, 1, 3]


@pytest.mark.skill("cavalry")
def test_cavalry_charges_with_two_dice_and_a_column_more() -> None:
    """2 bonus dice on COM instead of 1, and that damage is read one column to the right, on top of
    the shift of the brutal card."""
    state = table((0, "tiger_guard_blade", 1200, 400), (1, JARAYA, 1200, 1200), FAR)
    figure(state, "malikh_jaraya-1").ap = 0
    do(state, Activate("tiger_guard_blade-1"), Charge("tiger_guard_blade-1", "malikh_jaraya-1"))
    dice(state, 3, 3, 3, 3)
    cards(state, "brutal", "inactive")
    assert len(rolls(state, "com")[0].numbers) == 4
    assert told(state, "Struck")[0].column == 3  # sword-sword, and two to the right


@pytest.mark.skill("tendon_cutter")
def test_a_tendon_cutter_keeps_her_dice_for_the_chain_attack() -> None:
    """Bonus dice she has on a COM roll also count for the chain_attack roll after it."""
    state = table((0, "khalid_flayer", 1200, 400), (1, "tecum_seh", 1200, 900), FAR)
    figure(state, "tecum_seh-1").ap = 0
    do(state, Activate("khalid_flayer-1"), Charge("khalid_flayer-1", "tecum_seh-1"))
    cards(dice(state, 5, 5, 5, 5, 5, 5), "normal", "inactive")
    assert [len(roll.numbers) for roll in rolls(state, "com")] == [3, 3]


@pytest.mark.skill("pack_spirit")
def test_the_pack_strikes_again_at_whom_another_khergar_fights() -> None:
    """Has chain_attack against an enemy that is in combat with another Khergar."""
    for second in (False, True):
        state = table(
            (0, "desert_khergars", 1200, 400),
            (0, "desert_khergars", 1319, 519),
            (1, "tecum_seh", 1200, 519),
            FAR,
        )
        figure(state, "tecum_seh-1").ap = 0
        in_combat(state, "desert_khergars-1", "tecum_seh-1")
        if second:
            in_combat(state, "desert_khergars-2", "tecum_seh-1")
            figure(state, "desert_khergars-2").ap = 0
        do(state, Activate("desert_khergars-1"), Fight("desert_khergars-1", "tecum_seh-1"))
        if not second:
            do(state, Walk("desert_khergars-2", 1500, 519))
        cards(dice(state, 5, 5, 5, 5), "normal", "inactive")
        assert len(told(state, "Struck")) == (2 if second else 1)


@pytest.mark.skill("thrust_duel")
def test_the_duel_is_for_two_alone() -> None:
    """Counts as a normal attack. If he and his opponent are in combat with nobody but each other: 1
    bonus die on REF and on COM."""
    state = duel("suleman_madman", JARAYA)
    do(state, PlayCard("duel"), PlayCard("brutal"))
    assert len(rolls(state, "ref")[0].numbers) == 3
    assert len(next(r for r in rolls(state, "com") if "madman" in r.figure).numbers) == 4
    crowd = table(
        (0, "suleman_madman", 1200, 400), (1, JARAYA, 1200, 519), (1, JARAYA, 1319, 400), FAR
    )
    in_combat(crowd, "suleman_madman-1", "malikh_jaraya-1")
    in_combat(crowd, "suleman_madman-1", "malikh_jaraya-2")
    do(crowd, Activate("suleman_madman-1"), Fight("suleman_madman-1", "malikh_jaraya-1"))
    do(crowd, PlayCard("duel"), PlayCard("brutal"))
    assert len(rolls(crowd, "ref")[0].numbers) == 2
    assert len(next(r for r in rolls(crowd, "com") if "madman" in r.figure).numbers) == 3


@pytest.mark.skill("thrust_raging_attack")
def test_a_raging_attack_hurts_both_more() -> None:
    """Damage dealt to it by the enemy's card is read one column to the right. In the yellow state
    its own damage is read in its second table."""
    state = duel("toad_horned_sentinel", JARAYA)
    sentinel, jaraya, _ = state.figures
    assert damage_table(sentinel, jaraya, 6) == [2, 2, 2, 4, 4, 5]
    sentinel.ticked = 4
    assert damage_table(sentinel, jaraya, 6) == [4, 4, 4, 6, 6, 6]
    assert damage_table(sentinel, jaraya, 1) == [2, 2, 2, 4, 4, 5]
    sentinel.ticked = 0
    dice(state, 1, 1, 6, 6, 6, 5)  # the enemy strikes first
    do(state, PlayCard("raging"), PlayCard("normal"))
    theirs = next(e for e in told(state, "Struck") if e.figure == "malikh_jaraya-1")
    symbols = ["sword-sword", "sword-axe", "sword-mace", "axe-axe", "axe-mace", "mace-mace"]
    assert theirs.column == symbols.index(theirs.symbols) + 2


@pytest.mark.skill("thrust_sturdy")
def test_a_sturdy_thrust_strikes_weakly_and_stands_firm() -> None:
    """Its damage is read two columns to the left; against the opponent's next COM roll it has 1
    more tough than it had."""
    state = duel("caelina", JARAYA)
    caelina, jaraya, _ = state.figures
    assert softened(state, 4, jaraya, caelina, False) == 3
    dice(state, 1, 1, 6, 6, 6, 6)  # the enemy strikes first
    do(state, PlayCard("sturdy"), PlayCard("normal"))
    theirs = next(e for e in told(state, "Struck") if e.figure == "malikh_jaraya-1")
    assert (theirs.damage, damage_to(state, "caelina-1")) == (4, 2)
    assert softened(state, 4, jaraya, caelina, False) == 3  # only against the next roll
    alone = duel("caelina", JARAYA)
    cards(dice(alone, 6, 6), "sturdy", "inactive")
    ours = told(alone, "Struck")[0]
    assert (ours.symbols, ours.column) == ("mace-mace", 4)


@pytest.mark.skill("iron_grip")
def test_an_iron_grip_rolls_one_white_die() -> None:
    """In any COM roll it may roll one of its dice as a white die, whatever its state."""
    state = duel("tanka_wanka", JARAYA)
    figure(state, "tanka_wanka-1").ticked = 9
    cards(state, "normal", "inactive")
    colours = [die.split("-")[0] for die in rolls(state, "com")[0].dice]
    assert colours == ["white", "red"]


@pytest.mark.skill("poisoned_weapons")
def test_poison_weakens_until_the_end_of_the_turn() -> None:
    """A figure it damages, in combat or by a shot, has 1 malus die on all rolls until the end of
    the turn."""
    state = table((0, "whisper", 1200, 300), (1, JARAYA, 1200, 1300), FAR)
    figure(state, "malikh_jaraya-1").ap = 0
    dice(state, 6, 6, 6)
    settle(do(state, Activate("whisper-1"), Shoot("whisper-1", "malikh_jaraya-1", 9)))
    assert under(figure(state, "malikh_jaraya-1"), POISON)
    fight = duel(JARAYA, "knight_errant")
    give(fight, figure(fight, "malikh_jaraya-1"), POISON)
    cards(fight, "normal", "inactive")
    assert len(rolls(fight, "com")[0].numbers) == 3
    roll = rolls(fight, "com")[0]
    assert sorted(roll.kept) == sorted(roll.numbers)[:2]


@pytest.mark.skill("marksman_1")
def test_a_marksman_of_the_first_degree_may_do_it_once() -> None:
    """Once a turn, said just before the shooting roll: the target gets nothing from cover."""
    state = table((0, "whisper", 1200, 300), (1, "shadow", 1200, 1300), FAR)
    figure(state, "shadow-1").ap = 0
    do(state, Activate("whisper-1"), Shoot("whisper-1", "shadow-1", 2))
    assert asked(state).kind == "marksman"
    dice(state, 6, 6)
    do(state, Accept("marksman"))
    assert not told(state, "CoverTaken")
    do(state, Shoot("whisper-1", "shadow-1", 2))
    assert asked(state).kind != "marksman"


@pytest.mark.skill("temple_veteran")
def test_a_veteran_gets_his_point_back_for_a_brilliant_parry() -> None:
    """When his parry beats the attack by 5 or more he gets back the AP of the card besides the
    usual counter-attack."""
    state = duel(JARAYA, "deicolus")
    dice(state, 1, 1, 6, 6, 6)
    cards(state, "normal", "parry")
    assert told(state, "Parried")[0].counter
    assert figure(state, "deicolus-1").ap == 4
    close = duel(JARAYA, "deicolus")
    dice(close, 4, 4, 4, 4, 3)
    cards(close, "normal", "parry")
    assert figure(close, "deicolus-1").ap == 3


@pytest.mark.skill("chains")
@pytest.mark.parametrize(("apart", "rolled"), [(400, True), (401, False)])
def test_chains_are_four_inches_long(apart: int, rolled: bool) -> None:
    """An enemy up to 4 inches away; nobody measures before, so that a throw may fall short."""
    state = table((0, "suleman_strangler", 1200, 400), (1, JARAYA, 1200, 518 + apart), FAR)
    strangler, jaraya, _ = state.figures
    dice(state, 6, 6)
    do(state, Activate(strangler.name), UseSkill(strangler.name, "chains", jaraya.name))
    assert bool(rolls(state, "com")) is rolled
    made = told(state, "TestMade")
    assert [(each.figure, each.skill, each.passed) for each in made] == [
        (strangler.name, "chains", rolled)
    ]
    assert (jaraya.y < 518 + apart, bool(strangler.foes)) == (rolled, rolled)


@pytest.mark.skill("clairvoyant")
def test_nobody_surprises_a_clairvoyant() -> None:
    """Enemies in combat with her have no use of master, expert, flawless and feint skills."""
    state = table((0, "iecha", 1200, 400), (1, "avalonian_templar", 1200, 519), FAR)
    templar = figure(state, "avalonian_templar-1")
    assert not clouded(state, templar)
    in_combat(state, "iecha-1", "avalonian_templar-1")
    assert clouded(state, templar)
    state.hand = 1
    do(state, Activate(templar.name), Fight(templar.name, "iecha-1"))
    settle(cards(state, "brutal", "inactive"))
    assert templar.ap == 1  # not free
    flawless = duel("iecha", "triadic_guard")
    cards(flawless, "normal", "parry")
    assert asked(flawless).kind != "flawless"


@pytest.mark.skill("raven_swarm")
def test_ravens_trouble_whoever_touches_tamel_seh() -> None:
    """Once a turn he may measure one distance before declaring an action. Enemies in contact with
    him have 1 malus die on COM."""
    from athanor.games.alkemy.actions import UseSkill

    state = duel(JARAYA, "tamel_seh")
    cards(state, "normal", "inactive")
    assert len(rolls(state, "com")[0].numbers) == 3
    calm = table((0, "tamel_seh", 1200, 400), (1, JARAYA, 1200, 1318), FAR)
    do(calm, Activate("tamel_seh-1"), UseSkill("tamel_seh-1", "raven_swarm", "malikh_jaraya-1"))
    assert told(calm, "Measured")[0].inches == "8.0"
    assert figure(calm, "tamel_seh-1").ap == 4
    again = calm.check(0, UseSkill("tamel_seh-1", "raven_swarm", "malikh_jaraya-1"))
    assert again is not None
    assert again.code == "skill-used"


@pytest.mark.skill("war_drum")
def test_the_war_drum_drives_the_aurlok_on() -> None:
    """1 bonus die on COM with attack cards, not on top of the die for a charge, and may not play
    parry or inactive in their own activation."""
    state = duel("tecum_seh", JARAYA, 119, (0, "aurochs_rain_chaser_drum", 1500, 400))
    assert cards_offered(state, 0) == {"brutal", "normal", "quick"}
    assert dice_of(state, "tecum_seh", JARAYA, "normal") == 3
    hurt = duel("tecum_seh", JARAYA, 119, (0, "aurochs_rain_chaser_drum", 1500, 400))
    figure(hurt, "aurochs_rain_chaser_drum-1").ticked = 6  # in the red it is silent
    assert PlayCard("parry") in hurt.legal(0)


@pytest.mark.skill("war_horn")
def test_the_war_horn_darkens_the_dice_of_enemies_in_combat() -> None:
    """Enemies in combat within 6 inches of it roll yellow dice in that combat if in the white
    state, red dice if in the yellow."""
    state = duel(JARAYA, "tecum_seh", 119, (1, "aurochs_rain_chaser_horn", 1500, 519))
    jaraya = figure(state, "malikh_jaraya-1")
    assert combat_colour(state, jaraya) == 1
    jaraya.ticked = 3
    assert combat_colour(state, jaraya) == 2
    cards(state, "normal", "inactive")
    assert {die.split("-")[0] for die in rolls(state, "com")[0].dice} == {"red"}


@pytest.mark.skill("impassive")
def test_the_impassive_take_no_malus_dice_nor_do_their_friends() -> None:
    """It and friends other than heroes within 4 inches never take malus dice."""
    for where, count in ((1500, 2), (2200, 3)):
        state = duel("temple_novice", JARAYA, 119, (0, "temple_collector_brother", where, 400))
        give(state, figure(state, "temple_novice-1"), AFRAID, 0, COMBAT, 1)
        cards(state, "normal", "inactive")
        assert len(rolls(state, "com")[0].numbers) == count


@pytest.mark.skill("alchemical_explosion")
def test_the_ifrit_explodes_when_a_starred_column_is_read() -> None:
    """All other figures in its sight take damage, friends too: 2 up to 2 inches away, 1 from there
    to 4 inches. Tough counts against it."""
    state = table(
        (0, "amn_ayassarr", 1200, 400),
        (1, JARAYA, 1200, 600),
        (0, "tooth_convicts", 1500, 400),
        (1, "knight_errant", 900, 400),
        (1, JARAYA, 1200, 1200),
    )
    explode(state, state.figures[0])
    run(state)
    assert [f.ticked for f in state.figures] == [0, 2, 2, 1, 0]
    fight = duel("amn_ayassarr", JARAYA)
    cards(dice(fight, 4, 4), "normal", "inactive")  # axe-axe
    settle(fight)
    assert damage_to(fight, "malikh_jaraya-1") == 4 + 2


@pytest.mark.skill("sacred_censers")
def test_sacred_censers_ward_off_a_point_of_any_damage() -> None:
    """Each time it or a friend within 6 inches takes damage, even damage without a roll, 1 point is
    ignored. Several censers do not add up."""
    state = table(
        (0, "temple_auxiliaries", 1200, 400),
        (0, "temple_auxiliaries", 1400, 400),
        (0, "deicolus", 1600, 400),
        (0, "temple_novice", 2300, 400),
        FAR,
    )
    for name, points, left in (("deicolus-1", 3, 2), ("temple_novice-1", 3, 3)):
        suffer(state, name, points)
        assert damage_to(state, name) == left
    suffer(state, "temple_auxiliaries-1", 1)
    assert damage_to(state, "temple_auxiliaries-1") == 0


@pytest.mark.skill("lightning_fast")
def test_feng_sao_strikes_whoever_leaves_him() -> None:
    """When an enemy leaves contact with him he may make a free attack on it, read one column to the
    left, with no REF roll, even where the rules would not give him one."""
    state = table((0, "tecum_seh", 1200, 400), (1, "feng_sao", 1200, 519), FAR)
    in_combat(state, "tecum_seh-1", "feng_sao-1")
    dice(state, 6, 6, 1, 1, 5, 5)  # REF is won, and yet
    do(state, Activate("tecum_seh-1"), Walk("tecum_seh-1", 1200, 200))
    assert [event.figure for event in told(state, "Struck")] == ["feng_sao-1"]


@pytest.mark.skill("chaotic_inspiration")
def test_abdelan_exchanges_a_die_once_a_turn() -> None:
    """Once a turn, in an opposed roll with an enemy other than initiative, it may exchange one of
    its dice for one of the enemy's."""
    state = duel("abdelan", "tecum_seh")
    dice(state, 3, 1, 5, 2)
    do(state, PlayCard("normal"), PlayCard("normal"))
    assert (asked(state).kind, state.actors()) == ("inspiration", [0])
    settle(do(state, Accept("inspiration")))
    assert told(state, "SkillUsed") or figure(state, "abdelan-1").used
    no = duel("abdelan", "tecum_seh")
    dice(no, 3, 1, 5, 2)
    do(no, PlayCard("normal"), PlayCard("normal"), Decline("inspiration"))
    assert not figure(no, "abdelan-1").used
