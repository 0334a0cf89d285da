"""A learner in one file: PPO by self-play on the vector environment, in the style of CleanRL.

    pip install 'athanor-games[train]'
    python examples/ppo.py --game kazaam --seats 2 --minutes 10

One network plays all seats. Each table is a stream of decisions of different seats, so what follows
a decision is the *same seat's* next one, however many others acted between: trajectories are kept
by table and seat, and advantages are worked out along those. Rewards come only when a game is over,
hundreds of decisions late, so the value begins with a plain idea of who is ahead (`AHEAD`), which
shapes rewards without changing what is best. Every two minutes the learner plays
against `greedy` in all other seats and the share of its wins is printed, and written to --curve.

Minutes are those that the processor spends on this program's main thread: on a quiet machine they
are minutes on the clock, and on a busy one the same is learned in them.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from athanor.adapters.vector import VectorEnv
from athanor.bots import bot
from athanor.contract import FastRng


def parts_ahead(seen: torch.Tensor, seats: int) -> torch.Tensor:
    """Kazaam!: parts in play, oneself first, against the best of the others."""
    hand, part, parts, player = 70, 9, 9, 104  # see the game's encoding.py
    first = torch.arange(seats)[:, None] * player + torch.arange(parts) * part + hand
    counts = seen[:, first.flatten()].view(-1, seats, parts).sum(-1)
    return ((counts[:, 0] - counts[:, 1:].amax(-1)) / parts).clamp(-0.5, 0.5)


def penalties_ahead(seen: torch.Tensor, seats: int) -> torch.Tensor:
    """Poison: what one has drunk so far, in this round too, against the mean of the others."""
    before, player, high, poisons = 16 + 3 * 21, 20, 60.0, 8
    players = seen[:, before : before + seats * player].view(-1, seats, player)
    copies = torch.tensor([*5 * [3.0], *5 * [3.0], *5 * [3.0], 2.0 * poisons])
    drunk = players[:, :, 1] * high + (players[:, :, 4:] * copies).sum(-1)
    return ((drunk[:, 1:].mean(-1) - drunk[:, 0]) / high).clamp(-0.25, 0.25)


AHEAD = {"kazaam": parts_ahead, "poison": penalties_ahead}


class Agent(nn.Module):
    """A policy over the actions that are offered, and the reward to expect."""

    def __init__(self, length: int, actions: int, width: int, game: str, seats: int) -> None:
        super().__init__()
        self.ahead = AHEAD.get(game)
        self.seats = seats
        self.body = nn.Sequential(
            nn.Linear(length, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Any, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        value = self.value(hidden).squeeze(-1)
        if self.ahead is not None:
            value = value + self.ahead(seen, self.seats)
        return torch.distributions.Categorical(logits=logits), value


class Rollout:
    """What happened in the last so many steps at all tables, and what each decision led to."""

    def __init__(self, world: VectorEnv, steps: int) -> None:
        tables, length = world.observations.shape
        self.seen = np.zeros((steps, tables, length), np.float32)
        self.masks = np.zeros((steps, tables, world.masks.shape[1]), np.int8)
        self.actions = np.zeros((steps, tables), np.int64)
        self.logs = np.zeros((steps, tables), np.float32)
        self.values = np.zeros((steps, tables), np.float32)
        self.seats = np.zeros((steps, tables), np.int64)
        self.rewards = np.zeros((steps, tables, world.seats), np.float32)
        self.dones = np.zeros((steps, tables), np.bool_)

    def advantages(self, discount: float, trust: float) -> tuple[Any, Any]:
        """Generalised advantages along each seat's own decisions, from the last to the first. The
        last decision of a seat has nothing after it in the rollout yet and is left out."""
        steps, tables, seats = self.rewards.shape
        found = np.zeros((steps, tables), np.float32)
        known = np.zeros((steps, tables), np.bool_)
        rows = np.arange(tables)
        ahead = np.zeros((tables, seats), np.float32)  # the advantage of each seat's next decision
        value = np.zeros((tables, seats), np.float32)  # what it expected there
        there = np.zeros((tables, seats), np.bool_)  # whether there is one
        reward = np.zeros((tables, seats), np.float32)  # what came until then
        for step in range(steps - 1, -1, -1):
            over = self.dones[step]
            ahead[over] = value[over] = 0.0
            reward[over] = self.rewards[step][over]
            there[over] = True
            seat = self.seats[step]
            gap = reward[rows, seat] + discount * value[rows, seat] - self.values[step]
            gain = gap + discount * trust * ahead[rows, seat]
            found[step] = gain
            known[step] = there[rows, seat]
            ahead[rows, seat] = gain
            value[rows, seat] = self.values[step]
            there[rows, seat] = True
            reward[rows, seat] = 0.0
        return found, known


def play(agent: Agent, world: VectorEnv, rollout: Rollout) -> None:
    for step in range(len(rollout.actions)):
        rollout.seen[step] = world.observations
        rollout.masks[step] = world.masks
        rollout.seats[step] = world.turns
        with torch.no_grad():
            seen, mask = torch.from_numpy(rollout.seen[step]), torch.from_numpy(world.masks)
            choice, value = agent(seen, mask)
            action = choice.sample()
        rollout.actions[step] = action.numpy()
        rollout.logs[step] = choice.log_prob(action).numpy()
        rollout.values[step] = value.numpy()
        world.step(rollout.actions[step])
        rollout.rewards[step] = world.rewards
        rollout.dones[step] = world.dones


def learn(agent: Agent, optimiser: Any, rollout: Rollout, given: argparse.Namespace) -> float:
    """PPO's clipped objective over the rollout, some times; how unsure the policy is."""
    advantages, known = rollout.advantages(given.discount, given.trust)
    kept = np.flatnonzero(known.ravel())
    flat = {
        "seen": torch.from_numpy(rollout.seen.reshape(-1, rollout.seen.shape[-1])),
        "mask": torch.from_numpy(rollout.masks.reshape(-1, rollout.masks.shape[-1])),
        "action": torch.from_numpy(rollout.actions.ravel()),
        "log": torch.from_numpy(rollout.logs.ravel()),
        "gain": torch.from_numpy(advantages.ravel()),
        "target": torch.from_numpy((advantages + rollout.values).ravel()),
    }
    unsure = 0.0
    for _ in range(given.epochs):
        np.random.default_rng().shuffle(kept)
        for batch in np.array_split(kept, max(1, len(kept) // given.batch)):
            part = {name: each[batch] for name, each in flat.items()}
            choice, value = agent(part["seen"], part["mask"])
            ratio = (choice.log_prob(part["action"]) - part["log"]).exp()
            gain = part["gain"]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
            policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
            value_loss = (value - part["target"]).square().mean()
            entropy = choice.entropy().mean()
            loss = policy_loss + 0.5 * value_loss - given.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()
            unsure = entropy.item()
    return unsure


def share_against(agent: Agent, given: argparse.Namespace, opponent: str, games: int) -> float:
    """The learner's share of wins, in every seat equally often, against a bot in all others. It
    plays what it likes best more often than in training, but never one thing for ever."""
    world = VectorEnv(given.game, given.seats, games)
    world.reset(seed=99)
    others = [bot(opponent, seed=table) for table in range(games)]
    own = np.arange(games) % given.seats
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            choice, _ = agent(torch.from_numpy(world.observations), torch.from_numpy(world.masks))
        sharper = torch.distributions.Categorical(logits=2.0 * choice.logits)
        actions = sharper.sample().numpy()
        for table in np.flatnonzero(world.turns != own):
            view = world.tables.states[table].view(int(world.turns[table]))
            actions[table] = world.encoding.index(view, others[table].choose(view))
        world.step(actions)
        for table in np.flatnonzero(world.dones & np.isnan(won)):
            fair = 1 / given.seats
            result = world.results[int(table)]
            decided = result is not None and len(result.winners) > 0
            won[table] = world.rewards[table, own[table]] + fair if decided else 0.0
    return float(won.mean())


def write_curve(path: Path, curve: list[tuple[float, int, float]]) -> None:
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("minutes", "steps", "share"), *curve])


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="poison")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=256)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--discount", type=float, default=0.998)
    parser.add_argument("--trust", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=200, help="games of each evaluation")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between evaluations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the curve")
    parser.add_argument("--save", type=Path, help="where the network goes in the end")
    return parser.parse_args()


def main() -> None:
    given = asked()
    torch.manual_seed(given.seed)
    world = VectorEnv(given.game, given.seats, given.tables)
    world.reset(seed=FastRng(given.seed).below(1 << 30))
    length, actions = world.observations.shape[1], world.masks.shape[1]
    agent = Agent(length, actions, given.width, given.game, given.seats)
    optimiser = torch.optim.Adam(agent.parameters(), lr=given.rate, eps=1e-5)
    rollout = Rollout(world, given.steps)
    curve: list[tuple[float, int, float]] = []
    trained = 0.0
    steps = 0
    while True:
        if trained >= 60 * min(given.minutes, given.every * len(curve)):
            share = share_against(agent, given, "greedy", given.games)
            curve.append((round(trained / 60, 2), steps, share))
            told = f"{trained / 60:5.1f} min  {steps:>10,} steps  {share:6.1%} against greedy"
            print(told, flush=True)
            if given.curve:
                write_curve(given.curve, curve)
            if trained >= 60 * given.minutes:
                break
        for group in optimiser.param_groups:
            group["lr"] = given.rate * max(0.05, 1 - trained / (60 * given.minutes))
        began = time.thread_time()
        play(agent, world, rollout)
        learn(agent, optimiser, rollout, given)
        trained += time.thread_time() - began
        steps += given.steps * given.tables
    if given.save:
        torch.save(agent.state_dict(), given.save)


if __name__ == "__main__":
    main()
