"""The game in a real browser: found on the home page, played against a bot, replayed and proved.

Needs Playwright and a Chromium (ATHANOR_CHROMIUM names one); without them it is left out, and the
report says so.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from athanor.contract import Game
from athanor.server.gate.pages import FOLDER
from athanor.texts import Texts

from .found import Missing, Skipped
from .server import has_board, is_foreign, opened_house

CHROMIUM: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
)
#: In milliseconds: for a page to answer, and for a whole game.
PATIENCE: Final = 60_000
WHOLE_GAME: Final = 600_000

WATCH_POLICY: Final = """addEventListener('securitypolicyviolation', event =>
  console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI))"""

#: Plays the first move of the list whenever it is one's turn; a long list is opened first.
PLAY_ON: Final = """() => setInterval(() => {
  const button = document.querySelector('[data-test=actions] button:not(:disabled)')
  if (button) return button.click()
  const list = document.querySelector('[data-test=actions]')
  if (list && !list.children.length) list.closest('details').open = true
}, 20)"""


def chromium() -> str:
    if not (FOLDER / "index.html").exists():
        raise Skipped("the browser client is not built")
    if importlib.util.find_spec("playwright") is None:
        raise Skipped("Playwright is not installed: pip install playwright")
    named = os.environ.get("ATHANOR_CHROMIUM")
    found = named or next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        raise Skipped("no Chromium was found; ATHANOR_CHROMIUM names one")
    return found


@contextmanager
def visitor(path: str, address: str, errors: list[str]) -> Iterator[Any]:
    """A page of a browser; what it complains about is collected."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH_POLICY)
        page = context.new_page()
        page.on(
            "console",
            lambda said: errors.append(said.text) if said.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: errors.append(str(error)))
        try:
            yield page
        finally:
            browser.close()


def it_is_played_replayed_and_proved_in_a_browser(game: Game) -> None:
    path = chromium()
    errors: list[str] = []
    with opened_house() as house, visitor(path, house.address, errors) as page:
        try:
            visit(page, game)
        except Exception as error:
            if type(error).__name__ != "TimeoutError":
                raise
            errors.append(f"the browser waited in vain: {str(error).splitlines()[0]}")
            errors.append(" ".join(page.locator("main").inner_text().split())[:300])
        if house.errors():
            errors.append(f"the server met errors: {house.log.read_text('utf-8')[-800:]}")
    if errors:
        raise Missing(list(dict.fromkeys(errors)))


def visit(page: Any, game: Game) -> None:
    def find(test: str) -> Any:
        return page.locator(f"[data-test={test}]")

    page.goto("/")
    play = page.locator(f"[data-test=play-now][data-game={game.id}]")
    play.wait_for()
    name = Texts("en", game.id)("game-name")
    assert page.get_by_role("heading", name=name, exact=True).count(), (
        f"“{name}” is not on the home page"
    )
    play.click()
    find("prompt").first.wait_for()
    if is_foreign(game):
        find("own-board" if has_board(game) else "plain-board").wait_for()
    page.evaluate(PLAY_ON)
    page.locator(".ranking").wait_for(timeout=WHOLE_GAME)
    find("replay").click()
    find("where").wait_for()
    find("on").click()
    find("last").click()
    if is_foreign(game):
        find("own-board" if has_board(game) else "plain-board").wait_for()
    find("prove").first.click()
    page.locator(".verdict").wait_for()
    assert page.locator(".verdict.good").count(), "the browser could not prove the game"
    page.goto(f"/rules/{game.id}")
    for rule in game.meta.rule_ids[:1]:
        page.get_by_text(rule, exact=True).first.wait_for()


CHECKS = (it_is_played_replayed_and_proved_in_a_browser,)
