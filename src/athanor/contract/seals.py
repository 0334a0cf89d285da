"""What closes a record: each part is sealed, the header, then each move on top of the one before,
then the end.

A *seal* is the SHA-256 of the previous seal and the part's canonical JSON (keys sorted, no spaces,
UTF-8). A change breaks the chain at the place where it was made. What is sealed is what the JSON
means: spaces between its parts, or another way to write the same letter, change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from .action import Result
from .record import DrawEntry, Move, Record, UndoneLine, undone_or_unset

SEED_PREFIX: Final = b"athanor/seed/1"
#: In seconds.
DAY: Final = 24 * 60 * 60


def canonical(part: object) -> bytes:
    """The one way to write a part, for sealing."""
    return msgspec.json.encode(msgspec.to_builtins(part), order="sorted")


def seal(previous: str, part: object) -> str:
    return sha256(previous.encode() + canonical(part)).hexdigest()


def seal_move(previous: str, move: Move) -> str:
    return seal(previous, {"seat": move.seat, "action": move.action, "at": move.at})


def seal_undone(previous: str, line: UndoneLine) -> str:
    return seal(previous, {"seat": line.seat, "undone": len(line.moves), "at": line.at})


def seal_end(
    previous: str, seed: str | None, draws: Sequence[DrawEntry], result: Result | None
) -> str:
    return seal(previous, {"seed": seed, "draws": draws, "result": result})


def seal_moves(last: str, moves: Sequence[Move]) -> tuple[str, list[Move]]:
    """Moves with the seals that they have after this one, and the last of them."""
    sealed: list[Move] = []
    for move in moves:
        last, before = seal_lines(last, move.lines)
        last = seal_move(last, move)
        sealed.append(replace(move, seal=last, undone=undone_or_unset(before)))
    return last, sealed


def seal_lines(last: str, lines: Sequence[UndoneLine]) -> tuple[str, list[UndoneLine]]:
    """The same for moves that were taken back."""
    sealed: list[UndoneLine] = []
    for line in lines:
        last, moves = seal_moves(last, line.moves)
        last, after = seal_lines(last, line.lines)
        line = replace(line, moves=moves, undone=undone_or_unset(after))
        last = seal_undone(last, line)
        sealed.append(line)
    return last, sealed


def seal_all(record: Record) -> Record:
    """The record with every seal made anew, whatever they were."""
    header_seal = seal("", record.header)
    last, moves = seal_moves(header_seal, record.moves)
    last, undone = seal_lines(last, record.lines)
    return replace(
        record,
        header_seal=header_seal,
        moves=moves,
        undone=undone_or_unset(undone),
        seal=seal_end(last, record.seed, record.draws, record.result),
    )


def without_names(record: Record) -> Record:
    """The same game, for people who study play: players are called by the numbers of their seats,
    and of when it was only the day is left. It is sealed anew, so that it proves itself."""
    header = record.header
    seats = [replace(seat, name=str(number)) for number, seat in enumerate(header.seats, start=1)]
    day = header.started - header.started % DAY
    return seal_all(replace(record, header=replace(header, seats=seats, started=day)))


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def game_seed(seed: bytes, nonces: Sequence[str]) -> bytes:
    """What the game's chance runs on: the table's seed and the players' nonces together."""
    return sha256(SEED_PREFIX + seed + "".join(nonces).encode()).digest()
