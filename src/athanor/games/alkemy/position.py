"""Positions of Alkemy: the snapshot that tests, puzzles and bug reports are made of."""

from __future__ import annotations

import msgspec

from athanor.contract import BadPosition, Json

from . import body
from .rules.state import AlkemyState


def write(state: AlkemyState) -> Json:
    written: Json = msgspec.to_builtins(body.write(state))
    return written


def read(position: Json, state: AlkemyState) -> None:
    """Fills a laid-out table, or refuses what no game could have come to."""
    try:
        found = msgspec.convert(position, body.Body)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    body.read(found, state)
