"""Who comes back is told what they missed, and with that they know what a newcomer is told: no
less, and nothing more. Over real sockets, at tables of every game."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import athanor
from athanor.contract import game_ids
from athanor.server.settings import CHAT_KEPT
from athanor.server.table.readable import Readable
from athanor.server.table.table import Table
from tests.server.house import Json, Server, Wire, running

#: What is said of people may change with their coming and going; it is told whole each time.
TOLD_WHOLE = ("table", "seats", "undos", "times", "orders")


class Memory:
    """What a client knows that follows the protocol by the letter, and is often cut off."""

    def __init__(self, server: Server, table: str, *keys: str) -> None:
        self.wire = server.join(table, *keys)
        self.feeds: dict[int | None, Json] = {}
        self.chat: list[Json] = []
        self.whole: Json = {}
        self.sequence = 0
        self.took = 0
        self.take(self.wire.welcome)

    def take(self, message: Json) -> None:
        kind = message["type"]
        anew = kind == "welcome" and not message["since"]
        if anew or (kind == "update" and message["undos"] > self.whole["undos"]):
            self.feeds = {}
        if kind == "welcome":
            self.sequence = message["sequence"]
            said = message["chat"]
            heard = [line["sequence"] for line in self.chat] if message["since"] else []
            kept = self.chat if message["since"] else []
            self.chat = kept + [line for line in said if line["sequence"] not in heard]
        self.sequence = max(self.sequence, message.get("sequence", 0))
        self.whole |= {name: message[name] for name in TOLD_WHOLE if name in message}
        for feed in message.get("feeds", ()):
            self.follow(feed)
        if kind == "said":
            self.chat.append(message["line"])

    def follow(self, feed: Json) -> None:
        view = feed["view"]
        log = self.feeds.get(feed["seat"], {"log": []})["log"] + feed["log"]
        kept = [line for line in log if line["step"] >= view["log_from"]]
        kept.sort(key=lambda line: int(line["step"]))
        self.feeds[feed["seat"]] = {"view": view, "log": kept}

    def listen(self) -> None:
        for message in self.wire.quiet(0.01):
            self.take(message)

    def cut_off(self) -> None:
        self.wire.socket.close()

    def come_back(self) -> Json:
        self.wire.socket = self.wire.connect()
        message = self.wire.hello(since=self.sequence)
        self.took = len(self.wire.received[-1])
        self.take(message)
        return message


def same_as_newcomer(memory: Memory, server: Server, table: str) -> int:
    """Compares with a full welcome; how long that is, in bytes."""
    newcomer = Memory(server, table, *memory.wire.keys)
    memory.listen()
    assert memory.feeds == newcomer.feeds
    assert memory.chat == newcomer.chat
    assert memory.sequence == newcomer.sequence
    assert memory.whole["undos"] == newcomer.whole["undos"]
    assert memory.whole["orders"] == newcomer.whole["orders"]
    newcomer.cut_off()
    return len(newcomer.wire.received[0])


def open_table(server: Server, game: str) -> tuple[str, list[str], Wire]:
    seats = max(2, athanor.game(game).meta.least_seats)
    table, keys = server.open(*[""] * seats, game=game)
    everyone = server.join(table, *keys)
    return table, keys, everyone


def move(everyone: Wire, rng: random.Random) -> bool:
    """Something happens at the table: mostly a move. False if the game is over."""
    asked = [(seat, view) for seat, view in everyone.views.items() if view["actions"]]
    if not asked:
        return False
    seat, view = rng.choice(asked)
    assert seat is not None
    happens = rng.random()
    if happens < 0.1 and everyone.ask("may-undo", seat=seat)["way"] == "free":
        answer = everyone.ask("undo", seat=seat, step=view["step"])
    elif happens < 0.25:
        answer = everyone.ask("chat", seat=seat, text=f"at step {view['step']}")
    else:
        action = rng.choice(view["actions"])
        answer = everyone.ask("play", seat=seat, step=view["step"], action=action)
    assert answer["type"] == "done", answer
    return True


@pytest.mark.parametrize("game", game_ids())
def test_who_comes_back_knows_what_a_newcomer_is_told(server: Server, game: str) -> None:
    rng = random.Random(game)
    table, keys, everyone = open_table(server, game)
    guests = [Memory(server, table, keys[1]), Memory(server, table)]
    assert everyone.ask("start")["type"] == "done"
    partly, took, whole = 0, 0, 0
    for _ in range(12):
        guest = rng.choice(guests)
        guest.listen()
        guest.cut_off()
        goes_on = [move(everyone, rng) for _ in range(rng.choice([0, 1, 2, 5]))]
        back = guest.come_back()
        length = same_as_newcomer(guest, server, table)
        if back["since"]:
            partly += 1
            took, whole = took + guest.took, whole + length
        if not all(goes_on):
            break
    assert partly >= 4
    assert took < whole
    for wire in [everyone, *(guest.wire for guest in guests)]:
        wire.socket.close()


def test_nothing_is_told_again_where_nothing_happened(server: Server) -> None:
    table, keys, everyone = open_table(server, "kazaam")
    assert everyone.ask("start")["type"] == "done"
    guest = Memory(server, table, keys[0])
    guest.cut_off()
    back = guest.come_back()
    assert back["since"] == back["sequence"] == guest.sequence
    assert back["feeds"] == []
    assert [line["sequence"] for line in back["chat"]] in ([], [guest.sequence])
    everyone.socket.close()


def test_all_is_told_to_who_knows_what_no_longer_holds(server: Server) -> None:
    """Seats changed hands, a move was taken back, or nobody can have heard so much."""
    table, keys, everyone = open_table(server, "poison")
    gathering = server.join(table, keys[0]).welcome["sequence"]
    assert everyone.ask("start")["type"] == "done"
    started = everyone.hello("2")["sequence"]

    def told(since: Any) -> Json:
        answer = everyone.hello(f"since {since}", since=since)
        assert bool(answer["feeds"]) == (answer["since"] != answer["sequence"])
        return answer

    for since in (-1, 0, 1, gathering, 10**15):
        assert told(since)["since"] == 0
    assert told(started)["since"] == started
    view = everyone.views[everyone.info["actors"][0]]
    assert everyone.play_first(view["seat"])["type"] == "done"
    moved = told(started)
    assert moved["since"] == started
    assert [line["step"] for line in moved["feeds"][0]["log"]] == [1]
    assert everyone.ask("undo", seat=view["seat"], step=1)["type"] == "done"
    for since in (started, moved["sequence"]):
        back = told(since)
        assert back["since"] == 0
        assert [line["step"] for line in back["feeds"][0]["log"]] == [0]
    everyone.socket.close()


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        rng = random.Random(5)
        table, keys, everyone = open_table(server, "alakazoo")
        assert everyone.ask("start")["type"] == "done"
        guest = Memory(server, table, keys[1])
        for _ in range(3):
            move(everyone, rng)
        guest.listen()
        guest.cut_off()
        for _ in range(3):
            move(everyone, rng)
        server.kill()
        server.start()
        back = guest.come_back()
        assert 0 < back["since"] < back["sequence"]
        same_as_newcomer(guest, server, table)


@pytest.mark.parametrize("kept", (CHAT_KEPT - 1, CHAT_KEPT))
def test_who_missed_more_lines_of_chat_than_are_kept_is_told_all(kept: int) -> None:
    """Line 1,000 is the oldest that is kept; those before it are gone if that is as many as are
    kept at most."""
    chat = [SimpleNamespace(sequence=1000 + number) for number in range(kept)]
    table = SimpleNamespace(whole_from=1, sequence=2000, chat=chat, moved=[], first_line=1)
    known = {since: Readable.step_known(cast(Table, table), since) for since in (10, 1000, 1900)}
    assert known == {10: None if kept == CHAT_KEPT else 0, 1000: 0, 1900: 0}
