"""The texts of a language as a test needs them: which words may not be on a page that speaks
another one."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from athanor.texts.say import sources

FRAGMENT = re.compile(r"[A-Za-z]{3,}")
#: The name of a message, which is never for reading. "Ce tour-ci" is French.
KEY = re.compile(
    r"\b(web|table|action|event|phrase|error|option|bot|card|colour|cauldron|decision|waiting"
    r"|ending|game|list|tour|rule)-(?!ci\b)[a-z][a-z0-9_-]*"
)


@cache
def messages(language: str, game: str = "poison") -> dict[str, ast.Message]:
    """All messages that a browser shows of the house, the client and a game."""
    parser = FluentParser()
    found: dict[str, ast.Message] = {}
    for text in [*sources(language, game), web_source(language), table_source(language, game)]:
        for entry in parser.parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def web_source(language: str) -> str:
    from importlib.resources import files

    return files("athanor.texts").joinpath(f"web-{language}.ftl").read_text("utf-8")


def table_source(language: str, game: str) -> str:
    """What a browser loads of a game with its board, where there is such a file."""
    from importlib.resources import files

    own = files(f"athanor.games.{game}").joinpath(f"texts/table-{language}.ftl")
    return own.read_text("utf-8") if own.is_file() else ""


def fragments(message: ast.Message) -> set[str]:
    """The pieces of plain text in a message, those of its variants too."""
    found: set[str] = set()

    def collect(pattern: ast.Pattern | None) -> None:
        for element in pattern.elements if pattern else ():
            if isinstance(element, ast.TextElement):
                found.add(element.value.strip(" .,:;?()"))
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    collect(variant.value)

    collect(message.value)
    return found


@cache
def foreign_words(language: str, game: str = "poison") -> set[str]:
    """Pieces of English messages that no message has in this language. A number is no word: where
    English writes "1 point", French may have "{ $points } point" and show the same."""
    own = {text for message in messages(language, game).values() for text in fragments(message)}
    return {
        text
        for message in messages("en", game).values()
        for text in fragments(message)
        if len(FRAGMENT.findall(text)) >= 1
        and len(text) > 3
        and text not in own
        and text.lstrip("0123456789 ") not in own
    }
