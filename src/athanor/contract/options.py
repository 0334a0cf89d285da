"""What can be chosen when a table is set up, declared by each game.

The texts of an option are in the game's `texts/`: `option-<name>`, and for each choice
`option-<name>-<choice>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from .errors import BadRequest

OptionValue = bool | int | str


class Option(Struct, frozen=True):
    """One option. Exactly one of three kinds:

    - a *flag*: `default` is a bool;
    - a *choice*: `choices` lists the words allowed;
    - a *number*: `low` and `high` bound it.

    With `seat=True` the number of a seat is allowed as well, beside the words in `choices`
    (`first_dealer="random"` or `first_dealer=2`). With `text=True` any other text is, and the game
    judges it when the table is set up (`box="standard"`, or a whole box file). A choice that has
    bounds too allows any number between them, told as a word (`format="blitz"` or `"250"`).
    """

    name: str
    default: OptionValue
    choices: Sequence[str] = ()
    low: int = 0
    high: int = 0
    seat: bool = False
    text: bool = False

    def accept(self, value: object, seats: int) -> OptionValue:
        """The value, if it fits; otherwise the refusal says what would."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadRequest(
                "option-type", option=self.name, value=str(value), wanted="true, false"
            )
        if self.seat and isinstance(value, int) and not isinstance(value, bool):
            if 0 <= value < seats:
                return value
        elif self.choices:
            word = str(value) if type(value) is int and self.high else value
            if isinstance(word, str) and (self.text or word in self.choices or self.counts(word)):
                return word
        elif isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
            raise BadRequest(
                "option-range", option=self.name, value=value, low=self.low, high=self.high
            )
        raise BadRequest(
            "option-type", option=self.name, value=str(value), wanted=self.wanted(seats)
        )

    def counts(self, word: str) -> bool:
        """Whether a word is a number between the bounds, written as everybody would."""
        if not self.high or not word.isdecimal() or len(word) > len(str(self.high)):
            return False
        return str(int(word)) == word and self.low <= int(word) <= self.high

    def wanted(self, seats: int) -> str:
        if isinstance(self.default, bool):
            return "true, false"
        numbers = [f"{self.low}–{self.high}"] if self.high else []
        others = [str(seat) for seat in range(seats) if self.seat]
        return ", ".join([*self.choices, *others, *numbers])

    def parse(self, word: str, seats: int) -> OptionValue:
        """The value a person typed on a command line or in a form."""
        if isinstance(self.default, bool):
            if word.lower() in ("true", "yes", "on", "1"):
                return True
            if word.lower() in ("false", "no", "off", "0"):
                return False
            return self.accept(word, seats)
        if word.lstrip("-").isdigit() and (self.seat or not self.choices):
            return self.accept(int(word), seats)
        return self.accept(word, seats)


def settle(
    declared: Sequence[Option], given: Mapping[str, object], seats: int
) -> dict[str, OptionValue]:
    """All options of a table: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadRequest("unknown-option", option=name, known=", ".join(known) or "–")
    return {
        name: option.accept(given[name], seats) if name in given else option.default
        for name, option in known.items()
    }
