"""Clocks, in a real process whose time a test can set forward."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import athanor
from athanor.contract import Result, read_record
from athanor.server.table import clocks
from athanor.server.table.actor import Actor
from athanor.server.table.entries import Entries, Lost
from athanor.server.table.seat import Seat
from athanor.server.table.steward import Steward
from athanor.server.wire.resources import ClockPlan
from tests.server.house import Server, Wire, play_out
from tests.server.test_table import start
from tests.server.test_undo import heard, move, turn

HOUR = 3600 * 1000
DAY = 24 * HOUR


class Traveller(Server):
    """A server that can be told that time has passed."""

    def travel(self, milliseconds: int) -> None:
        path = Path(str(self.settings["clock"]))
        path.write_text(str((int(path.read_text()) if path.exists() else 0) + milliseconds))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traveller]:
    folder = tmp_path_factory.mktemp("clocks")
    server = Traveller(folder / "data", clock=str(folder / "ahead"))
    server.start()
    yield server
    server.kill()


def begin(house: Server, *seats: str, **clock: object) -> tuple[str, list[str], list[Wire]]:
    return start(house, *seats, clock=clock, options={"hand": "short"})


def moved(wire: Wire, step: int) -> dict[str, Any]:
    return wire.until(lambda m: m["type"] == "update" and m["feeds"][0]["view"]["step"] >= step)


def test_correspondence_over_three_days_with_two_restarts(tmp_path: Path) -> None:
    server = Traveller(tmp_path / "data", clock=str(tmp_path / "ahead"))
    server.start()
    table, keys, wires = begin(server, "", "", "", kind="days", seconds=86400)
    first = move(wires)
    second = turn(wires)[1]
    for wire in wires:
        wire.socket.close()
    # The first day passes, and nobody comes; the server is restarted meanwhile.
    server.travel(20 * HOUR)
    server.kill()
    server.start()
    with server.join(table, keys[first]) as ada:
        clocks = ada.welcome["times"]["clocks"]
        running_now = [seat for seat, clock in enumerate(clocks) if clock["until"]]
        assert running_now == [second]
        left = clocks[second]["until"] - ada.welcome["now"]
        assert 3.9 * HOUR < left < 4 * HOUR
        assert ada.views[first]["step"] == 1
    # The second day: a bot makes the move of who did not come, with nobody looking, and the third
    # has a day of their own.
    server.kill()
    server.travel(5 * HOUR)
    server.start()
    with server.join(table, keys[first]) as ada:
        if ada.views[first]["step"] < 2:
            moved(ada, 2)
    third = 3 - first - second
    with server.join(table, keys[third]) as last:
        assert last.views[third]["actions"]
        server.travel(20 * HOUR)
        last.play_first(third)
        moved(last, 3)
    # The third day: everyone plays to the end.
    wires = [server.join(table, key) for key in keys]
    play_out(*wires)
    record = read_record(server.request("GET", f"/api/tables/{table}/record")[2])
    athanor.verify(record)
    assert record.moves[-1].at > 1.8 * DAY
    assert server.metric("internal_errors_total") == 0, server.log.read_text()
    server.kill()


def test_per_move_a_bot_makes_the_move(house: Traveller) -> None:
    _, _, wires = begin(house, "", "", "", kind="move", seconds=30)
    wire, seat = turn(wires)
    house.travel(29_000)
    assert not [m for m in wire.quiet(0.3) if m["type"] == "update"]
    house.travel(1_500)
    update = moved(wire, 1)
    assert update["feeds"][0]["view"]["actors"] != [seat]
    clocks = update["times"]["clocks"]
    assert clocks[seat] == {"left": 30_000, "until": None}
    assert sum(clock["until"] is not None for clock in clocks) == 1


def test_a_bank_is_spent_and_grows_by_its_increment(house: Traveller) -> None:
    _, _, wires = begin(house, "", "", "", kind="bank", seconds=60, increment=5)
    wire, seat = turn(wires)
    house.travel(20_000)
    wire.play_first(seat)
    left = moved(wire, 1)["times"]["clocks"][seat]["left"]
    assert 44_000 < left <= 45_000


def test_an_increment_is_for_a_move(house: Traveller) -> None:
    """Who is no longer asked because another took back a move has not moved."""
    clock = {"kind": "bank", "seconds": 60, "increment": 5}
    _, _, wires = start(house, "", "", "", clock=clock)
    first = move(wires)
    second = turn(wires)[1]
    house.travel(20_000)
    assert wires[first].ask("undo", seat=first, step=1)["type"] == "done"
    back = wires[second].until(lambda m: m["type"] == "update" and m["undos"] == 1)
    assert 39_000 < back["times"]["clocks"][second]["left"] <= 40_000


def test_if_the_winner_lost_on_time_the_next_has_won() -> None:
    found = Result([9, 7, 5], [[0], [1], [2]], [0], "points")
    judged = clocks.result(found, [0], 3)
    assert judged == Result([9, 7, 5], [[1], [2], [0]], [1], "points")
    tied = clocks.result(Result([9, 9, 5], [[0, 1], [2]], [0, 1], "points"), [0], 3)
    assert tied is not None
    assert tied.winners == [1]
    nobody = clocks.result(Result([0, 0, 0], [[0, 1, 2]], [], "lost together"), [0], 3)
    assert nobody is not None
    assert nobody.winners == []


def test_whoever_loses_on_time_is_last_and_the_record_is_whole(house: Traveller) -> None:
    table, _, wires = begin(house, "", "", "", kind="move", seconds=5, zero="lose")
    _, seat = turn(wires)
    view = wires[seat].views[seat]
    house.travel(6_000)
    for message in heard(
        wires, lambda m: m["type"] == "changed" and m["table"]["seats"][seat]["lost"]
    ):
        assert message["table"]["stage"] == "playing"
    answer = wires[seat].ask("cover", seat=seat, bot="")
    assert answer["code"] == "seat-lost"
    action, step = view["actions"][0], view["step"]
    assert wires[seat].ask("play", seat=seat, step=step, action=action)["code"] == "seat-lost"
    others = [wire for number, wire in enumerate(wires) if number != seat]
    play_out(*others)
    info = house.get(f"/api/tables/{table}")
    assert info["result"]["ranking"][-1] == [seat]
    assert seat not in info["result"]["winners"]
    athanor.verify(read_record(house.request("GET", f"/api/tables/{table}/record")[2]))


def test_the_last_one_in_time_has_won(house: Traveller) -> None:
    table, keys = house.open(
        "", "", game="kazaam", clock={"kind": "bank", "seconds": 30, "zero": "lose"}
    )
    wires = [house.join(table, key) for key in keys]
    wires[0].ask("start")
    for wire in wires:
        while not wire.views:
            wire.receive()
    _, seat = turn(wires)
    house.travel(31_000)
    heard(wires, lambda m: m["type"] == "changed" and m["table"]["stage"] == "over")
    result = house.get(f"/api/tables/{table}")["result"]
    assert result["winners"] == [1 - seat]
    assert result["reason"] == "time"
    record = read_record(house.request("GET", f"/api/tables/{table}/record")[2])
    assert athanor.verify(record).step == 0


def test_clocks_stand_still_while_somebody_is_away(house: Traveller) -> None:
    table, keys, wires = begin(house, "", "", "", kind="move", seconds=30, pause=True)
    wire, seat = turn(wires)
    other = (seat + 1) % 3
    wires[other].socket.close()
    paused = wire.until(lambda m: m["type"] == "changed" and m["times"]["paused"])
    assert paused["times"]["clocks"][seat]["until"] is None
    house.travel(5 * 60_000)
    assert not [m for m in wire.quiet(0.3) if m["type"] == "update"]
    with house.join(table, keys[other]):
        again = wire.until(lambda m: m["type"] == "changed" and not m["times"]["paused"])
        left = again["times"]["clocks"][seat]["until"]
        now = house.join(table).welcome["now"]
        assert 25_000 < left - now <= 30_000


@pytest.mark.parametrize(
    "clock, code",
    [
        ({"kind": "move", "seconds": 1}, "clock-range"),
        ({"kind": "days", "seconds": 60}, "clock-range"),
        ({"kind": "move", "seconds": 60, "increment": 5}, "clock-increment"),
        ({"kind": "days", "seconds": 86400, "pause": True}, "clock-pause"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(
    server: Server, clock: dict[str, Any], code: str
) -> None:
    wish = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}], "clock": clock}
    status, _, body = server.request("POST", "/api/tables", wish)
    assert status == 400
    assert code in body.decode()


def test_a_bank_that_is_overdrawn_is_empty() -> None:
    plan = ClockPlan("bank", 60, increment=5)
    for moved, left in ((False, 0), (True, 5000)):
        seat = Seat()
        clocks.wind_up(plan, seat)
        clocks.ask(plan, seat, 1000)
        clocks.stop(plan, seat, 70_000, 0, moved)
        assert seat.left == left


@pytest.mark.parametrize("increment", (0, 2))
def test_a_bank_is_what_somebody_would_count_who_looks_at_every_moment(increment: int) -> None:
    """One who takes a unit away for each in which the seat is asked and nobody is away."""
    rng = random.Random(increment)
    plan = ClockPlan("bank", 1, increment=increment)
    seat = Seat()
    clocks.wind_up(plan, seat)
    counted, asked, still_since = 1000, False, 0
    for now in range(1, 6000):
        happens = rng.randrange(40)
        if happens == 0 and not asked:
            clocks.ask(plan, seat, now)
            asked = True
        elif happens == 1 and asked:
            moved = rng.random() < 0.5
            clocks.stop(plan, seat, now, still_since, moved)
            asked, counted = False, counted + (1000 * increment if moved else 0)
        elif happens == 2 and not still_since:
            still_since = now
        elif happens == 3 and still_since:
            clocks.resume(seat, still_since, now)
            still_since = 0
        (shown,) = clocks.shown(plan, [seat], still_since)
        runs = asked and not still_since
        assert (shown.until is not None) == runs
        if not runs:
            assert shown.left == counted
        elif counted:
            assert shown.until == now + counted
        counted = max(0, counted - runs)


def test_where_two_are_over_time_the_table_settles_after_the_first() -> None:
    """The second is looked at again when it is known what became of the first."""
    entries: list[Entries] = []
    seats = [SimpleNamespace(orders={}, substitute="adept", runs_from=0, left=0) for _ in range(2)]
    actor = SimpleNamespace(
        hub=SimpleNamespace(now=lambda: 10**6, loop=SimpleNamespace(time=lambda: 1000.0)),
        table=SimpleNamespace(
            recorder=object(),
            seats=seats,
            asked_of=lambda seat: "",
            window=lambda seat: None,
            clock=ClockPlan("move", 5, zero="lose"),
            over=False,
            still_since=0,
        ),
        append=entries.append,
    )
    steward = Steward(cast(Actor, actor))
    steward.told = {0: (1, 0.0), 1: (1, 0.0)}
    steward.act()
    assert entries == [Lost(seat=0, bot="adept")]
