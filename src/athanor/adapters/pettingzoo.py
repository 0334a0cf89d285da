"""Any game of the house as a PettingZoo AEC environment.

    from athanor.adapters.pettingzoo import env
    world = env("poison", seats=4, hand="short")

Observations are made from the seat's view and nothing else; `action_mask` marks what is legal. The
reward comes at the end: 1 divided among the winners, less the fair share, so that it sums to zero
when somebody wins. Playing a masked action ends the game with a reward of -1 for that player.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import athanor
from athanor.contract import FastRng, State

Observation = dict[str, Any]


class Table(AECEnv[str, Any, Any]):
    """One table. Agents are called `seat_0`, `seat_1`, …"""

    metadata: dict[str, Any] = {"is_parallelizable": False, "render_modes": []}  # noqa: RUF012

    def __init__(self, id: str, seats: int, options: dict[str, object]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = athanor.game(id)
        self.game.check_seats(seats)
        self.encoding = self.game.encoding(seats)
        self.seats = seats
        self.options = options
        self.metadata = {**self.metadata, "name": f"athanor_{id}_v{self.game.meta.rules}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.render_mode = None
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.encoding.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        action = spaces.Discrete(self.encoding.actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.chance = FastRng(0)
        self.state_now: State = self.deal(None)

    def deal(self, seed: int | None) -> State:
        if seed is not None:
            self.chance = FastRng(seed)
        drawn = self.chance.below(1 << 30) << 30 | self.chance.below(1 << 30)
        return self.game.new(self.seats, seed=drawn, tracing=False, **self.options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.state_now = self.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_now.actors()[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        view = self.state_now.view(seat)
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[self.encoding.offered(view)] = 1
        return {
            "observation": np.asarray(self.encoding.observe(view), np.float32),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        self.state_now.play(seat, self.encoding.action(self.state_now.view(seat), int(action)))
        self._clear_rewards()
        result = self.state_now.result
        cap = self.game.meta.turn_cap
        if result is not None:
            for other, name in enumerate(self.possible_agents):
                won = 1.0 / len(result.winners) if other in result.winners else 0.0
                self.rewards[name] = won - 1.0 / self.seats if result.winners else 0.0
            self.terminations = dict.fromkeys(self.agents, True)
        elif cap and self.state_now.step >= cap:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state_now.actors()[0]]
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


def env(id: str, seats: int, **options: object) -> Any:
    """The environment, with PettingZoo's usual guards around it."""
    table: Any = Table(id, seats, options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
