"""Alakazoö! for machines that learn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from athanor.contract import Action, BadRequest, Encoding, View

from .cards import (
    ACTIONS,
    CREATURE_NAMES,
    FACE_NAMES,
    INDEX,
    PAGE_NAMES,
    PARTS,
    POWER_NAMES,
    SPELL_OF,
    SYMBOL_NAMES,
    TOMMY_NAMES,
    WIZARD_NAMES,
)
from .model import DARK, DICE, HIGH_SCORE, LARGE_HAND, MAGIC, TOKEN_LIMIT
from .rules.phases import KINDS
from .view import AlakazooView, PlayerView

if TYPE_CHECKING:
    from .direct import AlakazooDirect

SPELLS: Final = len(SPELL_OF)
PORTAL: Final = 2 * SPELLS + PARTS * 2 * (1 + len(SYMBOL_NAMES)) + len(CREATURE_NAMES)
STANDING: Final = [HIGH_SCORE, LARGE_HAND, TOKEN_LIMIT, TOKEN_LIMIT, 1, 1, 1, 10, PARTS]
PLAYER_CARDS: Final = 2 * len(POWER_NAMES) + len(WIZARD_NAMES)
PILE: Final = 66


class AlakazooEncoding(Encoding):
    """An observation holds, in this order:

    - the own hand, what is offered in a draft, the discards and each of the four columns, as sets
      of spells (7 x 72); the own page (28);
    - for each player, oneself first: the spells known to be in hand and those on the portal
      (2 x 72); for each rune whether it is covered, and its symbol (18 x 6); the portal's creature
      (8); points, hand size, magic and dark tokens, turn, first, chosen, last count, tokens (9);
      abilities, guardian card and wizard (22 + 22 + 13);
    - dice by face over three (6), what is asked (22), Tommy's lasting cards (24), and pile, supply
      of magic and of dark tokens, and whether it is the last round (4).
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.catalogue = ACTIONS
        self.actions = len(ACTIONS)
        player = [*[1] * PORTAL, *STANDING, *[1] * PLAYER_CARDS]
        asked = [*[DICE] * len(FACE_NAMES), *[1] * (len(KINDS) + len(TOMMY_NAMES))]
        self.scales = [1] * (7 * SPELLS + len(PAGE_NAMES)) + seats * player + asked
        self.scales += [PILE, MAGIC, DARK, 1]
        self.length = len(self.scales)

    def index(self, view: View, action: Action) -> int:
        return INDEX[action]

    def action(self, view: View, index: int) -> Action:
        return ACTIONS[index]

    def direct(self) -> AlakazooDirect:
        from .direct import AlakazooDirect

        return AlakazooDirect()

    def observe(self, view: View) -> list[float]:
        if not isinstance(view, AlakazooView):
            raise BadRequest("foreign-view", game=view.game, wanted="alakazoo")
        first = view.seat or 0
        numbers = spells(view.hand or ()) + spells(view.offer) + spells(view.discards)
        for column in view.columns:
            numbers += spells(column)
        numbers += among(PAGE_NAMES, [view.players[first].page])
        for offset in range(view.seats):
            seat = (first + offset) % view.seats
            numbers += portal(view.players[seat])
            numbers += standing(view, seat)
        numbers += [view.dice.count(face) / DICE for face in FACE_NAMES]
        numbers += among(KINDS, [view.decision.kind if view.decision else None])
        numbers += among(TOMMY_NAMES, view.tommy_lasting)
        return [
            *numbers,
            view.pile / PILE,
            view.magic / MAGIC,
            view.dark / DARK,
            float(view.last_round),
        ]


def spells(cards: Iterable[str]) -> list[float]:
    found = [0.0] * SPELLS
    for card in cards:
        if card in SPELL_OF:  # an offer may hold wizards or pages
            found[SPELL_OF[card]] = 1.0
    return found


def among(names: Iterable[str], chosen: Iterable[str | None]) -> list[float]:
    kept = set(chosen)
    return [float(name in kept) for name in names]


def portal(player: PlayerView) -> list[float]:
    numbers = spells(player.known)
    numbers += spells(place.card for place in player.places if place.card is not None)
    for index in range(PARTS):
        if index < len(player.places):
            place = player.places[index]
            for rune, covered in zip(place.runes, place.covered, strict=True):
                numbers += [float(covered), *among(SYMBOL_NAMES, [rune])]
        else:
            numbers += [0.0] * (2 * (1 + len(SYMBOL_NAMES)))
    return numbers + among(CREATURE_NAMES, [player.portal])


def standing(view: AlakazooView, seat: int) -> list[float]:
    player = view.players[seat]
    tokens = sum(sum(place.covered) for place in player.places)
    return [
        min(player.points, HIGH_SCORE) / HIGH_SCORE,
        min(player.hand_size, LARGE_HAND) / LARGE_HAND,
        sum(guardian.magic for guardian in player.guardians) / TOKEN_LIMIT,
        sum(guardian.dark for guardian in player.guardians) / TOKEN_LIMIT,
        float(seat == view.turn and view.result is None),
        float(seat == view.first),
        float(player.chosen),
        (player.count or 0) / 10,
        tokens / PARTS,
        *among(POWER_NAMES, [guardian.ability for guardian in player.guardians]),
        *among(POWER_NAMES, [player.lesson]),
        *among(WIZARD_NAMES, [player.wizard]),
    ]
