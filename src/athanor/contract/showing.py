"""How a state, a view and a record show themselves in a notebook.

Nothing that plays knows how to draw or to speak, so whoever does is found by name, the first time
that a notebook asks.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

ARTIST: Final = "athanor.adapters.notebook"


def html_of(thing: object) -> str:
    artist: Any = importlib.import_module(ARTIST)
    found: str = artist.show(thing).html
    return found
