"""The turn: initiative, the hand, passing, re-activation, scoring. A-30 to A-39, A-97 to A-99."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Activate, Begin, Champion, Decline, Pass, Reactivate
from ..cards import OPPORTUNIST
from ..events import (
    Activated,
    GameEnded,
    HandGiven,
    InitiativeWon,
    Passed,
    Reactivated,
    TurnBegan,
    TurnScored,
)
from ..model import INITIATIVE, NONE, OPPORTUNITY, TURN, Card, Figure, Frame, Table
from .activation import ONE_FIGURE, WHOLE_CARD, activate
from .dice import MND, oppose
from .skills import initiative_colour
from .space import mind

PASS: Final = Pass()
BEGINS: Final[list[Begin]] = [Begin(0), Begin(1)]
NO_OPPORTUNITY: Final = Decline("opportunity")
WINNING_POINTS: Final = 3
#: After whose activation an opportunist may act.
OPPORTUNITIES: Final[list[str]] = ["shadow", "whisper"]


class Turn(Frame):
    """The bottom of the stack from the first turn on. `f` is the card just activated."""

    def __init__(self) -> None:
        super().__init__(TURN)
        self.f = NONE

    def blank(self) -> Frame:
        return Turn()

    def resume(self, table: Table) -> bool:
        if self.stage == 0:
            self.stage = 1
            begin_turn(table)
        elif self.stage == 1:
            if table.passes >= 2:
                self.stage = 0
                end_turn(table)
            elif can_play(table, table.hand):
                return True
            else:
                pass_hand(table, table.hand)
        elif self.stage == 2:
            self.after_activation(table)
        else:
            self.stage = 1
            self.f = NONE
            give_hand(table, 1 - table.hand)
        return False

    def after_activation(self, table: Table) -> None:
        """A-35; but an opportunist may come before the hand passes."""
        self.stage = 3
        if self.f < 0 or table.opportunity:
            return
        if first_figure(table, table.cards[self.f]).profile.id not in OPPORTUNITIES:
            return
        for figure in table.figures:
            if figure.seat == table.hand and figure.skills & OPPORTUNIST and figure.alive:
                if may_activate(table, table.cards[figure.card]) or may_again(table, figure):
                    frame = Opportunity()
                    frame.seat = figure.seat
                    frame.figure = figure.id
                    table.push(frame)
                    return

    def actors(self, table: Table) -> list[int]:
        return [int(table.hand)]

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
        if table.obliged != seat or len(found) == 0:
            found.append(PASS)
        return found

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if isinstance(action, Pass):
            if table.obliged == seat:
                return IllegalAction("must-activate", "A-31")
            return None
        if isinstance(action, (Activate, Reactivate)):
            if action.figure not in table.names:
                return IllegalAction("no-such-figure", "A-32", figure=action.figure)
            figure = table.figures[table.names[action.figure]]
            if figure.seat != seat:
                return IllegalAction("enemy-figure", "A-32", figure=figure.name)
            if isinstance(action, Activate):
                return refuse_activation(table, figure)
            return refuse_again(figure, table)
        return IllegalAction("not-offered", "A-32", decision="hand")

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Pass):
            pass_hand(table, seat)
            return
        self.stage = 2
        self.f = play_figure(table, seat, action)


def play_figure(table: Table, seat: i64, action: Action) -> i64:
    """Activates or re-activates; the card, if a whole card was activated."""
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
    return figure.alive and figure.ap >= 2 and table.cards[figure.card].played


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


def give_hand(table: Table, seat: i64) -> None:
    table.hand = seat


class Opportunity(Frame):
    """Opportunist: `figure` may be activated or re-activated before the hand passes."""

    def __init__(self) -> None:
        super().__init__(OPPORTUNITY)

    def blank(self) -> Frame:
        return Opportunity()

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
            table.opportunity = True
            play_figure(table, seat, action)


# -- initiative


class Initiative(Frame):
    """A-31, A-118: both pick a figure in secret; opposed MND; the winner says who begins. `a`, `b`
    the figures; `c` the winner."""

    def __init__(self) -> None:
        super().__init__(INITIATIVE)

    def blank(self) -> Frame:
        return Initiative()

    def resume(self, table: Table) -> bool:
        if self.stage == 0:
            self.auto_pick(table)
            if table.secret[0] < 0 or table.secret[1] < 0:
                return True
            self.a = table.secret[0]
            self.b = table.secret[1]
            table.secret = [NONE, NONE]
            self.stage = 1
            self.contest(table)
        elif self.stage == 1:
            self.stage = 2
            self.c = 0 if table.won else 1
            if table.tracing:
                table.tell(InitiativeWon(self.c))
        else:
            return True
        return False

    def auto_pick(self, table: Table) -> None:
        for seat in range(2):
            if table.secret[seat] < 0:
                choices = champions(table, seat)
                if len(choices) == 0:
                    table.secret[seat] = len(table.figures)  # nobody with a MND
                elif len(choices) == 1:
                    table.secret[seat] = choices[0]

    def contest(self, table: Table) -> None:
        nobody: i64 = len(table.figures)
        if self.a == nobody or self.b == nobody:
            table.won = self.b == nobody
            return
        one = table.figures[self.a]
        other = table.figures[self.b]
        oppose(
            table,
            one,
            other,
            MND,
            mind(table, one),
            mind(table, other),
            0,
            0,
            initiative_colour(one),
            initiative_colour(other),
        )

    def actors(self, table: Table) -> list[int]:
        if self.stage == 2:
            return [int(self.c)]
        return [seat for seat in range(2) if table.secret[seat] < 0]

    def asks(self, table: Table) -> str:
        return "begin" if self.stage == 2 else "champion"

    def rule(self) -> str:
        return "A-31"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        if self.stage == 2:
            return [BEGINS[0], BEGINS[1]]
        return [Champion(table.figures[id].name) for id in champions(table, seat)]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Champion):
            table.secret[seat] = table.names[action.figure]
        elif isinstance(action, Begin):
            table.hand = action.first_seat
            if action.first_seat != self.c:
                table.obliged = action.first_seat
            if table.tracing:
                table.tell(HandGiven(action.first_seat))
            table.pop()


def champions(table: Table, seat: i64) -> list[int]:
    """Who can roll for initiative."""
    return [
        int(figure.id)
        for figure in table.figures
        if figure.seat == seat and figure.alive and figure.profile.mnd >= 0
    ]


# -- the beginning and the end of a turn


def begin_turn(table: Table) -> None:
    table.turn += 1
    table.passes = 0
    table.obliged = NONE
    table.opportunity = False
    for figure in table.figures:
        if figure.alive:
            figure.refresh()
    for card in table.cards:
        card.played = False
    if table.tracing:
        table.tell(TurnBegan(table.turn))
    table.push(Initiative())


def end_turn(table: Table) -> None:
    """A-98: who controls more markers scores. A-117: AP left are lost."""
    held: list[int] = [0, 0]
    for marker in table.markers:
        if marker.owner >= 0:
            held[marker.owner] += 1
    scorer: i64 = NONE
    if held[0] != held[1]:
        scorer = 0 if held[0] > held[1] else 1
        table.points[scorer] += 1
    if table.tracing:
        who = "none" if scorer < 0 else str(scorer)
        table.tell(TurnScored(table.turn, who, table.points[:]))
    for figure in table.figures:
        end_effects(figure)
    if scorer >= 0 and table.points[scorer] >= WINNING_POINTS:
        end_game(table, scorer, "points")
        return
    most = table.options["turns"]
    if isinstance(most, int) and 0 < most <= table.turn:
        winner: i64 = NONE
        if table.points[0] != table.points[1]:
            winner = 0 if table.points[0] > table.points[1] else 1
        end_game(table, winner, "turns")


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
    left: list[int] = [0, 0]
    for figure in table.figures:
        if figure.alive:
            left[figure.seat] += 1
    if left[0] > 0 and left[1] > 0:
        return
    winner: i64 = NONE
    if table.options["wipeout"] == "win" and left[0] != left[1]:
        winner = 0 if left[0] > 0 else 1
    end_game(table, winner, "wipeout")
