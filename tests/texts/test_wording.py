"""How every sentence is set and built: spaces, quotation marks, plurals; nothing left in English.

A message is looked at in all of its variants, as a reader may see it: each choice of a selector
gives a line of its own, with an `x` for whatever is filled in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from athanor.texts import LANGUAGES

from .test_texts import every_language, ftl_files

NARROW, BROAD = "\u202f", "\u00a0"
TEXTS = ftl_files()

#: The games whose names are shouted, and the cheer for a double six.
SHOUTS = re.compile(rf"(Kazaam|Alakazoö|Alkemy){NARROW}?!")

#: What is typed into a shell keeps its straight quotes.
COMMANDS = re.compile(r"pip install '[^']*'")

PLURALS = {"zero", "one", "two", "few", "many", "other"}

#: Words that a language shares with English.
SHARED = {
    "fr": "actions angelus animations arguments blitz charge com concentration consolation date "
    "def format h inactive min minutes novice options patchwork pause points poison prescience "
    "pts ref s scorpion tomahawk tommy total vitae point poisons dragon sphinx",
    "it": "account angelus bot chat com def h link min mnd no patchwork ref s siesta tomahawk "
    "tommy vitae yeti gargoyle",
}

#: Names of people, peoples and games, the same everywhere.
NAMES = ("game-name", "alchemist-", "profile-", "language-name", "company-", "figure-", "target-")


def named(path: Path, language: str) -> Path:
    return path.with_name(re.sub(r"en\.ftl$", f"{language}.ftl", path.name))


@cache
def entries(path: Path) -> list[tuple[str, ftl.Pattern]]:
    found = FluentParser().parse(path.read_text("utf-8")).body
    messages = [entry for entry in found if isinstance(entry, ftl.Message)]
    return [(entry.id.name, entry.value) for entry in messages if entry.value is not None]


def lines(pattern: ftl.Pattern) -> list[str]:
    """Everything that a pattern can come to."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append([element.value])
        else:
            parts.append(filled(element.expression))
    return ["".join(chosen) for chosen in product(*parts)]


def filled(expression: object) -> list[str]:
    if isinstance(expression, ftl.SelectExpression):
        return [line for variant in expression.variants for line in lines(variant.value)]
    if isinstance(expression, ftl.StringLiteral):
        return [str(expression.parse()["value"])]
    if isinstance(expression, ftl.Placeable):
        return filled(expression.expression)
    return ["x"]


def selections(node: object) -> Iterator[tuple[str, dict[str, ftl.Pattern]]]:
    """The variables a message selects by, each with its variants."""
    if isinstance(node, ftl.SelectExpression):
        selector = node.selector
        if isinstance(selector, ftl.VariableReference):
            keys = [
                each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value
                for each in node.variants
            ]
            yield (
                selector.id.name,
                {key: each.value for key, each in zip(keys, node.variants, strict=True)},
            )
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from selections(value)
    elif isinstance(node, list):
        for each in node:
            yield from selections(each)


def mentions(node: object, name: str) -> bool:
    if isinstance(node, ftl.VariableReference):
        return bool(node.id.name == name)
    if isinstance(node, ftl.BaseNode):
        return any(mentions(value, name) for value in vars(node).values())
    return isinstance(node, list) and any(mentions(each, name) for each in node)


#: What must not be found, by language; "" is for all of them.
FAULTS = {
    "": {
        "two spaces": r"  ",
        "a space at an end": r"^[ \u00a0\u202f]|[ \u00a0\u202f]$",
        "a straight quote": r"['\"]",
        "three dots": r"\.\.\.",
        "an exclamation mark": r"!",
        "a space before a full stop or comma": r"[ \u00a0\u202f][.,](?![\w.])",
    },
    "en": {
        "foreign quotation marks": r"[«»„‹›]",
        "a space before a mark": r"[ \u00a0\u202f][;:!%](?=[ ]|$)|\w[ \u00a0\u202f]\?",
        "a no-break space": r"[\u00a0\u202f]",
    },
    "fr": {
        "no narrow no-break space before ; ! ? » %": rf"(?<!{NARROW})[;!?»%]",
        "no narrow no-break space after «": rf"«(?!{NARROW})",
        "no no-break space before :": rf"(?<!{BROAD}):(?=[ {BROAD}{NARROW}]|$)",
        "foreign quotation marks": r"[“”„‹›]",
        "a decimal point": r"\d\.\d(?![\d.])",
        "an English thousands comma": r"\d,\d{3}\b",
        "tu": r"\b([Tt]u|[Tt]oi|[Tt]es|[Tt]on)\b",
    },
    "it": {
        "foreign quotation marks": r"[“”„‹›]",
        "a space inside «»": r"«[ \u00a0\u202f]|[ \u00a0\u202f]»",
        "a space before a mark": r"[ \u00a0\u202f][;:!%](?=[ ]|$)|\w[ \u00a0\u202f]\?",
        "a no-break space": r"[\u00a0\u202f]",
        "a decimal point": r"\d\.\d(?![\d.])",
        "a grave accent for an acute one": r"(?i)(perch|poich|finch|bench|anzich)è\b|\b[ns]è\b",
        "an apostrophe for an accent": r"\b(E|perche|piu|puo|gia|cosi|cioe|e)’(?=[ .,;:])",
        "a missing accent": r"(?i)\b(perche|piu|puo|gia|cosi|cioe|finche|pero|sara|citta)\b",
    },
}

#: Where a space before a mark is meant: a ratio in a heading, and the keys of the terminal.
MEANT = {"odds-title", "cli-prompt", "cli-not-a-choice", "cli-keys"}

#: Numbers of addresses and networks, which are no decimals.
ADDRESSES = re.compile(r"\d+(\.\d+){3}(/\d+)?|(?<=x)\.\d")


@every_language
@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_typography(path: Path, language: str) -> None:
    found: list[str] = []
    for id, pattern in entries(named(path, language)):
        for line in lines(pattern):
            text = ADDRESSES.sub("x", COMMANDS.sub("x", SHOUTS.sub("x", line)))
            for fault, looks in {**FAULTS[""], **FAULTS[language]}.items():
                if re.search(looks, text) and not (id in MEANT and fault.endswith("a mark")):
                    found.append(f"{id} has {fault}: {line}")
    assert found == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
@pytest.mark.parametrize("language", ["fr", "it"])
def test_each_language_tells_the_same_cases_apart(path: Path, language: str) -> None:
    """Where English says something else for another kind of thing, so do the others. Numbers are
    left to each language, and a gender may be told apart where English has none."""
    others = dict(entries(named(path, language)))
    for id, pattern in entries(path):
        told: dict[str, set[str]] = {}
        for name, variants in selections(others[id]):
            told.setdefault(name, set()).update(variants)
        for name, variants in selections(pattern):
            kinds = {key for key in variants if key not in PLURALS and not key.isdecimal()}
            assert kinds <= told.get(name, set()), f"{id}: {name}"


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_none_is_not_one_in_french(path: Path) -> None:
    """French counts 0 as `one`: “une carte” would be said of none at all. The variant says the
    number, or is for exactly 1, or 0 has a variant of its own."""
    for id, pattern in entries(named(path, "fr")):
        for name, variants in selections(pattern):
            if "one" in variants and "0" not in variants:
                assert mentions(variants["one"], name), f"{id}: {name}"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_nothing_is_left_in_english(language: str) -> None:
    shared = set(SHARED[language].split())
    found: list[str] = []
    for path in TEXTS:
        english = dict(entries(path))
        for id, pattern in entries(named(path, language)):
            for line in {*lines(pattern)} & {*lines(english[id])}:
                words = re.sub(r"\bx\b|\W|\d", " ", line.lower()).split()
                if not id.startswith(NAMES) and not shared.issuperset(words):
                    found.append(f"{id} = {line}")
    assert found == []


def test_one_set_of_names_for_the_levels() -> None:
    """The browser and the terminal call a bot the same, and the browser says how high it stands."""
    levels = ("random", "novice", "greedy", "adept", "master")
    house = next(path for path in TEXTS if path.name == "web-en.ftl")
    for language in LANGUAGES:
        web = dict(entries(named(house, language)))
        terminal = dict(entries(named(house.with_name("cli-en.ftl"), language)))
        for number, level in enumerate(levels, start=1):
            (shown,) = lines(web[f"bot-{level}"])
            (named_so,) = lines(terminal[f"cli-bot-{level}"])
            assert shown == f"{named_so.lower()} ({number}/{len(levels)})"
        (beyond,) = lines(web["bot-grandmaster"])  # not every game has it
        (named_so,) = lines(terminal["cli-bot-grandmaster"])
        assert re.fullmatch(rf"{named_so.lower()} \(.+ {len(levels)}/{len(levels)}\)", beyond)
