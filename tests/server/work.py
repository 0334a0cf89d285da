"""Jobs for clerks that no guest should be able to hand in."""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from itertools import repeat


def name_yourself() -> bytes:
    return str(os.getpid()).encode()


def rest(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"rested"


def spin() -> bytes:
    while True:
        pass


def swallow_everything() -> bytes:
    """As code does that catches whatever comes."""
    while True:
        try:
            spin()
        except Exception:
            continue


def swallow_all() -> bytes:
    """As code does that catches even what is not for it."""
    while True:
        try:
            spin()
        except BaseException:
            continue


def keep_the_interpreter() -> bytes:
    """As a loop in C does that lets no other thread run."""
    deque(repeat(0), maxlen=0)
    return b""


def be_deaf() -> bytes:
    """As a loop in C is to signals."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPROF])
    return spin()


def hoard() -> bytes:
    return b"".join([bytes(2**20) for _ in range(2_000)])


def fall_over() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def stumble() -> bytes:
    raise KeyError("nobody thought of this")
