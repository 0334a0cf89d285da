"""How much one seat may say: as many lines and names as others can read, from however many screens.
What comes from one address to all tables together is counted by the house's budgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from athanor.contract import BadRequest

from ..settings import CHAT_SECONDS

if TYPE_CHECKING:
    from .actor import Actor, Guest

Kind = Literal["words", "names"]
CODES: Final[dict[Kind, str]] = {"words": "chat-too-fast", "names": "rename-too-fast"}


class Speech:
    """Of one live table: when each seat last said something, or took another name."""

    def __init__(self) -> None:
        self.times: dict[tuple[int, Kind], list[float]] = {}

    def check(self, actor: Actor, guest: Guest, seat: int, kind: Kind) -> None:
        """Refuses who speaks faster than others can read."""
        settings = actor.hub.settings
        most = settings.lines if kind == "words" else settings.renames
        now = actor.hub.loop.time()
        recent = [at for at in self.times.get((seat, kind), ()) if now - at < CHAT_SECONDS]
        if len(recent) >= most:
            raise BadRequest(CODES[kind])
        actor.hub.budgets.spend(guest.address, kind)
        self.times[seat, kind] = [*recent, now]
