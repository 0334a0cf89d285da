"""Positions of Alakazoö!: the snapshot that tests, puzzles and bug reports are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from athanor.contract import BadPosition, Json

from .cards import (
    CREATURE_NAMES,
    FACE_NAMES,
    GUARDIAN_NAMES,
    NONE,
    PAGE_NAMES,
    PART_NAMES,
    PARTS,
    POWER_NAMES,
    RUNE,
    SPELL_NAMES,
    SPELL_OF,
    SYMBOL,
    SYMBOL_NAMES,
    SYMBOLS,
    TOMMY_CARD,
    TOMMY_NAMES,
    WIZARD_NAMES,
    members,
)
from .imagine import join_effects
from .model import COLUMN_LIMIT, COLUMNS, SLOTS, Guardian, Player
from .rules.guardian import abilities, common_powers
from .rules.phases import DRAFTING, ENROLLING, KEEPING, KINDS, OVER, REASONS, SHADOWING, SOURCES
from .rules.turn import AlakazooState
from .view import unresolved


class GuardianBody(msgspec.Struct, forbid_unknown_fields=True):
    guardian: str
    magic: int
    dark: int
    ability: str | None = None


class PlayerBody(msgspec.Struct, forbid_unknown_fields=True):
    """`tokens` are pairs of place and rune. `offer` holds spells, wizards or pages, as the phase
    has it; `choice` is an index (see README)."""

    portal: str | None = None
    guardians: list[GuardianBody] = []
    hand: list[str] = []
    spells: list[str] = []
    tokens: list[tuple[str, str]] = []
    points: int = 0
    wizard: str | None = None
    lesson: str | None = None
    page: str | None = None
    offer: list[str] = []
    offered_powers: list[str] = []
    choice: int = NONE
    open: list[str] = []
    told: list[list[str]] = []


class Body(msgspec.Struct):
    """What a position of Alakazoö! holds beside the head that all games share."""

    phase: str
    first: int
    turn: int
    turns: int
    players: list[PlayerBody]
    creatures: list[str]
    columns: list[list[str]]
    pile: list[str]
    discards: list[str]
    last_round: bool = False
    won: bool = False
    tommy_discards: list[str] = []
    tommy_lasting: list[str] = []
    tommy_out: list[str] = []
    tommy_seen: list[str] = []
    dice: list[str] = []
    safe: bool = False
    eased: bool = False
    hushed: bool = False
    owed: int = 0
    owed_for: str = "die"
    amount: int = 0
    then_take: int = 0
    source: str = "hand"
    power: str | None = None
    target: int = NONE
    offered: list[str] = []
    named: str | None = None
    given: list[str] = []


#: The phases a position can be in: those that ask, and the end.
PHASES: Final = [*KINDS[:SHADOWING], "shadow", "over"]


def write(state: AlakazooState) -> Json:
    body = Body(
        phase=PHASES[state.phase] if state.phase <= OVER else AUTOMATIC[state.phase - OVER - 1],
        first=state.first,
        turn=state.turn,
        turns=state.turns,
        players=[_write_player(state, player) for player in state.players],
        creatures=[CREATURE_NAMES[creature] for creature in state.creatures],
        columns=[[state.name(card) for card in column.in_order()] for column in state.columns],
        pile=[
            TOMMY_NAMES[card - TOMMY_CARD] if card >= TOMMY_CARD else state.name(card)
            for card in state.pile
        ],
        discards=state.names(state.discards),
        last_round=state.last_round,
        won=state.won,
        tommy_discards=_tommy_names(state.tommy_discards),
        tommy_lasting=_tommy_names(state.tommy_lasting),
        tommy_out=_tommy_names(state.tommy_out),
        tommy_seen=_tommy_names(state.tommy_seen),
        dice=unresolved(state),
        safe=state.safe,
        eased=state.eased,
        hushed=state.hushed,
        owed=state.owed,
        owed_for=REASONS[state.owed_for],
        amount=state.amount,
        then_take=state.then_take,
        source=SOURCES[state.source],
        power=None if state.power == NONE else POWER_NAMES[state.power],
        target=state.target,
        offered=state.names(state.offered),
        named=None if state.named == NONE else CREATURE_NAMES[state.creatures[state.named]],
        given=state.names(state.given),
    )
    written: Json = msgspec.to_builtins(body)
    return written


#: Where a dark token of solo can be owed between two questions.
AUTOMATIC: Final = ["after-action", "excess-tokens", "excess-hand", "turn-ends"]


def _write_player(state: AlakazooState, player: Player) -> PlayerBody:
    base = player.portal * 2 * PARTS
    return PlayerBody(
        portal=_name(CREATURE_NAMES, player.portal),
        guardians=[
            GuardianBody(
                GUARDIAN_NAMES[each.kind], each.magic, each.dark, _name(POWER_NAMES, each.ability)
            )
            for each in player.guardians
        ],
        hand=state.names(player.hand),
        spells=state.names(player.spells),
        tokens=[
            (PART_NAMES[rune % PARTS], SYMBOL_NAMES[SYMBOL[base + rune]])
            for rune in members(player.tokens)
        ],
        points=player.points,
        wizard=_name(WIZARD_NAMES, player.wizard),
        lesson=_name(POWER_NAMES, player.lesson),
        page=_name(PAGE_NAMES, player.page),
        offer=[_offer_names(state)[each] for each in members(player.offer)],
        offered_powers=[POWER_NAMES[each] for each in members(player.offered_powers)],
        choice=player.choice,
        open=state.names(player.open),
        told=[state.names(cards) for cards in player.told],
    )


def _offer_names(state: AlakazooState) -> list[str]:
    """What offers hold in the present phase, by number."""
    if state.phase == ENROLLING:
        return WIZARD_NAMES
    if state.phase == KEEPING:
        return PAGE_NAMES
    return [SPELL_NAMES[spell] for spell in state.spell_of]


def _tommy_names(cards: int) -> list[str]:
    return [TOMMY_NAMES[card] for card in members(cards)]


def _name(names: Sequence[str], index: int) -> str | None:
    return None if index == NONE else names[index]


# -- reading


def read(position: Json, state: AlakazooState) -> None:
    """Fills a laid-out table, or refuses what no game could have come to."""
    try:
        body = msgspec.convert(position, Body)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    seats = state.seats
    _length("players", body.players, seats)
    _length("columns", body.columns, COLUMNS)
    phases = [*PHASES, *AUTOMATIC]
    state.phase = _index("phase", phases, body.phase)
    if not (0 <= body.first < seats and 0 <= body.turn < seats and -1 <= body.target < seats):
        raise BadPosition("position-turn", "Z-11", turn_seat=body.turn)
    state.first, state.turn, state.turns = body.first, body.turn, body.turns
    state.last_round, state.won = body.last_round, body.won
    for seat, each in enumerate(body.players):
        if each.portal is not None:
            state.players[seat].portal = _index("portal", CREATURE_NAMES, each.portal)
    _read_creatures(state, body)
    _count_cards(body)
    _read_cards(state, body)
    for face in body.dice:
        state.dice += 1 << (3 * _index("dice", FACE_NAMES, face))
    _read_turn(state, body)
    for seat, each in enumerate(body.players):
        _read_player(state, seat, each)
    if state.magic < 0 or state.dark < 0:
        raise BadPosition("position-tokens", "Z-04")


def _read_cards(state: AlakazooState, body: Body) -> None:
    for index, column in enumerate(body.columns):
        if len(column) > COLUMN_LIMIT:
            raise BadPosition("position-column", "Z-08", column=index + 1, count=len(column))
        for card in column:
            state.columns[index].add(_card(state, card))
    state.pile = [
        TOMMY_CARD + TOMMY_NAMES.index(card) if card in TOMMY_NAMES else _card(state, card)
        for card in body.pile
    ]
    state.discards = _cards(state, body.discards)
    state.tommy_discards = _set("tommy_discards", TOMMY_NAMES, body.tommy_discards)
    state.tommy_lasting = _set("tommy_lasting", TOMMY_NAMES, body.tommy_lasting)
    state.tommy_out = _set("tommy_out", TOMMY_NAMES, body.tommy_out)
    state.tommy_seen = _set("tommy_seen", TOMMY_NAMES, body.tommy_seen)


def _read_turn(state: AlakazooState, body: Body) -> None:
    state.safe, state.eased, state.hushed = body.safe, body.eased, body.hushed
    state.owed = body.owed
    state.owed_for = _index("owed_for", REASONS, body.owed_for)
    state.amount, state.then_take = body.amount, body.then_take
    state.source = _index("source", SOURCES, body.source)
    state.power = NONE if body.power is None else _index("power", POWER_NAMES, body.power)
    state.target = body.target
    state.offered = _cards(state, body.offered)
    state.named = NONE if body.named is None else _index("named", body.creatures, body.named)
    state.given = _cards(state, body.given)


def _read_creatures(state: AlakazooState, body: Body) -> None:
    creatures = [_index("creatures", CREATURE_NAMES, name) for name in body.creatures]
    portals = [player.portal for player in state.players]
    if not creatures:
        return
    if len(set(creatures)) != state.seats + 2 or creatures != sorted(creatures):
        raise BadPosition("position-creatures", "Z-06", count=len(creatures))
    if not set(portals) <= set(creatures):
        raise BadPosition("position-creatures", "Z-06", count=len(creatures))
    state.set_creatures(creatures)


def _read_player(state: AlakazooState, seat: int, body: PlayerBody) -> None:
    player = state.players[seat]
    for told in body.guardians:
        guardian = Guardian(_index("guardian", GUARDIAN_NAMES, told.guardian))
        if min(told.magic, told.dark) < 0 or told.magic + told.dark > SLOTS:
            raise BadPosition("position-slots", "Z-04", guardian=told.guardian)
        guardian.magic, guardian.dark = told.magic, told.dark
        guardian.powers = common_powers(state.solo)
        if told.ability is not None:
            guardian.ability = _index("ability", POWER_NAMES, told.ability)
            if guardian.ability not in abilities(state.solo):
                raise BadPosition("position-word", place="ability", word=told.ability)
            guardian.powers |= 1 << guardian.ability
        player.guardians.append(guardian)
        state.magic -= guardian.magic
        state.dark -= guardian.dark
    player.hand = _cards(state, body.hand)
    player.hand_size = len(body.hand)
    player.spells = _cards(state, body.spells)
    for card in members(player.spells):
        if player.filled >> card % PARTS & 1:
            raise BadPosition("position-place", "Z-41", place=PART_NAMES[card % PARTS])
        player.filled |= 1 << card % PARTS
    _read_tokens(state, player, body)
    player.points = body.points
    player.wizard = NONE if body.wizard is None else _index("wizard", WIZARD_NAMES, body.wizard)
    if body.lesson is not None:
        player.lesson = _index("lesson", POWER_NAMES, body.lesson)
        for guardian in player.guardians:
            guardian.powers |= 1 << player.lesson
    player.page = NONE if body.page is None else _index("page", PAGE_NAMES, body.page)
    player.offer = _set("offer", _offer_names(state), body.offer)
    player.offered_powers = _set("offered_powers", POWER_NAMES, body.offered_powers)
    player.choice = body.choice
    player.open = _cards(state, body.open)
    if body.told:
        _length("told", body.told, state.seats)
        player.told = [_cards(state, cards) for cards in body.told]
    if state.creatures:
        join_effects(state, seat)


def _read_tokens(state: AlakazooState, player: Player, body: PlayerBody) -> None:
    for place, rune in body.tokens:
        part = _index("tokens", PART_NAMES, place)
        symbol = _index("tokens", SYMBOL_NAMES, rune)
        if player.portal == NONE:
            raise BadPosition("position-rune", "Z-19", place=place, rune=rune)
        index = RUNE[(player.portal * PARTS + part) * SYMBOLS + symbol]
        if index == NONE or player.tokens >> index & 1 or player.filled >> part & 1:
            raise BadPosition("position-rune", "Z-19", place=place, rune=rune)
        player.tokens |= 1 << index
        player.token_count += 1
        state.magic -= 1


def _count_cards(body: Body) -> None:
    """Every spell of the creatures in the game is in one place."""
    found = [card for column in body.columns for card in column]
    found += [card for card in body.pile if card not in TOMMY_NAMES] + body.discards
    for player in body.players:
        found += player.hand + player.spells
        if body.phase == KINDS[DRAFTING]:
            found += player.offer
    wanted = [f"{creature}-{part}" for creature in body.creatures for part in PART_NAMES]
    if sorted(found) != sorted(wanted):
        raise BadPosition("position-cards", "Z-02", count=len(found), wanted=len(wanted))


def _card(state: AlakazooState, name: str) -> int:
    if name not in SPELL_OF or not state.card_of or state.card_of[SPELL_OF[name]] == NONE:
        raise BadPosition("position-word", "Z-02", place="card", word=name)
    return state.card_of[SPELL_OF[name]]


def _cards(state: AlakazooState, names: Sequence[str]) -> int:
    cards = 0
    for name in names:
        cards |= 1 << _card(state, name)
    return cards


def _set(place: str, names: Sequence[str], found: Sequence[str]) -> int:
    cards = 0
    for name in found:
        cards |= 1 << _index(place, names, name)
    return cards


def _index(place: str, names: Sequence[str], name: str) -> int:
    if name not in names:
        raise BadPosition("position-word", place=place, word=name)
    return list(names).index(name)


def _length(name: str, found: Sequence[object], wanted: int) -> None:
    if len(found) != wanted:
        raise BadPosition("position-length", place=name, count=len(found), wanted=wanted)
