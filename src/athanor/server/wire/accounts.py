"""What is said about accounts, over HTTP: signing in, ratings, sessions, blocks, passkeys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .limits import Word, Words


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What an account is to be called."""

    name: Words


class Rating(Struct, frozen=True):
    """How well somebody plays a game, give or take `spread`, after so many games. `bot` is a level,
    or empty for a person."""

    game: str
    name: str
    bot: str
    rating: int
    spread: int
    games: int


class RatingList(Struct, frozen=True):
    """`GET /api/ratings/<game>`: those first of whom it is surest that they play well."""

    players: Sequence[Rating]


class RatedSeat(Struct, frozen=True):
    """What a finished game did to the rating of a seat's player."""

    seat: int
    before: int
    before_spread: int
    after: int
    after_spread: int


class RatedGame(Struct, frozen=True):
    """`GET /api/tables/<id>/ratings`: empty if the game does not count, or is not over."""

    seats: Sequence[RatedSeat]


class Account(Struct, frozen=True):
    """One's own account. `recovery`: there is a link that leads back to it."""

    name: str
    created: int
    recovery: bool
    passkeys: int
    ratings: Sequence[Rating]


class SignedIn(Struct, frozen=True):
    """The token is to be sent along as `Authorization: Bearer …`. Keep it. Whoever came by a
    recovery key has used it up: `recovery` is the next one, and the old one is void as soon as the
    token is used."""

    account: Account
    token: str
    recovery: str = ""


class Session(Struct, frozen=True):
    """Where an account is signed in: in which browser on which system, since when, when it was last
    used (give or take an hour), and whether it is the one that asks."""

    id: str
    device: str
    created: int
    used: int
    here: bool


class SessionList(Struct, frozen=True):
    """`GET /api/account/sessions`, the one used last first."""

    sessions: Sequence[Session]


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/sessions/end`: one of them, or with an empty `id` all others."""

    id: str = ""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/blocks`: whoever holds that seat of a table. They do not sit down at one's
    own tables any more."""

    table: str
    seat: int


class EndBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/blocks/end`."""

    person: str


class Blocked(Struct, frozen=True):
    person: str
    name: str


class BlockList(Struct, frozen=True):
    """`GET /api/account/blocks`."""

    people: Sequence[Blocked]


class NewRecovery(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/recovery`, answered by a `RecoveryKey`; the one before is void. With
    `end_others` the account is signed out everywhere else too."""

    end_others: bool = False


class RecoveryKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: Word


class PasskeyOptions(Struct, frozen=True):
    """What `navigator.credentials` is to be asked, in WebAuthn's own JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What it answered, in WebAuthn's own JSON."""

    credential: dict[str, Any]
