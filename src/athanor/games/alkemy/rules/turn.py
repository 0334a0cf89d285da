"""The turn: the hand, passing, re-activation, scoring. A-30 to A-39, A-97 to A-99."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Activate, Decline, Pass, Reactivate
from ..events import (
    Activated,
    GameEnded,
    Passed,
    Reactivated,
    TurnBegan,
    TurnScored,
)
from ..figures import FOLLOW_USE
from ..model import NONE, Card, Figure, Frame, Table
from .activation import ONE_FIGURE, WHOLE_CARD, activate
from .damage import bury
from .effects import after_turn
from .ending import TurnEnd, any_waste
from .grafts import ask_grafts
from .initiative import Initiative
from .manners import follows
from .offers import could_act_again
from .scoring import score
from .space import keep_combats

PASS: Final = Pass()
NO_OPPORTUNITY: Final = Decline("opportunity")
#: A-38: of the AP on the card.
LEAST_AP_TO_PLAY_AGAIN: Final = 3

#: How far a turn has come.
TO_BEGIN: Final = 0
PLAYING: Final = 1
ACTIVATED: Final = 2
HANDING_OVER: Final = 3
ENDING: Final = 4


@final
class Turn(Frame):
    """The bottom of the stack from the first turn on. `card` is the one just activated."""

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = NONE

    def rests(self) -> bool:
        return True

    def clone(self) -> Turn:
        copy = Turn()
        copy.stage = self.stage
        copy.card = self.card
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == TO_BEGIN:
            self.stage = PLAYING
            begin_turn(table)
        elif self.stage == PLAYING:
            if table.passes >= 2:
                self.stage = ENDING
                if any_waste(table):
                    table.push(TurnEnd())
            elif can_play(table, table.hand):
                return True
            else:
                pass_hand(table, table.hand)
        elif self.stage == ACTIVATED:
            self.after_activation(table)
        elif self.stage == ENDING:
            self.stage = TO_BEGIN
            end_turn(table)
        else:
            self.stage = PLAYING
            self.card = NONE
            table.hand = 1 - table.hand
        return False

    def after_activation(self, table: Table) -> None:
        """A-35; but an opportunist or a tamer's animals may come before the hand passes."""
        self.stage = HANDING_OVER
        if self.card < 0:
            return
        profile = first_figure(table, table.cards[self.card]).profile
        for figure in table.figures:
            if figure.seat == table.hand and figure.alive and follows(figure, profile):
                if figure.used >> FOLLOW_USE & 1:
                    continue
                if may_activate(table, table.cards[figure.card]) or may_again(table, figure):
                    table.push(Opportunity(figure.seat, figure.id))
                    return

    def actors(self, table: Table) -> list[int]:
        return [int(table.hand)]

    def awaits(self, table: Table, seat: i64) -> bool:
        return seat == table.hand

    def asks(self, table: Table) -> str:
        return "hand"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        found: list[Action] = []
        for card in table.cards:
            if card.seat == seat and may_activate(table, card):
                found.append(Activate(first_figure(table, card).name))
        for figure in table.figures:
            if figure.seat == seat and may_again(table, figure):
                found.append(Reactivate(figure.name))
        will = forced_on(table, seat)
        if will is not None:
            names = [table.figures[id].name for id in table.cards[will.card].figures]
            return [
                each
                for each in found
                if (isinstance(each, Activate) and each.figure in names)
                or (isinstance(each, Reactivate) and each.figure == will.name)
            ]
        if table.obliged != seat or len(found) == 0:
            found.append(PASS)
        return found

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        will = forced_on(table, seat)
        if isinstance(action, Pass):
            if will is not None:
                return IllegalAction("must-obey", "A-87", figure=will.name)
            if table.obliged == seat:
                return IllegalAction("must-activate", "A-31")
            return None
        if isinstance(action, (Activate, Reactivate)):
            if action.figure not in table.names:
                return IllegalAction("no-such-figure", "A-32", figure=action.figure)
            figure = table.figures[table.names[action.figure]]
            if figure.seat != seat:
                return IllegalAction("enemy-figure", "A-32", figure=figure.name)
            if will is not None and figure.card != will.card:
                return IllegalAction("must-obey", "A-87", figure=will.name)
            if isinstance(action, Activate):
                return refuse_activation(table, figure)
            return refuse_again(figure, table)
        return IllegalAction("not-offered", "A-32", decision="hand")

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Pass):
            pass_hand(table, seat)
            return
        self.stage = ACTIVATED
        self.card = play_figure(table, seat, action)


def play_figure(table: Table, seat: i64, action: Action) -> i64:
    """Activates or re-activates; the card, if a whole card was activated."""
    if table.forced >= 0 and table.figures[table.forced].seat == seat:
        table.forced = NONE
    table.passes = 0
    table.obliged = NONE
    if isinstance(action, Activate):
        figure = table.figures[table.names[action.figure]]
        card = table.cards[figure.card]
        card.played = True
        if table.tracing:
            table.tell(Activated(seat, first_figure(table, card).name))
        activate(table, seat, figure.card, NONE, WHOLE_CARD)
        return figure.card
    assert isinstance(action, Reactivate)
    figure = table.figures[table.names[action.figure]]
    figure.ap -= 1
    if table.tracing:
        table.tell(Reactivated(seat, figure.name))
    activate(table, seat, figure.card, figure.id, ONE_FIGURE)
    return NONE


def first_figure(table: Table, card: Card) -> Figure:
    """The card's first figure still in play (or simply its first)."""
    for id in card.figures:
        if table.figures[id].alive:
            return table.figures[id]
    return table.figures[card.figures[0]]


def may_activate(table: Table, card: Card) -> bool:
    if not card.played:
        for id in card.figures:
            if table.figures[id].alive and table.figures[id].ap > 0:
                return True
    return False


def may_again(table: Table, figure: Figure) -> bool:
    if not figure.alive or figure.ap < 2 or figure.profile.ap < LEAST_AP_TO_PLAY_AGAIN:
        return False
    return table.cards[figure.card].played and could_act_again(table, figure)


def refuse_activation(table: Table, figure: Figure) -> IllegalAction | None:
    card = table.cards[figure.card]
    if may_activate(table, card):
        return None
    if card.played:
        return IllegalAction("already-activated", "A-32", figure=figure.name)
    return IllegalAction("no-ap", "A-103", figure=figure.name)


def refuse_again(figure: Figure, table: Table) -> IllegalAction | None:
    """A-38."""
    if not figure.alive or figure.ap < 2:
        return IllegalAction("no-ap", "A-38", figure=figure.name)
    if not table.cards[figure.card].played:
        return IllegalAction("not-yet-activated", "A-38", figure=figure.name)
    if figure.profile.ap < LEAST_AP_TO_PLAY_AGAIN:
        return IllegalAction("too-few-ap", "A-38", figure=figure.name)
    if not could_act_again(table, figure):
        return IllegalAction("nothing-to-do", "A-38", figure=figure.name)
    return None


def forced_on(table: Table, seat: i64) -> Figure | None:
    """superior_will: the figure that must be played next, if it still can be."""
    if table.forced < 0:
        return None
    figure = table.figures[table.forced]
    if figure.seat != seat or not figure.alive:
        return None
    if may_activate(table, table.cards[figure.card]) or may_again(table, figure):
        return figure
    return None


def can_play(table: Table, seat: i64) -> bool:
    for card in table.cards:
        if card.seat == seat and may_activate(table, card):
            return True
    for figure in table.figures:
        if figure.seat == seat and may_again(table, figure):
            return True
    return False


def pass_hand(table: Table, seat: i64) -> None:
    """A-36, A-37."""
    table.passes += 1
    table.obliged = NONE
    if table.tracing:
        table.tell(Passed(seat))
    table.hand = 1 - seat


@final
class Opportunity(Frame):
    """Opportunist, tamer: `figure` may be activated or re-activated before the hand passes."""

    def clone(self) -> Opportunity:
        return Opportunity(self.seat, self.figure)

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "opportunity"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        figure = table.figures[self.figure]
        found: list[Action] = []
        if refuse_activation(table, figure) is None:
            found.append(Activate(figure.name))
        if refuse_again(figure, table) is None:
            found.append(Reactivate(figure.name))
        found.append(NO_OPPORTUNITY)
        return found

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.pop()
        if not isinstance(action, Decline):
            for id in table.cards[table.figures[self.figure].card].figures:
                table.figures[id].used |= 1 << FOLLOW_USE
            play_figure(table, seat, action)


def begin_turn(table: Table) -> None:
    table.turn += 1
    table.passes = 0
    table.obliged = NONE
    table.forced = NONE
    for hive in table.hives:
        hive.stung = 0
    for figure in table.figures:
        if figure.alive:
            figure.refresh()
    for card in table.cards:
        card.played = False
    if table.tracing:
        table.tell(TurnBegan(table.turn))
    table.push(Initiative())
    ask_grafts(table)


def end_turn(table: Table) -> None:
    """A-98: who controls more markers scores. A-99: the last turn ends the game. A-117: AP left are
    lost."""
    scored = score(table)
    for seat in range(2):
        table.points[seat] += scored[seat]
    if table.tracing:
        who: int | None = None
        if scored[0] != scored[1]:
            who = 0 if scored[0] > scored[1] else 1
        table.tell(TurnScored(table.turn, who, table.points[:]))
    for figure in table.figures:
        end_effects(figure)
        if len(figure.effects) > 0:
            after_turn(table, figure)
            keep_combats(table, figure)  # its reach may have been lent
    bury(table, True)
    best: i64 = ahead(table)
    if best >= 0 and table.points[best] >= table.scenario.wins:
        end_game(table, best, "points")
        return
    most = table.options["turns"]
    assert isinstance(most, int)
    if table.turn >= most:
        end_game(table, ahead(table) if table.options["time_up"] == "points" else NONE, "turns")


def ahead(table: Table) -> i64:
    """Who has more victory points, or NONE."""
    if table.points[0] == table.points[1]:
        return NONE
    return 0 if table.points[0] > table.points[1] else 1


def end_effects(figure: Figure) -> None:
    """Formulas that end with this turn."""
    if figure.circus_used and figure.circus_lasts:
        figure.circus = 0
    if figure.uchronia_used and figure.uchronia_lasts:
        figure.uchronia = False
    if figure.hurt:
        figure.brambles = 0


def end_game(table: Table, winner: i64, reason: str) -> None:
    table.finished = True
    table.winner = winner
    table.reason = reason
    table.frames = []
    if table.tracing:
        winners: list[int] = [] if winner < 0 else [int(winner)]
        table.tell(GameEnded(reason, winners))


def check_wipeout(table: Table) -> None:
    """A-99: a side without figures ends the game, drawn or (option) won by the other."""
    if len(table.figures) > 0:
        one = table.figures[0]
        other = table.figures[len(table.figures) - 1]
        if one.alive and other.alive and one.seat != other.seat:
            return  # as nearly always
    first: bool = False
    second: bool = False
    for figure in table.figures:
        if figure.alive:
            if figure.seat == 0:
                first = True
            else:
                second = True
            if first and second:
                return
    winner: i64 = NONE
    if table.options["wipeout"] == "win" and (first or second):
        winner = 0 if first else 1
    end_game(table, winner, "wipeout")
