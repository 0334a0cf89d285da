"""How long a network takes for one sketch: compiled, and in NumPy, alone and in batches.

python -m bench.network poison --seats 4
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import pairwise
from time import thread_time

import numpy as np

import athanor
from athanor.bots import bot
from athanor.contract import game
from athanor.contract.learned import judged
from athanor.contract.network import Network
from athanor.contract.sketch import blank, sketched

LAYERS = (32, 16, 1)
BATCHES = (1, 8, 64)


def seconds(work: Callable[[], object], least: float = 0.3) -> float:
    """For one call, of the processor's time."""
    calls, took = 1, 0.0
    while took < least:
        began = thread_time()
        for _ in range(calls):
            work()
        took = thread_time() - began
        calls *= 2
    return 2 * took / calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    rules = game(asked.game)
    sketch = rules.sketch(asked.seats)
    assert sketch is not None, f"{asked.game} has no sketch"
    state = rules.new(asked.seats, seed=1, tracing=False)
    player = bot("greedy", seed=1)
    for _ in range(30):
        state.play(state.actors()[0], player.choose(state.view(state.actors()[0])))
    shape = [sketch.length, *LAYERS]
    paper = blank(sketch.length)
    dice = np.random.default_rng(1)
    layers = [
        (dice.normal(0, 0.1, (a, b)).astype(np.float32), dice.normal(0, 0.1, b).astype(np.float32))
        for a, b in pairwise(shape)
    ]
    weights = b"".join(part.astype("<f2").tobytes() for layer in layers for part in layer)
    network = Network(shape, weights)
    print("compiled" if athanor.compiled else "interpreted", f"{asked.game}, {asked.seats} seats")
    both = seconds(lambda: judged(network, sketch, paper, state, 0))
    alone = seconds(lambda: network.run(paper))
    print(f"sketch        {1e6 * (both - alone):.2f} µs, {sketch.length} numbers")
    print(f"our own       {1e6 * alone:.2f} µs")
    row = np.asarray(sketched(sketch, state, 0), np.float32)
    for batch in BATCHES:
        rows = np.stack([row] * batch)
        each = seconds(lambda rows=rows: in_numpy(rows, layers)) / batch  # type: ignore[misc]
        print(f"NumPy, {batch:3} at a time  {1e6 * each:.2f} µs each")


def in_numpy(found: np.ndarray, layers: list[tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
    for number, (matrix, bias) in enumerate(layers):
        found = found @ matrix + bias
        if number < len(layers) - 1:
            np.maximum(found, 0, out=found)
    return found


if __name__ == "__main__":
    main()
