"""A game in a package of its own, from an empty folder to a proof in the browser, without a line
changed here; and boards that break."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from athanor.server.gate.pages import FOLDER
from tests.cli.support import athanor_says
from tests.cli.workshop import Workshop
from tests.server.house import Server, running
from tests.web.people import Person
from tests.web.screens import complaints

ELSEWHERE = Path(__file__).parents[1] / "elsewhere"

#: What a package may bring by mistake: a module that cannot be read, one that throws at once, one
#: that throws when something happens, one that exports nothing.
BROKEN = {
    "unreadable": "export function mount( {",
    "throws": "export function mount() { throw new Error('no board') }",
    "falters": """export function mount(target) {
      target.textContent = 'for now'
      return { update({ view }) { if (view.step) throw new Error('no more') } }
    }""",
    "nothing": "export const board = 1",
}
#: A package without a board, whose sentences need a word more than its actions have.
WORDED = "export const words = (view, told) => ({ place: `in step ${view.step}` })"


@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="make web")
def test_from_an_empty_folder_to_a_proof_in_the_browser(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    done = workshop.run("athanor new-game lantern && pip install -e lantern")
    assert done.returncode == 0, done.stdout + done.stderr
    done = workshop.run("athanor check-game lantern --release --lang en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "browser: one check, all is well" in done.stdout
    assert "lantern keeps all that the house asks." in done.stdout
    left_out = [line for line in done.stdout.splitlines() if "–" in line]
    may_lack = ("no direct encoding, and needs none", "bots do not learn this game")
    assert all(any(lack in line for lack in may_lack) for line in left_out), left_out


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with games of other packages: one whose board is whole, those whose boards are not,
    one with words and no board, and one that has no board and speaks English only."""
    folder = tmp_path_factory.mktemp("site")
    path = [*sys.path, str(ELSEWHERE)]
    for id in ("lantern", "worded", *BROKEN):
        athanor_says("new-game", id, "--to", folder / id)
        info = folder / f"{id}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[athanor.games]\n{id} = {id}\n")
        path += [str(folder), str(folder / id / "src")]
        package = folder / id / "src" / id
        if id != "lantern":
            (package / "web" / "board.js").write_text(BROKEN.get(id, WORDED))
        if id == "worded":
            texts = package / "texts" / "en.ftl"
            texts.write_text(texts.read_text().replace("Keep the card.", "Keep it { $place }."))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", path)
        with running(folder / "data") as server:
            yield server


def at_a_table(chromium: Browser, site: Server, game: str, **manner: object) -> Person:
    person = Person(chromium, site.address, "Ada", **manner)  # type: ignore[arg-type]
    person.home().page.locator(f"[data-test=play-now][data-game={game}]").click()
    expect(person.prompt).to_be_visible()
    return person


@pytest.mark.parametrize(
    "language, name, button",
    [
        ("en", "Lantern", "Keep the card."),
        ("fr", "Lantern", "Garder la carte."),
        ("it", "Lantern", "Tieni la carta."),
    ],
)
def test_a_board_from_a_package_is_played_in_every_language(
    chromium: Browser, site: Server, language: str, name: str, button: str
) -> None:
    ada = at_a_table(chromium, site, "lantern", language=language, phone=language == "it")
    board = ada.find("own-board")
    expect(board.locator(".lantern-card").first).to_be_visible()
    keep = board.get_by_role("button", name=button)
    expect(keep).to_be_enabled()
    assert (
        board.locator(".lantern-card").first.evaluate("e => getComputedStyle(e).borderTopStyle")
        == "solid"
    )
    assert complaints(ada.page) == []
    step = ada.views()[-1]["step"]
    keep.click()
    while ada.views()[-1]["step"] <= step:
        ada.page.wait_for_timeout(10)
    ada.play_to_the_end()
    ada.page.goto("/rules/lantern")
    expect(ada.page.get_by_text("LA-1", exact=True).first).to_be_visible()
    assert ada.errors == []
    ada.context.close()


@pytest.mark.parametrize("game", BROKEN)
def test_a_broken_board_gives_way_to_the_plain_one(
    chromium: Browser, site: Server, game: str
) -> None:
    ada = at_a_table(chromium, site, game)
    if game == "falters":
        expect(ada.find("own-board")).to_contain_text("for now")
        ada.play_on(1)
    expect(ada.find("plain-board")).to_be_visible()
    if game in ("falters", "throws"):
        expect(ada.find("board-broken")).to_be_visible()
    ada.play_to_the_end()
    assert all(f"The board of {game}" in error for error in ada.errors), ada.errors
    ada.context.close()


def test_a_package_lends_words_to_the_plain_board(chromium: Browser, site: Server) -> None:
    ada = at_a_table(chromium, site, "worded")
    keep = ada.find("plain-board").get_by_role("button", name="Keep it in step")
    expect(keep).to_be_visible()
    assert ada.errors == []
    ada.context.close()


def test_a_game_that_speaks_english_only_is_played_in_italian(
    chromium: Browser, site: Server
) -> None:
    ada = at_a_table(chromium, site, "three", language="it")
    expect(ada.find("plain-board")).to_be_visible()
    expect(ada.prompt).to_contain_text("Is your card the higher one?")
    ada.play_to_the_end()
    assert ada.errors == []
    ada.context.close()
