"""The attacks there are, by name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from .front import Front

Attack = Callable[[Front], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}
#: What some of them make beforehand, and keep.
PREPARED: dict[str, Callable[[], object]] = {}


def attack(function: Attack) -> Attack:
    ATTACKS[name_of(function)] = function
    return function


def with_what(prepare: Callable[[], object]) -> Callable[[Attack], Attack]:
    """An attack for which something is made beforehand."""

    def note(function: Attack) -> Attack:
        PREPARED[name_of(function)] = prepare
        return attack(function)

    return note


def name_of(function: Attack) -> str:
    return function.__name__.replace("_", "-")


async def together(*all: Awaitable[Any]) -> None:
    await asyncio.gather(*all)


def kazaam(box: str) -> dict[str, Any]:
    return {
        "game": "kazaam",
        "name": "M",
        "seats": [{}, {"bot": "random"}],
        "options": {"box": box},
    }
