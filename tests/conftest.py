"""Says which engine the tests run on, and stops if it is not the one that was meant."""

from __future__ import annotations

import os

import pytest

import athanor


def pytest_report_header() -> str:
    return f"athanor {athanor.__version__}, {'compiled' if athanor.compiled else 'interpreted'}"


def pytest_configure() -> None:
    if os.environ.get("ATHANOR_TEST") == "compiled" and not athanor.compiled:
        pytest.exit("The engine was to be tested compiled, and is not.", returncode=3)
