"""A move is foretold when its mover learns nothing by it: only then may it simply be taken back."""

from __future__ import annotations

import athanor
from athanor import Action, State
from athanor.contract.undo import foretold


def first_move(game: str, seats: int) -> tuple[State, int, Action]:
    state = athanor.game(game).new(seats, seed=5)
    seat = state.actors()[0]
    return state, seat, state.legal(seat)[0]


def after(state: State, seat: int, action: Action) -> bytes:
    played = state.clone()
    played.tracing = True
    played.play(seat, action)
    return played.view(seat).json()


def test_pouring_a_card_of_ones_hand_is_foretold() -> None:
    state, seat, pour = first_move("poison", 3)
    assert foretold(state.game, state.view(seat), pour, after(state, seat, pour))


def test_another_view_than_the_one_that_follows_is_not() -> None:
    state, seat, pour = first_move("poison", 3)
    assert not foretold(state.game, state.view(seat), pour, state.view(seat).json())


def test_a_drawn_tile_is_not_foretold() -> None:
    state, seat, _ = first_move("kazaam", 2)
    (draw,) = [action for action in state.legal(seat) if str(action) == "Draw()"]
    assert not foretold(state.game, state.view(seat), draw, after(state, seat, draw))


def test_a_move_that_cannot_be_made_is_not_foretold() -> None:
    state, seat, pour = first_move("poison", 3)
    other = (seat + 1) % 3
    assert not foretold(state.game, state.view(other), pour, state.view(other).json())


def test_nothing_is_foretold_to_somebody_who_watches() -> None:
    state, _, pour = first_move("poison", 3)
    assert not foretold(state.game, state.view(None), pour, state.view(None).json())
