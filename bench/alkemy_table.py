"""How smooth Alkemy's table is in a browser, and how fast previews are answered.

    python bench/alkemy_table.py [--seconds 4] [--chromium /usr/bin/chromium]

A real server, the largest sample companies on the 300 table, headless Chromium without a GPU. A
figure is dragged in circles over the table while the frames the page draws are counted; and the
same moves are asked about over a socket. Fails below 50 frames a second, or if the 95th percentile
of the previews takes 50 ms or more.
"""

from __future__ import annotations

import argparse
import math
import random
import shutil
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.server.house import running  # noqa: E402
from tests.web.skirmish import Skirmish  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu"]
LEAST_FRAMES = 50.0
MOST_MILLISECONDS = 50.0
FIGURE = "garlan-1"

COUNT = """() => {
  window.frames_drawn = []
  const note = now => { window.frames_drawn.push(now); requestAnimationFrame(note) }
  requestAnimationFrame(note)
}"""


def previews(game: Skirmish, count: int = 400) -> list[float]:
    """Milliseconds from asking to the answer, for walks and runs to any place near by."""
    figure, rng = game.figure(FIGURE), random.Random(1)
    taken = []
    for i in range(count):
        far = 1200 if i % 2 else 500
        action = {
            "type": "run" if i % 2 else "walk",
            "figure": FIGURE,
            "x": figure["x"] + rng.randint(-far, far),
            "y": figure["y"] + rng.randint(-far, far),
        }
        began = time.perf_counter()
        answer = game.wire.ask("ask", seat=0, action=action)
        taken.append(1000 * (time.perf_counter() - began))
        assert answer["type"] == "previewed", answer
    return taken


def frames(page: Page, seconds: float) -> list[float]:
    """Milliseconds between the frames drawn while a figure is dragged in circles."""
    token = page.locator(f"[data-figure={FIGURE}]").first.bounding_box()
    table = page.locator("svg.ground").bounding_box()
    assert token is not None
    assert table is not None
    x, y = token["x"] + token["width"] / 2, token["y"] + token["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 10)
    page.evaluate(COUNT)
    began = time.perf_counter()
    turn = 0.0
    while time.perf_counter() - began < seconds:
        turn += 0.15
        page.mouse.move(
            table["x"] + table["width"] * (0.5 + 0.4 * math.cos(turn)),
            table["y"] + table["height"] * (0.5 + 0.4 * math.sin(turn)),
        )
    drawn: list[float] = page.evaluate("() => window.frames_drawn")
    page.mouse.up()
    return [later - earlier for earlier, later in pairwise(drawn)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--chromium", default=shutil.which("chromium") or "chromium")
    wish = parser.parse_args()
    data = Path(tempfile.mkdtemp()) / "data"
    with running(data) as house, sync_playwright() as playwright:
        game = Skirmish(house, setup="quick", format="300")
        game.muster("avalon-300", "triad-300").begin_turn(0)
        game.do("activate", figure=FIGURE)
        asked = sorted(previews(game))
        figures = len(game.view()["table"]["figures"])
        browser = playwright.chromium.launch(executable_path=wish.chromium, args=FLAGS)
        page = browser.new_page(
            base_url=house.address, viewport={"width": 1280, "height": 720}, locale="en-GB"
        )
        page.goto(game.link(0))
        page.locator("[data-order=walk]").wait_for()
        gaps = sorted(frames(page, wish.seconds))
        browser.close()
    slowest, longest = asked[int(len(asked) * 0.95)], gaps[int(len(gaps) * 0.95)]
    rate = 1000 / statistics.mean(gaps)
    print(f"{figures} figures on the table")
    print(f"frames while dragging: {rate:.0f} a second, 95 % under {longest:.0f} ms")
    print(f"previews: median {statistics.median(asked):.1f} ms, 95 % under {slowest:.1f} ms")
    return 0 if rate >= LEAST_FRAMES and slowest < MOST_MILLISECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
