"""How those who search long try actions: makes the table of a grandmaster's first weights.

    python -m bench.alakazoo_trying --games 90 --to src/athanor/games/alakazoo/data/trying.toml

Grandmasters without such a table play against each other with few simulations, in turn with each
number of seats. Of some decisions a search of many is made as well, and noted how often it looked
at each action in the end; the table is fitted so that an action drawn by it is drawn as such a
search would choose it (`games/alakazoo/bots/trying.py` says by what). The last tenth of the games
is held back: what is lost there is told, beside what is lost by trying any action.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from athanor.arena.match import by_lot, number
from athanor.bots.ismcts import Search
from athanor.contract import FastRng, Learned, View, game
from athanor.contract.learned import LearnedJudgement
from athanor.contract.weights import read_weights
from athanor.games.alakazoo.bots.judgement import AlakazooExpert
from athanor.games.alakazoo.bots.trying import BITS, TRAIT, TRAITS, Trying
from athanor.games.alakazoo.cards import INDEX
from athanor.games.alakazoo.rules.turn import AlakazooState

if TYPE_CHECKING:
    import torch

#: Numbers of seats, in turn: two are played most, and four are the most.
SEATS = (2, 4, 2, 4, 3)
#: An action has so many traits at most.
EACH = 4
#: Of so many decisions one is searched for long, and one is a slip.
LONG = 4
SLIPS = 25
QUICK = 60
#: What a number of the table costs: those seldom met stay near 0.
DECAY = 3e-5


class Tried(NamedTuple):
    """The traits of an action, and how often it was looked at."""

    traits: tuple[int, ...]
    visits: float


def unpacked(traits: int) -> tuple[int, ...]:
    return tuple(traits >> (int(BITS) * each) & int(TRAIT) for each in range(EACH))


def searching(learned: Learned, view: View, rng: FastRng) -> Search:
    """A grandmaster's, without the table."""
    judgement = learned.judgement(view)
    assert isinstance(judgement, LearnedJudgement)
    own = judgement.own
    assert isinstance(own, AlakazooExpert)
    own.trying = None
    assert view.seat is not None
    return Search(learned.sampler(view), judgement, rng, view.seat)


def play(learned: Learned, seats: int, simulations: int, seed: int) -> list[list[Tried]]:
    """What was chosen from in one game."""
    rng = FastRng(seed)
    state = game("alakazoo").new(seats, seed=rng.below(1 << 30), tracing=False)
    assert isinstance(state, AlakazooState)
    trying = Trying()
    found: list[list[Tried]] = []
    while not state.over:
        seat = state.actors()[0]
        actions = state.legal(seat)
        chosen = actions[rng.below(len(actions))]
        if not by_lot(state) and len(actions) > 1:
            search = searching(learned, state.view(seat), rng)
            search.run(1)
            long = rng.below(LONG) == 0
            if not search.forced():
                search.run(simulations if long else QUICK)
                if long:
                    trying.look(state, seat)
                    found.append(
                        [
                            Tried(
                                unpacked(trying.traits(state, INDEX[node.action])),
                                node.visits / simulations,
                            )
                            for node in search.ranking()
                            if node.action is not None
                        ]
                    )
            best = search.ranking()[0].action
            if best is not None and rng.below(SLIPS) != 0:
                chosen = best
        state.play(seat, chosen)
    return found


def fitted(decisions: list[list[Tried]]) -> NDArray[np.float32]:
    """The numbers that make what was chosen the likeliest; those never met stay 0."""
    import torch

    torch.set_num_threads(1)
    tried = [each for decision in decisions for each in decision]
    whose = torch.tensor([at for at, decision in enumerate(decisions) for _ in decision])
    traits = torch.tensor([each.traits for each in tried])
    wanted = torch.tensor([each.visits for each in tried], dtype=torch.float32)
    count = len(decisions)
    wanted /= torch.zeros(count).index_add(0, whose, wanted)[whose]
    learned = whose < count * 9 // 10
    real = torch.ones(int(TRAITS))
    real[0] = 0.0  # no trait says nothing
    table = torch.zeros(int(TRAITS), requires_grad=True)

    def lost(which: torch.Tensor) -> torch.Tensor:
        sums = (table * real)[traits].sum(1)
        whole = torch.zeros(count).index_add(0, whose, sums.exp()).log()
        found: torch.Tensor = -(wanted * (sums - whole[whose]))[which].sum() / which.sum()
        return found

    fitter = torch.optim.LBFGS([table], max_iter=80, line_search_fn="strong_wolfe")

    def step() -> torch.Tensor:
        fitter.zero_grad()
        found = lost(learned) + DECAY * (table**2).sum()
        found.backward()  # type: ignore[no-untyped-call]
        return found

    each = len(tried) / count
    before = each * lost(~learned).item()
    fitter.step(step)  # type: ignore[no-untyped-call]
    after = each * lost(~learned).item()
    print(f"{count} decisions; lost by any action {before:.3f}, now {after:.3f}")
    made: NDArray[np.float32] = (table * real).detach().numpy()
    return made


def mind(weights: str) -> Learned:
    rules = game("alakazoo")
    if weights:
        return read_weights(rules, Path(weights).read_bytes())
    own = rules.learned()
    assert own is not None
    return own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--weights", default="", help="another file than the game's own")
    parser.add_argument("--seed", type=int, default=1907)
    parser.add_argument("--to", type=Path, required=True)
    asked = parser.parse_args()
    learned = mind(asked.weights)
    decisions: list[list[Tried]] = []
    for index in range(asked.games):
        seats = SEATS[index % len(SEATS)]
        decisions += play(learned, seats, asked.simulations, number(asked.seed, index))
        if (index + 1) % 10 == 0:
            print(f"{index + 1} games, {len(decisions)} decisions", flush=True)
    table = fitted(decisions)
    how = f"--games {asked.games} --simulations {asked.simulations} --seed {asked.seed}"
    numbers = ", ".join(f"{each:.2f}" for each in table)
    asked.to.write_text(
        f"# How readily what is tried: python -m bench.alakazoo_trying {how}\n"
        f"table = [{numbers}]\n",
        "utf-8",
    )


if __name__ == "__main__":
    main()
