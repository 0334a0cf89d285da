"""Every sentence is there, in every language, and can be said. What is missing is named at once.

A game must speak English. What it lacks in another language it says in English there, and that may
be made good until it is released.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from athanor.contract import FastRng, Game, State
from athanor.contract.registry import home
from athanor.texts import LANGUAGES, Texts

from .found import Missing
from .tables import NAMES, everyone, tables, walk

REFUSALS: Final = {"AthanorError", "IllegalAction", "BadRequest", "BadPosition", "BadRecord"}
KINDS: Final = ("", "rules-")
#: How the ids of what stands among the rules begin.
IN_RULES: Final = ("rule-", "chapter-", "example-", "drawing-")

Fields = dict[str, object]


class Junk(AssertionError):
    """A part of a file that is no message, or one that stands there twice."""


def messages(path: Traversable) -> dict[str, set[str]]:
    """The messages of a file, each with the facts it mentions."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_bytes().decode()).body:
        if isinstance(entry, ftl.Junk):
            raise Junk(
                f"texts/{path.name}: this cannot be read: {(entry.content or '').strip()[:80]}"
            )
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                raise Junk(f"texts/{path.name}: {entry.id.name} stands twice")
            facts: set[str] = set()
            collect(entry, facts)
            found[entry.id.name] = facts
    return found


def collect(node: object, facts: set[str]) -> None:
    if isinstance(node, ftl.VariableReference):
        facts.add(node.id.name.removesuffix("_id").removesuffix("_count"))
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            collect(value, facts)
    elif isinstance(node, list):
        for each in node:
            collect(each, facts)


def spoken_in(game: Game, language: str) -> dict[str, set[str]]:
    """The messages that the game itself has in a language."""
    found: dict[str, set[str]] = {}
    for kind in KINDS:
        file = home(game.id).joinpath("texts", f"{kind}{language}.ftl")
        if file.is_file():
            found |= messages(file)
    return found


def wanted(game: Game) -> Iterator[str]:
    """The ids that follow from what a game declares; what it asks, refuses and why it ends is seen
    in play and in its sources."""
    yield from ("game-name", "game-tagline", "game-about")
    yield from (f"rule-{rule}" for rule in game.meta.rule_ids)
    for option in game.meta.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)
    for kind, orders in game.orders.items():
        yield f"order-{kind}"
        yield from (f"order-{kind}-{order}" for order in orders)
    for prefix, union in (("action", game.action_types), ("event", game.event_types)):
        for struct in get_args(union) or (union,):
            yield f"{prefix}-{struct.__struct_config__.tag}"
    own = Path(str(home(game.id)))
    yield from (f"error-{code}" for code in sorted(refusal_codes(own)))


def seen_in_play(game: Game) -> set[str]:
    """The ids of what is asked, and of why games end."""
    found: set[str] = set()
    for state in tables(game, seed=60):
        for each in walk(state, FastRng(3), most=400):
            decision = each.decision()
            if decision is not None:
                found |= {f"decision-{decision.kind}", f"waiting-{decision.kind}"}
            if each.result is not None:
                found.add(f"ending-{each.result.reason}")
    return found


def refusal_codes(folder: Path) -> set[str]:
    """The codes with which the sources refuse: the first argument of every such call."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSALS and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def every_message_is_there(game: Game) -> None:
    house = messages(files("athanor.texts").joinpath("en.ftl"))
    needed = dict.fromkeys([*wanted(game), *sorted(seen_in_play(game))])
    wrong: list[str] = []
    later: list[str] = []
    english: dict[str, set[str]] = {}
    for language in LANGUAGES:
        told = wrong if language == "en" else later
        try:
            spoken = spoken_in(game, language)
        except (Junk, UnicodeDecodeError) as error:
            wrong.append(str(error))
            continue
        english = english or spoken
        missing = [id for id in needed | english if id not in spoken and id not in house]
        told += [f"texts/{file_of(id, language)}: {id} is missing" for id in missing]
        told += [
            f"texts/{file_of(id, language)}: {id} mentions other facts than in English"
            for id, facts in spoken.items()
            if facts != english.get(id, facts)
        ]
    if wrong or later:
        raise Missing(wrong, later)


def file_of(id: str, language: str) -> str:
    return f"rules-{language}.ftl" if id.startswith(IN_RULES) else f"{language}.ftl"


def no_game_says_otherwise_what_the_house_says(game: Game) -> None:
    own = set(messages(home(game.id).joinpath("texts", "en.ftl")))
    house: set[str] = set()
    for name in ("en.ftl", "web-en.ftl"):
        house |= set(messages(files("athanor.texts").joinpath(name)))
    assert not own & house, f"the house has a message {', '.join(sorted(own & house))}"


def everything_that_happens_can_be_told_in_every_language(game: Game) -> None:
    """Each sentence once: the same happens again and again."""
    happened: dict[bytes, tuple[str, Fields]] = {}
    for state in tables(game, seed=70):
        for each in walk(state, FastRng(4), most=400):
            for id, fields in sentences(each):
                happened.setdefault(id.encode() + msgspec.json.encode(fields), (id, fields))
    unsaid: dict[str, None] = {}
    for texts in [Texts(language, game.id) for language in LANGUAGES]:
        for id, fields in happened.values():
            try:
                texts(id, **texts.facts(fields, NAMES))
            except LookupError as error:
                unsaid[f"{id} cannot be said in “{texts.language}”: {error}"] = None
    if unsaid:
        raise Missing(list(unsaid))


def sentences(state: State) -> Iterator[tuple[str, Fields]]:
    """What is told of a state: what happened, may be done, is asked, and why it ended."""
    for seat in everyone(state):
        view = state.view(seat)
        structs: list[tuple[str, msgspec.Struct]] = [("event", event) for event in view.events]
        structs += [("action", action) for action in view.actions[:12]]
        wording = view.wording()
        for prefix, struct in structs:
            fields: Fields = msgspec.to_builtins(struct) | wording(struct)
            yield f"{prefix}-{fields.pop('type')}", fields
    decision = state.decision()
    if decision is not None:
        for prefix in ("decision", "waiting"):
            yield f"{prefix}-{decision.kind}", {"seat": decision.seats[0], **decision.about}
    if state.result is not None:
        yield f"ending-{state.result.reason}", {}


CHECKS = (
    every_message_is_there,
    no_game_says_otherwise_what_the_house_says,
    everything_that_happens_can_be_told_in_every_language,
)
