"""A seat at a table: who has it, who plays for it, and the time it has."""

from __future__ import annotations

from typing import Final

from ..wire.resources import SeatKind, Subscription

#: The level that plays for somebody who chose none.
SUBSTITUTE: Final = "adept"


class Seat:
    """`key` is a hash; `cover` the level of the bot that plays for a person, or empty. `orders` are
    a person's standing orders, by the kind of decision. `asked` is the step and the time at which
    the seat was asked what it is being asked now; `runs_from` is from when its clock runs, and
    `left` how many milliseconds it had then; `lost` says that they were over. `told_at` is where a
    browser is told that it is the seat's turn; `stand_in` is the level that its player wishes to
    be covered by, or empty: the house's.

    `account` is whose rating is played for. For that it matters whether a bot ever moved in their
    stead by their own doing (`helped`) or because others wished it (`stood_in`; `lent` while it
    does), whether they left (`gave_up`), and whether they wished to go on without somebody
    (`went_on`)."""

    __slots__ = (
        "account",
        "asked",
        "bot",
        "cover",
        "gave_up",
        "helped",
        "key",
        "kind",
        "left",
        "lent",
        "lost",
        "name",
        "nonce",
        "orders",
        "runs_from",
        "stand_in",
        "stood_in",
        "told_at",
        "went_on",
    )

    def __init__(self) -> None:
        self.asked: tuple[int, int] | None = None
        self.runs_from: int | None = None
        self.left = 0
        self.lost = False
        self.open()

    def open(self) -> None:
        self.kind: SeatKind = "open"
        self.name = ""
        self.bot = ""
        self.key = ""
        self.nonce = ""
        self.cover = ""
        self.stand_in = ""
        self.account = ""
        self.helped = False
        self.lent = False
        self.stood_in = False
        self.gave_up = False
        self.went_on = False
        self.orders: dict[str, str] = {}
        self.told_at: Subscription | None = None
        self.asked = None

    def take(self, name: str, key: str, nonce: str) -> None:
        self.open()
        self.kind = "person"
        self.name = name
        self.key = key
        self.nonce = nonce

    def give_to_bot(self, level: str, name: str) -> None:
        asked = self.asked
        self.open()
        self.asked = asked
        self.kind = "bot"
        self.name = name
        self.bot = level

    @property
    def player(self) -> str:
        """The level of the bot that chooses for this seat now, or empty: a person does."""
        return self.cover or self.bot

    @property
    def substitute(self) -> str:
        """The level of the bot that plays on for who is away, has left, or is out of time."""
        return self.stand_in or SUBSTITUTE
