"""Alakazoö! alone: what the dice allow, and how often bots win.

    python -m bench.alakazoo_solo --games 400

What the dice allow is worked out exactly, for a player to whom only dice can do harm: the right
spell is always there, and no token is ever too many. A state is how many runes of each symbol are
free and how many dark tokens have come; the fifth loses (Z-52). Up to three dice are rolled at
once, their order and what a star covers are chosen best, and a star may also go to a guardian;
whenever that is better, three tokens are taken back for a dark one, as if there were too many. All
else that can happen in a game costs dark tokens or changes neither, so nobody wins more often.
"""

from __future__ import annotations

import argparse
import json
import os
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import athanor
from athanor.arena.match import number
from athanor.arena.statistics import wilson
from athanor.bots.levels import SearchBot
from athanor.contract import FastRng, Learned
from athanor.games.alakazoo.cards import CREATURE_COUNT, RUNES, SYMBOLS, size
from athanor.games.alakazoo.model import DICE, SLOTS

from .grandmaster import mind_of

#: The dark tokens that two guardians bear: with one more, one of them is full.
BORNE = 2 * (SLOTS - 1)
STAR = SYMBOLS
#: A symbol is on a portal four times at the most.
MOST = 4
MASTER = 2_000
ENDLESS = 10_000_000
Counts = tuple[int, ...]


@cache
def best(free: Counts, dark: int) -> float:
    """The chance of covering all runes, with so many `free` ones of each symbol."""
    if dark > BORNE:
        return 0.0
    if sum(free) == 0:
        return 1.0
    return max(
        *(rolled(free, dark, dice) for dice in range(1, DICE + 1)),
        *(best(more, dark + 1) for more in uncovered(free)),
    )


def uncovered(free: Counts) -> set[Counts]:
    """Z-20: tokens too many go, as many as a roll can bring, for one dark token."""
    found: set[Counts] = set()
    for count in range(1, DICE + 1):
        for symbols in combinations_with_replacement(range(SYMBOLS), count):
            more = tuple(sorted(free[at] + symbols.count(at) for at in range(SYMBOLS)))
            if max(more) <= MOST:
                found.add(more)
    return found


def rolled(free: Counts, dark: int, dice: int) -> float:
    """With so many dice each time. Where nothing but stars shows, they cover something, or all go
    to guardians: then everything is as it was, and the other rolls decide."""
    only_stars: float = 1 / (SYMBOLS + 1) ** dice
    others = 0.0
    for faces in combinations_with_replacement(range(SYMBOLS + 1), dice):
        ways = factorial(dice) / prod(factorial(faces.count(face)) for face in set(faces))
        stars = faces.count(STAR)
        if stars < dice:
            left, darker = covered(free, faces)
            most = max(starred(left, dark + darker, used) for used in range(stars + 1))
            others += ways * only_stars * most
    cover = max(starred(free, dark, used) for used in range(1, dice + 1))
    return max(others + only_stars * cover, others / (1 - only_stars))


def covered(free: Counts, faces: Counts) -> tuple[Counts, int]:
    """What is left when symbols have covered their runes, and how many bring dark tokens."""
    left = list(free)
    dark = 0
    for face in faces:
        if face != STAR and left[face] > 0:
            left[face] -= 1
        elif face != STAR:
            dark += 1
    return tuple(left), dark


def starred(free: Counts, dark: int, stars: int) -> float:
    """So many stars cover what is best."""
    if stars == 0 or sum(free) == 0:
        return best(tuple(sorted(free)), dark)
    return max(
        starred((*free[:at], free[at] - 1, *free[at + 1 :]), dark, stars - 1)
        for at in range(SYMBOLS)
        if free[at] > 0
    )


def allowed() -> float:
    """By the dice, on the best portal."""
    portals = [
        tuple(sorted(int(size(RUNES[SYMBOLS * portal + symbol])) for symbol in range(SYMBOLS)))
        for portal in range(CREATURE_COUNT)
    ]
    return max(best(free, 0) for free in set(portals))


def won(learned: Learned | None, ms: int, seed: int, index: int) -> int:
    """One game: 1 or 0."""
    rules = athanor.game("alakazoo")
    state = rules.new(1, seed=number(seed, "deal", index), tracing=False)
    rng = FastRng(number(seed, "bot", index))
    player = SearchBot(rng, ENDLESS if ms else MASTER, ms, learned=learned)
    while not state.over:
        state.play(0, player.choose(state.view(0)))
    assert state.result is not None
    return len(state.result.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--ms", type=int, default=0, help="for each move; else 2,000 simulations")
    parser.add_argument("--weights", default="", help="another file than the game's own")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    minds = {"master": None, "grandmaster": mind_of("alakazoo", asked.weights)}
    told: dict[str, object] = {"games": asked.games, "the dice allow": round(allowed(), 4)}
    for name, mind in minds.items():
        wins = sum(won(mind, asked.ms, asked.seed, index) for index in range(asked.games))
        interval = [round(bound, 4) for bound in wilson(wins, asked.games)]
        told[name] = {"share": round(wins / asked.games, 4), "interval": interval}
    print(json.dumps(told | {"load": round(os.getloadavg()[0], 1)}))


if __name__ == "__main__":
    main()
