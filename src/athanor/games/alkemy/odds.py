"""Exact odds: every face of every die, counted.

    roll(WHITE, dice=1)                   the totals of three white dice, best two kept
    damage(5, 10, WHITE, [2,2,3,3,4,4])   COM 5 against DEF 10
    duel(one, other)                      each combat card against each: the damage to expect

`dice` is the number of bonus (positive) or malus (negative) dice after they have cancelled (A-14).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from .cards import (
    ALCHEMICAL_WEAPON,
    ARMOUR_PIERCING_COMBAT,
    CHAIN_ATTACK,
    COLUMN,
    DEADLY_DANCE,
    EXPERT_BRUTAL,
    NUMBER,
    SYMBOL,
    TOUGH_1,
    WHITE,
    Profile,
)

CARDS: Final = ("brutal", "normal", "quick", "parry", "inactive")
ATTACKS: Final = CARDS[:3]
#: A-60: which attack has a bonus die against which.
BEATS: Final = {("quick", "normal"), ("normal", "brutal"), ("brutal", "quick")}
SHIFT: Final = {"quick": -1, "normal": 0, "brutal": 1}

Pair = tuple[int, int]  # the sum of two kept dice, and the column their symbols show


@cache
def rolls(colour: int, dice: int, extra: int = -1) -> list[tuple[tuple[Pair, ...], int]]:
    """What a roll can come to: the pairs that may be kept, and in how many of all the ways of the
    dice to fall. `extra` is the colour of one bonus die that differs from the others (one-eyed)."""
    dice = max(-2, min(2, dice))
    colours = [colour] * (2 + abs(dice))
    if extra >= 0:
        colours[-1] = extra
    counted: dict[tuple[Pair, ...], int] = {}
    for faces in product(range(6), repeat=len(colours)):
        indexes = [c * 6 + face for c, face in zip(colours, faces, strict=True)]
        pairs = keepable(indexes, dice < 0)
        counted[pairs] = counted.get(pairs, 0) + 1
    return list(counted.items())


def keepable(indexes: list[int], lowest: bool) -> tuple[Pair, ...]:
    """A-14. Among equal lowest numbers, which of the symbols stay is the roller's choice."""
    pairs = set()
    for i, one in enumerate(indexes):
        for two in indexes[i + 1 :]:
            pairs.add((NUMBER[one] + NUMBER[two], COLUMN[SYMBOL[one] * 3 + SYMBOL[two]]))
    if lowest:
        least = min(total for total, _ in pairs)
        pairs = {pair for pair in pairs if pair[0] == least}
    return tuple(sorted(pairs))


def ways(dice: int) -> int:
    return int(6 ** (2 + abs(max(-2, min(2, dice)))))


@cache
def totals(colour: int, dice: int = 0) -> dict[int, Fraction]:
    """The full distribution of the best total (of the lowest, with malus dice)."""
    found: dict[int, Fraction] = {}
    for pairs, count in rolls(colour, dice):
        total = max(pair[0] for pair in pairs)
        found[total] = found.get(total, Fraction(0)) + Fraction(count, ways(dice))
    return found


def columns(colour: int, dice: int = 0, dom: tuple[int, ...] = ()) -> dict[int, Fraction]:
    """The distribution of the kept column when dice are kept for damage alone."""
    value = dom or (0, 1, 2, 3, 4, 5)
    found: dict[int, Fraction] = {}
    for pairs, count in rolls(colour, dice):
        column = max((value[pair[1]], pair[0], pair[1]) for pair in pairs)[2]
        found[column] = found.get(column, Fraction(0)) + Fraction(count, ways(dice))
    return found


def success(colour: int, dice: int, trait: int, difficulty: int) -> Fraction:
    """A-15."""
    return sum(
        (chance for total, chance in totals(colour, dice).items() if total + trait >= difficulty),
        Fraction(0),
    )


def read_table(dom: tuple[int, ...], column: int, shift: int, tough: int) -> int:
    """A-61, and tough: less, but never below 1."""
    value = dom[max(0, min(5, column + shift))]
    return max(1, value - tough) if tough and value > 0 else value


@cache
def damage(
    com: int,
    difficulty: int,
    colour: int,
    dom: tuple[int, ...],
    dice: int = 0,
    shift: int = 0,
    tough: int = 0,
    extra: int = -1,
) -> dict[int, Fraction]:
    """The distribution of damage of one attack roll; dice are kept for the most damage."""
    found: dict[int, Fraction] = {}
    for pairs, count in rolls(colour, dice, extra):
        best = 0
        for total, column in pairs:
            if total + com >= difficulty:
                best = max(best, read_table(dom, column, shift, tough))
        found[best] = found.get(best, Fraction(0)) + Fraction(count, ways(dice))
    return found


def mean(distribution: dict[int, Fraction]) -> Fraction:
    return sum((value * chance for value, chance in distribution.items()), Fraction(0))


@cache
def opposed(
    colour: int, dice: int, trait: int, other_colour: int, other_dice: int, other_trait: int
) -> Fraction:
    """A-16: the chance to win an opposed test. Equal totals and traits are rolled anew."""
    win, again = Fraction(0), Fraction(0)
    for mine, chance in totals(colour, dice).items():
        for theirs, other_chance in totals(other_colour, other_dice).items():
            difference = mine + trait - theirs - other_trait
            if difference > 0 or (difference == 0 and trait > other_trait):
                win += chance * other_chance
            elif difference == 0 and trait == other_trait:
                again += chance * other_chance
    return win / (1 - again)


class Fighter:
    """A profile in some state of health."""

    def __init__(self, profile: Profile, ticked: int = 0) -> None:
        self.profile = profile
        self.ticked = ticked

    @property
    def colour(self) -> int:
        return int(self.profile.colour(min(self.ticked, self.profile.health - 1)))

    def hurt(self, points: int) -> Fighter:
        return Fighter(self.profile, self.ticked + points)

    @property
    def out(self) -> bool:
        return self.ticked >= self.profile.health


def strike(
    one: Fighter, other: Fighter, card: str, reply: str, charge: int = 0
) -> dict[int, Fraction]:
    """The damage of one attack card against another card that does not parry, chain attack
    included."""
    dice = charge + ((card, reply) in BEATS) + expert(one, card)
    first = damage(
        int(one.profile.com),
        int(other.profile.defence),
        one.colour,
        table_against(one, other),
        dice,
        SHIFT[card],
        tough_of(other, one),
    )
    return chained(one, other, first) if one.profile.has(CHAIN_ATTACK) else first


def chained(one: Fighter, other: Fighter, first: dict[int, Fraction]) -> dict[int, Fraction]:
    """A second roll after a hit. Every table's least is 1, so that damage and hit are the same."""
    second = damage(
        int(one.profile.com),
        int(other.profile.defence),
        one.colour,
        table_against(one, other),
        0,
        0 if one.profile.has(DEADLY_DANCE) else -1,
        tough_of(other, one),
    )
    found: dict[int, Fraction] = {}
    for points, chance in first.items():
        if points == 0:
            found[0] = found.get(0, Fraction(0)) + chance
            continue
        for more, other_chance in second.items():
            both = points + more
            found[both] = found.get(both, Fraction(0)) + chance * other_chance
    return found


def expert(one: Fighter, card: str) -> int:
    return 1 if card == "brutal" and one.profile.has(EXPERT_BRUTAL) else 0


def table_against(one: Fighter, other: Fighter) -> tuple[int, ...]:
    if one.profile.has(ALCHEMICAL_WEAPON) and other.profile.alchemist:
        return tuple(one.profile.second_damage)
    return tuple(one.profile.damage)


def tough_of(other: Fighter, one: Fighter) -> int:
    if one.profile.has(ARMOUR_PIERCING_COMBAT):
        return 0
    return 1 if other.profile.has(TOUGH_1) else 0


def against_parry(
    one: Fighter, other: Fighter, card: str, charge: int = 0
) -> tuple[Fraction, Fraction]:
    """A-62: the damage to expect from an attack on a parry, and from the counter. The attacker
    keeps the dice that promise most. Equal in all, everything is rolled anew, so what it promises
    is part of itself: it is worked out until it does not change."""
    promised = Fraction(0)
    while True:
        dealt, countered, again = parry_once(one, other, card, charge, promised)
        if dealt / (1 - again) == promised:
            break
        promised = dealt / (1 - again)
    counter = damage(
        int(other.profile.com),
        int(one.profile.defence),
        other.colour,
        table_against(other, one),
        0,
        0,
        tough_of(one, other),
    )
    return promised, countered / (1 - again) * mean(counter)


def parry_once(
    one: Fighter, other: Fighter, card: str, charge: int, promised: Fraction
) -> tuple[Fraction, Fraction, Fraction]:
    """Of one opposed COM: the damage dealt, the chance of a counter, the chance of rolling anew."""
    dice = charge + expert(one, card)
    com, parry = int(one.profile.com), int(other.profile.com)
    dom, tough = table_against(one, other), tough_of(other, one)
    dealt = countered = again = Fraction(0)
    for pairs, count in rolls(one.colour, dice):
        best = (Fraction(-1), Fraction(0), Fraction(0), 0)
        for total, column in pairs:
            win, tie = beats(total + com, com, parry, other.colour)
            gain = win * read_table(dom, column, SHIFT[card], tough)
            best = max(best, (gain + tie * promised, gain, tie, total))
        chance = Fraction(count, ways(dice))
        dealt += chance * best[1]
        again += chance * best[2]
        for theirs, their_chance in totals(other.colour).items():
            if theirs + parry >= best[3] + com + 3:
                countered += chance * their_chance
    return dealt, countered, again


@cache
def beats(total: int, com: int, parry: int, colour: int) -> tuple[Fraction, Fraction]:
    """The chances that a known total wins against a parry, and that both roll anew."""
    win = tie = Fraction(0)
    for theirs, chance in totals(colour).items():
        difference = total - theirs - parry
        if difference > 0 or (difference == 0 and com > parry):
            win += chance
        elif difference == 0 and com == parry:
            tie += chance
    return win, tie


def clash(
    one: Fighter, other: Fighter, card: str, reply: str, charge: int = 0
) -> tuple[Fraction, Fraction]:
    """The damage that `other` and that `one` should expect from one fight with these two cards."""
    if card in ATTACKS and reply in ATTACKS:
        ref = {"quick": 1, "normal": 0, "brutal": -1}
        first = opposed(
            one.colour,
            ref[card],
            int(one.profile.ref),
            other.colour,
            ref[reply],
            int(other.profile.ref),
        )
        ours, theirs = in_order(one, other, card, reply, charge, 0)
        late_theirs, late_ours = in_order(other, one, reply, card, 0, charge)
        return (first * ours + (1 - first) * late_ours, first * theirs + (1 - first) * late_theirs)
    if card in ATTACKS and reply == "parry":
        return against_parry(one, other, card, charge)
    if card == "parry" and reply in ATTACKS:
        theirs, ours = against_parry(other, one, reply)
        return ours, theirs
    if card in ATTACKS:
        return mean(strike(one, other, card, reply, charge)), Fraction(0)
    if reply in ATTACKS:
        return Fraction(0), mean(strike(other, one, reply, card))
    return Fraction(0), Fraction(0)


def in_order(
    one: Fighter, other: Fighter, card: str, reply: str, charge: int, other_charge: int
) -> tuple[Fraction, Fraction]:
    """`one` strikes first; `other` strikes back in its new state, if it still stands."""
    ours = strike(one, other, card, reply, charge)
    theirs = Fraction(0)
    for points, chance in ours.items():
        left = other.hurt(points)
        if not left.out:
            theirs += chance * mean(strike(left, one, reply, card, other_charge))
    return mean(ours), theirs


def duel(
    one: Fighter, other: Fighter, charge: int = 0
) -> dict[tuple[str, str], tuple[Fraction, Fraction]]:
    """Each card against each: the damage to expect for `other` and for `one`."""
    return {
        (card, reply): clash(one, other, card, reply, charge) for card in CARDS for reply in CARDS
    }


def shot(
    one: Fighter, other: Fighter, aim: bool = False, close: bool = False, cover: bool = False
) -> Fraction:
    """The damage to expect from a shot: aimed, point-blank, at a target in cover."""
    tough = 1 if other.profile.has(TOUGH_1) else 0
    found = mean(
        damage(
            int(one.profile.shot_com),
            int(other.profile.defence),
            one.colour,
            tuple(one.profile.second_damage),
            1 if aim else 0,
            1 if close else 0,
            tough,
        )
    )
    if cover:
        found *= 1 - success(WHITE, 0, 0, cover_number(int(other.profile.size)))
    return found


def cover_number(size: int) -> int:
    """A-71."""
    return 4 + 2 * size
