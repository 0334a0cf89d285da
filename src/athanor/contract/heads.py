"""The head of a view, and who is told of which event. A table asks for views after every move, so
this is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypedDict

import msgspec

from .action import Decision, Event, Result
from .options import OptionValue

if TYPE_CHECKING:
    from .state import State


class Secret:
    """An event of that `kind` is told to everyone, but `fields` only to the seats in its fields
    `known_to`; the others read None there."""

    def __init__(
        self, kind: type[Event], *fields: str, known_to: Sequence[str] = ("seat",)
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.known_to = known_to


class Told:
    """An allow-list of events: kinds that everyone is told, and those with a `Secret` in them. What
    is not listed is not told to anyone."""

    def __init__(self, *kinds: type[Event] | Secret) -> None:
        self.secrets: Final[dict[type[Event], Secret | None]] = {}
        for each in kinds:
            kind = each.kind if isinstance(each, Secret) else each
            assert kind not in self.secrets, f"{kind.__name__} is listed twice"
            self.secrets[kind] = each if isinstance(each, Secret) else None
            if isinstance(each, Secret):
                missing = {*each.fields, *each.known_to} - set(kind.__struct_fields__)
                assert not missing, f"{kind.__name__} has no field {missing}"

    def hides(self, events: Sequence[Event]) -> bool:
        """Whether there is a secret in any of these; otherwise all are told the same."""
        for event in events:
            if self.secrets.get(type(event)) is not None:
                return True
        return False

    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """Those of them that this seat saw, as it saw them."""
        return [told for event in events if (told := self(event, seat)) is not None]

    def __call__(self, event: Event, seat: int | None) -> Event | None:
        """The event as this seat saw it, or None."""
        kind = type(event)
        if kind not in self.secrets:
            return None
        secret = self.secrets[kind]
        if secret is None or seat in [getattr(event, field) for field in secret.known_to]:
            return event
        return msgspec.structs.replace(event, **dict.fromkeys(secret.fields))


class Head(TypedDict):
    """The fields that all views share, for `GameView(**head(...), ...)`. Actions and events are
    typed by the game's view, which says of which kinds they are."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seat: int | None
    seats: int
    step: int
    actors: Sequence[int]
    decision: Decision | None
    actions: Sequence[Any]
    events: Sequence[Any]
    log_from: int
    result: Result | None


def head(state: State, seat: int | None, tell: Told) -> Head:
    """The head of a view; `tell` says what this seat saw happen."""
    return {
        "game": state.game.id,
        "rules": state.game.meta.rules,
        "options": state.options,
        "seat": seat,
        "seats": state.seats,
        "step": state.step,
        "actors": state.actors(),
        "decision": state.decision(),
        "actions": [] if seat is None else state.legal(seat),
        "events": tell.seen(state.events, seat),
        "log_from": state.log_from(seat),
        "result": state.result,
    }
