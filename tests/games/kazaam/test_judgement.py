"""What bots know of Kazaam!: they build, they finish, and they use their heads."""

from __future__ import annotations

import pytest

from athanor import Action, FastRng, State
from athanor.bots import bot
from athanor.bots.levels import SearchBot
from athanor.games.kazaam.actions import (
    Dig,
    Draw,
    Extract,
    Foresee,
    Gather,
    Lash,
    LetPass,
    Play,
    Restore,
    Steal,
    Take,
)

from .support import BODY, KAZAAM, act, position

JUDGEMENT = KAZAAM.judgement()
EIGHT = " ".join(BODY[:8])


def chosen(state: State, name: str = "greedy") -> Action:
    seat = state.actors()[0]
    thinker = SearchBot(FastRng(3), simulations=150) if name == "search" else bot(name, seed=3)
    return thinker.choose(state.view(seat))


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_finishes_when_it_wins(name: str) -> None:
    state = position(
        EIGHT, "fire-head", hands=["stone-right-ear bone-tail", ""], ingredients=["all*2"]
    )
    assert chosen(state, name) == Play("stone-right-ear")


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_does_not_finish_a_game_it_would_lose(name: str) -> None:
    state = position(
        " ".join("~" + tile for tile in BODY[:8]),
        "fire-head fire-torso fire-tail fire-left-leg fire-right-leg",
        hands=["stone-right-ear", ""],
        ingredients=["all*2"],
    )
    assert chosen(state, name) == Restore()


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_destroys_what_lies_face_down(name: str) -> None:
    rival = "~fire-head fire-torso fire-left-hand fire-right-hand fire-left-leg fire-right-leg"
    state = position("bone-tail bone-head", rival, left=1)
    assert chosen(state, name) == Lash(1, "head")


def test_a_head_is_used_against_a_tail_at_a_face_down_part_and_not_against_an_ear() -> None:
    state = position("bone-tail bone-left-ear", "fire-head ~fire-torso fire-left-ear")
    lashed = state.clone()
    act(lashed, Lash(1, "torso"))
    assert chosen(lashed) == Foresee()
    from athanor.games.kazaam.actions import Pry

    act(state, Pry("left-ear", 1))
    assert chosen(state) == LetPass()


def test_a_bot_saves_its_own_tail_from_a_head() -> None:
    state = position("bone-tail bone-head", "fire-head ~fire-torso")
    act(state, Lash(1, "torso"), Foresee())
    assert chosen(state) == Foresee()


def test_a_leg_digs_for_a_part_that_is_missing_and_payable() -> None:
    state = position(
        "fire-left-leg fire-head", "",
        discards="bone-head wood-left-ear wood-right-leg", ingredients=["sulphur mandrake"],
    )  # fmt: skip
    act(state, Dig("left-leg"))
    assert chosen(state, "search") == Take("wood-left-ear")


def test_a_torso_takes_what_the_next_tile_lacks() -> None:
    from athanor.games.kazaam.actions import Digest

    state = position("fire-torso", "", hands=["stone-left-leg", ""])
    act(state, Digest())
    wanted = Gather(("sulphur", "dragon-blood", "phoenix-feather"))
    assert chosen(state, "search") == wanted


def test_twins_and_peeks_are_not_searched() -> None:
    state = position(
        "fire-left-hand fire-right-hand fire-left-leg fire-right-leg fire-left-ear", "",
        hands=["", "bone-head"], discards="wood-tail wood-head",
    )  # fmt: skip
    tried = JUDGEMENT.candidates(state, 0)
    assert tried == [Draw(), Steal("left-hand", 1), Dig("left-leg"), state.legal(0)[-1]]


def test_values_are_shares_and_know_who_won() -> None:
    state = position(EIGHT, "fire-head", hands=["stone-right-ear", ""], ingredients=["all*2"])
    values = JUDGEMENT.values(state)
    assert sum(values) == pytest.approx(1.0)
    assert values[0] > 0.9
    act(state, Play("stone-right-ear"))
    assert JUDGEMENT.values(state) == [1.0, 0.0]


def test_ingredients_are_worth_more_while_they_are_needed() -> None:
    poor = position("", "", hands=["fire-head", ""])
    rich = position("", "", hands=["fire-head", ""], ingredients=["all*9"])
    extract = Extract("fire-head")
    assert JUDGEMENT.appeal(poor, 0, extract) > JUDGEMENT.appeal(rich, 0, extract)


def test_games_between_bots_end() -> None:
    for seats in (2, 4):
        for seed in range(3):
            state = KAZAAM.new(seats, seed=seed, tracing=False)
            players = [bot("greedy", seed=seed + seat) for seat in range(seats)]
            while not state.over:
                assert state.step < KAZAAM.meta.turn_cap
                seat = state.actors()[0]
                state.play(seat, players[seat].choose(state.view(seat)))
