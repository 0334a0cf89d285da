"""Hints say what others probably hold, where how they played tells it."""

from __future__ import annotations

import numpy as np
import pytest

import athanor
from athanor.bots.advice import Advice, hints
from athanor.bots.suspicion import suspicion
from athanor.contract import Learned
from athanor.contract.weights import Contents, Lesson, Part, read_weights, write_weights
from athanor.games.kazaam.actions import Draw, Steal
from athanor.games.poison.actions import Pour
from athanor.games.poison.bots.sketch import REST, PoisonSketch
from athanor.games.poison.rules.turn import PoisonState
from athanor.texts import LANGUAGES, Texts

from ..games.kazaam.support import KAZAAM
from ..games.kazaam.support import position as kazaam
from ..games.poison.support import POISON
from ..games.poison.support import position as poison

SEATS = 3
#: Where a sketch of Poison tells how many poisons one holds, and how many one has taken.
POISONS, TAKEN = REST, REST + 4
DRINK = Pour("poison", "right")


def table() -> PoisonState:
    """Whoever plays has a poison to pour and nowhere to pour it without drinking; each of the
    others holds one of the last two poisons, or not. The one before has taken most of them."""
    return poison(
        ["poison", "red-1 blue-1", "purple-1 purple-2"],
        left="red-7 red-5",
        middle="blue-7 blue-5",
        right="purple-7 purple-5",
        taken=["", "poison purple-1 purple-1 purple-4", "poison poison poison poison"],
    )


def convinced(strength: float) -> Learned:
    """That whoever has not taken many poisons has kept one."""
    length = PoisonSketch(SEATS).length
    form = Part(shape=[length, 1, 1, 1])
    numbers = np.zeros(form.size // 2, "<f2")
    numbers[POISONS] = 1.0
    numbers[TAKEN] = -0.5
    numbers[length + 1] = 1.0
    numbers[length + 3] = strength
    contents = Contents(
        game="poison",
        rules=POISON.meta.rules,
        plays_on=True,
        options={},
        lessons=[Lesson(seats=SEATS, belief=form)],
    )
    return read_weights(POISON, write_weights(contents, numbers.tobytes()))


@pytest.fixture
def belief(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = convinced(8.0)
    monkeypatch.setattr(type(POISON), "learned", lambda self: learned)


def hint(state: PoisonState) -> Advice:
    return next(each for each in hints(state.view(0), simulations=60) if each.action == DRINK)


@pytest.mark.usefixtures("belief")
def test_it_says_who_probably_holds_a_poison() -> None:
    advice = hint(table())
    assert (advice.reason, advice.facts["seat"]) == ("poisoner", 1)
    for language in LANGUAGES:
        texts = Texts(language, "poison")
        facts = texts.facts(advice.facts, ["Anna", "Geber", "Marie"])
        assert "Geber" in texts("reason-poisoner", **facts)


def test_chance_alone_is_no_suspicion(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = convinced(0.0)
    monkeypatch.setattr(type(POISON), "learned", lambda self: learned)
    assert suspicion(POISON, table().view(0), DRINK) is None
    assert hint(table()).reason == "least"


@pytest.mark.usefixtures("belief")
def test_a_pour_that_does_not_overflow_is_not_a_matter_of_poison() -> None:
    state = poison(["red-1", "blue-1", "purple-1"], left="red-7")
    assert suspicion(POISON, state.view(0), Pour("red-1", "left")) is None


def test_a_thief_looks_for_what_the_victim_still_needs() -> None:
    state = kazaam(
        "fire-left-hand",
        "stone-head",
        hands=["", "bone-head bone-tail bone-torso"],
    )
    found = KAZAAM.judgement().suspicions(state, 0, Steal("left-hand", 1))
    assert [(each.code, each.facts) for each in found] == [
        ("steal-needed", {"seat": 1, "part": "torso"}),
        ("steal-needed", {"seat": 1, "part": "tail"}),
    ]
    assert KAZAAM.judgement().suspicions(state, 0, Draw()) == []
    for language in LANGUAGES:
        texts = Texts(language, "kazaam")
        facts = texts.facts(found[0].facts, ["Anna", "Geber"])
        assert "Geber" in texts("reason-steal-needed", **facts)


def test_games_in_which_nothing_was_learned_suspect_nothing() -> None:
    state = athanor.game("alkemy").new(2, seed=1)
    view = state.view(state.actors()[0])
    assert suspicion(state.game, view, view.actions[0]) is None
