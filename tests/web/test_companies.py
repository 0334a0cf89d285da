"""Companies: looked through, built, broken and mended, saved, shared, and on paper."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

import athanor
from athanor.games.alkemy import companies
from athanor.games.alkemy.handbook import Handbook, ProfileCard
from athanor.texts import LANGUAGES
from athanor.texts.say import sources
from tests.web.people import Person
from tests.web.screens import SMALL, in_order

PAGE = "/g/alkemy/companies"
TABLET = {"width": 820, "height": 1180}


def book() -> Handbook:
    found = athanor.game("alkemy").handbook()
    assert isinstance(found, Handbook)
    return found


BOOK = book()
CARDS: dict[str, ProfileCard] = {card.id: card for card in BOOK.profiles}


def said(language: str, id: str) -> str:
    """A message without variables, as the cards' own file or the game's has it."""
    from importlib.resources import files

    own = files("athanor.games.alkemy").joinpath(f"texts/cards-{language}.ftl")
    for text in (own.read_text("utf-8"), *sources(language, "alkemy")):
        found = re.search(rf"^{re.escape(id)} = (.+)$", text, re.MULTILINE)
        if found:
            return found[1]
    raise KeyError(id)


class Builder:
    """Somebody at the page of companies."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.page.goto(PAGE)
        expect(self.find("found")).to_be_visible()

    def find(self, test: str) -> Locator:
        return self.person.find(test)

    def add(self, *profiles: str) -> None:
        for profile in profiles:
            self.page.locator(f"[data-card={profile}] [data-test=add]").click()

    def start_from(self, sample: str) -> None:
        self.find("samples").select_option(sample)
        expect(self.page.locator(".sound")).to_be_visible()

    def broken(self, *rules: str) -> None:
        """Exactly these rules are named."""
        for rule in rules:
            expect(self.page.locator(f"[data-rule='{rule}']")).to_have_count(rules.count(rule))
        expect(self.page.locator("[data-rule]")).to_have_count(len(rules))

    def clear(self) -> None:
        self.page.get_by_role("button", name="New company").click()
        expect(self.find("samples")).to_be_visible()


def found(builder: Builder) -> set[str]:
    cards = builder.page.locator("[data-card]").all()
    return {str(card.get_attribute("data-card")) for card in cards}


def test_every_card_is_found_and_says_everything(person: Callable[..., Person]) -> None:
    ada = Builder(person("Ada"))
    assert found(ada) == {card.id for card in BOOK.profiles if card.offered}
    filters: list[tuple[str, str, Callable[[Any], bool]]] = [
        ("people", "temple", lambda card: "temple" in card.peoples),
        ("role", "shooter", lambda card: card.weapon is not None),
        ("role", "alchemist", lambda card: card.alchemist),
        ("skill", "reach", lambda card: "reach" in card.skills),
        ("most", "15", lambda card: card.cost <= 15),
    ]
    for test, choice, fits in filters:
        ada.find(test).select_option(choice)
        assert found(ada) == {c.id for c in BOOK.profiles if c.offered and fits(c)}, choice
        ada.find("clear").click()
    ada.find("search").fill("premonition")
    assert found(ada) == {"sorhna_oracle"}
    ada.find("search").fill("dragonfly")
    expect(ada.find("found")).to_contain_text("No card matches")
    ada.find("clear").click()
    ada.find("missing").check()
    expect(ada.page.locator("[data-card]")).to_have_count(89)
    hakan = ada.page.locator("[data-card=hakan]")
    card = CARDS["hakan"]
    text = hakan.inner_text()
    for number in (card.cost, card.mnd, card.ref, card.com, card.defence, card.ap, card.size):
        assert re.search(rf"\b{number}\b", text), number
    assert f"{card.walk} / {card.charge} / –" in text
    tables = hakan.locator("tbody").all_inner_texts()
    assert [list(map(int, table.split())) for table in tables] == [
        list(card.damage),
        list(card.second_damage),
    ]
    assert hakan.locator("svg[role=img]").get_attribute("aria-label") == (
        f"{card.white} white, {card.yellow} yellow, {card.red} red"
    )
    hakan.get_by_role("button", name="One-eyed", exact=True).click()
    expect(hakan.get_by_text("His bonus die for aim is a red die.")).to_be_visible()


@pytest.mark.rule("A-11")
def test_each_broken_rule_is_named_as_one_builds(person: Callable[..., Person]) -> None:
    ada = Builder(person("Ada"))
    ada.add("triadic_guard")
    ada.broken("A-08")
    ada.page.get_by_role("button", name="Rule A-08").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Heroes are taken once each")
    ada.page.keyboard.press("Escape")
    ada.add("lee_ping")
    expect(ada.page.locator(".sound")).to_be_visible()
    ada.add("chen_sze")
    ada.broken("A-08")
    ada.page.locator("[data-part=chen_sze] [data-test=less]").click()
    ada.broken()
    expect(ada.page.locator("[data-card=garlan]")).to_have_count(0)  # another people
    ada.find("apart").check()
    ada.add("garlan")
    ada.broken("A-08", "A-10")
    # The card at fault is named where it stands.
    expect(ada.page.locator("[data-fault]")).to_have_count(1)
    expect(ada.page.locator("[data-part=garlan]")).to_contain_text("does not march with")
    expect(ada.page.locator("[data-part=garlan]")).to_contain_text("One too many")
    ada.page.locator("[data-part=garlan] [data-test=less]").click()
    ada.add("shadow", "shadow", "shadow")
    ada.broken("A-09")
    ada.add("dragon_guard_inquisitor", "militia_archers")
    ada.broken("A-07", "A-09")
    expect(ada.find("cost")).to_have_text("194 of 180 points")
    expect(ada.find("play")).to_have_count(0)
    ada.find("format").select_option("300")
    ada.broken("A-09")
    ada.clear()
    ada.start_from("aurlok-300")
    ada.find("format").select_option("blitz")
    ada.broken("A-07", "A-08")


def test_saved_reloaded_shared_and_taken_to_a_table(person: Callable[..., Person]) -> None:
    ada = Builder(person("Ada"))
    ada.start_from("walosi-alchemist")
    ada.find("name").fill("Mud & Moon")
    ada.find("notes").fill("Through the marsh.")
    ada.find("save").click()
    expect(ada.find("told")).to_have_text("Saved in this browser and on the server.")
    ada.find("share").click()
    link, code = (field.input_value() for field in ada.find("links").locator("input").all())
    assert companies.decode(code).figures == companies.sample("walosi-alchemist").figures
    ada.page.reload()
    expect(ada.find("name")).to_have_value("Mud & Moon")
    ada.clear()
    ada.find("saved").get_by_role("button", name="Mud & Moon").first.click()
    expect(ada.page.locator(".sound")).to_be_visible()
    expect(ada.find("notes")).to_have_value("Through the marsh.")
    kept = ada.find("saved").get_by_role("link").get_attribute("href")
    assert kept

    blaise = person("Blaise", phone=True)
    for address in (link, kept):
        blaise.page.goto(address)
        expect(blaise.find("name")).to_have_value("Mud & Moon")
        expect(blaise.page.locator("[data-part]")).to_have_count(
            len(companies.sample("walosi-alchemist").figures)
        )
    blaise.page.goto(PAGE + "/AK1-NOPE")
    expect(blaise.page.get_by_role("alert")).to_contain_text("not the code of a company")

    ada.find("play").click()
    expect(ada.find("bring")).to_contain_text(code)
    ada.find("plan").select_option("novice")
    ada.page.locator("form button.large").click()
    expect(ada.person.prompt).to_be_visible()
    expect(ada.person.prompt).not_to_contain_text("company")
    assert ada.person.views()[-1]["table"]["companies"][0] == code
    blaise.errors = [error for error in blaise.errors if "400" not in error]  # the wrong code


def test_the_way_from_the_home_page(person: Callable[..., Person]) -> None:
    ada = person("Ada", language="it").home()
    ada.page.get_by_role("link", name="Compagnie").click()
    expect(ada.find("found")).to_be_visible()
    assert ada.page.url.endswith(PAGE)


@pytest.mark.rule("A-11")
@pytest.mark.parametrize(
    "language, sample", [("en", "triad-300"), ("fr", "aurlok-alchemist"), ("it", "escaped-band")]
)
def test_the_pdf_holds_every_number_and_every_word(
    person: Callable[..., Person], language: str, sample: str
) -> None:
    """One page; for each profile its numbers in order; each skill and formula in full."""
    ada = person("Ada", language=language)
    row = companies.SAMPLES[sample]
    figures = companies.sample(sample).figures
    name = "Nebbia e ferro"
    ada.page.goto(f"{PAGE}/{sample}/sheet?format={row.format}&name={name}")
    expect(ada.page.locator("[data-sheet]")).to_have_count(len(figures))
    expect(ada.find("sheet")).to_contain_text("AK1-")
    ada.page.evaluate("() => document.fonts.ready")
    reader = PdfReader(io.BytesIO(ada.page.pdf(prefer_css_page_size=True)))
    assert len(reader.pages) == 1
    box = reader.pages[0].mediabox
    assert (round(box.width), round(box.height)) == (595, 842)
    read = " ".join(reader.pages[0].extract_text().split())
    text = squeezed(read)
    assert name in read
    assert re.search(rf"\b{companies.sample(sample).cost()}\b", read)
    for id, count in figures.items():
        card = CARDS[id]
        title = said(language, f"profile-{id}")
        assert title in read
        check_numbers(id, count, re.findall(r"\d+|–", read.partition(title)[2]))
        boxes = ada.page.locator(f"[data-sheet={id}] li svg g").count()
        assert boxes == count * (card.white + card.yellow + card.red), id
        if card.alchemy:
            assert ada.page.locator(f"[data-sheet={id}] i.stone").count() == card.alchemy.stones
        for skill in card.skills:
            assert squeezed(said(language, f"explain-skill-{skill}")) in text, skill
        for formula in card.formulas:
            assert squeezed(said(language, f"explain-formula-{formula}")) in text, formula


def check_numbers(id: str, count: int, numbers: list[str]) -> None:
    """Those of a profile, in the order of the printed card."""
    card = CARDS[id]
    traits = [card.mnd, card.ref, card.com, card.defence, card.ap, card.size]
    moves = [card.walk, card.charge, card.run or "–"]
    wanted = [*([count] if count > 1 else []), card.cost, *traits, *moves]
    assert numbers[: len(wanted)] == [str(n) for n in wanted], id
    follow = numbers[len(wanted) :]
    assert follow[:6] == [str(n) for n in card.damage], id
    if card.weapon:
        shot = [card.weapon.com, card.weapon.range, *card.second_damage]
        assert follow[6:14] == [str(n) for n in shot], id


def squeezed(text: str) -> str:
    """Without the spaces and hyphens that a line's end brings."""
    return re.sub(r"[\s\u00ad-]+", "", text)


@pytest.mark.parametrize(
    "size, dark, language",
    [("phone", False, "fr"), ("tablet", True, "it"), ("laptop", True, "en")],
)
def test_the_page_is_in_order_on_every_screen(
    person: Callable[..., Person], size: str, dark: bool, language: str
) -> None:
    ada = person("Ada", phone=size == "phone", dark=dark, language=language)
    page = ada.page
    if size == "tablet":
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]

    builder = Builder(ada)
    builder.find("search").fill("sorhna")
    page.locator("[data-card=sorhna_oracle] .word").first.click()
    in_order(ada, "cards", fits=False, plain=True)
    if builder.find("to-build").is_visible():
        builder.find("to-build").click()
    builder.start_from("khaliman-alchemist")
    builder.find("save").click()
    builder.find("share").click()
    page.locator("[data-part=araoui] [data-test=less]").click()
    builder.broken("A-08")
    in_order(ada, "building", fits=False, plain=True)
    builder.find("print").click()
    expect(builder.find("sheet")).to_be_visible()
    in_order(ada, "sheet", fits=False)
    assert page.evaluate(SMALL) == []
    page.goto(f"{PAGE}/figures")
    expect(page.locator("[data-token]").last).to_be_visible()
    in_order(ada, "figures", fits=False, plain=True)
    texts = page.locator("main").inner_text()
    assert not re.search(r"\b(co|sheet|explain|skill|profile|weapon)-[a-z]", texts)


def test_two_companies_are_compared(person: Callable[..., Person]) -> None:
    ada = Builder(person("Ada"))
    for sample in ("walosi-alchemist", "triad-warriors"):
        ada.start_from(sample)
        ada.find("save").click()
        expect(ada.find("told")).not_to_be_empty()
        ada.clear()
    ada.find("compare").locator("summary").click()
    costs = ada.find("compare").locator("tbody tr").first.locator("td").all_inner_texts()
    assert [int(cost) for cost in costs] == [
        companies.sample("triad-warriors").cost(),
        companies.sample("walosi-alchemist").cost(),
    ]
    ada.find("compare-with").first.select_option(index=1)
    expect(ada.find("compare").locator("tbody tr").first.locator("td").first).to_have_text(costs[1])


def test_a_company_by_keyboard(person: Callable[..., Person]) -> None:
    ada = Builder(person("Ada"))
    press = ada.page.keyboard.press

    def tab_to(selector: str) -> None:
        for _ in range(60):
            press("Tab")
            if ada.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(selector)

    tab_to("[data-test=search]")
    ada.page.keyboard.type("lee ping")
    expect(ada.page.locator("[data-card]")).to_have_count(1)
    tab_to("[data-card=lee_ping] .word")
    press("Enter")
    expect(ada.page.locator("[data-card=lee_ping] [role=status]")).to_be_visible()
    tab_to("[data-card=lee_ping] [data-test=add]")
    press("Enter")
    expect(ada.page.locator("[data-part=lee_ping]")).to_be_visible()
    tab_to("[data-test=play]")
    tab_to("[data-test=print]")
    press("Enter")
    expect(ada.find("sheet")).to_be_visible()


def test_an_unknown_page_says_so(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    ada.page.goto("/g/alkemy/nowhere")
    expect(ada.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_can_be_taken_is_explained(language: str) -> None:
    for card in BOOK.profiles:
        if card.offered:
            for skill in card.skills:
                assert said(language, f"explain-skill-{skill}")
            for formula in card.formulas:
                assert said(language, f"explain-formula-{formula}")
            if card.weapon:
                assert said(language, f"weapon-{card.weapon.name}")
