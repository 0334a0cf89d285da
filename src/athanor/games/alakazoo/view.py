"""What a seat of Alakazoö! may know: the table, its own hand and secret choices, and those spells
in other hands that it has seen go there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from msgspec import Struct

from athanor.contract import Secret, Told, View, head

from . import events
from .actions import AlakazooAction
from .cards import (
    ACTIONS,
    CREATURE_NAMES,
    DRAFT,
    ENROL,
    FACE_NAMES,
    GUARDIAN_NAMES,
    KEEP,
    NONE,
    PAGE_NAMES,
    PART_NAMES,
    PARTS,
    POWER_NAMES,
    SPELL_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    TOMMY_NAMES,
    WIZARD_NAMES,
    members,
    size,
)
from .events import AlakazooEvent
from .model import Guardian, Player
from .rules.phases import DRAFTING, ENROLLING, KEEPING, OVER, REASONS, SOURCES
from .rules.score import end_count
from .rules.secrets import page_names, power_names, wizard_names
from .rules.turn import AlakazooState


class GuardianView(Struct, frozen=True):
    """`ability` is the card that lies by it (Z-10)."""

    guardian: str
    magic: int
    dark: int
    ability: str | None


class PlaceView(Struct, frozen=True):
    """A place of a portal: its two runes, which of them are covered, and the spell on it."""

    place: str
    runes: Sequence[str]
    covered: Sequence[bool]
    card: str | None


class PlayerView(Struct, frozen=True):
    """`known` are the spells that the viewing seat knows to be in this hand, `known_offer` those it
    knows to be among what this player chooses from. `count` is what the end would bring now."""

    portal: str | None
    places: Sequence[PlaceView]
    guardians: Sequence[GuardianView]
    points: int
    count: int | None
    hand_size: int
    known: Sequence[str]
    hand_limit: int
    token_limit: int
    dice_limit: int
    wizard: str | None
    lesson: str | None
    page: str | None
    offer_size: int
    known_offer: Sequence[str]
    chosen: bool


class AlakazooView(View, frozen=True, kw_only=True):
    """`hand`, `offer`, `offered_powers`, `choice` and `offered` are the seat's own secrets; the
    last is what it swaps away (Z-29). `dice` are those not resolved yet. `tommy_seen` are cards
    of Tommy's that are back in the pile."""

    actions: Sequence[AlakazooAction]
    events: Sequence[AlakazooEvent]
    turn: int
    first: int
    turns: int
    last_round: bool
    creatures: Sequence[str]
    players: Sequence[PlayerView]
    columns: Sequence[Sequence[str]]
    pile: int
    discards: Sequence[str]
    magic: int
    dark: int
    dice: Sequence[str]
    tommy_discards: Sequence[str]
    tommy_lasting: Sequence[str]
    tommy_out: Sequence[str]
    tommy_seen: Sequence[str]
    hand: Sequence[str] | None
    offer: Sequence[str]
    offered_powers: Sequence[str]
    choice: AlakazooAction | None
    phase: int
    safe: bool
    eased: bool
    hushed: bool
    owed: int
    owed_for: str
    amount: int
    then_take: int
    source: str
    power: str | None
    target_seat: int | None
    named: str | None
    offered_count: int
    offered: Sequence[str]
    given_count: int
    given: Sequence[str]


#: Who sees what happens between two players.
BOTH: Final = ("seat", "other_seat")

#: Cards that go to a hand, and what is chosen in secret, are seen by those whose they are.
TOLD: Final = Told(
    events.PortalChosen,
    events.GuardianChosen,
    events.GameBegan,
    events.AbilityDealt,
    Secret(events.Dealt, "cards"),
    Secret(events.Drafted, "card"),
    events.ColumnLaid,
    events.TommyHid,
    Secret(events.LessonsOffered, "wizards", "powers"),
    events.Enrolled,
    Secret(events.PagesOffered, "pages"),
    Secret(events.PageKept, "page"),
    events.TurnBegan,
    events.TurnLost,
    events.Rested,
    events.Rolled,
    events.DieTurned,
    events.Covered,
    events.Uncovered,
    events.Charged,
    events.Drained,
    events.DieForgone,
    events.Darkened,
    events.DarkRefused,
    events.DarkReturned,
    events.DarkPassed,
    events.ColumnTaken,
    events.ColumnFilled,
    events.ColumnsSwept,
    events.Discarded,
    Secret(events.Drew, "card"),
    events.Reshuffled,
    events.Invoked,
    events.Borrowed,
    events.Took,
    events.CreatureNamed,
    Secret(events.HandedOver, "cards", known_to=BOTH),
    Secret(events.Stolen, "card", known_to=BOTH),
    events.Swapped,
    events.PortalsSwapped,
    events.Placed,
    events.PortalFilled,
    Secret(events.HandsPassed, "cards", known_to=BOTH),
    events.TommyAppeared,
    events.TommyDiscarded,
    events.GameEnded,
    events.SoloEnded,
)


def view(state: AlakazooState, seat: int | None) -> AlakazooView:
    return AlakazooView(
        **head(state, seat, TOLD),
        **secrets_of(state, seat),
        turn=state.turn,
        first=state.first,
        turns=state.turns,
        last_round=state.last_round,
        creatures=[CREATURE_NAMES[creature] for creature in state.creatures],
        players=[player(state, each, seat) for each in range(state.seats)],
        columns=[[state.name(card) for card in column.in_order()] for column in state.columns],
        pile=len(state.pile),
        discards=state.names(state.discards),
        magic=state.magic,
        dark=state.dark,
        dice=unresolved(state),
        tommy_discards=tommy_names(state.tommy_discards),
        tommy_lasting=tommy_names(state.tommy_lasting),
        tommy_out=tommy_names(state.tommy_out),
        tommy_seen=tommy_names(state.tommy_seen),
        phase=state.phase,
        safe=state.safe,
        eased=state.eased,
        hushed=state.hushed,
        owed=state.owed,
        owed_for=REASONS[state.owed_for],
        amount=state.amount,
        then_take=state.then_take,
        source=SOURCES[state.source],
        power=name_or_none(POWER_NAMES, state.power),
        target_seat=None if state.target == NONE else state.target,
        named=None if state.named == NONE else CREATURE_NAMES[state.creatures[state.named]],
        offered_count=size(state.offered),
        given_count=size(state.given),
    )


class Secrets(TypedDict):
    """What only the seat itself may know."""

    hand: Sequence[str] | None
    offer: Sequence[str]
    offered_powers: Sequence[str]
    choice: AlakazooAction | None
    offered: Sequence[str]
    given: Sequence[str]


def secrets_of(state: AlakazooState, seat: int | None) -> Secrets:
    own = None if seat is None else state.players[seat]
    return {
        "hand": None if own is None else state.names(own.hand),
        "offer": [] if own is None else offer(state, own),
        "offered_powers": [] if own is None else power_names(own.offered_powers),
        "choice": None if own is None else choice(state, own),
        "offered": state.names(state.offered) if seat == state.turn else [],
        "given": state.names(state.given) if seat == state.target else [],
    }


def player(state: AlakazooState, seat: int, viewer: int | None) -> PlayerView:
    seen = state.players[seat]
    known = 0 if viewer == seat else seen.open
    if viewer is not None and viewer != seat:
        known |= seen.told[viewer]
    may_read_page = state.phase == OVER or viewer == seat
    drafting = state.phase == DRAFTING
    return PlayerView(
        portal=name_or_none(CREATURE_NAMES, seen.portal),
        places=places(state, seen) if seen.portal >= 0 else [],
        guardians=[guardian(each) for each in seen.guardians],
        points=seen.points,
        count=counted(state, seat, viewer),
        hand_size=seen.hand_size,
        known=state.names(known & seen.hand),
        hand_limit=seen.hand_limit,
        token_limit=seen.token_limit,
        dice_limit=seen.dice_limit,
        wizard=name_or_none(WIZARD_NAMES, seen.wizard),
        lesson=name_or_none(POWER_NAMES, seen.lesson),
        page=name_or_none(PAGE_NAMES, seen.page) if may_read_page else None,
        offer_size=size(seen.offer),
        known_offer=state.names(known & seen.offer) if drafting else [],
        chosen=seen.choice != NONE,
    )


def counted(state: AlakazooState, seat: int, viewer: int | None) -> int | None:
    """What the end would bring a player now, if the viewer can work it out."""
    if state.solo or not state.creatures:
        return None
    if state.players[seat].page != NONE and viewer != seat and state.phase != OVER:
        return None
    return end_count(state, seat)


def places(state: AlakazooState, seen: Player) -> list[PlaceView]:
    cards: list[str | None] = [None] * PARTS
    for card in members(seen.spells):
        cards[card % PARTS] = SPELL_NAMES[state.spell_of[card]]
    found: list[PlaceView] = []
    base = seen.portal * 2 * PARTS
    tokens = seen.tokens
    for place in range(PARTS):
        runes = [SYMBOL_NAMES[SYMBOL[base + place]], SYMBOL_NAMES[SYMBOL[base + PARTS + place]]]
        covered = [bool(tokens >> place & 1), bool(tokens >> (PARTS + place) & 1)]
        found.append(PlaceView(PART_NAMES[place], runes, covered, cards[place]))
    return found


def guardian(seen: Guardian) -> GuardianView:
    ability = name_or_none(POWER_NAMES, seen.ability)
    return GuardianView(GUARDIAN_NAMES[seen.kind], seen.magic, seen.dark, ability)


def unresolved(state: AlakazooState) -> list[str]:
    return [
        name for face, name in enumerate(FACE_NAMES) for _ in range(state.dice >> (3 * face) & 7)
    ]


def offer(state: AlakazooState, own: Player) -> list[str]:
    """What a secret choice is made from: spells, wizards or pages."""
    if state.phase == ENROLLING:
        return wizard_names(own.offer)
    if state.phase == KEEPING:
        return page_names(own.offer)
    return state.names(own.offer)


def choice(state: AlakazooState, own: Player) -> AlakazooAction | None:
    """A secret choice that is made, as the action it was."""
    if own.choice == NONE:
        return None
    if state.phase == DRAFTING:
        chosen = ACTIONS[DRAFT + state.spell_of[own.choice]]
    else:
        base = ENROL if state.phase == ENROLLING else KEEP
        chosen = ACTIONS[base + own.choice]
    assert isinstance(chosen, AlakazooAction)
    return chosen


def tommy_names(cards: int) -> list[str]:
    return [TOMMY_NAMES[card] for card in members(cards)]


def name_or_none(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]
