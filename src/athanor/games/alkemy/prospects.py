"""What a figure would see, be covered from and threaten if it stood somewhere: here, or at a place
that is being thought of. Sight and cover are looked at, not measured; distances, and what follows
from them, are told only where the table is for training (A-19)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .model import SCENERY_NAMES, Figure, Table, inches
from .rules.space import PIECE, covers, distance, is_stealthy, perch_at, sees


class Prospect(Struct, frozen=True, kw_only=True):
    """An enemy, from that place: whether they `see` each other; the scenery and the figures that
    would cover the one who stands there from it, and whether its `stealth` would. And under
    training: how far they are apart, and by what (charge, shot) each `threatens` the other."""

    figure: str
    sees: bool
    behind: Sequence[str] = ()
    shielded: Sequence[str] = ()
    stealth: bool = False
    inches: str | None = None
    threatens: Sequence[str] = ()
    threatened: Sequence[str] = ()


def prospects(table: Table, figure: Figure, x: int, y: int) -> list[Prospect]:
    there = figure.clone()
    there.x, there.y = x, y
    there.perch = perch_at(table, x, y)
    there.placed = True
    return [
        prospect(table, there, other)
        for other in table.figures
        if other.seat != figure.seat and other.alive and other.placed
    ]


def prospect(table: Table, there: Figure, other: Figure) -> Prospect:
    if not sees(table, there, other):
        return Prospect(figure=other.name, sees=False)
    found = covers(table, other, there)
    training = table.options["training"] is True
    away = distance(there, other)
    return Prospect(
        figure=other.name,
        sees=True,
        behind=[SCENERY_NAMES[table.scenery[i - PIECE].kind] for i in found if i >= PIECE],
        shielded=[table.figures[i].name for i in found if i < PIECE],
        stealth=is_stealthy(table, there),
        inches=inches(away) if training else None,
        threatens=means(there, away) if training else (),
        threatened=means(other, away) if training else (),
    )


def means(figure: Figure, away: int) -> list[str]:
    """By what a figure could hurt somebody that far away, in its next activation."""
    found = []
    if away <= figure.profile.charge:
        found.append("charge")
    if figure.profile.shooter and away <= figure.profile.shot_range:
        found.append("shot")
    return found
