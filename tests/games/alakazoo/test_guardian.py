"""The guardian: Z-27 to Z-39."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.games.alakazoo.actions import (
    Discard,
    Give,
    Invoke,
    NameCreature,
    Offer,
    Roll,
    Swap,
    SwapPortals,
    Take,
    Target,
)
from athanor.games.alakazoo.cards import CREATURE_NAMES, PART_NAMES
from athanor.games.alakazoo.events import CreatureNamed, Darkened, HandedOver
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import column, discards, hand, happened, refused, seat, spells, tabled

FULL = " ".join(f"minotaur-{part}" for part in PART_NAMES)


def powers(table: AlakazooState) -> set[str]:
    return {action.power for action in table.legal(table.turn) if isinstance(action, Invoke)}


@pytest.mark.rule("Z-27")
def test_a_power_costs_a_magic_token() -> None:
    table = tabled(seat("griffin-head"), seat(), columns=("dragon-head", "", "", ""))
    supply = table.magic
    table.play(0, Invoke("trade", "owl"))
    assert table.players[0].magic() == 2
    assert table.magic == supply + 1


@pytest.mark.rule("Z-27")
def test_without_a_magic_token_there_is_no_guardian_action() -> None:
    table = tabled(seat("griffin-head", magic=0), seat(), columns=("dragon-head", "", "", ""))
    assert powers(table) == set()
    assert refused(table, 0, Invoke("trade", "owl")) == ("guardian-without-magic", "Z-27")
    assert refused(table, 0, Invoke("trade", "bear")) == ("not-your-guardian", "Z-27")


@pytest.mark.rule("Z-27")
def test_only_what_can_be_carried_out() -> None:
    table = tabled(seat(), seat())
    assert powers(table) == set()
    for power in ("trade", "swap-hands", "swap-own", "swap-portals", "gardener"):
        assert refused(table, 0, Invoke(power, "owl")) == ("power-in-vain", "Z-27")


@pytest.mark.rule("Z-28")
def test_trade_a_spell_for_one_of_a_column() -> None:
    table = tabled(
        seat("griffin-head"), seat(), columns=("dragon-head dragon-tail", "griffin-tail", "", "")
    )
    table.play(0, Invoke("trade", "owl"))
    assert refused(table, 0, Take("dragon-head")) == ("discard-first", "Z-28")
    table.play(0, Discard("griffin-head"))
    assert refused(table, 0, Take("minotaur-head")) == ("not-there", "Z-28")
    assert refused(table, 0, Discard("griffin-head")) == ("take-first", "Z-28")
    table.play(0, Take("dragon-tail"))
    assert hand(table) == {"dragon-tail"}
    assert discards(table) == {"griffin-head"}
    assert table.players[0].dark() == 0
    assert table.actors() == [1]


@pytest.mark.rule("Z-29")
def test_swap_hands_by_naming_a_creature() -> None:
    table = tabled(
        seat("griffin-head dragon-tail"), seat("dragon-head dragon-torso sphinx-tail"), seat()
    )
    table.play(0, Invoke("swap-hands", "owl"))
    assert refused(table, 0, NameCreature("dragon")) == ("offer-first", "Z-29")
    table.play(0, Offer("griffin-head"))
    assert refused(table, 0, NameCreature("faun")) == ("not-in-game", "Z-29")
    table.play(0, NameCreature("dragon"))
    assert [event.creature for event in happened(table, CreatureNamed)] == ["dragon"]
    assert table.actors() == [1]  # their choice which
    assert refused(table, 1, Give("sphinx-tail")) == ("other-creature", "Z-29")
    assert refused(table, 1, Give("dragon-tail")) == ("not-in-hand", "Z-29")
    table.play(1, Give("dragon-torso"))
    assert hand(table, 0) == {"dragon-torso", "dragon-tail"}
    assert hand(table, 1) == {"dragon-head", "sphinx-tail", "griffin-head"}
    assert table.players[0].dark() == 1
    assert [event.reason for event in happened(table, Darkened)] == ["swap"]


@pytest.mark.rule("Z-29")
def test_without_the_creature_a_random_spell_is_taken_and_a_dark_token_too() -> None:
    taken = set()
    for seed in range(20):
        theirs = seat("sphinx-head sphinx-torso sphinx-tail")
        table = tabled(seat("griffin-head"), theirs, seat(), seed=seed)
        table.rng = type(table.rng)(seed)  # type: ignore[call-arg]
        table.play(0, Invoke("swap-hands", "owl"))
        table.play(0, Offer("griffin-head"))
        table.play(0, NameCreature("dragon"))
        assert [event.at_random for event in happened(table, HandedOver)] == [False, True]
        assert table.players[0].dark() == 1
        taken |= hand(table)
    assert taken == {"sphinx-head", "sphinx-torso", "sphinx-tail"}


@pytest.mark.rule("Z-29")
def test_the_offer_is_unseen_until_the_swap_and_never_by_others() -> None:
    table = tabled(seat("griffin-head"), seat("dragon-head dragon-tail"), seat())
    table.play(0, Invoke("swap-hands", "owl"))
    table.play(0, Offer("griffin-head"))
    table.play(0, NameCreature("dragon"))
    for viewer in (1, 2, None):
        assert b"griffin-head" not in table.view(viewer).json()
    assert table.view(0).offered == ["griffin-head"]  # type: ignore[attr-defined]
    table.play(1, Give("dragon-head"))
    assert b"griffin-head" in table.view(1).json()
    assert table.view(0).players[1].known == ["griffin-head"]  # type: ignore[attr-defined]
    assert table.view(1).players[0].known == ["dragon-head"]  # type: ignore[attr-defined]
    for viewer in (2, None):
        seen = table.view(viewer).json()
        assert b"griffin-head" not in seen
        assert b"dragon-head" not in seen


@pytest.mark.rule("Z-29")
def test_a_swap_hides_what_the_others_knew_of_both_hands() -> None:
    open_hands: dict[str, Any] = {"open": ["griffin-head", "griffin-tail"]}
    table = tabled(
        seat("griffin-head griffin-tail", **open_hands),
        seat("dragon-head", open=["dragon-head"]),
        seat(),
    )
    assert len(table.view(2).players[0].known) == 2  # type: ignore[attr-defined]
    table.play(0, Invoke("swap-hands", "owl"))
    table.play(0, Offer("griffin-head"))
    table.play(0, NameCreature("dragon"))
    table.play(1, Give("dragon-head"))
    for each in (0, 1):
        assert table.view(2).players[each].known == []  # type: ignore[attr-defined]
    assert table.view(1).players[0].known == [  # type: ignore[attr-defined]
        "dragon-head",
        "griffin-tail",
    ]


@pytest.mark.rule("Z-30", "Z-33")
def test_swap_a_spell_of_the_portal_with_one_of_the_hand() -> None:
    table = tabled(seat("dragon-head griffin-tail", spells="minotaur-head"), seat())
    table.play(0, Invoke("swap-own", "owl"))
    assert table.legal(0) == [Swap("dragon-head", "head")]
    assert refused(table, 0, Swap("dragon-head", "tail")) == ("unlike-types", "Z-33")
    assert refused(table, 0, Swap("griffin-tail", "head")) == ("unlike-types", "Z-33")
    assert refused(table, 0, Swap("griffin-tail", "tail")) == ("place-empty", "Z-30")
    assert refused(table, 0, Swap("sphinx-head", "head")) == ("not-in-hand", "Z-30")
    table.play(0, Swap("dragon-head", "head"))
    assert spells(table) == {"dragon-head"}
    assert hand(table) == {"minotaur-head", "griffin-tail"}
    assert table.view(1).players[0].known == ["minotaur-head"]  # type: ignore[attr-defined]
    assert table.players[0].dark() == 0


@pytest.mark.rule("Z-31", "Z-33")
def test_swap_spells_between_portals() -> None:
    table = tabled(
        seat(spells="minotaur-head dragon-tail", magic=1), seat(spells="dragon-head"), seat()
    )
    table.play(0, Invoke("swap-portals", "owl"))
    assert table.legal(0) == [SwapPortals(1, "head")]
    assert refused(table, 0, SwapPortals(1, "tail")) == ("place-empty", "Z-31")
    assert refused(table, 0, SwapPortals(0, "head")) == ("not-an-opponent", "Z-29")
    table.play(0, SwapPortals(1, "head"))
    assert spells(table, 0) == {"dragon-head", "dragon-tail"}
    assert spells(table, 1) == {"minotaur-head"}
    assert table.players[0].dark() == 1


@pytest.mark.rule("Z-32")
def test_only_the_own_ability_card_is_used() -> None:
    table = tabled(
        seat(spells="dragon-head", ability="gardener"),
        seat(ability="gravedigger"),
        columns=("griffin-head", "", "", ""),
        discards="minotaur-head",
    )
    assert "gardener" in powers(table)
    assert refused(table, 0, Invoke("gravedigger", "owl")) == ("not-your-power", "Z-32")


@pytest.mark.rule("Z-33")
def test_the_swap_of_hands_is_not_bound_to_the_type_unless_by_option() -> None:
    mine, theirs = "griffin-tail", "dragon-head dragon-tail"
    free = tabled(seat(mine), seat(theirs))
    free.play(0, Invoke("swap-hands", "owl"))
    free.play(0, Offer(mine))
    free.play(0, NameCreature("dragon"))
    assert set(free.legal(1)) == {Give("dragon-head"), Give("dragon-tail")}
    bound = tabled(seat(mine), seat(theirs), options={"hand_swap": "same_type"})
    bound.play(0, Invoke("swap-hands", "owl"))
    bound.play(0, Offer(mine))
    bound.play(0, NameCreature("dragon"))
    assert hand(bound) == {"dragon-tail"}
    other = tabled(seat("griffin-torso"), seat(theirs), options={"hand_swap": "same_type"})
    other.play(0, Invoke("swap-hands", "owl"))
    other.play(0, Offer("griffin-torso"))
    other.play(0, NameCreature("dragon"))
    assert len(other.legal(1)) == 2  # none of the creature and type: their choice


@pytest.mark.rule("Z-34")
def test_no_power_against_a_full_portal_in_the_last_round() -> None:
    mine = seat("griffin-head", spells="dragon-head")
    full = seat("griffin-tail", spells=FULL)
    other = seat("griffin-torso", spells="griffin-left-ear")
    table = tabled(mine, full, other, last_round=True)
    table.play(0, Invoke("swap-hands", "owl"))
    assert table.decision().kind == "offer"  # type: ignore[union-attr]
    assert table.target == 2  # the only one left
    again = tabled(mine, full, last_round=True)
    assert refused(again, 0, Invoke("swap-hands", "owl")) == ("portal-full", "Z-34")
    assert refused(again, 0, Invoke("swap-portals", "owl")) == ("portal-full", "Z-34")
    four = tabled(mine, full, other, seat("griffin-right-ear"), last_round=True)
    four.play(0, Invoke("swap-hands", "owl"))
    assert refused(four, 0, Target(1)) == ("portal-full", "Z-34")
    portals = tabled(seat(spells="dragon-left-ear"), full, other, last_round=True)
    portals.play(0, Invoke("swap-portals", "owl"))
    assert refused(portals, 0, SwapPortals(1, "left-ear")) == ("portal-full", "Z-34")
    before = tabled(mine, full)
    assert {"swap-hands", "swap-portals"} <= powers(before)


@pytest.mark.rule("Z-35")
def test_ability_1_swaps_with_a_column() -> None:
    table = tabled(
        seat(spells="minotaur-head", ability="gardener"),
        seat(),
        columns=("dragon-tail dragon-head sphinx-tail", "", "", ""),
    )
    table.play(0, Invoke("gardener", "owl"))
    assert refused(table, 0, Swap("griffin-head", "head")) == ("not-there", "Z-30")
    table.play(0, Swap("dragon-head", "head"))
    assert spells(table) == {"dragon-head"}
    assert column(table, 0) == ["dragon-tail", "minotaur-head", "sphinx-tail"]


@pytest.mark.rule("Z-36")
def test_ability_2_swaps_with_the_discards() -> None:
    table = tabled(
        seat(spells="minotaur-head", ability="gravedigger"), seat(), discards="dragon-head"
    )
    table.play(0, Invoke("gravedigger", "owl"))
    table.play(0, Swap("dragon-head", "head"))
    assert spells(table) == {"dragon-head"}
    assert discards(table) == {"minotaur-head"}


@pytest.mark.rule("Z-37")
def test_ability_3_borrows_the_card_of_another() -> None:
    table = tabled(
        seat(spells="minotaur-head", ability="mimic"),
        seat(spells=FULL.replace("minotaur-head", "griffin-head"), ability="gardener"),
        seat(ability="gravedigger"),
        columns=("dragon-head", "", "", ""),
        discards="sphinx-head",
        last_round=True,
    )
    table.play(0, Invoke("mimic", "owl"))
    assert set(table.legal(0)) == {Target(1), Target(2)}  # also of one whose portal is full
    table.play(0, Target(1))
    table.play(0, Swap("dragon-head", "head"))
    assert spells(table) == {"dragon-head"}


@pytest.mark.rule("Z-37")
def test_ability_3_borrows_only_what_can_be_carried_out() -> None:
    table = tabled(seat(ability="mimic"), seat(ability="gardener"))
    assert refused(table, 0, Invoke("mimic", "owl")) == ("power-in-vain", "Z-27")


@pytest.mark.rule("Z-38")
def test_ability_4_trades_two_for_two() -> None:
    table = tabled(
        seat("griffin-head griffin-tail", ability="merchant"),
        seat(),
        columns=("dragon-head", "", "dragon-tail", ""),
    )
    table.play(0, Invoke("merchant", "owl"))
    table.play(0, Discard("griffin-head"))
    table.play(0, Discard("griffin-tail"))
    table.play(0, Take("dragon-head"))
    table.play(0, Take("dragon-tail"))
    assert hand(table) == {"dragon-head", "dragon-tail"}


@pytest.mark.rule("Z-38")
@pytest.mark.parametrize(
    ("held", "laid"),
    [("griffin-head", "dragon-head dragon-tail"), ("griffin-head griffin-tail", "dragon-head")],
)
def test_ability_4_without_two_is_the_plain_trade(held: str, laid: str) -> None:
    table = tabled(seat(held, ability="merchant"), seat(), columns=(laid, "", "", ""))
    table.play(0, Invoke("merchant", "owl"))
    table.play(0, Discard("griffin-head"))
    table.play(0, Take("dragon-head"))
    assert table.actors() == [1]


@pytest.mark.rule("Z-39")
def test_ability_5_swaps_two_cards_for_one_dark_token() -> None:
    table = tabled(
        seat("griffin-head griffin-tail", ability="envoy"), seat("dragon-head sphinx-tail")
    )
    table.play(0, Invoke("envoy", "owl"))
    table.play(0, Offer("griffin-head"))
    assert refused(table, 0, Offer("griffin-head")) == ("not-in-hand", "Z-29")
    table.play(0, Offer("griffin-tail"))
    table.play(0, NameCreature("dragon"))
    table.play(1, Give("dragon-head"))  # what is lacking is taken at random
    assert hand(table, 0) == {"dragon-head", "sphinx-tail"}
    assert hand(table, 1) == {"griffin-head", "griffin-tail"}
    assert table.players[0].dark() == 1


@pytest.mark.rule("Z-39")
def test_ability_5_lets_them_choose_both_and_without_two_is_the_plain_swap() -> None:
    table = tabled(
        seat("griffin-head griffin-tail", ability="envoy"),
        seat("dragon-head dragon-tail dragon-torso"),
    )
    table.play(0, Invoke("envoy", "owl"))
    table.play(0, Offer("griffin-head"))
    table.play(0, Offer("griffin-tail"))
    table.play(0, NameCreature("dragon"))
    table.play(1, Give("dragon-head"))
    assert refused(table, 1, Give("dragon-head")) == ("not-in-hand", "Z-29")
    table.play(1, Give("dragon-tail"))
    assert hand(table, 0) == {"dragon-head", "dragon-tail"}
    plain = tabled(seat("griffin-head griffin-tail", ability="envoy"), seat("dragon-head"))
    plain.play(0, Invoke("envoy", "owl"))
    plain.play(0, Offer("griffin-head"))
    plain.play(0, NameCreature("sphinx"))
    assert hand(plain, 0) == {"dragon-head", "griffin-tail"}


def test_every_creature_in_the_game_can_be_named() -> None:
    table = tabled(seat("griffin-head"), seat("dragon-head"))
    table.play(0, Invoke("swap-hands", "owl"))
    table.play(0, Offer("griffin-head"))
    assert table.legal(0) == [NameCreature(name) for name in CREATURE_NAMES[:4]]
    assert refused(table, 0, Roll(1)) == ("name-first", "Z-29")
