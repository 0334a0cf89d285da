"""The game at a table of a real server: found, served, played against bots, replayed, proved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from athanor.client import House
from athanor.contract import FastRng, Game, verify
from athanor.contract.registry import HOUSE, home, package
from athanor.texts import LANGUAGES

from .found import Missing

#: Bots answer at once, and no guest is asked to wait.
SETTINGS: Final[dict[str, object]] = {
    "port": 0,
    "pace": 0.0,
    "shares": {"every": 0},
    "rate": 10_000,
    "log_level": "error",
}
START: Final = """
import json, sys
from pathlib import Path
from athanor.server.command import run
from athanor.server.settings import Settings
settings = json.loads(sys.argv[1])
run(Settings(data=Path(settings.pop("data")), **settings))
"""
#: A game that takes longer is not waited for.
SECONDS: Final = 300.0


class Opened:
    """A house that was opened for a check."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:  # noqa: S310
            content: bytes = answer.read()
            return content

    def json(self, path: str) -> Any:
        return json.loads(self.get(path))

    def errors(self) -> int:
        """How often the server had to deal with a mistake of its own, or of a game."""
        lines = self.get("/metrics").decode().splitlines()
        counted = [line for line in lines if line.startswith("athanor_internal_errors_total ")]
        return int(float(counted[0].split()[1]))


@contextmanager
def opened_house() -> Iterator[Opened]:
    """A server in a process of its own, with data that nobody keeps, on a port of its choice."""
    with tempfile.TemporaryDirectory(prefix="athanor-check-") as folder:
        log = Path(folder) / "log"
        settings = SETTINGS | {"data": str(Path(folder) / "data")}
        paths = os.pathsep.join(path for path in sys.path if path)
        with log.open("wb") as written:
            process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-c", START, json.dumps(settings)],
                stdout=subprocess.PIPE,
                stderr=written,
                env=os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
            )
        assert process.stdout is not None
        try:
            said = process.stdout.readline().decode()
            assert "http://" in said, f"the server did not start: {log.read_text('utf-8')[-400:]}"
            yield Opened("http://" + said.split("http://")[1].split()[0].rstrip("/."), log)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def is_foreign(game: Game) -> bool:
    return not package(game.id).startswith(HOUSE + ".")


def has_board(game: Game) -> bool:
    return home(game.id).joinpath("web", "board.js").is_file()


def the_house_serves_what_a_browser_needs(game: Game) -> None:
    wrong: list[str] = []
    later: list[str] = []
    with opened_house() as house:
        listed = [each["id"] for each in house.json("/api/house")["games"]]
        assert game.id in listed, f"the home page does not list it, but {', '.join(listed)}"
        if not is_foreign(game):
            return
        for name in [f"{kind}{each}.ftl" for each in LANGUAGES for kind in ("", "rules-")]:
            try:
                house.get(f"/games/{game.id}/texts/{name}")
            except urllib.error.HTTPError as error:
                wrong.append(f"texts/{name} is not served: {error}")
        files = house.json(f"/games/{game.id}/game.json")
        if has_board(game) and not files["board"]:
            wrong.append("web/board.js is there and is not served")
        if files["board"]:
            served = house.get(files["board"])
            if b"mount" not in served:
                wrong.append("web/board.js exports no function `mount`")
    if not has_board(game):
        later.append("there is no web/board.js: the game is played on the plain board")
    if not home(game.id).joinpath("web", "emblem.svg").is_file():
        later.append("there is no web/emblem.svg: the home page shows the house's emblem")
    if wrong or later:
        raise Missing(wrong, later)


def a_table_is_played_to_its_end_replayed_and_proved(game: Game) -> None:
    rng = FastRng(2)
    deadline = time.monotonic() + SECONDS
    with opened_house() as house:
        client = House(house.address)
        bots = ["greedy"] * (max(2, game.meta.least_seats) - 1)
        bots = bots[: game.meta.most_seats - 1]
        with client.open(game.id, "Ada", bots=bots) as table:
            table.start()
            for view in table.turns():
                table.play(view.actions[rng.below(len(view.actions))])
                if game.meta.turn_cap and time.monotonic() > deadline:
                    return
            result, id = table.result, table.id
        assert result is not None, "the table has no result"
        record = client.record(id)
        assert verify(record).result == result, "the record is proved to another result"
        replay = house.json(f"/api/tables/{id}/replay")
        for viewer in (0, "open"):
            views = house.json(f"/api/replays/{replay['id']}/views/{viewer}/0")["views"]
            assert views[0]["game"] == game.id, "the replay shows something else"
        errors = house.errors()
        assert not errors, f"the server met {errors} errors: {house.log.read_text('utf-8')[-800:]}"


CHECKS = (
    the_house_serves_what_a_browser_needs,
    a_table_is_played_to_its_end_replayed_and_proved,
)
