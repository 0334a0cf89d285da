"""The university of magic: Z-65 to Z-67, its wizards and guardian cards one by one."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.games.alakazoo.actions import (
    Cover,
    Darken,
    Discard,
    Done,
    Draw,
    Enrol,
    Forgo,
    Invoke,
    Place,
    Rest,
    Roll,
    SwapPortals,
    Take,
    TakeColumn,
    Target,
    Uncover,
)
from athanor.games.alakazoo.cards import PART_NAMES
from athanor.games.alakazoo.events import DarkPassed, DarkRefused, DieTurned, Enrolled, Stolen
from athanor.games.alakazoo.rules.turn import AlakazooState
from athanor.games.alakazoo.tables import PORTALS, UNIVERSITY

from .support import GAME, discards, hand, happened, refused, rolled, seat, tabled

OPTIONS: dict[str, object] = {"university": True}
MOONS = [("head", "moon"), ("left-hand", "moon"), ("right-hand", "moon")]
FOUR = "griffin-head griffin-tail griffin-torso griffin-left-leg"


def taught(wizard: str, me: dict[str, Any] | None = None, **more: Any) -> AlakazooState:
    """The first player has this wizard."""
    player = (me or seat()) | {"wizard": wizard}
    return tabled(player, seat(), options=OPTIONS, **more)


def armed(power: str, me: dict[str, Any], *others: dict[str, Any], **more: Any) -> AlakazooState:
    """The first player has this guardian card and has just paid for it."""
    table = tabled(me | {"lesson": power}, *(others or (seat(),)), options=OPTIONS, **more)
    table.play(0, Invoke(power, "owl"))
    return table


def enrolling(seats: int = 3, seed: int = 5) -> AlakazooState:
    state = GAME.new(seats, seed=seed, portals="random", university=True)
    assert isinstance(state, AlakazooState)
    while state.decision().kind == "draft":  # type: ignore[union-attr]
        each = state.actors()[0]
        state.play(each, state.legal(each)[0])
    return state


@pytest.mark.rule("Z-65")
def test_everyone_keeps_one_of_two_wizards_and_one_of_two_cards() -> None:
    state = enrolling()
    assert state.actors() == [0, 1, 2]
    for each in range(3):
        view = state.view(each)
        assert len(view.offer) == len(view.offered_powers) == 2  # type: ignore[attr-defined]
        assert len(view.actions) == 4
    chosen = [state.legal(each)[each] for each in range(3)]
    for each in (2, 0, 1):
        state.play(each, chosen[each])
    assert state.decision().kind == "act"  # type: ignore[union-attr]
    for each in range(3):
        told = state.view(None).players[each]  # type: ignore[attr-defined]
        assert Enrol(told.wizard, told.lesson) == chosen[each]
    assert len(happened(state, Enrolled)) == 3


@pytest.mark.rule("Z-65")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    state = enrolling()
    before = state.view(1)
    choice = state.legal(0)[0]
    assert isinstance(choice, Enrol)
    state.play(0, choice)
    after = state.view(1)
    assert after.players[0].chosen  # type: ignore[attr-defined]
    assert after.players[0].wizard is None  # type: ignore[attr-defined]
    assert after.offer == before.offer  # type: ignore[attr-defined]
    assert choice.wizard.encode() not in after.json()
    assert refused(state, 0, choice) == ("already-chosen", "Z-65")
    other = state.legal(2)[0]
    assert refused(state, 1, other)[0] in {"wizard-not-offered", "power-not-offered"}
    assert refused(state, 1, Roll(1)) == ("enrol-first", "Z-65")


@pytest.mark.rule("Z-66")
def test_a_guardian_card_is_one_more_power_beside_the_base_card() -> None:
    table = tabled(
        seat(spells="dragon-head", ability="gardener", lesson="summon"),
        seat(),
        columns=("griffin-head", "", "", ""),
        options=OPTIONS,
    )
    powers = {action.power for action in table.legal(0) if isinstance(action, Invoke)}
    assert {"gardener", "summon"} <= powers
    assert refused(table, 0, Invoke("kindle", "owl")) == ("not-your-power", "Z-32")


@pytest.mark.rule("Z-66")
def test_a_wizard_serves_its_owner_alone() -> None:
    table = taught("archivist")
    assert [player.hand_limit for player in table.players] == [6, 4]


@pytest.mark.rule("Z-67")
def test_thirteen_wizards_and_thirteen_guardian_cards() -> None:
    assert len(UNIVERSITY.wizard) == len(UNIVERSITY.card) == 13


# -- wizards


@pytest.mark.rule("Z-67")
def test_archivist_keeps_six_spells() -> None:
    table = taught("archivist", seat(FOUR), columns=("dragon-head dragon-tail", "", "", ""))
    table.play(0, TakeColumn(1))
    assert table.actors() == [1]
    assert table.players[0].hand_size == 6


@pytest.mark.rule("Z-67")
def test_geometer_keeps_more_tokens() -> None:
    table = taught("geometer", seat(ready="head torso tail", tokens=[("left-ear", "sun")]))
    table.play(0, TakeColumn(1))
    table.play(0, Done())
    assert table.actors() == [1]
    assert table.players[0].token_count == 7


@pytest.mark.rule("Z-67")
def test_gambler_feeds_the_guardian_with_doubles() -> None:
    fed = set()
    for seed in range(40):
        table = taught("gambler", seat(magic=0))
        table.rng = type(table.rng)(seed)  # type: ignore[call-arg]
        table.play(0, Roll(2))
        dice = table.view(0).dice  # type: ignore[attr-defined]
        assert table.players[0].magic() == (1 if dice[0] == dice[1] else 0)
        fed.add(table.players[0].magic())
    assert fed == {0, 1}


@pytest.mark.rule("Z-67")
def test_stargazer_reads_moons_as_stars() -> None:
    for seed in range(40):
        table = taught("stargazer")
        table.rng = type(table.rng)(seed)  # type: ignore[call-arg]
        table.play(0, Roll(3))
        if happened(table, DieTurned):
            break
    dice = table.view(0).dice  # type: ignore[attr-defined]
    assert "star" in dice
    assert "moon" not in dice


@pytest.mark.rule("Z-67")
def test_dreamer_draws_when_resting() -> None:
    table = taught("dreamer", seat(magic=0, dark=1), pile="dragon-head dragon-tail dragon-torso")
    table.play(0, Rest())
    assert hand(table) == {"dragon-head", "dragon-tail"}
    full = taught("dreamer", seat(FOUR, magic=0, dark=1))
    full.play(0, Rest())
    assert full.players[0].hand_size == 4  # a gift never overfills a hand


@pytest.mark.rule("Z-67")
def test_hermit_feeds_the_guardian_when_resting() -> None:
    table = taught("hermit", seat(magic=0, dark=2))
    table.play(0, Rest())
    assert (table.players[0].magic(), table.players[0].dark()) == (1, 0)


@pytest.mark.rule("Z-67")
def test_diplomat_swaps_without_a_dark_token() -> None:
    table = tabled(
        seat(spells="dragon-head", wizard="diplomat"), seat(spells="griffin-head"), options=OPTIONS
    )
    table.play(0, Invoke("swap-portals", "owl"))
    table.play(0, SwapPortals(1, "head"))
    assert table.players[0].dark() == 0
    assert [event.reason for event in happened(table, DarkRefused)] == ["swap"]


@pytest.mark.rule("Z-67")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_hoarder_discards_without_a_second_dark_token(before: int, after: int) -> None:
    me = seat(FOUR, magic=0, dark=before)
    table = taught("hoarder", me, columns=("dragon-head", "", "", ""))
    table.play(0, TakeColumn(1))
    table.play(0, Discard("dragon-head"))
    assert table.players[0].dark() == after
    assert table.players[0].hand_size == 4


@pytest.mark.rule("Z-67")
def test_juggler_returns_tokens_without_a_dark_one() -> None:
    table = taught("juggler", seat(ready="head torso tail", tokens=[("left-ear", "sun")]))
    table.play(0, TakeColumn(1))
    table.play(0, Done())
    table.play(0, Uncover("left-ear", "sun"))
    assert table.players[0].dark() == 0


@pytest.mark.rule("Z-67")
@pytest.mark.parametrize(("laid", "held"), [("", 1), ("dragon-head", 2)])
def test_gleaner_draws_with_a_short_column(laid: str, held: int) -> None:
    table = taught("gleaner", columns=(laid, "", "", ""))
    table.play(0, TakeColumn(1))
    assert table.players[0].hand_size == held
    longer = taught("gleaner", columns=("dragon-head dragon-tail", "", "", ""))
    longer.play(0, TakeColumn(1))
    assert longer.players[0].hand_size == 2


@pytest.mark.rule("Z-67")
def test_scholar_draws_one_more() -> None:
    table = taught("scholar", seat("dragon-head"), pile="griffin-head griffin-tail")
    table.play(0, Discard("dragon-head"))
    table.play(0, Draw())
    assert hand(table) == {"griffin-head", "griffin-tail"}


@pytest.mark.rule("Z-67")
def test_anatomist_scores_for_the_torso() -> None:
    table = taught("anatomist", seat("dragon-torso dragon-head", ready="torso head"))
    table.play(0, TakeColumn(1))
    table.play(0, Place("dragon-torso"))
    assert table.players[0].points == 3
    table.play(0, Place("dragon-head"))
    assert table.players[0].points == 5


@pytest.mark.rule("Z-67")
def test_stoic_draws_for_every_dark_token() -> None:
    table = taught("stoic", seat(tokens=MOONS), pile="dragon-head", **rolled("moon"))
    table.play(0, Darken("moon"))
    assert hand(table) == {"dragon-head"}
    full = taught("stoic", seat(FOUR, tokens=MOONS), **rolled("moon"))
    full.play(0, Darken("moon"))
    assert full.players[0].hand_size == 4


# -- guardian cards


@pytest.mark.rule("Z-67")
def test_kindle_covers_any_free_rune() -> None:
    table = armed("kindle", seat(tokens=[("head", "moon")]))
    assert refused(table, 0, Cover("star", "head", "moon")) == ("rune-covered", "Z-17")
    assert refused(table, 0, Done()) == ("cover-first", "Z-66")
    table.play(0, Cover("star", "head", "leaf"))
    assert table.players[0].token_count == 2
    assert table.players[0].magic() == 2
    assert table.actors() == [1]  # nothing is placed, though a place is ready


@pytest.mark.rule("Z-67")
def test_summon_draws_two() -> None:
    table = armed("summon", seat(), pile="dragon-head dragon-tail")
    assert hand(table) == {"dragon-head", "dragon-tail"}


@pytest.mark.rule("Z-67")
def test_absolve_returns_the_dark_tokens() -> None:
    table = armed("absolve", seat(magic=1, dark=2))
    assert table.players[0].dark() == 0
    assert table.dark == 12
    bright = tabled(seat(lesson="absolve"), seat(), options=OPTIONS)
    assert refused(bright, 0, Invoke("absolve", "owl")) == ("power-in-vain", "Z-27")


@pytest.mark.rule("Z-67")
def test_shift_moves_a_token() -> None:
    table = armed("shift", seat(tokens=[("head", "moon")]))
    table.play(0, Uncover("head", "moon"))
    table.play(0, Cover("star", "tail", "sun"))
    assert table.view(1).players[0].places[7].covered == [True, False]  # type: ignore[attr-defined]
    assert table.players[0].token_count == 1


@pytest.mark.rule("Z-67")
def test_unearth_takes_a_spell_from_the_discards() -> None:
    table = armed("unearth", seat(), discards="dragon-head dragon-tail")
    table.play(0, Take("dragon-tail"))
    assert hand(table) == {"dragon-tail"}
    assert discards(table) == {"dragon-head"}


@pytest.mark.rule("Z-67")
def test_lure_takes_a_spell_from_a_column() -> None:
    table = armed("lure", seat(), columns=("dragon-head dragon-tail", "", "", ""))
    table.play(0, Take("dragon-tail"))
    assert hand(table) == {"dragon-tail"}
    assert table.columns[0].count == 1


@pytest.mark.rule("Z-67")
def test_molt_changes_the_whole_hand_and_adds_one() -> None:
    table = armed(
        "molt", seat("griffin-head griffin-tail"), pile="dragon-head dragon-tail dragon-torso"
    )
    assert hand(table) == {"dragon-head", "dragon-tail", "dragon-torso"}
    assert discards(table) == {"griffin-head", "griffin-tail"}


@pytest.mark.rule("Z-67")
def test_tide_lays_the_columns_anew_and_takes_a_spell() -> None:
    table = armed(
        "tide", seat(), columns=("griffin-head griffin-tail", "", "", ""), pile="dragon-head"
    )
    assert [column.count for column in table.columns] == [2, 2, 2, 2]
    assert discards(table) == {"griffin-head", "griffin-tail"}
    table.play(0, Take("dragon-head"))
    assert hand(table) == {"dragon-head"}


@pytest.mark.rule("Z-67")
def test_pilfer_takes_a_random_spell_for_a_dark_token() -> None:
    table = armed("pilfer", seat(), seat("dragon-head"), seat("griffin-head griffin-tail"))
    table.play(0, Target(1))
    assert hand(table, 0) == {"dragon-head"}
    assert hand(table, 1) == set()
    assert table.players[0].dark() == 1
    assert [event.card for event in happened(table, Stolen)] == ["dragon-head"]
    assert b"dragon-head" not in table.view(2).json()
    assert table.view(1).players[0].known == ["dragon-head"]  # type: ignore[attr-defined]


@pytest.mark.rule("Z-67", "Z-34")
def test_burden_passes_a_dark_token_on() -> None:
    table = armed("burden", seat(magic=1, dark=2), seat(), seat(magic=0, dark=3), seat())
    assert set(table.legal(0)) == {Target(1), Target(3)}
    table.play(0, Target(1))
    assert [player.dark() for player in table.players] == [1, 1, 3, 0]
    assert table.players[1].magic() == 2
    assert happened(table, DarkPassed)


@pytest.mark.rule("Z-67")
def test_omen_rolls_without_danger() -> None:
    for seed in range(60):
        table = tabled(seat(tokens=MOONS, lesson="omen"), seat(), options=OPTIONS)
        table.rng = type(table.rng)(seed)  # type: ignore[call-arg]
        table.play(0, Invoke("omen", "owl"))
        dice = table.view(0).dice  # type: ignore[attr-defined]
        assert len(dice) == 2
        if "moon" in dice:
            break
    assert refused(table, 0, Darken("moon")) == ("safe-dice", "Z-66")
    table.play(0, Forgo("moon"))
    assert table.players[0].dark() == 0


@pytest.mark.rule("Z-67")
def test_weave_places_one_spell_with_one_rune() -> None:
    tokens = [("head", "moon"), ("tail", "sun")]
    table = armed("weave", seat("dragon-head dragon-tail", tokens=tokens))
    table.play(0, Place("dragon-head"))
    assert table.players[0].token_count == 1
    assert table.actors() == [1]  # the other needs both runes
    nothing = tabled(seat("dragon-head", lesson="weave"), seat(), options=OPTIONS)
    assert refused(nothing, 0, Invoke("weave", "owl")) == ("power-in-vain", "Z-27")


@pytest.mark.rule("Z-67")
def test_scry_draws_three_and_keeps_one_more() -> None:
    table = armed("scry", seat("griffin-head"), pile="dragon-head dragon-tail dragon-torso")
    table.play(0, Discard("griffin-head"))
    table.play(0, Discard("dragon-tail"))
    assert hand(table) == {"dragon-head", "dragon-torso"}
    assert table.actors() == [1]


@pytest.mark.rule("Z-67")
def test_weave_is_over_with_the_turn() -> None:
    """What the weaver did not use, the next player does not have."""
    rune = PORTALS.portals["griffin"][PART_NAMES.index("head")][0]
    table = armed(
        "weave",
        seat("dragon-head", tokens=[("head", "moon")]),
        seat("dragon-tail griffin-head", tokens=[("head", rune)]),
    )
    assert table.decision().kind == "place"  # type: ignore[union-attr]
    table.play(0, Done())
    assert table.actors() == [1]
    table.play(1, TakeColumn(1))
    assert table.actors() == [0]  # one covered rune is not enough, so nothing is asked
