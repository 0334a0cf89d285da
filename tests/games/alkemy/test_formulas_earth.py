"""Formulas of Aurlok and Avalonians; each test reads its card's sentence."""

from __future__ import annotations

import pytest

import athanor
from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Cast,
    Decline,
    Deploy,
    Done,
    Fight,
    Improve,
    Pick,
    PlayCard,
    Shoot,
    Walk,
)
from athanor.games.alkemy.cards import (
    ARMOUR_PIERCING_COMBAT,
    EXPERT_BRUTAL,
    EXPERT_NORMAL,
    HEMOTOXIC,
    LEAP,
    REACH,
)
from athanor.games.alkemy.figures import (
    ANGELUS,
    BENEVOLENCE,
    BLESSING,
    DREAD,
    FRIGHTENS,
    LANCE,
    OIL,
    ONCE,
    ORISON,
    TRICKSTER,
)
from athanor.games.alkemy.rules.damage import softened
from athanor.games.alkemy.rules.effects import effect_of, give, under
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked
from .support import (
    FAR,
    alchemist,
    cards,
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
from .test_formulas import cast

pytestmark = pytest.mark.rule("A-86")
JARAYA = "malikh_jaraya"
FOE = (1, JARAYA, 1200, 800)


@pytest.mark.formula("koga_swiftness")
def test_koga_makes_swift_and_hard_to_aim_at() -> None:
    """Until the end of the turn a friendly Aurlok other than a hero moves +1/+1/+2, and shots at it
    have no aim."""
    state = alchemist(
        "tamel_seh",
        (0, "wolf_thunder_warrior", 1400, 400),
        (0, "wolitse", 1000, 400),
        (1, "malikh_tuareg", 1400, 1400),
    )
    hero = Cast("tamel_seh-1", "koga_swiftness", ("wolitse-1",))
    assert refused(state, hero) == ("bad-target", "A-86")
    cast(state, "koga_swiftness", "wolf_thunder_warrior-1")
    wolf = figure(state, "wolf_thunder_warrior-1")
    assert (wolf.walk, wolf.charge, wolf.run) == (500, 700, 1200)
    wolf.ap = 0
    do(state, Done("tamel_seh-1"), Activate("malikh_tuareg-1"))
    do(state, Shoot("malikh_tuareg-1", wolf.name, 9))
    assert not told(state, "ShotDeclared")[0].aim
    end_turn(settle(state))
    assert wolf.walk == 400


@pytest.mark.formula("telluric_lance")
def test_a_lance_of_stone() -> None:
    """Until the end of the turn a friendly Aurlok other than a hero has reach, expert_brutal and
    armour_piercing_combat."""
    state = alchemist("tamel_seh", (0, "wolf_thunder_warrior", 1400, 400), FAR)
    cast(state, "telluric_lance", "wolf_thunder_warrior-1")
    wolf = figure(state, "wolf_thunder_warrior-1")
    given = (REACH, EXPERT_BRUTAL, ARMOUR_PIERCING_COMBAT)
    assert all(wolf.has(skill) for skill in given)
    again = athanor.game("alkemy").from_position(state.position())
    assert isinstance(again, AlkemyState)
    assert again.figures[1].has(REACH)
    end_turn(settle(state))
    assert not any(wolf.has(skill) for skill in given)


@pytest.mark.rule("A-53")
def test_a_combat_across_a_lance_ends_with_it() -> None:
    """From then on neither touches nor reaches the other."""
    state = alchemist("tamel_seh", (0, "wolf_thunder_warrior", 1400, 400), (1, JARAYA, 1600, 400))
    give(state, figure(state, "wolf_thunder_warrior-1"), LANCE)
    in_combat(state, "wolf_thunder_warrior-1", "malikh_jaraya-1")
    end_turn(settle(state))
    assert [each.foes for each in state.figures] == [0, 0, 0]


@pytest.mark.formula("baleful_howl")
def test_the_howl_strikes_with_dread() -> None:
    """Until the end of the turn the shaman is frightening (12); every enemy in the area tests MND
    now or suffers that effect until the end of the turn. 1: +1 to the number to beat."""
    state = alchemist("wolf_night_shaman", FOE, (1, "suleman_ifrit_qaniss", 1400, 800))
    do(state, Cast("wolf_night_shaman-1", "baleful_howl"), Improve("number"), Improve("number"))
    dice(state, 3, 2)  # 13 against 14
    do(state, Decline("improve"))
    settle(state)
    jaraya = figure(state, "malikh_jaraya-1")
    assert under(jaraya, DREAD)
    assert not under(figure(state, "suleman_ifrit_qaniss-1"), DREAD)  # fearless
    assert effect(figure(state, "wolf_night_shaman-1"), FRIGHTENS).amount == 14
    end_turn(state)
    assert not under(jaraya, DREAD)


@pytest.mark.formula("summoning_of_the_ancients")
def test_a_spirit_is_summoned_and_goes_with_its_shaman() -> None:
    """Puts a spirit in range, not in combat; it may be activated in the same turn. One at a time,
    each kind once a game. It vanishes when the shaman's concentration falls to 0."""
    state = alchemist("wolf_night_shaman", FOE, FAR)
    shaman = state.figures[0]
    do(state, Cast(shaman.name, "summoning_of_the_ancients", (), "hero"))
    assert asked(state).kind == "summon"
    name = "aurlok_hero_spirit-1"
    assert refused(state, Deploy(name, 1200, 1500)) == ("no-room", "A-86")
    do(state, Deploy(name, 1400, 600))
    spirit = figure(state, name)
    assert (spirit.x, spirit.y, spirit.ap) == (1400, 600, 2)
    again = athanor.game("alkemy").from_position(state.position())
    assert again.position() == state.position()
    do(state, Done(shaman.name), Activate("malikh_jaraya-1"), Walk("malikh_jaraya-1", 1200, 900))
    do(state, Done("malikh_jaraya-1"), Activate(name), Walk(name, 1400, 700), Done(name))
    shaman.concentration = 1
    suffer(state, shaman.name, 1)
    if asked(state).kind == "ancients":
        do(state, Decline("ancients"))
    assert not spirit.alive
    end_turn(state)
    shaman.concentration, shaman.components = 4, 10
    state.hand = 0
    settle(state)
    do(state, Activate(shaman.name))
    twice = Cast(shaman.name, "summoning_of_the_ancients", (), "hero")
    assert refused(state, twice) == ("bad-way", "A-86")
    assert state.check(0, Cast(shaman.name, "summoning_of_the_ancients", (), "ancestor")) is None


@pytest.mark.formula("walosi_trick")
@pytest.mark.skill("thrust_walosi_trick")
def test_the_trick_of_walosi_walks_away_from_a_fight() -> None:
    """Counts as a quick attack, with 2 bonus dice on REF and no COM roll: the figure walks at once
    instead, even after a charge or run, with 1 bonus die on the REF roll if it disengages. If it
    had leap already, playing it costs no AP."""
    state = alchemist("pitekica", (0, "toad_thunder_warrior", 1400, 400), FAR)
    cast(state, "walosi_trick", "toad_thunder_warrior-1")
    toad = figure(state, "toad_thunder_warrior-1")
    assert toad.has(LEAP)
    assert effect(toad, TRICKSTER).lasts == ONCE
    fight = table((0, "toad_wind_warrior", 1200, 400), (1, JARAYA, 1200, 519), FAR)
    in_combat(fight, "toad_wind_warrior-1", "malikh_jaraya-1")
    leaper = fight.figures[0]
    give(fight, leaper, TRICKSTER, 0, ONCE, -1, 1)
    leaper.charged = True
    do(fight, Activate(leaper.name), Fight(leaper.name, "malikh_jaraya-1"))
    dice(fight, 6, 6, 6, 6)
    do(fight, PlayCard("trick"), PlayCard("normal"))
    assert len(rolls(fight, "ref")[0].numbers) == 4
    if asked(fight).kind == "trick":
        dice(fight, 6, 6, 6)
        do(fight, Walk(leaper.name, 1200, 100))
        assert len(rolls(fight, "ref")[0].numbers) == 3
        assert leaper.y == 100
    assert leaper.ap == 2
    assert not leaper.has(REACH)
    assert effect_of(leaper, TRICKSTER) is None


@pytest.mark.formula("walosi_explosion")
def test_poisonous_blood_bursts() -> None:
    """Each figure with hemotoxic in range deals 1 damage to all figures within 1 inch of it; those
    with hemotoxic are immune. 3: a friend in range has hemotoxic until the end of the turn."""
    state = alchemist(
        "pitekica",
        (0, "toad_thunder_warrior", 1200, 800),
        (1, JARAYA, 1200, 1000),
        (1, "tha_pioca", 1330, 800),
        (0, "toad_wind_warrior", 1500, 1000),
        (1, JARAYA, 1650, 1000),
    )
    do(state, Cast("pitekica-1", "walosi_explosion"), Improve("toxic", "toad_wind_warrior-1"))
    do(state, Decline("improve"))
    settle(state)
    assert figure(state, "toad_wind_warrior-1").has(HEMOTOXIC)
    assert [f.ticked for f in state.figures] == [0, 0, 1, 0, 0, 1]


@pytest.mark.formula("corrosive_oil")
def test_oil_burns_in_the_next_blow() -> None:
    """A friendly Avalonian, or himself, deals 1 more damage in combat with its next COM roll."""
    state = alchemist("leodegarius", (0, "knight_errant", 1350, 400), FAR)
    cast(state, "corrosive_oil", "knight_errant-1")
    assert under(figure(state, "knight_errant-1"), OIL)
    fight = duel("temple_novice", JARAYA)
    give(fight, figure(fight, "temple_novice-1"), OIL, 1, ONCE)
    cards(dice(fight, 5, 5), "normal", "inactive")
    assert damage_to(fight, "malikh_jaraya-1") == 2 + 1
    assert not under(figure(fight, "temple_novice-1"), OIL)


@pytest.mark.formula("corrupting_bond")
def test_a_friend_is_given_up_for_many_enemies() -> None:
    """The friend takes all the damage it has health points left. The player divides among the
    enemies as much damage as the friend has ticked yellow and red boxes. 2, 3 or 4: one, two or
    three more enemies in range."""
    state = alchemist(
        "leodegarius",
        (0, "avalonian_recruits", 1350, 400),
        (1, "tecum_seh", 1200, 800),
        (1, "garlan", 1400, 800),
    )
    one = state.figures[0]
    stones = one.stones
    bond = Cast(one.name, "corrupting_bond", ("avalonian_recruits-1", "tecum_seh-1"))
    do(state, bond, Improve("target", "garlan-1"))
    assert one.stones == stones - 2
    if asked(state).kind == "improve":
        do(state, Decline("improve"))
    assert not figure(state, "avalonian_recruits-1").alive  # 2 yellow and 2 red boxes
    for name in ("tecum_seh-1", "garlan-1", "garlan-1", "garlan-1"):
        assert asked(state).kind == "victim"
        do(state, Pick(name))
    assert (damage_to(state, "tecum_seh-1"), damage_to(state, "garlan-1")) == (1, 3)


@pytest.mark.formula("orison_of_rock")
def test_an_orison_makes_sturdy_and_tough() -> None:
    """She and friends in it have thrust_sturdy and tough_1, or 1 more tough than they had. Ends
    with the turn in which she is hurt. 3: +1 tough."""
    state = alchemist("caelina", (0, "knight_errant", 1400, 400), FAR)
    do(state, Cast("caelina-1", "orison_of_rock"), Improve("tough"))
    settle(state)
    caelina, knight, foe = state.figures
    assert softened(state, 6, foe, knight, False) == 6 - 1 - 2
    fight = duel("temple_novice", JARAYA, 119, (0, "caelina", 1400, 400))
    give(fight, figure(fight, "caelina-1"), ORISON, 300, 3, -1, 1)
    assert PlayCard("sturdy") in fight.legal(0)
    suffer(state, caelina.name, 1)
    assert under(caelina, ORISON)
    end_turn(state)
    assert not under(caelina, ORISON)


@pytest.mark.formula("deadly_blessing")
def test_who_strikes_the_blessed_is_struck() -> None:
    """When an attack card is resolved against the target, the attacker takes damage equal to the
    target's tough. Once."""
    state = alchemist("caelina", (0, "knight_errant", 1400, 400), FAR)
    cast(state, "deadly_blessing", "knight_errant-1")
    assert under(figure(state, "knight_errant-1"), BLESSING)
    fight = duel(JARAYA, "avalonian_colossus", 138)
    give(fight, figure(fight, "avalonian_colossus-1"), BLESSING, 0, ONCE)
    settle(cards(dice(fight, 1, 1), "normal", "inactive"))  # a miss is resolved too
    assert damage_to(fight, "malikh_jaraya-1") == 2
    assert not under(figure(fight, "avalonian_colossus-1"), BLESSING)


@pytest.mark.formula("angelus_vitae")
def test_the_angelus_makes_experts() -> None:
    """Has expert_brutal for its next COM roll; expert_normal if it had that already."""
    state = alchemist(
        "temple_collector_brother",
        (0, "temple_novice", 1400, 400),
        (0, "avalonian_templar", 1000, 400),
        FAR,
    )
    brother = state.figures[0].name
    do(state, Cast(brother, "angelus_vitae", ("temple_novice-1",)))
    do(state, Improve("target", "avalonian_templar-1"))
    settle(state)
    assert figure(state, "temple_novice-1").has(EXPERT_BRUTAL)
    assert figure(state, "avalonian_templar-1").has(EXPERT_NORMAL)
    fight = duel("temple_novice", JARAYA)
    give(fight, figure(fight, "temple_novice-1"), ANGELUS, 0, ONCE)
    cards(fight, "brutal", "inactive")
    assert len(rolls(fight, "com")[0].numbers) == 3
    assert not figure(fight, "temple_novice-1").has(EXPERT_BRUTAL)


@pytest.mark.formula("beathacrann_benevolence")
def test_benevolence_helps_and_punishes() -> None:
    """May take 1 bonus die on any roll; if a roll so helped fails in the end, its DEF is 2 for the
    rest of the turn."""
    state = alchemist("temple_collector_brother", (0, "temple_novice", 1400, 400), FAR)
    cast(state, "beathacrann_benevolence", "temple_novice-1")
    assert under(figure(state, "temple_novice-1"), BENEVOLENCE)
    for faces, defence in (((6, 6, 1), 10), ((1, 1, 1), 2)):
        fight = duel("temple_novice", JARAYA)
        give(fight, figure(fight, "temple_novice-1"), BENEVOLENCE)
        cards(fight, "normal", "inactive")
        assert asked(fight).kind == "benevolence"
        dice(fight, *faces)
        do(fight, Accept("benevolence"))
        assert figure(fight, "temple_novice-1").defence == defence


@pytest.mark.formula("beathacrann_benevolence")
def test_benevolence_helps_against_a_howl() -> None:
    for faces, defence in (((6, 6, 6), 10), ((1, 1, 1), 2)):
        state = alchemist("wolf_night_shaman", (1, "temple_novice", 1200, 800), FAR)
        novice = figure(state, "temple_novice-1")
        give(state, novice, BENEVOLENCE)
        do(state, Cast("wolf_night_shaman-1", "baleful_howl"))
        dice(state, *faces)
        do(state, Decline("improve"), Accept("benevolence"))
        settle(state)
        assert novice.defence == defence
