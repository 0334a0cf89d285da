"""Nothing lost: the server is killed under load. `bench/kill.py --kills 100` does it at length."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.kill import harass


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    proof = asyncio.run(harass(tmp_path, kills=5, tables=8))
    assert proof.problems == []
    assert proof.moves > 150


def test_the_harness_sees_a_server_that_acknowledges_before_it_writes(tmp_path: Path) -> None:
    proof = asyncio.run(harass(tmp_path, kills=3, tables=8, store="tests.server.eager:EagerStore"))
    assert proof.moves > 20
    assert any(problem.startswith("lost") for problem in proof.problems)
