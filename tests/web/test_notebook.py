"""A replay in a notebook, in a real browser: no server, no network, stepped through by hand."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from athanor.adapters.notebook import show
from tests.adapters.test_parquet import played


def test_a_replay_is_stepped_through(chromium: Browser, tmp_path: Path) -> None:
    record = played("poison", 3, hand="short")
    file = tmp_path / "cell.html"
    file.write_text(f"<!doctype html><meta charset=utf-8>{show(record).html}", "utf-8")
    page = chromium.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    frame = page.frame_locator("iframe")
    last = len(record.moves)
    expect(frame.locator("output")).to_have_text(f"0 / {last}")
    frame.get_by_role("button", name="▸").click()
    expect(frame.locator("output")).to_have_text(f"1 / {last}")
    expect(frame.locator("svg")).to_have_count(1)
    frame.locator("input").fill(str(last))
    expect(frame.locator("output")).to_have_text(f"{last} / {last}")
    expect(frame.locator("main")).to_contain_text("Ada")
    assert [url for url in asked if url.startswith("http")] == []
    page.close()
