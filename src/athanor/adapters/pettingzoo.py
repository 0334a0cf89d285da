"""Any game of the house as a PettingZoo environment.

    from athanor.adapters.pettingzoo import env, parallel_env
    world = env("poison", seats=4, hand="short")

Agents are called `seat_0`, `seat_1`, … Observations are made from what the seat's view has and
nothing else; `action_mask` marks what is legal. The reward comes at the end: 1 divided among the
winners, less the fair share, so that it sums to zero when somebody wins; alone, 1 for a win.
Playing a masked action ends the game with a reward of -1 for that agent; with `illegal="any"` a
legal one is drawn by lot and played instead. Either way `info["refusal"]` says why it was refused.

With `tell="en"` (or "fr", "it") `info["happened"]` has the sentences of what the agent saw happen
in the last step. `render_mode="ansi"` renders what the agent that is asked sees, in words, and
`render_mode="human"` prints it.

In `parallel_env` all who are asked act in one step: one agent as a rule, all of them where choices
are made in secret at the same time (a draft). What the others send is ignored, their masks are 0.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

import athanor
from athanor.contract import AthanorError, BadRequest, FastRng, State
from athanor.texts import Texts
from athanor.texts.telling import Teller

from .numbers import Numbers
from .rendering import RENDER_MODES, check_render_mode, rendered
from .rewards import rewards_of

Observation = dict[str, Any]
Info = dict[str, Any]

ILLEGAL: Final = ("lose", "any")
ILLEGAL_REWARD: Final = -1.0


class Table:
    """What both kinds of environment share: one table, its chance, its agents and its spaces. All
    settings but these are options of the game."""

    def __init__(
        self,
        id: str,
        seats: int,
        *,
        render_mode: str | None = None,
        tell: str = "",
        illegal: str = "lose",
        max_cycles: int = 0,
        **options: object,
    ) -> None:
        self.game = athanor.game(id)
        self.numbers = Numbers(self.game, seats)
        check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadRequest("illegal-way", way=illegal, known=", ".join(ILLEGAL))
        self.seats = seats
        self.options = options
        self.illegal = illegal
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.render_mode = render_mode
        self.tell = tell
        self.teller = Teller(Texts(tell or "en", id), self.agents)
        self.cap = self.game.meta.turn_cap
        self.max_cycles = max_cycles
        self.chance = FastRng(0)
        self.state: State = self.deal(None)

    def deal(self, seed: int | None) -> State:
        if seed is not None:
            self.chance = FastRng(seed)
        drawn = self.chance.below(1 << 30) << 30 | self.chance.below(1 << 30)
        tracing = bool(self.tell) or self.render_mode is not None
        self.state = self.game.new(self.seats, seed=drawn, tracing=tracing, **self.options)
        return self.state

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.numbers.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.numbers.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.numbers.actions)

    def observe(self, seat: int) -> Observation:
        state = self.state
        return {
            "observation": self.numbers.observe(state, seat),
            "action_mask": self.numbers.mask(state, seat),
        }

    def play(self, seat: int, action: Any) -> AthanorError | None:
        """Plays an action, or says why not. With `illegal="any"` another is played instead."""
        try:
            self.numbers.play(self.state, seat, action)
        except AthanorError as refusal:
            if self.illegal == "any":
                legal = self.state.legal(seat)
                self.state.play(seat, legal[self.chance.below(len(legal))])
            return refusal
        return None

    def too_long(self) -> bool:
        return bool(self.cap) and self.state.step >= self.cap

    def info(self, seat: int, refusal: AthanorError | None = None) -> Info:
        told: Info = {}
        if self.tell:
            told["happened"] = self.teller.happened(self.state.view(seat))
        if refusal is not None:
            told["refusal"] = self.teller.texts.error(refusal, self.agents)
        return told

    def rendered(self) -> str | None:
        actors = self.state.actors()
        view = self.state.view(actors[0] if actors else None)
        return rendered(self.teller, view, self.render_mode)


class InTurn(AECEnv[str, Any, Any]):
    """One agent after the other, as they are asked. `asked` names all who are at the moment."""

    def __init__(self, table: Table) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.table = table
        self.metadata: dict[str, Any] = {
            "name": f"athanor_{table.game.id}_v{table.game.meta.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.observation_spaces = dict.fromkeys(table.agents, table.observation_space())
        self.action_spaces = dict.fromkeys(table.agents, table.action_space())

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def asked(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self.table.state.actors()]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.ask(None)

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.table.seat_of[agent])

    def step(self, action: Any) -> None:
        if not hasattr(self, "terminations"):
            raise BadRequest("env-not-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        refusal = table.play(table.seat_of[agent], action)
        state = table.state
        if refusal is not None:
            self.infos[agent] = table.info(table.seat_of[agent], refusal)
            if table.illegal == "lose":
                self.end({agent: ILLEGAL_REWARD}, cut=True)
                return
        if state.over:
            self.end(dict(zip(self.possible_agents, rewards_of(state), strict=True)), cut=False)
        elif table.too_long() or 0 < table.max_cycles * table.seats <= state.step:
            self.truncations = dict.fromkeys(self.agents, True)
        self.ask(refusal)

    def end(self, rewards: dict[str, float], cut: bool) -> None:
        """The game is over; or, `cut` short by an action against the rules."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._cumulative_rewards = dict(self.rewards)

    def ask(self, refusal: AthanorError | None) -> None:
        """Whose turn it is now, and what they are told."""
        actors = self.table.state.actors()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
        if self.table.tell:
            for agent in self.agents:
                told = self.infos[agent] if refusal is not None else {}
                self.infos[agent] = told | self.table.info(self.table.seat_of[agent])

    def render(self) -> str | None:
        return self.table.rendered()

    def close(self) -> None:
        return None


class AtOnce(ParallelEnv[str, Any, Any]):
    """All who are asked act in the same step."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metadata: dict[str, Any] = {
            "name": f"athanor_{table.game.id}_v{table.game.meta.rules}",
            "render_modes": list(RENDER_MODES),
        }
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(table.agents, table.observation_space())
        self.action_spaces = dict.fromkeys(table.agents, table.action_space())
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.observations(), {
            agent: self.table.info(self.seat(agent)) for agent in self.agents
        }

    def seat(self, agent: str) -> int:
        return self.table.seat_of[agent]

    def observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(self.seat(agent)) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        table = self.table
        refusals: dict[str, AthanorError | None] = {}
        self.cycles += 1
        for seat in table.state.actors():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadRequest("action-missing", agent=agent)
            refusals[agent] = table.play(seat, actions[agent])
            if refusals[agent] is not None and table.illegal == "lose":
                break
        lost = [agent for agent, why in refusals.items() if why and table.illegal == "lose"]
        ended = table.state.over or bool(lost)
        cut = table.too_long() or 0 < table.max_cycles <= self.cycles
        rewards = dict(zip(self.possible_agents, rewards_of(table.state), strict=True))
        rewards |= dict.fromkeys(lost, ILLEGAL_REWARD)
        agents = self.agents
        told = (
            self.observations(),
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, (cut and not ended) or bool(lost)),
            {agent: table.info(self.seat(agent), refusals.get(agent)) for agent in agents},
        )
        if ended or cut:
            self.agents = []
        return told

    def render(self) -> str | None:
        return self.table.rendered()

    def close(self) -> None:
        return None


def env(id: str, seats: int, **settings: Any) -> InTurn:
    """Agents one after the other; settings are those of `Table`. `max_cycles` ends a game after so
    many actions of each."""
    return InTurn(Table(id, seats, **settings))


def parallel_env(id: str, seats: int, **settings: Any) -> AtOnce:
    """Agents at once, where they are asked so; settings are those of `Table`. `max_cycles` ends a
    game after so many steps."""
    return AtOnce(Table(id, seats, **settings))
