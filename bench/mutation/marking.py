"""A plugin of pytest that writes down where each test comes by (see `reach.py`)."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Generator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bench.mutation.marks import MARKS, PLACES
from bench.mutation.reach import BEFORE, Passed, bits_of

OUT: Final = "ATHANOR_MARKS_OUT"
PLAIN: Final = re.compile(r"[\w./:=\[\]-]+")


def taken() -> str:
    """The marks that were left since the last time, which are wiped off."""
    marks = bytes(MARKS[:])
    MARKS[:] = bytes(PLACES)
    return f"{bits_of(marks):x}"


class Marking:
    def __init__(self) -> None:
        self.prepared = ""
        self.begun = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        try:
            return (yield)
        finally:
            self.prepared = taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = taken()
        if not self.begun:
            self.begun = True
            self.note(Passed(BEFORE, 0.0, (), "0", before))
        self.prepared = "0"
        began = time.perf_counter()
        result = yield
        seconds = round(time.perf_counter() - began, 3)
        self.note(Passed(name_of(item), seconds, shared_with(item), self.prepared, taken()))
        return result

    def note(self, passed: Passed) -> None:
        with Path(os.environ[OUT]).open("ab") as file:
            file.write(msgspec.json.encode(passed) + b"\n")


def name_of(item: pytest.Item) -> str:
    """By which it can be asked for, of several alike each by itself if that has a plain name."""
    return item.nodeid if PLAIN.fullmatch(item.nodeid) else item.nodeid.partition("[")[0]


def shared_with(item: pytest.Item) -> list[str]:
    """What this test has in common with others: its file, and what is made once for many files."""
    known = getattr(item, "_fixtureinfo", None)
    defined = known.name2fixturedefs if known is not None else {}
    wide = [
        name
        for name, (*_, last) in defined.items()
        if last.scope == "session" and not last.func.__module__.startswith("_pytest")
    ]
    return [item.nodeid.partition("::")[0], *wide]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Marking())
