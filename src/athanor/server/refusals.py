"""What HTTP says when something is refused, and what the description of the API says about it."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from .protocol import Problem

STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "unknown-game": 404,
    "seat-taken": 409,
    "already-started": 409,
    "record-open": 409,
    "table-rules": 410,
    "too-many-tables": 429,
    "too-many-accounts": 429,
    "signed-out": 401,
    "recovery-unknown": 404,
    "passkey-unknown": 404,
    "not-stored": 503,
}


def problem(code: int, meaning: str) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Problem, description=meaning, generate_examples=False)}


BAD: Final = problem(400, "What was sent does not fit.")
MISSING: Final = problem(404, "There is no such thing here.")
CONFLICT: Final = problem(409, "The table is not in the state for this.")
LARGE: Final = problem(413, "More than anyone needs to say.")
MEDIA: Final = problem(415, "Send JSON.")
BUSY: Final = problem(429, "Too much was opened from this address just now.")
FOREIGN: Final = problem(403, "The page that asks is not of this house.")
GONE: Final = problem(410, "The table was played under rules that this program no longer plays.")
SIGNED_OUT: Final = problem(401, "The token is missing, or no longer good.")
