"""Hands at a table of Alkemy, with a mouse or with a finger, and what is done with them."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from tests.web.battlefield import body, look, moved_on, on_screen, shown, together
from tests.web.people import Person


class Hand:
    """Does everything with a mouse, or everything with a finger."""

    def __init__(self, person: Person, phone: bool) -> None:
        self.person = person
        self.phone = phone

    def use(self, what: Locator) -> None:
        what.scroll_into_view_if_needed()
        if self.phone:
            what.tap()
        else:
            what.click()

    def press(self, test: str, which: str = "") -> None:
        self.use(self.person.page.locator(f"[data-test={test}]{which}").first)

    def point(self, x: int, y: int) -> None:
        at = on_screen(self.person, x, y)
        if self.phone:
            self.person.page.touchscreen.tap(*at)
        else:
            self.person.page.mouse.click(*at)

    def tap(self, name: str) -> None:
        figure = body(self.person, name)
        self.point(figure["x"], figure["y"])

    def play(self, test: str, which: str = "") -> None:
        """Presses what makes a move, and waits for it."""
        shown(self.person)
        step = look(self.person)["step"]
        self.press(test, which)
        moved_on(self.person, step)

    def activate(self, name: str) -> None:
        self.use(self.person.page.locator(f"[data-card='{name}']"))
        self.play("activate")

    def answer_quietly(self) -> None:
        """Whatever is asked in passing: the first dice, no improvement, no second look."""
        view = look(self.person)
        kind, actions = view["decision"]["kind"], view["actions"]
        if kind == "keep":
            self.play("keep")
        elif kind == "card":
            self.play("combat-card", ":not(:disabled)")
        elif kind == "react":
            self.play("order", "[data-order=stand-fast]")
        elif kind == "act":
            self.play("order", "[data-order=done]")
        elif kind == "hand":
            self.play("pass")
        else:
            quiet = [a["type"] for a in actions if a["type"] in ("decline", "stand-fast")]
            self.play("answer", f"[data-answer={(quiet or [actions[0]['type']])[0]}]")


def build(hand: Hand, name: str, *profiles: str) -> None:
    """A company of one's own, saved in one's browser."""
    page = hand.person.page
    page.goto("/g/alkemy/companies")
    expect(hand.person.find("found")).to_be_visible()
    for profile in profiles:
        hand.use(page.locator(f"[data-card={profile}] [data-test=add]"))
    if hand.phone:
        hand.press("to-build")
    expect(page.locator(".sound")).to_be_visible()
    hand.person.find("name").fill(name)
    hand.press("save")
    expect(hand.person.find("told")).not_to_be_empty()


def until(kinds: tuple[str, ...], *hands: Hand) -> str:
    """Both answer quietly until one of these is asked."""
    for _ in range(80):
        together(*[hand.person for hand in hands])
        view = look(hands[0].person)
        kind = "over" if view["result"] else str(view["decision"]["kind"])
        if kind in kinds:
            return kind
        for hand in hands:
            if look(hand.person)["actions"]:
                hand.answer_quietly()
                break
    raise AssertionError(f"nobody was asked for {kinds}")


def holds_no_secret(person: Person, card: str) -> None:
    """Neither the page nor anything it was sent tells a card that is not shown yet."""
    assert look(person)["pick"] is None
    assert card not in json.dumps(look(person)["open"])
    expect(person.find("duel").locator(f"[data-card={card}]")).to_have_count(0)
