"""What is asked for on a command line, checked and turned into what the engine takes."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Final

import msgspec

from athanor.bots import check_bot
from athanor.contract import BadPosition, BadRequest, Game, Json, OptionValue

USUAL_SEATS: Final = 4
SEED_PREFIX: Final = "athanor/terminal/1/"
#: Before the name of a file whose text an option takes.
FILE: Final = "@"


def usual_seats(game: Game) -> int:
    return min(max(USUAL_SEATS, game.meta.least_seats), game.meta.most_seats)


def split_bots(words: str, game: str) -> list[str]:
    """master,adept -> ["master", "adept"]; refuses a name that is no bot's, in this game."""
    names = [word.strip().lower() for word in words.split(",") if word.strip()]
    return [check_bot(name, game) for name in names]


def parse_options(game: Game, words: Sequence[str], seats: int) -> dict[str, OptionValue]:
    """["hand=short"] -> {"hand": "short"}"""
    known = {option.name: option for option in game.meta.options}
    given: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRequest("option-word", option=word, known=", ".join(known) or "–")
        if name not in known:
            raise BadRequest("unknown-option", option=name, known=", ".join(known) or "–")
        if known[name].text and value.startswith(FILE):
            given[name] = read_option(game, name, value.removeprefix(FILE), seats)
        else:
            given[name] = known[name].parse(value, seats)
    return given


def read_option(game: Game, name: str, path: str, seats: int) -> str:
    """The text of a file that an option takes, judged by the game: box=@my-box.toml"""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("option-file", file=path, reason=reason) from None
    try:
        game.new(seats, None, False, **{name: text})
    except BadRequest as error:
        if "file" not in error.facts:
            raise
        raise type(error)(error.code, error.rule, **error.facts | {"file": path}) from None
    return text


def check_number(option: str, value: float, low: float, high: float) -> None:
    if not value >= low:
        raise BadRequest("number-low", option=option, low=f"{low:g}")
    if not value <= high:
        raise BadRequest("number-high", option=option, high=f"{high:g}")


def sealed_seed(seed: int | None) -> bytes:
    """32 bytes from the system, or always the same from a number."""
    if seed is None:
        return token_bytes(32)
    return sha256(f"{SEED_PREFIX}{seed}".encode()).digest()


def load_position(path: Path) -> Json:
    """The JSON object in a file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadPosition("position-missing", file=str(path)) from None
    except OSError as error:
        raise BadPosition(
            "position-unreadable", file=str(path), reason=error.strerror or str(error)
        ) from None
    try:
        position: Json = msgspec.json.decode(data, type=dict[str, object])
    except msgspec.MsgspecError as error:
        raise BadPosition("position-not-json", file=path.name, reason=str(error)) from None
    return position
