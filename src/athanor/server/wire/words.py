"""Checks on words that people write."""

from __future__ import annotations

import unicodedata
from typing import Final

from athanor.contract import BadRequest

from ..settings import NAME_LIMIT, NONCE_LIMIT, TEXT_LIMIT


def plain(text: str) -> str:
    """Without control characters and lone surrogates, spaces made one."""
    kept = (
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in text
        if unicodedata.category(letter) != "Cs" and letter not in BIDI_CONTROLS
    )
    return " ".join("".join(kept).split())


#: They would turn around what stands beside them.
BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def check_name(name: str) -> str:
    name = plain(name)
    if not name:
        raise BadRequest("name-missing")
    if len(name) > NAME_LIMIT:
        raise BadRequest("name-too-long", limit=NAME_LIMIT)
    return name


def check_text(text: str) -> str:
    text = plain(text)
    if not text:
        raise BadRequest("text-missing")
    if len(text) > TEXT_LIMIT:
        raise BadRequest("text-too-long", limit=TEXT_LIMIT)
    return text


def check_nonce(nonce: str) -> str:
    if len(nonce) > NONCE_LIMIT or plain(nonce) != nonce:
        raise BadRequest("nonce-shape", limit=NONCE_LIMIT)
    return nonce
