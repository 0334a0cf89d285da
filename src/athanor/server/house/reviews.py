"""A finished game looked at again: which moves of a seat cost most, by what it knew then.

One decision after the other is judged by a worker, and bots at other tables go first. Whoever asks
is told how far it has come; when nobody asks any more, it stops until somebody does.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from athanor.bots.advice import MISTAKES
from athanor.contract import BadRequest

from ..wire.replays import ReviewInfo, ReviewMove
from ..workers.thinkers import Asked
from .replays import Replay

if TYPE_CHECKING:
    from .hub import Hub

#: How long a review goes on with nobody asking, in seconds.
INTEREST: Final = 15.0
KEPT: Final = 64


class Views(msgspec.Struct, frozen=True):
    views: list[msgspec.Raw]


class Reviewing:
    """One seat of one replay."""

    def __init__(self, replay: Replay, seat: int) -> None:
        self.replay = replay
        self.seat = seat
        self.steps = [step for step, mover in enumerate(replay.info.movers) if mover == seat]
        self.judged: list[ReviewMove] = []
        self.address = ""
        self.task: asyncio.Task[None] | None = None
        self.asked = 0.0
        self.failures = 0

    def info(self) -> ReviewInfo:
        costly = [move for move in self.judged if move.cost > 0]
        worst = sorted(costly, key=lambda move: move.cost, reverse=True)[:MISTAKES]
        return ReviewInfo(
            seat=self.seat,
            done=len(self.judged),
            total=len(self.steps),
            chances=[(move.step, move.chance) for move in self.judged],
            mistakes=sorted(worst, key=lambda move: move.step),
        )

    def view(self, step: int) -> bytes:
        piece, place = divmod(step, self.replay.info.chunk)
        whole = gzip.decompress(self.replay.views[self.seat][piece])
        return bytes(msgspec.json.decode(whole, type=Views).views[place])


class Reviews:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()

    def look(self, replay: Replay, seat: int, address: str) -> ReviewInfo:
        """What is known of it so far; asking keeps it going. Who sets it going pays for it."""
        seats = len(replay.info.seats)
        if not 0 <= seat < seats:
            raise BadRequest("no-such-seat", seat=seat, seats=seats)
        key = replay.info.id, seat
        found = self.kept.setdefault(key, Reviewing(replay, seat))
        self.kept.move_to_end(key)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        found.asked = self.hub.loop.time()
        if found.failures:
            found.failures = 0
            raise BadRequest("no-advice")
        if found.task is None and len(found.judged) < len(found.steps):
            self.hub.budgets.check(address, "work")
            if not found.judged:
                self.hub.budgets.spend(address, "reviews")
            found.address = address
            found.task = self.hub.loop.create_task(self.go_on(found))
        return found.info()

    async def go_on(self, review: Reviewing) -> None:
        try:
            for step in review.steps[len(review.judged) :]:
                if self.hub.loop.time() - review.asked > INTEREST:
                    break
                review.judged.append(await self.judge(review, step))
        except BadRequest:
            review.failures += 1
        finally:
            review.task = None

    async def judge(self, review: Reviewing, step: int) -> ReviewMove:
        action = review.replay.action(step)
        budgets, settings = self.hub.budgets, self.hub.settings
        asked = Asked(
            review.replay.info.game,
            review.view(step),
            review.replay.info.id,
            budgets.place(review.address),
            lambda seconds: budgets.charge(review.address, "work", seconds),
        )
        answer = await self.hub.thinkers.review(
            asked, action, settings.review, settings.advise // 4
        )
        weighed = msgspec.json.decode(answer, type=dict[str, Any])  # bots.advice.Weighed
        return msgspec.convert({"step": step, "played": action, **weighed}, ReviewMove)
