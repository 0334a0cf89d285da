"""The Python client, by the program in the README, and when a connection breaks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from athanor.client import House
from athanor.contract import BadRequest
from tests.server.house import Server

README = Path(__file__).parents[2] / "README.md"


def test_the_program_in_the_readme_plays_a_game(server: Server, tmp_path: Path) -> None:
    examples = README.read_text("utf-8").split("```python\n")[1:]
    program = next(text for text in examples if "athanor.client" in text).split("```")[0]
    assert len([line for line in program.splitlines() if line.strip()]) <= 20
    path = tmp_path / "bot.py"
    path.write_text(program)
    done = subprocess.run(
        [sys.executable, str(path), server.address],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "every shuffle proved: True"


def test_a_broken_connection_is_made_again_and_nothing_is_done_twice(server: Server) -> None:
    house = House(server.address)
    with house.open("poison", "Ada", bots=["random", "random"], hand="short") as table:
        table.start()
        for count, view in enumerate(table.turns()):
            if count % 5 == 2:
                assert table.connection is not None
                table.connection.socket.close()
            table.play(view.actions[0])
        assert table.result is not None
        assert len(house.record(table.id).moves) == table.views[0].step


def test_two_programs_at_one_table_and_a_third_watching(server: Server) -> None:
    house = House(server.address)
    ada = house.open("poison", "Ada", people=1, bots=["random"])
    nour = house.sit(ada.id, 1, "Nour")
    with ada, nour, house.watch(ada.id) as watcher:
        ada.start()
        nour.say(phrase="hello")
        with pytest.raises(BadRequest) as refused:
            nour.start()
        assert refused.value.code == "already-started"
        first = next(watcher.updates())
        assert first.seat is None
        with pytest.raises(BadRequest):
            house.record(ada.id)


def test_refusals_are_errors_with_codes(server: Server) -> None:
    with pytest.raises(BadRequest) as refused:
        House(server.address).open("chess", "Ada")
    assert refused.value.code == "unknown-game"
    with pytest.raises(BadRequest) as refused:
        House("http://127.0.0.1:9").about()
    assert refused.value.code == "server-unreachable"
