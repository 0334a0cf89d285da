"""What can happen to servers of one database, under load: a few of each. `bench/faults.py --faults
200` does it at length."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from bench.faults import UNFENCED, House, check, harass
from bench.kill import Proof

from .house import rejoin


def test_nothing_is_lost_when_the_path_to_the_database_is_cut(tmp_path: Path) -> None:
    proof, _ = asyncio.run(harass(tmp_path, 2, tables=6, servers=2, kinds=("deaf", "mute")))
    assert proof.problems == []
    assert proof.moves > 50


def test_the_harness_sees_a_server_that_writes_after_its_reign(tmp_path: Path) -> None:
    """One that sleeps while another takes its table over, and wakes with a move still to be read.
    It writes before the other does, or the log itself would refuse what is there already."""

    async def main() -> list[str]:
        house = House(tmp_path, 2, UNFENCED)
        try:
            await house.open()
            await asyncio.to_thread(oversleep, house)
            proof = Proof()
            check(proof, house.url)
            return proof.problems
        finally:
            await house.close()

    assert any("had taken over" in problem for problem in asyncio.run(main()))


def oversleep(house: House) -> None:
    first, second = house.servers
    assert first.process is not None
    table, keys = first.open("", "", "")
    with first.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda message: message["type"] == "update")
        seat, view = next((s, view) for s, view in wire.views.items() if view["actions"])
        os.kill(first.process.pid, signal.SIGSTOP)
        move = {"type": "play", "id": "late", "seat": seat, "step": view["step"]}
        wire.send(move | {"action": view["actions"][0]})
        with rejoin(second, table, *keys):  # when the lease of the first has run out
            os.kill(first.process.pid, signal.SIGCONT)
            assert wire.until(lambda message: message.get("id") == "late")["type"] == "done"
