"""What is in the box: Z-01 to Z-04."""

from __future__ import annotations

from collections import Counter

import pytest

from athanor.games.alakazoo.cards import SPELL_NAMES
from athanor.games.alakazoo.model import DARK, MAGIC, SLOTS
from athanor.games.alakazoo.tables import (
    CREATURES,
    PORTALS,
    POWERS,
    Portals,
    check_portals,
)

from .support import seat, tabled


@pytest.mark.rule("Z-01")
def test_eight_portals_of_nine_places_with_two_runes() -> None:
    assert list(PORTALS.portals) == CREATURES.creatures
    for places in PORTALS.portals.values():
        assert len(places) == 9
        assert all(len(pair) == 2 for pair in places)
    places = tabled(seat(), seat()).view(0).players[0].places  # type: ignore[attr-defined]
    assert [place.place for place in places] == CREATURES.parts


@pytest.mark.rule("Z-02")
def test_72_spells_eight_creatures_of_nine_parts() -> None:
    assert len(SPELL_NAMES) == len(set(SPELL_NAMES)) == 72
    assert set(CREATURES.parts) == {
        "head",
        "torso",
        "tail",
        "left-hand",
        "right-hand",
        "left-leg",
        "right-leg",
        "left-ear",
        "right-ear",
    }


@pytest.mark.rule("Z-03")
def test_three_dice_with_one_star_and_five_symbols() -> None:
    assert len(PORTALS.dice) == 3
    for die in PORTALS.dice:
        assert sorted(die) == sorted(["star", *PORTALS.symbols])


@pytest.mark.rule("Z-03")
def test_runes_are_4_4_4_3_3_and_never_twice_on_a_place() -> None:
    layouts = set()
    for places in PORTALS.portals.values():
        counts = Counter(rune for pair in places for rune in pair)
        assert sorted(counts.values()) == [3, 3, 4, 4, 4]
        assert all(first != second for first, second in places)
        layouts.add(tuple(frozenset(pair) for pair in places))
    assert len(layouts) == 8


@pytest.mark.rule("Z-03")
def test_a_table_of_runes_that_breaks_the_rule_is_refused() -> None:
    broken = dict(PORTALS.portals)
    broken["dragon"] = [("sun", "sun"), *broken["dragon"][1:]]
    with pytest.raises(ValueError, match=r"portals\.toml"):
        check_portals(Portals(PORTALS.symbols, PORTALS.dice, broken), CREATURES.creatures)
    twins = dict(PORTALS.portals)
    twins["dragon"] = twins["faun"]
    with pytest.raises(ValueError, match="differ"):
        check_portals(Portals(PORTALS.symbols, PORTALS.dice, twins), CREATURES.creatures)


@pytest.mark.rule("Z-04")
def test_guardians_abilities_and_tokens() -> None:
    assert len(CREATURES.guardians) == 4
    assert SLOTS == 3
    assert len(POWERS.ability) == 5
    assert (MAGIC, DARK) == (30, 12)
