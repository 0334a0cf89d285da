"""Tables for tests: a few figures at chosen places, and dice that fall as told."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import athanor
from athanor import Action, FastRng, IllegalAction, State
from athanor.games.alkemy.actions import (
    Activate,
    CombatCard,
    Decline,
    Done,
    Fight,
    Keep,
    Pass,
    PlayCard,
    StandFast,
)
from athanor.games.alkemy.cards import PROFILE_INDEX, PROFILES, Profile
from athanor.games.alkemy.figures import Effect
from athanor.games.alkemy.model import SCENERY_NAMES, Card, Figure, Scenery, Spot
from athanor.games.alkemy.pending import PendingFight
from athanor.games.alkemy.preview import AlkemyPreview
from athanor.games.alkemy.rules.damage import OTHER, hurt
from athanor.games.alkemy.rules.effects import effect_of
from athanor.games.alkemy.rules.skills import grant
from athanor.games.alkemy.rules.space import bind, meet, put
from athanor.games.alkemy.rules.state import AlkemyState, run
from athanor.games.alkemy.rules.turn import PLAYING, Turn
from athanor.games.alkemy.view import AlkemyView

from ..support import asked

Spec = tuple[int, str, int, int]
S = TypeVar("S", bound=State)


def table(
    *figures: Spec, scenery: list[tuple[str, int, int, int]] | None = None, **options: Any
) -> AlkemyState:
    """A table in its first turn; seat 0 has the hand. Figures of a card of several share it."""
    state = athanor.game("alkemy").new(2, seed=1, **options)
    assert isinstance(state, AlkemyState)
    state.lay_out()
    state.turn = 1
    state.companies = ["triad-warriors", "khaliman-warriors"]
    state.set_scenery(
        [Scenery(SCENERY_NAMES.index(name), x, y, turn) for name, x, y, turn in scenery or []]
    )
    names: dict[str, int] = {}
    for seat, id, x, y in figures:
        profile = PROFILES[PROFILE_INDEX[id]]
        card = open_card(state, seat, profile)
        number = 1 + sum(name.rsplit("-", 1)[0] == id for name in names)
        figure = Figure(len(state.figures), seat, card.id, profile, f"{id}-{number}")
        names[figure.name] = len(state.figures)
        card.figures = [*card.figures, len(state.figures)]
        state.figures.append(figure)
        figure.placed = True
        put(state, figure, x, y)
    state.names = names
    grant(state)
    frame = Turn()
    frame.stage = PLAYING
    state.frames = [frame]
    run(state)
    state.events = []
    return state


def open_card(state: AlkemyState, seat: int, profile: Profile) -> Card:
    for card in state.cards:
        first = state.figures[card.figures[0]]
        if card.seat == seat and first.profile is profile and len(card.figures) < profile.figures:
            return card
    state.cards.append(Card(len(state.cards), seat, []))
    return state.cards[-1]


def figure(state: AlkemyState, name: str) -> Figure:
    return state.figures[state.names[name]]


def in_combat(state: AlkemyState, one: str, other: str) -> None:
    a, b = figure(state, one), figure(state, other)
    assert meet(state, a, b), "too far apart to fight"
    bind(a, b)


def component(state: AlkemyState, x: int, y: int, element: int) -> None:
    state.components = [*state.components, Spot(x, y, element)]


def do(state: S, *actions: Action) -> S:
    """Plays actions, each by the seat that may."""
    for action in actions:
        seats = [seat for seat in state.actors() if state.check(seat, action) is None]
        if not seats:
            refusals = {seat: str(state.check(seat, action)) for seat in state.actors()}
            raise AssertionError(f"{action} is refused: {refusals} ({state.decision()})")
        state.play(seats[0], action)
    return state


def activate(state: AlkemyState, name: str, *actions: Action) -> AlkemyState:
    return do(state, Activate(name), *actions)


def refused(state: State, action: Action, seat: int | None = None) -> tuple[str, str]:
    """Code and rule with which an action is refused."""
    error = state.check(state.actors()[0] if seat is None else seat, action)
    assert isinstance(error, IllegalAction), "it was allowed"
    return error.code, error.rule


@cache
def seed_for(faces: tuple[int | None, ...]) -> int:
    for seed in range(2_000_000):
        rng = FastRng(seed)
        if all(face is None or rng.quick(6) == face - 1 or False for face in faces):
            return seed
    raise AssertionError("no such seed")


def dice(state: AlkemyState, *faces: int) -> AlkemyState:
    """The next dice fall on these faces, 1 to 6."""
    state.rng = FastRng(seed_for(faces))
    return state


def cards(state: AlkemyState, one: CombatCard, other: CombatCard) -> AlkemyState:
    """Both combat cards, the active side's first. Who has no choice plays by itself."""
    active, passive = state.hand, 1 - state.hand
    if active in state.actors():
        state.play(active, PlayCard(one))
    if state.decision() is not None and asked(state).kind == "card":
        if passive in state.actors():
            state.play(passive, PlayCard(other))
    return state


def kinds(state: AlkemyState) -> list[str]:
    return [type(event).__name__ for event in state.events]


def settle(state: AlkemyState) -> AlkemyState:
    """Answers small questions with no until an order or the hand is asked for."""
    while not state.over and asked(state).kind not in ("act", "hand"):
        seat = state.actors()[0]
        options = state.legal(seat)
        no = [a for a in options if isinstance(a, (Decline, StandFast, Keep))]
        state.play(seat, no[0] if no else options[0])
    return state


def end_turn(state: AlkemyState) -> AlkemyState:
    """Both pass, after finishing what is open."""
    turn = state.turn
    while not state.over and state.turn == turn:
        seat = state.actors()[0]
        options = state.legal(seat)
        stop = [a for a in options if isinstance(a, (Pass, Done, Decline, StandFast))]
        state.play(seat, stop[0] if stop else options[0])
    return state


def damage_to(state: AlkemyState, name: str) -> int:
    return figure(state, name).ticked


def seen(state: State, seat: int | None) -> AlkemyView:
    """What a seat of this game sees, or a spectator."""
    view = state.view(seat)
    assert isinstance(view, AlkemyView)
    return view


def foresee(state: State, seat: int, action: Action) -> AlkemyPreview:
    """What a client is told of an action before it is declared."""
    found = state.preview(seat, action)
    assert isinstance(found, AlkemyPreview)
    return found


def fight(state: State, seat: int | None) -> PendingFight:
    """The fight that is being resolved, as a seat sees it."""
    found = seen(state, seat).open
    assert isinstance(found, PendingFight)
    return found


FAR = (1, "ibrahim", 300, 2200)


def duel(one: str, other: str, apart: int = 119, *more: Spec) -> AlkemyState:
    """Two in combat, and the cards are asked for."""
    state = table((0, one, 1200, 400), (1, other, 1200, 400 + apart), FAR, *more)
    in_combat(state, f"{one}-1", f"{other}-1")
    return do(state, Activate(f"{one}-1"), Fight(f"{one}-1", f"{other}-1"))


def told(state: AlkemyState, kind: str) -> list[Any]:
    """Events of a kind, of the last step."""
    return [event for event in state.events if type(event).__name__ == kind]


def rolls(state: AlkemyState, trait: str) -> list[Any]:
    return [event for event in told(state, "Rolled") if event.trait == trait]


def suffer(
    state: AlkemyState, name: str, points: int, by: str | None = None, cause: int = OTHER
) -> AlkemyState:
    """Damage without a roll, and all that follows from it."""
    source = -1 if by is None else int(figure(state, by).id)
    hurt(state, source, figure(state, name).id, points, cause)
    run(state)
    return state


def alchemist(profile: str, *others: Spec, level: int = 4, components: int = 9) -> AlkemyState:
    """An alchemist with all it needs, activated."""
    state = table((0, profile, 1200, 400), *others)
    one = state.figures[0]
    one.concentration = level
    one.components = components
    return do(state, Activate(one.name))


def effect(figure: Figure, kind: int) -> Effect:
    """What lasts on a figure."""
    found = effect_of(figure, kind)
    assert found is not None
    return found


def cards_offered(state: AlkemyState, seat: int) -> set[str]:
    """The combat cards a seat may play."""
    return {action.card for action in state.legal(seat) if isinstance(action, PlayCard)}
