"""What environments render: a view in words, handed back ("ansi") or printed ("human")."""

from __future__ import annotations

import sys
from typing import Final

from athanor.contract import BadRequest, View
from athanor.texts.telling import Teller

RENDER_MODES: Final = ("ansi", "human")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadRequest("render-mode", mode=str(mode), known=", ".join(RENDER_MODES))


def rendered(teller: Teller, view: View, mode: str | None) -> str | None:
    if mode == "ansi":
        return teller.told(view)
    if mode == "human":
        sys.stdout.write(teller.told(view) + "\n")
    return None
