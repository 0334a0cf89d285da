"""Ids of tables and keys of seats."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from secrets import randbits, token_urlsafe
from typing import Final

#: Without letters and digits that are mistaken for each other.
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_ID_LENGTH: Final = 14
#: So many more than an id needs that each letter is as likely as any other.
RANDOM_BITS: Final = 192


def new_table_id() -> str:
    """Hard to guess (69 bits), easy to read out: who has it may watch, and sit on an open seat."""
    drawn, letters = randbits(RANDOM_BITS), ""
    while len(letters) < TABLE_ID_LENGTH:
        drawn, letter = divmod(drawn, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


def is_table_id(id: str) -> bool:
    return len(id) == TABLE_ID_LENGTH and all(letter in ALPHABET for letter in id)


def new_key() -> str:
    return token_urlsafe(24)


@lru_cache(4096)
def person_of(account: str) -> str:
    """By what an account is known again at other tables; it opens nothing. Empty for a guest."""
    return hash_key(f"person {account}")[:16] if account else ""


def hash_key(key: str) -> str:
    """Keys are random, so a plain hash is as good as a slow one."""
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
