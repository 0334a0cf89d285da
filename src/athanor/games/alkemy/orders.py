"""What a seat may have said beforehand about reacting to a shot or a charge (A-39, A-74, A-75).

- `never`: never react, keep the action points;
- `shots`: shoot back wherever it is possible, else do nothing;
- `shelter`: go into cover by the shortest way if there is any (or stay in it), else do nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from athanor.contract import Action

from .actions import ReactMove, ReactShoot, StandFast
from .view import AlkemyView

ORDERS: Final[Mapping[str, Sequence[str]]] = {"react": ("never", "shots", "shelter")}
WINDOWS: Final[Mapping[str, int]] = {"react": 45}


def obey(view: AlkemyView, order: str) -> Action:
    if order == "shots":
        for action in view.actions:
            if isinstance(action, ReactShoot):
                return action
    if order == "shelter":
        moves = [action for action in view.actions if isinstance(action, ReactMove)]
        if moves:
            return min(moves, key=lambda move: distance(view, move))
    return StandFast()


def distance(view: AlkemyView, move: ReactMove) -> int:
    """How far the figure that is asked has to go, squared."""
    assert view.decision is not None
    name = view.decision.about["figure"]
    figure = next(each for each in view.table.figures if each.name == name)
    return (move.x - figure.x) ** 2 + (move.y - figure.y) ** 2
