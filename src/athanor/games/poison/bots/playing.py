"""Playing a round on as those who searched long would, and quickly: what leaves are judged by.

How readily a card is poured was fitted to what searches chose (`bench/poison_playouts.py` makes
`data/playing.toml`). It depends, for a pour that stays dry, on the card, on how full the cauldron
is and on how many cards the player holds; for one that overflows, on the card and on what drinking
costs; and for both on how far the player is ahead in the colour and how much of it they hold.

Those weights are summed up beforehand for every set of values that a hand can have of one colour,
so that a colour is one number, and only the colour that is chosen is looked into.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.rng import FastRng

from ..cards import COLOUR_BITS, POISON, POISON_SHIFT, copies, one, potions, value_of
from ..rules.pour import BRIM
from ..rules.score import COLOUR_COUNT, POISON_POINTS
from ..rules.turn import PoisonState

SEATS: Final = 6
TOTALS: Final = BRIM + 1
EACH: Final = 5
SETS: Final = 1 << EACH
PATTERNS: Final = 1 << COLOUR_BITS
#: Hands of so many cards at most are near their end, or in the middle of the round.
FEW: Final = 3
SOME: Final = 7
PHASES: Final = 3
#: What drinking costs is told apart from -CHEAPEST to DEAREST - CHEAPEST.
CHEAPEST: Final = 8
DEAREST: Final = 23
#: How far ahead: up to AHEAD; nowhere, in a cauldron without a colour, is 0. How many: up to MANY.
AHEAD: Final = 3
LEADS: Final = 2 * AHEAD + 2
MANY: Final = 4
WORDS: Final = 4294967296.0


class Habits:
    """What `data/playing.toml` says, summed up. By phase, total and set of values, or by the set
    alone: `dry` and `bold`; the same for poison: `dry_poison`, `bold_poison`. By what it costs:
    `cost`. By lead and number held: `dry_keen`, `bold_keen`. Of the ten bits that a colour has in
    a bag: `values`, the set of them, and `held`, how many; `fits` by total: what stays dry."""

    def __init__(self, data: dict[str, list[float]]) -> None:
        dry = [exp(each) for each in data["dry"]]
        bold = [exp(each) for each in data["bold"]]
        places = [(phase, total) for phase in range(PHASES) for total in range(TOTALS)]
        self.fits: vec[i64] = vec[i64]([fitting(total) for total in range(TOTALS)])
        self.dry: vec[float] = vec[float](
            [
                sum(dry[(kind * TOTALS + total) * PHASES + phase] for kind in members(these))
                for phase, total in places
                for these in range(SETS)
            ]
        )
        self.dry_poison: vec[float] = vec[float](
            [dry[(EACH * TOTALS + total) * PHASES + phase] for phase, total in places]
        )
        self.bold: vec[float] = vec[float](
            [sum(bold[kind] for kind in members(these)) for these in range(SETS)]
        )
        self.bold_poison = bold[EACH]
        self.cost: vec[float] = vec[float]([exp(each) for each in data["cost"]])
        self.dry_keen: vec[float] = vec[float]([exp(each) for each in data["dry_keen"]])
        self.bold_keen: vec[float] = vec[float]([exp(each) for each in data["bold_keen"]])
        self.values: vec[i64] = vec[i64]([value_set(bits) for bits in range(PATTERNS)])
        self.held: vec[i64] = vec[i64]([int(potions(bits, 0)) for bits in range(PATTERNS)])


def members(these: int) -> list[int]:
    return [kind for kind in range(EACH) if these >> kind & 1]


def fitting(total: int) -> int:
    return sum(1 << kind for kind in range(EACH) if total + int(value_of(kind)) <= BRIM)


def value_set(bits: int) -> int:
    return sum(1 << kind for kind in range(EACH) if bits >> (2 * kind) & 3)


def read_habits() -> Habits:
    text = files(__package__.rpartition(".")[0]).joinpath("data/playing.toml").read_text("utf-8")
    return Habits(tomllib.loads(text))


HABITS: Final = read_habits()


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0 for _ in range(length)])


class Playing:
    """A round as plain numbers. By seat: `hands` (bags) and `sizes`; by seat and colour: `taken`
    (poisons last), the most that anyone else has (`others`), and how far one is ahead (`leads`); by
    cauldron: `totals`, `colours`, `potions`, `poisons`; by colour: `homes`."""

    def __init__(self) -> None:
        self.habits = HABITS
        self.seats: i64 = 0
        self.hands = zeros(SEATS)
        self.sizes = zeros(SEATS)
        self.taken = zeros(SEATS * (COLOUR_COUNT + 1))
        self.others = zeros(SEATS * COLOUR_COUNT)
        self.leads = zeros(SEATS * COLOUR_COUNT)
        self.totals = zeros(3)
        self.colours = zeros(3)
        self.potions = zeros(3)
        self.poisons = zeros(3)
        self.homes = zeros(COLOUR_COUNT)
        self.places = zeros(COLOUR_COUNT)
        #: Where the weights of what can be done end: for each colour dry and bold, then poisons.
        self.ends: vec[float] = vec[float]([0.0 for _ in range(2 * COLOUR_COUNT + 3)])

    def finish(self, state: PoisonState, rng: FastRng) -> None:
        """The rest of the round, and its points. The next one is not dealt: nobody looks at it."""
        left = self.take_over(state)
        seats: i64 = self.seats
        turn: i64 = state.turn
        while left > 0:
            if self.sizes[turn] > 0:
                self.choose(turn, rng)
                left -= 1
            turn = turn + 1 if turn + 1 < seats else 0
        self.hand_back(state)

    def take_over(self, state: PoisonState) -> i64:
        """How many cards are still to be poured."""
        self.seats = state.seats
        left: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            player = state.players[seat]
            self.hands[seat] = player.hand
            self.sizes[seat] = player.hand_size
            left += player.hand_size
            at: i64 = seat * (COLOUR_COUNT + 1)
            taken: i64 = player.taken
            self.taken[at] = potions(taken, 0)
            self.taken[at + 1] = potions(taken, 1)
            self.taken[at + 2] = potions(taken, 2)
            self.taken[at + 3] = copies(taken, POISON)
            seat += 1
        place: i64 = 0
        while place < 3:
            cauldron = state.cauldrons[place]
            bag: i64 = cauldron.bag
            self.totals[place] = cauldron.total
            self.colours[place] = cauldron.colour
            self.potions[place] = potions(bag, 0) + potions(bag, 1) + potions(bag, 2)
            self.poisons[place] = copies(bag, POISON)
            place += 1
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            self.homes[colour] = state.home(colour)
            self.compare(colour)
            colour += 1
        return left

    def compare(self, colour: i64) -> None:
        """Who is how far ahead in a colour."""
        most: i64 = 0
        second: i64 = 0
        taken = self.taken
        seats: i64 = self.seats
        seat: i64 = 0
        while seat < seats:
            held: i64 = taken[seat * (COLOUR_COUNT + 1) + colour]
            if held > most:
                second = most
                most = held
            elif held > second:
                second = held
            seat += 1
        seat = 0
        while seat < seats:
            held = taken[seat * (COLOUR_COUNT + 1) + colour]
            other: i64 = second if held == most else most
            lead: i64 = held - other
            if lead > AHEAD:
                lead = AHEAD
            elif lead < -AHEAD:
                lead = -AHEAD
            self.others[seat * COLOUR_COUNT + colour] = other
            self.leads[seat * COLOUR_COUNT + colour] = lead + AHEAD + 1
            seat += 1

    def choose(self, seat: i64, rng: FastRng) -> None:
        hand: i64 = self.hands[seat]
        size: i64 = self.sizes[seat]
        phase: i64 = 0 if size <= FEW else 1 if size <= SOME else 2
        whole = self.weigh_colour(seat, 0, hand & (PATTERNS - 1), phase, 0.0)
        held: i64 = (hand >> COLOUR_BITS) & (PATTERNS - 1)
        whole = self.weigh_colour(seat, 1, held, phase, whole)
        held = (hand >> (2 * COLOUR_BITS)) & (PATTERNS - 1)
        whole = self.weigh_colour(seat, 2, held, phase, whole)
        if hand >> POISON_SHIFT != 0:
            whole = self.weigh_poison(seat, hand >> POISON_SHIFT, phase, whole)
        drawn = float(rng.next32()) / WORDS * whole
        ends = self.ends
        at: i64 = 0
        while drawn >= ends[at]:
            at += 1
        if at >= 2 * COLOUR_COUNT:
            self.pour(seat, POISON, at - 2 * COLOUR_COUNT)
            return
        colour: i64 = at >> 1
        place: i64 = self.places[colour]
        these: i64 = self.habits.values[(hand >> (COLOUR_BITS * colour)) & (PATTERNS - 1)]
        fits: i64 = these & self.habits.fits[self.totals[place]]
        begin = ends[at - 1] if at > 0 else 0.0
        share = (drawn - begin) / (ends[at] - begin)
        if at & 1:
            kind = among(self.habits.bold, 0, these ^ fits, share)
        else:
            base: i64 = (phase * TOTALS + self.totals[place]) * SETS
            kind = among(self.habits.dry, base, fits, share)
        self.pour(seat, EACH * colour + kind, place)

    def weigh_colour(self, seat: i64, colour: i64, held: i64, phase: i64, before: float) -> float:
        """Adds what potions of a colour weigh, `held` being its bits of the hand."""
        ends = self.ends
        whole = before
        if held == 0:
            ends[2 * colour] = whole
            ends[2 * colour + 1] = whole
            return whole
        habits = self.habits
        place: i64 = self.homes[colour]
        if place < 0:
            place = self.open_place()
        self.places[colour] = place
        total: i64 = self.totals[place]
        these: i64 = habits.values[held]
        fits: i64 = these & habits.fits[total]
        many: i64 = habits.held[held]
        keen: i64 = self.leads[seat * COLOUR_COUNT + colour] * (MANY + 1) + min(many, MANY)
        if fits != 0:
            sum: i64 = (phase * TOTALS + total) * SETS + fits
            whole += habits.dry_keen[keen] * habits.dry[sum]
        ends[2 * colour] = whole
        if fits != these:
            cost = habits.cost[self.cost(seat, place)]
            whole += habits.bold_keen[keen] * cost * habits.bold[these ^ fits]
        ends[2 * colour + 1] = whole
        return whole

    def weigh_poison(self, seat: i64, many: i64, phase: i64, before: float) -> float:
        habits = self.habits
        whole = before
        held: i64 = min(many, MANY)
        empty = False
        place: i64 = 0
        while place < 3:
            total: i64 = self.totals[place]
            colour: i64 = self.colours[place]
            keen: i64 = held
            if colour >= 0:
                keen += self.leads[seat * COLOUR_COUNT + colour] * (MANY + 1)
            if total + value_of(POISON) > BRIM:
                cost = habits.cost[self.cost(seat, place)]
                whole += habits.bold_keen[keen] * cost * habits.bold_poison
            elif total > 0 or not empty:
                whole += habits.dry_keen[keen] * habits.dry_poison[phase * TOTALS + total]
                empty = empty or total == 0
            self.ends[2 * COLOUR_COUNT + place] = whole
            place += 1
        return whole

    def cost(self, seat: i64, place: i64) -> i64:
        """What drinking a cauldron would add to the points, as a place in the table."""
        points: i64 = POISON_POINTS * self.poisons[place]
        colour: i64 = self.colours[place]
        if colour >= 0:
            held: i64 = self.taken[seat * (COLOUR_COUNT + 1) + colour]
            other: i64 = self.others[seat * COLOUR_COUNT + colour]
            if held <= other:
                points -= held
            held += self.potions[place]
            if held <= other:
                points += held
        points += CHEAPEST
        return 0 if points < 0 else min(points, DEAREST)

    def open_place(self) -> i64:
        """For a colour that stands nowhere: an empty cauldron, or one with poison only."""
        found: i64 = 0
        place: i64 = 0
        while place < 3:
            if self.colours[place] < 0:
                found = place
                if self.totals[place] == 0:
                    break
            place += 1
        return found

    def pour(self, seat: i64, kind: i64, place: i64) -> None:
        self.hands[seat] -= one(kind)
        self.sizes[seat] -= 1
        value: i64 = value_of(kind)
        if self.totals[place] + value > BRIM:
            self.drink(seat, place)
        if kind == POISON:
            self.poisons[place] += 1
        else:
            self.potions[place] += 1
            if self.colours[place] < 0:
                colour: i64 = kind // EACH
                self.colours[place] = colour
                self.homes[colour] = place
        self.totals[place] += value

    def drink(self, seat: i64, place: i64) -> None:
        at: i64 = seat * (COLOUR_COUNT + 1)
        colour: i64 = self.colours[place]
        if colour >= 0:
            self.taken[at + colour] += self.potions[place]
            self.homes[colour] = -1
            self.compare(colour)
        self.taken[at + COLOUR_COUNT] += self.poisons[place]
        self.totals[place] = 0
        self.colours[place] = -1
        self.potions[place] = 0
        self.poisons[place] = 0

    def hand_back(self, state: PoisonState) -> None:
        seat: i64 = 0
        while seat < self.seats:
            player = state.players[seat]
            at: i64 = seat * (COLOUR_COUNT + 1)
            points: i64 = POISON_POINTS * self.taken[at + COLOUR_COUNT]
            colour: i64 = 0
            while colour < COLOUR_COUNT:
                held: i64 = self.taken[at + colour]
                if held <= self.others[seat * COLOUR_COUNT + colour]:
                    points += held
                colour += 1
            player.score += points
            player.taken = 0
            player.hand = 0
            player.hand_size = 0
            seat += 1
        state.round += 1
        state.finished = state.round == state.rounds


def among(weights: vec[float], base: i64, these: i64, share: float) -> i64:
    """One of a set of values, `share` being how far into their weights the draw fell."""
    left = share * weights[base + these]
    found: i64 = 0
    kind: i64 = 0
    while kind < EACH:
        if (these >> kind) & 1:
            found = kind
            left -= weights[base + (1 << kind)]
            if left < 0.0:
                break
        kind += 1
    return found
