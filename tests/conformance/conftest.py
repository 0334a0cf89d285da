from __future__ import annotations

from tests.contract.conftest import elsewhere, three

__all__ = ["elsewhere", "three"]
