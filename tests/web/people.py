"""People with browsers: what they do at a table, and what they have in front of them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.server.house import Server, play_out

#: How long a browser may take for what is going to happen, in milliseconds: a busy machine is slow.
PATIENT = 90_000
expect.set_options(timeout=PATIENT)

PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 720}

#: Plays the first action of the list whenever there is one, `left` times.
HANDS = """left => {
  window.left = left
  clearInterval(window.hands)
  window.hands = setInterval(() => {
    if (window.left <= 0) return clearInterval(window.hands)
    const button = document.querySelector('[data-test=actions] button:not(:disabled)')
    if (!button) return document.querySelector('[data-test=unveil]')?.click()
    window.left -= 1
    button.click()
  }, 4)
}"""

#: All moves are played and nobody's curtain is before the table.
SEEN = """() => {
  if (window.left > 0) return false
  document.querySelector('[data-test=unveil]')?.click()
  return document.querySelector('.cauldron') !== null
}"""

#: The keys of one's seats at a table.
KEYS = """table => JSON.parse(localStorage.getItem('athanor.tables'))[table].seats
  .map(({ key }) => key)"""

#: How fast this browser shows the moves of others, unless it was told otherwise.
CHOOSE_PACE = """
if (location.protocol.startsWith('http') && !localStorage.getItem('athanor.settings'))
  localStorage.setItem('athanor.settings', JSON.stringify({ pace: '%s' }))
"""

WATCH_POLICY = """
window.violations = []
addEventListener('securitypolicyviolation', event => {
  window.violations.push(event.violatedDirective + ' ' + event.blockedURI)
  console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI)
})
"""


#: When the page shows a later step than this one, and waits for nobody's answer.
MOVED_ON = """before => {
  const table = document.querySelector('main[data-step]:not([data-busy])')
  return table !== null && Number(table.dataset.step) > before
}"""


class Person:
    """A browser context, its page, and everything the page was sent by its sockets."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        pace: str = "once",
        worker: bool = False,
    ) -> None:
        self.name = name
        self.errors: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.context = browser.new_context(
            base_url=address,
            viewport=PHONE if phone else LAPTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale={"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            # What a worker keeps would come between the tests and the house.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENT)
        self.context.add_init_script(WATCH_POLICY)
        self.context.add_init_script(CHOOSE_PACE % pace)
        self.page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.errors.append(f"{self.name}: {error}"))
        page.on("websocket", self.listen)
        return page

    def note(self, message: ConsoleMessage) -> None:
        if "blocked by Playwright" in message.text:
            return  # no worker: asked for above
        if message.type in ("error", "warning"):
            self.errors.append(f"{self.name}: {message.text}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    # -- the way to a table

    def home(self) -> Person:
        self.page.goto("/")
        self.find("play-now").first.wait_for()
        return self

    def play_now(self) -> Person:
        self.home().page.locator("[data-test=play-now][data-game=poison]").click()
        self.prompt.wait_for()
        return self

    def open_table(self, *others: str) -> Person:
        """`others` are what the seats beside one's own are for: open, here, or a bot's level.
        In English."""
        self.page.goto("/open/poison")
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        self.page.locator(".sizes button", has_text=str(len(others) + 1)).click()
        for plan, other in zip(self.find("plan").all(), others, strict=True):
            plan.select_option(other)
        # The last seat deals, so that the first one starts.
        self.page.get_by_label("First dealer").select_option(index=len(others) + 1)
        self.page.locator("form button.large").click()
        return self

    def sit(self, link: str) -> Person:
        self.page.goto(link)
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        self.find("sit").click()
        expect(self.find("sit")).to_have_count(0)
        return self

    @property
    def link(self) -> str:
        return self.page.locator("input[readonly]").first.input_value()

    # -- at the table

    def find(self, test: str) -> Locator:
        return self.page.locator(f"[data-test={test}]")

    @property
    def prompt(self) -> Locator:
        return self.find("prompt")

    @property
    def cards(self) -> Locator:
        return self.page.locator("[data-hand]")

    def hand(self) -> list[str]:
        return [card.get_attribute("aria-label") or "" for card in self.cards.all()]

    def await_turn(self) -> None:
        self.page.locator(".hand.asked").wait_for()

    def press(self, choice: Locator) -> None:
        """Presses what makes a move, and waits until the table has moved by it."""
        table = self.page.locator("main[data-step]:not([data-busy])")
        before = int(table.get_attribute("data-step") or 0)
        choice.click()
        self.page.wait_for_function(MOVED_ON, arg=before)

    def pour(self) -> None:
        """Tap a card, tap a cauldron that lights up."""
        self.await_turn()
        before = self.cards.count()
        self.go_on()
        self.cards.first.click()
        self.page.locator(".cauldron.lit").first.click()
        expect(self.cards).not_to_have_count(before)

    def go_on(self) -> None:
        """Put the count of a round aside."""
        if self.find("go-on").count():
            self.find("go-on").click()

    def play_on(self, moves: int = 10_000) -> None:
        """Play quickly, in the background, until told otherwise."""
        self.page.evaluate(HANDS, moves)

    def pause(self) -> None:
        """Wait until those moves are played, with the table in sight, whoever is to move."""
        self.page.wait_for_function(SEEN)

    def play_to_the_end(self) -> None:
        self.play_on()
        self.await_end()

    def await_end(self) -> None:
        """Waits for the count, however long the game. Not with `expect`, which describes the whole
        page, for the message that it might have to give, each time that it looks in vain."""
        self.page.locator(".ranking").wait_for(timeout=3 * PATIENT)

    def finish(self, house: Server) -> None:
        """The rest of the game over a socket, with the keys of this browser: what nobody looks at
        need not be drawn. Then the count."""
        table = self.heard_table()["id"]
        keys: list[str] = self.page.evaluate(KEYS, table)
        with house.join(table, *keys) as wire:
            self.page.goto("about:blank")
            play_out(wire)
        self.page.goto(f"/t/{table}")
        self.await_end()

    def ranking(self) -> list[str]:
        return [
            row.replace(" (you)", "") for row in self.page.locator(".ranking li").all_inner_texts()
        ]

    def views(self) -> list[dict[str, Any]]:
        """Every view this browser was ever sent."""
        return [feed["view"] for message in self.heard for feed in message.get("feeds", ())]

    def heard_table(self) -> dict[str, Any]:
        """The table as the server told of it last."""
        tables: list[dict[str, Any]] = [m["table"] for m in self.heard if "table" in m]
        return tables[-1]
