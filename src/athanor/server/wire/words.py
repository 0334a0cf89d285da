"""Checks on words that people write."""

from __future__ import annotations

import unicodedata
from typing import Final

from athanor.contract import BadRequest

from ..settings import NAME_LIMIT, NONCE_LIMIT, TEXT_LIMIT

#: They would turn around what stands beside them.
BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

#: Letters, marks and signs by their category that nevertheless show nothing.
BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
)
#: Zero-width joiners, without which Persian and the scripts of India are misspelt.
JOINERS: Final = "\u200c\u200d"
#: From here on are the scripts that join: Arabic, those of India, Sinhala.
JOINED_SCRIPTS: Final = range(0x0600, 0x0E00)
#: More accents than this on one letter spill over the neighbouring lines.
MOST_MARKS: Final = 3


def cleaned(text: str) -> str:
    """Without control characters and lone surrogates, spaces made one."""
    kept = (
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in text
        if unicodedata.category(letter) != "Cs" and letter not in BIDI_CONTROLS
    )
    return " ".join("".join(kept).split())


def visible(text: str) -> str:
    """What can be seen of a name: nothing without a width, no blank that passes for a letter."""
    kept: list[str] = []
    marks = 0
    for place, letter in enumerate(text):
        category = unicodedata.category(letter)
        if letter in JOINERS and is_joined(text, place):
            kept.append(letter)
            continue
        if category in ("Cf", "Cn", "Co") or letter in BLANKS or 0xE0100 <= ord(letter) < 0xE01F0:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return cleaned("".join(kept))


def is_joined(text: str, place: int) -> bool:
    """Whether a joiner stands between two letters that it can join."""
    around = (text[place - 1 : place], text[place + 1 : place + 2])
    return all(letter and ord(letter) in JOINED_SCRIPTS for letter in around)


def check_name(name: str) -> str:
    said = cleaned(name)
    if not said:
        raise BadRequest("name-missing")
    name = unicodedata.normalize("NFC", visible(said))
    if all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise BadRequest("name-invisible")
    if len(name) > NAME_LIMIT:
        raise BadRequest("name-too-long", limit=NAME_LIMIT)
    return name


def check_text(text: str) -> str:
    text = cleaned(text)
    if not text:
        raise BadRequest("text-missing")
    if len(text) > TEXT_LIMIT:
        raise BadRequest("text-too-long", limit=TEXT_LIMIT)
    return text


def check_nonce(nonce: str) -> str:
    if len(nonce) > NONCE_LIMIT or cleaned(nonce) != nonce:
        raise BadRequest("nonce-shape", limit=NONCE_LIMIT)
    return nonce
