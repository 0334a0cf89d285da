"""The turn: Z-11, Z-13, Z-14, Z-45. This is the state that the contract asks for.

Everything a player is asked is a *phase*, and for each there are three functions: what is legal,
why something else is refused, what an action does. An action sets the next phase. The phases from
AFTER_ACTION on ask nothing: `go_on` passes through them until somebody is asked again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action, Decision, Result
from athanor.contract.errors import IllegalAction

from ..cards import (
    ACTIONS,
    COLUMN,
    DISCARD,
    DRAW,
    INDEX,
    INVOKE,
    NONE,
    PLACE,
    REST,
    ROLL,
    TOMMY_NAMES,
    TOMMY_ONCE,
    one,
)
from ..events import Rested, TommyAppeared, TurnBegan, TurnLost
from ..model import COLUMNS, SLOTS, Table
from . import dark, dice, excess, guardian, hands, placing, questions, secrets, setup, spells
from .phases import (
    ACT,
    AFTER_ACTION,
    CHOOSE_PORTAL,
    COVERING,
    DRAFTING,
    ENROLLING,
    EXCESS_HAND,
    EXCESS_TOKENS,
    EXCHANGE,
    GIVE_UP,
    GIVING,
    KEEPING,
    KINDS,
    NAMING,
    OFFERING,
    OVER,
    PLACING,
    RESOLVE,
    RESTED,
    SHADOWING,
    SWAPPING,
    SWAPPING_PORTALS,
    TAKING,
    TARGETING,
    TRIM_HAND,
    TRIM_TOKENS,
    TURN_ENDS,
    UNCOVERING,
)
from .score import end_game, final_result
from .tommy import TOMMY_EFFECTS

#: The rule behind each secret choice: the draft, the university, the book.
SECRET_RULES: Final[list[str]] = ["Z-07", "Z-65", "Z-70"]


class AlakazooState(Table):
    """A game of Alakazoö! in progress."""

    def asked(self) -> i64:
        """The phase that asks. In solo, a dark token is placed before anything else (Z-52)."""
        return SHADOWING if self.owed > 0 else self.phase

    def actors(self) -> list[int]:
        phase = self.phase
        if phase >= ACT:
            if phase == GIVING:
                return [self.target]
            if phase == OVER:
                return []
            return [self.turn]
        if phase >= DRAFTING:
            return secrets.undecided(self)
        return [self.turn]

    def may_act(self, seat: i64) -> bool:
        phase = self.phase
        if phase == GIVING:
            return seat == self.target
        if phase == OVER:
            return False
        if DRAFTING <= phase <= KEEPING:
            return 0 <= seat < self.seats and self.players[seat].choice == NONE
        return seat == self.turn

    def legal(self, seat: int) -> list[Action]:
        if not self.may_act(seat):
            return []
        phase = self.asked()
        if phase == ACT:
            return legal_acts(self, seat)
        if phase == RESOLVE:
            return dice.legal_resolutions(self, seat)
        if phase == PLACING:
            return placing.legal_placings(self, seat)
        return legal_otherwise(self, seat, phase)

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        index: i64 = INDEX.get(action, NONE)
        if not self.may_act(seat):
            return self.refuse_seat(seat)
        if index < 0:
            return IllegalAction("foreign-action", action=type(action).__name__)
        phase = self.asked()
        if phase == ACT:
            return refuse_act(self, seat, index)
        if phase == RESOLVE:
            return dice.refuse_resolution(self, seat, index)
        if phase == PLACING:
            return placing.refuse_placing(self, seat, index)
        return refuse_otherwise(self, seat, phase, index)

    def refuse_seat(self, seat: int) -> IllegalAction:
        if self.phase == OVER:
            return IllegalAction("game-over", "Z-45")
        if DRAFTING <= self.phase <= KEEPING:
            return IllegalAction("already-chosen", SECRET_RULES[self.phase - DRAFTING], seat=seat)
        return IllegalAction("not-your-turn", "Z-11", seat=seat, turn_seat=self.actors()[0])

    def apply(self, seat: int, action: Action) -> None:
        self.do(seat, INDEX[action])

    def do(self, seat: i64, index: i64) -> None:
        """`apply` without the action object, for playouts."""
        phase = self.asked()
        if phase == ACT:
            act(self, seat, index)
        elif phase == RESOLVE:
            dice.resolve(self, seat, index)
        elif phase == PLACING:
            placing.place_or_stop(self, seat, index)
        else:
            do_otherwise(self, seat, phase, index)
        while self.phase >= AFTER_ACTION and self.owed == 0:
            go_on(self)

    def appears(self, card: i64) -> None:
        """Z-61: once, and out of the game; or open before everyone until the end."""
        effect = TOMMY_EFFECTS[card]
        if self.tracing:
            self.events.append(TommyAppeared(TOMMY_NAMES[card], card >= TOMMY_ONCE))
        if card < TOMMY_ONCE:
            self.tommy_out |= one(card)
            effect.strikes(self)
        else:
            self.tommy_lasting |= one(card)
            for seat in range(self.seats):
                self.players[seat].add_effect(self, seat, effect)

    def clone(self) -> AlakazooState:
        rng = self.rng.clone()
        copy = AlakazooState(self.game, self.options, self.seats, rng, self.tracing)
        self.copy_to(copy)
        return copy

    def decision(self) -> Decision | None:
        if self.phase == OVER:
            return None
        return Decision(KINDS[self.asked()], self.actors())

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return final_result(self)


# -- the questions that are asked most


def legal_acts(state: AlakazooState, seat: i64) -> list[Action]:
    """Z-14: rest, or one of the three actions."""
    actions: list[Action] = []
    player = state.players[seat]
    count: i64 = 0
    while count < player.dice_limit:
        actions.append(ACTIONS[ROLL + count])
        count += 1
    column: i64 = 0
    while column < COLUMNS:
        actions.append(ACTIONS[COLUMN + column])
        column += 1
    if not state.solo:  # Z-51
        spells.legal_discards(state, seat, actions)
    guardian.legal_invocations(state, seat, actions)
    if player.dark() > 0 and may_rest(state):
        actions.append(ACTIONS[REST])
    return actions


def may_rest(state: AlakazooState) -> bool:
    """Z-54."""
    return not state.solo or state.options["solo_rest"] is True


def refuse_act(state: AlakazooState, seat: i64, index: i64) -> IllegalAction | None:
    if ROLL <= index < COLUMN:
        if index - ROLL >= state.players[seat].dice_limit:
            return IllegalAction("too-many-dice", "Z-15", limit=state.players[seat].dice_limit)
        return None
    if COLUMN <= index < DISCARD:
        return None
    if DISCARD <= index < DRAW:
        if state.solo:
            return IllegalAction("no-exchange-solo", "Z-51")
        return spells.refuse_discard(state, seat, index, "Z-25")
    if INVOKE <= index < PLACE:
        return guardian.refuse_invocation(state, seat, index)
    if index == REST:
        if not may_rest(state):
            return IllegalAction("no-rest-solo", "Z-54")
        if state.players[seat].dark() == 0:
            return IllegalAction("nothing-to-rest-from", "Z-14")
        return None
    return IllegalAction("act-first", "Z-14")


def act(state: AlakazooState, seat: i64, index: i64) -> None:
    if index == REST:
        rest(state, seat)
    elif index < COLUMN:
        dice.roll(state, seat, index - ROLL + 1, False)
    elif index < DISCARD:
        spells.take_column(state, seat, index - COLUMN)
    elif index < DRAW:
        spells.exchange_first(state, seat, index)
    else:
        guardian.invoke(state, seat, index)


def rest(state: AlakazooState, seat: i64) -> None:
    """Z-14: all dark tokens go back, and nothing else is done."""
    player = state.players[seat]
    count = dark.return_dark(state, seat)
    if state.tracing:
        state.events.append(Rested(seat, count))
    if player.moments & RESTED:
        for effect in player.effects:
            if effect.moments & RESTED:
                effect.rested(state, seat)
    state.phase = EXCESS_TOKENS


# -- from turn to turn


def begin(state: AlakazooState) -> None:
    state.lay_out()
    setup.choose_first(state)
    if setup.choose_at_random(state):
        deal(state)


def deal(state: AlakazooState) -> None:
    """Portals and guardians are chosen: the spells."""
    setup.choose_creatures(state)
    setup.shuffle_pile(state)
    setup.deal_scoring(state)
    if state.solo:
        setup.deal_solo_hand(state)
        lay_table(state)
    else:
        secrets.deal_draft(state)


def lay_table(state: AlakazooState) -> None:
    """Hands are complete: the columns and the abilities; then what the expansions add."""
    setup.lay_columns(state)
    setup.deal_abilities(state)
    if state.options["tommy"] is True:
        setup.hide_tommy(state)
    if state.options["university"] is True:
        secrets.offer_lessons(state)
    else:
        lessons_learnt(state)


def lessons_learnt(state: AlakazooState) -> None:
    if state.options["book"] == "off":
        first_turn(state)
    else:
        secrets.offer_pages(state)


def first_turn(state: AlakazooState) -> None:
    state.turn = state.first
    begin_turn(state)


def begin_turn(state: AlakazooState) -> None:
    if state.turn == state.first:
        state.turns += 1
    if state.tracing:
        state.events.append(TurnBegan(state.turn, state.turns))
    state.phase = ACT
    if not state.solo and state.players[state.turn].guardians[0].dark == SLOTS:
        lose_turn(state)


def lose_turn(state: AlakazooState) -> None:
    """Z-13: who starts with three dark tokens returns them and does nothing else."""
    dark.return_dark(state, state.turn)
    if state.tracing:
        state.events.append(TurnLost(state.turn))
    state.phase = TURN_ENDS


def end_turn(state: AlakazooState) -> None:
    """Z-45: the last round is played to its end."""
    state.eased = False
    state.safe = False
    state.hushed = False
    state.power = NONE
    state.target = NONE
    state.turn = state.left_of(state.turn)
    if state.last_round and state.turn == state.first:
        end_game(state)
    else:
        begin_turn(state)


def go_on(state: AlakazooState) -> None:
    phase = state.phase
    if phase == AFTER_ACTION:
        placing.after_action(state)
    elif phase == EXCESS_TOKENS:
        excess.look_for_excess_tokens(state)
    elif phase == EXCESS_HAND:
        excess.look_for_excess_spells(state)
    else:
        end_turn(state)


# -- the questions that are asked now and then


def legal_otherwise(state: AlakazooState, seat: i64, phase: i64) -> list[Action]:
    if phase == EXCHANGE:
        return spells.legal_exchange(state, seat)
    if phase in (TRIM_TOKENS, UNCOVERING):
        return questions.legal_uncovers(state, seat)
    if phase == TRIM_HAND:
        return excess.legal_trims(state, seat)
    if phase == GIVE_UP:
        return questions.legal_give_up(state, seat)
    if phase == TAKING:
        return questions.legal_takes(state, seat)
    if phase == SWAPPING:
        return questions.legal_swaps(state, seat)
    if phase == SWAPPING_PORTALS:
        return questions.legal_portal_swaps(state, seat)
    if phase == TARGETING:
        return questions.legal_targets(state, seat)
    if phase == OFFERING:
        return hands.legal_offers(state, seat)
    if phase == NAMING:
        return hands.legal_names(state, seat)
    if phase == GIVING:
        return hands.legal_gifts(state, seat)
    if phase == COVERING:
        return questions.legal_covers(state, seat)
    if phase == SHADOWING:
        return dark.legal_shadows(state, seat)
    if phase == DRAFTING:
        return secrets.legal_drafts(state, seat)
    if phase == ENROLLING:
        return secrets.legal_lessons(state, seat)
    if phase == KEEPING:
        return secrets.legal_pages(state, seat)
    if phase == CHOOSE_PORTAL:
        return setup.legal_portals(state, seat)
    return setup.legal_guardians(state, seat)


def refuse_otherwise(
    state: AlakazooState, seat: i64, phase: i64, index: i64
) -> IllegalAction | None:
    if phase == EXCHANGE:
        return spells.refuse_exchange(state, seat, index)
    if phase in (TRIM_TOKENS, UNCOVERING):
        return questions.refuse_uncover(state, seat, index)
    if phase == TRIM_HAND:
        return excess.refuse_trim(state, seat, index)
    if phase == GIVE_UP:
        return questions.refuse_give_up(state, seat, index)
    if phase == TAKING:
        return questions.refuse_take(state, seat, index)
    if phase == SWAPPING:
        return questions.refuse_swap(state, seat, index)
    if phase == SWAPPING_PORTALS:
        return questions.refuse_portal_swap(state, seat, index)
    if phase == TARGETING:
        return questions.refuse_target(state, seat, index)
    if phase == OFFERING:
        return hands.refuse_offer(state, seat, index)
    if phase == NAMING:
        return hands.refuse_name(state, seat, index)
    if phase == GIVING:
        return hands.refuse_gift(state, seat, index)
    if phase == COVERING:
        return questions.refuse_free_cover(state, seat, index)
    if phase == SHADOWING:
        return dark.refuse_shadow(state, seat, index)
    if phase == DRAFTING:
        return secrets.refuse_draft(state, seat, index)
    if phase == ENROLLING:
        return secrets.refuse_lesson(state, seat, index)
    if phase == KEEPING:
        return secrets.refuse_page(state, seat, index)
    if phase == CHOOSE_PORTAL:
        return setup.refuse_portal(state, seat, index)
    return setup.refuse_guardian(state, seat, index)


def do_otherwise(state: AlakazooState, seat: i64, phase: i64, index: i64) -> None:
    if phase == EXCHANGE:
        spells.exchange(state, seat, index)
    elif phase == TRIM_TOKENS:
        excess.trim_tokens(state, seat, index)
    elif phase == UNCOVERING:
        questions.uncover_to_move(state, seat, index)
    elif phase == TRIM_HAND:
        excess.trim_hand(state, seat, index)
    elif phase == GIVE_UP:
        questions.give_up(state, seat, index)
    elif phase == TAKING:
        questions.take(state, seat, index)
    elif phase == SWAPPING:
        questions.swap(state, seat, index)
    elif phase == SWAPPING_PORTALS:
        questions.swap_portals(state, seat, index)
    elif phase == TARGETING:
        questions.target(state, seat, index)
    elif phase == OFFERING:
        hands.offer(state, seat, index)
    elif phase == NAMING:
        hands.name(state, seat, index)
    elif phase == GIVING:
        hands.give(state, seat, index)
    elif phase == COVERING:
        questions.cover_freely(state, seat, index)
    elif phase == SHADOWING:
        dark.cast_shadow(state, seat, index)
    elif phase == DRAFTING:
        if secrets.draft(state, seat, index):
            lay_table(state)
    elif phase == ENROLLING:
        if secrets.enrol(state, seat, index):
            lessons_learnt(state)
    elif phase == KEEPING:
        if secrets.keep_page(state, seat, index):
            first_turn(state)
    elif phase == CHOOSE_PORTAL:
        setup.choose_portal(state, seat, index)
    elif setup.choose_guardian(state, seat, index):
        deal(state)
