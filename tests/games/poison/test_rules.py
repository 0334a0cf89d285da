"""The rules of Poison, one by one: a position, an action, what follows."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from athanor import BadRequest, FastRng, SealedRng
from athanor.games.poison.actions import Place, Pour
from athanor.games.poison.cards import COPIES, NAMES, VALUES
from athanor.games.poison.events import RoundScored

from ..support import every
from .support import POISON, cauldron, held, position, pour, refusal, seen, taken

rule = pytest.mark.rule


# -- components


@rule("P-01")
def test_the_deck_has_fifty_cards() -> None:
    deck = Counter(dict(zip(NAMES, COPIES, strict=True)))
    assert deck.total() == 50
    assert deck["poison"] == 8
    for colour in ("red", "blue", "purple"):
        assert sum(count for card, count in deck.items() if card.startswith(colour)) == 14


@rule("P-02")
def test_a_poison_is_worth_four() -> None:
    state = position(["poison poison", "red-1", "red-1"])
    pour(state, "poison", "left")
    assert seen(state, None).cauldrons[0].total == 4


@rule("P-03")
def test_each_colour_has_three_of_each_value_and_two_fours() -> None:
    expected = {1: 3, 2: 3, 4: 2, 5: 3, 7: 3}
    for colour in ("red", "blue", "purple"):
        kinds = [kind for kind, name in enumerate(NAMES) if name.startswith(colour)]
        assert {VALUES[kind]: COPIES[kind] for kind in kinds} == expected


@rule("P-04")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 50])
def test_fewer_than_three_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadRequest) as refused:
        POISON.new(seats)
    assert refused.value.code == "seats-range"


# -- the deal


@rule("P-05")
def test_the_deal_passes_to_the_left_after_every_round() -> None:
    state = POISON.new(4, seed=3, first_dealer=2)
    dealers: list[int] = []
    rng = FastRng(1)
    while not state.over:
        dealer = seen(state, None).dealer
        if not dealers or dealers[-1] != dealer:
            dealers.append(dealer)
        actions = state.legal(state.actors()[0])
        state.play(state.actors()[0], actions[rng.below(len(actions))])
    assert dealers == [2, 3, 0, 1]


@rule("P-05")
def test_the_first_dealer_is_random_unless_chosen() -> None:
    dealers = {seen(POISON.new(5, seed=seed), None).dealer for seed in range(60)}
    assert dealers == {0, 1, 2, 3, 4}


@rule("P-06")
@pytest.mark.parametrize(
    "seats, sizes",
    [(4, [13, 13, 12, 12]), (5, [10] * 5), (6, [9, 9, 8, 8, 8, 8])],
)
def test_all_cards_are_dealt_beginning_on_the_dealers_left(seats: int, sizes: list[int]) -> None:
    for dealer in range(seats):
        view = seen(POISON.new(seats, seed=dealer, first_dealer=dealer), None)
        found = [player.hand_size for player in view.players]
        assert [found[(dealer + 1 + i) % seats] for i in range(seats)] == sizes


@rule("P-06")
def test_cards_go_round_one_by_one() -> None:
    """The first card of the shuffled deck goes to the dealer's left, the second to the next."""
    state = POISON.new(5, seed=bytes(32), first_dealer=0)
    assert isinstance(state.rng, SealedRng)
    deck = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    for place, drawn in zip(range(49, 0, -1), state.rng.journal[0].drawn, strict=True):
        deck[place], deck[drawn] = deck[drawn], deck[place]
    for seat in range(5):
        dealt = sorted(deck[(seat - 1) % 5 :: 5])
        assert held(state, seat) == [NAMES[kind] for kind in dealt]


@rule("P-07")
def test_three_players_deal_as_four_and_lay_the_fourth_hand_aside() -> None:
    view = seen(POISON.new(3, seed=9, first_dealer=0), 1)
    assert [player.hand_size for player in view.players] == [12, 13, 13]
    assert view.aside == 12


@rule("P-07")
def test_nobody_sees_the_hand_set_aside_and_it_counts_in_no_majority() -> None:
    state = position(["red-1", "red-7", ""], left="red-7", taken=["", "", ""], turn=0)
    pour(state, "red-1", "left")
    pour(state, "red-7", "left")
    scored = next(event for event in state.events if isinstance(event, RoundScored))
    assert scored.piles[1].immune == ["red"]  # two red cards taken, ten red cards aside


# -- play


@rule("P-08")
def test_the_player_on_the_dealers_left_starts_and_play_goes_to_the_left() -> None:
    state = POISON.new(4, seed=1, first_dealer=3)
    for expected in (0, 1, 2, 3, 0):
        assert state.actors() == [expected]
        assert refusal(state, "red-1", "left", seat=(expected + 1) % 4) == ("not-your-turn", "P-08")
        state.play(expected, state.legal(expected)[0])


@rule("P-09")
def test_exactly_one_card_from_the_own_hand_is_played() -> None:
    state = position(["red-1 red-2", "blue-1", "blue-2"])
    assert refusal(state, "blue-1", "left") == ("not-in-hand", "P-09")
    pour(state, "red-1", "left")
    assert held(state, 0) == ["red-2"]
    assert cauldron(state, 0) == ["red-1"]
    assert state.actors() == [1]


@rule("P-09")
def test_there_is_no_passing() -> None:
    state = position(["red-7", "blue-1", "blue-2"], left="red-7")
    assert [str(action) for action in state.legal(0)] == ["Pour(card='red-7', cauldron='left')"]


@rule("P-10")
def test_there_are_three_cauldrons() -> None:
    state = position(["red-1", "blue-1", "blue-2"])
    assert {action.cauldron for action in every(Pour, state.legal(0))} == {
        "left",
        "middle",
        "right",
    }
    assert refusal(state, "red-1", cast(Place, "fourth")) == ("no-such-cauldron", "P-10")


@rule("P-11")
def test_the_first_potion_sets_the_colour() -> None:
    state = position(["red-1", "blue-1 red-2", "blue-2"])
    pour(state, "red-1", "middle")
    assert seen(state, None).cauldrons[1].colour == "red"
    assert refusal(state, "blue-1", "middle") == ("other-colour", "P-11")
    pour(state, "red-2", "middle")


@rule("P-12")
def test_a_colour_never_stands_in_two_cauldrons() -> None:
    state = position(["red-1", "blue-1", "blue-2"], left="red-2")
    assert refusal(state, "red-1", "right") == ("colour-elsewhere", "P-12")


@rule("P-13")
@pytest.mark.parametrize("place, total", [("left", 9), ("middle", 4), ("right", 8)])
def test_a_poison_goes_anywhere(place: Place, total: int) -> None:
    state = position(["poison", "red-1", "red-1"], left="red-5", right="poison")
    pour(state, "poison", place)
    totals = {each.place: each.total for each in seen(state, None).cauldrons}
    assert totals[place] == total


@rule("P-14")
def test_a_cauldron_of_poison_takes_its_colour_from_the_first_potion() -> None:
    state = position(["red-1 blue-1", "red-2", "red-2"], left="poison", middle="blue-2")
    assert seen(state, None).cauldrons[0].colour is None
    assert refusal(state, "blue-1", "left") == ("colour-elsewhere", "P-12")
    pour(state, "red-1", "left")
    assert seen(state, None).cauldrons[0].colour == "red"


@rule("P-15")
def test_more_than_thirteen_overflows_and_the_player_takes_all_but_their_own_card() -> None:
    state = position(["red-2", "red-1", "red-1"], left="red-7 poison red-1")
    pour(state, "red-2", "left")
    assert sorted(taken(state, 0)) == ["poison", "red-1", "red-7"]
    assert cauldron(state, 0) == ["red-2"]


@rule("P-15")
def test_exactly_thirteen_is_safe() -> None:
    state = position(["red-1", "red-1", "red-1"], left="red-7 red-5")
    pour(state, "red-1", "left")
    assert taken(state, 0) == []
    assert seen(state, None).cauldrons[0].total == 13


@rule("P-15")
def test_who_is_asked_sees_what_each_pour_would_bring_its_cauldron_to() -> None:
    state = position(["red-2 poison", "red-1", "red-1"], left="red-7 red-5", middle="blue-2")
    view = seen(state, 0)
    assert view.brim == 13
    foreseen = list(zip(view.actions, view.totals, strict=True))
    assert {(action.card, action.cauldron): total for action, total in foreseen} == {
        ("red-2", "left"): 14,
        ("poison", "left"): 16,
        ("poison", "middle"): 6,
        ("poison", "right"): 4,
    }
    for action, total in foreseen:
        after = state.clone()
        after.play(0, action)
        assert bool(taken(after, 0)) == (total > view.brim)
    assert seen(state, 1).totals == seen(state, None).totals == []


@rule("P-16")
def test_a_potion_that_overflows_keeps_the_colour() -> None:
    state = position(["red-7", "red-1 blue-1", "red-1"], left="red-7")
    pour(state, "red-7", "left")
    assert seen(state, None).cauldrons[0].colour == "red"
    assert refusal(state, "blue-1", "left") == ("other-colour", "P-11")


@rule("P-16")
def test_a_poison_that_overflows_leaves_no_colour() -> None:
    state = position(["poison", "blue-1 red-1", "red-1"], left="red-7 red-5")
    pour(state, "poison", "left")
    assert seen(state, None).cauldrons[0].colour is None
    assert cauldron(state, 0) == ["poison"]
    pour(state, "blue-1", "left")


@rule("P-16")
def test_a_first_potion_may_overflow_a_cauldron_of_poison() -> None:
    state = position(["red-2", "red-1", "red-1"], left="poison poison poison")
    pour(state, "red-2", "left")
    assert taken(state, 0) == ["poison"] * 3
    assert seen(state, None).cauldrons[0].colour == "red"


@rule("P-17")
def test_taken_cards_are_tallied_in_every_view() -> None:
    state = position(["red-7", "red-1", "red-1"], left="red-7 red-2")
    pour(state, "red-7", "left")
    for seat in (0, 1, 2, None):
        player = seen(state, seat).players[0]
        assert (player.taken_size, player.taken) == (2, {"red-2": 1, "red-7": 1})


@rule("P-17")
def test_the_log_goes_back_to_ones_own_last_turn() -> None:
    state = POISON.new(4, seed=5, first_dealer=3)
    for _ in range(6):
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    # Seat 0 played steps 1 and 5, seat 1 steps 2 and 6, seat 2 step 3; it is seat 2's turn.
    assert [seen(state, seat).log_from for seat in range(4)] == [5, 6, 3, 4]
    assert seen(state, None).log_from == 3


@rule("P-17")
def test_after_a_deal_nobody_looks_back_at_the_round_before() -> None:
    state = POISON.new(4, seed=5, first_dealer=3)
    while seen(state, None).round == 0:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert {seen(state, seat).log_from for seat in (0, 1, 2, 3, None)} == {state.step}


@rule("P-17")
def test_with_the_memory_aid_the_log_is_whole() -> None:
    state = POISON.new(4, seed=5, memory_aid=True)
    for _ in range(6):
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert {seen(state, seat).log_from for seat in (0, 1, 2, 3, None)} == {0}


@rule("P-18")
def test_an_empty_hand_is_passed_over() -> None:
    state = position(["red-1 red-1", "", "blue-1 blue-1"])
    pour(state, "red-1", "left")
    assert state.actors() == [2]


@rule("P-19")
def test_the_round_ends_with_the_last_card_and_cauldrons_count_for_nobody() -> None:
    state = position(["red-1", "poison", ""], middle="blue-7", dealer=2)
    pour(state, "red-1", "left")
    pour(state, "poison", "right")
    view = seen(state, None)
    assert view.round == 1
    assert list(view.pad) == [[0, 0, 0]]


@rule("P-19")
def test_everyone_shows_what_they_took() -> None:
    state = position(["", "", "red-1"], taken=["poison", "red-7 red-5", ""], turn=2)
    pour(state, "red-1", "left")
    scored = next(event for event in seen(state, None).events if isinstance(event, RoundScored))
    assert [pile.taken for pile in scored.piles] == [{"poison": 1}, {"red-5": 1, "red-7": 1}, {}]
