"""Why an action is against the rules. What is legal is said beside the rules themselves."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import (
    Dig,
    Digest,
    Draw,
    EndTurn,
    Extract,
    Foresee,
    Gather,
    Lash,
    LetPass,
    Play,
    Pry,
    Restore,
    Steal,
    Take,
)
from ..model import ACT, ANSWER, GATHER_INGREDIENTS, NONE, TAKE_TILE, Table
from ..tiles import INGREDIENTS, PARTS, TILE_OF
from .build import refuse_extract, refuse_play, refuse_restore
from .catalogue import (
    DRAW,
    END_TURN,
    EXTRACT,
    FORESEE,
    GATHER,
    LASH,
    RESTORE,
    TAKE,
)
from .heads import part_aimed_at, part_used, seat_aimed_at
from .parts import refuse_gather, refuse_take, refuse_use
from .pile import refuse_draw


def refuse(table: Table, seat: i64, index: i64) -> IllegalAction | None:
    """Judges an action of the catalogue."""
    if table.finisher != NONE:
        return IllegalAction("game-over", "K-34")
    if table.phase == ANSWER:
        return refuse_in_window(table, seat, index)
    if index >= FORESEE:
        if seat == table.turn and index == FORESEE:
            return IllegalAction("head-no-action", "K-33")
        return IllegalAction("no-window", "K-30")
    if seat != table.turn:
        return IllegalAction("not-your-turn", "K-11", seat=seat, turn_seat=table.turn)
    if table.phase == TAKE_TILE:
        if TAKE <= index < GATHER:
            return refuse_take(table, index - TAKE)
        return IllegalAction("take-first", "K-25")
    if table.phase == GATHER_INGREDIENTS:
        if GATHER <= index < LASH:
            return refuse_gather(table, index - GATHER)
        return IllegalAction("gather-first", "K-27")
    return refuse_in_turn(table, seat, index)


def refuse_in_window(table: Table, seat: i64, index: i64) -> IllegalAction | None:
    if index < FORESEE:
        if seat == table.asked:
            return IllegalAction("answer-first", "K-30")
        return IllegalAction("window-open", "K-30", asked_seat=table.asked)
    if seat != table.asked:
        return IllegalAction("not-asked", "K-31", asked_seat=table.asked)
    return None


def refuse_in_turn(table: Table, seat: i64, index: i64) -> IllegalAction | None:
    assert table.phase == ACT
    player = table.players[seat]
    if index < EXTRACT:
        return refuse_play(table, player, index)
    if index < TAKE:
        return refuse_extract(player, index - EXTRACT)
    if index < GATHER:
        return IllegalAction("nothing-to-take", "K-25")
    if index < LASH:
        return IllegalAction("nothing-to-gather", "K-27")
    if index < DRAW:
        return refuse_use(table, seat, part_used(index), seat_aimed_at(index), part_aimed_at(index))
    if index == DRAW:
        return refuse_draw(table, player)
    if index == RESTORE:
        return refuse_restore(player)
    assert index == END_TURN
    return None


def refuse_unknown(action: Action) -> IllegalAction:
    """Judges what is not in the catalogue."""
    if isinstance(action, (Play, Extract, Take)) and action.tile not in TILE_OF:
        return IllegalAction("no-such-tile", "K-02", tile=str(action.tile))
    if isinstance(action, Gather):
        for ingredient in action.ingredients:
            if ingredient not in INGREDIENTS:
                return IllegalAction("no-such-ingredient", "K-05", name=str(ingredient))
        return IllegalAction("gather-count", "K-27", count=len(action.ingredients), wanted=3)
    if isinstance(action, (Pry, Steal, Dig)) and action.part not in PARTS:
        return IllegalAction("no-such-part", "K-02", part=str(action.part))
    if isinstance(action, Lash) and action.target_part not in PARTS:
        return IllegalAction("no-such-part", "K-02", part=str(action.target_part))
    if isinstance(action, (Pry, Steal, Lash)):
        return IllegalAction("no-such-player", "K-01", target_seat=action.target_seat)
    if isinstance(action, (Draw, Digest, Restore, EndTurn, Foresee, LetPass, Dig)):
        return IllegalAction("no-such-part", "K-02", part=type(action).__name__)
    return IllegalAction("foreign-action", action=type(action).__name__)
