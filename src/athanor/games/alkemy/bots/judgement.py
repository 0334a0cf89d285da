"""What bots know of Alkemy: hold the markers, fight where the odds are good, shoot with aim."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.judgement import Judgement
from athanor.contract.rng import FastRng
from athanor.contract.state import State

from ..actions import Activate, Pass, PlayCard, Reactivate, Run, Track, Walk
from ..formats import MARKER_RADIUS
from ..geometry.shapes import gap
from ..model import INCH, Table
from ..rules.activation import Activation
from ..rules.fight import PLAYS
from ..rules.fight import Fight as FightFrame
from ..rules.state import AlkemyState
from ..rules.turn import Turn
from .appeal import WATCH, answer_appeal, cards_appeal, order_appeal, urgency, watch
from .goals import holder
from .ideas import ideas
from .outlook import chance
from .posts import Post, leaving

#: How many of the moves that look best a search looks at.
BREADTH: Final = 8
#: How much better one action must look to be tried e times as readily, in points.
EASE: Final = 2.5
#: A playout that has not come to the end of an activation by then is judged as it stands.
LONGEST: Final = 30
CARD_INDEX: Final[dict[Action, int]] = {play: card for card, play in enumerate(PLAYS)}


@final
class AlkemyJudgement(Judgement):
    """An activation is searched to its end, and so is the enemy's next as far as time allows; what
    comes later is judged by the look of the table."""

    def __init__(self) -> None:
        self.offered: list[Action] = []
        self.looks: list[float] = []

    def stage(self, state: State) -> int:
        """Activations that are over."""
        assert isinstance(state, AlkemyState)
        played = 0
        for card in state.cards:
            if card.played:
                played += 1
        for frame in state.frames:
            if isinstance(frame, Activation) and not frame.commanded():
                over = played - 1 + int(frame.scope)  # a figure that plays again adds no card
                return (int(state.turn) * 64 + over) * 2 + int(state.hand)
        return (int(state.turn) * 64 + played) * 2 + int(state.hand)

    def plies(self) -> int:
        return 2

    def exploration(self) -> float:
        return 0.15

    def candidates(self, state: State, seat: int) -> list[Action]:
        """The few that look best."""
        assert isinstance(state, AlkemyState)
        actions = self.offers(state, seat)
        appeals = look(state, seat, actions)
        breadth = BREADTH if state.turn > 0 else 1  # before the first turn there is no telling
        if isinstance(state.frames[len(state.frames) - 1], FightFrame):
            breadth = 1  # drawn from a mixture: a search would find one best card, and be foreseen
        if len(actions) > breadth:
            scored: list[tuple[float, int]] = []
            for index in range(len(actions)):
                scored.append((-appeals[index], index))
            scored.sort()
            chosen = [index for _, index in scored[:breadth]]
            actions = [actions[index] for index in chosen]
            appeals = [appeals[index] for index in chosen]
        self.offered = actions
        self.looks = appeals
        return actions

    def offers(self, state: AlkemyState, seat: int) -> list[Action]:
        frame = state.frames[len(state.frames) - 1]
        if isinstance(frame, Activation):
            return ideas(state, frame)
        actions = state.legal(seat)
        if isinstance(frame, Turn) and must_act(state, seat, actions):
            return [action for action in actions if not isinstance(action, Pass)]
        return actions

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        if actions is not self.offered:
            return []
        best = -1e9
        for appeal in self.looks:
            best = max(best, appeal)
        shares: list[float] = []
        total = 0.0
        for appeal in self.looks:
            share = exp((appeal - best) / EASE)
            shares.append(share)
            total += share
        for i in range(len(shares)):
            shares[i] /= total
        return shares

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        steps = 0
        while not state.over and self.stage(state) == stage and steps < LONGEST:
            seat = state.actors()[0]
            state.apply(seat, self.best(state, seat, rng))
            steps += 1

    def settle(self, state: State, rng: FastRng) -> None:
        """The next activation, as it looks best."""
        assert isinstance(state, AlkemyState)
        if len(state.frames) == 1 and isinstance(state.frames[0], Turn):
            self.playout(state, self.stage(state), rng)

    def best(self, state: State, seat: int, rng: FastRng) -> Action:
        """The action that looks best, of equals any."""
        assert isinstance(state, AlkemyState)
        actions = self.offers(state, seat)
        if len(actions) == 1:
            return actions[0]
        appeals = look(state, seat, actions)
        best = actions[0]
        best_appeal = -1e9
        for i in range(len(actions)):
            appeal = appeals[i] + 0.01 * float(rng.quick(64)) / 64.0
            if appeal > best_appeal:
                best_appeal = appeal
                best = actions[i]
        return best

    def values(self, state: State) -> list[float]:
        assert isinstance(state, AlkemyState)
        if state.finished:
            if state.winner < 0:
                return [0.5, 0.5]
            won = int(state.winner)
            return [1.0 if seat == won else 0.0 for seat in range(2)]
        share = chance(state)
        return [share, 1.0 - share]

    def appeal(self, state: State, seat: int, action: Action) -> float:
        assert isinstance(state, AlkemyState)
        return look(state, seat, [action])[0]

    def appeals(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, AlkemyState)
        return look(state, seat, actions)


def must_act(table: Table, seat: i64, actions: list[Action]) -> bool:
    """Who is behind does not pass with a card to play: the turn might end."""
    if not is_behind(table, seat):
        return False
    for action in actions:
        if isinstance(action, Activate):
            return True
    return False


def is_behind(table: Table, seat: i64) -> bool:
    """In victory points, or in markers."""
    if table.points[seat] < table.points[1 - seat]:
        return True
    lead = 0
    for marker in table.markers:
        owner: i64 = holder(table, marker)
        if owner >= 0:
            lead += 1 if owner == seat else -1
    return lead < 0


def look(table: Table, seat: i64, actions: list[Action]) -> list[float]:
    """How good each action looks at first sight."""
    frame = table.frames[len(table.frames) - 1]
    if isinstance(frame, FightFrame):
        cards: list[int] = []
        for action in actions:
            assert isinstance(action, PlayCard)
            cards.append(CARD_INDEX[action])
        return cards_appeal(table, frame, seat, cards)
    if isinstance(frame, Activation):
        return look_at_orders(table, seat, actions)
    if isinstance(frame, Turn):
        return [hand_appeal(table, action) for action in actions]
    return [answer_appeal(table, seat, action) for action in actions]


def look_at_orders(table: Table, seat: i64, actions: list[Action]) -> list[float]:
    appeals: list[float] = []
    post: Post | None = None
    here = 0.0
    step = 0.0
    for action in actions:
        if isinstance(action, (Walk, Run, Track)):
            id: int = table.names[action.figure]
            if post is None or post.figure.id != id:
                post = Post(table, table.figures[id])
                here = post.at(post.figure.x, post.figure.y) + leaving(table, post.figure)
                step = watch(table, post.figure)
            appeal = post.at(action.x, action.y) - here
            if isinstance(action, Run):
                appeal -= 2.0 * WATCH + (step if post.figure.ap == 2 else 0.0)
            elif isinstance(action, Walk):
                appeal -= step
            if post.figure.profile.alchemist and post.figure.components < 4:
                appeal += components_near(table, post, action.x, action.y)
            appeals.append(appeal)
        else:
            appeals.append(order_appeal(table, seat, action))
    return appeals


def components_near(table: Table, post: Post, x: i64, y: i64) -> float:
    if not post.figure.harvested:
        for component in table.components:
            if gap(x, y, post.figure.r, component.x, component.y, MARKER_RADIUS) <= INCH:
                return 2.0
    return 0.0


def hand_appeal(table: Table, action: Action) -> float:
    if isinstance(action, (Activate, Reactivate)):
        urgent = urgency(table, table.figures[table.names[action.figure]])
        return urgent if isinstance(action, Activate) else urgent - 2.5
    return 0.2 if isinstance(action, Pass) else 0.0
