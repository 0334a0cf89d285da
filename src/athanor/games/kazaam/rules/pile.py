"""The pile, the discards and the hand: K-13 to K-15."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import Drew, Shuffled
from ..model import DREW, MOST_IN_HAND, SHUFFLED, Player, Table
from ..tiles import TILE_NAMES


def may_draw(table: Table, player: Player) -> bool:
    return player.hand_size < MOST_IN_HAND and len(table.pile) > 0


def refuse_draw(table: Table, player: Player) -> IllegalAction | None:
    if player.hand_size >= MOST_IN_HAND:
        return IllegalAction("hand-full", "K-14", most=MOST_IN_HAND)
    if not table.pile:
        return IllegalAction("pile-empty", "K-15")
    return None


def draw(table: Table, seat: i64) -> None:
    tile: i64 = table.pile.pop()
    table.players[seat].receive(tile)
    table.saw(DREW, seat, 0, tile)
    if table.tracing:
        table.events.append(Drew(seat, TILE_NAMES[tile]))
    shuffle_discards_if_needed(table)


def discard(table: Table, tile: i64) -> None:
    table.put_on_discards(tile)
    shuffle_discards_if_needed(table)


def shuffle_discards_if_needed(table: Table) -> None:
    """K-15: as soon as the pile is empty and there are discards."""
    if table.pile or table.discard_size == 0:
        return
    pile = table.discards()
    table.rng.shuffle(pile, "discards")
    table.pile = pile
    table.discards_low = 0
    table.discards_high = 0
    table.discard_size = 0
    table.saw(SHUFFLED, 0, 0, 0)
    if table.tracing:
        table.events.append(Shuffled(len(pile)))
