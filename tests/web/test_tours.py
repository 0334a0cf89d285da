"""First games as a person takes them: the sentence is read, the ring is looked for, and what is in
the ring is pressed, with nothing in front of it.

Each game is walked in one language on one device; ATHANOR_TOURS=all walks all of them in all three
languages on a phone and a laptop (bring a quarter of an hour).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from athanor.texts import LANGUAGES
from tests.web.people import Person
from tests.web.test_tour import begin, follow, settled_words

GAMES = ("poison", "kazaam", "alakazoo", "alkemy", "alkemy.alchemy")
#: Another language and device for each game, so that every one of them is walked somewhere.
EACH = [(game, LANGUAGES[(number + 1) % 3], number % 2 == 0) for number, game in enumerate(GAMES)]
ALL = list(product(GAMES, LANGUAGES, (True, False)))
WALKS = ALL if os.environ.get("ATHANOR_TOURS") == "all" else EACH

#: What the rings show: whether each goes around something that is there, and whether the words of
#: the tour lie on the middle of the one that is to be pressed next.
LOOK = """() => [...document.querySelectorAll('.tour-ring')].map(ring => {
  const { x, y, width, height } = ring.getBoundingClientRect()
  const found = document.elementFromPoint(x + width / 2, y + height / 2)
  return [width > 14 && height > 14, found?.closest('[data-test=tour]') === null]
})"""


@pytest.mark.parametrize(("game", "language", "phone"), WALKS)
def test_a_tour_is_walked_by_its_sentences_and_rings(
    person: Callable[..., Person], game: str, language: str, phone: bool
) -> None:
    zoe = person("Zoé", language=language, phone=phone)
    begin(zoe, game)
    said: list[str] = []
    while zoe.find("tour").count():
        sentence = settled_words(zoe)
        assert len(sentence) > 20
        assert not re.search(r"tour-(?!ci\b)", sentence)  # the French say "ce tour-ci"
        assert zoe.page.evaluate("document.documentElement.lang") == language
        assert said[-1:] != [sentence], "one step after another"
        said.append(sentence)
        for there, free in zoe.page.evaluate(LOOK):
            assert there, sentence
            assert free, sentence
        last = zoe.find("tour").locator("a").count() > 0
        follow(zoe)
        if last:
            break
        expect(zoe.find("tour-words")).not_to_have_text(sentence)
    expect(zoe.find("tour")).to_have_count(0)
    assert len(said) >= 9, said
