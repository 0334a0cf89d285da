"""How those who search pour: makes the table by which grandmasters of Poison play a round on.

    python -m bench.poison_playouts --games 200 --to src/athanor/games/poison/data/playing.toml

Searches of so many simulations play against each other, the first time as the master does, with
`--expert` by the table that is there already. Noted is how often each pour was looked at in the
end; the table is fitted so that a pour drawn by it is drawn as the search would choose it
(`bots/playing.py` says by what). The last tenth of the games is held back: what is lost there is
told, beside what is lost by drawing any pour.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from athanor.arena.match import number
from athanor.bots.ismcts import Search
from athanor.contract import FastRng, game
from athanor.games.poison.bots.playing import (
    AHEAD,
    CHEAPEST,
    DEAREST,
    EACH,
    FEW,
    LEADS,
    MANY,
    PHASES,
    SOME,
    TOTALS,
)
from athanor.games.poison.cards import COLOUR_OF, POISON, POUR_INDEX, VALUES, copies, potions
from athanor.games.poison.rules.pour import BRIM
from athanor.games.poison.rules.score import penalties, tally
from athanor.games.poison.rules.turn import PoisonState

if TYPE_CHECKING:
    import torch

#: The parts of the table and how many numbers each has.
PARTS = {
    "dry": (EACH + 1) * TOTALS * PHASES,
    "bold": EACH + 1,
    "cost": DEAREST + 1,
    "dry_keen": LEADS * (MANY + 1),
    "bold_keen": LEADS * (MANY + 1),
}
FIRST = dict(zip(PARTS, np.cumsum([0, *PARTS.values()]).tolist(), strict=False))
NOTHING = sum(PARTS.values())
#: A search looks at poor moves too: how often, to this power, is how it would choose.
SHARPER = 6
#: Of a decision in so many, any pour is played: hands of those who never slip are all alike.
SLIPS = 50


class Pour(NamedTuple):
    """Which numbers of the table say how readily it is poured, and how often it was looked at."""

    numbers: tuple[int, int, int]
    visits: float


def noted(state: PoisonState, seat: int, index: int) -> tuple[int, int, int]:
    kind, place = divmod(index, 3)
    player, cauldron = state.players[seat], state.cauldrons[place]
    card = EACH if kind == POISON else kind % EACH
    colour = int(cauldron.colour) if kind == POISON else COLOUR_OF[kind]
    counts = tally(state)
    lead = 0
    if colour >= 0:
        most = max(counts[other][colour] for other in range(state.seats) if other != seat)
        lead = min(max(counts[seat][colour] - most, -AHEAD), AHEAD) + AHEAD + 1
    held = copies(player.hand, POISON) if kind == POISON else potions(player.hand, colour)
    keen = lead * (MANY + 1) + min(int(held), MANY)
    if cauldron.total + VALUES[kind] <= BRIM:
        phase = 0 if player.hand_size <= FEW else 1 if player.hand_size <= SOME else 2
        dry = (card * TOTALS + int(cauldron.total)) * PHASES + phase
        return FIRST["dry"] + dry, FIRST["dry_keen"] + keen, NOTHING
    before = penalties(counts)[seat]
    for taken in cauldron.kinds():
        counts[seat][COLOUR_OF[taken]] += 1
    cost = min(max(penalties(counts)[seat] - before + CHEAPEST, 0), DEAREST)
    return FIRST["bold"] + card, FIRST["cost"] + cost, FIRST["bold_keen"] + keen


def play(seats: int, simulations: int, expert: bool, seed: int) -> list[list[Pour]]:
    """What was chosen from in one game."""
    rules = game("poison")
    rng = FastRng(seed)
    state = rules.new(seats, seed=rng.below(1 << 30), tracing=False)
    assert isinstance(state, PoisonState)
    found: list[list[Pour]] = []
    while not state.over:
        seat = state.turn
        judgement = rules.expert() if expert else rules.judgement()
        search = Search(rules.imagine(state.view(seat)), judgement, rng, seat)
        search.run(1)
        if len(judgement.candidates(state, seat)) > 1:
            search.run(simulations)
            found.append(
                [
                    Pour(noted(state, seat, POUR_INDEX[node.action]), node.visits / simulations)
                    for node in search.ranking()
                    if node.action is not None
                ]
            )
        actions = state.legal(seat)
        chosen = search.ranking()[0].action
        if rng.below(SLIPS) == 0:
            chosen = actions[rng.below(len(actions))]
        assert chosen is not None
        state.play(seat, chosen)
    return found


def fitted(decisions: list[list[Pour]]) -> NDArray[np.float32]:
    """The numbers that make what was chosen the likeliest; those never met stay 0."""
    import torch

    torch.set_num_threads(1)
    pours = [pour for pours in decisions for pour in pours]
    whose = torch.tensor([at for at, pours in enumerate(decisions) for _ in pours])
    numbers = torch.tensor([pour.numbers for pour in pours])
    wanted = torch.tensor([pour.visits**SHARPER for pour in pours])
    count = len(decisions)
    wanted /= torch.zeros(count).index_add(0, whose, wanted)[whose]
    learned = whose < count * 9 // 10
    table = torch.zeros(NOTHING + 1, requires_grad=True)

    def lost(which: torch.Tensor) -> torch.Tensor:
        sums = table[numbers].sum(1) - table[NOTHING] * (numbers == NOTHING).sum(1)
        whole = torch.zeros(count).index_add(0, whose, sums.exp()).log()
        found: torch.Tensor = -(wanted * (sums - whole[whose]))[which].sum() / which.sum()
        return found

    fitter = torch.optim.LBFGS([table], max_iter=60, line_search_fn="strong_wolfe")

    def step() -> torch.Tensor:
        fitter.zero_grad()
        found = lost(learned) + 4e-6 * (table**2).sum()
        found.backward()  # type: ignore[no-untyped-call]
        return found

    each = len(pours) / count
    before = each * lost(~learned).item()
    fitter.step(step)  # type: ignore[no-untyped-call]
    print(
        f"{count} decisions; lost by any pour {before:.3f}, now {each * lost(~learned).item():.3f}"
    )
    made: NDArray[np.float32] = table.detach().numpy()
    costs = made[FIRST["cost"] + CHEAPEST : FIRST["cost"] + DEAREST + 1]
    np.minimum.accumulate(costs, out=costs)  # what costs more, and was never met, is not liked more
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--expert", action="store_true", help="by the table that is there already")
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--to", type=Path, required=True)
    asked = parser.parse_args()
    decisions: list[list[Pour]] = []
    for index in range(asked.games):
        seed = number(asked.seed, index)
        decisions += play(asked.seats, asked.simulations, asked.expert, seed)
        if (index + 1) % 10 == 0:
            print(f"{index + 1} games", flush=True)
    table = fitted(decisions)
    how = f"--games {asked.games} --seats {asked.seats} --simulations {asked.simulations}"
    how += f" --seed {asked.seed}" + (" --expert" if asked.expert else "")
    lines = [f"# How readily what is poured: python -m bench.poison_playouts {how}"]
    for name, length in PARTS.items():
        numbers = table[FIRST[name] : FIRST[name] + length]
        lines.append(f"{name} = [{', '.join(f'{each:.2f}' for each in numbers)}]")
    asked.to.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
