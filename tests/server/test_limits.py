"""Every number of the server is as docs/limits.md says."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_of_numbers_is_true() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "limits.py"))
    written = (ROOT / "docs" / "limits.md").read_text().splitlines()
    now = script["page"]().splitlines()
    changed = [line for line in now if line not in written]
    changed += [line for line in written if line not in now]
    assert now == written, "\n".join([*changed, "python scripts/limits.py writes it anew"])
