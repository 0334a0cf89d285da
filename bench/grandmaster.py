"""The grandmaster against the master, at equal time for each move on one core; and against itself
with less time.

    python -m bench.grandmaster poison --seats 4 --games 400 --ms 25
    python -m bench.grandmaster kazaam --seats 2 --games 200 --ms 25 --times 8
    python -m bench.grandmaster poison --seats 4 --games 400 --simulations 200 --only value
    python -m bench.grandmaster poison --seats 4 --games 400 --ms 8 --against greedy

One seat has the contender, all others its opponents; each deal is played once from every chair,
and what is played with is drawn by lot, the same lots for every chair. Of a game that nobody won
everybody has a fair part.
Time is the processor's, so that a busy machine slows both alike. With `--times` the opponents are
grandmasters too, and the contender has so many times their budget; with `--against` they are of
another level. `--weights` plays by another file than the game's own, `--only` by one of its two
networks.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time

import msgspec

import athanor
from athanor.arena.match import by_lot, number
from athanor.arena.statistics import wilson
from athanor.bots import Bot, bot
from athanor.bots.levels import RandomBot, SearchBot
from athanor.contract import FastRng, Learned, OptionValue, game
from athanor.contract.weights import read_weights
from athanor.learning.contest import part_of_win

ENDLESS = 10_000_000


class Plan(msgspec.Struct, frozen=True):
    game: str
    seats: int
    ms: int
    simulations: int
    times: int
    weights: str
    only: str
    seed: int
    options: dict[str, OptionValue]
    against: str


def mind_of(id: str, weights: str) -> Learned:
    """What was learned of a game, from that file or, without one, from its package."""
    rules = game(id)
    if weights:
        return read_weights(rules, Path(weights).read_bytes())
    own = rules.learned()
    assert own is not None, f"nothing was learned of {id}"
    return own


def minds(plan: Plan) -> tuple[Learned, Learned | None]:
    """What the contender has learned, and what its opponents have."""
    found = mind_of(plan.game, plan.weights)
    if plan.only:
        for taught in found.taught.values():
            if plan.only == "value":
                taught.belief = None
            else:
                taught.value = None
    return found, found if plan.times > 1 else None


def opponent(plan: Plan, learned: Learned | None, *seed: object) -> Bot:
    if plan.against:
        return bot(plan.against, seed=number(*seed), milliseconds=plan.ms)
    return thinker(plan, learned, 1, FastRng(number(*seed)))


def thinker(plan: Plan, learned: Learned | None, times: int, rng: FastRng) -> SearchBot:
    if plan.simulations:
        return SearchBot(rng, plan.simulations * times, learned=learned)
    return SearchBot(rng, ENDLESS, plan.ms * times, learned=learned)


class Played(msgspec.Struct):
    """One game: the contender's part of the win; simulations of the contender and of all others;
    what each move of the contender took, and the whole game, in seconds of the processor."""

    won: float
    ours: int
    theirs: int
    moves: list[float]
    seconds: float


def play(plan: Plan, index: int) -> Played:
    deal, chair = divmod(index, plan.seats)
    rules = game(plan.game)
    state = rules.new(
        plan.seats, seed=number(plan.seed, "deal", deal), tracing=False, **plan.options
    )
    mind, other = minds(plan)
    players = [opponent(plan, other, plan.seed, "bot", index, seat) for seat in range(plan.seats)]
    seed = number(plan.seed, "bot", index, chair)
    players[chair] = thinker(plan, mind, plan.times, FastRng(seed))
    made = [0, 0]
    moves: list[float] = []
    cap = rules.meta.turn_cap
    began = process_time()
    while not state.over and not (cap and state.step >= cap):
        seat = state.actors()[0]
        view = state.view(seat)
        if by_lot(state):
            lot = FastRng(number(plan.seed, "lot", deal, state.step))
            state.play(seat, RandomBot(lot).choose(view))
            continue
        asked = process_time()
        player = players[seat]
        chosen = player.choose(view)
        if isinstance(player, SearchBot) and not player.forced:
            made[seat != chair] += player.made
            if seat == chair:
                moves.append(process_time() - asked)
        state.play(seat, chosen)
    return Played(part_of_win(state, chair), made[0], made[1], moves, process_time() - began)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--ms", type=int, default=25)
    parser.add_argument("--simulations", type=int, default=0, help="instead of time")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--against", default="", help="the level of the others, if not master")
    parser.add_argument("--weights", default="")
    parser.add_argument("--only", choices=("value", "belief"), default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help='{"hand": "short"}')
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    wanted = asked()
    plan = msgspec.convert(vars(wanted), Plan)
    if not athanor.compiled:
        print("The engine is not compiled: this will take long.", file=sys.stderr)
    played: list[Played] = []
    with ProcessPoolExecutor(wanted.jobs) as hands:
        for each in hands.map(play, [plan] * wanted.games, range(wanted.games)):
            played.append(each)
            if len(played) % 20 == 0 or len(played) == wanted.games:
                tell(plan, played)


def tell(plan: Plan, played: list[Played]) -> None:
    games = len(played)
    wins = sum(each.won for each in played)
    ours = sum(each.ours for each in played)
    theirs = sum(each.theirs for each in played) / max(1, plan.seats - 1)
    moves = sorted(move for each in played for move in each.moves)
    low, high = wilson(wins, games)
    told = {
        "game": plan.game,
        "seats": plan.seats,
        "games": games,
        "share": round(wins / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "times fair": round(wins / games * plan.seats, 3),
        "simulations of an opponent over own": round(theirs / max(1, ours), 2),
        "ms of a move, 99th percentile": round(1000 * moves[len(moves) * 99 // 100], 1),
        "processor seconds": round(sum(each.seconds for each in played)),
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
