"""How bots use their turns: who passes with cards left to play, and who stands idle. The same
company on both sides, the eight Blitz samples in turn.

    python bench/alkemy_passes.py master --games 50
"""

from __future__ import annotations

import argparse

from alkemy_levels import COMPANIES, named

import athanor
from athanor.bots.levels import Bot
from athanor.games.alkemy.actions import Activate, Muster, Pass
from athanor.games.alkemy.bots.judgement import is_behind
from athanor.games.alkemy.rules.state import AlkemyState

#: At the beginning of which turn it is counted who has not moved.
LATER = 3


class Count:
    def __init__(self) -> None:
        self.passes = 0
        self.with_cards = 0
        self.cards = 0
        self.behind = 0
        self.figures = 0
        self.unmoved = 0
        self.turns = 0

    def note(self, state: AlkemyState, seat: int) -> None:
        """A pass is about to be made."""
        unplayed = sum(isinstance(action, Activate) for action in state.legal(seat))
        self.passes += 1
        self.cards += unplayed
        self.with_cards += unplayed > 0
        self.behind += unplayed > 0 and is_behind(state, seat)


def play(names: str, deal: int, count: Count) -> None:
    state = athanor.game("alkemy").new(2, seed=deal + 41, tracing=False)
    assert isinstance(state, AlkemyState)
    for seat in range(2):
        state.play(seat, Muster(COMPANIES[deal % len(COMPANIES)]))
    players: list[Bot] = [named(names, 2 * deal + seat) for seat in range(2)]
    homes: list[tuple[int, int]] = []
    counted = False
    while not state.over:
        if state.turn == 1 and not homes:
            homes = [(figure.x, figure.y) for figure in state.figures]
        if state.turn == LATER and not counted:
            counted = True
            for figure, home in zip(state.figures, homes, strict=True):
                if figure.alive:
                    count.figures += 1
                    count.unmoved += (figure.x, figure.y) == home
        seat = state.actors()[0]
        action = players[seat].choose(state.view(seat))
        if isinstance(action, Pass):
            count.note(state, seat)
        state.play(seat, action)
    count.turns += state.turn


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bot", nargs="?", default="master")
    parser.add_argument("--games", type=int, default=50)
    given = parser.parse_args()
    count = Count()
    for deal in range(given.games):
        play(given.bot, deal, count)
    print(
        f"{given.games} games of {given.bot}, {count.turns} turns: {count.passes} passes,"
        f" {count.with_cards} of them with unplayed cards ({count.cards} cards),"
        f" {count.behind} of these while behind in points or markers;"
        f" {count.unmoved} of {count.figures} figures had not moved when turn {LATER} began"
    )


if __name__ == "__main__":
    main()
