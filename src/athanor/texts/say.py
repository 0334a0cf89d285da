"""Rendering of messages, and of the structs of a game as sentences."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from athanor.contract import AthanorError, BadRequest
from athanor.contract.registry import home
from athanor.contract.view import Wording

LANGUAGES: Final = ("en", "fr", "it")

#: What a field that a seat may not see is called in a message.
HIDDEN: Final = "hidden"

#: A distance such as 5.3, which most languages write with a comma.
DECIMAL: Final = re.compile(r"\d+\.\d+")
#: Where an entry of a Fluent file begins, and the other entries that one mentions.
ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
MENTIONED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Texts:
    """The texts of one language, with those of one game if it is named, and with those that only
    the terminal needs."""

    def __init__(self, language: str, game: str = "", terminal: bool = False) -> None:
        if language not in LANGUAGES:
            raise BadRequest("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.bundle = _bundle(language, game, terminal)
        self.point = "." if language == "en" else ","

    def __contains__(self, id: str) -> bool:
        return id in self.bundle

    def __call__(self, id: str, **facts: object) -> str:
        """The message of that id. A message that is missing or broken is a KeyError: tests see to
        it that there is none."""
        return self.bundle.render(id, facts)

    def tell(
        self,
        prefix: str,
        struct: msgspec.Struct,
        names: Sequence[str],
        reader: int | None = None,
        wording: Wording | None = None,
    ) -> str:
        """A struct as a sentence: `event-poured` for the event `Poured`, with its fields named. To
        the `reader` it may tell of their own seat: `event-turn-began-own`. The `wording` is that of
        the view it is told by, where the game's sentences need one."""
        data = msgspec.to_builtins(struct) | (wording(struct) if wording else {})
        id = f"{prefix}-{data.pop('type')}"
        if reader is not None and data.get("seat") == reader and f"{id}-own" in self:
            id = f"{id}-own"
        return self(id, **self.facts(data, names))

    def facts(self, data: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
        """The fields of a struct as the words a sentence uses for them."""
        facts: dict[str, object] = {}
        for field, value in data.items():
            facts[field] = self.word(field, value, names)
            if isinstance(value, str):
                facts[f"{field}_id"] = value
            elif isinstance(value, (list, tuple, dict)):
                facts[f"{field}_count"] = len(value)
        return facts

    def word(self, field: str, value: object, names: Sequence[str]) -> object:
        if value is None:
            return HIDDEN
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            is_seat = field == "seat" or field.endswith("_seat")
            return names[value] if is_seat and 0 <= value < len(names) else value
        if isinstance(value, str):
            if f"{field}-{value}" in self:
                return self(f"{field}-{value}")
            return value.replace(".", self.point) if DECIMAL.fullmatch(value) else value
        if isinstance(value, (list, tuple)):
            return self.join(self.counted(field.removesuffix("s"), value, names))
        if isinstance(value, dict):
            single = field.removesuffix("s")
            return self.join(
                [f"{self.word(single, each, names)} +{n}" for each, n in value.items()]
            )
        return str(value)

    def counted(self, field: str, values: Sequence[object], names: Sequence[str]) -> list[str]:
        """In one word each; what is there more than once is counted: 3 poisons, mercury ×2."""
        words: list[str] = []
        for at, each in enumerate(values):
            count = values.count(each) if isinstance(each, str) else 1
            word = self.word(field, each, names)
            if count == 1:
                words.append(str(word))
            elif values.index(each) == at:
                many = f"{field}-{each}-many"
                id = many if many in self else "list-times"
                words.append(self(id, word=word, count=count))
        return words

    def join(self, words: Sequence[str]) -> str:
        """a, b and c"""
        if len(words) < 2:
            return "".join(words)
        return self("list-last", first=", ".join(words[:-1]), last=words[-1])

    def error(self, error: AthanorError, names: Sequence[str] = ()) -> str:
        """A refusal as a sentence, with what to do instead. One that came `because` of another has
        that one's facts too."""
        facts = self.facts(error.facts, names)
        because = f"error-{error.facts.get('because')}"
        if because in self:
            facts["because"] = self(because, **facts)
        return self(f"error-{error.code}", **facts)

    def rule(self, id: str) -> str:
        """A rule of the game, as a player reads it."""
        return self(f"rule-{id}")


class Bundle:
    """Messages that are read when they are first wanted: to read them all would take longer than
    most commands do."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.read = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for source in sources:
            for entry in ENTRY.split(source)[1:]:
                self.unread.setdefault(entry.partition("=")[0].strip(), entry)

    def __contains__(self, id: str) -> bool:
        return id in self.unread or bool(self.read.has_message(id))

    def render(self, id: str, facts: dict[str, object]) -> str:
        if id in self.unread:
            self.take_in(id)
        pattern = self.read.get_message(id).value
        if pattern is None:
            raise KeyError(f"{id} in {self.language} has no text")
        text, errors = self.read.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{id} in {self.language}: {errors[0]}")
        return str(text)

    def take_in(self, id: str) -> None:
        """Reads an entry after what it mentions, and only then counts it as read: several threads
        may want the same."""
        entry = self.unread.get(id, "")
        for mentioned in MENTIONED.findall(entry):
            if mentioned in self.unread:
                self.take_in(mentioned)
        self.read.add_resource(FluentResource(entry))
        self.unread.pop(id, None)


@cache
def _bundle(language: str, game: str, terminal: bool) -> Bundle:
    return Bundle(language, sources(language, game, terminal))


def sources(language: str, game: str = "", terminal: bool = False) -> list[str]:
    """The Fluent files that make up a language, and a game's in it."""
    house = files("athanor.texts")
    found = [house.joinpath(f"{language}.ftl").read_text("utf-8")]
    if terminal:
        found.append(house.joinpath(f"cli-{language}.ftl").read_text("utf-8"))
    if game:
        folder = home(game).joinpath("texts")
        for kind in ("", "rules-", *(["cli-"] if terminal else [])):
            found.append(spoken(folder, kind, language))
    return found


def spoken(folder: Traversable, kind: str, language: str) -> str:
    """A game's texts of a kind (`rules-`) in a language. What the game cannot say in it yet it says
    in English."""
    files = [folder.joinpath(f"{kind}{each}.ftl") for each in dict.fromkeys((language, "en"))]
    said: dict[str, str] = {}
    for text in [file.read_bytes().decode(errors="replace") for file in files if file.is_file()]:
        for entry in ENTRY.split(text)[1:]:
            said.setdefault(entry.partition("=")[0].strip(), entry.rstrip() + "\n")
    return "".join(said.values())


def system_language() -> str:
    """The language of the system if the house speaks it, else English."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (named or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"
