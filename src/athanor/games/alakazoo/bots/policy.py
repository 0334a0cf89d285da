"""Quick, plausible play: what the search plays on with, and what it tells apart."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.rng import FastRng

from ..cards import (
    COLUMN,
    COVER,
    DARKEN,
    DISCARD,
    DONE,
    EVERY_CREATURE,
    FORGO,
    INDEX,
    NONE,
    PAGE_CREATURES,
    PARTS,
    PLACE,
    REST,
    ROLL,
    RUNES,
    SYMBOL,
    SYMBOLS,
    TAKE,
    UNCOVER,
    all_of,
    nth,
    one,
    size,
)
from ..model import COLUMNS, SLOTS, Player
from ..rules.dice import shown
from ..rules.phases import (
    ACT,
    DRAFTING,
    GIVE_UP,
    GIVING,
    KEEPING,
    PLACING,
    RESOLVE,
    SHADOWING,
    TAKING,
    TRIM_HAND,
    TRIM_TOKENS,
)
from ..rules.questions import takeable
from ..rules.rounds import may_rest
from ..rules.turn import AlakazooState
from .alone import choose_alone, choose_shadow, choose_star_alone
from .sight import cover_best, doubles, fitting, overflow, symbols_without_rune, wanted


def play_sensibly(state: AlakazooState, rng: FastRng) -> None:
    """One action of whoever is asked."""
    seat: i64 = state.turn
    index = sensible(state, rng)
    if index >= 0:
        state.do(seat, index)
        return
    phase = state.asked()
    if phase == GIVING:
        seat = state.target
    elif DRAFTING <= phase <= KEEPING:
        seat = state.actors()[0]
    actions = state.legal(seat)
    state.apply(seat, actions[rng.quick(len(actions))])


def sensible(state: AlakazooState, rng: FastRng) -> i64:
    """What the player whose turn it is would do without much thought, or NONE."""
    phase = state.asked()
    seat: i64 = state.turn
    if phase == ACT:
        return choose_act(state, seat, rng)
    if phase == RESOLVE:
        return choose_resolution(state, seat, rng)
    if phase == PLACING:
        return choose_placing(state, seat, rng)
    if phase == TRIM_TOKENS:
        return choose_token(state, seat, rng)
    if phase in (TRIM_HAND, GIVE_UP):
        return choose_discard(state, seat, rng)
    if phase == TAKING:
        return choose_taking(state, seat, rng)
    if phase == SHADOWING:
        return choose_shadow(state, seat)
    return NONE


def choose_act(state: AlakazooState, seat: i64, rng: FastRng) -> i64:
    """Roll as many dice as is safe, unless spells for the portal are wanting."""
    if state.solo:
        return choose_alone(state, rng)
    player = state.players[seat]
    dark: i64 = player.dark()
    if dark == 2 and may_rest(state) and rng.quick(3) == 0:
        return REST
    useful = size(fitting(player.hand & wanted(player)))
    room: i64 = player.token_limit - player.token_count
    risky: i64 = symbols_without_rune(player)
    hungry = useful < 2 or (useful < 4 and rng.quick(4) == 0)
    if room <= 0 or (hungry and rng.quick(4) != 0) or (risky >= 3 and useful == 0):
        return COLUMN + best_column(state, player, rng)
    dice: i64 = player.dice_limit
    if risky >= 2:
        dice = 1
    elif risky == 1 and dice > 2:
        dice = 2
    if dice > room:
        dice = room
    return ROLL + dice - 1


def best_column(state: AlakazooState, player: Player, rng: FastRng) -> i64:
    """The column with most for the portal, own creatures twice, and not too much for the hand."""
    missing: i64 = wanted(player) & ~(fitting(player.hand) * EVERY_CREATURE)
    own: i64 = all_of(player.creature) & wanted(player)
    best: i64 = 0
    best_value: i64 = -100
    index: i64 = 0
    while index < COLUMNS:
        column = state.columns[index]
        value: i64 = 2 * size(column.cards & missing) + 3 * size(column.cards & own)
        excess = overflow(player, column.cards)
        if excess > 0:
            value -= 3 + excess
        value = 4 * value + rng.quick(4)
        if value > best_value:
            best_value = value
            best = index
        index += 1
    return best


def choose_resolution(state: AlakazooState, seat: i64, rng: FastRng) -> i64:
    """Symbols before stars; where a spell in hand fits, and where one rune is covered already."""
    player = state.players[seat]
    free: i64 = player.free_runes()
    held: i64 = fitting(player.hand) & ~player.filled
    touched: i64 = (player.tokens | player.tokens >> PARTS) & 511
    face: i64 = 1
    while face <= SYMBOLS:
        if shown(state, face):
            runes: i64 = free & RUNES[player.portal * SYMBOLS + face - 1]
            if runes == 0:
                if state.safe or (not state.solo and player.guardians[0].dark >= SLOTS):
                    return FORGO + face
                return DARKEN + face
            if state.magic == 0:
                return FORGO + face
            return cover_best(player, face, runes, held, touched, rng)
        face += 1
    if state.magic == 0 or free == 0:
        actions = state.legal(seat)
        return INDEX[actions[rng.quick(len(actions))]]
    if state.solo:
        return choose_star_alone(player, free, held, touched, rng)
    return cover_best(player, 0, free, held, touched, rng)


def choose_placing(state: AlakazooState, seat: i64, rng: FastRng) -> i64:
    """The own creature first; then whatever fits."""
    player = state.players[seat]
    ready: i64 = player.ready_places()
    if state.eased:
        ready = (player.tokens | player.tokens >> PARTS) & ~player.filled & 511
    cards: i64 = player.hand & ready * EVERY_CREATURE
    own: i64 = cards & all_of(player.creature)
    if own != 0:
        cards = own
    elif not state.solo and rng.quick(8) == 0:
        return DONE
    if cards == 0:
        return DONE
    if player.page >= 0:
        cards = for_the_page(state, player, cards)
    card: i64 = 0
    while cards & one(card) == 0:
        card += 1
    return PLACE + state.spell_of[card]


def for_the_page(state: AlakazooState, player: Player, cards: i64) -> i64:
    """Of some spells, those that the page of the book still asks for, if there are any."""
    first, second = PAGE_CREATURES[player.page]
    asked: i64 = 0
    for creature in (first, second):
        spells = all_of(state.creatures.index(creature))
        if size(player.spells & spells) < 3:
            asked |= spells
    return cards & asked if cards & asked else cards


def choose_token(state: AlakazooState, seat: i64, rng: FastRng) -> i64:
    """A token whose place has but one, if there is such a token."""
    player = state.players[seat]
    single: i64 = player.tokens & ~(player.tokens >> PARTS) & ~(player.tokens << PARTS)
    runes: i64 = single if single != 0 else player.tokens
    rune: i64 = 0
    while runes & one(rune) == 0:
        rune += 1
    place: i64 = rune if rune < PARTS else rune - PARTS
    return UNCOVER + place * SYMBOLS + SYMBOL[player.portal * 18 + rune]


def choose_taking(state: AlakazooState, seat: i64, rng: FastRng) -> i64:
    """A spell for a place that has none yet, of the own creature if possible."""
    player = state.players[seat]
    there: i64 = takeable(state)
    cards: i64 = there & wanted(player) & ~(fitting(player.hand) * EVERY_CREATURE)
    if cards & all_of(player.creature):
        cards &= all_of(player.creature)
    if cards == 0:
        cards = there
    return TAKE + state.spell_of[nth(cards, rng.quick(size(cards)))]


def choose_discard(state: AlakazooState, seat: i64, rng: FastRng) -> i64:
    """What fits nowhere; failing that, another creature's."""
    player = state.players[seat]
    cards: i64 = player.hand & ~wanted(player)
    if cards == 0:
        cards = doubles(player.hand)
    if cards == 0:
        cards = player.hand & ~all_of(player.creature)
    if cards == 0:
        cards = player.hand
    card: i64 = 0
    while cards & one(card) == 0:
        card += 1
    return DISCARD + state.spell_of[card]


def worth_trying(state: AlakazooState, seat: i64, actions: list[Action]) -> list[Action]:
    """Of many actions, those that a sensible player would consider."""
    phase = state.asked()
    player = state.players[seat]
    if phase == ACT:
        return sensible_acts(player, state, actions)
    if phase == RESOLVE and len(actions) > 6:
        return sensible_covers(player, actions)
    return actions


def sensible_acts(player: Player, state: AlakazooState, actions: list[Action]) -> list[Action]:
    """Exchanging begins with a spell that is no use; the rest as the rules have it."""
    keep: i64 = player.hand & wanted(player) & all_of(player.creature)
    junk: i64 = player.hand & ~keep
    kept: list[Action] = []
    discards = 0
    for action in actions:
        index: i64 = INDEX[action]
        if DISCARD <= index < DISCARD + 72:
            if not junk & one(state.card_of[index - DISCARD]) or discards == 2:
                continue
            discards += 1
        kept.append(action)
    return kept


def sensible_covers(player: Player, actions: list[Action]) -> list[Action]:
    """A star goes where a spell in hand or another token waits."""
    held: i64 = fitting(player.hand) & ~player.filled
    touched: i64 = (player.tokens | player.tokens >> PARTS) & 511
    kept: list[Action] = []
    for action in actions:
        index: i64 = INDEX[action]
        if COVER <= index < COVER + PARTS * SYMBOLS:
            if not (held | touched) & one((index - COVER) // SYMBOLS):
                continue
        kept.append(action)
    return kept if kept else actions
