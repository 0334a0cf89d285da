"""Set-up: Z-05 to Z-12."""

from __future__ import annotations

from typing import Any

import pytest

from athanor import FastRng
from athanor.games.alakazoo.actions import (
    ChooseGuardian,
    ChoosePortal,
    Discard,
    Draft,
    Draw,
    Roll,
    TakeColumn,
)
from athanor.games.alakazoo.cards import CREATURE_NAMES
from athanor.games.alakazoo.events import Reshuffled
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import GAME, discards, emptied, hand, happened, refused, seat, tabled


def new(seats: int, seed: int = 1, **options: Any) -> AlakazooState:
    state = GAME.new(seats, seed=seed, **options)
    assert isinstance(state, AlakazooState)
    return state


def drafted(state: AlakazooState) -> AlakazooState:
    """Everyone takes the first of what they are offered, until the first turn."""
    while state.decision().kind != "act":  # type: ignore[union-attr]
        for each in state.actors():
            state.play(each, state.legal(each)[0])
    return state


@pytest.mark.rule("Z-05")
def test_portals_and_guardians_are_chosen_in_turn_order() -> None:
    state = new(3, first=1)
    for chooser, portal, guardian in [
        (1, "yeti", "fox"),
        (2, "faun", "owl"),
        (0, "sphinx", "bear"),
    ]:
        assert state.actors() == [chooser]
        state.play(chooser, ChoosePortal(portal))
        state.play(chooser, ChooseGuardian(guardian))
        player = state.view(None).players[chooser]  # type: ignore[attr-defined]
        assert (player.portal, player.guardians[0].guardian) == (portal, guardian)
        assert player.guardians[0].magic == 3
    assert state.magic == 30 - 9


@pytest.mark.rule("Z-05")
def test_a_portal_or_guardian_that_is_taken_is_refused() -> None:
    state = new(2, first=0)
    state.play(0, ChoosePortal("yeti"))
    state.play(0, ChooseGuardian("fox"))
    assert refused(state, 1, ChoosePortal("yeti")) == ("portal-taken", "Z-05")
    state.play(1, ChoosePortal("faun"))
    assert refused(state, 1, ChooseGuardian("fox")) == ("guardian-taken", "Z-05")


@pytest.mark.rule("Z-05")
def test_portals_at_random_by_option() -> None:
    found = {tuple(p.portal for p in new(2, seed, portals="random").players) for seed in range(20)}
    assert len(found) > 10
    assert new(2, portals="random").decision().kind == "draft"  # type: ignore[union-attr]


@pytest.mark.rule("Z-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_creatures_left_out_are_never_those_of_a_portal(seats: int) -> None:
    left_out = {2: 4, 3: 3, 4: 2}[seats]
    missing = set()
    for seed in range(12):
        state = new(seats, seed, portals="random")
        assert len(state.creatures) == 8 - left_out
        assert {player.portal for player in state.players} <= set(state.creatures)
        missing.add(frozenset(range(8)) - frozenset(state.creatures))
        cards = len(state.pile) + 4 * seats
        assert cards == 9 * len(state.creatures)
    assert len(missing) > 4


@pytest.mark.rule("Z-07")
def test_the_draft_passes_what_is_left_to_the_left() -> None:
    state = new(3, portals="random")
    offers = [set(state.names(player.offer)) for player in state.players]
    kept = [sorted(offer)[0] for offer in offers]
    for each in range(3):
        state.play(each, Draft(kept[each]))
    for each in range(3):
        neighbour = (each + 1) % 3
        assert set(state.names(state.players[neighbour].offer)) == offers[each] - {kept[each]}
        assert hand(state, each) == {kept[each]}
    drafted(state)
    assert all(player.hand_size == 4 for player in state.players)


@pytest.mark.rule("Z-07")
def test_draft_choices_are_simultaneous_and_secret() -> None:
    state = new(4, portals="random")
    assert state.actors() == [0, 1, 2, 3]
    choice = state.legal(2)[0]
    state.play(2, choice)  # nobody waits for a seat on their right
    assert state.actors() == [0, 1, 3]
    assert refused(state, 2, choice) == ("already-chosen", "Z-07")
    after = state.view(0)
    assert isinstance(choice, Draft)
    assert choice.card.encode() not in after.json()
    assert after.players[2].hand_size == 0  # type: ignore[attr-defined]
    assert state.view(2).choice == choice  # type: ignore[attr-defined]
    assert state.view(None).choice is None  # type: ignore[attr-defined]


@pytest.mark.rule("Z-07")
def test_only_what_is_offered_can_be_kept() -> None:
    state = new(2, portals="random")
    other = state.legal(1)[0]
    assert refused(state, 0, other) == ("not-offered", "Z-07")
    assert refused(state, 0, Roll(1)) == ("draft-first", "Z-07")


@pytest.mark.rule("Z-08")
def test_four_columns_of_two() -> None:
    state = drafted(new(2))
    assert [column.count for column in state.columns] == [2, 2, 2, 2]


@pytest.mark.rule("Z-08")
def test_a_column_holds_at_most_four() -> None:
    full = "dragon-head dragon-tail dragon-torso dragon-left-ear"
    table = tabled(seat(), seat(), columns=(full, "", "", ""))
    table.play(0, TakeColumn(2))
    assert [column.count for column in table.columns] == [4, 1, 1, 1]


@pytest.mark.rule("Z-09")
def test_the_discards_are_open_to_all() -> None:
    table = tabled(seat("griffin-head"), seat(), discards="dragon-tail")
    table.play(0, Discard("griffin-head"))
    for viewer in (0, 1, None):
        assert set(table.view(viewer).discards) == {  # type: ignore[attr-defined]
            "dragon-tail",
            "griffin-head",
        }


@pytest.mark.rule("Z-10")
def test_everyone_gets_a_different_ability_card_face_up() -> None:
    state = drafted(new(4))
    for viewer in (0, 3, None):
        players = state.view(viewer).players  # type: ignore[attr-defined]
        dealt = [player.guardians[0].ability for player in players]
        assert len(set(dealt)) == 4
        assert None not in dealt


@pytest.mark.rule("Z-11")
def test_who_starts_is_chosen_or_drawn_and_play_goes_to_the_left() -> None:
    assert {int(new(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}
    state = drafted(new(3, first=2))
    assert state.actors() == [2]
    state.play(2, TakeColumn(1))
    while state.actors() == [2]:
        state.play(2, state.legal(2)[0])
    assert state.actors() == [0]
    assert refused(state, 1, Roll(1)) == ("not-your-turn", "Z-11")


@pytest.mark.rule("Z-12")
def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    table = emptied(tabled(seat("dragon-head"), seat(), discards="griffin-head griffin-tail"))
    table.play(0, Discard("dragon-head"))
    table.play(0, Draw())
    assert [event.count for event in happened(table, Reshuffled)] == [3]
    assert hand(table) < {"dragon-head", "griffin-head", "griffin-tail"}
    assert discards(table) == set()


@pytest.mark.rule("Z-12")
def test_with_neither_pile_nor_discards_nothing_is_drawn() -> None:
    table = emptied(tabled(seat(), seat(), columns=("dragon-head", "", "", "")))
    table.play(0, TakeColumn(1))
    assert [column.count for column in table.columns] == [0, 0, 0, 0]


def test_every_creature_can_be_left_out() -> None:
    seen: set[str] = set()
    rng = FastRng(3)
    for _ in range(30):
        state = new(2, rng.below(10_000), portals="random")
        seen |= {CREATURE_NAMES[creature] for creature in state.creatures}
    assert seen == set(CREATURE_NAMES)
