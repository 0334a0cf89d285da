"""Networks fitted to what was seen in games, with PyTorch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from athanor.contract import BadRequest
from athanor.contract.weights import Part

from .config import Fit
from .selfplay import Floats, Rows

if TYPE_CHECKING:
    from torch import Tensor, nn

LEAST = 1e-4


def torch_here() -> Any:
    try:
        import torch
    except ImportError:
        raise BadRequest("train-torch") from None
    torch.set_num_threads(1)  # the same sums in the same order, wherever it runs
    return torch


class Task(NamedTuple):
    """What is to be fitted: a network of this form, from `start` if given, to sketches. Those who
    learn are shown numbers over their `scales`, the largest that were seen."""

    part: Part
    scales: Floats
    fit: Fit
    seed: int
    start: bytes = b""

    def shown(self, seen: Floats) -> Tensor:
        found: Tensor = torch_here().from_numpy(seen / self.scales)
        return found


class Fitted:
    """A network with what it came to: `part` and `weights` as the file has them, `loss` on the
    tenth of the rows that it did not learn from, and what is lost without it (`before`)."""

    def __init__(self, part: Part, weights: bytes, loss: float, before: float) -> None:
        self.part = part
        self.weights = weights
        self.loss = loss
        self.before = before


def fit_value(rows: Rows, task: Task) -> Fitted:
    """The value of a seat is what its network says on top of the game's own judgement, among all
    seats. It learns what the stage, or the game, came to."""
    if rows.values.shape[1] == 1:
        return fit_alone(rows, task)
    torch = torch_here()
    base = torch.log(torch.from_numpy(np.maximum(rows.values, LEAST)))
    outcome = task.fit.outcome
    whole = rows.values.sum(1)
    sound = np.abs(whole - 1.0) < 0.02
    target = torch.from_numpy((1 - outcome) * rows.later + outcome * rows.won)
    target = target / target.sum(1, keepdim=True).clamp(min=LEAST)

    def loss(net: Any, chosen: NDArray[np.int64]) -> Tensor:
        seen = task.shown(rows.seen[chosen])
        logits = base[chosen] + net(seen).squeeze(-1)
        found: Tensor = -(target[chosen] * torch.log_softmax(logits, 1)).sum(1).mean()
        return found

    return train(np.flatnonzero(sound), loss, task)


def fit_alone(rows: Rows, task: Task) -> Fitted:
    """With nobody to share with, what the network says is added to the odds."""
    torch = torch_here()
    values = torch.from_numpy(rows.values[:, 0])
    base = torch.log(values.clamp(min=LEAST) / (1 - values).clamp(min=LEAST))
    outcome = task.fit.outcome
    target = torch.from_numpy((1 - outcome) * rows.later[:, 0] + outcome * rows.won[:, 0])

    def loss(net: Any, chosen: NDArray[np.int64]) -> Tensor:
        logits = base[chosen] + net(task.shown(rows.seen[chosen, 0])).squeeze(-1)
        losses = torch.nn.functional.binary_cross_entropy_with_logits
        found: Tensor = losses(logits, target[chosen])
        return found

    return train(np.arange(len(rows.values)), loss, task)


def fit_belief(rows: Rows, task: Task) -> Fitted:
    """Tells what seats really saw from what they would see if hidden things were dealt evenly. The
    logit of who can tell the two apart is the logarithm of how much likelier one is."""
    torch = torch_here()

    def loss(net: Any, chosen: NDArray[np.int64]) -> Tensor:
        real = net(task.shown(rows.real[chosen])).squeeze(-1)
        dealt = net(task.shown(rows.dealt[chosen])).squeeze(-1)
        softplus = torch.nn.functional.softplus
        found: Tensor = (softplus(-real) + softplus(dealt)).mean()
        return found

    return train(np.arange(len(rows.real)), loss, task)


def train(usable: NDArray[np.int64], loss: Any, task: Task) -> Fitted:
    torch = torch_here()
    torch.manual_seed(task.seed)
    order = np.random.default_rng(task.seed)
    fit = task.fit
    net = new_network(task)
    # Positions of one game are alike: what is held back is a stretch of games, not a scattering.
    held = max(1, len(usable) // 10)
    learned, kept = usable[:-held], usable[-held:]
    with torch.no_grad():
        before = float(loss(new_network(task._replace(start=b"")), kept))
    optimizer = torch.optim.Adam(net.parameters(), lr=fit.rate, weight_decay=fit.decay)
    steps = fit.epochs * max(1, len(learned) // fit.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, fit.rate, total_steps=max(10, steps + 1), pct_start=0.2
    )
    for _ in range(fit.epochs):
        order.shuffle(learned)
        for batch in range(max(1, len(learned) // fit.batch)):
            chosen = learned[batch * fit.batch : (batch + 1) * fit.batch]
            optimizer.zero_grad()
            found = loss(net, chosen)
            found.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        after = float(loss(net, kept))
    return Fitted(task.part, as_halves(net, task), after, before)


def new_network(task: Task) -> nn.Sequential:
    """As `contract/network.py` evaluates it. The last layer begins at nothing: before it has
    learned anything, a network changes nothing."""
    torch = torch_here()
    inputs, first, second, outputs = task.part.shape
    net: nn.Sequential = torch.nn.Sequential(
        torch.nn.Linear(inputs, first),
        torch.nn.ReLU(),
        torch.nn.Linear(first, second),
        torch.nn.ReLU(),
        torch.nn.Linear(second, outputs),
    )
    torch.nn.init.zeros_(net[4].weight)
    torch.nn.init.zeros_(net[4].bias)
    if task.start:
        read_halves(net, task)
    return net


def read_halves(net: Any, task: Task) -> None:
    torch = torch_here()
    numbers = np.frombuffer(task.start, "<f2").astype(np.float32)
    at = 0
    with torch.no_grad():
        for layer in (0, 2, 4):
            before, after = task.part.shape[layer // 2], task.part.shape[layer // 2 + 1]
            rows = numbers[at : at + before * after].reshape(before, after)
            if layer == 0:
                rows = rows * task.scales[:, None]
            net[layer].weight.copy_(torch.from_numpy(rows.T.copy()))
            at += before * after
            net[layer].bias.copy_(torch.from_numpy(numbers[at : at + after].copy()))
            at += after


def as_halves(net: Any, task: Task) -> bytes:
    """What is played with is shown the numbers, what learns is shown them over their scales."""
    found = b""
    for layer in (0, 2, 4):
        rows = net[layer].weight.detach().numpy().T
        if layer == 0:
            rows = rows / task.scales[:, None]
        found += rows.astype("<f2").tobytes()
        found += net[layer].bias.detach().numpy().astype("<f2").tobytes()
    return found
