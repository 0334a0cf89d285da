"""The house under attack, in short: everyone is answered with a code, nobody is locked out, memory
stays bounded, and people play on. How quickly is measured by `python -m bench.siege`."""

from __future__ import annotations

import argparse
import sys

from bench.siege.__main__ import ROOT, besiege, faults

ATTACKS = (
    *("box-of-dots", "box-of-digits", "record-taken-back", "record-nested", "actions-nested"),
    *("hints-everywhere", "tables-without-end", "spectators-crowd", "half-headers", "rubbish"),
    *("numbers-of-digits", "squeezed-body", "rubbish-on-sockets", "names-in-disguise"),
)


def test_attacks_are_answered_and_hurt_nobody() -> None:
    options = argparse.Namespace(tables=4, seconds=1.0, sources=ROOT, python=sys.executable)
    rows = list(besiege(options, [(name, 1) for name in ATTACKS]))
    assert {row["attack"]: wrong for row in rows if (wrong := faults(row, times=False))} == {}
    assert len(rows) == len(ATTACKS) + 1
    assert all(row["answers"] for row in rows[1:])
