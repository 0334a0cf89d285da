"""What seats know of each other's hands, and what bots make of it."""

from __future__ import annotations

import pytest

from athanor import FastRng
from athanor.bots import bot
from athanor.games.alakazoo.actions import Draft, Place, Roll, Take, TakeColumn
from athanor.games.alakazoo.bots.policy import play_sensibly
from athanor.games.alakazoo.cards import POWER_NAMES, TOMMY_NAMES, WIZARD_NAMES
from athanor.games.alakazoo.rules.turn import AlakazooState
from athanor.texts import LANGUAGES, Texts

from .support import GAME, hand, seat, tabled


def drafted(seats: int) -> AlakazooState:
    state = GAME.new(seats, seed=9, portals="random")
    assert isinstance(state, AlakazooState)
    while state.decision().kind == "draft":  # type: ignore[union-attr]
        each = state.actors()[0]
        state.play(each, state.legal(each)[0])
    return state


@pytest.mark.rule("Z-07")
@pytest.mark.parametrize(("seats", "known"), [(2, 3), (3, 1), (4, 1)])
def test_who_passes_spells_on_knows_what_can_be_known(seats: int, known: int) -> None:
    """Two players see each other's later choices come and go; of more, only the last spell."""
    state = drafted(seats)
    for each in range(seats):
        left = (each + 1) % seats
        found = state.view(each).players[left].known  # type: ignore[attr-defined]
        assert len(found) == known
        assert set(found) <= hand(state, left)
        assert state.view(None).players[left].known == []  # type: ignore[attr-defined]


@pytest.mark.rule("Z-07")
def test_what_was_passed_is_known_while_it_is_being_chosen_from() -> None:
    state = GAME.new(3, seed=9, portals="random")
    for each in range(3):
        state.play(each, state.legal(each)[0])
    offered = {action.card for action in state.legal(1) if isinstance(action, Draft)}
    assert set(state.view(0).players[1].known_offer) == offered  # type: ignore[attr-defined]
    assert state.view(2).players[1].known_offer == []  # type: ignore[attr-defined]


def test_spells_taken_before_all_eyes_are_known_until_they_leave_the_hand() -> None:
    table = tabled(seat(ready="head"), seat(), columns=("dragon-head dragon-tail", "", "", ""))
    table.play(0, TakeColumn(1))
    assert table.view(1).players[0].known == [  # type: ignore[attr-defined]
        "dragon-head",
        "dragon-tail",
    ]
    table.play(0, Place("dragon-head"))
    assert table.view(1).players[0].known == ["dragon-tail"]  # type: ignore[attr-defined]


def test_imagined_hands_hold_what_is_known() -> None:
    table = tabled(seat("griffin-head griffin-tail", open=["griffin-tail"]), seat("dragon-head"))
    sampler = GAME.imagine(table.view(1))
    rng = FastRng(3)
    others = set()
    for _ in range(40):
        imagined = sampler.draw(rng)
        assert isinstance(imagined, AlakazooState)
        held = hand(imagined, 0)
        assert "griffin-tail" in held
        assert "dragon-head" not in held
        others |= held
    assert len(others) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does_in_one_sentence(language: str) -> None:
    texts = Texts(language, "alakazoo")
    cards = [f"power-{name}" for name in POWER_NAMES]
    cards += [f"wizard-{name}" for name in WIZARD_NAMES]
    cards += [f"tommy-{name}" for name in TOMMY_NAMES]
    sentences = [texts(f"{card}-effect") for card in cards]
    assert len(set(sentences)) >= len(cards) - 1  # a wizard and a card of Tommy's may agree
    for card, sentence in zip(cards, sentences, strict=True):
        assert texts(card)
        assert sentence.endswith(".")


def test_a_bot_places_what_scores_and_takes_what_it_needs() -> None:
    table = tabled(seat("dragon-head griffin-tail", ready="head"), seat())
    table.play(0, TakeColumn(1))
    for name in ("greedy", "adept"):
        assert bot(name, seed=1).choose(table.view(0)) == Place("dragon-head")
    trading = tabled(
        seat("griffin-head", spells="dragon-tail", ready="torso"),
        seat(),
        columns=("dragon-torso", "griffin-tail", "", ""),
        phase="take",
        source="columns",
        amount=1,
    )
    assert bot("greedy", seed=1).choose(trading.view(0)) == Take("dragon-torso")


def test_a_bot_rolls_fewer_dice_where_they_are_dangerous() -> None:
    spells = "dragon-left-ear dragon-right-ear griffin-left-hand dragon-torso dragon-right-hand"
    risky = tabled(
        seat(
            "dragon-head",
            spells=spells + " dragon-left-leg dragon-tail dragon-right-leg",
            tokens=[("head", "moon")],
            magic=0,
            dark=2,
        ),
        seat(),
    )
    action = bot("greedy", seed=1).choose(risky.view(0))
    assert action not in (Roll(2), Roll(3))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_quick_play_comes_to_an_end(seats: int) -> None:
    options = {"tommy": True, "university": True, "book": "bonus"}
    for seed in range(3):
        state = GAME.new(seats, seed=seed, tracing=False, **options)
        assert isinstance(state, AlakazooState)
        rng = FastRng(seed)
        for _ in range(GAME.meta.turn_cap):
            if state.over:
                break
            play_sensibly(state, rng)
        assert state.over


def test_the_encoding_is_as_long_as_it_says_and_between_0_and_1() -> None:
    for seats in (1, 2, 4):
        encoding = GAME.encoding(seats)
        state = GAME.new(seats, seed=3, tommy=True, university=True, book="bonus")
        rng = FastRng(2)
        for _ in range(60):
            each = state.actors()[0]
            view = state.view(each)
            numbers = encoding.observe(view)
            assert len(numbers) == encoding.length
            assert all(0.0 <= number <= 1.0 for number in numbers)
            actions = state.legal(each)
            action = actions[rng.below(len(actions))]
            assert encoding.action(view, encoding.index(view, action)) == action
            state.play(each, action)
            if state.over:
                break
