"""Careful play alone, where only chance and the own hand are dangerous."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.rng import FastRng

from ..cards import (
    ACTIONS,
    CHARGE,
    COLUMN,
    COVER,
    DARKEN,
    DISCARD,
    FORGO,
    INDEX,
    INVOKE,
    LESSON,
    NONE,
    PARTS,
    PLACE,
    ROLL,
    RUNES,
    SHADOW,
    SYMBOLS,
    TAKE,
    one,
    size,
)
from ..model import COLUMNS, SLOTS, Player
from ..rules.phases import ACT, PLACING, RESOLVE, SHADOWING, TAKING
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


def worth_trying_alone(state: AlakazooState, actions: list[Action]) -> list[Action]:
    """The few actions that a careful player would think about."""
    phase = state.asked()
    player = state.players[0]
    if phase == ACT:
        return acts_alone(player, state, actions)
    if phase == RESOLVE:
        return resolutions_alone(player, actions)
    if phase == SHADOWING:
        return [ACTIONS[choose_shadow(state, 0)]]
    if phase == PLACING and player.page == NONE and len(actions) > 1:
        return actions[1:2]  # any spell that fits is as good as another, and waiting is worse
    if phase == TAKING and player.page == NONE:
        return takings_alone(player, state, actions)
    return actions


def acts_alone(player: Player, state: AlakazooState, actions: list[Action]) -> list[Action]:
    """One die, or two where nothing can happen; columns that bring something; powers that do."""
    lacking: i64 = 511 & ~player.filled & ~fitting(player.hand)
    safe = symbols_without_rune(player) == 0 and player.token_limit - player.token_count > 3
    clogged = useless(player) > 0
    at_a_loss = desperate(player)
    kept: list[Action] = []
    for action in actions:
        index: i64 = INDEX[action]
        if ROLL < index < COLUMN and (not safe or index > ROLL + 1):
            continue
        if COLUMN <= index < DISCARD:
            column = state.columns[index - COLUMN]
            new = size(fitting(column.cards) & lacking)
            if overflow(player, column.cards) > 0:
                if not at_a_loss or new == 0:
                    continue
            elif 2 * new < column.count:
                continue
        if INVOKE <= index < PLACE and player.page == NONE:
            trade = (index - INVOKE) // 4 == 0 or (index - INVOKE) // 4 >= LESSON
            if not trade or (not clogged and (index - INVOKE) // 4 == 0):
                continue
        kept.append(action)
    return kept if kept else actions


def resolutions_alone(player: Player, actions: list[Action]) -> list[Action]:
    """Symbols before stars; on places where a spell or a token waits; stars where a symbol has most
    free runes, or into a guardian if the hand is clogged."""
    held: i64 = fitting(player.hand) & ~player.filled
    touched: i64 = (player.tokens | player.tokens >> PARTS) & 511
    filling = runes_that_fill(player)
    filling_places: i64 = (filling | filling >> PARTS) & 511
    most = most_free(player)
    kept: list[Action] = []
    symbols = False
    for action in actions:
        index: i64 = INDEX[action]
        if COVER + PARTS * SYMBOLS <= index < CHARGE or DARKEN < index < FORGO or index > FORGO:
            symbols = True
    for action in actions:
        index = INDEX[action]
        star = index < COVER + PARTS * SYMBOLS or CHARGE <= index < DARKEN or index == FORGO
        if symbols and star:
            continue
        if CHARGE <= index < DARKEN and useless(player) == 0:
            continue
        if COVER <= index < CHARGE:
            place: i64 = one((index - COVER) // SYMBOLS % PARTS)
            if star and not place & filling_places:
                symbol: i64 = (index - COVER) % SYMBOLS
                free: i64 = player.free_runes() & RUNES[player.portal * SYMBOLS + symbol]
                if size(free) < most or not (held | touched) & place:
                    continue
            elif not (held | touched) & place:
                continue
        kept.append(action)
    return kept if kept else actions


def most_free(player: Player) -> i64:
    """How many runes are free of the symbol that has most."""
    free: i64 = player.free_runes()
    most: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        count = size(free & RUNES[player.portal * SYMBOLS + symbol])
        if count > most:
            most = count
        symbol += 1
    return most


def takings_alone(player: Player, state: AlakazooState, actions: list[Action]) -> list[Action]:
    """One spell for each place that has none."""
    lacking: i64 = 511 & ~player.filled & ~fitting(player.hand)
    kept: list[Action] = []
    for action in actions:
        place: i64 = one(state.card_of[INDEX[action] - TAKE] % PARTS)
        if lacking & place:
            lacking &= ~place
            kept.append(action)
    return kept if kept else actions
