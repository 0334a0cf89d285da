"""`python -m athanor` is the command `athanor`."""

from __future__ import annotations

from athanor.cli.main import run

run()
