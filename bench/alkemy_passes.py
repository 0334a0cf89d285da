"""How bots use their turns: who passes with cards left to play, and who stands idle. The same
company on both sides, the eight Blitz samples in turn.

    python -m bench.alkemy_passes master --games 50 --file passes.jsonl

With a file, a run that is stopped is gone on with, game by game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from pathlib import Path

import athanor
from athanor.games.alkemy.actions import Activate, Muster, Pass
from athanor.games.alkemy.bots.judgement import is_behind
from athanor.games.alkemy.rules.state import AlkemyState
from bench.alkemy_kept import Kept, Row
from bench.alkemy_levels import COMPANIES, named

#: At the beginning of which turn it is counted who has not moved.
LATER = 3


def play(name: str, deal: int) -> Row:
    state = athanor.game("alkemy").new(2, seed=deal + 41, tracing=False)
    assert isinstance(state, AlkemyState)
    for seat in range(2):
        state.play(seat, Muster(COMPANIES[deal % len(COMPANIES)]))
    players = [named(name, 2 * deal + seat) for seat in range(2)]
    count: Counter[str] = Counter()
    homes: list[tuple[int, int]] = []
    counted = False
    while not state.over:
        if state.turn == 1 and not homes:
            homes = [(figure.x, figure.y) for figure in state.figures]
        if state.turn == LATER and not counted:
            counted = True
            for figure, home in zip(state.figures, homes, strict=True):
                if figure.alive:
                    count["figures"] += 1
                    count["unmoved"] += (figure.x, figure.y) == home
        seat = state.actors()[0]
        action = players[seat].choose(state.view(seat))
        if isinstance(action, Pass):
            note(state, seat, count)
        state.play(seat, action)
    return {**count, "turns": int(state.turn)}


def note(state: AlkemyState, seat: int, count: Counter[str]) -> None:
    """A pass is about to be made."""
    unplayed = sum(isinstance(action, Activate) for action in state.legal(seat))
    count["passes"] += 1
    count["cards"] += unplayed
    count["with_cards"] += unplayed > 0
    count["behind"] += unplayed > 0 and is_behind(state, seat)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bot", nargs="?", default="master")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    kept = Kept(given.file)
    count: Counter[str] = Counter()
    for deal in range(given.games):
        row = kept.row(f"{given.bot} {deal}", partial(play, given.bot, deal))
        count.update({what: n for what, n in row.items() if what not in ("name", "rules")})
    print(
        f"{given.games} games of {given.bot}, {count['turns']} turns: {count['passes']} passes,"
        f" {count['with_cards']} of them with unplayed cards ({count['cards']} cards),"
        f" {count['behind']} of these while behind in points or markers;"
        f" {count['unmoved']} of {count['figures']} figures had not moved when turn {LATER} began"
    )


if __name__ == "__main__":
    main()
