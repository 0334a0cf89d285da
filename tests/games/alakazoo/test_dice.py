"""The roll and dark tokens: Z-15 to Z-23."""

from __future__ import annotations

import pytest

from athanor.games.alakazoo.actions import (
    Charge,
    Cover,
    Darken,
    Done,
    Forgo,
    Invoke,
    Roll,
    SwapPortals,
    Uncover,
)
from athanor.games.alakazoo.events import Darkened, DarkRefused, DieForgone, Rolled

from .support import RUNES, happened, refused, rolled, seat, tabled

#: On the dragon's portal: head moon leaf, left-ear sun flame, left-hand sun moon, right-hand moon
#: flame. There are three moons and three drops.
MOONS = [("head", "moon"), ("left-hand", "moon"), ("right-hand", "moon")]


@pytest.mark.rule("Z-15")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_two_or_three_dice_are_rolled_at_once(count: int) -> None:
    table = tabled(seat(), seat())
    table.play(0, Roll(count))
    [event] = happened(table, Rolled)
    assert len(event.dice) == count
    assert table.view(1).dice == sorted(  # type: ignore[attr-defined]
        event.dice, key=["star", "sun", "moon", "flame", "drop", "leaf"].index
    )


@pytest.mark.rule("Z-15")
def test_dice_are_resolved_one_by_one_in_any_order() -> None:
    table = tabled(seat(), seat(), **rolled("star", "moon"))
    kinds = {action.die for action in table.legal(0) if isinstance(action, Cover)}
    assert kinds == {"star", "moon"}
    table.play(0, Cover("moon", "head", "moon"))
    assert table.view(0).dice == ["star"]  # type: ignore[attr-defined]
    assert refused(table, 0, Cover("moon", "left-hand", "moon")) == ("no-such-die", "Z-15")
    assert refused(table, 0, Done()) == ("resolve-first", "Z-15")


@pytest.mark.rule("Z-16")
def test_a_star_fits_any_rune_or_a_slot_of_the_guardian() -> None:
    table = tabled(seat(magic=2), seat(), **rolled("star"))
    assert Cover("star", "head", "leaf") in table.legal(0)
    assert Cover("star", "left-ear", "sun") in table.legal(0)
    supply = table.magic
    table.play(0, Charge("owl"))
    assert table.players[0].guardians[0].magic == 3
    assert table.magic == supply - 1


@pytest.mark.rule("Z-16")
def test_a_star_is_not_optional() -> None:
    table = tabled(seat(), seat(), **rolled("star"))
    assert refused(table, 0, Charge("owl")) == ("guardian-full", "Z-16")
    assert refused(table, 0, Forgo("star")) == ("die-not-optional", "Z-16")
    assert refused(table, 0, Darken("star")) == ("star-is-light", "Z-16")


@pytest.mark.rule("Z-16")
def test_a_star_with_no_place_to_go_comes_to_nothing() -> None:
    everything = " ".join(f"dragon-{part}" for part in RUNES)
    table = tabled(seat(spells=everything), seat(), **rolled("star"))
    assert table.legal(0) == [Forgo("star")]
    table.play(0, Forgo("star"))
    assert happened(table, DieForgone)
    assert table.players[0].dark() == 0


@pytest.mark.rule("Z-17")
def test_a_rune_die_covers_a_rune_of_its_symbol() -> None:
    table = tabled(seat(), seat(), **rolled("moon"))
    assert table.legal(0) == [Cover("moon", place, "moon") for place, _ in sorted_by_rune()]
    assert refused(table, 0, Cover("moon", "head", "leaf")) == ("other-rune", "Z-17")
    assert refused(table, 0, Cover("moon", "tail", "moon")) == ("no-such-rune", "Z-01")
    assert refused(table, 0, Darken("moon")) == ("die-not-optional", "Z-17")


def sorted_by_rune() -> list[tuple[str, str]]:
    """First runes of all places, then second ones: the order in which they are offered."""
    first = [pair for pair in MOONS if RUNES[pair[0]][0] == "moon"]
    return first + [pair for pair in MOONS if RUNES[pair[0]][1] == "moon"]


@pytest.mark.rule("Z-17")
def test_a_covered_rune_is_refused_while_another_is_free() -> None:
    table = tabled(seat(tokens=[("head", "moon")]), seat(), **rolled("moon"))
    assert refused(table, 0, Cover("moon", "head", "moon")) == ("rune-covered", "Z-17")
    assert len(table.legal(0)) == 2


@pytest.mark.rule("Z-18")
def test_a_symbol_without_a_free_rune_brings_a_dark_token() -> None:
    table = tabled(seat(tokens=MOONS, magic=2), seat(), **rolled("moon"))
    assert table.legal(0) == [Darken("moon")]
    assert refused(table, 0, Forgo("moon")) == ("dark-not-optional", "Z-18")
    table.play(0, Darken("moon"))
    assert table.players[0].dark() == 1
    assert table.dark == 11


@pytest.mark.rule("Z-18", "Z-21")
def test_with_the_supply_empty_a_die_comes_to_nothing_and_nothing_dark() -> None:
    table = tabled(*short_of_magic(), **rolled("sun", "star"))
    assert table.magic == 0
    assert set(table.legal(0)) == {Forgo("sun"), Forgo("star")}
    assert refused(table, 0, Darken("sun")) == ("no-magic-left", "Z-18")
    assert refused(table, 0, Cover("sun", "left-ear", "sun")) == ("no-magic-left", "Z-21")
    table.play(0, Forgo("sun"))
    table.play(0, Forgo("star"))
    assert table.players[0].dark() == 0


def short_of_magic() -> list[dict[str, object]]:
    """Four players who hold all thirty tokens between them."""
    places = ["head", "torso", "tail", "left-leg"]
    players = [seat(ready=" ".join(places[:3])) for _ in range(3)]
    return [seat(tokens=[("head", "moon"), ("torso", "drop")], magic=1), *players]


@pytest.mark.rule("Z-19")
def test_a_place_that_holds_a_spell_has_no_free_runes() -> None:
    table = tabled(seat(spells="griffin-head"), seat(), **rolled("moon"))
    assert Cover("moon", "head", "moon") not in table.legal(0)
    assert refused(table, 0, Cover("moon", "head", "moon")) == ("place-filled", "Z-19")


@pytest.mark.rule("Z-20")
def test_more_than_six_tokens_are_returned_and_a_dark_one_taken() -> None:
    ready = seat(ready="head torso tail", magic=2)
    table = tabled(ready, seat(), **rolled("sun"))
    table.play(0, Cover("sun", "left-ear", "sun"))
    table.play(0, Done())
    supply = table.magic
    assert table.decision().kind == "trim-tokens"  # type: ignore[union-attr]
    assert refused(table, 0, Uncover("left-ear", "flame")) == ("rune-uncovered", "Z-20")
    assert refused(table, 0, Done()) == ("uncover-first", "Z-20")
    table.play(0, Uncover("head", "leaf"))
    assert table.magic == supply + 1
    assert table.players[0].dark() == 1
    assert [event.reason for event in happened(table, Darkened)] == ["tokens"]
    assert table.actors() == [1]


@pytest.mark.rule("Z-20")
def test_several_tokens_too_many_bring_one_dark_token() -> None:
    table = tabled(seat(ready="head torso tail", magic=2), seat(), **rolled("sun", "sun"))
    table.play(0, Cover("sun", "left-ear", "sun"))
    table.play(0, Cover("sun", "left-hand", "sun"))
    table.play(0, Done())
    table.play(0, Uncover("left-ear", "sun"))
    table.play(0, Uncover("left-hand", "sun"))
    assert table.players[0].dark() == 1
    assert table.players[0].token_count == 6


@pytest.mark.rule("Z-21")
def test_a_star_takes_no_token_from_an_empty_supply() -> None:
    table = tabled(*short_of_magic(), **rolled("star"))
    assert refused(table, 0, Charge("owl")) == ("no-magic-left", "Z-21")
    table.play(0, Forgo("star"))
    assert table.magic == 0


@pytest.mark.rule("Z-22")
@pytest.mark.parametrize(("magic", "left"), [(2, 2), (3, 2)])
def test_a_dark_token_ousts_magic_only_if_no_slot_is_free(magic: int, left: int) -> None:
    table = tabled(seat(tokens=MOONS, magic=magic), seat(), **rolled("moon"))
    supply = table.magic
    table.play(0, Darken("moon"))
    assert table.players[0].magic() == left
    assert table.players[0].dark() == 1
    assert table.magic == supply + (magic - left)


@pytest.mark.rule("Z-23")
def test_a_fourth_dark_token_is_not_taken() -> None:
    table = tabled(seat(tokens=MOONS, magic=0, dark=3), seat(), **rolled("moon"))
    assert refused(table, 0, Darken("moon")) == ("fourth-dark", "Z-23")
    table.play(0, Forgo("moon"))
    assert table.players[0].dark() == 3


@pytest.mark.rule("Z-23")
def test_several_may_come_in_one_turn() -> None:
    three = rolled("moon", "moon", "moon")
    table = tabled(seat(tokens=MOONS, magic=1, dark=1), seat(), **three)
    table.play(0, Darken("moon"))
    table.play(0, Darken("moon"))
    assert table.players[0].dark() == 3
    assert table.legal(0) == [Forgo("moon")]


@pytest.mark.rule("Z-23", "Z-31")
def test_a_swap_brings_no_fourth_dark_token() -> None:
    one = seat(spells="dragon-head", magic=1, dark=2)
    table = tabled(one, seat(spells="griffin-head"))
    table.play(0, Invoke("swap-portals", "owl"))
    table.play(0, SwapPortals(1, "head"))
    assert table.players[0].dark() == 3
    again = tabled(seat(tokens=MOONS, magic=0, dark=3), seat(), **rolled("moon", "sun"))
    again.play(0, Forgo("moon"))
    assert not happened(again, DarkRefused)
    assert again.players[0].dark() == 3
