"""What may be kept of a long game. Apart from the database, for clerks who do without one."""

from __future__ import annotations

from typing import Final

#: What a game began with that goes on from another, and where a game has come to.
PAST: Final = 0
LATEST: Final = 1
