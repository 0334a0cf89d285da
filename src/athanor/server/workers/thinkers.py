"""Bots think in processes of their own, so that no table waits for them. A worker is sent one view
as JSON, what that seat may know, and answers with one action."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final

import msgspec

from athanor.bots import bot
from athanor.bots.advice import hints, weigh
from athanor.contract import BadRequest, foretold, game

log: Final = logging.getLogger("athanor.bots")

#: How long a worker may take beyond its budget before the house chooses for it.
PATIENCE: Final = 5.0
#: How long advice may take altogether, waiting for its turn included.
LONGEST: Final = 60.0


class Thinkers:
    """A few worker processes. `choose` always answers: if a worker fails or is too slow, with any
    of the legal actions."""

    def __init__(self, workers: int, milliseconds: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.milliseconds = milliseconds
        self.pool = self.hire()

    def hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=begin_work
        )

    def warm_up(self) -> None:
        """Let the first worker load the games now, not when the first person waits for a bot."""
        self.pool.submit(os.getpid)

    async def choose(self, game_id: str, level: str, view: bytes) -> dict[str, Any]:
        try:
            answer = await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(
                    self.pool, think, game_id, level, view, self.milliseconds
                ),
                self.milliseconds / 1000 + PATIENCE,
            )
        except Exception as error:  # a bot's fault must not stop a game
            log.warning("a bot did not answer", extra={"reason": type(error).__name__})
            if isinstance(error, BrokenProcessPool):
                self.pool = self.hire()
            return any_action(view)
        action: dict[str, Any] = msgspec.json.decode(answer)
        return action

    async def foretold(
        self, game_id: str, before: bytes, action: dict[str, Any], after: bytes
    ) -> bool:
        """Whether a move showed its mover nothing. If nobody can say: it may have."""
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(
                    self.pool, look_back, game_id, before, action, after
                ),
                PATIENCE,
            )
        except Exception as error:
            log.warning("nobody looked back", extra={"reason": type(error).__name__})
            if isinstance(error, BrokenProcessPool):
                self.pool = self.hire()
            return False

    async def run(self, work: Callable[..., bytes], *given: object) -> bytes:
        """Other work for a worker, of seconds at most. Raises BadRequest if it comes to nothing."""
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(self.pool, work, *given), LONGEST
            )
        except Exception as error:  # whatever it was, the house goes on
            log.warning("advice was not given", extra={"reason": type(error).__name__})
            if isinstance(error, BrokenProcessPool):
                self.pool = self.hire()
            raise BadRequest("no-advice") from None

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def any_action(view: bytes) -> dict[str, Any]:
    actions: list[dict[str, Any]] = msgspec.json.decode(view)["actions"]
    return random.choice(actions)  # noqa: S311


# -- in the worker


def begin_work() -> None:
    """The server decides when a worker ends; if the server is killed, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(game_id: str, level: str, view: bytes, milliseconds: int) -> bytes:
    chosen = bot(level, milliseconds=milliseconds).choose(game(game_id).read_view(view))
    return msgspec.json.encode(chosen)


def look_back(game_id: str, before: bytes, action: dict[str, Any], after: bytes) -> bool:
    rules = game(game_id)
    return foretold(rules, rules.read_view(before), rules.action(action), after)


def give_hints(game_id: str, view: bytes, simulations: int, milliseconds: int) -> bytes:
    return msgspec.json.encode(hints(game(game_id).read_view(view), simulations, milliseconds))


def weigh_move(
    game_id: str, view: bytes, action: dict[str, Any], simulations: int, milliseconds: int
) -> bytes:
    rules = game(game_id)
    found = weigh(rules.read_view(view), rules.action(action), simulations, milliseconds)
    return msgspec.json.encode(found)
