"""The solo game: Z-49 to Z-55."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.games.alakazoo.actions import (
    Charge,
    ChooseGuardian,
    ChoosePortal,
    Cover,
    Darken,
    Discard,
    Invoke,
    Place,
    Rest,
    Roll,
    Shadow,
    Swap,
    TakeColumn,
)
from athanor.games.alakazoo.cards import PART_NAMES
from athanor.games.alakazoo.events import Darkened, SoloEnded
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import GAME, happened, refused, rolled, seat, tabled

MOONS = [("head", "moon"), ("left-hand", "moon"), ("right-hand", "moon")]
ALL_BUT_HEAD = " ".join(f"griffin-{part}" for part in PART_NAMES if part != "head")


def alone(second: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    bear = {"magic": 0, "dark": 0, "ability": "merchant"} | (second or {})
    return seat(**({"magic": 0} | more), second=bear)


def begun(**options: Any) -> AlakazooState:
    state = GAME.new(1, seed=4, **options)
    assert isinstance(state, AlakazooState)
    return state


@pytest.mark.rule("Z-49")
def test_one_portal_and_two_guardians_without_magic() -> None:
    state = begun()
    state.play(0, ChoosePortal("yeti"))
    state.play(0, ChooseGuardian("fox"))
    assert refused(state, 0, ChooseGuardian("fox")) == ("guardian-taken", "Z-05")
    state.play(0, ChooseGuardian("owl"))
    guardians = state.players[0].guardians
    assert [guardian.magic for guardian in guardians] == [0, 0]
    assert state.magic == 30
    assert guardians[0].ability != guardians[1].ability
    assert min(guardian.ability for guardian in guardians) >= 0


@pytest.mark.rule("Z-50")
def test_three_creatures_four_columns_and_a_hand_of_four() -> None:
    for seed in range(8):
        state = GAME.new(1, seed=seed, portals="random")
        assert isinstance(state, AlakazooState)
        assert len(state.creatures) == 3
        assert state.players[0].portal in state.creatures
        assert [column.count for column in state.columns] == [2, 2, 2, 2]
        assert state.players[0].hand_size == 4
        assert len(state.pile) == 27 - 8 - 4
        assert state.decision().kind == "act"  # type: ignore[union-attr]


@pytest.mark.rule("Z-51")
def test_discarding_to_draw_is_not_allowed() -> None:
    table = tabled(alone(hand="dragon-head"))
    assert refused(table, 0, Discard("dragon-head")) == ("no-exchange-solo", "Z-51")
    assert not [action for action in table.legal(0) if isinstance(action, Discard)]


@pytest.mark.rule("Z-51")
def test_a_star_charges_either_guardian() -> None:
    table = tabled(alone(), **rolled("star"))
    assert {Charge("owl"), Charge("bear")} <= set(table.legal(0))
    table.play(0, Charge("bear"))
    assert [guardian.magic for guardian in table.players[0].guardians] == [0, 1]


@pytest.mark.rule("Z-51")
def test_three_dark_tokens_over_two_guardians_cost_no_turn() -> None:
    table = tabled(alone(dark=1, second={"dark": 2}))
    table.play(0, TakeColumn(1))
    assert table.players[0].dark() == 3
    assert table.turns == 2


@pytest.mark.rule("Z-51")
def test_the_guardian_that_pays_uses_its_own_card() -> None:
    table = tabled(
        alone(spells="griffin-head", second={"magic": 1, "ability": "gravedigger"}),
        discards="dragon-head",
        columns=("minotaur-head", "", "", ""),
    )
    invocations = [action for action in table.legal(0) if isinstance(action, Invoke)]
    assert invocations == [Invoke("gravedigger", "bear")]
    assert refused(table, 0, Invoke("gardener", "bear")) == ("not-your-power", "Z-32")
    assert refused(table, 0, Invoke("gardener", "owl")) == ("guardian-without-magic", "Z-27")


@pytest.mark.rule("Z-52")
def test_the_player_chooses_where_a_dark_token_goes() -> None:
    table = tabled(alone(tokens=MOONS, magic=3, second={"magic": 1}), **rolled("moon"))
    table.play(0, Darken("moon"))
    assert table.legal(0) == [Shadow("owl"), Shadow("bear")]
    assert refused(table, 0, Roll(1)) == ("dark-first", "Z-52")
    assert refused(table, 0, Shadow("fox")) == ("not-your-guardian", "Z-49")
    full = table.clone()
    full.play(0, Shadow("owl"))  # a magic token makes room
    assert [(g.magic, g.dark) for g in full.players[0].guardians] == [(2, 1), (1, 0)]
    assert [event.ousted for event in happened(full, Darkened)] == [True]
    table.play(0, Shadow("bear"))
    assert [(g.magic, g.dark) for g in table.players[0].guardians] == [(3, 0), (1, 1)]


@pytest.mark.rule("Z-52")
def test_three_dark_tokens_on_one_guardian_lose_at_once() -> None:
    table = tabled(alone(tokens=MOONS, dark=2), **rolled("moon", "sun"))
    table.play(0, Darken("moon"))
    table.play(0, Shadow("owl"))
    assert table.over
    assert table.result is not None
    assert table.result.winners == []
    assert table.result.reason == "solo-lost"
    assert [event.won for event in happened(table, SoloEnded)] == [False]


@pytest.mark.rule("Z-52")
def test_the_fifth_dark_token_loses_wherever_it_goes() -> None:
    for guardian in ("owl", "bear"):
        table = tabled(alone(tokens=MOONS, dark=2, second={"dark": 2}), **rolled("moon"))
        table.play(0, Darken("moon"))
        table.play(0, Shadow(guardian))
        assert table.over


@pytest.mark.rule("Z-52")
def test_excess_brings_dark_tokens_that_are_placed_before_the_next_turn() -> None:
    hand = "griffin-head griffin-tail griffin-torso griffin-left-ear"
    table = tabled(alone(hand=hand), columns=("dragon-head", "", "", ""))
    table.play(0, TakeColumn(1))
    table.play(0, Discard("griffin-head"))
    assert table.turns == 1
    table.play(0, Shadow("bear"))
    assert table.turns == 2


@pytest.mark.rule("Z-53")
def test_won_at_the_ninth_spell_before_any_excess() -> None:
    held = "dragon-head griffin-head minotaur-tail minotaur-torso minotaur-left-ear"
    table = tabled(alone(hand=held, spells=ALL_BUT_HEAD, ready="head"))
    table.play(0, TakeColumn(1))
    table.play(0, Place("dragon-head"))
    assert table.over
    assert table.result is not None
    assert table.result.winners == [0]
    assert table.result.reason == "solo-won"


@pytest.mark.rule("Z-54")
def test_resting_is_not_allowed_unless_by_option() -> None:
    table = tabled(alone(dark=1))
    assert refused(table, 0, Rest()) == ("no-rest-solo", "Z-54")
    assert Rest() not in table.legal(0)
    restful = tabled(alone(dark=1, second={"dark": 1}), options={"solo_rest": True})
    restful.play(0, Rest())
    assert restful.players[0].dark() == 0


@pytest.mark.rule("Z-55")
def test_what_needs_an_opponent_does_not_exist() -> None:
    table = tabled(alone(hand="dragon-head", spells="griffin-head", magic=1))
    for power in ("swap-hands", "swap-portals", "mimic", "envoy"):
        assert refused(table, 0, Invoke(power, "owl")) == ("needs-an-opponent", "Z-55")
    dealt = set()
    for seed in range(30):
        state = GAME.new(1, seed=seed, portals="random")
        dealt |= {g.ability for g in state.view(0).players[0].guardians}  # type: ignore[attr-defined]
    assert dealt == {"gardener", "gravedigger", "merchant"}


@pytest.mark.rule("Z-55")
def test_the_number_of_turns_is_recorded() -> None:
    table = tabled(alone(tokens=MOONS, dark=2), turns=7, **rolled("moon"))
    table.play(0, Darken("moon"))
    table.play(0, Shadow("owl"))
    assert table.result is not None
    assert table.result.scores == [7]


def test_a_swap_with_the_hand_works_alone() -> None:
    table = tabled(alone(hand="dragon-head", spells="griffin-head", second={"magic": 1}))
    table.play(0, Invoke("swap-own", "bear"))
    table.play(0, Swap("dragon-head", "head"))
    assert not table.over
    assert table.players[0].magic() == 0
    assert Cover("star", "tail", "sun") not in table.legal(0)
