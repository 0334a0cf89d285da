"""What every screen has to be: nothing for axe to find, nothing wider than the screen, nothing too
small for a thumb or to be read, and one language."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.people import Person
from tests.web.words import KEY, foreign_words

AXE = Axe().axe_script
RUN = """async rules => {
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`))
}"""

SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"

SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter(node => node.checkVisibility({ visibilityProperty: true }))
  .filter(node => !node.closest('label.check'))
  .map(node => [node.getBoundingClientRect(), node.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""

TINY = """() => [...document.querySelectorAll('body *')]
  .filter(node => !node.closest('svg') && node.checkVisibility() &&
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
  .filter(node => parseFloat(getComputedStyle(node).fontSize) < 14)
  .map(node => node.outerHTML.slice(0, 120))"""

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


def complaints(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, by all its rules or by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, list(rules) or None)
    return found


def in_order(person: Person, screen: str, *, fits: bool = True, plain: bool = False) -> None:
    """`fits`: without scrolling. `plain`: nothing too small for a thumb or an eye."""
    page = person.page
    found = complaints(page)
    assert not found, (screen, found)
    wide, high = page.evaluate(SIZE)
    size = page.viewport_size
    assert size is not None
    assert wide <= size["width"], (screen, wide)
    if fits:
        assert high <= size["height"], (screen, high)
    if plain:
        assert page.evaluate(SMALL) == [], screen
        assert page.evaluate(TINY) == [], screen


class Reader:
    """Somebody who reads one language, and neither another nor the names of messages. `keys` are
    the first words of such names that only one game has."""

    def __init__(self, language: str, game: str = "poison", keys: str = "") -> None:
        self.language = language
        self.keys = re.compile(KEY.pattern + (rf"|\b({keys})-[a-z]" if keys else ""))
        self.foreign = foreign_words(language, game)
        self.long = [text for text in self.foreign if len(text.split()) > 2]

    def read(self, page: Page, screen: str) -> None:
        texts: list[str] = page.evaluate(READ)
        assert page.evaluate("document.documentElement.lang") == self.language
        everything = "\n".join(texts)
        key = self.keys.search(everything)
        assert key is None, (screen, key)
        assert not self.foreign & {text.strip(" .,:;?()") for text in texts}, screen
        assert not [piece for piece in self.long if piece in everything], screen
