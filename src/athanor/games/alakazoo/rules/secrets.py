"""Choices that all make at once and nobody sees: the draft (Z-07), the university (Z-65), the book
(Z-70). Each player's `choice` lies face down until the last is made."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    AS_IT_IS,
    DRAFT,
    ENROL,
    KEEP,
    LESSON,
    NONE,
    PAGE_COUNT,
    PAGE_NAMES,
    POWER_COUNT,
    POWER_NAMES,
    REST,
    SPELL_NAMES,
    WIZARD_NAMES,
    WIZARDS,
    add_each,
    members,
    one,
    size,
)
from ..events import Dealt, Drafted, Enrolled, LessonsOffered, PageKept, PagesOffered
from ..model import HAND_LIMIT, Table
from .book import pages_in_play
from .effects import SOLO_WIZARDS, WIZARD_EFFECTS
from .guardian import POWERS
from .phases import DRAFTED, DRAFTING, ENROLLED, ENROLLING, KEEPING, PAGES_KEPT, Phase


def undecided(table: Table) -> list[int]:
    seats: list[int] = []
    for seat in range(table.seats):
        if table.players[seat].choice == NONE:
            seats.append(seat)
    return seats


def everyone_has_chosen(table: Table) -> bool:
    for player in table.players:
        if player.choice == NONE:
            return False
    return True


# -- the draft


def deal_draft(table: Table) -> None:
    """Z-07: four to each."""
    table.phase = DRAFTING
    for seat in range(table.seats):
        player = table.players[seat]
        for _ in range(HAND_LIMIT):
            player.offer |= one(table.pile.pop())
        if table.tracing:
            table.events.append(Dealt(seat, HAND_LIMIT, table.names(player.offer)))


class Drafting(Phase):
    """Z-07: one spell of those in hand; the others are passed on."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        add_each(actions, DRAFT, table.players[seat].offer, table.spell_of)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not DRAFT <= index < ENROL:
            return IllegalAction("draft-first", "Z-07")
        spell: i64 = index - DRAFT
        card: i64 = table.card_of[spell]
        if card == NONE or not table.players[seat].offer & one(card):
            return IllegalAction("not-offered", "Z-07", card=SPELL_NAMES[spell])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        table.players[seat].choice = table.card_of[index - DRAFT]
        if not everyone_has_chosen(table):
            return
        keep_choices(table)
        pass_left(table)
        if size(table.players[0].offer) > 1:
            return
        for player in table.players:  # the last spell leaves no choice
            player.choice = nth_of_one(player.offer)
        keep_choices(table)
        table.phase = DRAFTED


def nth_of_one(cards: i64) -> i64:
    card: i64 = 0
    while cards & one(card) == 0:
        card += 1
    return card


def keep_choices(table: Table) -> None:
    """What a neighbour knew of the spells that were passed: two players see each other's later
    choices, and everyone knows where the last spell went."""
    for seat in range(table.seats):
        player = table.players[seat]
        passer = seat - 1 if seat > 0 else table.seats - 1
        knew: i64 = player.told[passer] & player.offer
        player.told[passer] &= ~player.offer
        kept: i64 = one(player.choice)
        if knew != 0 and (table.seats == 2 or player.offer == kept):
            player.told[passer] |= kept
        player.receive(player.choice)
        player.offer &= ~kept
        if table.tracing:
            table.events.append(Drafted(seat, table.name(player.choice)))
        player.choice = NONE


def pass_left(table: Table) -> None:
    last = table.players[table.seats - 1].offer
    for seat in range(table.seats - 1, 0, -1):
        table.players[seat].offer = table.players[seat - 1].offer
    table.players[0].offer = last
    for passer in range(table.seats):
        receiver = table.players[table.left_of(passer)]
        receiver.told[passer] |= receiver.offer


# -- the university


def offer_lessons(table: Table) -> None:
    """Z-65: two wizards and two guardian cards to each."""
    table.phase = ENROLLING
    wizards = SOLO_WIZARDS[:] if table.solo else list(range(WIZARDS))
    lessons = [each for each in range(LESSON, POWER_COUNT) if POWERS[each].solo or not table.solo]
    table.rng.shuffle(wizards, "wizards")
    table.rng.shuffle(lessons, "guardian-cards")
    for seat in range(table.seats):
        player = table.players[seat]
        player.offer = one(wizards.pop()) | one(wizards.pop())
        player.offered_powers = one(lessons.pop()) | one(lessons.pop())
        if table.tracing:
            table.events.append(
                LessonsOffered(seat, wizard_names(player.offer), power_names(player.offered_powers))
            )


def wizard_names(wizards: i64) -> list[str]:
    return [WIZARD_NAMES[each] for each in range(WIZARDS) if wizards & one(each)]


def power_names(powers: i64) -> list[str]:
    return [POWER_NAMES[each] for each in range(POWER_COUNT) if powers & one(each)]


class Enrolling(Phase):
    """Z-65: a wizard and a guardian card."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        player = table.players[seat]
        actions: list[Action] = []
        for wizard in members(player.offer):
            add_each(actions, ENROL + wizard * WIZARDS - LESSON, player.offered_powers, AS_IT_IS)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not ENROL <= index < KEEP:
            return IllegalAction("enrol-first", "Z-65")
        player = table.players[seat]
        wizard: i64 = (index - ENROL) // WIZARDS
        lesson: i64 = LESSON + (index - ENROL) % WIZARDS
        if not player.offer & one(wizard):
            return IllegalAction("wizard-not-offered", "Z-65", wizard=WIZARD_NAMES[wizard])
        if not player.offered_powers & one(lesson):
            return IllegalAction("power-not-offered", "Z-65", power=POWER_NAMES[lesson])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        """When everyone has chosen, all is shown."""
        table.players[seat].choice = index - ENROL
        if not everyone_has_chosen(table):
            return
        for each in range(table.seats):
            player = table.players[each]
            player.wizard = player.choice // WIZARDS
            player.lesson = LESSON + player.choice % WIZARDS
            player.offer = 0
            player.offered_powers = 0
            player.choice = NONE
            for guardian in player.guardians:
                guardian.powers |= one(player.lesson)
            if table.tracing:
                wizard = WIZARD_NAMES[player.wizard]
                table.events.append(Enrolled(each, wizard, POWER_NAMES[player.lesson]))
            player.add_effect(table, each, WIZARD_EFFECTS[player.wizard])
        table.phase = ENROLLED


# -- the book


def offer_pages(table: Table) -> None:
    """Z-70: two pages to each, of those that are in play (Z-69)."""
    table.phase = KEEPING
    pages = pages_in_play(table)
    table.rng.shuffle(pages, "pages")
    for seat in range(table.seats):
        player = table.players[seat]
        player.offer = one(pages.pop()) | one(pages.pop())
        if table.tracing:
            table.events.append(PagesOffered(seat, page_names(player.offer)))


def page_names(pages: i64) -> list[str]:
    return [PAGE_NAMES[each] for each in range(PAGE_COUNT) if pages & one(each)]


class KeepingPage(Phase):
    """Z-70: one page, face down: only its owner sees it until the end."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        add_each(actions, KEEP, table.players[seat].offer, AS_IT_IS)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not KEEP <= index < REST:
            return IllegalAction("page-first", "Z-70")
        if not table.players[seat].offer & one(index - KEEP):
            return IllegalAction("page-not-offered", "Z-70", page=PAGE_NAMES[index - KEEP])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        table.players[seat].choice = index - KEEP
        if not everyone_has_chosen(table):
            return
        for each in range(table.seats):
            player = table.players[each]
            player.page = player.choice
            player.offer = 0
            player.choice = NONE
            if table.tracing:
                table.events.append(PageKept(each, PAGE_NAMES[player.page]))
        table.phase = PAGES_KEPT
