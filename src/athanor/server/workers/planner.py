"""Who thinks about what, and with how much search: the house's plan for its workers.

What is to be thought about waits here, in `queue`, and not in a worker, so that it can be counted,
taken back, and planned anew. When more waits than can be thought through in about a second, every
move gets less search, all alike, before anybody waits long. A worker that hangs or dies is
replaced, and what it was at is given to another.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from athanor.contract import BadRequest

from .queue import KINDS, TURN_AFTER, Job, Kind, Lane, allotment
from .worker import Answer, Order, Worker

log: Final = logging.getLogger("athanor.bots")

#: All that waits is to have its turn within so many seconds.
ROUND: Final = 1.0
#: A move that takes less than this in full is not worth shortening, in seconds.
CHEAP: Final = 0.002
#: What comes on top of thinking: reading a view, going there and back.
CARRIAGE: Final = 0.001
#: Below so many per cent there is no search at all, only what looks best at first sight.
LEAST: Final = 2
#: Advice is given up after so many tries. A move never is.
TRIES: Final = 3
#: How long the house waits before it tries again what failed, and at most, in seconds.
PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 60.0
#: How long a new worker may take until it is ready.
START_SECONDS: Final = 60.0
BURIAL_SECONDS: Final = 10.0
FULL: Final = 100


class Planner:
    """`most` is how many workers there may be, each is started when it is first needed; `patience`
    is how many seconds one may be late. `served` says when each kind last had a turn; `failing` are
    the moves that went wrong again and again, and are tried again and again."""

    def __init__(self, most: int, patience: float) -> None:
        self.most = most
        self.patience = patience
        self.lanes: dict[Kind, Lane] = {kind: Lane() for kind in KINDS}
        self.served: dict[Kind, float] = dict.fromkeys(KINDS, 0.0)
        self.workers: list[Worker] = []
        self.doing: dict[Worker, Job] = {}
        self.resting: dict[Worker, dict[Kind, Job]] = {}
        self.clocks: dict[Worker, asyncio.TimerHandle] = {}
        self.failing: set[Job] = set()
        self.numbers = 0
        self.misses = 0
        self.hire_from = 0.0
        self.closed = False
        self.restarts = 0
        self.retries = 0

    async def see_through(self, job: Job) -> bytes:
        self.add(job)
        try:
            return await job.future
        finally:
            self.lanes[job.kind].remove(job)
            self.failing.discard(job)
            self.forget_resting(job)

    def add(self, job: Job, first: bool = False) -> None:
        if self.closed or job.future.done():
            return
        if not job.asked:
            job.asked = self.now()
        if job.kind != "move" and not self.underway(job.kind):
            self.served[job.kind] = self.now()  # from now on it waits
        self.lanes[job.kind].add(job, first)
        self.go_on()

    def underway(self, kind: Kind) -> bool:
        return self.lanes[kind].count > 0 or any(kind in held for held in self.resting.values())

    # -- who does what

    def go_on(self) -> None:
        """Gives every worker that is free something to do."""
        if self.closed:
            return
        for worker in self.workers:
            if worker.ready and worker not in self.doing:
                job = self.next_for(worker)
                if job is None:
                    continue
                self.begin(worker, job)
        if any(lane.count for lane in self.lanes.values()):
            free = any(each not in self.doing for each in self.workers)
            if not free and len(self.workers) < self.most:
                self.hire()

    def next_for(self, worker: Worker) -> Job | None:
        kinds = self.order_of_kinds()
        for kind in kinds:
            if kind == "move":
                job = self.lanes["move"].take()
            elif self.advisers() + 1 >= self.most > 1:
                continue  # one of several is always there for the bots
            else:
                job = self.resting[worker].get(kind) or self.lanes[kind].take(self.busy_with(kind))
            if job is not None:
                return job
        return None

    def order_of_kinds(self) -> list[Kind]:
        now = self.now()
        late: list[Kind] = [k for k, after in TURN_AFTER.items() if now - self.served[k] > after]
        return [*late, *(kind for kind in KINDS if kind not in late)]

    def advisers(self) -> int:
        return sum(job.kind != "move" for job in self.doing.values())

    def busy_with(self, kind: Kind) -> set[str]:
        """Addresses for which something of this kind is thought about: one at a time for each."""
        found = {job.address for job in self.doing.values() if job.kind == kind}
        return found | {held[kind].address for held in self.resting.values() if kind in held}

    def begin(self, worker: Worker, job: Job) -> None:
        if self.resting[worker].pop(job.kind, None) is job:
            order = Order(job.number)
        else:
            self.numbers += 1
            job.number = self.numbers
            if job.scaled:
                job.percent = self.grant(job)
            order = job.order()
        job.begun = self.now()
        self.served[job.kind] = job.begun
        self.doing[worker] = job
        worker.tell(order)
        late = self.patience * 2**job.tries + job.cost
        self.clocks[worker] = asyncio.get_running_loop().call_later(late, self.hangs, worker)

    def grant(self, job: Job) -> int:
        """How much of its search a move gets, in per cent, with all that waits beside it."""
        lane = self.lanes["move"]
        if not lane.count or job.cost - CARRIAGE <= CHEAP:
            return FULL
        demand = lane.demand | {job.address: lane.demand.get(job.address, 0.0) + job.cost}
        seconds = ROUND * max(1, len(self.workers))
        share = allotment(demand, seconds, job.address) / demand[job.address]
        percent = min(FULL, int(FULL * share))
        return percent if percent >= LEAST else 0

    # -- workers come and go

    def hire(self) -> None:
        now = self.now()
        if now < self.hire_from:
            return
        try:
            worker = Worker(self.heard, self.lost)
        except OSError as error:
            log.error("no worker could be started", extra={"reason": str(error)})
            self.rest_from_hiring()
            return
        self.workers.append(worker)
        self.resting[worker] = {}
        loop = asyncio.get_running_loop()
        self.clocks[worker] = loop.call_later(START_SECONDS, self.hangs, worker)

    def rest_from_hiring(self) -> None:
        pause = min(LONGEST_PAUSE, PAUSE * 2**self.misses)
        self.misses += 1
        self.hire_from = self.now() + pause
        asyncio.get_running_loop().call_later(pause + 0.01, self.go_on)

    def heard(self, worker: Worker, answer: Answer) -> None:
        if worker.over:
            return
        self.clocks.pop(worker).cancel()
        if answer.kind == "ready":
            worker.ready = True
            self.misses = 0
        else:
            job = self.doing.pop(worker)
            self.account(job)
            self.deal_with(worker, job, answer)
        self.go_on()

    def account(self, job: Job) -> None:
        seconds = self.now() - job.begun
        job.spent += seconds
        self.lanes[job.kind].charge(job.address, seconds)

    def deal_with(self, worker: Worker, job: Job, answer: Answer) -> None:
        if answer.kind == "rest":
            if job.future.done():
                worker.tell(Order(job.number, forget=True))
            else:
                self.resting[worker][job.kind] = job
        elif job.future.done():
            pass
        elif answer.kind == "done":
            job.future.set_result(answer.body)
        else:
            log.error("a worker failed", extra={"reason": answer.reason, "kind": job.kind})
            self.try_again(job)

    def hangs(self, worker: Worker) -> None:
        """It has been silent for far too long."""
        log.error("a worker hangs and is replaced")
        self.clocks.pop(worker, None)
        worker.end()
        self.lost(worker)

    def lost(self, worker: Worker) -> None:
        """A worker is no more; what it was at is given to another."""
        self.workers.remove(worker)
        clock = self.clocks.pop(worker, None)
        if clock is not None:
            clock.cancel()
        if self.closed:
            return
        self.restarts += 1
        if not worker.ready:
            self.rest_from_hiring()
        log.warning("a worker is gone", extra={"code": worker.process.exitcode})
        doing = self.doing.pop(worker, None)
        for job in self.resting.pop(worker).values():
            self.add(job, first=True)
        if doing is not None:
            self.account(doing)
            self.try_again(doing)
        self.go_on()

    def try_again(self, job: Job) -> None:
        job.tries += 1
        self.retries += 1
        if job.future.done():
            return
        if job.tries == 1:
            self.add(job, first=True)
        elif job.tries >= TRIES and not job.scaled:
            job.future.set_exception(BadRequest("no-advice"))
        else:
            if job.tries >= TRIES:
                self.failing.add(job)
            pause = min(LONGEST_PAUSE, PAUSE * 2 ** min(job.tries, 10))
            asyncio.get_running_loop().call_later(pause, self.add, job, True)

    def forget_resting(self, job: Job) -> None:
        """Nobody wants to know any more."""
        for worker, held in self.resting.items():
            if held.get(job.kind) is job:
                del held[job.kind]
                worker.tell(Order(job.number, forget=True))

    @staticmethod
    def now() -> float:
        return asyncio.get_running_loop().time()

    async def close(self) -> None:
        """Nothing more is answered."""
        self.closed = True
        for clock in self.clocks.values():
            clock.cancel()
        for worker in self.workers:
            worker.end()
        for worker in self.workers:
            await asyncio.to_thread(worker.process.join, BURIAL_SECONDS)
