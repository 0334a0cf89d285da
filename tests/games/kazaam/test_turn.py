"""Set-up and the five actions of a turn: K-01, K-07 to K-22."""

from __future__ import annotations

from collections import Counter

import pytest

from athanor import BadRequest, FastRng
from athanor.games.kazaam.actions import (
    Dig,
    Digest,
    Draw,
    EndTurn,
    Extract,
    Play,
    Pry,
    Restore,
    Steal,
)
from athanor.games.kazaam.box import box_of
from athanor.games.kazaam.events import BoardGiven, Dealt, Shuffled
from athanor.games.kazaam.rules.turn import KazaamState
from athanor.games.kazaam.tiles import PART_OF, PARTS, TILE_NAMES

from ..support import written
from .support import KAZAAM, act, board, discards, hand, ingredients, position, refusal, seen

rule = pytest.mark.rule
SIX = "fire-head fire-torso fire-tail fire-left-leg fire-left-ear fire-right-ear"


# -- set-up


@rule("K-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 40])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadRequest) as refused:
        KAZAAM.new(seats)
    assert refused.value.code == "seats-range"


@rule("K-07")
def test_everybody_gets_a_random_board_of_their_own() -> None:
    first: Counter[str] = Counter()
    for seed in range(60):
        events = KAZAAM.new(5, seed=seed).events
        boards = {event.seat: event.alchemist for event in events if isinstance(event, BoardGiven)}
        assert len(set(boards.values())) == 5
        first[boards[0]] += 1
    assert len(first) == 6


@rule("K-08")
def test_all_other_tiles_are_the_pile_and_it_is_shuffled() -> None:
    one, other = written(KAZAAM.new(3, seed=1)), written(KAZAAM.new(3, seed=2))
    assert len(one["pile"]) == 70 - 9
    assert one["discards"] == []
    assert one["pile"] != other["pile"]


@rule("K-09")
def test_everybody_draws_three_tiles_and_keeps_them_secret() -> None:
    state = KAZAAM.new(4, seed=5)
    assert [len(hand(state, seat)) for seat in range(4)] == [3, 3, 3, 3]
    for onlooker in (1, 2, 3, None):
        told = [e for e in seen(state, onlooker).events if isinstance(e, Dealt) and e.seat == 0]
        assert [event.tiles for event in told] == [None]


@rule("K-10")
def test_a_random_player_starts_unless_the_table_chose_one() -> None:
    assert {KAZAAM.new(3, seed=seed).actors()[0] for seed in range(40)} == {0, 1, 2}
    assert {KAZAAM.new(3, seed=seed, first=2).actors()[0] for seed in range(20)} == {2}


@rule("K-09", "K-10")
def test_the_deal_begins_with_the_player_who_starts() -> None:
    """The same pile, dealt from another player on: everyone has what the player as far behind the
    starting one had."""
    usual = KAZAAM.new(3, seed=1, first=0)
    turned = KAZAAM.new(3, seed=1, first=2)
    for behind in range(3):
        hand = seen(turned, (2 + behind) % 3).hand
        assert hand == seen(usual, behind).hand


@rule("K-11", "K-22")
def test_play_goes_to_the_left() -> None:
    state = KAZAAM.new(4, seed=1, first=2)
    turns = []
    for _ in range(6):
        turns.append(state.actors()[0])
        act(state, EndTurn())
    assert turns == [2, 3, 0, 1, 2, 3]
    assert refusal(state, Draw(), seat=3) == ("not-your-turn", "K-11")


# -- a turn


@rule("K-12")
def test_a_turn_has_three_actions_and_they_may_repeat() -> None:
    state = position("", "")
    act(state, Draw(), Draw())
    assert state.actors() == [0]
    assert seen(state, 1).left == 1
    act(state, Draw())
    assert state.actors() == [1]
    assert len(hand(state, 0)) == 3
    assert seen(state, 1).left == 3


@rule("K-12")
def test_a_player_may_stop_earlier() -> None:
    state = position("", "")
    act(state, Draw(), EndTurn())
    assert state.actors() == [1]
    act(state, EndTurn())
    assert state.actors() == [0]


def test_what_was_looked_up_last_is_not_what_is_played() -> None:
    state = position("", "")
    assert state.check(0, EndTurn()) is None
    state.apply(0, Draw())
    assert state.actors() == [0]
    assert seen(state, 0).left == 2
    copy = state.clone()
    assert state.check(0, Draw()) is None
    copy.apply(0, EndTurn())
    assert copy.actors() == [1]
    assert state.actors() == [0]


@rule("K-13")
def test_drawing_takes_the_next_tile_of_the_pile() -> None:
    state = position("", "", pile="bone-tail wood-tail")
    act(state, Draw())
    assert hand(state, 0) == ["wood-tail"]
    assert seen(state, 1).pile == 1


@rule("K-14")
def test_with_six_tiles_nothing_adds_a_tile_to_the_hand() -> None:
    state = position(
        "stone-left-hand stone-left-leg stone-left-ear",
        "",
        hands=[SIX, "bone-head"],
        discards="wood-head",
    )
    assert refusal(state, Draw()) == ("hand-full", "K-14")
    assert refusal(state, Steal("left-hand", 1)) == ("hand-full", "K-24")
    assert refusal(state, Dig("left-leg")) == ("hand-full", "K-25")
    assert not {Draw(), Steal("left-hand", 1), Dig("left-leg")} & set(state.legal(0))
    assert Pry("left-ear", 1) in state.legal(0)
    act(state, Extract("fire-head"))
    assert {Draw(), Steal("left-hand", 1), Dig("left-leg")} <= set(state.legal(0))


@rule("K-15")
def test_the_draw_that_empties_the_pile_shuffles_the_discards() -> None:
    state = position("", "", pile="bone-tail")
    waiting = len(discards(state))
    act(state, Draw())
    assert seen(state, None).pile == waiting
    assert discards(state) == []
    assert Shuffled(waiting) in state.events


@rule("K-15")
def test_with_neither_pile_nor_discards_a_discard_is_the_new_pile_at_once() -> None:
    state = everything_in_play()
    assert seen(state, None).pile == 0
    assert Draw() not in state.legal(0)
    tile = hand(state, 0)[0]
    act(state, Extract(tile))
    assert discards(state) == []
    assert seen(state, None).pile == 1
    act(state, Draw())
    assert tile in hand(state, 0)
    assert seen(state, None).pile == 0


def everything_in_play() -> KazaamState:
    """Five boards of eight parts and five hands of six: the only way to use up all 70 tiles."""
    boards: list[list[str]] = [[] for _ in range(5)]
    hands: list[str] = []
    for tile in box_of("standard").tiles:
        part, name = PARTS[PART_OF[tile]], TILE_NAMES[tile]
        free = [each for each in boards if len(each) < 8 and not any(part in t for t in each)]
        if free:
            free[0].append(name)
        else:
            hands.append(name)
    return position(
        *[" ".join(each) for each in boards],
        hands=[" ".join(hands[seat * 6 : seat * 6 + 6]) for seat in range(5)],
        pile="",
    )


@rule("K-16")
def test_a_tile_is_paid_with_the_ingredients_it_shows() -> None:
    state = position("", "", hands=["fire-left-ear", ""], ingredients=["mercury*2 sulphur"])
    act(state, Play("fire-left-ear"))
    assert board(state, 0) == "fire-left-ear"
    assert hand(state, 0) == []
    assert ingredients(state, 0) == {"mercury": 1}
    assert seen(state, None).supply["sulphur"] == 16


@rule("K-16")
def test_without_all_ingredients_a_tile_may_not_be_played() -> None:
    state = position("", "", hands=["fire-left-ear", ""], ingredients=["mercury*9 mandrake*9"])
    assert refusal(state, Play("fire-left-ear")) == ("cannot-pay", "K-16")
    assert Play("fire-left-ear") not in state.legal(0)
    assert refusal(state, Play("bone-left-ear")) == ("tile-not-in-hand", "K-16")


@rule("K-17")
def test_a_second_left_ear_is_refused_whatever_homunculus_it_is_of() -> None:
    state = position(
        "~fire-left-ear", "", hands=["bone-left-ear bone-right-ear", ""], ingredients=["all*3"]
    )
    assert refusal(state, Play("bone-left-ear")) == ("place-taken", "K-17")
    assert Play("bone-left-ear") not in state.legal(0)
    act(state, Play("bone-right-ear"))
    assert board(state, 0) == "~fire-left-ear bone-right-ear"


@rule("K-18")
def test_a_tile_is_played_face_up_on_its_own_place() -> None:
    state = position("", "", hands=["fire-tail", ""], ingredients=["all*3"])
    act(state, Play("fire-tail"))
    (placed,) = seen(state, 1).players[0].board
    assert (placed.part, placed.tile, placed.face_up) == ("tail", "fire-tail", True)


@rule("K-19")
def test_using_a_part_turns_it_face_down_and_it_cannot_be_used_again() -> None:
    state = position("fire-torso", "")
    act(state, Digest())
    assert board(state, 0) == "~fire-torso"
    act(state, state.legal(0)[0])
    assert refusal(state, Digest()) == ("part-face-down", "K-19")
    assert refusal(state, Dig("left-leg")) == ("part-missing", "K-19")


@rule("K-19")
def test_a_part_may_be_used_for_nothing() -> None:
    state = position("fire-left-ear bone-left-hand bone-left-leg", "")
    act(state, Pry("left-ear", 1), Steal("left-hand", 1), Dig("left-leg"))
    assert board(state, 0) == "~bone-left-hand ~bone-left-leg ~fire-left-ear"
    assert hand(state, 0) == []
    assert state.actors() == [1]


@rule("K-20")
def test_extracting_gives_what_the_tile_shows_and_the_favourite_ingredient() -> None:
    state = position("", "", hands=["fire-right-ear", ""])  # Severus prefers mercury
    act(state, Extract("fire-right-ear"))
    assert ingredients(state, 0) == {"mercury": 1, "unicorn-horn": 1, "dragon-blood": 1}
    assert discards(state) == ["fire-right-ear"]
    assert hand(state, 0) == []


@rule("K-20")
def test_what_the_supply_lacks_is_not_taken() -> None:
    state = position("", "", hands=["fire-right-ear", ""], ingredients=["", "all*16"])
    act(state, Extract("fire-right-ear"))
    assert ingredients(state, 0) == {}
    assert discards(state) == ["fire-right-ear"]


@rule("K-21")
def test_restoring_turns_all_tiles_up() -> None:
    state = position("~fire-head bone-tail ~wood-torso", "~fire-tail")
    act(state, Restore())
    assert board(state, 0) == "fire-head wood-torso bone-tail"
    assert board(state, 1) == "~fire-tail"


@rule("K-21")
def test_with_nothing_face_down_there_is_nothing_to_restore() -> None:
    state = position("fire-head", "~fire-tail")
    assert refusal(state, Restore()) == ("nothing-face-down", "K-21")
    assert Restore() not in state.legal(0)


@rule("K-12", "K-22")
def test_an_action_that_needs_a_choice_still_ends_the_turn() -> None:
    state = position("fire-torso", "", left=1)
    act(state, Digest())
    assert state.actors() == [0]
    act(state, state.legal(0)[0])
    assert state.actors() == [1]


def test_ingredients_and_tiles_are_never_made_or_lost() -> None:
    rng = FastRng(4)
    for seats in (2, 3, 4, 5):
        state = KAZAAM.new(seats, seed=seats)
        for _ in range(400):
            if state.over:
                break
            actions = state.legal(state.actors()[0])
            act(state, actions[rng.below(len(actions))])
            view = seen(state, None)
            for name, amount in view.supply.items():
                assert amount + sum(each.ingredients[name] for each in view.players) == 16
            tiles = view.pile + view.discards
            tiles += sum(each.hand_size + len(each.board) for each in view.players)
            assert tiles == 70
            assert all(each.hand_size <= 6 for each in view.players)
            assert bool(view.pile) or not view.discards
