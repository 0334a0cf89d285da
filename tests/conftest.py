"""Says which engine the tests run on, and stops if it is not the one that was meant."""

from __future__ import annotations

import os
import signal

import pytest

import athanor


def pytest_report_header() -> str:
    return f"athanor {athanor.__version__}, {'compiled' if athanor.compiled else 'interpreted'}"


def pytest_configure() -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Started in the background of a shell: what the tests start must hear Ctrl-C all the same.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.get("ATHANOR_TEST") == "compiled" and not athanor.compiled:
        pytest.exit("The engine was to be tested compiled, and is not.", returncode=3)
