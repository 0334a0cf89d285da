"""What those who search long look at in Kazaam!: makes the table of first weights by which
grandmasters search.

    python -m bench.kazaam_readiness --games 200 --kept decisions.jsonl \\
        --to src/athanor/games/kazaam/data/readiness.toml

Grandmasters play against each other, two at half of the tables and three to five at the others, and
search so many simulations for each action: without first weights, or with `--expert` by the table
that is there already. Noted is how often each action was looked at in the end; the table is fitted
so that actions drawn by it are drawn as the search would choose them (`bots/readiness.py` says by
what). The last tenth of the decisions is held back: what is lost there is told, beside what is lost
by drawing any action. Decisions are kept as lines of JSON: a game that is in the file is not played
again.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from librt.vecs import vec

from athanor.arena.match import number
from athanor.bots.ismcts import Search
from athanor.contract import FastRng, Learned, View, game
from athanor.contract.judgement import Judgement
from athanor.contract.learned import LearnedJudgement
from athanor.contract.state import Json
from athanor.games.kazaam.bots.readiness import LENGTH, SIZES, STARTS, Readiness
from athanor.games.kazaam.rules.catalogue import index_of
from athanor.games.kazaam.rules.turn import KazaamState

if TYPE_CHECKING:
    import torch

#: How many sit at one table after another.
TABLES = (2, 4, 2, 3, 2, 4, 2, 5)
#: A search looks at poor moves too: how often, to this power, is how it would choose.
SHARPER = 3
#: Of a decision in so many, any action is played: games of those who never slip are all alike.
SLIPS = 50
#: A game that drags on so long shows nothing new.
LONG = 600
#: How dear it is to say much about what was seldom met.
THRIFT = 1e-3


def fingerprint() -> str:
    """Of all that decides how games are played and what is made of them, but for the command."""
    made_by = (TABLES, SHARPER, SLIPS, LONG, THRIFT, list(SIZES.items()))
    return sha256(msgspec.json.encode(made_by)).hexdigest()[:16]


class Looked(msgspec.Struct):
    """A decision: the position, whose it was, in which game; of each action how often a search
    looked at it, and what came of it in all."""

    position: Json
    seat: int
    game: int
    actions: list[tuple[Json, float, float]]


class Choice(NamedTuple):
    """An action: which numbers of the table say how ready it is, and how often it was looked at."""

    numbers: list[int]
    visits: float


def judge(learned: Learned, view: View, expert: bool) -> Judgement:
    """The grandmaster's judgement, with first weights or without."""
    if expert:
        return learned.judgement(view)
    taught = learned.taught[view.seats]
    assert taught.value is not None
    plays_on = learned.contents.plays_on
    return LearnedJudgement(learned.rules.judgement(), taught.sketch, taught.value, 0, plays_on)


def play(index: int, simulations: int, expert: bool, seed: int) -> list[Looked]:
    """What was chosen from in one game."""
    rules = game("kazaam")
    learned = rules.learned()
    assert learned is not None
    seats = TABLES[index % len(TABLES)]
    before = [each % len(TABLES) for each in range(index)]
    rng = FastRng(number(seed, seats, sum(TABLES[each] == seats for each in before)))
    state = rules.new(seats, seed=rng.below(1 << 30), tracing=False)
    found: list[Looked] = []
    while not state.over and state.step < LONG:
        seat = state.actors()[0]
        view = state.view(seat)
        judgement = judge(learned, view, expert)
        search = Search(learned.sampler(view), judgement, rng, seat)
        search.run(1)
        actions = state.legal(seat)
        if len(judgement.candidates(state, seat)) > 1:
            search.run(simulations)
            looked = [
                (msgspec.to_builtins(node.action), node.visits, node.total)
                for node in search.ranking()
            ]
            found.append(Looked(rules.position(state), seat, index, looked))
        chosen = search.ranking()[0].action
        if rng.below(SLIPS) == 0:
            chosen = actions[rng.below(len(actions))]
        assert chosen is not None
        state.play(seat, chosen)
    return found


def choices(lines: list[Looked]) -> list[list[Choice]]:
    """What `Readiness` asks of each action."""
    rules = game("kazaam")
    readiness = Readiness(vec[float]([0.0] * LENGTH))
    readiness.noting = True
    found: list[list[Choice]] = []
    for line in lines:
        state = rules.from_position(line.position)
        assert isinstance(state, KazaamState)
        readiness.look(state, line.seat)
        these: list[Choice] = []
        for written, visits, _ in line.actions:
            readiness.noted = []
            readiness.readiness(state, line.seat, index_of(rules.action(written)))
            these.append(Choice(readiness.noted, visits))
        found.append(these)
    return found


def fitted(decisions: list[list[Choice]], sharper: float, thrift: float) -> list[float]:
    """The numbers that make what was chosen the likeliest; those never met stay 0."""
    import torch

    torch.set_num_threads(1)
    actions = [choice for these in decisions for choice in these]
    whose = torch.tensor([at for at, these in enumerate(decisions) for _ in these])
    numbers = torch.tensor([each for choice in actions for each in choice.numbers])
    places = torch.tensor([at for at, choice in enumerate(actions) for _ in choice.numbers])
    count = len(decisions)
    wanted = torch.tensor([choice.visits / 1000.0 for choice in actions]) ** sharper
    wanted /= torch.zeros(count).index_add(0, whose, wanted)[whose]
    learned = torch.arange(count) < count * 9 // 10
    table = torch.zeros(LENGTH, requires_grad=True)

    def lost(which: torch.Tensor) -> torch.Tensor:
        sums = torch.zeros(len(actions)).index_add(0, places, table[numbers])
        whole = torch.zeros(count).index_add(0, whose, sums.exp()).log()
        found: torch.Tensor = -(wanted * (sums - whole[whose]))[which[whose]].sum() / which.sum()
        return found

    fitter = torch.optim.LBFGS([table], max_iter=80, line_search_fn="strong_wolfe")

    def step() -> torch.Tensor:
        fitter.zero_grad()
        found = lost(learned) + thrift * (table**2).sum()
        found.backward()  # type: ignore[no-untyped-call]
        return found

    before = lost(~learned).item()
    fitter.step(step)  # type: ignore[no-untyped-call]
    after = lost(~learned).item()
    with torch.no_grad():
        least = -(wanted * wanted.clamp_min(1e-9).log())[~learned[whose]].sum() / (~learned).sum()
    print(f"{count} decisions; lost by any action {before:.3f}, by the table {after:.3f}; ", end="")
    print(f"at least {least.item():.3f}", flush=True)
    return [round(float(each), 2) for each in table.detach()]


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=500)
    parser.add_argument("--expert", action="store_true", help="by the table that is there already")
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--to", type=Path, required=True)
    return parser.parse_args()


def main() -> None:
    wanted = asked()
    wanted.kept.touch()
    lines = [msgspec.json.decode(line, type=Looked) for line in wanted.kept.open("rb")]
    done = {line.game for line in lines}
    with wanted.kept.open("ab") as kept:
        for index in range(wanted.games):
            if index not in done:
                for line in play(index, wanted.simulations, wanted.expert, wanted.seed):
                    kept.write(msgspec.json.encode(line) + b"\n")
                kept.flush()
    lines = [msgspec.json.decode(line, type=Looked) for line in wanted.kept.open("rb")]
    lines = [line for line in lines if line.game < wanted.games]
    table = fitted(choices(lines), SHARPER, THRIFT)
    how = f"--games {wanted.games} --simulations {wanted.simulations} --seed {wanted.seed}"
    how += " --expert" if wanted.expert else ""
    text = [f"# How readily what is tried: python -m bench.kazaam_readiness {how}"]
    text.append(f'made_by = "{fingerprint()}"')
    for name, length in SIZES.items():
        part = table[STARTS[name] : STARTS[name] + length]
        text.append(f"{name} = [{', '.join(f'{each:.2f}' for each in part)}]")
    wanted.to.write_text("\n".join(text) + "\n", "utf-8")


if __name__ == "__main__":
    main()
