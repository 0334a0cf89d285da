"""Playing on from the middle of a game that is over.

The new game takes over what was done up to there, and the chance it was done with: cards that were
dealt stay dealt. Afterwards chance comes from a seed of the new game's own, committed to and
revealed like any other, so that its record is proved from the first card to the last by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from .errors import BadRecord, BadRequest
from .record import Move, Record, Stretch


class Past(Struct, frozen=True):
    """What a game that is played on begins with."""

    stretches: Sequence[Stretch]
    moves: Sequence[Move]


def branch(record: Record, step: int) -> Past:
    """The past of a game that is played on after action `step` of a record (0: after the deal)."""
    if record.seed is None:
        raise BadRecord("record-open")
    if not 0 <= step <= len(record.moves):
        raise BadRequest("no-such-step", step=step, last=len(record.moves))
    header = record.header
    own = Stretch(
        until=len(record.moves),
        commitment=header.commitment,
        nonces=header.nonces,
        seed=record.seed,
        head="",
    )
    stretches: list[Stretch] = []
    for stretch in [*header.stretches, own]:
        if stretch.until >= step:
            head = record.moves[step - 1].seal if step else record.header_seal
            stretches.append(replace(stretch, until=step, head=head))
            break
        stretches.append(stretch)
    return Past(stretches, record.moves[:step])
