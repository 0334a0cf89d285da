"""Cover against shots: what the target may claim it from. A-23, A-71, A-73, A-113."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Accept, Decline, Pick
from ..figures import VISION
from ..model import NONE, Figure, Frame, Table
from .effects import under
from .space import PIECE, covers, distance, foes_of, is_stealthy, touching

TAKE_COVER: Final = Accept("cover")
NO_COVER: Final = Decline("cover")
#: Scenery or stealth as cover: which of them all comes to the same.
ANY_PIECE: Final = PIECE


def cover_choices(table: Table, shooter: Figure, target: Figure, lot: i64 = 0) -> list[int]:
    """What the target may claim cover from: figures by id, and ANY_PIECE for scenery or stealth,
    which all come to the same; `lot` says which of several opponents equally near. A-23, A-73."""
    found: list[int] = []
    if len(target.effects) > 0 and under(target, VISION):
        return found
    pieces: bool = is_stealthy(table, target)
    for cover in covers(table, shooter, target):
        if cover >= PIECE:
            pieces = True
        else:
            found.append(cover)
    beside = touching_foes(table, shooter, target)
    if len(beside) > 0 and beside[lot] not in found:
        found.append(beside[lot])
    if pieces:
        found.append(ANY_PIECE)
    return found


def touching_foes(table: Table, shooter: Figure, target: Figure) -> list[int]:
    """A-73: the figure it fights in contact, of several the nearest to the shooter; more than one
    only where they are equally near."""
    found: list[int] = []
    nearest: i64 = 1 << 40
    for foe in foes_of(table, target):
        if foe.id != shooter.id and touching(table, foe, target):
            away: i64 = distance(shooter, foe)
            if away < nearest:
                nearest = away
                found = []
            if away == nearest:
                found.append(int(foe.id))
    return found


@final
class Cover(Frame):
    """Which cover, if any: one of the `figures`, or scenery where there is some (`behind_scenery`).
    Ends with `table.answered`: a figure, ANY_PIECE, or NONE."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.figures: list[int] = []
        self.behind_scenery: bool = False

    def clone(self) -> Cover:
        copy = Cover(self.seat, self.figure)
        copy.figures = self.figures  # replaced, never changed
        copy.behind_scenery = self.behind_scenery
        return copy

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "cover"

    def rule(self) -> str:
        return "A-71"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = [Pick(table.figures[id].name) for id in self.figures]
        if self.behind_scenery:
            options.append(TAKE_COVER)
        options.append(NO_COVER)
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Pick):
            table.answered = table.names[action.figure]
        else:
            table.answered = ANY_PIECE if isinstance(action, Accept) else NONE
        table.pop()


def ask_for_cover(table: Table, target: Figure, choices: list[int]) -> None:
    frame = Cover(target.seat, target.id)
    frame.figures = [choice for choice in choices if choice != ANY_PIECE]
    frame.behind_scenery = ANY_PIECE in choices
    table.push(frame)
