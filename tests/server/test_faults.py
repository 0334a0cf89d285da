"""What can happen to servers of one database, under load: a few of each. `bench/faults.py --faults
200` does it at length."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.faults import UNFENCED, harass


def test_nothing_is_lost_when_the_path_to_the_database_is_cut(tmp_path: Path) -> None:
    proof, _ = asyncio.run(harass(tmp_path, 2, tables=6, servers=2, kinds=("deaf", "mute")))
    assert proof.problems == []
    assert proof.moves > 50


def test_the_harness_sees_a_server_that_writes_after_its_reign(tmp_path: Path) -> None:
    proof, _ = asyncio.run(
        harass(tmp_path, 8, tables=8, servers=2, store=UNFENCED, kinds=("pause",))
    )
    assert any("had taken over" in problem for problem in proof.problems)
