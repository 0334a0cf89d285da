"""What bots know of Alakazoö!: how a game is going, and what looks good at first sight."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.judgement import Judgement, Reason
from athanor.contract.rng import FastRng
from athanor.contract.state import State

from ..cards import (
    ACTIONS,
    COLUMN,
    DISCARD,
    DONE,
    DRAW,
    INDEX,
    INVOKE,
    NONE,
    PLACE,
    REST,
    ROLL,
    RUNES,
    SYMBOLS,
    one,
    size,
)
from ..model import Player
from ..rules.guardian import POWERS, SwapHands
from ..rules.lessons import DrawSpells, RenewColumns, RenewHand, SafeRoll, Scry, Steal
from ..rules.moments import Power
from ..rules.phases import ACT, OVER, PLACED, PLACING
from ..rules.turn import AlakazooState
from .alone import worth_trying_alone
from .odds import dice_allow
from .policy import play_sensibly, sensible, worth_trying
from .sight import fitting, overflow, symbols_without_rune, wanted
from .trying import Trying
from .worth import MAGIC, SHADE, hand_worth, solo_chance, taken_by_others, token_worth, worth

#: How many turns a playout looks beyond the present one before it judges.
TURNS: Final = 0
SOLO_TURNS: Final = 60
#: Points of lead that are worth a step of confidence, at the end and at the start of a game.
LATE: Final = 1.2
EARLY: Final = 2.0
#: What it is worth to take from the next player what they need, as a share of their need.
DENIAL: Final = 0.15
#: How readily those who learn try what quick play would do, as the action of a turn and after it.
USUAL_ACT: Final = 0.3
USUAL_STEP: Final = 0.6
#: What a die brings at first sight.
DIE: Final = 0.33


BLANK: Final = FastRng(1)


class AlakazooJudgement(Judgement):
    """Playouts go to the end of the turn and leave the rest to what the position is worth; alone,
    where chance is the only opponent, they go to the end of the game.

    What is tried out by chance begins from the same chance every time: how a game goes on must not
    depend on what its process has played before."""

    def __init__(self) -> None:
        self.rng = BLANK.clone()

    def candidates(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, AlakazooState)
        if state.solo and state.creatures:
            return worth_trying_alone(state, sensible(state, self.rng), state.legal(seat))
        return worth_trying(state, seat, state.legal(seat))

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        assert isinstance(state, AlakazooState)
        turns: i64 = SOLO_TURNS if state.solo else TURNS
        if state.phase == ACT:
            turns += 1
        while state.phase != OVER:
            play_sensibly(state, rng)
            if state.phase == ACT:
                turns -= 1
                if turns <= 0:
                    return

    def quiet(self, state: State) -> bool:
        assert isinstance(state, AlakazooState)
        return state.asked() == ACT

    def values(self, state: State) -> list[float]:
        assert isinstance(state, AlakazooState)
        if state.solo:
            if state.phase == OVER:
                return [1.0 if state.won else 0.3 * (int(size(state.players[0].filled)) / 9.0) ** 3]
            return [solo_chance(state) if state.creatures else 0.5]
        if state.phase == OVER:
            return final_values(state)
        if not state.creatures:
            return [1.0 / state.seats for _ in range(state.seats)]
        return confidence(state)

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, AlakazooState)
        return why(state, seat, INDEX[action])

    def appeal(self, state: State, seat: int, action: Action) -> float:
        """Rolls and draws by what they bring on average; everything else by what it leads to."""
        assert isinstance(state, AlakazooState)
        index: i64 = INDEX[action]
        if state.solo and index == sensible(state, FastRng(7)):
            return 2.0
        if state.asked() == ACT:
            return act_appeal(state, seat, index)
        if not state.creatures:
            return 0.0
        after = state.clone()
        after.rng = BLANK.clone()
        after.do(seat, index)
        return standing(after, seat)


class AlakazooExpert(AlakazooJudgement):
    """For those who learn. Playouts go to the end of the turn and no further, alone too, where all
    that a sensible player would consider is tried. With opponents, what long searches tried most is
    tried first; alone, or without that (`trying`), what quick play would do: a roll is worth what
    good play makes of it, and should not seem poor for want of that."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = FastRng(7)
        self.trying: Trying | None = Trying()

    def candidates(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, AlakazooState)
        return worth_trying(state, seat, state.legal(seat))

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, AlakazooState)
        if self.trying is not None and state.creatures and not state.solo:
            return self.trying.weights(state, seat, actions)
        count = len(actions)
        usual: i64 = sensible(state, self.rng) if seat == state.turn and count > 1 else NONE
        at = place_of(ACTIONS[usual], actions) if usual >= 0 else NONE
        if at < 0:
            return [1.0 / count] * count
        share = USUAL_ACT if state.asked() == ACT else USUAL_STEP
        weights = [(1.0 - share) / (count - 1)] * count
        weights[at] = share
        return weights

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        assert isinstance(state, AlakazooState)
        while state.phase != OVER and state.asked() != ACT:
            play_sensibly(state, rng)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, AlakazooState)
        if not state.solo:
            return super().values(state)
        if state.phase == OVER:
            return [1.0 if state.won else 0.0]
        return [dice_allow(state.players[0]) if state.creatures else 0.5]


def place_of(action: Action, actions: list[Action]) -> int:
    """Where it is, or NONE. All that is legal is interned, and comparing what two actions say would
    take longer than the rest of a step."""
    for place in range(len(actions)):
        if actions[place] is action:
            return place
    return NONE


def why(state: AlakazooState, seat: i64, index: i64) -> Reason:
    """A word on the actions that are easily explained; the search answers for the others."""
    player = state.players[seat]
    if PLACE <= index < DONE:
        card: i64 = state.card_of[index - PLACE]
        points: int = 0
        for effect in player.effects:
            if effect.moments & PLACED:
                points += effect.placed(state, seat, card)
        return Reason("points", {"points": points})
    if ROLL <= index < COLUMN:
        faces: int = symbols_without_rune(player)
        return Reason("risk", {"faces": faces}) if faces else Reason("safe", {})
    if COLUMN <= index < DISCARD:
        useful: int = size(fitting(state.columns[index - COLUMN].cards & wanted(player)))
        return Reason("useful", {"count": useful})
    if index == REST:
        return Reason("rest", {})
    return Reason("search", {})


def final_values(state: AlakazooState) -> list[float]:
    """A win, or a share of one where nobody wins; and a little for every point."""
    result = state.result
    assert result is not None
    best = result.ranking[0]
    values: list[float] = []
    for seat in range(state.seats):
        values.append((0.9 / len(best) if seat in best else 0.0) + 0.004 * result.scores[seat])
    return values


def confidence(state: AlakazooState) -> list[float]:
    """Each seat's share, from what its position is worth."""
    totals: list[float] = []
    most: i64 = 0
    for seat in range(state.seats):
        totals.append(worth(state, seat))
        filled = size(state.players[seat].filled)
        if filled > most:
            most = filled
    scale = LATE + EARLY * (9 - int(most)) / 9.0
    highest = max(totals)
    weights = [exp((total - highest) / scale) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def standing(state: AlakazooState, seat: i64) -> float:
    """How a seat stands against the others, at first sight."""
    if state.solo:
        if state.phase == OVER:
            return 1.0 if state.won else 0.0
        return solo_chance(state)
    others = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            others += worth(state, other)
        other += 1
    return worth(state, seat) - 0.5 * others / (state.seats - 1)


def act_appeal(state: AlakazooState, seat: i64, index: i64) -> float:
    """The action of a turn, as points to be expected."""
    player = state.players[seat]
    if ROLL <= index < COLUMN:
        return roll_appeal(state, seat, index - ROLL + 1)
    if COLUMN <= index < DISCARD:
        return column_appeal(state, seat, index - COLUMN)
    if DISCARD <= index < DRAW:
        return exchange_appeal(player, state.card_of[index - DISCARD])
    if index == REST:
        dark: i64 = player.dark()
        return SHADE[dark if dark < 3 else 3] - 0.25
    if INVOKE <= index < PLACE:
        return power_appeal(state, seat, (index - INVOKE) // 4)
    return 0.0


def roll_appeal(state: AlakazooState, seat: i64, dice: i64) -> float:
    """Tokens that will be of use, against dark tokens that may come."""
    player = state.players[seat]
    taken = taken_by_others(state, seat)
    free: i64 = player.free_runes()
    cost = dark_cost(state, player)
    star = token_worth(state, player, free, taken)
    each = star if star > MAGIC else MAGIC
    symbol: i64 = 0
    while symbol < SYMBOLS:
        runes: i64 = free & RUNES[player.portal * SYMBOLS + symbol]
        each += token_worth(state, player, runes, taken) if runes != 0 else -cost
        symbol += 1
    each /= 6.0
    count = int(dice)
    value = each * count * (1.04 - 0.04 * count)
    excess = int(player.token_count) + count - int(player.token_limit)
    if excess > 0:
        ready = player.ready_places() & fitting(player.hand)
        value -= 0.4 * excess * (0.3 if ready != 0 else 1.0)
    return value


def dark_cost(state: AlakazooState, player: Player) -> float:
    """What the next dark token costs. Who has hesitated for long minds less."""
    dark: i64 = player.dark()
    patience = 25.0 / (25.0 + max(0, int(state.turns) - 20))
    if state.solo:
        return (0.25 + 0.5 * int(dark)) * patience
    return (0.3 + 0.25 * int(dark)) * patience


def column_appeal(state: AlakazooState, seat: i64, index: i64) -> float:
    """Spells for empty places, against too many in hand."""
    player = state.players[seat]
    column = state.columns[index]
    taken = taken_by_others(state, seat)
    hand: i64 = player.hand
    value = hand_worth(state, player, hand | column.cards, taken) - hand_worth(
        state, player, hand, taken
    )
    useful = size((hand | column.cards) & wanted(player))
    excess = int(overflow(player, column.cards))
    if excess > 0:
        value -= dark_cost(state, player)
        if useful > player.hand_limit:
            value *= 0.8
    if not state.solo:
        value += DENIAL * wanted_by_next(state, seat, column.cards)
    return value + 0.01 * int(column.count)


def wanted_by_next(state: AlakazooState, seat: i64, cards: i64) -> float:
    """What a column would do for the player on the left, as far as their hand is known."""
    left = state.left_of(seat)
    player = state.players[left]
    known: i64 = player.open | player.told[seat]
    taken = taken_by_others(state, left)
    gain = hand_worth(state, player, known | cards, taken)
    return gain - hand_worth(state, player, known, taken)


def exchange_appeal(player: Player, card: i64) -> float:
    """Worth it only where the spell is no use."""
    useless = int(player.hand_size - size(player.hand & wanted(player)))
    if wanted(player) & one(card):
        return -0.1
    return hidden_spell(player) * useless


def hidden_spell(player: Player) -> float:
    """What a spell from the pile is worth: it may be for a place that has none yet."""
    missing = 511 & ~player.filled & ~fitting(player.hand)
    return 0.03 + 0.03 * int(size(missing))


def power_appeal(state: AlakazooState, seat: i64, power: i64) -> float:
    """What a power brings: on average where it draws or rolls, else from one try at it."""
    player = state.players[seat]
    paid = POWERS[power]
    if isinstance(paid, SwapHands):
        dark: i64 = player.dark() if player.dark() < 2 else 2
        return 0.2 * int(paid.amount) - SHADE[dark + 1] + SHADE[dark] - MAGIC
    if isinstance(paid, Steal):
        return 0.1 - MAGIC
    if isinstance(paid, SafeRoll):
        return DIE * int(paid.amount) * (1.0 - int(symbols_without_rune(player)) / 6.0) - MAGIC
    if isinstance(paid, (DrawSpells, RenewHand, RenewColumns, Scry)):
        return drawn_appeal(state, player, paid) - MAGIC
    before = standing(state, seat)
    after = state.clone()
    after.rng = BLANK.clone()
    paid.begin(after, seat)
    steps = 0
    while ACT < after.phase < OVER and after.phase != PLACING and after.owed == 0 and steps < 8:
        best_step(after)
        steps += 1
    return standing(after, seat) - before - MAGIC


def drawn_appeal(state: AlakazooState, player: Player, power: Power) -> float:
    """Spells from the pile: a glimpse of many is worth more than the same number of cards."""
    room = int(player.hand_limit - player.hand_size)
    if isinstance(power, DrawSpells):
        return hidden_spell(player) * int(power.amount) - 0.35 * (1 if room < power.amount else 0)
    if isinstance(power, RenewHand):
        useless = int(player.hand_size - size(player.hand & wanted(player)))
        return hidden_spell(player) * (2 * useless - int(player.hand_size) + int(power.amount))
    return (0.4 if isinstance(power, Scry) else 0.35) - 0.35 * (1 if room < 1 else 0)


def best_step(state: AlakazooState) -> None:
    """Whoever is asked answers with what looks best."""
    seat: i64 = state.actors()[0]
    best: i64 = -1
    best_value = -1.0e9
    for action in state.legal(seat):
        index: i64 = INDEX[action]
        after = state.clone()
        after.rng = BLANK.clone()
        after.do(seat, index)
        value = standing(after, seat)
        if value > best_value:
            best_value = value
            best = index
    state.do(seat, best)
