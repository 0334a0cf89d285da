"""The rules at hand: searched, linked to, and opened from what they are about."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import Route, expect

import athanor
from athanor.texts import Texts
from tests.web.people import Person
from tests.web.screens import in_order

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
            expect(ada.page.locator("[data-rule]")).to_have_count(len(rules))
            texts = Texts(language, game)
            shown = ada.page.evaluate(
                "() => [...document.querySelectorAll('[data-rule]')]"
                ".map(each => [each.dataset.rule, each.querySelector('p').textContent])"
            )
            assert shown == [[rule, texts.rule(rule)] for rule in rules]


def written(game: str, kind: str) -> dict[str, str]:
    """The messages of a game's rules whose names begin with `kind`, by the rest of their names."""
    text = files(f"athanor.games.{game}").joinpath("texts/rules-en.ftl").read_text("utf-8")
    lines = [line.partition(" = ") for line in text.splitlines() if line.startswith(f"{kind}-")]
    return {name.removeprefix(f"{kind}-"): words for name, _, words in lines}


#: Every drawing with what stands below it, and how much of it is painted.
DRAWN = """() => [...document.querySelectorAll('[data-test=drawing]')].map(each => {
  const box = each.querySelector('.drawn').getBoundingClientRect()
  const signs = [...each.querySelectorAll('.drawn svg')].filter(sign => sign.checkVisibility())
  const blank = [...each.querySelectorAll('.drawn use')].filter(use =>
    !document.querySelector(use.getAttribute('href')))
  const id = each.closest('[data-rule]').dataset.rule
  const fits = each.querySelector('.drawn').scrollWidth <= box.width + 1
  return [id, each.querySelector('figcaption').textContent,
    box.height > 40 && signs.length > 0 && blank.length === 0 && fits]
})"""


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", athanor.game_ids())
def test_rules_come_in_chapters_with_drawings_and_examples(
    person: Come, game: str, phone: bool
) -> None:
    ada = person("Ada", phone=phone, dark=phone)
    page = ada.page
    page.goto(f"/rules/{game}")
    titles = list(written(game, "chapter").values())
    expect(page.locator("main h2")).to_have_text(titles)
    expect(ada.find("facts")).to_contain_text("min")
    drawings = written(game, "drawing")
    expect(ada.find("drawing")).to_have_count(len(drawings))
    for drawing in ada.find("drawing").all():  # each is drawn when it comes near
        drawing.scroll_into_view_if_needed()
    expect(page.locator(".coming")).to_have_count(0)
    assert page.evaluate(DRAWN) == [[id, drawings[id], True] for id in sorted(drawings)]
    examples = written(game, "example")
    shown = {
        each.locator("xpath=ancestor::li").get_attribute("data-rule"): each.inner_text()
        for each in ada.find("example").all()
    }
    assert shown == {id: f"Example: {text}" for id, text in examples.items()}
    in_order(ada, f"the rules of {game}", fits=False)

    # The last chapter is a press away, and its first rule has the focus.
    last = ada.find("contents").locator("a").last
    expect(last).to_have_text(titles[-1])
    last.click()
    expect(page.locator("[data-rule]:focus")).to_be_in_viewport()
    assert page.url.endswith(
        "#" + str(page.locator("[data-rule]:focus").get_attribute("data-rule"))
    )


def test_what_comes_later_moves_nothing_on_a_games_page(person: Come) -> None:
    """Neither the facts, nor the rules, nor the other games' links push what is there already."""
    ada = person("Ada", phone=True)
    ada.page.add_init_script(SHIFTS)
    asked: list[Route] = []
    ada.page.route("**/api/house", lambda route: asked.append(route))
    ada.page.goto("/rules/kazaam")
    expect(ada.find("rules")).to_be_visible()
    for route in asked:
        route.continue_()
    expect(ada.find("facts")).to_contain_text("minutes")
    expect(ada.page.locator("a[href='/rules/poison']")).to_be_visible()
    assert ada.page.evaluate("window.shifted") < SHIFTED_AT_MOST


#: How far things moved by themselves so far, as browsers measure it.
SHIFTS = """
window.shifted = 0
new PerformanceObserver(list => {
  for (const { value } of list.getEntries()) window.shifted += value
}).observe({ type: 'layout-shift', buffered: true })
"""
#: Fonts that come late may move a word; browsers call a tenth good.
SHIFTED_AT_MOST = 0.05


def test_a_rule_is_found_without_its_accents_and_linked_to(person: Come) -> None:
    zoe = person("Zoé", language="fr").home()
    zoe.page.locator("a[href='/rules/poison']").click()
    search = zoe.find("rules-search")
    rules = zoe.find("rules").locator("[data-rule]")
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


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_at_the_table_rules_open_from_what_they_are_about(person: Come, phone: bool) -> None:
    ada = person("Ada", phone=phone).play_now()
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
    if phone:
        ada.find("tab-pad").click()
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
