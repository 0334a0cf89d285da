"""From set-up to the last turn: Z-11, Z-13, Z-14, Z-45."""

from __future__ import annotations

from mypy_extensions import i64

from ..cards import NONE
from ..events import Rested, TurnBegan, TurnLost
from ..model import SLOTS, Table
from . import dark, excess, placing, secrets, setup
from .phases import (
    ACT,
    AFTER_ACTION,
    DRAFTED,
    ENROLLED,
    EXCESS_HAND,
    EXCESS_TOKENS,
    PORTALS_CHOSEN,
    RESTED,
    TURN_ENDS,
)
from .score import end_game


def deal(table: Table) -> None:
    """Portals and guardians are chosen: the spells."""
    setup.choose_creatures(table)
    setup.shuffle_pile(table)
    setup.deal_scoring(table)
    if table.solo:
        setup.deal_solo_hand(table)
        lay_table(table)
    else:
        secrets.deal_draft(table)


def lay_table(table: Table) -> None:
    """Hands are complete: the columns and the abilities; then what the expansions add."""
    setup.lay_columns(table)
    setup.deal_abilities(table)
    if table.options["tommy"] is True:
        setup.hide_tommy(table)
    if table.options["university"] is True:
        secrets.offer_lessons(table)
    else:
        lessons_learnt(table)


def lessons_learnt(table: Table) -> None:
    if table.options["book"] == "off":
        first_turn(table)
    else:
        secrets.offer_pages(table)


def first_turn(table: Table) -> None:
    table.turn = table.first
    begin_turn(table)


def begin_turn(table: Table) -> None:
    if table.turn == table.first:
        table.turns += 1
    if table.tracing:
        table.events.append(TurnBegan(table.turn, table.turns))
    table.phase = ACT
    if not table.solo and table.players[table.turn].guardians[0].dark == SLOTS:
        lose_turn(table)


def lose_turn(table: Table) -> None:
    """Z-13: who starts with three dark tokens returns them and does nothing else."""
    if table.tracing:
        table.events.append(TurnLost(table.turn))
    dark.return_dark(table, table.turn)
    table.phase = TURN_ENDS


def end_turn(table: Table) -> None:
    """Z-45: the last round is played to its end."""
    table.eased = False
    table.safe = False
    table.hushed = False
    table.power = NONE
    table.target = NONE
    table.turn = table.left_of(table.turn)
    if table.last_round and table.turn == table.first:
        end_game(table)
    else:
        begin_turn(table)


def go_on(table: Table) -> None:
    phase = table.phase
    if phase == AFTER_ACTION:
        placing.after_action(table)
    elif phase == EXCESS_TOKENS:
        excess.look_for_excess_tokens(table)
    elif phase == EXCESS_HAND:
        excess.look_for_excess_spells(table)
    elif phase == TURN_ENDS:
        end_turn(table)
    else:
        set_up(table, phase)


def set_up(table: Table, phase: i64) -> None:
    """The next step of the set-up, when everyone has chosen."""
    if phase == PORTALS_CHOSEN:
        deal(table)
    elif phase == DRAFTED:
        lay_table(table)
    elif phase == ENROLLED:
        lessons_learnt(table)
    else:
        first_turn(table)


def rest(table: Table, seat: i64) -> None:
    """Z-14: all dark tokens go back, and nothing else is done."""
    player = table.players[seat]
    if table.tracing:
        table.events.append(Rested(seat, sum([each.dark for each in player.guardians])))
    dark.return_dark(table, seat)
    if player.moments & RESTED:
        for effect in player.effects:
            if effect.moments & RESTED:
                effect.rested(table, seat)
    table.phase = EXCESS_TOKENS


def may_rest(table: Table) -> bool:
    """Z-54."""
    return not table.solo or table.options["solo_rest"] is True
