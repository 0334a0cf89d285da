"""What a seat may have said beforehand about reacting (A-39), and about the combat card of a fight
in the enemy's activation (A-56).

For a figure that may react:
- `stand-fast`: never react;
- `shoot`: shoot back where that is possible, else stand fast;
- `shelter`: move into cover or out of sight by the shortest way there is, else stand fast.

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
    """What the order says. None in one's own activation, where one is always asked."""
    if view.decision is not None and view.decision.kind == "card":
        return None if view.table.hand == seat else card(view, order)
    shots = [action for action in view.actions if isinstance(action, ReactShoot)]
    moves = [action for action in view.actions if isinstance(action, ReactMove)]
    if order == "shoot" and shots:
        return shots[0]
    if order == "shelter" and moves:
        return min(moves, key=lambda move: distance(view, move))
    return StandFast()


def distance(view: AlkemyView, move: ReactMove) -> int:
    """How far the figure that is asked has to go, squared."""
    assert view.decision is not None
    name = view.decision.about["figure"]
    figure = next(each for each in view.table.figures if each.name == name)
    return (move.x - figure.x) ** 2 + (move.y - figure.y) ** 2


def lapse(view: AlkemyView, seat: int) -> Action:
    """The time is over: no reaction, and the card that costs least."""
    if view.decision is not None and view.decision.kind == "card":
        return card(view, "inactive")
    return StandFast()


def card(view: AlkemyView, word: str) -> Action:
    """That card if it may be played, else the last one offered: a charger must attack (A-57)."""
    for action in view.actions:
        if isinstance(action, PlayCard) and action.card == word:
            return action
    return view.actions[-1]
