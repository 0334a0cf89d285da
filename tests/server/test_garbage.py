"""Looking for garbage keeps nobody waiting: there is little of it, and it is looked for in small
pieces."""

from __future__ import annotations

import gc
import os
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from athanor.server.house import garbage
from athanor.server.house.garbage import LONGEST_WAIT, PIECE, SHORTEST_WAIT, Broom
from athanor.server.house.hub import Hub
from tests.server.house import PATIENT
from tests.server.openhouse import OpenHouse

#: A hundred thousand pairs are made that stay, and as many that hold each other when nobody else
#: does any more. Printed: the most that was looked at together, what was there at the end, and what
#: of it lives.
PLAY = """
import gc
from collections import deque
from athanor.server.house import garbage

class Pair:
    def __init__(self):
        self.other = [self]

garbage.in_small_pieces()
largest = 0
def look(phase, info):
    global largest
    if phase == "start":
        together = sum(len(gc.get_objects(age)) for age in range(info["generation"] + 1))
        largest = max(largest, together)
gc.callbacks.insert(0, look)
staying, passing = [], deque(maxlen=2000)
for _ in range(100_000):
    staying.append(Pair())
    passing.append(Pair())
gc.callbacks.remove(look)
there = gc.get_freeze_count() + len(gc.get_objects())
garbage.look_through_all()
print(largest, there, gc.get_freeze_count())
"""


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there the interpreter cuts the pieces")
def test_few_objects_are_looked_at_together() -> None:
    out = subprocess.check_output(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=PATIENT,
    )
    largest, there, living = map(int, out.split())
    assert living >= 200_000
    assert largest <= 10 * PIECE
    # What became garbage after it was set aside is a small part, and is found in the end.
    assert living < there < 1.2 * living


class Sweeping:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set_aside = 0
        self.times = 0
        monkeypatch.setattr(garbage, "look_through_all", self.look)
        monkeypatch.setattr(gc, "get_freeze_count", lambda: self.set_aside)
        self.broom = Broom(0.0)

    def look(self) -> None:
        self.times += 1
        self.set_aside = 0

    def at(self, now: float, moves: int, set_aside: int = PIECE) -> int:
        self.set_aside = set_aside
        self.broom.sweep(now, moves)
        return self.times


def test_everything_is_looked_through_when_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Sweeping(monkeypatch)
    assert house.at(SHORTEST_WAIT - 1, moves=0) == 0
    assert house.at(SHORTEST_WAIT + 1, moves=5) == 0  # somebody moved since
    assert house.at(SHORTEST_WAIT + 2, moves=5, set_aside=PIECE - 1) == 0
    assert house.at(SHORTEST_WAIT + 3, moves=5) == 1
    assert house.at(SHORTEST_WAIT + 4, moves=5) == 1


def test_who_always_moves_cannot_put_it_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Sweeping(monkeypatch)
    assert house.at(LONGEST_WAIT - 1, moves=1) == 0
    assert house.at(LONGEST_WAIT + 1, moves=2) == 1
    assert house.at(LONGEST_WAIT + 2, moves=3) == 1


def test_a_house_looks_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("athanor.server.house.caretaker.TIDY_SECONDS", 0.01)
    looks: list[int] = []
    monkeypatch.setattr(Broom, "sweep", lambda self, now, moves: looks.append(moves))
    opened = OpenHouse(tmp_path / "data")
    opened.start()
    deadline = time.monotonic() + PATIENT
    while len(looks) < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    opened.halt()
    assert len(looks) >= 3


def cut_off(hub: Hub) -> None:
    for each in hub.sockets:
        assert each.transport is not None
        each.transport.abort()


def test_sockets_that_come_and_go_leave_no_garbage(tmp_path: Path) -> None:
    opened = OpenHouse(tmp_path / "data")
    opened.start()
    assert opened.hub is not None
    table, keys = opened.open("", "", "")
    with opened.join(table, keys[0]):  # what is made once, is there
        pass
    gc.collect()
    gc.disable()
    try:
        for count in range(12):
            with opened.join(table, keys[0]) as wire:
                if count % 3 == 1:  # without a goodbye
                    wire.socket.socket.shutdown(socket.SHUT_RDWR)
                elif count % 3 == 2:  # cut off by the house
                    opened.loop.call_soon_threadsafe(cut_off, opened.hub)
                    with pytest.raises(ConnectionClosed):
                        wire.socket.recv(PATIENT)
        deadline = time.monotonic() + PATIENT
        while opened.hub.sockets and time.monotonic() < deadline:
            time.sleep(0.01)
        assert not opened.hub.sockets
        kinds = Counter(type(each).__name__ for each in gc.get_objects())
    finally:
        gc.enable()
        opened.halt()
    ours = ("HttpConnection", "HttpRequestParser", "TableSocket", "ServerProtocol")
    # The last may still be on its way out.
    assert {kind: kinds[kind] for kind in ours if kinds[kind] > 2} == {}


def test_all_is_looked_through_when_it_is_quiet_and_enough_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    aside, looks = [100], [0]
    monkeypatch.setattr(gc, "get_freeze_count", lambda: aside[0])

    def look() -> None:
        looks[0] += 1
        aside[0] -= 50  # something was garbage

    monkeypatch.setattr(garbage, "look_through_all", look)
    broom = Broom(0.0)
    for now, moves, more, seen in (
        (59.9, 0, PIECE, 0),
        (60.0, 0, -1, 0),
        (61.0, 1, 1, 0),  # somebody moved
        (62.0, 1, 0, 1),
        (122.0, 1, PIECE - 1, 1),  # since the last look, and not since the first
        (123.0, 1, 1, 2),
        (3722.9, 2, PIECE, 2),
        (3723.0, 3, 0, 3),  # however many people move
    ):
        aside[0] += more
        broom.sweep(now, moves)
        assert looks[0] == seen, now
