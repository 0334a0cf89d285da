"""Long tables are opened from where they had come to, and are the same as if they had been played
again from their first move."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

import athanor
from athanor.contract import BadRequest, Game, Recorder, State
from athanor.server.house import opening
from athanor.server.house.hub import Hub
from athanor.server.store import positions
from athanor.server.table import keeping
from athanor.server.table.entries import (
    Entries,
    Opened,
    Paused,
    Played,
    Sat,
    Spoke,
    Started,
    TakenOver,
    encode,
)
from athanor.server.table.entries import Undone as TookBack
from athanor.server.table.table import Table
from athanor.server.wire.resources import ClockPlan
from tests.contract.support import games
from tests.records.support import played
from tests.server.house import Server, running
from tests.server.watched import counted

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
Rows = list[tuple[int, bytes]]


class Log:
    """A table that is played at random, now and then taken back, and its log."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        self.chooser = random.Random(seed)
        seats = game.meta.least_seats
        opened = Opened(
            game=game.id,
            rules=game.meta.rules,
            options={option.name: option.default for option in game.meta.options},
            bots=[""] + ["random"] * (seats - 1),
            public=False,
            seed=bytes(range(32)).hex(),
            clock=ClockPlan("bank", 3600, 10),
        )
        self.rows: Rows = [(1000, encode(opened))]
        self.table = Table("table", opened, 1000)
        self.add(Sat(seat=0, name="Ada", key="x", by=0, id="sit"))
        self.add(Started(bot="random", nonce="n"))

    def add(self, entry: Entries) -> None:
        at = 1000 + 37 * len(self.rows)
        self.table.fold(entry, at)
        self.rows.append((at, encode(entry)))

    def go_on(self, moves: int) -> None:
        for number in range(moves):
            recorder = self.table.recorder
            assert recorder is not None
            state = recorder.state
            if state.over:
                return
            back = self.chooser.randint(1, 5)
            if self.chooser.random() < 0.1 and len(recorder.moves) > back:
                self.add(TookBack(seat=0, step=state.step - back))
            elif self.chooser.random() < 0.05:
                self.add(Spoke(seat=0, text="hm", by=0, id=f"m{len(self.rows)}"))
            elif self.chooser.random() < 0.02:
                self.add(Paused(since=0 if self.table.still_since else 1000 + 37 * len(self.rows)))
            else:
                seat = state.actors()[0]
                action = msgspec.to_builtins(self.chooser.choice(state.legal(seat)))
                bot = "random" if seat else ""
                self.add(Played(seat=seat, action=action, bot=bot, by=seat, id=f"p{number}"))

    def kept(self) -> bytes:
        return keeping.writing(self.table, self.rows[-1][1])()


def told(table: Table) -> object:
    """All that a table could tell anyone."""
    recorder = table.recorder
    assert recorder is not None
    seats = [{name: getattr(seat, name) for name in seat.__slots__} for seat in table.seats]
    moved = [(each.seat, each.bot, each.action) for each in table.moved if each]
    return (
        [seats, table.views, table.lines, table.log_from, moved, table.chat, table.answers],
        [table.rows, table.sequence, table.undos, table.undos_in_a_row, table.wish, table.times()],
        [table.stage, table.result, table.touched, table.still_since, table.host, table.due()],
        recorder.state.position(),
        recorder.record(reveal=True).json(),
    )


@pytest.fixture
def no_moves(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the moves that are played."""
    count: list[int] = []
    real = Recorder.play

    def play(*given: object) -> object:
        count.append(1)
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Recorder, "play", play)
    return count


@every_game
def test_a_table_from_where_it_was_kept_is_the_same_table(game: Game, no_moves: list[int]) -> None:
    log = Log(game)
    log.go_on(60)
    kept = {positions.LATEST: log.kept()}
    rows = len(log.rows)
    log.go_on(25)
    no_moves.clear()
    opened = keeping.open_table("table", log.rows, kept)
    assert opened is not None
    assert len(no_moves) <= len(log.rows) - rows
    assert told(opened) == told(log.table)
    again = keeping.open_table("table", log.rows, {})
    assert again is not None
    assert told(again) == told(log.table)


@every_game
def test_it_plays_on_and_takes_back_as_the_other_does(game: Game) -> None:
    log = Log(game, seed=2)
    log.go_on(70)
    opened = keeping.open_table("table", log.rows, {positions.LATEST: log.kept()})
    assert opened is not None
    other = Log(game)
    other.table, other.rows, other.chooser = opened, list(log.rows), random.Random(9)
    log.chooser = random.Random(9)
    for one in (log, other):
        recorder = one.table.recorder
        assert recorder is not None
        if not recorder.state.over:
            one.add(TookBack(seat=0, step=recorder.state.step - 20))
        one.go_on(30)
    assert told(other.table) == told(log.table)


def test_what_does_not_fit_the_log_is_ignored() -> None:
    log = Log(athanor.game("poison"))
    log.go_on(40)
    kept = msgspec.msgpack.decode(log.kept(), type=keeping.Kept)
    wrong = [
        msgspec.structs.replace(kept, rules=99),
        msgspec.structs.replace(kept, format=99),
        msgspec.structs.replace(kept, check="0" * 64),
        msgspec.structs.replace(kept, rows=10_000),
    ]
    for body in [*(msgspec.msgpack.encode(each) for each in wrong), b"", b"rubbish"]:
        opened = keeping.open_table("table", log.rows, {positions.LATEST: body})
        assert opened is not None
        assert told(opened) == told(log.table)


def test_a_long_log_of_which_nothing_is_kept_is_for_a_clerk(no_moves: list[int]) -> None:
    log = Log(athanor.game("kazaam"))
    while len(log.rows) <= keeping.PLAYED_HERE:
        log.go_on(50)
    no_moves.clear()
    assert keeping.open_table("table", log.rows, {}) is None
    assert not no_moves
    past, latest = msgspec.msgpack.decode(
        keeping.keep_again("table", log.rows), type=tuple[bytes, bytes]
    )
    assert not past
    no_moves.clear()
    opened = keeping.open_table("table", log.rows, {positions.LATEST: latest})
    assert opened is not None
    assert not no_moves
    assert told(opened) == told(log.table)


@every_game
def test_a_past_is_the_same_whoever_plays_it(game: Game) -> None:
    record = played(game, seed=4)
    if record.seed is None:
        pytest.skip("this random game did not end")
    from athanor.server.house.retelling import squeeze

    step = len(record.moves) // 2
    begun = keeping.begin_from(squeeze(record.json()), step, 1000)
    beginning = msgspec.msgpack.decode(begun, type=keeping.Beginning)
    past = msgspec.json.decode(beginning.past, type=TakenOver)
    header = record.header
    opened = Opened(
        game=game.id,
        rules=game.meta.rules,
        options=header.options,
        bots=["random"] * len(header.seats),
        public=False,
        seed=bytes(32).hex(),
        past=past,
    )
    rows = [(1000, encode(opened)), (2000, encode(Started(bot="random")))]
    assert keeping.open_table("table", rows, {}) is None
    table = keeping.open_table("table", rows, {positions.PAST: beginning.kept})
    assert table is not None
    assert table.recorder is not None
    again, latest = msgspec.msgpack.decode(
        keeping.keep_again("table", rows), type=tuple[bytes, bytes]
    )
    assert again == beginning.kept
    kept = {positions.PAST: again, positions.LATEST: latest}
    other = keeping.open_table("table", rows, kept)
    assert other is not None
    assert told(other) == told(table)
    state: State = table.recorder.state
    assert state.step == step
    proved = athanor.verify(table.recorder.record(reveal=True))
    assert proved.position() == state.position()


def test_a_long_table_is_opened_again_without_being_played_again(tmp_path: Path) -> None:
    store = "tests.server.watched:WatchedStore"
    with running(tmp_path / "data", store=store) as server:
        table = grow(server, keeping.LONG + keeping.EVERY)
        server.kill()
        (server.data / "counted").unlink()
        server.start()
        with server.join(table, *KEYS) as wire:
            assert wire.views[0]["step"] > keeping.LONG
            assert counted(server.data, "p") <= keeping.EVERY + 20
            before = counted(server.data, "p")
            answer = wire.ask("undo", seat=0, step=wire.views[0]["step"])
            assert answer["type"] in ("done", "refused"), answer
            assert counted(server.data, "p") - before <= 60
        with server.join(table, *KEYS) as wire:
            seen = wire.views[0]
        server.kill()
        # Where nothing is kept, as in a database of before, a clerk plays it again, once.
        with sqlite3.connect(server.data / "athanor.sqlite3") as database:
            assert database.execute("DELETE FROM positions").rowcount
        database.close()
        for _ in range(2):
            (server.data / "counted").unlink()
            server.start()
            with server.join(table, *KEYS) as wire:
                assert wire.views[0] == seen
            assert counted(server.data, "p") <= keeping.EVERY + 20
            server.kill()
        server.start()


KEYS: list[str] = []


def grow(server: Server, moves: int) -> str:
    """Two people at one screen who end their turns until the log is long."""
    table, keys = server.open("", "", game="kazaam")
    KEYS[:] = keys
    with server.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda message: message.get("feeds"))
        for _ in range(moves):
            seat = next(seat for seat, view in wire.views.items() if view["actions"])
            assert seat is not None
            view = wire.views[seat]
            actions = view["actions"]
            action = next((a for a in actions if a["type"] == "end-turn"), actions[0])
            answer = wire.ask("play", seat=seat, step=view["step"], action=action)
            assert answer["type"] == "done", answer
    return table


def test_of_a_long_past_the_last_lines_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(athanor.game("poison"), seed=4)
    from athanor.server.house.retelling import squeeze

    def lines_of_past() -> list[object]:
        begun = keeping.begin_from(squeeze(record.json()), 30, 1000)
        beginning = msgspec.msgpack.decode(begun, type=keeping.Beginning)
        return list(msgspec.msgpack.decode(beginning.kept, type=keeping.Kept).lines)

    whole = lines_of_past()
    assert len(whole) == 31
    monkeypatch.setattr(keeping, "LINES_KEPT", 7)
    assert lines_of_past() == whole[-7:]


def test_a_table_that_a_clerk_cannot_play_again_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nothing(*_: object) -> None:
        return None

    async def no_position(*_: object) -> dict[int, bytes]:
        return {}

    monkeypatch.setattr(opening, "rebuild", nothing)
    monkeypatch.setattr(opening, "work_out", no_position)
    hub = SimpleNamespace(store=SimpleNamespace(look=no_position))
    with pytest.raises(BadRequest, match="work-failed"):
        asyncio.run(opening.read_table(cast(Hub, hub), "table", []))
