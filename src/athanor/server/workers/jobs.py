"""What clerks are asked to judge before a game: options that somebody wrote, rosters, lessons.

Each takes JSON and answers with JSON, or with nothing if all is well; what does not fit is refused.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from athanor.contract import AthanorError, BadRequest, Recorder, Roster, SeatInfo, game

_scripts: Final = msgspec.json.Decoder(list[tuple[int, dict[str, Any]]])


def check_options(game_id: str, seats: int, options: bytes) -> bytes:
    """Sets up a game with these options."""
    game(game_id).new(seats, 0, tracing=False, **msgspec.json.decode(options))
    return b""


def appraise(game_id: str, roster: bytes, options: bytes) -> bytes:
    try:
        read = msgspec.json.decode(roster, type=Roster)
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError):
        raise BadRequest("malformed") from None
    return msgspec.json.encode(game(game_id).appraise(read, msgspec.json.decode(options)))


def find_roster(game_id: str, word: str) -> bytes:
    return msgspec.json.encode(game(game_id).roster(word))


def try_script(game_id: str, seats: int, seed: bytes, options: bytes, script: bytes) -> bytes:
    """Plays a lesson's script through: what the rules refuse is refused with its step."""
    rules = game(game_id)
    people = [SeatInfo("") for _ in range(seats)]
    given = msgspec.json.decode(options)
    trial = Recorder(rules, people, seed, [""] * seats, 0, (), **given)
    for step, (seat, action) in enumerate(_scripts.decode(script)):
        if not 0 <= seat < seats:
            raise BadRequest("no-such-seat", seat=seat, seats=seats)
        try:
            trial.play(seat, rules.action(action), 0)
        except AthanorError as refused:
            raise BadRequest("lesson-move", refused.rule, step=step, reason=refused.code) from None
    return b""
