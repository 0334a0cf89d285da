"""Pictures of the games being played, taken from our own boards: for the home page, for each game's
page and for messengers that show a link; and the icons for home screens. Run it when a board has
changed: `make pictures`.

A server of its own in a folder that is thrown away, a game with bots, a browser that plays a few
moves and takes the picture.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
import urllib.request
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.house import Server, running  # noqa: E402
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402
from tests.web.people import CHOOSE_PACE, HANDS, PATIENT  # noqa: E402
from tests.web.skirmish import Skirmish  # noqa: E402

from athanor.bots import bot  # noqa: E402
from athanor.games.alkemy.view import AlkemyView  # noqa: E402
from athanor.texts import LANGUAGES  # noqa: E402

SIZE: ViewportSize = {"width": 1200, "height": 630}
WIDE = 720
#: How many moves somebody has made by then, and with how many others.
GAMES = {"poison": (5, 3), "kazaam": (14, 2), "alakazoo": (13, 2), "alkemy": (12, 1)}
OPTIONS: dict[str, dict[str, object]] = {
    "alkemy": {"setup": "quick"},
    "alakazoo": {"portals": "random"},
}
#: The table alone.
ALONE = """
header, aside, .prompt details, .prompt .hint, .undo, .orders, [data-rule-mark] {
  display: none !important;
}
main { grid-template-columns: 1fr !important; height: 100dvh !important;
  max-height: none !important }
"""
#: A picture made smaller, as WebP.
SMALLER = """async ([source, wide]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = Math.round(image.height * wide / image.width)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.5).split(',')[1]
}"""


def open_table(server: Server, game: str, bots: int) -> str:
    plan = [{"bot": ""}, *[{"bot": "novice"}] * bots]
    wish = {"game": game, "name": "Ada", "seats": plan, "options": OPTIONS.get(game, {})}
    request = urllib.request.Request(
        f"{server.address}/api/tables",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        sat = json.load(answer)
    return f"{server.address}/t/{sat['table']['id']}#seat={sat['seat']}&key={sat['key']}"


def play(page: Page, address: str, moves: int) -> None:
    page.goto(address)
    page.locator("[data-test=start]").click()
    page.locator("[data-test=prompt]").wait_for()
    page.evaluate(HANDS, moves)
    page.wait_for_function("() => window.left <= 0")
    page.locator("[data-test=actions]").wait_for(state="attached")


def look(page: Page, address: str) -> None:
    """At the table alone, as it is now."""
    page.goto(address)
    page.locator("[data-test=actions]").wait_for(state="attached")
    if page.locator("[data-test=go-on]").count():
        page.locator("[data-test=go-on]").click()
    page.add_style_tag(content=ALONE)
    page.mouse.move(0, 0)
    page.wait_for_function("() => document.fonts.status === 'loaded'")


def take(browser: Browser, server: Server, game: str) -> None:
    """One position, in every language by day and by night."""
    moves, bots = GAMES[game]
    address = open_table(server, game, bots)
    for language in LANGUAGES:
        context = browser.new_context(
            viewport=SIZE, reduced_motion="reduce", bypass_csp=True, locale=language
        )
        context.add_init_script(CHOOSE_PACE % "once")
        context.set_default_timeout(PATIENT)
        page = context.new_page()
        if language == LANGUAGES[0]:
            play(page, address, moves)
        look(page, address)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            source = base64.b64encode(page.screenshot()).decode()
            small = base64.b64decode(page.evaluate(SMALLER, [source, WIDE]))
            name = f"playing-{language}-{theme}.webp"
            (ROOT / f"web/src/games/{game}" / name).write_bytes(small)
            print(game, language, theme, len(small), "bytes")
            if (language, theme) == ("en", "light"):
                whole = page.screenshot(type="jpeg", quality=72)
                target = ROOT / f"web/public/previews/{game}.jpg"
                target.parent.mkdir(exist_ok=True)
                target.write_bytes(whole)
                print(game, "preview", len(whole), "bytes")
        context.close()


#: The battlefield as it is looked at: each window by day and by night.
WINDOWS: dict[str, ViewportSize] = {
    "laptop": {"width": 1280, "height": 720},
    "desk": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
    "phone-turned": {"width": 844, "height": 390},
}
#: How many moves are made before anybody looks.
FOUGHT = 70


def skirmish(server: Server) -> Skirmish:
    """A game in its middle, fought out by two bots, in which the first seat is about to act."""
    game = Skirmish(server, setup="quick").muster("aurlok-alchemist", "avalon-alchemist")
    player = bot("greedy")
    while game.view()["step"] < FOUGHT or game.kind != "act" or game.actors != [0]:
        seat = game.actors[0]
        view = msgspec.convert(game.view(seat), AlkemyView)
        game.do(**msgspec.to_builtins(player.choose(view)), seat=seat)
    return game


def take_battlefield(browser: Browser, server: Server) -> None:
    """For the documents: the middle of a game in every window, and all figures on one sheet."""
    folder = ROOT / "docs/alkemy"
    folder.mkdir(exist_ok=True)
    address = f"{server.address}{skirmish(server).link(0)}"
    for theme in ("light", "dark"):
        for name, size in WINDOWS.items():
            page = browser.new_page(
                viewport=size,
                color_scheme=theme,
                reduced_motion="reduce",
                has_touch=size["width"] < 1000,
            )
            page.goto(address)
            page.locator("[data-test=field]").wait_for()
            page.locator("[data-order=walk]").wait_for()
            page.wait_for_function("() => document.fonts.status === 'loaded'")
            page.screenshot(
                path=folder / f"{name}-{theme}.jpg", type="jpeg", quality=80, animations="disabled"
            )
            if (name, theme) == ("laptop", "light"):
                page.screenshot(path=ROOT / "docs/alkemy.png", animations="disabled")
            page.close()
    page = browser.new_page(viewport={"width": 1600, "height": 900}, color_scheme="light")
    page.goto(f"{server.address}/g/alkemy/companies/figures")
    page.locator("[data-token]").last.wait_for()
    page.screenshot(path=folder / "figures.jpg", type="jpeg", quality=74, full_page=True)
    page.close()


ICONS = {
    "icon-192": (192, "rounded"),
    "icon-512": (512, "rounded"),
    "maskable-512": (512, "whole"),
    "apple-180": (180, "whole"),
}


def take_icons(browser: Browser) -> None:
    """The icon in the sizes that systems ask for. `whole`: they cut its corners themselves."""
    drawing = base64.b64encode((ROOT / "web/public/icon.svg").read_bytes()).decode()
    target = ROOT / "web/public/icons"
    target.mkdir(exist_ok=True)
    for name, (size, corners) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        inset = round(size * 0.1) if corners == "whole" else 0
        ground = "#221a13" if corners == "whole" else "transparent"
        page.set_content(
            f"<body style='margin:0;background:{ground}'>"
            f"<img style='position:absolute;left:{inset}px;top:{inset}px;"
            f"width:{size - 2 * inset}px' src='data:image/svg+xml;base64,{drawing}'>"
        )
        page.locator("img").evaluate("node => node.decode()")
        page.screenshot(path=target / f"{name}.png", omit_background=True)
        page.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        take_icons(browser)
        for game in sys.argv[1:] or GAMES:
            take(browser, server, game)
            if game == "alkemy":
                take_battlefield(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
