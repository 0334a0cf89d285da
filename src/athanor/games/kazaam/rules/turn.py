"""The turn: K-12, K-22. This is the state that the contract asks for."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action, Decision, Result
from athanor.contract.errors import IllegalAction

from ..events import TurnBegan, TurnEnded
from ..model import (
    ACT,
    ACTIONS_A_TURN,
    ANSWER,
    GATHER_INGREDIENTS,
    NONE,
    PHASES,
    TAKE_TILE,
    Table,
)
from ..tiles import PARTS, TILE_BITS, TILE_MASK
from .build import extract, may_play, play_tile, restore
from .catalogue import (
    ACTIONS,
    DRAW,
    END_TURN,
    EXTRACT,
    FORESEE,
    GATHER,
    INDICES,
    LASH,
    LET_PASS,
    MIXTURE_BAGS,
    PLAY,
    RESTORE,
    TAKE,
    index_of,
)
from .heads import foresee, let_pass, use
from .knowledge import shorten_log
from .parts import Word, add_gathers, add_takes, add_uses, gather, take_tile
from .pile import draw, may_draw
from .refusals import refuse, refuse_unknown
from .score import final_result, tell_end
from .setup import set_up


class KazaamState(Table):
    """A game of Kazaam! in progress."""

    def actor(self) -> i64:
        return self.asked if self.phase == ANSWER else self.turn

    def actors(self) -> list[int]:
        if self.finisher != NONE:
            return []
        return [self.actor()]

    def legal(self, seat: int) -> list[Action]:
        offered: list[Action] = []
        self.offer(seat, ACTIONS, offered)
        return offered

    def offered(self, seat: i64) -> list[int]:
        """`legal` without the action objects, for search and for machines that learn."""
        offered: list[int] = []
        self.offer(seat, INDICES, offered)
        return offered

    def offer(self, seat: i64, words: list[Word], offered: list[Word]) -> None:
        """Adds what is legal, as what stands for it in `words`."""
        if self.finisher != NONE or seat != self.actor():
            return
        if self.phase == ACT:
            self.offer_turn(seat, words, offered)
        elif self.phase == ANSWER:
            offered.append(words[FORESEE])
            offered.append(words[LET_PASS])
        elif self.phase == TAKE_TILE:
            add_takes(self, words, offered)
        else:
            add_gathers(self, words, offered)

    def offer_turn(self, seat: i64, words: list[Word], offered: list[Word]) -> None:
        """K-12: the five actions, and stopping."""
        player = self.players[seat]
        if may_draw(self, player):
            offered.append(words[DRAW])
        hand: i64 = player.hand
        left: i64 = player.hand_size
        while left > 0:
            tile: i64 = hand & TILE_MASK
            if may_play(self, player, tile):
                offered.append(words[PLAY + tile])
            offered.append(words[EXTRACT + tile])
            hand >>= TILE_BITS
            left -= 1
        if player.up:
            add_uses(self, seat, words, offered)
        if player.up != player.parts:
            offered.append(words[RESTORE])
        offered.append(words[END_TURN])

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        index: i64 = index_of(action)
        if index < 0:
            return refuse_unknown(action)
        self.known = action
        self.known_index = index
        return refuse(self, seat, index)

    def apply(self, seat: int, action: Action) -> None:
        self.do(seat, self.known_index if action is self.known else index_of(action))

    def do(self, seat: i64, index: i64) -> None:
        """`apply` without the action object, for playouts."""
        if self.phase == ACT:
            self.act(seat, index)
        elif self.phase == ANSWER:
            if index == FORESEE:
                foresee(self, seat)
            else:
                let_pass(self, seat)
        else:
            self.phase = ACT
            if index < GATHER:
                take_tile(self, seat, index - TAKE)
            else:
                gather(self, seat, MIXTURE_BAGS[index - GATHER])
        if self.left == 0 and self.phase == ACT and self.finisher == NONE:
            self.pass_turn()

    def act(self, seat: i64, index: i64) -> None:
        """One of the three actions of a turn. It is spent when it is declared."""
        self.left -= 1
        if index < EXTRACT:
            play_tile(self, seat, index - PLAY)
            if self.finisher != NONE and self.tracing:
                tell_end(self)
        elif index < TAKE:
            extract(self, seat, index - EXTRACT)
        elif index < DRAW:
            use(self, seat, index)
        elif index == DRAW:
            draw(self, seat)
        elif index == RESTORE:
            restore(self, seat)
        else:
            self.left = 0
            if self.tracing:
                self.events.append(TurnEnded(seat))

    def pass_turn(self) -> None:
        """K-22: to the left."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.left = ACTIONS_A_TURN
        if self.tracing:
            self.events.append(TurnBegan(self.turn))

    def clone(self) -> KazaamState:
        shorten_log(self)
        rng = self.rng.clone()
        copy = KazaamState(self.game, self.options, self.seats, rng, self.tracing)
        self.copy_to(copy)
        return copy

    def decision(self) -> Decision | None:
        if self.finisher != NONE:
            return None
        about: dict[str, str | int] = {}
        if self.phase == ACT:
            about["left"] = self.left
        elif self.phase == ANSWER:
            answered = self.uses[-1]
            about["user_seat"] = answered.seat
            about["part"] = PARTS[answered.part]
        return Decision(PHASES[self.phase], [self.actor()], about)

    @property
    def over(self) -> bool:
        return self.finisher != NONE

    @property
    def result(self) -> Result | None:
        if self.finisher == NONE:
            return None
        return final_result(self)


def begin(state: KazaamState) -> None:
    state.lay_out()
    set_up(state)


assert GATHER_INGREDIENTS == TAKE_TILE + 1
assert LASH > GATHER
assert END_TURN == RESTORE + 1
