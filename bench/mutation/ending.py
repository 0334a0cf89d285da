"""A plugin of pytest: one test that takes very much longer than it ever did ends the process, so
that an endless loop is not waited for as long as all tests together may take."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from typing import Final

import pytest

#: How many seconds of the processor one test may take.
MOST: Final = "ATHANOR_MOST_OF_ONE"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    # Nobody listens to that signal: it ends the process. (The server has the other two clocks.)
    signal.setitimer(signal.ITIMER_VIRTUAL, float(os.environ[MOST]))
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
