"""Bots think in processes of their own, so that no table waits for them, and a bot never pretends.

How what waits is shared out is in `planner`; what a worker does, in `thoughts`. When many wait,
every move gets less search, and how much it got goes with the answer. No move is ever made up:
until a worker has answered, the bot waits.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from athanor.contract import BadRequest

from ..wire.resources import Thinking
from .planner import CARRIAGE, FULL, ROUND, Planner
from .queue import KINDS, Job, Kind
from .thoughts import Thought, give_hints, look_back, think, weigh_move
from .worker import Work

log: Final = logging.getLogger("athanor.bots")


class Choice(Struct, frozen=True):
    """A bot's move; `percent` is how much of its level's search was granted for it."""

    action: dict[str, Any]
    percent: int


class Asked(Struct, frozen=True):
    """Who asks for advice, and from what view. What it takes is charged to them, in seconds."""

    game: str
    view: bytes
    table: str
    address: str
    charge: Callable[[float], None]


class Thinkers:
    """A few worker processes and what waits for them. With `workers` 0 there are as many as there
    are processors. `costs` is how many seconds the moves of a level take when nobody hurries."""

    def __init__(self, workers: int, milliseconds: int, patience: float = 10.0) -> None:
        self.milliseconds = milliseconds
        self.plan = Planner(workers or os.cpu_count() or 1, patience)
        self.costs: dict[tuple[str, str], float] = {}
        self.made = dict.fromkeys(("full", "brief", "at_a_glance"), 0)
        self.simulations = 0

    # -- what is asked for

    def warm_up(self) -> None:
        """Let the first worker load the games now, not when the first person waits for a bot."""
        if not self.plan.workers:
            self.plan.hire()

    async def choose(
        self, game_id: str, level: str, view: bytes, table: str = "", address: str = ""
    ) -> Choice:
        """A move by that level's own judgement, however long it takes."""
        given = (game_id, level, view, self.milliseconds)
        job = Job("move", address, table, think, given)
        job.scaled = True
        job.cost = CARRIAGE + self.costs.get((game_id, level), self.milliseconds / 1000)
        thought = msgspec.json.decode(await self.plan.see_through(job), type=Thought)
        percent = job.percent if thought.whole else FULL
        self.simulations += thought.simulations
        self.learn((game_id, level), thought)
        self.made["full" if percent == FULL else "brief" if percent else "at_a_glance"] += 1
        return Choice(thought.action, percent)

    async def foretold(
        self, game_id: str, before: bytes, action: dict[str, Any], after: bytes, table: str = ""
    ) -> bool:
        """Whether a move showed its mover nothing. If nobody can say: it may have."""
        job = Job("move", "", table, look_back, (game_id, before, action, after))
        try:
            found: bool = msgspec.json.decode(await self.plan.see_through(job), type=bool)
        except BadRequest:
            return False
        return found

    async def hint(self, asked: Asked, simulations: int, milliseconds: int) -> bytes:
        given = (asked.game, asked.view, simulations, milliseconds)
        return await self.advise("hint", asked, give_hints, given)

    async def review(
        self, asked: Asked, action: dict[str, Any], simulations: int, milliseconds: int
    ) -> bytes:
        given = (asked.game, asked.view, action, simulations, milliseconds)
        return await self.advise("review", asked, weigh_move, given)

    async def advise(
        self, kind: Kind, asked: Asked, work: Work, given: tuple[object, ...]
    ) -> bytes:
        """Raises BadRequest if it comes to nothing."""
        job = Job(kind, asked.address, asked.table, work, given)
        try:
            return await self.plan.see_through(job)
        finally:
            asked.charge(job.spent)

    def learn(self, what: tuple[str, str], thought: Thought) -> None:
        """How long a move of this level takes if nobody is in a hurry."""
        if thought.whole and thought.simulations <= 1:
            return  # there was nothing to think about, or no time to
        whole = thought.seconds / max(thought.share, 0.01)
        known = self.costs.get(what, whole)
        self.costs[what] = known + (whole - known) / 8

    # -- being looked at

    def state(self) -> Thinking:
        plan = self.plan
        lane = plan.lanes["move"]
        oldest = min((job.asked for job in lane), default=plan.now())
        demand = sum(lane.demand.values())
        seconds = ROUND * max(1, len(plan.workers))
        return Thinking(
            waiting={kind: plan.lanes[kind].count for kind in KINDS},
            oldest=round(plan.now() - oldest, 3),
            percent=FULL if demand <= seconds else int(FULL * seconds / demand),
            workers=sum(worker.ready for worker in plan.workers),
            busy=len(plan.doing),
            failing=len(plan.failing),
            restarts=plan.restarts,
        )

    def gauges(self) -> dict[str, int]:
        state = self.state()
        return {
            **{f"thinking_waiting_{kind}s": count for kind, count in state.waiting.items()},
            "thinking_oldest_milliseconds": int(1000 * state.oldest),
            "thinking_percent": state.percent,
            "thinking_failing": state.failing,
            "workers": state.workers,
            "workers_busy": state.busy,
        }

    @property
    def counts(self) -> dict[str, int]:
        """For the metrics: what only grows."""
        return {
            **{f"bot_moves_{how}": count for how, count in self.made.items()},
            "bot_simulations": self.simulations,
            "worker_restarts": self.plan.restarts,
            "thinking_retries": self.plan.retries,
        }

    async def close(self) -> None:
        await self.plan.close()
