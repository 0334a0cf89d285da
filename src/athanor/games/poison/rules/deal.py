"""The deal: P-05 to P-08, and the short hand, P-26 and P-27."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import DECK, names, one
from ..events import Dealt, RoundBegan
from ..model import ALL_OPEN, NO_HOMES, Table

SHORT_HAND: Final = 5


def choose_first_dealer(table: Table) -> None:
    chosen = table.options["first_dealer"]
    if isinstance(chosen, int):
        table.dealer = chosen
    else:
        table.dealer = table.rng.below(table.seats, "first-dealer")


def deal_round(table: Table) -> None:
    """Shuffle all cards and deal; the player on the dealer's left gets the first and starts."""
    clear(table)
    deck = DECK[:]
    table.rng.shuffle(deck, "deal")
    if table.short:
        deal_short_hands(table, deck)
    else:
        deal_out(table, deck)
    table.turn = (table.dealer + 1) % table.seats
    if table.tracing:
        tell_deal(table)


def clear(table: Table) -> None:
    """Every card back to the dealer."""
    for player in table.players:
        player.hand = 0
        player.hand_size = 0
        player.taken = 0
        player.last_turn = table.step
    for cauldron in table.cauldrons:
        cauldron.empty()
    table.homes = NO_HOMES
    table.open = ALL_OPEN
    table.aside = 0
    table.pile = []


def deal_out(table: Table, deck: list[int]) -> None:
    """One by one until none is left; three players deal as four, the fourth hand lies aside."""
    seats = table.seats
    hands = 4 if seats == 3 else seats
    cards = len(deck)
    for turn in range(hands):
        hand: i64 = 0
        size: i64 = 0
        card = turn
        while card < cards:
            hand += one(deck[card])
            size += 1
            card += hands
        if turn == seats:  # P-07: dealt last
            table.aside = hand
        else:
            player = table.players[(table.dealer + 1 + turn) % seats]
            player.hand = hand
            player.hand_size = size


def deal_short_hands(table: Table, deck: list[int]) -> None:
    seats = table.seats
    dealt = SHORT_HAND * seats
    for index in range(dealt):
        table.players[(table.dealer + 1 + index) % seats].receive(deck[index])
    table.pile = deck[dealt:]
    table.pile.reverse()


def tell_deal(table: Table) -> None:
    table.events.append(RoundBegan(table.round + 1, table.rounds, table.dealer, table.turn))
    for offset in range(table.seats):
        seat = (table.turn + offset) % table.seats
        cards = names(table.players[seat].hand)
        table.events.append(Dealt(seat, len(cards), cards))
