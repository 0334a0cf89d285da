"""The attacks there are, by name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from .front import Front

Attack = Callable[[Front], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(function: Attack) -> Attack:
    ATTACKS[function.__name__.replace("_", "-")] = function
    return function


async def together(*all: Awaitable[Any]) -> None:
    await asyncio.gather(*all)


def kazaam(box: str) -> dict[str, Any]:
    return {
        "game": "kazaam",
        "name": "M",
        "seats": [{}, {"bot": "random"}],
        "options": {"box": box},
    }
