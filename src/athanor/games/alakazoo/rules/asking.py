"""Every question there is: what is legal, why something else is refused, what an action does."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import ACTIONS, COLUMN, DISCARD, DRAW, INVOKE, PLACE, REST, ROLL
from ..model import COLUMNS, Table
from . import dark, dice, excess, guardian, hands, questions, secrets, setup, spells
from .phases import (
    CHOOSE_PORTAL,
    COVERING,
    DRAFTING,
    ENROLLING,
    EXCHANGE,
    GIVE_UP,
    GIVING,
    KEEPING,
    NAMING,
    OFFERING,
    SHADOWING,
    SWAPPING,
    SWAPPING_PORTALS,
    TAKING,
    TARGETING,
    TRIM_HAND,
    TRIM_TOKENS,
    UNCOVERING,
)
from .rounds import deal, first_turn, lay_table, lessons_learnt, may_rest, rest

# -- the action of a turn


def legal_acts(table: Table, seat: i64) -> list[Action]:
    """Z-14: rest, or one of the three actions."""
    actions: list[Action] = []
    player = table.players[seat]
    count: i64 = 0
    while count < player.dice_limit:
        actions.append(ACTIONS[ROLL + count])
        count += 1
    column: i64 = 0
    while column < COLUMNS:
        actions.append(ACTIONS[COLUMN + column])
        column += 1
    if not table.solo:  # Z-51
        spells.legal_discards(table, seat, actions)
    guardian.legal_invocations(table, seat, actions)
    if player.dark() > 0 and may_rest(table):
        actions.append(ACTIONS[REST])
    return actions


def refuse_act(table: Table, seat: i64, index: i64) -> IllegalAction | None:
    if ROLL <= index < COLUMN:
        if index - ROLL >= table.players[seat].dice_limit:
            return IllegalAction("too-many-dice", "Z-15", limit=table.players[seat].dice_limit)
        return None
    if COLUMN <= index < DISCARD:
        return None
    if DISCARD <= index < DRAW:
        if table.solo:
            return IllegalAction("no-exchange-solo", "Z-51")
        return spells.refuse_discard(table, seat, index, "Z-25")
    if INVOKE <= index < PLACE:
        return guardian.refuse_invocation(table, seat, index)
    if index == REST:
        if not may_rest(table):
            return IllegalAction("no-rest-solo", "Z-54")
        if table.players[seat].dark() == 0:
            return IllegalAction("nothing-to-rest-from", "Z-14")
        return None
    return IllegalAction("act-first", "Z-14")


def act(table: Table, seat: i64, index: i64) -> None:
    if index == REST:
        rest(table, seat)
    elif index < COLUMN:
        dice.roll(table, seat, index - ROLL + 1, False)
    elif index < DISCARD:
        spells.take_column(table, seat, index - COLUMN)
    elif index < DRAW:
        spells.exchange_first(table, seat, index)
    else:
        guardian.invoke(table, seat, index)


# -- the questions that are asked now and then


def legal_otherwise(table: Table, seat: i64, phase: i64) -> list[Action]:
    if phase == EXCHANGE:
        return spells.legal_exchange(table, seat)
    if phase in (TRIM_TOKENS, UNCOVERING):
        return questions.legal_uncovers(table, seat)
    if phase == TRIM_HAND:
        return excess.legal_trims(table, seat)
    if phase == GIVE_UP:
        return questions.legal_give_up(table, seat)
    if phase == TAKING:
        return questions.legal_takes(table, seat)
    if phase == SWAPPING:
        return questions.legal_swaps(table, seat)
    if phase == SWAPPING_PORTALS:
        return questions.legal_portal_swaps(table, seat)
    if phase == TARGETING:
        return questions.legal_targets(table, seat)
    if phase == OFFERING:
        return hands.legal_offers(table, seat)
    if phase == NAMING:
        return hands.legal_names(table, seat)
    if phase == GIVING:
        return hands.legal_gifts(table, seat)
    if phase == COVERING:
        return questions.legal_covers(table, seat)
    if phase == SHADOWING:
        return dark.legal_shadows(table, seat)
    if phase == DRAFTING:
        return secrets.legal_drafts(table, seat)
    if phase == ENROLLING:
        return secrets.legal_lessons(table, seat)
    if phase == KEEPING:
        return secrets.legal_pages(table, seat)
    if phase == CHOOSE_PORTAL:
        return setup.legal_portals(table, seat)
    return setup.legal_guardians(table, seat)


def refuse_otherwise(table: Table, seat: i64, phase: i64, index: i64) -> IllegalAction | None:
    if phase == EXCHANGE:
        return spells.refuse_exchange(table, seat, index)
    if phase in (TRIM_TOKENS, UNCOVERING):
        return questions.refuse_uncover(table, seat, index)
    if phase == TRIM_HAND:
        return excess.refuse_trim(table, seat, index)
    if phase == GIVE_UP:
        return questions.refuse_give_up(table, seat, index)
    if phase == TAKING:
        return questions.refuse_take(table, seat, index)
    if phase == SWAPPING:
        return questions.refuse_swap(table, seat, index)
    if phase == SWAPPING_PORTALS:
        return questions.refuse_portal_swap(table, seat, index)
    if phase == TARGETING:
        return questions.refuse_target(table, seat, index)
    if phase == OFFERING:
        return hands.refuse_offer(table, seat, index)
    if phase == NAMING:
        return hands.refuse_name(table, seat, index)
    if phase == GIVING:
        return hands.refuse_gift(table, seat, index)
    if phase == COVERING:
        return questions.refuse_free_cover(table, seat, index)
    if phase == SHADOWING:
        return dark.refuse_shadow(table, seat, index)
    if phase == DRAFTING:
        return secrets.refuse_draft(table, seat, index)
    if phase == ENROLLING:
        return secrets.refuse_lesson(table, seat, index)
    if phase == KEEPING:
        return secrets.refuse_page(table, seat, index)
    if phase == CHOOSE_PORTAL:
        return setup.refuse_portal(table, seat, index)
    return setup.refuse_guardian(table, seat, index)


def do_otherwise(table: Table, seat: i64, phase: i64, index: i64) -> None:
    if phase == EXCHANGE:
        spells.exchange(table, seat, index)
    elif phase == TRIM_TOKENS:
        excess.trim_tokens(table, seat, index)
    elif phase == UNCOVERING:
        questions.uncover_to_move(table, seat, index)
    elif phase == TRIM_HAND:
        excess.trim_hand(table, seat, index)
    elif phase == GIVE_UP:
        questions.give_up(table, seat, index)
    elif phase == TAKING:
        questions.take(table, seat, index)
    elif phase == SWAPPING:
        questions.swap(table, seat, index)
    elif phase == SWAPPING_PORTALS:
        questions.swap_portals(table, seat, index)
    elif phase == TARGETING:
        questions.target(table, seat, index)
    elif phase == OFFERING:
        hands.offer(table, seat, index)
    elif phase == NAMING:
        hands.name(table, seat, index)
    elif phase == GIVING:
        hands.give(table, seat, index)
    elif phase == COVERING:
        questions.cover_freely(table, seat, index)
    elif phase == SHADOWING:
        dark.cast_shadow(table, seat, index)
    elif phase == DRAFTING:
        if secrets.draft(table, seat, index):
            lay_table(table)
    elif phase == ENROLLING:
        if secrets.enrol(table, seat, index):
            lessons_learnt(table)
    elif phase == KEEPING:
        if secrets.keep_page(table, seat, index):
            first_turn(table)
    elif phase == CHOOSE_PORTAL:
        setup.choose_portal(table, seat, index)
    elif setup.choose_guardian(table, seat, index):
        deal(table)
