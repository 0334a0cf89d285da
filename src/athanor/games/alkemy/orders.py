"""What a seat may have said beforehand about reacting (A-39), and about the combat card of a fight
in the enemy's activation (A-56).

For a figure that may react:
- `stand-fast`: never react;
- `shoot`: shoot back where that is possible, else stand fast;
- `shelter`: move into cover or out of sight where that is possible, else stand fast.

For the card of a figure that is attacked:
- `parry`: parry where that is possible, else stay inactive;
- `inactive`: stay inactive.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from athanor.contract import Action

from .actions import PlayCard, ReactMove, ReactShoot, StandFast
from .view import AlkemyView

ORDERS: Final[Mapping[str, Sequence[str]]] = {
    "react": ("stand-fast", "shoot", "shelter"),
    "card": ("parry", "inactive"),
}
#: Time to look at the table, and to think what the other may think.
WINDOWS: Final[Mapping[str, int]] = {"react": 60, "card": 90}


def obey(view: AlkemyView, seat: int, order: str) -> Action | None:
    """What the order says, or None: in one's own activation one is always asked."""
    if view.decision is not None and view.decision.kind == "card":
        return None if view.table.hand == seat else card(view, order)
    wanted = {"shoot": ReactShoot, "shelter": ReactMove}.get(order)
    for action in view.actions:
        if wanted is not None and isinstance(action, wanted):
            return action
    return StandFast()


def lapse(view: AlkemyView, seat: int) -> Action:
    """The time is over: no reaction, and the card that costs least."""
    if view.decision is not None and view.decision.kind == "card":
        return card(view, "inactive")
    return StandFast()


def card(view: AlkemyView, word: str) -> Action:
    """That card if it may be played, else the last that may: who charges must attack (A-57)."""
    for action in view.actions:
        if isinstance(action, PlayCard) and action.card == word:
            return action
    return view.actions[-1]
