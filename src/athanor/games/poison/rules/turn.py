"""The turn and the round: P-08, P-18, P-19, P-24. This is the state that the contract asks for."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action, Decision, Result
from athanor.contract.errors import IllegalAction

from ..cards import POUR_INDEX
from ..model import NONE, Table
from .deal import choose_first_dealer, deal_round
from .pour import draw_up, legal_pours, pour, refuse_pour
from .score import end_game, final_result, score_round


class PoisonState(Table):
    """A game of Poison in progress."""

    def actors(self) -> list[int]:
        if self.finished:
            return []
        return [self.turn]

    def legal(self, seat: int) -> list[Action]:
        if self.finished or seat != self.turn:
            return []
        return legal_pours(self, seat)

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        if self.finished:
            return IllegalAction("game-over", "P-24")
        if seat != self.turn:
            return IllegalAction("not-your-turn", "P-08", seat=seat, turn_seat=self.turn)
        return refuse_pour(self, seat, action, self.index_of(action))

    def apply(self, seat: int, action: Action) -> None:
        self.pour(seat, self.index_of(action))

    def index_of(self, action: Action) -> i64:
        """The number of an action, or NONE. `play` asks for it twice, so it is remembered."""
        if action is not self.known_action:
            self.known_index = POUR_INDEX.get(action, NONE)
            self.known_action = action
        return self.known_index

    def pour(self, seat: int, index: i64) -> None:
        """`apply` without the action object, for playouts."""
        self.players[seat].last_turn = self.step
        pour(self, seat, index // 3, index % 3)
        if self.short:
            draw_up(self, seat)
        self.pass_turn()

    def pass_turn(self) -> None:
        """P-18: clockwise to the next player who holds a card; with none, the round is over."""
        players = self.players
        seats: i64 = self.seats
        turn: i64 = self.turn
        asked: i64 = 0
        while asked < seats:
            turn = turn + 1 if turn + 1 < seats else 0
            if players[turn].hand_size > 0:
                self.turn = turn
                return
            asked += 1
        self.end_round()

    def end_round(self) -> None:
        score_round(self)
        self.round += 1
        if self.round == self.rounds:  # P-24
            end_game(self)
        else:
            self.dealer = (self.dealer + 1) % self.seats
            deal_round(self)

    def clone(self) -> PoisonState:
        rng = self.rng.clone()
        copy = PoisonState(self.game, self.options, self.seats, rng, self.tracing)
        self.copy_to(copy)
        return copy

    def decision(self) -> Decision | None:
        if self.finished:
            return None
        return Decision("pour", [self.turn])

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def result(self) -> Result | None:
        if not self.finished:
            return None
        return final_result(self)

    def log_from(self, seat: int | None) -> int:
        """P-17: a player may look back to their own last turn; a spectator, to that of the seat
        whose turn it is, so that nobody at the table can be told more."""
        if self.options["memory_aid"] or self.finished:
            return 0
        return self.players[self.turn if seat is None else seat].last_turn


def begin(state: PoisonState) -> None:
    state.lay_out()
    choose_first_dealer(state)
    deal_round(state)
