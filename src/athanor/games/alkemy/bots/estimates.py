"""What a blow, a fight or a shot should come to: exact odds of single rolls, put together quickly.

The single rolls come from `odds.py` and are kept; how two cards work out against each other is an
estimate from them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import CHAIN_ATTACK, TOUGH_1
from ..geometry.numbers import bit
from ..model import BRUTAL, INACTIVE, NORMAL, PARRY, QUICK, Figure
from ..odds import damage, mean, opposed
from ..rules.cards_played import card_shift, has_edge, is_attack, ref_dice
from ..rules.skills import com_dice, damage_table, pierces


@final
class Mixed:
    """A fight with combat cards: what each card is worth against the enemy's mixture of replies,
    and how often a good player plays it."""

    def __init__(self, values: list[float], shares: list[float]) -> None:
        self.values = values
        self.shares = shares


BLOWS: Final[dict[int, float]] = {}
CONTESTS: Final[dict[int, float]] = {}
SHOTS: Final[dict[int, float]] = {}
FIGHTS: Final[dict[int, Mixed]] = {}
ATTACKS: Final[list[int]] = [BRUTAL, NORMAL, QUICK]
ALL_CARDS: Final[list[int]] = [BRUTAL, NORMAL, QUICK, PARRY, INACTIVE]
NO_ATTACK: Final[list[int]] = [PARRY, INACTIVE]
NO_CARD: Final[list[int]] = [INACTIVE]
#: More than there are kinds of combat cards.
KINDS_OF_CARDS: Final = 12
#: What the action point of a combat card is worth, in points of a company.
CARD_COST: Final = 0.5
#: Rounds in which the mixtures of cards are found.
MIXING: Final = 100
#: Past any defence: the damage of a blow that is sure to hit.
SURE: Final = 40


def worth(figure: Figure) -> float:
    """What one box of a figure is worth, in points of a company."""
    left = float(figure.profile.health - figure.ticked)
    return float(figure.profile.cost) / (2.0 + left)


def blow(one: Figure, other: Figure, dice: i64, shift: i64, bonus: i64 = 0) -> float:
    """The damage to expect from one COM roll against DEF; `bonus` is added to COM."""
    colour: i64 = one.colour()
    tough: i64 = 1 if other.has(TOUGH_1) and not pierces(one, False, other) else 0
    second: i64 = 1 if damage_table(one, other) is one.profile.second_damage else 0
    net: i64 = max(-2, min(2, dice))
    key: int = int(one.profile.index) * 64 + int(other.profile.defence)
    key = (key * 2 + (1 if bonus > 0 else 0)) * 4 + int(colour)
    key = ((key * 8 + int(net + 2)) * 8 + int(shift + 2)) * 4 + int(tough * 2 + second)
    found = BLOWS.get(key)
    if found is None:
        dom = tuple(one.profile.second_damage if second else one.profile.damage)
        com = int(one.profile.com + bonus)
        found = float(
            mean(
                damage(
                    com,
                    int(other.profile.defence),
                    int(colour),
                    dom,
                    int(net),
                    int(shift),
                    int(tough),
                )
            )
        )
        BLOWS[key] = found
    return found


def contest(
    colour: i64, dice: i64, trait: i64, other_colour: i64, other_dice: i64, other: i64
) -> float:
    """The chance to win an opposed roll."""
    key: int = int(((colour * 8 + dice + 2) * 32 + trait) * 4 + other_colour)
    key = (key * 8 + int(other_dice + 2)) * 32 + int(other)
    found = CONTESTS.get(key)
    if found is None:
        found = float(
            opposed(
                int(colour), int(dice), int(trait), int(other_colour), int(other_dice), int(other)
            )
        )
        CONTESTS[key] = found
    return found


def card_blow(one: Figure, other: Figure, card: i64, reply: i64, charge: i64) -> float:
    """An attack card against a card that does not parry."""
    dice: i64 = charge + com_dice(one, card, other) + (1 if has_edge(card, reply) else 0)
    points = blow(one, other, dice, card_shift(card))
    if one.has(CHAIN_ATTACK):
        points += 0.6 * blow(one, other, 0, -1)
    return points


def against_parry(one: Figure, other: Figure, card: i64, charge: i64) -> float:
    dice: i64 = charge + com_dice(one, card, other)
    win = contest(
        one.colour(), max(-2, min(2, dice)), one.profile.com, other.colour(), 0, other.profile.com
    )
    return win * blow(one, other, dice, card_shift(card), SURE)


def exchange(one: Figure, other: Figure, card: i64, reply: i64, charge: i64) -> float:
    """What a fight with these two cards is worth to `one`: damage dealt less damage taken, in
    points."""
    gain = worth(other)
    loss = worth(one)
    if is_attack(card) and is_attack(reply):
        first = contest(
            one.colour(),
            ref_dice(card),
            one.profile.ref,
            other.colour(),
            ref_dice(reply),
            other.profile.ref,
        )
        ours = card_blow(one, other, card, reply, charge) * (0.8 + 0.2 * first)
        theirs = card_blow(other, one, reply, card, 0) * (1.0 - 0.2 * first)
        return ours * gain - theirs * loss
    if is_attack(card) and reply == PARRY:
        ours = against_parry(one, other, card, charge)
        return ours * gain - 0.25 * blow(other, one, 0, 0) * loss
    if card == PARRY and is_attack(reply):
        theirs = against_parry(other, one, reply, 0)
        return 0.25 * blow(one, other, 0, 0) * gain - theirs * loss
    if is_attack(card):
        return card_blow(one, other, card, reply, charge) * gain
    if is_attack(reply):
        return -card_blow(other, one, reply, card, 0) * loss
    return 0.0


def fight_key(one: Figure, other: Figure, cards: list[int], replies: list[int], charge: i64) -> int:
    """All that the worth of a fight depends on, in one number."""
    key: int = int(one.profile.index) * 128 + int(other.profile.index)
    key = (key * 32 + int(one.ticked)) * 32 + int(other.ticked)
    key = (key * 4096 + int(one.kit)) * 4096 + int(other.kit)
    key = key * 4 + int(charge)
    mask = 0
    for card in cards:
        mask |= bit(card)
    for reply in replies:
        mask |= bit(KINDS_OF_CARDS + reply)
    return key * (1 << 2 * KINDS_OF_CARDS) + mask


def card_values(
    one: Figure, other: Figure, cards: list[int], replies: list[int], charge: i64
) -> list[float]:
    """What each card is worth to `one` against an enemy who mixes replies well."""
    return mixed(one, other, cards, replies, charge).values


def mixed(one: Figure, other: Figure, cards: list[int], replies: list[int], charge: i64) -> Mixed:
    """Both sides mix so that no card of the other does better than it must: found by playing the
    fight against itself and regretting (regret matching)."""
    key = fight_key(one, other, cards, replies, charge)
    found = FIGHTS.get(key)
    if found is None:
        found = mix(one, other, cards, replies, charge)
        FIGHTS[key] = found
    return found


def mix(one: Figure, other: Figure, cards: list[int], replies: list[int], charge: i64) -> Mixed:
    worths: list[list[float]] = []
    for card in cards:
        paid = 0.0 if card == INACTIVE or (charge != 0 and card != PARRY) else CARD_COST
        row: list[float] = []
        for reply in replies:
            saved = 0.0 if reply == INACTIVE else CARD_COST
            row.append(exchange(one, other, card, reply, charge) - paid + saved)
        worths.append(row)
    ours = [0.0 for _ in cards]
    theirs = [0.0 for _ in replies]
    shares = [0.0 for _ in cards]
    average = [0.0 for _ in replies]
    rounds = 1 if len(replies) == 1 else MIXING
    for _ in range(rounds):
        mine = mixture(ours)
        enemy = mixture(theirs)
        gains = [0.0 for _ in cards]
        losses = [0.0 for _ in replies]
        for i in range(len(cards)):
            for k in range(len(replies)):
                gains[i] += enemy[k] * worths[i][k]
                losses[k] += mine[i] * worths[i][k]
        got = 0.0
        for i in range(len(cards)):
            got += mine[i] * gains[i]
        for i in range(len(cards)):
            ours[i] += gains[i] - got
            shares[i] += mine[i] / float(rounds)
        for k in range(len(replies)):
            theirs[k] += got - losses[k]
            average[k] += enemy[k]
    values: list[float] = []
    for i in range(len(cards)):
        value = 0.0
        for k in range(len(replies)):
            value += average[k] / float(rounds) * worths[i][k]
        values.append(value)
    return Mixed(values, shares)


def mixture(regrets: list[float]) -> list[float]:
    """Shares in proportion to what each was missed."""
    total = 0.0
    for regret in regrets:
        if regret > 0.0:
            total += regret
    if total <= 0.0:
        return [1.0 / float(len(regrets)) for _ in regrets]
    return [regret / total if regret > 0.0 else 0.0 for regret in regrets]


def best_exchange(one: Figure, other: Figure, charge: i64) -> float:
    """The worth of attacking with the best card, the other answering as it can."""
    replies = ALL_CARDS if other.ap > 0 else NO_CARD
    if other.ap > 0 and other.cowed:
        replies = NO_ATTACK
    best = -1000.0
    for value in card_values(one, other, ATTACKS, replies, charge):
        if value > best:
            best = value
    return best


def shot_worth(one: Figure, other: Figure, aimed: bool, close: bool, covered: bool) -> float:
    """What a shot is worth, in points."""
    key: int = one.profile.index * 128 + other.profile.index
    key = key * 32 + int(one.colour()) * 8 + (4 if aimed else 0) + (2 if close else 0)
    found = SHOTS.get(key)
    if found is None:
        tough = 1 if other.has(TOUGH_1) and not pierces(one, True, other) else 0
        found = float(
            mean(
                damage(
                    int(one.profile.shot_com),
                    int(other.profile.defence),
                    int(one.colour()),
                    tuple(one.profile.second_damage),
                    1 if aimed else 0,
                    1 if close else 0,
                    tough,
                )
            )
        )
        SHOTS[key] = found
    points = found * worth(other)
    return 0.6 * points if covered else points
