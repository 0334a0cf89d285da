"""What a seat of Kazaam! may know: K-40, and what it has seen with its own eyes.

Boards, ingredients and numbers of tiles are open. Hands, the pile and what a leg took are secret;
of those, `whereabouts` tells what this seat has learned and can still be true.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from athanor.contract import Secret, Told, View, head

from .actions import KazaamAction, Part
from .box import box_of
from .events import (
    BoardGiven,
    CameToNothing,
    Cancelled,
    Dealt,
    Destroyed,
    Drew,
    Dug,
    Extracted,
    Foresaw,
    GameBegan,
    GameEnded,
    Gathered,
    KazaamEvent,
    Passed,
    Played,
    Points,
    Pried,
    Restored,
    Shuffled,
    Stole,
    TurnBegan,
    TurnedDown,
    TurnEnded,
    Used,
)
from .model import NONE, TAKE_TILE, Memory
from .model import Use as Pending
from .rules.heads import next_asked
from .rules.knowledge import groups_of, recall, tiles_in
from .rules.score import points_of
from .rules.turn import KazaamState
from .tiles import (
    HOMUNCULI,
    INGREDIENTS,
    KINDS,
    PART_COUNT,
    PARTS,
    TILE_NAMES,
    count,
    ingredient_names,
    tile_names,
    unpack,
)

Place = int | str

#: Who sees what happens between two players.
BOTH: Final = ("seat", "target_seat")


class Tile(Struct, frozen=True):
    """What is printed on a tile: `price` to play it, `gain` when it is extracted (K-04)."""

    price: Sequence[str]
    gain: Sequence[str]


class Placed(Struct, frozen=True):
    """A tile in play."""

    part: Part
    tile: str
    face_up: bool


class Player(Struct, frozen=True):
    """What all see of a player. `points` is what the board would score if the game ended now."""

    alchemist: str
    ingredient: str
    homunculus: str
    board: Sequence[Placed]
    ingredients: dict[str, int]
    hand_size: int
    points: Points


class Use(Struct, frozen=True):
    """A part in use whose effect is pending. `asked` seats have answered it or let it pass, those
    `to_ask` may answer it yet, in this order."""

    seat: int
    part: Part
    target_seat: int | None
    target_part: Part | None
    asked: Sequence[int]
    to_ask: Sequence[int]


class Whereabouts(Struct, frozen=True):
    """Each of `tiles` is in one of `places`: the hand of a seat (its number), "pile", "discards".
    How many tiles a place holds is told elsewhere in the view."""

    places: Sequence[Place]
    tiles: Sequence[str]


class KazaamView(View, frozen=True, kw_only=True):
    """`hand` is None for a spectator. `left` counts the actions left to `turn`. `uses` is the stack
    of parts in use, the last one being asked about. `whereabouts` holds every tile that this seat
    does not see. `tiles` says what is printed on each tile in hand, in play or to be dug for."""

    actions: Sequence[KazaamAction]
    events: Sequence[KazaamEvent]
    first: int
    turn: int
    left: int
    finisher: int | None
    players: Sequence[Player]
    hand: Sequence[str] | None
    supply: dict[str, int]
    pile: int
    discards: int
    uses: Sequence[Use]
    whereabouts: Sequence[Whereabouts]
    tiles: dict[str, Tile]


#: Tiles that go from hand to hand, or come from the pile, are seen by those who handle them.
TOLD: Final = Told(
    GameBegan,
    BoardGiven,
    Secret(Dealt, "tiles"),
    TurnBegan,
    Secret(Drew, "tile"),
    Shuffled,
    Played,
    Extracted,
    Restored,
    TurnEnded,
    Used,
    Foresaw,
    Passed,
    Cancelled,
    Secret(Pried, "tiles", known_to=BOTH),
    Secret(Stole, "tile", known_to=BOTH),
    Secret(Dug, "tile"),
    Gathered,
    CameToNothing,
    TurnedDown,
    Destroyed,
    GameEnded,
)


def view(state: KazaamState, seat: int | None) -> KazaamView:
    memory = recall(state, state.seats if seat is None else seat)
    return KazaamView(
        **head(state, seat, TOLD),
        first=state.first,
        turn=state.turn,
        left=state.left,
        finisher=None if state.finisher == NONE else state.finisher,
        players=[player(state, each) for each in range(state.seats)],
        hand=None if seat is None else tile_names(held(state, seat)),
        supply=counts(state.supply),
        pile=len(state.pile),
        discards=state.discard_size,
        uses=[pending(state, index) for index in range(len(state.uses))],
        whereabouts=whereabouts(memory, state.seats),
        tiles=printed(state, seat, memory),
    )


def held(state: KazaamState, seat: int) -> list[int]:
    return unpack(state.players[seat].hand, state.players[seat].hand_size)


def counts(bag: int) -> dict[str, int]:
    return {INGREDIENTS[kind]: count(bag, kind) for kind in range(KINDS)}


def player(state: KazaamState, seat: int) -> Player:
    seen = state.players[seat]
    alchemist = state.box.alchemists[seen.alchemist]
    return Player(
        alchemist=alchemist.name,
        ingredient=INGREDIENTS[alchemist.ingredient],
        homunculus=HOMUNCULI[alchemist.homunculus],
        board=[
            Placed(PARTS[part], TILE_NAMES[seen.tile_at(part)], bool(seen.up >> part & 1))
            for part in range(PART_COUNT)
            if seen.parts >> part & 1
        ],
        ingredients=counts(seen.ingredients),
        hand_size=seen.hand_size,
        points=points_of(state, seat),
    )


def pending(state: KazaamState, index: int) -> Use:
    use = state.uses[index]
    return Use(
        seat=use.seat,
        part=PARTS[use.part],
        target_seat=None if use.target_seat == NONE else use.target_seat,
        target_part=None if use.target_part == NONE else PARTS[use.target_part],
        asked=[seat for seat in range(state.seats) if use.asked >> seat & 1],
        to_ask=to_ask(state, use),
    )


def to_ask(state: KazaamState, use: Pending) -> list[int]:
    """Who may answer the last use yet. Of those under it, that is seen when they come up again."""
    found: list[int] = []
    asked = use.asked
    while use is state.uses[-1]:
        seat = next_asked(state, use.seat, use.target_seat, asked)
        if seat == NONE:
            break
        found.append(seat)
        asked |= 1 << seat
    return found


def whereabouts(memory: Memory, seats: int) -> list[Whereabouts]:
    groups = sorted((places, tiles) for tiles, places in groups_of(memory))
    return [
        Whereabouts(
            [place_name(place, seats) for place in range(seats + 2) if places >> place & 1],
            [TILE_NAMES[tile] for tile in tiles_in(tiles)],
        )
        for places, tiles in groups
    ]


def place_name(place: int, seats: int) -> Place:
    if place < seats:
        return place
    return "pile" if place == seats else "discards"


def printed(state: KazaamState, seat: int | None, memory: Memory) -> dict[str, Tile]:
    """K-04, for the tiles that this seat can use or sees used."""
    seen: set[int] = set()
    if seat is not None:
        seen.update(held(state, seat))
        if state.phase == TAKE_TILE and state.turn == seat:
            seen.update(state.discards())
    for each in state.players:
        seen.update(each.tile_at(part) for part in range(PART_COUNT) if each.parts >> part & 1)
    for tiles, places in groups_of(memory):
        if places.bit_count() == 1 and places < 1 << state.seats:
            seen.update(tiles_in(tiles))
    faces = faces_of(state.options["box"])
    return {TILE_NAMES[tile]: faces[tile] for tile in sorted(seen)}


@lru_cache(maxsize=32)
def faces_of(option: str) -> dict[int, Tile]:
    box = box_of(option)
    return {
        tile: Tile(ingredient_names(box.price[tile]), ingredient_names(box.gain[tile]))
        for tile in box.tiles
    }
