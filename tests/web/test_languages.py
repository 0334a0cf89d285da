"""Three languages, each whole, and the same words in the browser as in Python."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

import athanor
from athanor.texts import LANGUAGES, Texts
from tests.web.words import fragments, messages

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Nour", "Flamel", "Geber"]


def test_every_text_exists_in_every_language() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert set(messages(language)) == set(english), language


#: Words that are the same in English and in another language.
SHARED = {
    "fr": {
        "game-name",
        "colour-poison",
        "table-total",
        "web-duration",
        "bot-novice",
        "web-motion",
        "web-replay-stop",
        "card-poison-many",
        "gain-points",
    },
    "it": {"game-name", "web-account", "web-chat"},
}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_text_was_left_in_english(language: str) -> None:
    english, own = messages("en"), messages(language)
    same = {
        id
        for id, message in english.items()
        if any(len(text) > 3 for text in fragments(message))
        and fragments(message) == fragments(own[id])
    }
    assert same == SHARED[language]


#: Not any `game-…`: some are the types of events. (And `table-moved-on` is the code of a refusal.)
NAMED = re.compile(r"""['"`]((?:web|table)-[a-z-]+|game-(?:name|tagline|about))['"`]""")


def test_every_text_the_client_names_exists() -> None:
    known = {id for game in athanor.game_ids() for id in messages("en", game)}
    named: set[str] = set()
    families: set[str] = set()
    for path in (WEB / "src").rglob("*.*"):
        if path.suffix in (".svelte", ".ts") and "protocol" not in path.parts:
            source = path.read_text("utf-8")
            named |= {id for id in NAMED.findall(source) if f"error-{id}" not in known}
            families |= set(re.findall(r"`(web-(?:[a-z]+-)+)\$\{", source))
    assert named - known == {"table-pad"} - known
    web = {id for id in known if id.startswith("web-") and not id.startswith(tuple(families))}
    assert web - named == set(), "texts that nothing shows"


def cases() -> list[dict[str, object]]:
    """Every event, action and prompt of two games, in the terms of the texts."""
    found: list[dict[str, object]] = []
    game = athanor.game("poison")
    for hand in ("full", "short"):
        state = game.new(seats=4, seed=11, hand=hand)
        while not state.over:
            view = state.view(state.actors()[0])
            found += [{"prefix": "event", "struct": msgspec.to_builtins(e)} for e in view.events]
            found += [{"prefix": "action", "struct": msgspec.to_builtins(a)} for a in view.actions]
            state.play(state.actors()[0], state.legal(state.actors()[0])[0])
        final = [{"prefix": "event", "struct": msgspec.to_builtins(e)} for e in state.events]
        found += final
    found.append(
        {"prefix": "error", "struct": {"type": "not-your-turn", "seat": 1, "turn_seat": 2}}
    )
    unique = {json.dumps(case, sort_keys=True): case for case in found}
    return list(unique.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_python_says(language: str) -> None:
    """`web/src/lib/texts/texts.ts` is a port of `athanor/texts/say.py`; here they are compared."""
    texts = Texts(language, "poison")
    todo = cases()
    assert len(todo) > 100
    told = subprocess.run(
        ["node", "scripts/tell.mjs", language, "poison"],
        cwd=WEB,
        input=json.dumps({"names": NAMES, "cases": todo}),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for case, sentence in zip(todo, json.loads(told), strict=True):
        struct = dict(case["struct"])  # type: ignore[call-overload]
        id = f"{case['prefix']}-{struct.pop('type')}"
        assert sentence == texts(id, **texts.facts(struct, NAMES))
