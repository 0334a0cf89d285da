"""Careful play alone, where only chance and the own hand are dangerous."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.rng import FastRng

from ..cards import (
    ACTIONS,
    CHARGE,
    COLUMN,
    INDEX,
    INVOKE,
    LESSON,
    NONE,
    PARTS,
    PLACE,
    REST,
    ROLL,
    RUNES,
    SHADOW,
    SYMBOLS,
    size,
)
from ..model import COLUMNS, SLOTS, Player
from ..rules.phases import ACT, RESOLVE, SHADOWING, TRIM_TOKENS
from ..rules.rounds import may_rest
from ..rules.turn import AlakazooState
from .sight import (
    NOTHING,
    cover_best,
    faces_that_fill,
    fitting,
    overflow,
    runes_that_fill,
    smallest_column,
    symbols_without_rune,
    useless,
)


def choose_alone(state: AlakazooState, rng: FastRng) -> i64:
    """Nobody hurries alone: spells that fit in the hand, then one die at a time where there is a
    risk. Only who is stuck takes more spells than the hand holds."""
    player = state.players[0]
    if player.dark() > 1 and may_rest(state):
        return REST
    lacking: i64 = 511 & ~player.filled & ~fitting(player.hand)
    room: i64 = player.token_limit - player.token_count
    risky: i64 = symbols_without_rune(player)
    if lacking != 0:
        found = best_column_alone(state, player, lacking, 0)
        if found >= 0:
            return COLUMN + found
        bargain = trade_alone(player, state, lacking)
        if bargain >= 0:
            return bargain
    if desperate(player):
        found = best_column_alone(state, player, lacking, 8)
        return COLUMN + (found if found >= 0 else smallest_column(state))
    if risky == 0 and room > 4:
        return ROLL + 1
    return ROLL


def desperate(player: Player) -> bool:
    """Rolling would only hurt: every symbol brings a dark token, or every token is one too many."""
    if symbols_without_rune(player) == SYMBOLS:
        return True
    return player.token_count >= player.token_limit and faces_that_fill(player) < 2


def best_column_alone(state: AlakazooState, player: Player, lacking: i64, most: i64) -> i64:
    """The column that brings most for places without a spell, those with tokens first, and least
    besides; at most so many too many for the hand."""
    touched: i64 = (player.tokens | player.tokens >> PARTS) & 511
    ready: i64 = player.ready_places()
    best: i64 = NOTHING
    best_value: i64 = 0
    index: i64 = 0
    while index < COLUMNS:
        column = state.columns[index]
        types = fitting(column.cards) & lacking
        if types != 0 and overflow(player, column.cards) <= most:
            value: i64 = 6 * size(types) + 4 * size(types & touched) + 6 * size(types & ready)
            value -= 5 * (column.count - size(types))
            if value > best_value:
                best_value = value
                best = index
        index += 1
    return best


def trade_alone(player: Player, state: AlakazooState, lacking: i64) -> i64:
    """A guardian with magic turns a spell that is no use into one that is."""
    if useless(player) == 0 or fitting(state.in_columns()) & lacking == 0:
        return NOTHING
    for guardian in player.guardians:
        if guardian.magic > 0:
            return INVOKE + guardian.kind
    return NOTHING


def choose_star_alone(player: Player, free: i64, held: i64, touched: i64, rng: FastRng) -> i64:
    """A star goes where most runes of a symbol are still free, so that none runs out; a clogged
    hand needs a guardian with magic more."""
    if useless(player) > 0 and player.magic() == 0 and size(free) > 9:
        for guardian in player.guardians:
            if guardian.dark + guardian.magic < SLOTS:
                return CHARGE + guardian.kind
    if player.token_count + 1 >= player.token_limit:
        filling = runes_that_fill(player)
        if filling != 0:
            return cover_best(player, 0, filling, held, touched, rng)
    most: i64 = 0
    runes: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        of_symbol: i64 = free & RUNES[player.portal * SYMBOLS + symbol]
        count = size(of_symbol)
        if count > most:
            most = count
            runes = of_symbol
        elif count == most:
            runes |= of_symbol
        symbol += 1
    return cover_best(player, 0, runes, held, touched, rng)


def choose_shadow(state: AlakazooState, seat: i64) -> i64:
    """The guardian with fewer dark tokens; of two alike, the one with a free slot."""
    first = state.players[seat].guardians[0]
    second = state.players[seat].guardians[1]
    if first.dark != second.dark:
        return SHADOW + (first.kind if first.dark < second.dark else second.kind)
    return SHADOW + (first.kind if first.magic <= second.magic else second.kind)


def worth_trying_alone(state: AlakazooState, usual: i64, actions: list[Action]) -> list[Action]:
    """Careful play comes within a few points of what the dice allow, and a search of some thousand
    games tells its alternatives apart no better than chance would. So alone the search looks only
    at what careful play knows nothing of: guardian cards, and a page of the book."""
    player = state.players[0]
    phase = state.asked()
    if usual < 0 or (player.page != NONE and phase not in (RESOLVE, SHADOWING, TRIM_TOKENS)):
        return actions
    kept: list[Action] = [ACTIONS[usual]]
    if phase == ACT:
        for action in actions:
            index: i64 = INDEX[action]
            if INVOKE + 4 * LESSON <= index < PLACE:
                kept.append(action)
    return kept
