"""Positions of Poison in a line or two."""

from __future__ import annotations

from typing import Any

import athanor
from athanor import State
from athanor.games.poison.actions import Place, Pour
from athanor.games.poison.cards import COPIES, NAMES
from athanor.games.poison.rules.turn import PoisonState
from athanor.games.poison.view import PoisonView

POISON = athanor.game("poison")


def all_but(named: list[str]) -> list[str]:
    found: list[str] = []
    for name, copies in zip(NAMES, COPIES, strict=True):
        found += [name] * (copies - named.count(name))
    return found


def position(
    hands: list[str],
    left: str = "",
    middle: str = "",
    right: str = "",
    taken: list[str] | None = None,
    turn: int = 0,
    dealer: int | None = None,
    pad: list[list[int]] | None = None,
    pile: str = "",
    **options: Any,
) -> PoisonState:
    """A table from cards named in words: position(["red-7 poison", "blue-1", ""], left="red-5").

    Cards not named anywhere lie aside, so that there are always 50. (In a real game they would have
    been taken or set aside; no rule looks at them.)
    """
    seats = len(hands)
    fresh = POISON.new(seats, seed=1, **options).position()
    cauldrons = [left.split(), middle.split(), right.split()]
    piles = [cards.split() for cards in taken or [""] * seats]
    held = [cards.split() for cards in hands]
    named = [card for cards in [*cauldrons, *piles, *held, pile.split()] for card in cards]
    done = pad or []
    state = POISON.from_position(
        fresh
        | {
            "hands": held,
            "taken": piles,
            "cauldrons": cauldrons,
            "aside": all_but(named),
            "pile": pile.split(),
            "turn": turn,
            "dealer": (turn - 1) % seats if dealer is None else dealer,
            "round": len(done),
            "pad": done,
        }
    )
    assert isinstance(state, PoisonState)
    return state


def pour(state: State, card: str, place: Place) -> None:
    """The player whose turn it is pours."""
    state.play(state.actors()[0], Pour(card, place))


def held(state: State, seat: int) -> list[str]:
    hand = seen(state, seat).hand
    return list(hand or ())


def taken(state: State, seat: int) -> list[str]:
    tally: dict[str, int] = seen(state, None).players[seat].taken
    return [card for card, count in tally.items() for _ in range(count)]


def cauldron(state: State, place: int) -> list[str]:
    cards = seen(state, None).cauldrons[place].cards
    return list(cards)


def refusal(state: State, card: str, place: Place, seat: int | None = None) -> tuple[str, str]:
    """Code and rule with which a pour is refused."""
    refused = state.check(
        state.actors()[0] if seat is None else seat,
        Pour(card, place),
    )
    assert refused is not None
    return refused.code, refused.rule


def seen(state: State, seat: int | None) -> PoisonView:
    """What a seat of this game sees, or a spectator."""
    view = state.view(seat)
    assert isinstance(view, PoisonView)
    return view
