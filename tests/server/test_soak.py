"""The long soak of `bench/soak.py`, cut short: every fault once, and the house goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "soak.py"


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="reads the system's own figures")
def test_the_house_goes_on_after_every_fault() -> None:
    options = ["--minutes", "0", "--every", "0.2", "--fault", "1", "--sample", "2", "--tables", "4"]
    run = subprocess.run(
        [sys.executable, str(BENCH), *options],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    for fault in ("no descriptors", "full disk", "no reads", "killed worker", "unreadable table"):
        assert f"{fault}: well after" in run.stdout
