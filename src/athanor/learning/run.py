"""A run of training from its first iteration to its last, in a folder that it can be gone on from.

config.json          the configuration: another one is refused
best.weights         what has been promoted last
curve.jsonl          a line for each iteration; curve.svg the same as a picture
000/rows-4.npz       what was seen in the games of an iteration, by number of seats
000/new.weights      what it learned
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np

from athanor.arena.match import number
from athanor.contract import BadRequest, game
from athanor.contract.weights import Contents, Lesson, Part, write_weights

from .config import Config
from .contest import Pairing, Verdict, play_pairing, verdict
from .curve import draw_curve
from .fitting import Fitted, fit_belief, fit_value, torch_here
from .fitting import Task as FitTask
from .selfplay import Rows, Task, gathered, play

T = TypeVar("T")
R = TypeVar("R")
#: How many games are handed to a worker at a time.
CHUNK = 4
PAST = 4


class Fit(msgspec.Struct, frozen=True):
    """How a network came out: what is lost on games that it did not learn from, and what would be
    without it."""

    seats: int
    kind: str
    before: float
    loss: float


class Step(msgspec.Struct, frozen=True):
    """An iteration on the curve."""

    iteration: int
    games: int
    positions: int
    fits: Sequence[Fit]
    match: Verdict
    promoted: bool


class Training:
    """`jobs` is how many processes play; `tell` is told what goes on."""

    def __init__(
        self, config: Config, folder: Path, jobs: int, tell: Callable[[str, int, int], None]
    ) -> None:
        torch_here()
        self.config = config
        self.folder = folder
        self.jobs = jobs
        self.tell = tell
        self.rules = game(config.game)
        self.take_up()

    def take_up(self) -> None:
        """Begins, or goes on where a run of the same configuration was stopped."""
        self.folder.mkdir(parents=True, exist_ok=True)
        written = msgspec.json.encode(self.config, order="deterministic")
        head = self.folder / "config.json"
        if head.exists():
            before = msgspec.json.decode(head.read_bytes(), type=Config)
            # more iterations of the same are the same run
            if msgspec.structs.replace(before, iterations=1) != msgspec.structs.replace(
                msgspec.json.decode(written, type=Config), iterations=1
            ):
                raise BadRequest("train-differs", folder=str(self.folder))
        replace(head, written)
        curve = self.folder / "curve.jsonl"
        lines = curve.read_bytes().splitlines(keepends=True) if curve.exists() else []
        self.steps = [
            msgspec.json.decode(line, type=Step) for line in lines if line.endswith(b"\n")
        ]

    @property
    def best(self) -> bytes:
        """The weights promoted last; nothing before anything was."""
        return self.promoted(len(self.steps))[-1] if self.promoted(len(self.steps)) else b""

    def promoted(self, iterations: int) -> list[bytes]:
        """All that were the best for a while, oldest first."""
        return [
            self.at(step.iteration, "new.weights").read_bytes()
            for step in self.steps[:iterations]
            if step.promoted
        ]

    def at(self, iteration: int, name: str) -> Path:
        return self.folder / f"{iteration:03}" / name

    def go_on(self) -> None:
        """All iterations that are still to be done. What was finished before it is stopped is kept,
        down to the games of one number of seats."""
        while len(self.steps) < self.config.iterations:
            self.iterate(len(self.steps))

    def iterate(self, iteration: int) -> None:
        self.at(iteration, "").mkdir(exist_ok=True)
        for seats in self.config.seats:
            if not self.at(iteration, f"rows-{seats}.npz").exists():
                self.gather(iteration, seats)
        fits: list[Fit] = []
        new = self.at(iteration, "new.weights")
        made, positions = self.fit(iteration, fits)
        replace(new, made)
        found = self.match(iteration, made)
        games = sum(self.config.play.games_of(seats) for seats in self.config.seats)
        step = Step(iteration, games, positions, fits, found, found.better)
        self.steps.append(step)
        if step.promoted:
            replace(self.folder / "best.weights", made)
        lines = b"".join(msgspec.json.encode(each) + b"\n" for each in self.steps)
        replace(self.folder / "curve.jsonl", lines)
        replace(self.folder / "curve.svg", draw_curve(self.steps, self.config.game).encode())

    def gather(self, iteration: int, seats: int) -> None:
        best, past = self.best, self.promoted(iteration)[:-1][-PAST:]
        count = self.config.play.games_of(seats)
        tasks = [Task(self.config, iteration, seats, i, best, past) for i in range(count)]
        rows = gathered(list(self.spread(play, tasks, "games")))
        path = self.at(iteration, f"rows-{seats}.npz")
        part = path.with_suffix(".part.npz")
        np.savez(part, *rows)
        part.replace(path)

    def rows(self, iteration: int, seats: int) -> Rows:
        """What was seen in the last iterations."""
        found: list[Rows] = []
        for each in range(max(0, iteration + 1 - self.config.fit.window), iteration + 1):
            with np.load(self.at(each, f"rows-{seats}.npz")) as kept:
                found.append(Rows(*(kept[name] for name in kept.files)))
        return gathered(found)

    def fit(self, iteration: int, fits: list[Fit]) -> tuple[bytes, int]:
        lessons: list[Lesson] = []
        weights = b""
        positions = 0
        for done, seats in enumerate(self.config.seats):
            self.tell("fit", done, len(self.config.seats))
            rows = self.rows(iteration, seats)
            positions += len(rows.values)
            task = self.fit_task(iteration, seats, rows)
            parts: dict[str, Part] = {}
            for kind, fitted in self.fitted(rows, task):
                fits.append(Fit(seats, kind, fitted.before, fitted.loss))
                parts[kind] = fitted.part
                weights += fitted.weights
            lessons.append(
                Lesson(seats=seats, value=parts.get("value"), belief=parts.get("belief"))
            )
        contents = Contents(
            game=self.config.game,
            rules=self.rules.meta.rules,
            plays_on=self.config.plays_on,
            alike=self.config.alike,
            exploration=self.config.exploration,
            options=self.config.options,
            lessons=lessons,
            config=self.config.fingerprint(),
            iteration=iteration,
        )
        return write_weights(contents, weights), positions

    def fitted(self, rows: Rows, task: FitTask) -> Iterator[tuple[str, Fitted]]:
        """What is to be learned, in the order in which a file has it."""
        if self.config.value:
            yield "value", fit_value(rows, task)
        if self.config.belief:
            yield "belief", fit_belief(rows, task)

    def fit_task(self, iteration: int, seats: int, rows: Rows) -> FitTask:
        width = rows.seen.shape[-1]
        largest = np.abs(rows.seen.reshape(-1, width)).max(0)
        scales = np.where(largest > 0, largest, 1).astype(np.float32)
        part = Part(shape=[width, *self.config.fit.layers, 1])
        seed = number(self.config.seed, "fit", iteration, seats) % (1 << 32)
        return FitTask(part, scales, self.config.fit, seed)

    def match(self, iteration: int, new: bytes) -> Verdict:
        contest = self.config.contest
        best = self.best
        pairings = [
            Pairing(self.config, iteration, seats, index, new, best)
            for seats in contest.seats
            for index in range(contest.games)
        ]
        wins = list(self.spread(play_pairing, pairings, "match"))
        return verdict(wins, [each.seats for each in pairings])

    def spread(self, work: Callable[[T], R], tasks: Sequence[T], name: str) -> Iterator[R]:
        """Done by all processes, in the order of the tasks."""
        if self.jobs == 1:
            yield from self.counted(map(work, tasks), name, len(tasks))
            return
        # Threads of PyTorch do not survive a fork.
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as hands:
            found = hands.map(work, tasks, chunksize=CHUNK)
            try:
                yield from self.counted(found, name, len(tasks))
            except BaseException:
                hands.shutdown(wait=False, cancel_futures=True)
                raise

    def counted(self, found: Iterable[R], name: str, whole: int) -> Iterator[R]:
        for done, each in enumerate(found):
            self.tell(name, done, whole)
            yield each


def replace(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
