"""What bots know of Poison: how a round is going, and what is a sensible pour."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.judgement import Judgement, Reason
from athanor.contract.rng import FastRng
from athanor.contract.state import State

from ..cards import (
    COLOUR_OF,
    COLOURS,
    NAMES,
    POISON,
    POUR_INDEX,
    VALUES,
    colour_of,
    copies,
    value_of,
)
from ..rules.pour import BRIM
from ..rules.score import immune_seat, penalties, tally
from ..rules.turn import PoisonState

#: How many points of lead are worth one step of confidence, with no round and with one round to go.
LAST_ROUND: Final = 1.5
ROUND_TO_GO: Final = 6.0
#: Values of a round lie close together; measured against 0.12 and 0.7, over 200 games each.
EXPLORATION: Final = 0.3
#: More than the order of any cauldron (see `Cauldron`).
MANY: Final = 1 << 62

#: A card that is hard to be rid of later.
HIGH_CARD: Final = 5


class PoisonJudgement(Judgement):
    """Rounds are searched one at a time: the next deal makes the table anew."""

    def stage(self, state: State) -> int:
        assert isinstance(state, PoisonState)
        return state.round

    def exploration(self) -> float:
        return EXPLORATION

    def candidates(self, state: State, seat: int) -> list[Action]:
        """Of several empty cauldrons, the first: they come to the same."""
        assert isinstance(state, PoisonState)
        actions = state.legal(seat)
        empty = empty_places(state)
        if len(empty) < 2:
            return actions
        kept: list[Action] = []
        for action in actions:
            place = POUR_INDEX[action] % 3
            if place == empty[0] or place not in empty:
                kept.append(action)
        return kept

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        """What the pour does to the player: drink and be spared, drink little, or stay dry."""
        assert isinstance(state, PoisonState)
        index = POUR_INDEX[action]
        cauldron = state.cauldrons[index % 3]
        total: int = cauldron.total + VALUES[index // 3]
        if total <= BRIM:
            if VALUES[index // 3] >= HIGH_CARD:
                return Reason("high-card", {"total": total, "card": NAMES[index // 3]})
            return Reason("dry", {"total": total, "room": BRIM - total})
        counts = tally(state)
        before = penalties(counts)[seat]
        for taken in cauldron.kinds():
            counts[seat][COLOUR_OF[taken]] += 1
        cost = penalties(counts)[seat] - before
        colour: int = cauldron.colour
        if colour >= 0 and immune_seat(counts, colour) == seat:
            return Reason("spared", {"colour": COLOURS[colour], "cost": cost})
        return Reason("least", {"cost": cost})

    def suspicions(self, state: State, seat: int, action: Action) -> list[Reason]:
        """Who could make it dearer to drink later."""
        assert isinstance(state, PoisonState)
        reason = self.reason(state, seat, action)
        if reason.code != "least":
            return []
        cost = reason.facts["cost"]
        return [
            Reason("poisoner", {"cost": cost, "seat": other})
            for other in range(state.seats)
            if other != seat and copies(state.players[other].hand, POISON) > 0
        ]

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        assert isinstance(state, PoisonState)
        while state.round == stage and not state.finished:
            pour_sensibly(state, rng)

    def values(self, state: State) -> list[float]:
        """Each seat's share of confidence, from the totals: those of the score pad and, in the
        middle of a round, what it would cost if it stopped now."""
        assert isinstance(state, PoisonState)
        seats = state.seats
        totals: list[int] = [player.score for player in state.players]
        if not state.finished and any_taken(state):
            points = penalties(tally(state))
            for seat in range(seats):
                totals[seat] += points[seat]
        scale = LAST_ROUND + ROUND_TO_GO * (state.rounds - state.round) ** 0.5
        lowest = min(totals)
        weights = [exp((lowest - total) / scale) for total in totals]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def appeal(self, state: State, seat: int, action: Action) -> float:
        """Drink as little as possible; failing that to decide, get rid of high cards early and
        leave cauldrons full for the next player."""
        assert isinstance(state, PoisonState)
        index = POUR_INDEX[action]
        kind = index // 3
        place = index % 3
        total: int = state.cauldrons[place].total + VALUES[kind]
        if total <= BRIM:
            return 0.01 * total + 0.02 * VALUES[kind]
        counts = tally(state)
        before = penalties(counts)[seat]
        for taken in state.cauldrons[place].kinds():
            counts[seat][COLOUR_OF[taken]] += 1
        return float(before - penalties(counts)[seat]) - 0.5


def any_taken(state: PoisonState) -> bool:
    for player in state.players:
        if player.taken != 0:
            return True
    return False


def empty_places(state: PoisonState) -> list[int]:
    return [place for place in range(3) if state.cauldrons[place].bag == 0]


def pour_sensibly(state: PoisonState, rng: FastRng) -> None:
    """A pour that does not overflow, if the hand has one, rather of a high card than of a low one;
    else the overflow with the fewest cards to drink."""
    cauldrons = state.cauldrons
    safe: i64 = 0
    safe_choice: i64 = 0
    bold_choice: i64 = 0
    fewest: i64 = MANY
    rest: i64 = state.players[state.turn].hand
    kind: i64 = 0
    while rest != 0:
        if kind == POISON or rest & 3:
            place: i64 = 0
            last: i64 = 2
            if kind != POISON:
                place = home_of(state, colour_of(kind))
                last = place
            value: i64 = value_of(kind)
            while place <= last:
                if cauldrons[place].total + value <= BRIM:
                    safe += value
                    if rng.quick(safe) < value:
                        safe_choice = kind * 3 + place
                else:
                    cards: i64 = cauldrons[place].order
                    if cards < fewest:
                        fewest = cards
                        bold_choice = kind * 3 + place
                place += 1
        if kind == POISON:
            break
        rest >>= 2
        kind += 1
    state.pour(state.turn, safe_choice if safe != 0 else bold_choice)


def home_of(state: PoisonState, colour: i64) -> i64:
    """Where a colour goes in a playout: its cauldron, or an empty one, or one with poison only."""
    place: i64 = state.home(colour)
    if place >= 0:
        return place
    cauldrons = state.cauldrons
    found: i64 = 0
    while place < 2:
        place += 1
        if cauldrons[place].colour < 0:
            found = place
            if cauldrons[place].bag == 0:
                break
    return found
