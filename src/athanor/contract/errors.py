"""What can go wrong, as types with codes.

Nothing in Athanor is refused with a bare string. Every refusal is an `AthanorError` that carries

- `code`: a word from a closed set, for programs (`other-colour`, `unknown-game`),
- `rule`: the id of the rule behind it, where a rule of a game is (`P-11`),
- `facts`: the values that the sentence shown to a person mentions.

The sentence itself is not here. It lives in `athanor/texts/` under `error-<code>` (or in a game's
own `texts/`, for codes only that game has) in every language the product speaks.
"""

from __future__ import annotations

Fact = str | int


class AthanorError(Exception):
    """Base of all refusals. `str(error)` is a plain English line for logs and tracebacks."""

    def __init__(self, code: str, rule: str = "", **facts: Fact) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        super().__init__(code, rule, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return (
            self.code + (f" [{self.rule}]" if self.rule else "") + (f": {facts}" if facts else "")
        )

    def __reduce__(self) -> tuple[object, ...]:
        # Refusals cross process borders (arena workers), keyword facts included.
        return _rebuild, (type(self), self.code, self.rule, self.facts)


def _rebuild(
    kind: type[AthanorError], code: str, rule: str, facts: dict[str, Fact]
) -> AthanorError:
    return kind(code, rule, **facts)


class IllegalAction(AthanorError):
    """The rules do not allow this action now. The state is as it was."""


class BadRequest(AthanorError):
    """A game, a seat count, an option or a bot that does not exist or does not fit."""


class BadPosition(AthanorError):
    """A snapshot that no game could have reached, or that is not a snapshot."""


class BadRecord(AthanorError):
    """A record that cannot be read, replayed or verified."""
