"""Three languages on every screen, with no key and no English word left over."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

import athanor
from athanor.texts import LANGUAGES, Texts
from tests.web.people import Person
from tests.web.words import KEY, foreign_words, fragments, messages

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Nour", "Flamel", "Geber"]
READ = """() => {
  const texts = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { parentElement, data } = walk.currentNode
    if (parentElement.closest('script, [lang]:not(html)')) continue
    texts.push(data.trim())
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const node of document.querySelectorAll(`[${name}]`)) texts.push(node.getAttribute(name))
  texts.push(document.title)
  return texts.filter(Boolean)
}"""


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_key_and_no_english_is_left_over(person: Callable[..., Person], language: str) -> None:
    speaker = person("Zoé", language=language)
    page = speaker.page
    foreign = foreign_words(language)

    def read(screen: str) -> None:
        texts = page.evaluate(READ)
        assert page.evaluate("document.documentElement.lang") == language
        for text in texts:
            assert not KEY.search(text), (screen, text)
            words = text.strip(" .,:;?()")
            assert words not in foreign, (screen, text)
            long = [piece for piece in foreign if len(piece.split()) > 2 and piece in text]
            assert not long, (screen, text, long)

    speaker.home()
    speaker.find("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    read("home")
    page.goto("/rules/poison#P-15")
    expect(page.locator("[data-rule=P-15]")).to_be_focused()
    read("rules")
    page.goto("/ratings/poison")
    expect(speaker.find("ladder")).to_be_visible()
    read("ratings")
    page.goto("/account")
    read("account, signed out")
    speaker.find("account-name").fill("Zoé")
    speaker.find("account-submit").click()
    speaker.find("recovery").click()
    expect(page.locator("input[readonly]")).to_be_visible()
    read("account")
    page.goto("/tour/poison")
    expect(speaker.find("tour-next")).to_be_visible()
    read("tour")
    page.goto("/open/poison")
    expect(speaker.find("plan").first).to_be_visible()
    speaker.find("plan").first.select_option("here")
    page.locator("label.check", has=page.locator("[type=checkbox]")).last.click()
    read("open")
    page.locator("form button.large").click()
    expect(speaker.find("start")).to_be_visible()
    for summary in page.locator("main summary").all():
        summary.click()
    read("gathering")
    speaker.find("start").click()
    read("curtain")
    speaker.find("unveil").click()
    speaker.await_turn()
    page.locator(".phrases button").first.click()
    read("start")
    speaker.find("hint").click()
    expect(speaker.find("hints").locator("li").first).to_be_visible()
    read("hints")
    page.keyboard.press("Escape")
    speaker.cards.first.click()
    read("chosen")
    page.locator("[data-seat='1']").click()
    read("seat")
    page.keyboard.press("Escape")
    speaker.play_on(30)
    expect(page.locator(".cauldron").first).to_be_visible()
    read("middle")
    speaker.play_to_the_end()
    page.evaluate("() => document.querySelectorAll('details').forEach(each => (each.open = true))")
    read("end")
    speaker.find("replay").click()
    expect(speaker.find("where")).to_be_visible()
    page.keyboard.press("PageDown")
    read("replay")
    speaker.find("eyes").select_option("1")
    expect(speaker.cards.first).to_be_visible()
    speaker.find("prove").click()
    expect(speaker.find("proof").locator("li").first).to_be_visible()
    speaker.find("review-run").click()
    expect(speaker.find("chances").locator("circle").first).to_be_visible()
    read("proof and review")
    speaker.find("play-on").click()
    read("playing on")
    page.goto("/replay")
    expect(speaker.find("record-file")).to_be_visible()
    read("choosing a record")


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
        "web-review-played",
    },
    "it": {"game-name"},
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
            families |= set(re.findall(r"`(web-[a-z]+-)\$\{", source))
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
    """`web/src/lib/texts.ts` is a port of `athanor/texts/say.py`; here they are compared."""
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
