"""How smooth Alkemy's table is on a phone, how fast previews are answered, how much is loaded.

    python bench/alkemy_table.py [--seconds 4] [--slower 4] [--chromium /usr/bin/chromium]

A real server, the largest sample companies on the 300 table (24 figures), headless Chromium without
a GPU in the size of a phone, its processor slowed down as if it were four times slower. The frames
the page draws are counted while a figure is dragged in circles over the table, and while a scene of
dice is played out; the same moves are asked about over a socket; and what the page of the game
brings over the wire is summed up. Fails below 60 frames a second (a twentieth is allowed for the
clock), if the 95th percentile of the previews takes more than 5 ms, or above 250 kB.

Beside each rate stands what the page's own thread worked for a frame, in processor time of the
slow phone: on a machine that others use too, it tells whether frames are late because of the page
(more than 16.7 ms) or because of them.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402
from tests.server.house import running  # noqa: E402
from tests.web.conftest import find_chromium  # noqa: E402
from tests.web.skirmish import Skirmish  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu"]
LEAST_FRAMES = 57.0
MOST_MILLISECONDS = 5.0
MOST_BYTES = 250_000
PHONE = {"width": 390, "height": 844}
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


def counted(page: Page) -> list[float]:
    """Milliseconds between the frames drawn since counting began."""
    drawn: list[float] = page.evaluate("() => window.frames_drawn")
    return [later - earlier for earlier, later in pairwise(drawn)]


def dragging(page: Page, seconds: float) -> list[float]:
    """While a figure is dragged in circles."""
    token = page.locator(f"[data-figure={FIGURE}] .rim").first.bounding_box()
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
    found = counted(page)
    page.mouse.up()
    return found


def allowed(game: Skirmish, action: dict[str, object]) -> bool:
    return bool(game.wire.ask("ask", seat=0, action=action)["preview"]["allowed"])


def scene(page: Page, game: Skirmish) -> list[float]:
    """While a shot is played out, from the first die to the end of the scene."""
    game.go_on("hand")
    while game.actors != [0]:
        game.do("pass", seat=1)
        game.go_on("hand")
    game.do("activate", figure="avalonian_crossbowmen-1", seat=0)
    enemies = [f["name"] for f in game.view(0)["table"]["figures"] if f["seat"] == 1]
    crossbow = "avalonian_crossbowmen-1"
    shots = [{"type": "shoot", "figure": crossbow, "target": e, "inches": 20} for e in enemies]
    page.evaluate(COUNT)
    game.do(**next(s for s in shots if allowed(game, s)), seat=0)
    game.do("done", figure="avalonian_crossbowmen-2", seat=0)
    game.go_on("hand")
    page.locator("[data-test=clash]").first.wait_for()
    page.locator("[data-test=clash]").first.wait_for(state="detached")
    return counted(page)


def worked(session: CDPSession) -> float:
    """Milliseconds of the processor that the page's thread has worked so far."""
    told = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(each["value"]) for each in told if each["name"] == "TaskDuration")


def watched(session: CDPSession, what: Callable[[], list[float]]) -> tuple[list[float], float]:
    """The gaps between frames from the smallest on, and the work for each frame."""
    before = worked(session)
    gaps = sorted(what())
    return gaps, (worked(session) - before) / len(gaps)


def weight(page: Page) -> list[int]:
    """Every answer the page is sent from now on adds its bytes, as they came over the wire."""
    sizes: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    return sizes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--chromium", default=find_chromium())
    wish = parser.parse_args()
    with running(Path(tempfile.mkdtemp()) / "data") as house, sync_playwright() as playwright:
        game = Skirmish(house, setup="quick", format="300")
        game.muster("avalon-300", "triad-300").begin_turn(0)
        game.do("activate", figure=FIGURE)
        asked = sorted(previews(game))
        figures = len(game.view()["table"]["figures"])
        browser = playwright.chromium.launch(executable_path=wish.chromium, args=FLAGS)
        page = browser.new_page(
            base_url=house.address,
            viewport=PHONE,  # type: ignore[arg-type]
            locale="en-GB",
        )
        sizes = weight(page)
        page.goto(game.link(0), wait_until="networkidle")
        page.locator("[data-order=walk]").wait_for()
        loaded = sum(sizes)
        slow = page.context.new_cdp_session(page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": wish.slower})
        slow.send("Performance.enable", {"timeDomain": "threadTicks"})
        drags = watched(slow, lambda: dragging(page, wish.seconds))
        plays = watched(slow, lambda: scene(page, game))
        browser.close()
    slowest = asked[int(len(asked) * 0.95)]
    print(f"{figures} figures on the table, a phone {wish.slower:g} times slower")
    rates = []
    for what, (gaps, work) in (("dragging", drags), ("a scene is played", plays)):
        rates.append(1000 / statistics.mean(gaps))
        longest = gaps[int(len(gaps) * 0.95)]
        print(f"frames while {what}: {rates[-1]:.0f} a second, 95 % under {longest:.0f} ms", end="")
        print(f", {work:.1f} ms of work for each")
    print(f"previews: median {statistics.median(asked):.1f} ms, 95 % under {slowest:.1f} ms")
    print(f"loaded for the page of the game: {loaded / 1000:.0f} kB")
    sound = min(rates) >= LEAST_FRAMES and slowest <= MOST_MILLISECONDS and loaded <= MOST_BYTES
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
