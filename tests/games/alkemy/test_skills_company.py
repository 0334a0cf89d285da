"""Skills of whole companies and of turns; each test reads its card's sentence."""

from __future__ import annotations

import pytest

import athanor
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import (
    Accept,
    Activate,
    Charge,
    Claim,
    Command,
    Deploy,
    Done,
    Muster,
    Pass,
    UseSkill,
    Walk,
)
from athanor.games.alkemy.cards import EXPERT_PARRY, HEMOTOXIC, LEAP, PROFILE_INDEX, PROFILES
from athanor.games.alkemy.companies import Company
from athanor.games.alkemy.figures import (
    COMBAT,
    DOWN,
    GRAFT,
    NET,
    PLAY,
    POSSESSION,
    ROOTED,
    SAPPED,
)
from athanor.games.alkemy.rules.damage import BLOW, remove
from athanor.games.alkemy.rules.effects import effect_of, give, under
from athanor.games.alkemy.rules.manners import initiative_dice
from athanor.games.alkemy.rules.skills import own_tough
from athanor.games.alkemy.rules.space import mind
from athanor.games.alkemy.rules.state import AlkemyState
from athanor.games.alkemy.rules.turn import begin_turn

from ..support import asked
from .support import (
    FAR,
    cards_offered,
    dice,
    do,
    end_turn,
    figure,
    in_combat,
    refused,
    suffer,
    table,
    told,
)

pytestmark = pytest.mark.rule("A-87")


def flaws(figures: dict[str, int]) -> list[str]:
    return [flaw.code for flaw in companies.check(Company("", figures), 300)]


@pytest.mark.skill("alchemical_servant", "high_dignitary", "temple_veteran", "mutagenic_metabolism")
def test_some_raise_how_often_a_card_may_be_taken() -> None:
    """Company building: the limit of … becomes …"""
    for raiser, card, cards in (
        ("sorhna_evoker", "mahritin_djinn", 2),
        ("dahlia", "suleman_ghulam", 4),
        ("deicolus", "temple_novice", 6),
        ("pitekica", "toad_medicine_shaman", 2),
    ):
        printed = int(PROFILES[PROFILE_INDEX[card]].most_cards)
        assert companies.limit(Company("", {card: 1}), card) == printed < cards
        assert companies.limit(Company("", {raiser: 1, card: 1}), card) == cards


@pytest.mark.skill("sergeant")
def test_a_sergeant_comes_with_his_guards_and_teaches_them() -> None:
    """Only with all 3 Triadic Guards. While the Sergeant is in play they have expert_parry."""
    assert "needs-guards" in flaws({"lee_ping": 1, "triadic_guard_sergeant": 1, "triadic_guard": 2})
    assert flaws({"lee_ping": 1, "triadic_guard_sergeant": 1, "triadic_guard": 3}) == []
    state = table((0, "triadic_guard_sergeant", 1200, 400), (0, "triadic_guard", 900, 400), FAR)
    guard = figure(state, "triadic_guard-1")
    assert guard.has(EXPERT_PARRY)
    remove(state, state.figures[0])
    assert not guard.has(EXPERT_PARRY)


@pytest.mark.skill("high_dignitary")
def test_the_ghulams_of_a_dignitary_parry_well() -> None:
    """While she is in play the Ghulams of the company have expert_parry."""
    state = table((0, "dahlia", 1200, 400), (0, "suleman_ghulam", 900, 400), (1, "hakim", 900, 900))
    assert figure(state, "suleman_ghulam-1").has(EXPERT_PARRY)


@pytest.mark.skill("mutagenic_metabolism")
def test_pitekica_changes_his_toads() -> None:
    """The company's Medicine Shamans have hemotoxic and its Hive Throwers leap."""
    state = table(
        (0, "pitekica", 1200, 400),
        (0, "toad_medicine_shaman", 900, 400),
        (0, "toad_hive_thrower", 1500, 400),
        FAR,
    )
    assert figure(state, "toad_medicine_shaman-1").has(HEMOTOXIC)
    assert figure(state, "toad_hive_thrower-1").has(LEAP)


@pytest.mark.skill("wild_animal")
def test_wild_animals_need_a_tamer_and_know_no_scenario() -> None:
    """Only with a tamer. Leader does not help it; it cannot do what a scenario asks for; it may not
    play parry."""
    assert "needs-tamer" in flaws({"dahlia": 1, "desert_khergars": 1})
    assert flaws({"dahlia": 1, "desert_khergars": 3, "malikh_beast_tamer": 1}) == []
    state = table((0, "dahlia", 1200, 900), (0, "desert_khergars", 1200, 1050), (1, "hakan", 0, 0))
    khergar = figure(state, "desert_khergars-1")
    assert mind(state, khergar) == 4  # Dahlia is a leader with MND 9
    do(state, Activate(khergar.name))
    assert refused(state, Claim(khergar.name, 0)) == ("cannot-claim", "A-87")
    fight = table((0, "tecum_seh", 1200, 400), (1, "desert_khergars", 1200, 519), FAR)
    in_combat(fight, "tecum_seh-1", "desert_khergars-1")
    from athanor.games.alkemy.actions import Fight

    do(fight, Activate("tecum_seh-1"), Fight("tecum_seh-1", "desert_khergars-1"))
    assert "parry" not in cards_offered(fight, 1)


@pytest.mark.skill("tamer")
def test_animals_follow_their_tamer() -> None:
    """Once a turn their card may be activated right after the tamer, before the hand passes.
    Animals within its MND in inches may use its MND."""
    state = table((0, "malikh_beast_tamer", 1200, 400), (0, "desert_khergars", 1500, 400), FAR)
    assert mind(state, figure(state, "desert_khergars-1")) == 8
    tamer = "malikh_beast_tamer-1"
    do(state, Activate(tamer), Walk(tamer, 1200, 500), Done(tamer))
    assert (asked(state).kind, state.actors()) == ("opportunity", [0])
    do(state, Activate("desert_khergars-1"), Walk("desert_khergars-1", 1500, 500))
    do(state, Done("desert_khergars-1"))
    assert state.hand == 1


@pytest.mark.skill("tactician")
def test_a_tactician_has_a_die_more_for_initiative() -> None:
    """1 bonus die on its initiative rolls."""
    state = table((0, "fu_nihao", 1200, 400), FAR)
    assert initiative_dice(state.figures[0]) == 1
    begin_turn(state)
    from athanor.games.alkemy.rules.state import run

    state.events = []
    run(state)
    rolled = next(e for e in told(state, "Rolled") if e.figure == "fu_nihao-1")
    assert len(rolled.numbers) == 3


@pytest.mark.skill("strategist")
def test_a_strategist_deploys_after_all_others_but_the_hidden() -> None:
    """First all of the opponent's figures without stealth, then his company's, last the figures
    with stealth, beginning with the side that deployed first."""
    state = athanor.game("alkemy").new(2, seed=3)
    assert isinstance(state, AlkemyState)
    mine = Company("", {"fu_nihao": 1, "triadic_guard": 2, "shadow": 1})
    do(state, Muster(companies.encode(mine)))
    do(state, Muster("khaliman-alchemist"))
    while asked(state).kind != "deploy":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    order = []
    while state.turn == 0:
        seat = state.actors()[0]
        action = state.legal(seat)[0]
        if isinstance(action, Deploy):
            order.append(action.figure)
        state.play(seat, action)
    stealthy = {"shadow-1", "malikh_tuareg-1"}
    theirs = [n for n in order if state.figures[state.names[n]].seat == 1 and n not in stealthy]
    ours = [n for n in order if state.figures[state.names[n]].seat == 0 and n not in stealthy]
    assert order == [*theirs, *ours, "malikh_tuareg-1", "shadow-1"]


@pytest.mark.skill("superior_will")
def test_a_superior_will_names_the_next_activation() -> None:
    """She tests MND against 15. Success: the opponent's next activation this turn must be that
    figure's card, and passing is not allowed."""
    state = table(
        (0, "dahlia", 1200, 400), (1, "tecum_seh", 1200, 1200), (1, "tha_pioca", 900, 1200)
    )
    dice(state, 3, 3)
    do(state, Activate("dahlia-1"), UseSkill("dahlia-1", "superior_will", "tha_pioca-1"))
    do(state, Walk("dahlia-1", 1200, 500), Done("dahlia-1"))
    assert refused(state, Pass()) == ("must-obey", "A-87")
    assert refused(state, Activate("tecum_seh-1")) == ("must-obey", "A-87")
    assert state.legal(1) == [Activate("tha_pioca-1")]
    weak = table((0, "dahlia", 1200, 400), (1, "tecum_seh", 1200, 1200))
    dice(weak, 3, 2)
    do(weak, Activate("dahlia-1"), UseSkill("dahlia-1", "superior_will", "tecum_seh-1"))
    do(weak, Walk("dahlia-1", 1200, 500), Done("dahlia-1"))
    assert Pass() in weak.legal(1)


@pytest.mark.skill("double_graft")
def test_each_graft_of_mordren_grows_once_a_game() -> None:
    """At the start of a turn he may pick one effect for that turn, each once a game."""
    state = table((0, "mordren", 1200, 400), (1, "tecum_seh", 1200, 519), FAR)
    mordren, tecum, _ = state.figures
    end_turn(state)
    while asked(state).kind != "graft":
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    do(state, Accept("budding"))
    assert (mordren.walk, mordren.charge, mordren.run) == (500, 700, 1200)
    end_turn(state)
    assert mordren.walk == 400
    while asked(state).kind != "graft":
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert Accept("budding") not in state.legal(0)
    do(state, Accept("sap"))
    suffer(state, tecum.name, 2, mordren.name, BLOW)
    assert under(tecum, SAPPED)
    assert tecum.com == 2
    give(state, mordren, GRAFT, 2)
    assert own_tough(mordren) == 1
    give(state, mordren, GRAFT, 3)
    suffer(state, tecum.name, 1, mordren.name, BLOW)
    assert under(tecum, ROOTED)
    state.hand = 1


@pytest.mark.skill("toxic_batrachians")
def test_ca_apiti_picks_a_toad_at_the_start_of_his_activation() -> None:
    """Bull toad (tough +1); yellow tree frog (tracker and REF +2); black tree frog (COM +1 and
    damage +1). Lasts until it picks again."""
    from athanor.games.alkemy.rules.damage import blow_bonus
    from athanor.games.alkemy.rules.manners import may_track

    for choice in ("bull", "yellow", "black"):
        state = table((0, "ca_apiti", 1200, 400), FAR)
        one = state.figures[0]
        do(state, Activate(one.name), UseSkill(one.name, "toxic_batrachians", choice=choice))
        assert refused(state, Done(one.name)) == ("empty-activation", "A-32")  # no action
        got = (own_tough(one), one.ref, one.com, blow_bonus(one), may_track(one))
        assert (
            got
            == {
                "bull": (1, 4, 4, 0, False),
                "yellow": (0, 6, 4, 0, True),
                "black": (0, 4, 5, 1, False),
            }[choice]
        )
        do(state, Walk(one.name, 1200, 500))
        late = UseSkill(one.name, "toxic_batrachians", choice="bull")
        assert refused(state, late)[0] in ("skill-used", "skill-at-start")


@pytest.mark.skill("waga_possession")
def test_the_pain_of_the_aurlok_calls_waga() -> None:
    """Each point of damage that an enemy deals to it or to a friendly Aurlok within 6 inches ticks
    one. With all ticked it is replaced by the possessed, which keeps AP spent and damage."""
    state = table(
        (0, "aurochs_manitou_warrior", 1200, 400),
        (0, "tha_pioca", 1500, 400),
        (0, "toad_wind_warrior", 1200, 1500),
        FAR,
    )
    warrior = state.figures[0]
    suffer(state, warrior.name, 3, "ibrahim-1")
    suffer(state, "tha_pioca-1", 6, "ibrahim-1")
    suffer(state, "toad_wind_warrior-1", 4, "ibrahim-1")  # too far away
    boxes = effect_of(warrior, POSSESSION)
    assert boxes is not None
    assert boxes.amount == 9
    warrior.ap = 2
    suffer(state, "tha_pioca-1", 1, "ibrahim-1")
    assert warrior.profile.id == "aurochs_manitou_possessed"
    assert (warrior.ticked, warrior.ap, warrior.r, warrior.com) == (3, 2, 79, 6)
    again = athanor.game("alkemy").from_position(state.position())
    assert again.position() == state.position()


@pytest.mark.skill("waga_possession")
def test_who_grows_where_there_is_no_room_at_all_stays_where_it_is() -> None:
    """The possessed has a larger base. It is moved aside as little as it can be, if at all."""
    crowd = [
        (1, "malikh_jaraya", x, y)
        for x in range(240, 1560, 120)
        for y in range(240, 1560, 120)
        if (x, y) != (840, 840)
    ]
    state = table((0, "aurochs_manitou_warrior", 840, 840), *crowd, FAR)
    warrior = state.figures[0]
    suffer(state, warrior.name, 3, "ibrahim-1")
    boxes = effect_of(warrior, POSSESSION)
    assert boxes is not None
    boxes.amount = 9
    suffer(state, warrior.name, 1, "ibrahim-1")
    assert warrior.profile.id == "aurochs_manitou_possessed"
    assert (warrior.x, warrior.y) == (840, 840)


@pytest.mark.skill("hive_throw", "bees")
def test_a_hive_stings_all_near_it_once_a_turn() -> None:
    """Three hives a game. Throwing one a turn is free, each further one costs 1 AP. It stings each
    figure within 2 inches when it is placed, and later any figure that moves, acts or reacts within
    2 inches: once per hive, figure and turn."""
    state = table(
        (0, "toad_hive_thrower", 1200, 400),
        (1, "malikh_jaraya", 1200, 1000),
        (1, "ibrahim", 700, 1000),
    )
    thrower, jaraya, ibrahim = state.figures
    name = thrower.name
    do(state, Activate(name))
    assert refused(state, UseSkill(name, "hive_throw", x=1200, y=1800))[0] == "hive-too-far"
    dice(state, 6, 6)
    do(state, UseSkill(name, "hive_throw", x=1200, y=1000))
    assert jaraya.ticked == 3  # mace-mace in the thrower's second table
    assert state.hives == []  # three in one sting: it is removed
    assert thrower.ap == 2
    dice(state, 6, 2)
    do(state, UseSkill(name, "hive_throw", x=1050, y=1000))
    assert thrower.ap == 1
    assert [bool(hive.stung >> 1 & 1) for hive in state.hives] == [True]
    do(state, Done(name))
    before = len(told(state, "Rolled"))
    do(state, Activate(jaraya.name), Walk(jaraya.name, 1200, 1050))
    assert not [e for e in told(state, "Rolled") if e.figure == name], before  # once a turn
    assert ibrahim.alive


@pytest.mark.skill("religious_authority", "pacifist")
def test_only_what_costs_one_point_can_be_commanded() -> None:
    """Near a pacifist a charge costs 2 AP; out of a net so does a walk; nobody down can act."""
    priest, recruit = "country_priest-1", "avalonian_recruits-1"
    charge = Charge(recruit, "hakim-1")
    company = (0, "country_priest", 1200, 400), (0, "avalonian_recruits", 1200, 600)
    state = table(*company, (1, "hakim", 1200, 1000))
    own = state.clone()
    do(own, Activate(recruit))
    assert charge in own.legal(0)
    do(state, Activate(priest), Command(priest, recruit))
    assert charge not in state.legal(0)
    assert refused(state, charge) == ("no-ap", "A-87")
    netted = table(*company, (1, "avalonian_retiarius", 1200, 719))
    in_combat(netted, recruit, "avalonian_retiarius-1")
    give(
        netted, figure(netted, recruit), NET, 0, COMBAT, figure(netted, "avalonian_retiarius-1").id
    )
    do(netted, Activate(priest), Command(priest, recruit))
    assert not any(isinstance(action, Walk) for action in netted.legal(0))
    down = table(*company, (1, "hakim", 1200, 2000))
    give(down, figure(down, recruit), DOWN, 0, PLAY)
    do(down, Activate(priest))
    assert Command(priest, recruit) not in down.legal(0)
    assert refused(down, Command(priest, recruit)) == ("no-gift", "A-87")
