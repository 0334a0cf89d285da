"""What is said about games that are over, over HTTP: looking through them, reviews, playing on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from athanor.contract import OptionValue, Result

from .limits import Number, Word, Words


class ReplaySeat(Struct, frozen=True):
    name: str
    bot: str


class ReplayInfo(Struct, frozen=True, kw_only=True):
    """A game that can be looked through. `id` names it as long as the house has it at hand;
    `movers` has the seat of each action; `taken_over` is how many actions came from an earlier
    game. Views come in pieces of `chunk` steps; step 0 is the set-up."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: Sequence[ReplaySeat]
    started: int
    commitment: str
    movers: Sequence[int]
    taken_over: int
    chunk: int
    result: Result | None


class ReviewMove(Struct, frozen=True, kw_only=True):
    """A decision after action `step`: the chance of winning there was (0 to 1), what was played,
    what was best and why (`reason-<reason>`), and the chance it cost."""

    step: int
    chance: float
    played: dict[str, Any]
    better: dict[str, Any]
    cost: float
    reason: str
    facts: dict[str, str | int]


class ReviewInfo(Struct, frozen=True):
    """`GET /api/replays/<id>/review/<seat>`: how far a review has come, the chances before each of
    the seat's decisions, and the decisions that cost most, in their order."""

    seat: int
    done: int
    total: int
    chances: Sequence[tuple[int, float]]
    mistakes: Sequence[ReviewMove]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/replays/<id>/tables`: a new table that goes on after action `step`, with oneself
    on `seat` and bots of that level on all others."""

    step: Number
    seat: Number
    name: Words
    bot: Word = "adept"
    nonce: Words = ""
