"""Positions of Kazaam! in a line or two."""

from __future__ import annotations

from typing import Any

import athanor
from athanor import Action, State
from athanor.games.kazaam.rules.turn import KazaamState
from athanor.games.kazaam.tiles import INGREDIENTS, PART_OF, PARTS, TILE_NAMES, TILE_OF
from athanor.games.kazaam.view import KazaamView

from ..support import written

KAZAAM = athanor.game("kazaam")

#: Nine parts in order, of which the first n make a board of n.
BODY = [
    "stone-head",
    "stone-torso",
    "stone-tail",
    "stone-left-hand",
    "stone-right-hand",
    "stone-left-leg",
    "stone-right-leg",
    "stone-left-ear",
    "stone-right-ear",
]


def all_tiles(seats: int, options: dict[str, Any]) -> list[str]:
    state = KAZAAM.new(seats, seed=1, **options)
    assert isinstance(state, KazaamState)
    return [TILE_NAMES[tile] for tile in state.box.tiles]


def bags(ingredients: list[str], seats: int) -> list[dict[str, int]]:
    return [bag(words) for words in ingredients] + [{}] * (seats - len(ingredients))


def position(
    *boards: str,
    hands: list[str] | None = None,
    ingredients: list[str] | None = None,
    discards: str = "",
    pile: str | None = None,
    turn: int = 0,
    left: int = 3,
    alchemists: str = "severus zosima perenella cornelius basilius",
    whereabouts: object = None,
    **options: Any,
) -> KazaamState:
    """A table from tiles named in words, one board for each seat; "~" before a tile lays it face
    down: position("fire-tail ~bone-head", "", hands=["wood-torso", ""], ingredients=["mercury*3"]).

    Tiles that are not named are in the pile, or, where a pile is given, in the discards.
    """
    seats = len(boards)
    laid = [[placed(word) for word in board.split()] for board in boards]
    held = [words.split() for words in hands or [""] * seats]
    named = [tile["tile"] for board in laid for tile in board]
    named += [tile for hand in held for tile in hand] + discards.split() + (pile or "").split()
    rest = [tile for tile in all_tiles(seats, options) if tile not in named]
    restored = KAZAAM.from_position(
        KAZAAM.new(seats, seed=1, **options).position()
        | {
            "first": 0,
            "turn": turn,
            "left": left,
            "alchemists": alchemists.split()[:seats],
            "hands": held,
            "boards": laid,
            "ingredients": bags(ingredients or [], seats),
            "pile": rest if pile is None else pile.split(),
            "discards": discards.split() + ([] if pile is None else rest),
            "whereabouts": whereabouts,
        }
    )
    assert isinstance(restored, KazaamState)
    return restored


def placed(word: str) -> dict[str, object]:
    tile = word.removeprefix("~")
    part = PARTS[PART_OF[TILE_OF[tile]]]
    return {"part": part, "tile": tile, "face_up": not word.startswith("~")}


def bag(words: str) -> dict[str, int]:
    """ "mercury*2 sulphur" or "all*3" """
    amounts: dict[str, int] = {}
    for word in words.split():
        name, _, many = word.partition("*")
        for each in INGREDIENTS if name == "all" else [name]:
            amounts[each] = amounts.get(each, 0) + int(many or 1)
    return amounts


def act(state: State, *actions: Action) -> None:
    """Whoever is asked does these, one after the other."""
    for action in actions:
        state.play(state.actors()[0], action)


def hand(state: State, seat: int) -> list[str]:
    return list(seen(state, seat).hand or ())


def board(state: State, seat: int) -> str:
    """The board as `position` takes it."""
    player = seen(state, None).players[seat]
    return " ".join(("" if each.face_up else "~") + each.tile for each in player.board)


def ingredients(state: State, seat: int) -> dict[str, int]:
    amounts = seen(state, None).players[seat].ingredients
    return {name: amount for name, amount in amounts.items() if amount}


def discards(state: State) -> list[str]:
    return list(written(state)["discards"])


def refusal(state: State, action: Action, seat: int | None = None) -> tuple[str, str]:
    """Code and rule with which an action is refused."""
    refused = state.check(state.actors()[0] if seat is None else seat, action)
    assert refused is not None
    return refused.code, refused.rule


def whereabouts(state: State, onlooker: int | None) -> dict[str, list[int | str]]:
    """For each tile that an onlooker does not see, where it can be."""
    return {
        tile: list(group.places)
        for group in seen(state, onlooker).whereabouts
        for tile in group.tiles
    }


def points(state: State, seat: int) -> tuple[int, int, int, int]:
    """Parts, favourites, kinship and the finisher's bonus."""
    found = seen(state, None).players[seat].points
    assert found.total == found.parts + found.favourites + found.kinship + found.finisher
    return found.parts, found.favourites, found.kinship, found.finisher


def seen(state: State, seat: int | None) -> KazaamView:
    """What a seat of this game sees, or a spectator."""
    view = state.view(seat)
    assert isinstance(view, KazaamView)
    return view
