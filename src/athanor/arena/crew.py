"""Who plays the games of a match: this process, others on this machine, or a Ray cluster.

Each takes work and gives back outcomes as they come, in any order. Which it is makes no difference
to them: a game depends on the seed of the match and on nothing else.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final

from athanor.contract import BadRequest

from .match import Match, Outcome, Work, play_deal

Played = Generator[list[Outcome], None, None]
Crew = Callable[[Match, Iterator[Work], int], Played]

#: Deals that wait for each worker, so that none has to wait for us.
AHEAD: Final = 4
#: So often in a row a pool may lose a worker without a game being finished.
PATIENCE: Final = 3


def here(match: Match, work: Iterator[Work], jobs: int) -> Played:
    for each in work:
        yield play_deal(match, each)


def processes(match: Match, work: Iterator[Work], jobs: int) -> Played:
    """Where a worker is lost, what it was at is given to a new one."""
    lost: list[Work] = []
    broken = 0
    while True:
        pool = ProcessPoolExecutor(
            jobs, multiprocessing.get_context("spawn"), initializer=leave_interrupts_to_parent
        )
        waiting: dict[Future[list[Outcome]], Work] = {}
        try:
            while True:
                for each in [*lost, *islice(work, AHEAD * jobs - len(waiting) - len(lost))]:
                    waiting[pool.submit(play_deal, match, each)] = each
                lost = []
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    played = done.result()
                    del waiting[done]
                    broken = 0
                    yield played
        except BrokenProcessPool:
            lost = list(waiting.values())
            broken += 1
            if broken > PATIENCE:
                raise BadRequest("workers-lost", times=broken) from None
        finally:
            end(pool)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end(pool: ProcessPoolExecutor) -> None:
    """At once: a game may take long, and nobody waits for its result any more."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def on_ray(match: Match, work: Iterator[Work], jobs: int) -> Played:
    """A cluster that is there (RAY_ADDRESS, or one on this machine), or else one of our own. Ray
    itself gives the work of a lost worker to another."""
    ray = open_ray()
    play = ray.remote(max_retries=-1)(play_deal)
    limit = AHEAD * (jobs or int(ray.cluster_resources().get("CPU", 1)))
    waiting = [play.remote(match, each) for each in islice(work, limit)]
    try:
        while waiting:
            done, waiting = ray.wait(waiting)
            for outcomes in ray.get(done):
                waiting += [play.remote(match, each) for each in islice(work, 1)]
                yield outcomes
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise cause if isinstance(cause, BadRequest) else error from None
    finally:
        ray.shutdown()


def open_ray() -> Any:
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise BadRequest("cluster-missing") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    address = os.environ.get("RAY_ADDRESS")
    try:
        ray.init(address=address or "auto", **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        if address:
            reason = str(error).splitlines()[0]
            raise BadRequest("cluster-unreachable", address=address, reason=reason) from None
        start_ray(ray, quiet)
    return ray


def start_ray(ray: Any, settings: dict[str, Any]) -> None:
    """One of our own. On a machine that is too busy, Ray gives up with whatever it likes."""
    try:
        ray.init(**settings)
    except Exception as error:
        reason = str(error).partition("\n")[0]
        raise BadRequest("cluster-not-started", reason=reason) from None


CREWS: Final[dict[str, Crew]] = {"here": here, "processes": processes, "ray": on_ray}


def crew(name: str) -> Crew:
    if name not in CREWS:
        raise BadRequest("unknown-crew", crew=name, known=", ".join(CREWS))
    return CREWS[name]
