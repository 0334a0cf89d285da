"""Actions, events and decisions: what is done, what happened, what is asked.

All three are frozen msgspec structs with named fields, so each has a JSON form, a schema, and a
TypeScript type for the browser without a line of conversion code. `type` tells them apart:

    {"type": "pour", "card": "red-7", "cauldron": 1}

Fields hold the game's own words. For texts there is one convention, and the terminal and the
browser both follow it (see `athanor.texts`):

- a field called `seat`, or ending in `_seat`, is a player and is shown by name;
- a string in field `card` is shown by the message `card-<string>` if there is one;
- a list of strings in field `cards` is shown item by item, as if each were in field `card`, and
  `cards_count` is how many there are;
- a field that is None is the word `hidden`;
- anything else is shown as it is.

For grammar, the bare string of field `card` is also there, as `card_id`, to select on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct


def kebab(name: str) -> str:
    """RoundBegan -> round-began"""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Something a seat does. Small, immutable, comparable, hashable.

    Where a game has few different actions it makes each once and hands out the same objects
    again ("interned"), which is what makes search fast. An equal copy is always as good.
    """


class Event(Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that happened. What a seat may not see in it is `None` in that seat's copy."""


class Decision(Struct, frozen=True):
    """What the table waits for: the text `decision-<kind>`, asked of `seats`.

    `about` holds what the sentence mentions, under the naming convention above.
    """

    kind: str
    seats: Sequence[int]
    about: dict[str, str | int] = {}


class Result(Struct, frozen=True):
    """How a game ended.

    `scores` by seat, as printed on the score pad. `ranking` holds groups of seats, best first;
    seats of one group are equal. `winners` is usually the first group, but may be empty (a solo
    game lost, a tie that nobody wins). `reason` names the text `ending-<reason>`.
    """

    scores: Sequence[int]
    ranking: Sequence[Sequence[int]]
    winners: Sequence[int]
    reason: str


def ranked(scores: Sequence[int], lowest_wins: bool = False) -> list[list[int]]:
    """Seats grouped by equal score, best group first."""
    groups: dict[int, list[int]] = {}
    for seat, score in enumerate(scores):
        groups.setdefault(score, []).append(seat)
    return [groups[score] for score in sorted(groups, reverse=not lowest_wins)]
