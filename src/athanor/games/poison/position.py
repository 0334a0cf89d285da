"""Positions of Poison: the snapshot that tests, puzzles and bug reports are made of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from athanor.contract import BadPosition, Json

from .actions import PLACES
from .cards import COLOUR_OF, COPIES, KIND_OF, NAMES, POISON, VALUES, bag_of, names
from .rules.pour import BRIM
from .rules.turn import PoisonState


class Body(msgspec.Struct):
    """What a position of Poison holds beside the head that all games share. Cards are names."""

    round: int
    dealer: int
    turn: int
    finished: bool
    hands: list[list[str]]
    taken: list[list[str]]
    cauldrons: list[list[str]]
    aside: list[str]
    pile: list[str]
    pad: list[list[int]]
    last_turn: list[int]


def write(state: PoisonState) -> Json:
    body = Body(
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        finished=state.finished,
        hands=[names(player.hand) for player in state.players],
        taken=[names(player.taken) for player in state.players],
        cauldrons=[[NAMES[kind] for kind in each.kinds()] for each in state.cauldrons],
        aside=names(state.aside),
        pile=[NAMES[kind] for kind in state.pile],
        pad=[list(points) for points in state.pad],
        last_turn=[player.last_turn for player in state.players],
    )
    written: Json = msgspec.to_builtins(body)
    return written


def read(position: Json, state: PoisonState) -> None:
    """Fills a laid-out table, or refuses what no deal of 50 cards could have come to."""
    try:
        body = msgspec.convert(position, Body)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    seats = state.seats
    for name in ("hands", "taken", "last_turn"):
        _length(name, getattr(body, name), seats)
    _length("cauldrons", body.cauldrons, len(PLACES))
    for points in body.pad:
        _length("pad", points, seats)
    if not (0 <= body.dealer < seats and 0 <= body.turn < seats):
        raise BadPosition("position-turn", "P-08", turn_seat=body.turn, dealer_seat=body.dealer)
    if len(body.pad) != body.round or not 0 <= body.round <= state.rounds:
        raise BadPosition("position-round", "P-24", round=body.round, rounds=state.rounds)
    _count_cards(body)
    state.round, state.dealer, state.turn = body.round, body.dealer, body.turn
    state.finished = body.finished
    for seat, player in enumerate(state.players):
        player.hand = bag_of(_kinds(body.hands[seat]))
        player.hand_size = len(body.hands[seat])
        player.taken = bag_of(_kinds(body.taken[seat]))
        player.score = sum(points[seat] for points in body.pad)
        player.last_turn = body.last_turn[seat]
    state.aside = bag_of(_kinds(body.aside))
    state.pile = _kinds(body.pile)
    state.pad = [list(points) for points in body.pad]
    _fill_cauldrons(state, body)
    if body.finished != (body.round == state.rounds):
        raise BadPosition("position-round", "P-24", round=body.round, rounds=state.rounds)
    if not body.finished and not state.players[state.turn].hand_size:
        raise BadPosition("position-turn", "P-18", turn_seat=body.turn, dealer_seat=body.dealer)


def _fill_cauldrons(state: PoisonState, body: Body) -> None:
    for place, cards in enumerate(body.cauldrons):
        kinds = _kinds(cards)
        total = sum(VALUES[kind] for kind in kinds)
        colours = {COLOUR_OF[kind] for kind in kinds if kind != POISON}
        if total > BRIM:
            raise BadPosition("position-brim", "P-15", cauldron=PLACES[place], total=total)
        if len(colours) > 1:
            raise BadPosition("position-mixed", "P-11", cauldron=PLACES[place])
        for kind in kinds:
            state.cauldrons[place].add(kind)
        for colour in colours:
            if state.home(colour) >= 0:
                raise BadPosition("position-twice", "P-12", cauldron=PLACES[place])
            state.settle(colour, place)


def _count_cards(body: Body) -> None:
    places: list[list[str]] = [*body.hands, *body.taken, *body.cauldrons, body.aside, body.pile]
    cards = [card for place in places for card in place]
    _kinds(cards)
    if len(cards) != sum(COPIES):
        raise BadPosition("position-cards", "P-01", count=len(cards), wanted=sum(COPIES))
    for name, wanted in zip(NAMES, COPIES, strict=True):
        held = cards.count(name)
        if held != wanted:
            raise BadPosition("position-copies", "P-03", card=name, count=held, wanted=wanted)


def _kinds(cards: Sequence[str]) -> list[int]:
    for card in cards:
        if card not in KIND_OF:
            raise BadPosition("no-such-card", "P-01", card=card)
    return [KIND_OF[card] for card in cards]


def _length(name: str, found: Sequence[object], wanted: int) -> None:
    if len(found) != wanted:
        raise BadPosition("position-length", place=name, count=len(found), wanted=wanted)
