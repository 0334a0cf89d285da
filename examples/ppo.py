"""A learner in one file: PPO by self-play on the vector environment, in the style of CleanRL.

    pip install 'athanor-games[train]'
    python examples/ppo.py --game kazaam --seats 2 --minutes 10      (two cores)

One network plays all seats. Each table is a stream of decisions of different seats, so what follows
a decision is the *same seat's* next one, however many others acted between: advantages are worked
out along those. Three things make it learn in minutes:

- Rewards come when a game is over, hundreds of decisions late. The value therefore begins with a
  plain idea of who is ahead (`AHEAD`), which shapes rewards without changing what is best.
- Observations begin with oneself, but an action names a seat of the table. Seats in actions are
  turned to the same point of view, or nobody could tell a rival's head from one's own.
- There are hundreds of actions, most of them rare. Each is made of words (play, bone, left, leg),
  and what is learned of a word goes for all actions that have it.

Every two minutes the learner plays against `greedy` in all other seats; the share of its wins is
printed, and written to --curve. Several processes play, each at tables of its own, and share what
they learn. Minutes are those of the processor, in each process: on quiet cores they are minutes on
the clock, and on busy ones the same is learned in them.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn

from athanor.adapters.vector import VectorEnv
from athanor.bots import bot
from athanor.contract import Action


def kazaam_ahead(counts: Any, seats: int) -> Any:
    """In actions that it takes to come by them: parts in play, ingredients, tiles and points,
    against the best of the others. See the game's encoding.py for where they are."""
    players = counts[:, 70 : 70 + seats * 104].reshape(-1, seats, 104)
    parts, ingredients = players[..., :81:9].sum(-1), players[..., 81:87].sum(-1)
    worth = 4.0 * parts + 0.45 * ingredients + 0.8 * players[..., 100] + 0.5 * players[..., 101]
    return 0.5 * np.tanh((worth[:, 0] - worth[:, 1:].max(-1)) / 12.0)


def poison_ahead(counts: Any, seats: int) -> Any:
    """What one has drunk so far, in this round too, against the mean of the others."""
    players = counts[:, 79 : 79 + seats * 20].reshape(-1, seats, 20)
    drunk = players[..., 1] + players[..., 4:19].sum(-1) + 2.0 * players[..., 19]
    return 0.4 * np.tanh((drunk[:, 1:].mean(-1) - drunk[:, 0]) / 20.0)


AHEAD = {"kazaam": kazaam_ahead, "poison": poison_ahead}


def words_of(action: Action) -> list[str]:
    """What an action is made of: its type, and each piece of each of its fields."""
    fields = msgspec.to_builtins(action)
    kind = str(fields.pop("type"))
    found = [kind]
    for name, value in fields.items():
        for each in value if isinstance(value, tuple | list) else [value]:
            found += [f"{kind} {name} {piece}" for piece in str(each).split("-")]
    return found


def word_counts(catalogue: Sequence[Action]) -> torch.Tensor:
    """How often each word is in each action. Without a catalogue there are no words."""
    every = [words_of(action) for action in catalogue]
    place = {word: n for n, word in enumerate(sorted({word for each in every for word in each}))}
    found = torch.zeros(len(every), len(place))
    for row, each in enumerate(every):
        for word in each:
            found[row, place[word]] += 1.0
    return found


def turned_actions(world: VectorEnv) -> Any:
    """For each seat the number of each action as the table knows it, where the learner counts
    seats from its own."""
    catalogue = list(world.encoding.catalogue)
    number = {action: n for n, action in enumerate(catalogue)}
    found = np.tile(np.arange(world.encoding.actions), (world.seats, 1))
    for n, action in enumerate(catalogue):
        target = getattr(action, "target_seat", world.seats)
        if target < world.seats:
            for seat in range(world.seats):
                there = (target + seat) % world.seats
                found[seat, n] = number[msgspec.structs.replace(action, target_seat=there)]
    return found


class Eyes:
    """What the learner is shown of a vector environment."""

    def __init__(self, world: VectorEnv) -> None:
        self.world = world
        self.ahead = AHEAD.get(world.game.id)
        self.turned = turned_actions(world)
        # What a seat remembers of hidden things is long and says little: it is left out.
        shown = np.ones(world.encoding.length, np.bool_)
        for first, last in world.encoding.memories:
            shown[first:last] = False
        self.shown = np.flatnonzero(shown)
        self.scales = np.asarray(world.encoding.scales or [1] * len(shown), np.float32)
        self.length = len(self.shown)

    def look(self) -> tuple[Any, Any, Any]:
        """What is seen, what may be done, and the idea of who is ahead. Small counts are made
        larger by a square root, so that one and two of something are not all but nothing."""
        world = self.world
        seen = np.sqrt(world.observations[:, self.shown])
        masks = np.take_along_axis(world.masks, self.turned[world.turns], 1) != 0
        if self.ahead is None:
            return seen, masks, np.zeros(len(seen), np.float32)
        ahead = self.ahead(world.observations * self.scales, world.seats)
        return seen, masks, ahead.astype(np.float32)

    def actions(self, chosen: Any) -> Any:
        return self.turned[self.world.turns, chosen]


class Agent(nn.Module):
    """A policy over the actions that are offered, and the reward to expect beyond the idea."""

    def __init__(self, length: int, words: torch.Tensor, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(length, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        self.register_buffer("words", words)
        self.by_words = nn.Parameter(torch.zeros(words.shape[1], width))
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each action's chance, and the value."""
        hidden = self.body(seen)
        weight = self.policy.weight
        if len(self.words):
            weight = weight + self.words @ self.by_words
        logits = nn.functional.linear(hidden, weight, self.policy.bias)
        chances = logits.masked_fill(~mask, -1e9).log_softmax(-1)
        return chances, self.value(hidden).squeeze(-1)


def draw(chances: torch.Tensor) -> torch.Tensor:
    """An action each, by its chance."""
    return (chances.exp() / torch.empty_like(chances).exponential_()).argmax(-1)


class Rollout:
    """What happened in the last so many steps at all tables, and what each decision led to."""

    def __init__(self, world: VectorEnv, length: int, steps: int) -> None:
        tables, seats = world.rewards.shape
        self.seen = np.zeros((steps, tables, length), np.float32)
        self.masks = np.zeros((steps, tables, world.masks.shape[1]), np.bool_)
        self.actions = np.zeros((steps, tables), np.int64)
        self.logs = np.zeros((steps, tables), np.float32)
        self.ideas = np.zeros((steps, tables), np.float32)
        self.values = np.zeros((steps, tables), np.float32)  # the idea and what the network adds
        self.seats = np.zeros((steps, tables), np.int64)
        self.rewards = np.zeros((steps, tables, seats), np.float32)
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


def play(agent: Agent, eyes: Eyes, rollout: Rollout) -> None:
    world = eyes.world
    for step in range(len(rollout.actions)):
        seen, masks, ideas = eyes.look()
        with torch.no_grad():
            chances, value = agent(torch.from_numpy(seen), torch.from_numpy(masks))
            action = draw(chances)
            log = chances.gather(1, action[:, None]).squeeze(1)
        rollout.seen[step], rollout.masks[step], rollout.ideas[step] = seen, masks, ideas
        rollout.seats[step] = world.turns
        rollout.actions[step], rollout.logs[step] = action.numpy(), log.numpy()
        rollout.values[step] = ideas + value.numpy()
        world.step(eyes.actions(rollout.actions[step]))
        rollout.rewards[step], rollout.dones[step] = world.rewards, world.dones


def agent_for(eyes: Eyes, width: int) -> Agent:
    encoding = eyes.world.encoding
    return Agent(eyes.length, word_counts(encoding.catalogue), encoding.actions, width)


class Team:
    """Processes that learn together: what each of them found becomes the mean of all."""

    def __init__(self, processes: int, numbers: int) -> None:
        context = torch.multiprocessing.get_context("spawn")
        self.processes = processes
        self.shared = torch.zeros(processes, numbers).share_memory_()
        self.barrier = context.Barrier(processes)

    def mean(self, rank: int, found: torch.Tensor) -> torch.Tensor:
        if self.processes == 1:
            return found
        self.shared[rank, : len(found)] = found
        self.barrier.wait()
        mean = self.shared[:, : len(found)].mean(0)
        self.barrier.wait()
        return mean


class Learner:
    """One process of the team."""

    def __init__(self, given: argparse.Namespace, rank: int, team: Team) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(given.seed)
        self.given, self.rank, self.team = given, rank, team
        self.eyes = Eyes(VectorEnv(given.game, given.seats, given.tables))
        self.agent = agent_for(self.eyes, given.width)  # the same in all processes
        if given.load:
            self.agent.load_state_dict(torch.load(given.load))
        self.optimiser = torch.optim.Adam(self.agent.parameters(), lr=given.rate, eps=1e-5)
        self.rollout = Rollout(self.eyes.world, self.eyes.length, given.steps)
        self.eyes.world.reset(seed=given.seed * 1000 + rank)
        torch.manual_seed(given.seed * 1000 + rank)
        self.shuffles = np.random.default_rng(given.seed * 1000 + rank)

    def share_gradients(self) -> None:
        gradients = [weight.grad for weight in self.agent.parameters() if weight.grad is not None]
        flat = torch.cat([gradient.flatten() for gradient in gradients])
        parts = self.team.mean(self.rank, flat).split([each.numel() for each in gradients])
        for gradient, part in zip(gradients, parts, strict=True):
            gradient.copy_(part.view_as(gradient))

    def learn(self) -> None:
        """PPO's clipped objective over the rollout, some times."""
        given, rollout = self.given, self.rollout
        gains, known = rollout.advantages(given.discount, given.trust)
        targets = gains + rollout.values - rollout.ideas
        # What could not be chosen teaches nothing. All processes take as many steps as the others.
        kept = np.flatnonzero((known & (rollout.masks.sum(-1) > 1)).ravel())
        batches = max(1, gains.size // given.batch)
        flat = [
            torch.from_numpy(each.reshape(gains.size, *each.shape[2:]))
            for each in (rollout.seen, rollout.masks, rollout.actions, rollout.logs, gains, targets)
        ]
        for _ in range(given.epochs):
            self.shuffles.shuffle(kept)
            for batch in np.array_split(kept, batches):
                chosen = torch.from_numpy(batch)
                self.step(*(each[chosen] for each in flat))

    def step(self, seen: Any, mask: Any, action: Any, log: Any, gain: Any, target: Any) -> None:
        given = self.given
        chances, value = self.agent(seen, mask)
        ratio = (chances.gather(1, action[:, None]).squeeze(1) - log).exp()
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
        policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
        value_loss = (value - target).square().mean()
        entropy = -(chances.exp() * chances).sum(-1).mean()
        loss = policy_loss + 0.5 * value_loss - given.entropy * entropy
        self.optimiser.zero_grad()
        loss.backward()
        self.share_gradients()
        nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
        self.optimiser.step()

    def train(self) -> None:
        given = self.given
        curve: list[tuple[float, int, float]] = []
        minutes, steps = 0.0, 0
        while True:
            if minutes >= min(given.minutes, given.every * len(curve)):
                share = self.share_against("greedy", max(1, given.games // given.processes))
                curve.append((round(minutes, 2), steps, round(share, 4)))
                self.tell(curve)
            if minutes >= given.minutes:
                break
            for group in self.optimiser.param_groups:
                group["lr"] = given.rate * max(0.05, 1 - minutes / given.minutes)
            began = time.process_time()
            play(self.agent, self.eyes, self.rollout)
            self.learn()
            spent = torch.tensor([time.process_time() - began])
            minutes += self.team.mean(self.rank, spent).item() / 60
            steps += self.rollout.actions.size * self.team.processes
        if given.save and self.rank == 0:
            torch.save(self.agent.state_dict(), given.save)

    def tell(self, curve: list[tuple[float, int, float]]) -> None:
        if self.rank == 0:
            minutes, steps, share = curve[-1]
            told = f"{minutes:5.1f} min  {steps:>11,} steps  {share:6.1%} against greedy"
            print(told, flush=True)
            if self.given.curve:
                with self.given.curve.open("w", newline="") as file:
                    csv.writer(file).writerows([("minutes", "steps", "share"), *curve])

    def share_against(self, opponent: str, games: int) -> float:
        """The learner's share of wins, in every seat equally often, against a bot in all others. It
        plays what it likes best more often than in training, but never one thing for ever."""
        given, rank = self.given, self.rank
        eyes = Eyes(VectorEnv(given.game, given.seats, games))
        world = eyes.world
        world.reset(seed=99 + rank)
        others = [bot(opponent, seed=games * rank + table) for table in range(games)]
        own = np.arange(games) % given.seats
        won = np.full(games, np.nan)
        while np.isnan(won).any():
            seen, masks, _ = eyes.look()
            with torch.no_grad():
                chances, _ = self.agent(torch.from_numpy(seen), torch.from_numpy(masks))
            actions = eyes.actions(draw((2.0 * chances).log_softmax(-1)).numpy())
            for table in np.flatnonzero(world.turns != own):
                view = world.tables.states[table].view(int(world.turns[table]))
                actions[table] = world.encoding.index(view, others[table].choose(view))
            world.step(actions)
            for table in np.flatnonzero(world.dones & np.isnan(won)):
                result = world.results[int(table)]
                winners = result.winners if result is not None else []
                won[table] = (own[table] in winners) / max(1, len(winners))
        return float(self.team.mean(rank, torch.tensor([won.mean()])).item())


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="poison")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=128, help="of each process")
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--discount", type=float, default=0.998)
    parser.add_argument("--trust", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=400, help="of each evaluation")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between evaluations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the curve")
    parser.add_argument("--load", type=Path, help="begin with this network (--minutes 0: measure)")
    parser.add_argument("--save", type=Path, help="where the network goes in the end")
    return parser.parse_args()


def run(rank: int, given: argparse.Namespace, team: Team) -> None:
    Learner(given, rank, team).train()


def main() -> None:
    given = asked()
    agent = agent_for(Eyes(VectorEnv(given.game, given.seats, 1)), given.width)
    team = Team(given.processes, sum(weight.numel() for weight in agent.parameters()))
    if given.processes == 1:
        run(0, given, team)
    else:
        torch.multiprocessing.spawn(run, (given, team), given.processes)


if __name__ == "__main__":
    main()
