"""The rules at hand: searched, linked to, and opened from what they are about."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import athanor
from athanor.texts import Texts
from tests.web.people import Person

Come = Callable[..., Person]


def test_every_rule_of_every_game_is_on_its_page_in_three_languages(person: Come) -> None:
    ada = person("Ada")
    for language in ("en", "fr", "it"):
        ada.page.goto("/")
        ada.find("settings").click()
        ada.find("language").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        for game in athanor.game_ids():
            ada.page.goto(f"/rules/{game}")
            rules = athanor.game(game).meta.rule_ids
            expect(ada.find("rules").locator("li")).to_have_count(len(rules))
            texts = Texts(language, game)
            shown = ada.page.evaluate(
                "() => [...document.querySelectorAll('[data-rule]')]"
                ".map(each => [each.dataset.rule, each.querySelector('p').textContent])"
            )
            assert shown == [[rule, texts.rule(rule)] for rule in rules]


def test_a_rule_is_found_without_its_accents_and_linked_to(person: Come) -> None:
    zoe = person("Zoé", language="fr").home()
    zoe.page.locator("a[href='/rules/poison']").click()
    search = zoe.find("rules-search")
    rules = zoe.find("rules").locator("li")
    expect(rules).to_have_count(27)
    search.fill("DEBORDE prenez")
    expect(rules).to_have_count(1)
    expect(rules).to_have_attribute("data-rule", "P-15")
    expect(rules.locator("mark").first).to_have_text("déborde")
    expect(zoe.page.get_by_role("status")).to_have_text("1 règle sur 27")
    search.fill("p-2")
    expect(rules).to_have_count(8)
    search.fill("xyzzy")
    expect(rules).to_have_count(0)

    zoe.page.goto("/rules/poison#P-21")
    expect(zoe.page.locator("[data-rule=P-21]")).to_be_focused()
    expect(zoe.page.locator("[data-rule=P-21]")).to_be_in_viewport()
    zoe.page.locator("[data-rule=P-22] a").click()
    expect(zoe.page.locator("[data-rule=P-22]")).to_be_focused()
    assert zoe.page.url.endswith("/rules/poison#P-22")
    zoe.page.goto("/rules/xyzzy")
    expect(zoe.page.get_by_role("alert")).to_contain_text("Il n’y a rien à cette adresse")


def test_at_the_table_rules_open_from_what_they_are_about(person: Come) -> None:
    """On a phone there is no room for the marks: its rules are in the bar above."""
    ada = person("Ada").play_now()
    ada.await_turn()
    page = ada.page

    def opens(rule: str) -> None:
        mark = page.locator(f"[data-rule-mark={rule}]")
        mark.click()
        shown = page.get_by_role("dialog").locator(f"[data-rule={rule}]")
        expect(shown).to_be_focused()
        expect(shown).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(mark).to_be_focused()

    opens("P-09")  # the prompt
    opens("P-11")  # the cauldrons
    opens("P-01")  # the cards
    opens("P-20")  # the score pad


def test_a_refused_action_opens_its_rule(person: Come) -> None:
    ada = person("Ada").play_now()
    page = ada.page
    closed = page.locator(".cauldron.closed")
    while not closed.count():
        ada.await_turn()
        ada.go_on()
        for card in ada.cards.all():
            card.click()
            if closed.count():
                break
        else:
            ada.pour()
    before = ada.hand()
    closed.first.click(force=True)  # it may be pressed, and says why not
    expect(ada.find("refused-rule")).to_contain_text("cauldron")
    assert ada.hand() == before
    rule = ada.find("refused-rule").locator("b").inner_text()
    assert rule in ("P-11", "P-12")
    ada.find("refused-rule").click()
    expect(page.get_by_role("dialog").locator(f"[data-rule={rule}]")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(ada.find("refused")).to_have_count(0)
    ada.pour()
