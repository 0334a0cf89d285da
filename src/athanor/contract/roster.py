"""What a player may prepare before there is a table: a company, a deck, a team.

A roster is so many of each part, under a name. What a part is, and which rosters keep the rules,
is the game's business (`Game.appraise`). The parts themselves are described in its handbook
(`Game.handbook`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from .errors import Fact

#: As they may come over the wire: no roster of any game is larger.
Name = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=1, le=99)]


class Roster(Struct, frozen=True, forbid_unknown_fields=True):
    """`parts` by id, in the order they were added."""

    name: Name
    parts: Annotated[dict[str, Number], Meta(max_length=60)]


class Flaw(Struct, frozen=True):
    """One broken rule of a roster: the sentence is the text `error-<code>`."""

    code: str
    rule: str
    facts: dict[str, Fact] = {}


class Appraisal(Struct, frozen=True):
    """What a game says of a roster: every rule it breaks, the short code that shares it (none if it
    cannot be written as one), and numbers worth showing (`cost` of `limit`, say)."""

    roster: Roster
    flaws: Sequence[Flaw]
    code: str
    numbers: dict[str, int] = {}
