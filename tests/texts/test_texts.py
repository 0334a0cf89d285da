"""Every sentence exists in every language, with the same facts in it, and can be said."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import athanor
from athanor import IllegalAction
from athanor.conformance import texts as spoken
from athanor.conformance.texts import refusal_codes
from athanor.texts import LANGUAGES, Texts, system_language

from ..contract.support import games

SOURCES = Path(str(files("athanor")))
NAMES = ["Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust"]

messages = cache(spoken.messages)

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ftl_files() -> list[Path]:
    """The English Fluent files; the others are found beside them."""
    found = [*SOURCES.rglob("en.ftl"), *SOURCES.rglob("*-en.ftl")]
    assert found
    return sorted(found)


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


@every_language
def test_every_refusal_of_the_house_has_a_sentence(language: str) -> None:
    texts = Texts(language, terminal=True)
    codes = set().union(
        *(
            refusal_codes(folder)
            for folder in SOURCES.iterdir()
            if folder.is_dir() and folder.name not in ("games", "template")
        )
    )
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
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, name: str, expected: str
) -> None:
    monkeypatch.setenv("LC_ALL", name)
    assert system_language() == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(athanor.BadRequest) as refused:
        Texts("tlh")
    assert refused.value.code == "unknown-language"


def test_what_is_there_several_times_is_counted() -> None:
    from athanor.games.poison.events import Overflowed

    event = Overflowed(0, "left", 14, 5, ["poison", "red-4", "poison", "red-4", "poison"])
    told = {each: Texts(each, "poison").tell("event", event, NAMES) for each in LANGUAGES}
    assert "5 cards: 3 poisons and a red 4 ×2." in told["en"]
    assert "3 poisons et un 4 rouge ×2." in told["fr"]
    assert "3 veleni e un 4 rosso ×2." in told["it"]


def test_whose_turn_it_is_is_told_to_them_otherwise() -> None:
    from athanor.games.kazaam.events import TurnBegan

    texts = Texts("en", "kazaam")
    assert texts.tell("event", TurnBegan(1), NAMES) == "Blaise’s turn."
    assert texts.tell("event", TurnBegan(1), NAMES, reader=0) == "Blaise’s turn."
    assert texts.tell("event", TurnBegan(1), NAMES, reader=1) == "Your turn."


@pytest.mark.parametrize("language, inches", [("en", "4.8"), ("fr", "4,8"), ("it", "4,8")])
def test_a_distance_has_the_language_s_own_point(language: str, inches: str) -> None:
    from athanor.games.alkemy.events import Measured

    event = Measured(0, "araoui-1", "lee_ping-1", "4.8")
    assert inches in Texts(language, "alkemy").tell("event", event, NAMES)


@every_language
def test_who_scored_is_named(language: str) -> None:
    from athanor.games.alkemy.events import TurnScored

    texts = Texts(language, "alkemy")
    assert "Blaise" in texts.tell("event", TurnScored(2, 1, [0, 1]), NAMES)
    assert "Blaise" not in texts.tell("event", TurnScored(2, None, [0, 1]), NAMES)


def test_points_come_with_what_they_are_for() -> None:
    from athanor.games.alakazoo.events import Placed

    event = Placed(0, "dragon-tail", 2, {"own-creature": 1, "first-on-place": 1})
    told = Texts("en", "alakazoo").tell("event", event, NAMES)
    assert told.endswith("2 points (own creature +1 and first on a place +1).")
