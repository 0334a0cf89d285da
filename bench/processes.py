"""Servers under measurement: where they run, and what they use."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any


def pinned(core: int, command: list[str], **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(["taskset", "-c", str(core), *command], **more)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mib(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(x.split()[1]) for x in status.splitlines() if x.startswith("VmRSS")) / 1024
