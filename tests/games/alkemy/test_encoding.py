"""Alkemy as numbers: there is room for all that a table has, and each side sees it from its own."""

from __future__ import annotations

import pytest

import athanor
import athanor.texts
from athanor import BadRequest, FastRng
from athanor.games.alkemy import companies
from athanor.games.alkemy import encoding as numbers
from athanor.games.alkemy.actions import CARDS, Begin, PlayCard
from athanor.games.alkemy.encoding import AlkemyEncoding, Eyes
from athanor.games.alkemy.tables import PEOPLES
from athanor.games.alkemy.view import AlkemyView

ALKEMY = athanor.game("alkemy")


def look(state: athanor.State, seat: int) -> AlkemyView:
    view = state.view(seat)
    assert isinstance(view, AlkemyView)
    return view


@pytest.mark.parametrize(
    ("form", "setup", "turns"), [("300", "quick", 2), ("500", "quick", 1), ("blitz", "hand", 2)]
)
def test_there_is_room_for_everything(form: str, setup: str, turns: int) -> None:
    encoding = ALKEMY.encoding(2)
    state = ALKEMY.new(2, seed=2, format=form, setup=setup, turns=turns)
    rng = FastRng(4)
    asked = set()
    while not state.over:
        seat = state.actors()[0]
        view = look(state, seat)
        assert view.decision is not None
        asked.add(view.decision.kind)
        table = view.table
        assert len(view.actions) <= encoding.actions
        assert all(len(side) <= numbers.FIGURES for side in Eyes(view, seat).sides)
        assert len(table.markers) <= numbers.MARKERS
        assert len(table.scenery) <= numbers.PIECES
        assert len(table.components) <= numbers.COMPONENTS
        state.play(seat, view.actions[rng.below(len(view.actions))])
    assert asked <= set(numbers.KINDS)


@pytest.mark.parametrize("people", PEOPLES)
def test_there_is_room_for_the_largest_company(people: str) -> None:
    """The cheapest figures first make the most; two heroes at least (A-08), every limit as high as
    any skill can raise it, and both spirits that may be called."""
    bit = 1 << PEOPLES.index(people)
    pool = sorted(
        (profile for profile in companies.offered() if profile.peoples & bit),
        key=lambda profile: int(profile.cost),
    )
    raised = {profile: most for _, profile, most in companies.RAISED_LIMITS}
    heroes = [profile for profile in pool if profile.hero]
    points = 500 - sum(int(hero.cost) for hero in heroes[:2])
    figures = 2
    for profile in pool:
        if not profile.hero:
            cards = max(int(profile.most_cards), raised.get(profile.id, 0))
            more = min(cards * int(profile.figures), points // int(profile.cost))
            figures += more
            points -= more * int(profile.cost)
    spirits = 2 if people == "aurlok" else 0
    assert figures + spirits <= numbers.FIGURES


def test_every_question_has_its_number() -> None:
    texts = athanor.texts.Texts("en", "alkemy")
    assert all(f"decision-{kind}" in texts for kind in numbers.KINDS)


def test_each_side_sees_the_table_from_its_own() -> None:
    state = ALKEMY.new(2, seed=5, setup="quick")
    while state.decision().kind in ("muster", "deploy"):  # type: ignore[union-attr]
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    eyes = [Eyes(look(state, seat), seat) for seat in (0, 1)]
    figure = next(f for f in look(state, 0).table.figures if f.placed)
    here, there = (each.place(figure.x, figure.y) for each in eyes)
    assert [round(a + b, 9) for a, b in zip(here, there, strict=True)] == [1.0, 1.0]
    # One's own figures come first.
    mine, theirs = (each.slots[figure.name] for each in eyes)
    assert (mine <= 0.5) != (theirs <= 0.5)


def test_combat_cards_and_who_begins_are_told_apart() -> None:
    for seat in (0, 1):
        eyes = Eyes(look(ALKEMY.new(2, seed=1), seat), seat)
        cards = [eyes.order(PlayCard(card)) for card in CARDS]
        assert len({tuple(row) for row in cards}) == len(CARDS)
        assert [eyes.order(Begin(first))[-1] for first in (seat, 1 - seat)] == [1.0, 0.0]


def test_what_is_not_offered_has_no_number() -> None:
    encoding = AlkemyEncoding(2)
    view = look(ALKEMY.new(2, seed=1), 0)
    assert encoding.action(view, len(view.actions) - 1) == view.actions[-1]
    with pytest.raises(BadRequest, match="not-offered"):
        encoding.action(view, len(view.actions))
    with pytest.raises(BadRequest, match="foreign-view"):
        encoding.observe(athanor.game("poison").new(3, seed=1).view(0))
