"""Proving a record: that nothing in it was changed, and that it was played as it says."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import BadRecord
from .record import DrawEntry, Move, Record, UndoneLine
from .replaying import check_rules, draw_entries, replay
from .seals import commitment, seal, seal_end, seal_move, seal_undone
from .state import State


def verify(record: Record) -> State:
    """Proves a record, or raises BadRecord with what was changed and where. The final state."""
    if seal("", record.header) != record.header_seal:
        raise BadRecord("record-header")
    check_rules(record.header)
    last = check_seals(record.header_seal, record.moves)
    last = check_lines(last, record.lines, len(record.moves) + 1)
    if record.seed is None:
        raise BadRecord("record-open")
    check_commitment(record)
    *_, state = replay(record)
    check_draws(record.draws, draw_entries(state))
    if record.result != state.result:
        raise BadRecord("record-result")
    if seal_end(last, record.seed, record.draws, record.result) != record.seal:
        raise BadRecord("record-end")
    return state


def check_seals(last: str, moves: Sequence[Move], step: int = 0) -> str:
    """The seal of the last move. Moves that were taken back are told by the `step` of the one
    that was made in their place."""
    for number, move in enumerate(moves, start=1):
        last = check_lines(last, move.lines, step or number)
        last = seal_move(last, move)
        if last != move.seal:
            raise BadRecord("record-step", step=step or number)
    return last


def check_lines(last: str, lines: Sequence[UndoneLine], step: int) -> str:
    for line in lines:
        last = check_seals(last, line.moves, step)
        last = check_lines(last, line.lines, step)
        last = seal_undone(last, line)
    return last


def check_commitment(record: Record) -> None:
    promised = [(stretch.seed, stretch.commitment) for stretch in record.header.stretches]
    for revealed, promise in [*promised, (record.seed or "", record.header.commitment)]:
        try:
            seed = bytes.fromhex(revealed)
        except ValueError:
            raise BadRecord("record-commitment") from None
        if commitment(seed) != promise:
            raise BadRecord("record-commitment")


def check_draws(told: Sequence[DrawEntry], given: Sequence[DrawEntry]) -> None:
    for index, (one, other) in enumerate(zip(told, given, strict=False), start=1):
        if one != other:
            raise BadRecord("record-chance", draw=index, why=other.why, step=other.step)
    if len(told) != len(given):
        raise BadRecord("record-draws", found=len(told), wanted=len(given))
