"""Tommy the sly ferret: Z-60 to Z-64. What happens once is here; what lasts is among the
`effects`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import GUARDIAN_NAMES, PART_NAMES, PARTS, SYMBOL, SYMBOL_NAMES, one, size
from ..events import Covered, Drained, HandsPassed, Uncovered
from ..model import SLOTS, Player, Table
from ..tables import TOMMY, Card
from .dark import put_dark, return_dark
from .dice import put_token
from .effects import feed_guardian, make_effect
from .moments import Effect
from .phases import FOR_TOMMY
from .pile import (
    discard,
    draw_spell,
    lay_each,
    pick_at_random,
    shuffle_discards,
    sweep_columns,
)


class AllGainMagic(Effect):
    """Every guardian with a free slot gets a magic token; if the supply cannot serve all, none
    does."""

    def strikes(self, table: Table) -> None:
        wanting: i64 = 0
        for player in table.players:
            if has_free_slot(player):
                wanting += 1
        if wanting <= table.magic:
            for seat in range(table.seats):
                feed_guardian(table, seat)


class AllLoseMagic(Effect):
    """Every player's guardian returns a magic token."""

    def strikes(self, table: Table) -> None:
        for seat in range(table.seats):
            for guardian in table.players[seat].guardians:
                if guardian.magic > 0:
                    guardian.magic -= 1
                    table.magic += 1
                    if table.tracing:
                        table.events.append(Drained(seat, GUARDIAN_NAMES[guardian.kind]))
                    break


class AllLoseDark(Effect):
    """All dark tokens go back."""

    def strikes(self, table: Table) -> None:
        for seat in range(table.seats):
            return_dark(table, seat)


class AllGainDark(Effect):
    """Every player without a dark token takes one."""

    def strikes(self, table: Table) -> None:
        for seat in range(table.seats):
            player = table.players[seat]
            if player.dark() == 0:
                put_dark(table, seat, player.guardians[0], FOR_TOMMY)


class RenewColumnsOnce(Effect):
    """The columns are discarded and laid anew."""

    def strikes(self, table: Table) -> None:
        sweep_columns(table)


class MoreColumns(Effect):
    """One more spell onto each column."""

    def strikes(self, table: Table) -> None:
        lay_each(table)


class PassHands(Effect):
    """Every hand goes to the left, with all that is known of it. Alone, one has nobody to pass
    to."""

    def strikes(self, table: Table) -> None:
        if table.solo:
            return
        players = table.players
        last: i64 = table.seats - 1
        hand: i64 = players[last].hand
        count: i64 = players[last].hand_size
        known: i64 = players[last].open
        told = players[last].told
        seat = last
        while seat > 0:
            copy_hand(players[seat - 1], players[seat])
            seat -= 1
        players[0].hand = hand
        players[0].hand_size = count
        players[0].open = known
        players[0].told = told
        for giver in range(table.seats):
            receiver = table.left_of(giver)
            players[receiver].told[giver] = players[receiver].hand
            if table.tracing:
                cards = table.names(players[receiver].hand)
                table.events.append(HandsPassed(receiver, giver, cards))


def copy_hand(giver: Player, receiver: Player) -> None:
    receiver.hand = giver.hand
    receiver.hand_size = giver.hand_size
    receiver.open = giver.open
    receiver.told = giver.told


class AllDiscard(Effect):
    """Every player discards a spell at random."""

    def strikes(self, table: Table) -> None:
        for seat in range(table.seats):
            player = table.players[seat]
            if player.hand_size > 0:
                discard(table, seat, pick_at_random(table, player.hand, player.hand_size, "tommy"))


class AllDraw(Effect):
    """Every player draws a spell."""

    def strikes(self, table: Table) -> None:
        for seat in range(table.seats):
            draw_spell(table, seat)


class AllLoseToken(Effect):
    """Every portal loses a token at random."""

    def strikes(self, table: Table) -> None:
        for seat in range(table.seats):
            player = table.players[seat]
            if player.token_count > 0:
                rune = pick_at_random(table, player.tokens, player.token_count, "tommy")
                player.tokens &= ~one(rune)
                player.token_count -= 1
                table.magic += 1
                if table.tracing:
                    place, symbol = describe(player, rune)
                    table.events.append(Uncovered(seat, place, symbol))


class AllGainToken(Effect):
    """Every portal gets a token on a random free rune; if the supply cannot serve all, none
    does."""

    def strikes(self, table: Table) -> None:
        wanting: i64 = 0
        for player in table.players:
            if player.free_runes() != 0:
                wanting += 1
        if wanting > table.magic:
            return
        for seat in range(table.seats):
            player = table.players[seat]
            free = player.free_runes()
            if free != 0:
                rune = pick_at_random(table, free, size(free), "tommy")
                put_token(table, player, rune)
                if table.tracing:
                    place, symbol = describe(player, rune)
                    table.events.append(Covered(seat, "star", place, symbol))


class Reshuffle(Effect):
    """The discards are shuffled into the pile."""

    def strikes(self, table: Table) -> None:
        shuffle_discards(table)


def has_free_slot(player: Player) -> bool:
    for guardian in player.guardians:
        if guardian.magic + guardian.dark < SLOTS:
            return True
    return False


def describe(player: Player, rune: i64) -> tuple[str, str]:
    symbol = SYMBOL[player.portal * 2 * PARTS + rune]
    return PART_NAMES[rune % PARTS], SYMBOL_NAMES[symbol]


STRIKES: Final[dict[str, type[Effect]]] = {
    "all-gain-magic": AllGainMagic,
    "all-lose-magic": AllLoseMagic,
    "all-lose-dark": AllLoseDark,
    "all-gain-dark": AllGainDark,
    "renew-columns": RenewColumnsOnce,
    "more-columns": MoreColumns,
    "pass-hands": PassHands,
    "all-discard": AllDiscard,
    "all-draw": AllDraw,
    "all-lose-token": AllLoseToken,
    "all-gain-token": AllGainToken,
    "reshuffle": Reshuffle,
}


def make_once(card: Card) -> Effect:
    if card.kind not in STRIKES:
        raise ValueError(f"no card of Tommy's is of kind {card.kind!r}")
    return STRIKES[card.kind](card.name, card.amount)


#: What each card does, in the order of their names in `cards`.
TOMMY_EFFECTS: Final[list[Effect]] = [
    *[make_once(card) for card in TOMMY.once],
    *[make_effect(card) for card in TOMMY.lasting],
]
