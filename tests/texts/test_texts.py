"""Every sentence exists in every language, with the same facts in it, and can be said."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import athanor
from athanor import FastRng, Game, IllegalAction
from athanor.contract.registry import home
from athanor.texts import LANGUAGES, Texts, system_language

from ..contract.support import everyone, games, tables, walk

SOURCES = Path(str(files("athanor")))
NAMES = ["Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust"]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ftl_files() -> list[Path]:
    """The English Fluent files; the others are found beside them."""
    found = [*SOURCES.rglob("en.ftl"), *SOURCES.rglob("*-en.ftl")]
    assert found
    return sorted(found)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the facts it mentions."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
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


@pytest.mark.parametrize(
    "path", ftl_files(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
@pytest.mark.parametrize("language", ["fr", "it"])
def test_each_language_says_the_same_things(path: Path, language: str) -> None:
    other = path.with_name(re.sub(r"en\.ftl$", f"{language}.ftl", path.name))
    assert other.exists()
    english, translated = messages(path), messages(other)
    assert list(english) == list(translated)
    for id, facts in english.items():
        assert facts == translated[id], id


@every_game
def test_no_game_says_otherwise_what_the_house_says(game: Game) -> None:
    own = set(messages(Path(str(home(game.id))) / "texts" / "en.ftl"))
    house = set(messages(SOURCES / "texts" / "en.ftl")) | set(
        messages(SOURCES / "texts" / "web-en.ftl")
    )
    assert own & house == set()


@every_game
@every_language
def test_the_names_rules_and_options_of_a_game_are_told(game: Game, language: str) -> None:
    texts = Texts(language, game.id)
    for id in ("game-name", "game-tagline", "game-about"):
        assert texts(id)
    for rule in game.meta.rule_ids:
        assert texts.rule(rule)
    for option in game.meta.options:
        assert texts(f"option-{option.name}")
        assert texts(f"option-{option.name}-help")
        for choice in option.choices:
            assert texts(f"option-{option.name}-{choice}")


@every_game
@every_language
def test_standing_orders_can_be_read(game: Game, language: str) -> None:
    texts = Texts(language, game.id)
    for kind, orders in game.orders.items():
        assert texts(f"order-{kind}")
        for order in orders:
            assert texts(f"order-{kind}-{order}")


@every_game
def test_everything_that_happens_can_be_told_in_every_language(game: Game) -> None:
    voices = [Texts(language, game.id) for language in LANGUAGES]
    for state in tables(game, seed=70):
        for each in walk(state, FastRng(4), most=400):
            for seat in everyone(each):
                view = each.view(seat)
                for texts in voices:
                    for event in view.events:
                        assert texts.tell("event", event, NAMES)
            for seat in each.actors():
                for texts in voices:
                    for action in each.legal(seat)[:12]:
                        assert texts.tell("action", action, NAMES)
            decision = each.decision()
            for texts in voices:
                if decision is not None:
                    facts = texts.facts({"seat": decision.seats[0], **decision.about}, NAMES)
                    assert texts(f"decision-{decision.kind}", **facts)
                    assert texts(f"waiting-{decision.kind}", **facts)
                if each.result is not None:
                    assert texts(f"ending-{each.result.reason}")


def refusal_codes(folder: Path) -> set[str]:
    """The codes with which the sources refuse: the first argument of every such call."""
    kinds = {"AthanorError", "IllegalAction", "BadRequest", "BadPosition", "BadRecord"}
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in kinds and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@every_language
def test_every_refusal_of_the_house_has_a_sentence(language: str) -> None:
    texts = Texts(language, terminal=True)
    codes = set().union(
        *(
            refusal_codes(folder)
            for folder in SOURCES.iterdir()
            if folder.is_dir() and folder.name != "games"
        )
    )
    assert not [code for code in sorted(codes) if f"error-{code}" not in texts]


@every_game
@every_language
def test_every_refusal_of_a_game_has_a_sentence(game: Game, language: str) -> None:
    texts = Texts(language, game.id)
    codes = refusal_codes(Path(str(home(game.id))))
    assert not [code for code in sorted(codes) if f"error-{code}" not in texts]


def test_a_sentence_names_people_and_things() -> None:
    from athanor.games.poison.events import Poured

    event = Poured(1, "red-7", "left", 9)
    told = {
        language: Texts(language, "poison").tell("event", event, NAMES) for language in LANGUAGES
    }
    assert told == {
        "en": "Blaise pours a red 7 into the left cauldron: 9.",
        "fr": "Blaise verse un 7 rouge dans le chaudron de gauche\u00a0: 9.",
        "it": "Blaise versa un 7 rosso nel calderone di sinistra: 9.",
    }


def test_what_a_seat_may_not_see_is_not_in_its_sentence() -> None:
    state = athanor.game("poison").new(4, seed=1)
    own = [event for event in state.view(0).events if getattr(event, "cards", None)]
    others = [event for event in state.view(None).events if hasattr(event, "cards")]
    texts = Texts("en", "poison")
    assert "a " in texts.tell("event", own[0], NAMES)
    for event in others:
        assert re.fullmatch(r"\w+ is dealt 1\d cards\.", texts.tell("event", event, NAMES))


def test_a_refusal_says_what_to_do() -> None:
    error = IllegalAction("colour-elsewhere", "P-12", card="red-1", cauldron="left")
    assert Texts("fr", "poison").error(error) == (
        "Cette couleur est déjà dans le chaudron de gauche\u00a0: un 1 rouge doit y aller."
    )


@pytest.mark.parametrize(
    "name, expected",
    [("fr_FR.UTF-8", "fr"), ("it_CH", "it"), ("de_DE.UTF-8", "en"), ("C", "en")],
)
def test_the_language_of_the_system(monkeypatch, name: str, expected: str) -> None:
    monkeypatch.setenv("LC_ALL", name)
    assert system_language() == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(athanor.BadRequest) as refused:
        Texts("tlh")
    assert refused.value.code == "unknown-language"
