"""Hints at the prompt, and the review of a game that is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.bots.test_advice import game_with_a_blunder
from tests.web.people import Person

Come = Callable[..., Person]


def test_a_hint_is_marked_on_the_board_and_played_with_a_tap(person: Come) -> None:
    ada = person("Ada", phone=True).play_now()
    ada.await_turn()
    before = ada.cards.count()
    ada.find("hint").click()
    lines = ada.find("hints").locator("li")
    expect(lines.first).to_be_visible()
    assert 2 <= lines.count() <= 3
    expect(lines.first).to_contain_text("chance of winning")
    offered = ada.find("actions").locator("button").all_text_contents()
    assert set(ada.find("hints").locator("strong").all_text_contents()) <= set(offered)
    ada.page.keyboard.press("Escape")
    expect(ada.find("hints")).to_have_count(0)
    expect(ada.find("hint")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(lines.first).to_be_visible()

    # What it is about is marked where it lies, and nothing hides it.
    for number in range(lines.count()):
        expect(lines.nth(number)).to_be_visible()
        marked = ada.page.locator("[data-advised]")
        expect(marked).to_have_count(2)
        assert marked.evaluate_all(
            """all => all.every(each => {
              const { x, y, width, height } = each.getBoundingClientRect()
              return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            })"""
        )
        lines.nth(number).locator("[data-test=other-hint]").click()
    lines.first.locator("[data-test=play-hint]").click()
    expect(ada.cards).not_to_have_count(before)
    expect(ada.find("hints")).to_have_count(0)
    expect(ada.page.locator("[data-advised]")).to_have_count(0)


def test_a_table_without_hints_offers_none(person: Come) -> None:
    ada = person("Ada").home()
    ada.page.locator("a[href='/open/poison']").click()
    ada.find("allow-hints").uncheck()
    for plan in ada.find("plan").all():
        plan.select_option("random")
    ada.page.locator("form button.large").click()
    ada.await_turn()
    expect(ada.find("hint")).to_have_count(0)


def test_a_review_shows_the_blunder_and_leads_there(person: Come, tmp_path: Path) -> None:
    record, blunder = game_with_a_blunder(100)
    (tmp_path / "game.json").write_bytes(record.json())
    ada = person("Ada")
    ada.page.goto("/replay")
    ada.find("record-file").set_input_files(tmp_path / "game.json")
    ada.find("eyes").select_option("1")
    ada.find("review-run").click()
    expect(ada.find("review")).to_contain_text("moves judged")
    expect(ada.find("review")).to_contain_text("moves cost most")
    mistakes = ada.find("mistake")
    assert 1 <= mistakes.count() <= 3
    found = ada.page.locator(f"[data-test=mistake][data-at='{blunder}']")
    expect(found).to_contain_text("Better:")
    ada.find("eyes").select_option("open")
    found.click()
    expect(ada.find("where")).to_contain_text(f"Action {blunder} of")
    expect(ada.find("eyes")).to_have_value("1")

    # The graph: one point for each move, and the arrows go from one to the next.
    graph = ada.find("chances")
    own = [step for step, move in enumerate(record.moves) if move.seat == 1]
    expect(graph.locator("circle")).to_have_count(len(own))
    graph.locator("circle[tabindex='0']").focus()
    ada.page.keyboard.press("ArrowLeft")
    before = own[own.index(blunder) - 1]
    expect(ada.find("where")).to_contain_text(f"Action {before} of")
    expect(graph.locator(f"[data-point='{before}']")).to_be_focused()
    assert "chance about" in (graph.locator("circle").first.get_attribute("aria-label") or "")
