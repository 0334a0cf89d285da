"""What the browser is served of a game from another package; and no game breaks the house."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from athanor.contract import game_ids, registry
from athanor.server.gate.packages import MOST_BYTES
from athanor.server.gate.pages import Pages
from athanor.server.house import hub
from tests.server.house import Server, running
from tests.server.openhouse import OpenHouse
from tests.server.test_http import ask

ELSEWHERE = Path(__file__).parents[1] / "elsewhere"

COPY = """
import copy
from three_moves import GAME as THREE
from msgspec.structs import replace
GAME = copy.copy(THREE)
GAME.meta = replace(THREE.meta, id={id!r})
"""


def write(folder: Path, id: str, code: str = "", **files: str) -> Path:
    """A game like that of three moves under another id, with these files in its package."""
    info = folder / f"{id}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[athanor.games]\n{id} = {id}_game\n")
    package = folder / f"{id}_game"
    texts = {
        f"texts/{kind}en.ftl": (ELSEWHERE / "three_moves" / "texts" / f"{kind}en.ftl").read_text()
        for kind in ("", "rules-")
    }
    for name, text in (texts | {"__init__.py": COPY.format(id=id) + code} | files).items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return package


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client that was built, as far as these tests look at it."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>home")
    (folder / "icon.svg").write_text("<svg/>")
    return folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    place = tmp_path / "site"
    place.mkdir()
    monkeypatch.syspath_prepend(str(ELSEWHERE))
    monkeypatch.syspath_prepend(str(place))
    registry.forget()
    yield place
    registry.forget()
    for name in [name for name in sys.modules if name.endswith("_game")]:
        del sys.modules[name]


def test_texts_are_served_in_every_language_with_english_for_what_is_missing(
    folder: Path, built: Path
) -> None:
    write(folder, "half", **{"texts/fr.ftl": "game-name = Trois coups\n# et rien de plus\n"})
    pages = Pages(built)
    status, headers, body = ask(pages, "/games/half/texts/fr.ftl")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert "game-name = Trois coups" in body.decode()
    assert "game-tagline = Is your card" in body.decode()
    assert body.decode().count("game-name") == 1
    assert ask(pages, "/games/half/texts/rules-it.ftl")[2].startswith(b"rule-T-1 = The players")
    assert ask(pages, "/games/half/texts/de.ftl")[0] == 404


def test_a_board_is_served_under_a_hash_of_the_whole_folder(folder: Path, built: Path) -> None:
    package = write(
        folder,
        "drawn",
        **{
            "web/board.js": "import './cards.js'",
            "web/cards.js": "1",
            "web/board.css": "p{}",
            "web/deep/picture.svg": "<svg/>",
            "web/page.html": "<script>alert(1)</script>",
            "web/notes.py": "SECRET = 1",
            "web/.hidden.js": "1",
            "web/emblem.svg": "<svg>own</svg>",
        },
    )
    pages = Pages(built)
    files = json.loads(ask(pages, "/games/drawn/game.json")[2])
    at = files["board"].removesuffix("board.js")
    assert files["style"] == at + "board.css"
    status, headers, body = ask(pages, files["board"])
    assert (status, body) == (200, b"import './cards.js'")
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    assert ask(pages, at + "deep/picture.svg")[1]["content-type"] == "image/svg+xml"
    assert ask(pages, "/games/drawn/emblem.svg")[2] == b"<svg>own</svg>"
    for name in ("page.html", "notes.py", ".hidden.js", "../__init__.py", "%2e%2e/__init__.py"):
        assert ask(pages, at + name)[0] == 404, name
    (package / "web" / "cards.js").write_text("2")
    assert json.loads(ask(Pages(built), "/games/drawn/game.json")[2])["board"] != files["board"]


def test_without_a_board_the_plain_one_and_the_emblem_of_the_house_are_used(
    folder: Path, built: Path
) -> None:
    write(folder, "bare")
    write(folder, "huge", **{"web/board.js": "x" * (MOST_BYTES + 1)})
    pages = Pages(built)
    for id in ("bare", "huge"):
        assert json.loads(ask(pages, f"/games/{id}/game.json")[2]) == {"board": None, "style": None}
        assert ask(pages, f"/games/{id}/emblem.svg")[2] == b"<svg/>"
        assert ask(pages, f"/games/{id}/texts/en.ftl")[0] == 200
    assert ask(pages, "/games/poison/game.json")[0] == 404  # it is in the client


BROKEN_VIEW = """
from three_moves import Three, view as real
class Falters(Three):
    meta = GAME.meta
    @staticmethod
    def see(state, seat):
        if len(state.said) == 2:
            raise RuntimeError("this view is broken")
        return real(state, seat)
GAME = Falters()
"""


def test_no_game_breaks_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One cannot be imported, one has no texts, one falls over in the middle of a game: the house
    opens, says what it has, and at its other tables nobody notices."""
    site = tmp_path / "site"
    site.mkdir()
    write(site, "unloadable", "raise RuntimeError('half-written')")
    (write(site, "silent") / "texts" / "en.ftl").unlink()
    write(site, "falters", BROKEN_VIEW)
    write(site, "garbled", **{"texts/fr.ftl": "game-name"})
    (site / "garbled_game" / "texts" / "it.ftl").write_bytes(b"\xff\xfe game-name = no\n")
    path = [*sys.path, str(ELSEWHERE), str(site)]
    monkeypatch.setattr(sys, "path", path)
    with running(tmp_path / "data") as server:
        games = [each["id"] for each in server.get("/api/house")["games"]]
        assert {"poison", "three", "falters", "garbled"} <= set(games)
        assert not {"unloadable", "silent"} & set(games)
        assert server.request("GET", "/api/ratings/silent")[0] in (400, 404)
        fall_over(server)
        table, keys = server.open("", "random", "random")
        with server.join(table, *keys) as wire:
            wire.ask("start")
            wire.until(lambda message: message.get("feeds"))
            assert wire.views
        assert server.get("/health")["status"] == "ok"


def fall_over(server: Server) -> None:
    """Plays the game whose view breaks up to where it does."""
    table, keys = server.open("", "", game="falters")
    with server.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda message: message.get("feeds"))
        for seat in (0, 1):
            view = wire.views[seat]
            action = {"type": "say", "higher": True}
            try:
                answer = wire.ask("play", seat=seat, step=view["step"], action=action)
            except Exception:  # the table may close the line; the house may not
                return
            if answer["type"] != "done":
                return
            wire.quiet(0.5)


def test_a_house_meets_all_types_before_its_threads_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[str] = []
    monkeypatch.setattr(hub, "prepare_types", lambda game: met.append(game.meta.id))
    house = OpenHouse(tmp_path / "data")
    house.start()
    house.halt()
    assert met == list(game_ids())
