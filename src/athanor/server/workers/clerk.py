"""A clerk: a process of its own that does work whose size a guest chose, one job after the other.

It has so much processor time for each job and so much memory for all it does. What a job comes to
is bytes, or a refusal with its code. A clerk that ran out of memory, or that needed much of it,
answers and then makes room for a fresh one. It speaks through its standard input and output, in
frames of four bytes of length and a MessagePack document, and ends when nobody speaks to it.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from time import process_time
from typing import Any, BinaryIO, Final, cast

import msgspec
from msgspec import Struct

from athanor.contract import AthanorError

from .. import platform

#: What a clerk may have beyond what it began with.
ROOM: Final = 96 * 1024 * 1024
#: A clerk that once had this much more than at first gives it back by ending.
MUCH: Final = 32 * 1024 * 1024
#: People's moves and bots' thoughts come before what a clerk does.
NICE: Final = 5


class Task(Struct, frozen=True, array_like=True):
    """`work` is a function by its module and name; `seconds` of processor time are allowed."""

    work: str
    seconds: float
    given: list[Any]


class Refusal(Struct, frozen=True):
    code: str
    rule: str
    facts: dict[str, str | int]


class Report(Struct, frozen=True):
    """What came of a task: an `answer` or a `refusal`; `spent` is processor time, `room` the most
    memory that this clerk ever had beyond what it began with, and `last` says that it ends now."""

    spent: float
    room: int
    last: bool
    answer: bytes | None = None
    refusal: Refusal | None = None


class TooLong(BaseException):
    """Raised between two steps of whatever runs when its time is over."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hears = os.fdopen(os.dup(0), "rb")
    speaks = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed does not get between the frames
    platform.be_nice(NICE)
    base = platform.peak_memory()
    platform.limit_memory(ROOM)
    tasks = msgspec.msgpack.Decoder(Task)
    while frame := read_frame(hears):
        report = carry_out(tasks.decode(frame), base)
        body = msgspec.msgpack.encode(report)
        speaks.write(len(body).to_bytes(4, "big") + body)
        speaks.flush()
        if report.last:
            break


def read_frame(hears: BinaryIO) -> bytes:
    size = hears.read(4)
    return hears.read(int.from_bytes(size, "big")) if len(size) == 4 else b""


def carry_out(task: Task, base: int) -> Report:
    began = process_time()
    answer: bytes | None = None
    refusal: Refusal | None = None
    out_of_memory = False
    try:
        module, _, name = task.work.partition(":")
        work = getattr(import_module(module), name)
        with platform.limit_cpu(task.seconds, out_of_time):
            answer = cast(bytes, work(*task.given))
    except AthanorError as error:
        refusal = Refusal(error.code, error.rule, error.facts)
    except TooLong:
        refusal = Refusal("work-too-long", "", {"seconds": int(task.seconds)})
    except MemoryError:
        out_of_memory = True
        refusal = Refusal("work-too-large", "", {})
    except RecursionError:
        refusal = Refusal("work-too-deep", "", {})
    except Exception as error:  # the house goes on, and its log says what it was
        sys.stderr.write(f"a clerk failed at {task.work}: {type(error).__name__}: {error}\n"[:500])
        refusal = Refusal("work-failed", "", {})
    room = max(0, platform.peak_memory() - base)
    last = out_of_memory or room > MUCH
    return Report(process_time() - began, room, last, answer, refusal)


def out_of_time(number: int, frame: object) -> None:
    raise TooLong
