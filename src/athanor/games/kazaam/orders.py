"""What a seat may have said beforehand about answering with its head (K-30 to K-32).

- `pass`: let everything pass;
- `aimed`: turn the head against whatever is aimed at me, another head too; let the rest pass;
- `hand-or-tail`: the same, but only against a hand or a tail; let the rest pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from athanor.contract import Action

from .actions import HANDS, Foresee, LetPass
from .view import KazaamView

ORDERS: Final[Mapping[str, Sequence[str]]] = {"answer": ("pass", "aimed", "hand-or-tail")}
WINDOWS: Final[Mapping[str, int]] = {"answer": 12}


def obey(view: KazaamView, seat: int, order: str) -> Action:
    return Foresee() if stops(view, seat, order) else LetPass()


def stops(view: KazaamView, seat: int, order: str) -> bool:
    """Whether this order turns the head against the use that is asked about."""
    use = view.uses[-1]
    if order == "pass" or use.target_seat != seat:
        return False
    return order == "aimed" or use.part == "tail" or use.part in HANDS
