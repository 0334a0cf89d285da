"""Positions of Kazaam!: the snapshot that tests, puzzles and bug reports are made of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from athanor.contract import BadPosition, Json

from .imagine import bag_from
from .model import (
    ACTIONS_A_TURN,
    ANSWER,
    MOST_IN_HAND,
    NONE,
    PHASES,
    Memory,
    Phase,
    Use,
)
from .rules.heads import next_asked
from .rules.knowledge import heap_of, heap_of_discards, memory_of, open_table, recall
from .rules.pruning import prune
from .rules.setup import take_board
from .rules.turn import KazaamState
from .tiles import (
    ALL_PARTS,
    HEAD,
    INGREDIENTS,
    PART_OF,
    PARTS,
    TILE_NAMES,
    TILE_OF,
    covers,
    tile_names,
    unpack,
)
from .view import Place, Placed, Whereabouts, counts, held, pending, player, whereabouts
from .view import Use as PendingUse

Known = list[Whereabouts]


class Body(msgspec.Struct, kw_only=True):
    """What a position of Kazaam! holds beside the head that all games share. See the README."""

    first: int
    turn: int
    left: int
    phase: Phase
    finisher: int | None
    alchemists: list[str]
    hands: list[list[str]]
    boards: list[list[Placed]]
    ingredients: list[dict[str, int]]
    pile: list[str]
    discards: list[str]
    uses: list[PendingUse]
    whereabouts: list[Known] | None = None


def write(state: KazaamState) -> Json:
    body = Body(
        first=state.first,
        turn=state.turn,
        left=state.left,
        phase=PHASES[state.phase],
        finisher=None if state.finisher == NONE else state.finisher,
        alchemists=[state.box.alchemists[each.alchemist].name for each in state.players],
        hands=[
            [TILE_NAMES[tile] for tile in unpack(each.hand, each.hand_size)]
            for each in state.players
        ],
        boards=[list(player(state, seat).board) for seat in range(state.seats)],
        ingredients=[counts(each.ingredients) for each in state.players],
        pile=[TILE_NAMES[tile] for tile in state.pile],
        discards=tile_names(state.discards()),
        uses=[pending(state, index) for index in range(len(state.uses))],
        whereabouts=[
            whereabouts(recall(state, onlooker), state.seats) for onlooker in range(state.seats + 1)
        ],
    )
    written: Json = msgspec.to_builtins(body)
    return written


def read(position: Json, state: KazaamState) -> None:
    """Fills a laid-out table, or refuses what no game of Kazaam! could have come to."""
    try:
        body = msgspec.convert(position, Body)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    for name in ("alchemists", "hands", "boards", "ingredients"):
        _length(name, getattr(body, name), state.seats)
    _count_tiles(state, body)
    _give_boards(state, body)
    _lay_tiles(state, body)
    _give_ingredients(state, body)
    _set_turn(state, body)
    _stack_uses(state, body)
    _remember(state, body.whereabouts)


def _count_tiles(state: KazaamState, body: Body) -> None:
    """K-02: each tile of the box is in exactly one place."""
    named = [placed.tile for board in body.boards for placed in board]
    named += [tile for place in (*body.hands, body.pile, body.discards) for tile in place]
    for name in named:
        if name not in TILE_OF or TILE_OF[name] not in state.box.tiles:
            raise BadPosition("no-such-tile", "K-02", tile=name)
        if named.count(name) > 1:
            raise BadPosition("position-twice", "K-02", tile=name)
    for tile in state.box.tiles:
        if TILE_NAMES[tile] not in named:
            raise BadPosition("position-missing", "K-02", tile=TILE_NAMES[tile])


def _give_boards(state: KazaamState, body: Body) -> None:
    names = [alchemist.name for alchemist in state.box.alchemists]
    for seat, name in enumerate(body.alchemists):
        if name not in names or body.alchemists.count(name) > 1:
            raise BadPosition("position-alchemist", "K-07", name=name)
        take_board(state, seat, names.index(name))


def _lay_tiles(state: KazaamState, body: Body) -> None:
    for seat, each in enumerate(state.players):
        if len(body.hands[seat]) > MOST_IN_HAND:
            raise BadPosition("hand-full", "K-14", most=MOST_IN_HAND)
        for name in body.hands[seat]:
            each.receive(TILE_OF[name])
        for placed in body.boards[seat]:
            part = PARTS.index(placed.part)
            if PART_OF[TILE_OF[placed.tile]] != part:
                raise BadPosition("position-part", "K-18", tile=placed.tile, part=placed.part)
            if each.parts >> part & 1:
                raise BadPosition("place-taken", "K-17", part=placed.part)
            each.place(TILE_OF[placed.tile], part)
            if not placed.face_up:
                each.up &= ~(1 << part)
    state.pile = [TILE_OF[name] for name in body.pile]
    for name in body.discards:
        state.put_on_discards(TILE_OF[name])
    if state.discard_size and not state.pile:
        raise BadPosition("position-pile", "K-15")


def _give_ingredients(state: KazaamState, body: Body) -> None:
    """K-05: what the players do not have is in the supply."""
    for seat, each in enumerate(state.players):
        amounts = {name: body.ingredients[seat].get(name, 0) for name in INGREDIENTS}
        for name in body.ingredients[seat]:
            if name not in INGREDIENTS:
                raise BadPosition("no-such-ingredient", "K-05", name=name)
        for name, amount in amounts.items():
            if not 0 <= amount <= state.box.of_each:
                raise BadPosition("position-supply", "K-05", name=name)
        each.ingredients = bag_from(amounts)
        if not covers(state.supply, each.ingredients):
            raise BadPosition("position-supply", "K-05", name=", ".join(amounts))
        state.supply -= each.ingredients


def _set_turn(state: KazaamState, body: Body) -> None:
    seats = state.seats
    least = 1 if body.phase == "act" and body.finisher is None else 0
    if not (0 <= body.turn < seats and 0 <= body.first < seats):
        raise BadPosition("position-turn", "K-11", turn_seat=body.turn)
    if not least <= body.left <= ACTIONS_A_TURN:
        raise BadPosition("position-left", "K-12", left=body.left)
    complete = [seat for seat in range(seats) if state.players[seat].parts == ALL_PARTS]
    if complete != ([] if body.finisher is None else [body.finisher]):
        raise BadPosition("position-finisher", "K-34")
    state.first, state.turn, state.left = body.first, body.turn, body.left
    state.finisher = NONE if body.finisher is None else body.finisher
    state.phase = PHASES.index(body.phase)
    if body.phase == "take" and state.discard_size < 2:
        raise BadPosition("position-phase", "K-25", phase=body.phase)


def _stack_uses(state: KazaamState, body: Body) -> None:
    """K-30, K-32: a stack of uses goes with an open window, and each head answers what is below."""
    if bool(body.uses) != (body.phase == "answer"):
        raise BadPosition("position-phase", "K-30", phase=body.phase)
    for depth, each in enumerate(body.uses):
        target_seat = NONE if each.target_seat is None else each.target_seat
        target_part = NONE if each.target_part is None else PARTS.index(each.target_part)
        for seat in (each.seat, *each.asked, max(0, target_seat)):
            if not 0 <= seat < state.seats:
                raise BadPosition("position-use", "K-30", seat=seat)
        part = PARTS.index(each.part)
        below = state.uses[-1] if state.uses else None
        if (below is None) != (part != HEAD) or (below is None and each.seat != state.turn):
            raise BadPosition("position-use", "K-32", seat=each.seat)
        if below is not None and (target_seat, target_part) != (below.seat, below.part):
            raise BadPosition("position-use", "K-32", seat=each.seat)
        use = Use(each.seat, part, target_seat, target_part)
        for seat in each.asked:
            use.asked |= 1 << seat
        state.uses.append(use)
        if depth == len(body.uses) - 1:
            state.asked = next_asked(state, use.seat, use.target_seat, use.asked)
            if state.asked == NONE:
                raise BadPosition("position-use", "K-41", seat=each.seat)
    assert (state.phase == ANSWER) == (state.asked != NONE)


def _remember(state: KazaamState, known: list[Known] | None) -> None:
    """Without `whereabouts` everyone remembers only what an onlooker could know who came now."""
    if known is None:
        state.memories = [open_table(state, onlooker) for onlooker in range(state.seats + 1)]
        for memory in state.memories:
            assert memory is not None
            prune(memory)
        return
    _length("whereabouts", known, state.seats + 1)
    for onlooker, groups in enumerate(known):
        state.memories[onlooker] = _memory(state, onlooker, groups)


def _memory(state: KazaamState, onlooker: int, groups: Known) -> Memory:
    """What an onlooker remembers must be possible: each tile may be where it is."""
    memory = open_table(state, onlooker)
    possible = [0] * (state.seats + 2)
    for group in groups:
        for name in group.tiles:
            if name not in TILE_OF:
                raise BadPosition("no-such-tile", "K-02", tile=name)
        heap = heap_of([TILE_OF[name] for name in group.tiles])
        for place in group.places:
            possible[_place(state, place)] |= heap
    truth = [heap_of(held(state, seat)) for seat in range(state.seats)]
    truth += [heap_of(state.pile), heap_of_discards(state)]
    if onlooker < state.seats:
        truth[onlooker] = 0
    everything = 0
    for place, tiles in enumerate(truth):
        everything |= tiles
        if tiles & ~possible[place]:
            raise BadPosition("position-knowledge", "K-40", seat=onlooker)
    for tiles in possible:
        if tiles & ~everything:
            raise BadPosition("position-knowledge", "K-40", seat=onlooker)
    found = memory_of(possible, memory.sizes)
    prune(found)
    return found


def _place(state: KazaamState, place: Place) -> int:
    if isinstance(place, int) and 0 <= place < state.seats:
        return place
    if place in ("pile", "discards"):
        return state.seats + (place == "discards")
    raise BadPosition("position-place", "K-40", place=str(place))


def _length(name: str, found: Sequence[object], wanted: int) -> None:
    if len(found) != wanted:
        raise BadPosition("position-length", place=name, count=len(found), wanted=wanted)
