"""Poison for machines that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from athanor.contract import Action, BadRequest, Encoding, View

from .cards import COLOURS, COPIES, DECK, KIND_OF, KINDS, POUR_INDEX, POURS
from .model import HIGH_SCORE, LARGEST_HAND, rounds_for
from .rules.pour import BRIM
from .view import PoisonView

if TYPE_CHECKING:
    from .direct import PoisonDirect


class PoisonEncoding(Encoding):
    """An observation holds, in this order:

    - the own hand: each kind's count over its copies (16 numbers);
    - for each cauldron: total / 13, its colour as one of red, blue, purple, none, and each kind's
      count over its copies (1 + 4 + 16);
    - for each player, oneself first: hand size / 17, score / 60, whether they deal, whether it is
      their turn, and what they have taken by kind, over its copies (4 + 16);
    - round / rounds, pile / 50, cards aside / 50.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.catalogue = POURS
        self.actions = len(POURS)
        self.length = KINDS + 3 * (5 + KINDS) + seats * (4 + KINDS) + 3
        cauldron = [BRIM, 1, 1, 1, 1, *COPIES]
        player = [LARGEST_HAND, HIGH_SCORE, 1, 1, *COPIES]
        table = [rounds_for(seats), len(DECK), len(DECK)]
        self.scales = [*COPIES, *3 * cauldron, *seats * player, *table]

    def index(self, view: View, action: Action) -> int:
        return POUR_INDEX[action]

    def action(self, view: View, index: int) -> Action:
        return POURS[index]

    def direct(self) -> PoisonDirect:
        from .direct import PoisonDirect

        return PoisonDirect()

    def observe(self, view: View) -> list[float]:
        if not isinstance(view, PoisonView):
            raise BadRequest("foreign-view", game=view.game, wanted="poison")
        numbers = shares(view.hand or ())
        for cauldron in view.cauldrons:
            numbers.append(cauldron.total / BRIM)
            numbers += [float(cauldron.colour == colour) for colour in (*COLOURS, None)]
            numbers += shares(cauldron.cards)
        first = view.seat or 0
        for offset in range(view.seats):
            seat = (first + offset) % view.seats
            player = view.players[seat]
            numbers.append(player.hand_size / LARGEST_HAND)
            numbers.append(min(player.score, HIGH_SCORE) / HIGH_SCORE)
            numbers.append(float(seat == view.dealer))
            numbers.append(float(seat == view.turn and view.result is None))
            taken = [0.0] * KINDS
            for card, count in player.taken.items():
                taken[KIND_OF[card]] = count / COPIES[KIND_OF[card]]
            numbers += taken
        numbers += [view.round / view.rounds, view.pile / len(DECK), view.aside / len(DECK)]
        return numbers


def shares(cards: object) -> list[float]:
    """Each kind's count over its copies."""
    found = [0.0] * KINDS
    assert isinstance(cards, (list, tuple))
    for card in cards:
        found[KIND_OF[card]] += 1 / COPIES[KIND_OF[card]]
    return found
