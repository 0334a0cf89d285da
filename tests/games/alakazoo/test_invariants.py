"""Tokens and spells are neither made nor lost; bench/alakazoo_tokens.py plays 100,000 games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor import FastRng
from athanor.games.alakazoo.rules.invariants import check_tokens, play_out_checked
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import GAME, seat, tabled


@pytest.mark.rule("Z-04")
@settings(max_examples=20, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 1 << 60),
    tommy=st.booleans(),
    university=st.booleans(),
    book=st.sampled_from(["off", "bonus", "instead", "goal"]),
    hand_swap=st.sampled_from(["free", "same_type"]),
)
def test_thirty_magic_and_twelve_dark_tokens_at_every_step(
    seats: int, seed: int, tommy: bool, university: bool, book: str, hand_swap: str
) -> None:
    options = {"tommy": tommy, "university": university, "book": book, "hand_swap": hand_swap}
    state = GAME.new(seats, seed=seed, tracing=False, **options)
    assert isinstance(state, AlakazooState)
    assert play_out_checked(state, FastRng(seed), GAME.meta.turn_cap) > 0


def test_a_game_is_left_after_so_many_actions() -> None:
    state = GAME.new(2, seed=1, tracing=False)
    assert isinstance(state, AlakazooState)
    assert play_out_checked(state, FastRng(1), 5) == 5
    assert not state.over


def test_a_token_too_many_is_noticed() -> None:
    table = tabled(seat(), seat())
    check_tokens(table)
    table.magic += 1
    with pytest.raises(AssertionError):
        check_tokens(table)
