"""The words for what the rules keep as numbers, and small things that frames are made of: orders,
shots, wounds. The words of a Literal stand in the order of the constants they are the names of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Struct

#: Marks for `stack.py`: how a word is kept as a number.
Who = Annotated[str, "figure"]
Group = Annotated[Sequence[str], "group"]
Formula = Annotated[str, "formula"]
Skill = Annotated[str, "skill"]
Dice = Annotated[Sequence[str], "dice"]

Colour = Literal["white", "yellow", "red"]
Trait = Literal["ref", "com", "shot", "mnd", "concentration"]
Way = Literal["", "swift", "slippery", "ancestor", "hero"]
Choice = Literal["", "bull", "yellow", "black"]
Question = Literal[
    "flawless",
    "feint",
    "counter",
    "chain",
    "push",
    "acrobat",
    "empathy",
    "marksman",
    "free-attack",
    "benevolence",
    "wave",
    "undine",
    "breath",
    "breath-damage",
    "mastery",
    "ancients",
    "inspiration",
    "preempt",
    "decline",
    "decline-heal",
    "undine-both",
]
OrderKind = Literal[
    "walk",
    "run",
    "track",
    "charge",
    "engage",
    "fight",
    "shoot",
    "concentrate",
    "cast",
    "claim",
    "hand-over",
    "lay-hands",
    "command",
    "done",
    "attack",
    "arrive",
    "use",
    "rise",
]


EffectKind = Literal[
    "afraid",
    "dread",
    "poison",
    "net",
    "frightening",
    "wind",
    "down",
    "whirl",
    "breath",
    "swiftness",
    "lance",
    "angelus",
    "oil",
    "blessing",
    "benevolence",
    "helped",
    "exposed",
    "orison",
    "pranks",
    "scimitar",
    "guard-waves",
    "white-waves",
    "doubled",
    "trickster",
    "toxic",
    "vision",
    "veil",
    "unseen",
    "graft",
    "sapped",
    "rooted",
    "toad",
    "steeled",
    "possession",
    "hives",
    "doomed",
    "willed",
    "aimless",
    "summoned",
]
EffectLasts = Literal[
    "turn",
    "once",
    "turn-of-use",
    "turn-of-wound",
    "wound",
    "combat",
    "focus",
    "play",
]


class PendingFrame(Struct, frozen=True, kw_only=True, tag_field="type"):
    """All kinds are told apart by `type`."""


class GivenOrder(Struct, frozen=True):
    """What a figure was told to do and has not done yet; see `rules/orders.py`."""

    kind: OrderKind
    figure: Who
    x: int | None
    y: int | None
    target: Who | None
    others: Group
    inches: int
    marker: int | None
    count: int
    formula: Formula | None
    way: Way
    boost: int
    skill: Skill | None
    choice: Choice
    paid: int


class DeclaredShot(Struct, frozen=True):
    """See `rules/reactions.py`, as for the two that follow."""

    shooter: Who
    target: Who
    inches: int
    reaction: bool
    in_range: bool
    aimed: bool
    close: bool


class ShotWound(Struct, frozen=True):
    shooter: Who
    target: Who
    points: int


class MoveInReaction(Struct, frozen=True):
    figure: Who
    x: int
    y: int
    target: Who | None
