"""The pile, the columns and the discards: Z-08, Z-09, Z-12, Z-24, Z-61 to Z-63."""

from __future__ import annotations

from mypy_extensions import i64

from ..cards import NONE, SPELLS, TOMMY_CARD, TOMMY_CARDS, TOMMY_NAMES, one
from ..events import (
    ColumnFilled,
    ColumnsSwept,
    Discarded,
    Drew,
    Reshuffled,
    TommyDiscarded,
)
from ..model import COLUMN_LIMIT, COLUMNS, Player, Table


def next_card(table: Table) -> i64:
    """The top card of the pile, which may be Tommy's, or NONE (Z-12)."""
    if not table.pile:
        shuffle_discards(table)
        if not table.pile:
            return NONE
    card: i64 = table.pile.pop()
    if card >= TOMMY_CARD:
        table.tommy_seen &= ~one(card - TOMMY_CARD)
    return card


def shuffle_discards(table: Table) -> None:
    """The discards become part of the pile. Tommy's among them stay known by name."""
    cards = table.pile[:]
    card: i64 = 0
    while card < SPELLS:
        if table.discards & one(card):
            cards.append(card)
        card += 1
    card = 0
    while card < TOMMY_CARDS:
        if table.tommy_discards & one(card):
            cards.append(TOMMY_CARD + card)
        card += 1
    if not cards:
        return
    if table.tracing:
        table.events.append(Reshuffled(len(cards)))
    table.rng.shuffle(cards, "pile")
    table.pile = cards
    table.discards = 0
    table.tommy_seen |= table.tommy_discards
    table.tommy_discards = 0


def can_draw(table: Table) -> bool:
    """Whether there is anything to draw, as all can see."""
    return table.discards != 0 or len(table.pile) > 0


def spells_left(table: Table) -> bool:
    if table.discards != 0:
        return True
    for card in table.pile:
        if card < TOMMY_CARD:
            return True
    return False


def draw_spell(table: Table, seat: i64) -> bool:
    """A spell into hand. Tommy's cards are put away and the next is drawn (Z-63)."""
    while True:
        card = next_card(table)
        if card < 0:
            return False
        if card < TOMMY_CARD:
            table.players[seat].receive(card)
            if table.tracing:
                table.events.append(Drew(seat, table.name(card)))
            return True
        table.tommy_discards |= one(card - TOMMY_CARD)
        if table.tracing:
            table.events.append(TommyDiscarded(seat, TOMMY_NAMES[card - TOMMY_CARD]))
        if not spells_left(table):
            return False


def discard(table: Table, seat: i64, card: i64) -> None:
    """A spell from hand, face up (Z-09)."""
    table.players[seat].lose(card)
    table.discards |= one(card)
    if table.tracing:
        table.events.append(Discarded(seat, table.name(card)))


def lay(table: Table, column: i64) -> None:
    """A spell onto a column, if it has room. Tommy's cards act on the way (Z-62)."""
    laid = table.columns[column]
    while laid.count < COLUMN_LIMIT:
        card = next_card(table)
        if card < 0:
            return
        if card < TOMMY_CARD:
            laid.add(card)
            if table.tracing:
                table.events.append(ColumnFilled(column + 1, table.name(card)))
            return
        table.appears(card - TOMMY_CARD)


def lay_each(table: Table) -> None:
    """Z-24: one onto each column, left to right."""
    column: i64 = 0
    while column < COLUMNS:
        lay(table, column)
        column += 1


def sweep_columns(table: Table) -> None:
    """Every spell of the columns is discarded, and two are laid on each."""
    if table.tracing:
        table.events.append(ColumnsSwept(table.names(table.in_columns())))
    for column in table.columns:
        table.discards |= column.cards
        column.empty()
    lay_each(table)
    lay_each(table)


def size_of_columns(table: Table) -> i64:
    columns = table.columns
    return columns[0].count + columns[1].count + columns[2].count + columns[3].count


def take_from_columns(table: Table, card: i64, by: i64) -> None:
    """A spell leaves its column; `by` comes in its stead, or nothing does (Z-40)."""
    for column in table.columns:
        if column.cards & one(card):
            column.replace(card, by)


def show(player: Player, card: i64) -> None:
    """A spell comes into a hand before everyone's eyes."""
    player.receive(card)
    player.open |= one(card)


def pick_at_random(table: Table, cards: i64, count: i64, why: str) -> i64:
    """One of `count` cards of a set."""
    n: i64 = table.rng.below(count, why)
    rest: i64 = cards
    while n > 0:
        rest &= rest - 1
        n -= 1
    card: i64 = 0
    while (rest >> card) & 1 == 0:
        card += 1
    return card


def hide_hand(table: Table, seat: i64, other: i64) -> None:
    """A card is about to leave this hand unseen by all but `other`: the rest of the table cannot
    tell any longer which of the cards they knew are still there."""
    player = table.players[seat]
    viewer: i64 = 0
    while viewer < table.seats:
        if viewer == other:
            player.told[viewer] |= player.open
        else:
            player.told[viewer] = 0
        viewer += 1
    player.open = 0


def move_unseen(table: Table, seat: i64, other: i64, cards: i64) -> None:
    """From hand to hand; who gives them knows where they are."""
    giver = table.players[seat]
    receiver = table.players[other]
    rest: i64 = cards
    card: i64 = 0
    while rest != 0:
        if rest & 1:
            giver.lose(card)
            receiver.receive(card)
            receiver.told[seat] |= one(card)
        rest >>= 1
        card += 1
