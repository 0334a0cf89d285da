"""States that fit what a seat sees: every card it cannot place is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from athanor.contract.judgement import Sampler
from athanor.contract.rng import FastRng

from .cards import (
    CREATURE_NAMES,
    DRAFT,
    ENROL,
    FACE_NAMES,
    GUARDIAN_NAMES,
    INDEX,
    KEEP,
    LESSON,
    NONE,
    PAGE_NAMES,
    PARTS,
    POWER_COUNT,
    POWER_NAMES,
    SPELL_OF,
    TOMMY_CARD,
    TOMMY_CARDS,
    TOMMY_NAMES,
    WIZARD_NAMES,
    WIZARDS,
    all_of,
    members,
    nth,
    one,
    size,
)
from .model import Guardian, Player
from .rules.book import pages_in_play
from .rules.effects import SOLO_WIZARDS, WIZARD_EFFECTS
from .rules.guardian import POWERS, common_powers
from .rules.hands import types_of
from .rules.phases import DRAFTING, ENROLLING, GIVING, KEEPING, REASONS, SOURCES
from .rules.score import scoring
from .rules.setup import TOMMY_FOR_EACH
from .rules.tommy import TOMMY_EFFECTS
from .rules.turn import AlakazooState

if TYPE_CHECKING:
    from .view import AlakazooView, PlayerView

TRIES: Final = 8


class AlakazooSampler(Sampler):
    """`seen` is the table with nothing in the hidden places; `unseen` are the cards for them.
    `hand_gaps` and `offer_gaps` say how many cards of each seat are not known."""

    def __init__(self, seen: AlakazooState, view: AlakazooView) -> None:
        self.seen = seen
        self.viewer = NONE if view.seat is None else view.seat
        reveal_table(seen, view)
        self.hand_gaps: list[int] = []
        self.offer_gaps: list[int] = []
        placed: i64 = seen.in_columns() | seen.discards
        for player in seen.players:
            drafted: i64 = player.offer if seen.phase == DRAFTING else 0
            placed |= player.hand | player.spells | drafted
        for seat in range(seen.seats):
            told = view.players[seat]
            hand: int = size(seen.players[seat].hand)
            self.hand_gaps.append(told.hand_size - hand)
            offer: int = size(seen.players[seat].offer)
            self.offer_gaps.append(told.offer_size - offer)
        self.unseen: list[int] = []
        for card in range(len(seen.creatures) * PARTS):
            if not placed & one(card):
                self.unseen.append(card)
        self.hidden_tommy: list[int] = []
        self.tommy_count: int = 0
        if view.options["tommy"] is True and seen.creatures and seen.phase != DRAFTING:
            met: i64 = seen.tommy_out | seen.tommy_lasting | seen.tommy_discards | seen.tommy_seen
            for card in range(TOMMY_CARDS):
                if not met & one(card):
                    self.hidden_tommy.append(TOMMY_CARD + card)
            met_count: int = size(met)
            self.tommy_count = TOMMY_FOR_EACH * seen.seats - met_count
        self.chosen: list[bool] = [each.chosen for each in view.players]
        self.offered_count: int = view.offered_count
        self.given_count: int = view.given_count
        self.pages: list[int] = []
        if view.options["book"] != "off" and seen.creatures:
            self.pages = pages_in_play(seen)

    def draw(self, rng: FastRng) -> AlakazooState:
        state = self.seen.clone()
        state.rng = rng
        cards = self.unseen[:]
        rng.shuffle(cards)
        if state.phase == GIVING and self.viewer != state.target:
            self.hold_named_creature(state, cards)
        for seat in range(state.seats):
            player = state.players[seat]
            while player.hand_size < self.seen.players[seat].hand_size + self.hand_gaps[seat]:
                player.receive(cards.pop())
            if state.phase == DRAFTING:
                for _ in range(self.offer_gaps[seat]):
                    player.offer |= one(cards.pop())
        self.hide_tommy(state, cards, rng)
        state.pile = cards
        self.swap_in_the_dark(state, rng)
        if state.phase == ENROLLING:
            self.deal_lessons(state, rng)
        elif self.pages:
            self.deal_pages(state, rng)
        if DRAFTING <= state.phase <= KEEPING:
            self.choose(state, rng)
        return state

    def hold_named_creature(self, state: AlakazooState, cards: list[int]) -> None:
        """Who is asked for a spell of a creature has one, and has those already promised."""
        player = state.players[state.target]
        held = size(player.hand & all_of(state.named))
        index: i64 = len(cards) - 1
        while held <= self.given_count and index >= 0:
            if cards[index] // PARTS == state.named:
                player.receive(cards.pop(index))
                held += 1
            index -= 1

    def hide_tommy(self, state: AlakazooState, cards: list[int], rng: FastRng) -> None:
        if self.tommy_count == 0 and state.tommy_seen == 0:
            return
        hidden = self.hidden_tommy[:]
        rng.shuffle(hidden)
        cards += hidden[: self.tommy_count]
        for card in members(state.tommy_seen):
            cards.append(TOMMY_CARD + card)
        rng.shuffle(cards)

    def swap_in_the_dark(self, state: AlakazooState, rng: FastRng) -> None:
        """What others have offered or promised, unseen, in a swap of hands."""
        if self.given_count > 0 and state.target != self.viewer:
            held = state.players[state.target].hand & all_of(state.named)
            state.given = some(held, self.given_count, rng)
        if self.offered_count > 0 and state.turn != self.viewer:
            hand: i64 = state.players[state.turn].hand
            state.offered = some(hand, self.offered_count, rng)
            if state.phase == GIVING and state.options["hand_swap"] == "same_type":
                tries: i64 = 0
                while tries < TRIES and would_be_given(state):
                    state.offered = some(hand, self.offered_count, rng)
                    tries += 1

    def deal_lessons(self, state: AlakazooState, rng: FastRng) -> None:
        wizards: list[int] = []
        lessons: list[int] = []
        offered: i64 = 0
        powers: i64 = 0
        if self.viewer >= 0:
            offered = state.players[self.viewer].offer
            powers = state.players[self.viewer].offered_powers
        for wizard in SOLO_WIZARDS if state.solo else range(WIZARDS):
            if not offered & one(wizard):
                wizards.append(wizard)
        for lesson in range(LESSON, POWER_COUNT):
            if not powers & one(lesson) and (POWERS[lesson].solo or not state.solo):
                lessons.append(lesson)
        rng.shuffle(wizards)
        rng.shuffle(lessons)
        for seat in range(state.seats):
            if seat != self.viewer:
                player = state.players[seat]
                player.offer = one(wizards.pop()) | one(wizards.pop())
                player.offered_powers = one(lessons.pop()) | one(lessons.pop())

    def deal_pages(self, state: AlakazooState, rng: FastRng) -> None:
        """Pages to choose from, or pages kept."""
        taken: i64 = 0
        for player in state.players:
            if player.page >= 0:
                taken |= one(player.page)
        if state.phase == KEEPING and self.viewer >= 0:
            taken |= state.players[self.viewer].offer
        pages: list[int] = []
        for page in self.pages:
            if not taken & one(page):
                pages.append(page)
        rng.shuffle(pages)
        for seat in range(state.seats):
            player = state.players[seat]
            if seat != self.viewer and state.phase == KEEPING:
                player.offer = one(pages.pop()) | one(pages.pop())
            elif state.phase > KEEPING and player.page < 0:
                player.page = pages.pop()

    def choose(self, state: AlakazooState, rng: FastRng) -> None:
        """Others who have made a secret choice have chosen something."""
        for seat in range(state.seats):
            player = state.players[seat]
            if self.chosen[seat] and seat != self.viewer:
                count = size(player.offer)
                player.choice = nth(player.offer, rng.quick(count))
                if state.phase == ENROLLING:
                    lesson = nth(player.offered_powers, rng.quick(2)) - LESSON
                    player.choice = player.choice * WIZARDS + lesson


def some(cards: i64, count: i64, rng: FastRng) -> i64:
    """So many cards of a set, at random."""
    chosen: i64 = 0
    left: i64 = count
    while left > 0:
        rest: i64 = cards & ~chosen
        chosen |= one(nth(rest, rng.quick(size(rest))))
        left -= 1
    return chosen


def would_be_given(state: AlakazooState) -> bool:
    """Z-33, by option: with these offers the opponent would not have been asked."""
    theirs: i64 = state.players[state.target].hand & ~state.given
    of_creature: i64 = (theirs >> (state.named * PARTS)) & 511
    return of_creature & types_of(state.offered) != 0


def reveal_table(state: AlakazooState, view: AlakazooView) -> None:
    """Puts all that the view tells into the state."""
    state.tracing = False
    state.lay_out()
    state.step = view.step
    state.events = list(view.events)
    state.phase = view.phase
    state.turn = view.turn
    state.first = view.first
    state.turns = view.turns
    state.last_round = view.last_round
    state.won = view.result is not None and len(view.result.winners) > 0
    for seat in range(state.seats):
        portal = view.players[seat].portal
        if portal is not None:
            state.players[seat].portal = CREATURE_NAMES.index(portal)
    if view.creatures:
        state.set_creatures([CREATURE_NAMES.index(name) for name in view.creatures])
    reveal_cards(state, view)
    reveal_turn(state, view)
    for seat in range(state.seats):
        reveal_player(state, seat, view.players[seat], view)
    if view.seat is not None:
        reveal_own(state, state.players[view.seat], view)


def reveal_cards(state: AlakazooState, view: AlakazooView) -> None:
    for index in range(len(state.columns)):
        for name in view.columns[index]:
            state.columns[index].add(card_named(state, name))
    state.discards = cards_named(state, list(view.discards))
    state.tommy_discards = tommy_named(list(view.tommy_discards))
    state.tommy_lasting = tommy_named(list(view.tommy_lasting))
    state.tommy_out = tommy_named(list(view.tommy_out))
    state.tommy_seen = tommy_named(list(view.tommy_seen))


def reveal_turn(state: AlakazooState, view: AlakazooView) -> None:
    """The tokens of the supply, and what is going on."""
    state.magic = view.magic
    state.dark = view.dark
    for face in view.dice:
        state.dice += one(3 * FACE_NAMES.index(face))
    state.safe = view.safe
    state.eased = view.eased
    state.hushed = view.hushed
    state.owed = view.owed
    state.owed_for = REASONS.index(view.owed_for)
    state.amount = view.amount
    state.then_take = view.then_take
    state.source = SOURCES.index(view.source)
    state.power = NONE if view.power is None else POWER_NAMES.index(view.power)
    state.target = NONE if view.target_seat is None else view.target_seat
    if view.named is not None:
        state.named = list(view.creatures).index(view.named)
    state.offered = cards_named(state, list(view.offered))
    state.given = cards_named(state, list(view.given))


def reveal_player(state: AlakazooState, seat: int, seen: PlayerView, view: AlakazooView) -> None:
    player = state.players[seat]
    reveal_guardians(state, player, seen)
    if seen.page is not None:
        player.page = PAGE_NAMES.index(seen.page)
    if seen.wizard is not None:
        player.wizard = WIZARD_NAMES.index(seen.wizard)
    player.points = seen.points
    reveal_portal(state, player, seen)
    known = cards_named(state, list(seen.known))
    player.hand = known
    player.hand_size = size(known)
    if seen.known_offer:
        player.offer = cards_named(state, list(seen.known_offer))
    if view.seat is None:
        player.open = known | player.offer
    else:
        player.told[view.seat] = known | player.offer
    if state.creatures:
        join_effects(state, seat)


def reveal_guardians(state: AlakazooState, player: Player, seen: PlayerView) -> None:
    for told in seen.guardians:
        guardian = Guardian(GUARDIAN_NAMES.index(told.guardian))
        guardian.magic = told.magic
        guardian.dark = told.dark
        guardian.powers = common_powers(state.solo)
        if told.ability is not None:
            guardian.ability = POWER_NAMES.index(told.ability)
            guardian.powers |= one(guardian.ability)
        player.guardians.append(guardian)
    if seen.lesson is not None:
        player.lesson = POWER_NAMES.index(seen.lesson)
        for guardian in player.guardians:
            guardian.powers |= one(player.lesson)


def reveal_portal(state: AlakazooState, player: Player, seen: PlayerView) -> None:
    for index in range(len(seen.places)):
        place = seen.places[index]
        if place.card is not None:
            player.spells |= one(card_named(state, place.card))
            player.filled |= one(index)
        for second in range(2):
            if place.covered[second]:
                player.tokens |= one(index + second * PARTS)
                player.token_count += 1


def join_effects(state: AlakazooState, seat: int) -> None:
    """All that lies before a player."""
    player = state.players[seat]
    book = state.options["book"]
    assert isinstance(book, str)
    if not state.solo:
        for effect in scoring(book):
            player.add_effect(state, seat, effect)
    if player.wizard >= 0:
        player.add_effect(state, seat, WIZARD_EFFECTS[player.wizard])
    for card in members(state.tommy_lasting):
        player.add_effect(state, seat, TOMMY_EFFECTS[card])


def reveal_own(state: AlakazooState, player: Player, view: AlakazooView) -> None:
    if view.hand is not None:
        player.hand = cards_named(state, list(view.hand))
        player.hand_size = size(player.hand)
    if state.phase == ENROLLING:
        for name in view.offer:
            player.offer |= one(WIZARD_NAMES.index(name))
    elif state.phase == KEEPING:
        for name in view.offer:
            player.offer |= one(PAGE_NAMES.index(name))
    else:
        player.offer = cards_named(state, list(view.offer))
    for name in view.offered_powers:
        player.offered_powers |= one(POWER_NAMES.index(name))
    if view.choice is not None:
        index = INDEX[view.choice]
        if index < ENROL:
            player.choice = state.card_of[index - DRAFT]
        elif index < KEEP:
            player.choice = index - ENROL
        else:
            player.choice = index - KEEP


def card_named(state: AlakazooState, name: str) -> i64:
    return state.card_of[SPELL_OF[name]]


def cards_named(state: AlakazooState, names: list[str]) -> i64:
    cards: i64 = 0
    for name in names:
        cards |= one(card_named(state, name))
    return cards


def tommy_named(names: list[str]) -> i64:
    cards: i64 = 0
    for name in names:
        cards |= one(TOMMY_NAMES.index(name))
    return cards
