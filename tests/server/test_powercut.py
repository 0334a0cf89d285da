"""Nothing lost when the power fails. `python -m bench.powercut --cuts 200` does it at length."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from bench.powercut.__main__ import on_sqlite

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not (shutil.which("cc") or shutil.which("gcc")),
    reason="what reaches the disk is recorded by a library that is compiled for it, on Linux",
)


def test_nothing_acknowledged_is_lost_when_the_power_fails(tmp_path: Path) -> None:
    found = on_sqlite(tmp_path, cuts=30, tables=4, moves=100, careless=False, seed=1)
    assert found.problems == []
    assert found.cuts == 30
    assert len(found.promised) >= 100


def test_a_store_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path) -> None:
    found = on_sqlite(tmp_path, cuts=10, tables=4, moves=60, careless=True, seed=1)
    assert any("lost" in problem for problem in found.problems)
