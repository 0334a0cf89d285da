"""What the server works out cleverly, beside slow and obvious versions of it."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from athanor.contract import BadRequest
from athanor.server.gate.passing import Passage, masked
from athanor.server.gate.socket import TableSocket
from athanor.server.house.budgets import SHARES, Budgets
from athanor.server.house.metrics import Metrics
from athanor.server.settings import FRAME_LIMIT
from athanor.server.store import ratings
from athanor.server.store.leases import Node
from athanor.server.store.ratings import Outcome, Stake, judged
from athanor.server.wire import frames
from athanor.server.workers.queue import Job, Lane, allotment

STAKES: tuple[Stake, ...] = ("full", "loss", "gain", "none", "out")
SIZES = (0, 1, 2, 124, 125, 126, 127, 255, 256, 300, FRAME_LIMIT - 1, FRAME_LIMIT, FRAME_LIMIT + 1)
#: What comes back each second is a number that a computer has exactly.
SECONDLY = ({"words": 30.0, "reports": 15.0}, {"words": 60.0, "reports": 7.5})


# -- shares


class Purse:
    """One address's share of one thing, told second by second."""

    def __init__(self, most: float, a_minute: float) -> None:
        self.most, self.a_minute, self.left = most, a_minute, most

    def pass_by(self, seconds: int) -> None:
        for _ in range(seconds):
            self.left = min(self.most, self.left + self.a_minute / 60)

    def wait(self, amount: float) -> int:
        """How many seconds until so much may be taken, 0 for at once."""
        wanted = min(amount, self.most)
        if self.left >= wanted and self.left >= 0:
            return 0
        return max(1, math.ceil((wanted - self.left) * 60 / self.a_minute))


@pytest.mark.parametrize("seed", range(6))
def test_shares_are_those_of_a_purse_that_is_filled_every_second(seed: int) -> None:
    rng = random.Random(seed)
    now = [1000.0]
    house = Budgets(lambda: now[0], SECONDLY[seed % len(SECONDLY)])
    purses: dict[tuple[str, str], Purse] = {}
    refused = 0
    for _ in range(600):
        passed = rng.choice((0, 0, 1, 5, 40, 200 * (rng.randrange(30) == 0)))
        now[0] += passed
        for each in purses.values():
            each.pass_by(passed)
        address, what = rng.choice(("192.0.2.1", "2001:db8::7")), rng.choice(("reports", "words"))
        share = house.shares[what]
        purse = purses.setdefault((address, what), Purse(share.most, share.a_minute))
        amount = rng.choice((0, 1, 1, 2, 7, 300))
        if rng.randrange(5) == 0:
            house.charge(address, what, amount)
            purse.left = max(purse.left - amount, -purse.most)
            continue
        waits = purse.wait(amount)
        if not waits:
            house.spend(address, what, amount)
            purse.left -= amount
            continue
        refused += 1
        with pytest.raises(BadRequest) as told:
            house.spend(address, what, amount)
        assert told.value.code == SHARES[what].code
        assert dict(told.value.facts) == {"what": what, "seconds": waits}
        if rng.randrange(10) == 0:
            house.tidy()
    assert house.refused == refused > 20


def test_who_owes_something_is_remembered_and_who_has_all_again_is_not() -> None:
    now = [0.0]
    house = Budgets(lambda: now[0], {"tables": 60})
    house.spend("192.0.2.1", "tables", 2)
    house.charge("192.0.2.2", "tables", 61)
    for second, known in ((1, 2), (2, 1), (60, 1), (61, 0)):
        now[0] = float(second)
        house.tidy()
        assert len(house.buckets) == known, second


# -- what waits for the workers


def poured(demand: dict[str, float], seconds: float) -> dict[str, float]:
    """A drop for each in turn who still wants one, until nothing is left."""
    given = dict.fromkeys(demand, 0.0)
    drop, left = 0.001, round(seconds / 0.001)
    while left and any(given[each] + drop / 2 < wanted for each, wanted in demand.items()):
        for each, wanted in demand.items():
            if left and given[each] + drop / 2 < wanted:
                given[each] += drop
                left -= 1
    return given


@pytest.mark.parametrize("seed", range(8))
def test_seconds_are_shared_out_as_if_they_were_poured(seed: int) -> None:
    rng = random.Random(seed)
    demand = {str(each): rng.choice((0.1, 0.25, 0.5, 1.0, 2.0)) for each in range(1 + seed)}
    seconds = rng.choice((0.5, 1.0, 2.0, 3.0))
    for address, given in poured(demand, seconds).items():
        assert allotment(demand, seconds, address) == pytest.approx(given, abs=0.003)


class PlainLane:
    """A list of jobs, looked through from the beginning every time."""

    def __init__(self) -> None:
        self.waiting: list[Job] = []
        self.tables: dict[str, list[str]] = {}
        self.used: dict[str, float] = {}
        self.least = 0.0

    def add(self, job: Job, first: bool) -> None:
        tables = self.tables.setdefault(job.address, [])
        if not tables:
            self.used[job.address] = max(self.used.get(job.address, 0.0), self.least)
            self.tables[job.address] = self.tables.pop(job.address)  # it comes after all others
        if job.table not in tables:
            tables.append(job.table)
        if first:
            tables.remove(job.table)
            tables.insert(0, job.table)
        self.waiting.insert(0 if first else len(self.waiting), job)

    def remove(self, job: Job) -> None:
        self.waiting.remove(job)
        if not any((w.address, w.table) == (job.address, job.table) for w in self.waiting):
            self.tables[job.address].remove(job.table)

    def take(self, busy: set[str]) -> Job | None:
        free = [each for each, tables in self.tables.items() if tables and each not in busy]
        if not free:
            return None
        address = min(free, key=lambda each: self.used[each])
        self.least = max(self.least, self.used[address])
        table = self.tables[address][0]
        job = next(w for w in self.waiting if (w.address, w.table) == (address, table))
        self.tables[address].append(self.tables[address].pop(0))
        self.remove(job)
        return job


def nothing() -> bytes:
    return b""


@pytest.mark.parametrize("seed", range(6))
def test_a_lane_goes_as_a_plain_list_would(seed: int) -> None:
    async def go() -> None:
        rng = random.Random(seed)
        lane, plain = Lane(), PlainLane()
        for _ in range(500):
            lot = rng.randrange(10)
            if lot < 4:
                job = Job("move", rng.choice("abcd"), rng.choice("123"), nothing, ())
                job.cost = rng.choice((0.5, 1.0, 2.0))
                first = rng.randrange(4) == 0
                lane.add(job, first)
                plain.add(job, first)
            elif lot < 8:
                busy = {each for each in "abcd" if rng.randrange(4) == 0}
                taken = lane.take(busy)
                assert taken is plain.take(busy)
                if taken is not None:
                    lane.charge(taken.address, taken.cost)
                    before = max(plain.used.get(taken.address, 0.0), plain.least)
                    plain.used[taken.address] = before + taken.cost
            elif plain.waiting:
                job = rng.choice(plain.waiting)
                assert lane.remove(job)
                plain.remove(job)
                assert not lane.remove(job)
            assert lane.count == len(plain.waiting) == len(list(lane))
            for address in "abcd":
                wanted = sum(job.cost for job in plain.waiting if job.address == address)
                assert lane.demand.get(address, 0.0) == wanted

    asyncio.run(go())


# -- frames


def heard(data: bytes) -> Iterator[Frame]:
    """What a library makes of a client's bytes."""
    protocol = ServerProtocol(max_size=None)
    protocol.state = State.OPEN
    protocol.parser = protocol.parse()
    next(protocol.parser)
    protocol.receive_data(data)
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        yield event


@pytest.mark.parametrize("size", [*SIZES, 65535, 65536, 65537])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PONG])
def test_a_frame_between_servers_is_one_that_any_server_reads(size: int, opcode: Opcode) -> None:
    if opcode is Opcode.PONG and size > 125:
        return
    payload = bytes(n % 251 for n in range(size))
    (frame,) = heard(masked(opcode, payload))
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (opcode, True, payload)


@pytest.mark.parametrize("torn", (1, 7, 20, 60, 75, 80, 90))
@pytest.mark.parametrize("lets_in", (True, False))
def test_an_answer_of_another_server_that_comes_in_pieces(torn: int, lets_in: bool) -> None:
    """What follows its head is the guest's, and only that."""
    line = b"101 Switching Protocols" if lets_in else b"503 Service Unavailable"
    head = b"HTTP/1.1 " + line + b"\r\nUpgrade: websocket\r\nX-Long: 0123456789012345\r\n\r\n"
    said = head + b"one frame"

    async def hear() -> tuple[bool, list[bytes]]:
        handed_on: list[bytes] = []
        loop = asyncio.get_running_loop()
        guest = SimpleNamespace(hub=SimpleNamespace(loop=loop), send=handed_on.append)
        passage = Passage(cast(TableSocket, guest), Node(1, "http://127.0.0.1:1", "word"))
        for piece in (said[:torn], said[torn:], b" and another"):
            passage.data_received(piece)
            if piece == said[:torn]:
                assert passage.opened.done() == (torn >= len(head))
        return passage.opened.result(), handed_on

    opened, handed_on = asyncio.run(hear())
    assert (opened, b"".join(handed_on)) == (lets_in, b"one frame and another")


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_message_is_read_as_a_library_reads_it_or_left_to_it(size: int) -> None:
    payload = bytes(n % 251 for n in range(size))
    data = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert frames.whole_text(data) == (payload if size <= FRAME_LIMIT else None)
    assert frames.whole_text(data + b"\x81") is None
    assert frames.whole_text(data[:-1]) is None
    for other in (Opcode.BINARY, Opcode.CONT):
        assert frames.whole_text(Frame(other, payload).serialize(mask=True)) is None
    part = Frame(Opcode.TEXT, payload, fin=False)
    assert frames.whole_text(part.serialize(mask=True)) is None
    assert frames.whole_text(Frame(Opcode.TEXT, payload).serialize(mask=False)) is None


# -- what operators see


def test_waits_are_told_as_a_reader_of_prometheus_reads_them() -> None:
    """So many took at most that long, for each bound, and all of them."""
    rng = random.Random(6)
    waits = [rng.choice((0.0005, 0.004, 0.05, 0.3, 4.0)) * rng.random() for _ in range(500)]
    metrics = Metrics()
    for wait in (*waits, 0.001, 1.0):
        metrics.acknowledged.observe(wait)
    told = {family.name: family for family in text_string_to_metric_families(metrics.text({}))}
    found = told["athanor_acknowledge_seconds"].samples
    buckets = {float(each.labels["le"]): each.value for each in found if "le" in each.labels}
    assert len(buckets) == 10
    for bound, count in buckets.items():
        assert count == sum(wait <= bound for wait in (*waits, 0.001, 1.0))
    totals = {each.name: each.value for each in found if not each.labels}
    assert totals["athanor_acknowledge_seconds_count"] == 502
    assert totals["athanor_acknowledge_seconds_sum"] == pytest.approx(sum(waits) + 1.001)


def test_what_is_counted_and_measured_is_told_under_its_name() -> None:
    metrics = Metrics()
    metrics.moves = 12
    measured = {
        "tables": 3.0,
        "write_failures_total": 2.0,
        'task_well{task="a"}': 1.0,
        'task_well{task="b"}': 0.0,
    }
    told = {each.name: each for each in text_string_to_metric_families(metrics.text(measured))}
    kinds = {name: told[f"athanor_{name}"].type for name in ("moves", "tables", "write_failures")}
    assert kinds == {"moves": "counter", "tables": "gauge", "write_failures": "counter"}
    assert told["athanor_task_well"].type == "gauge"
    found = {
        (each.name, *each.labels.values()): each.value
        for family in told.values()
        for each in family.samples
        if not each.name.startswith(("process_", "athanor_acknowledge"))
    }
    counted = {name: value for name, value in vars(metrics).items() if isinstance(value, int)}
    assert found == {(f"athanor_{name}_total",): value for name, value in counted.items()} | {
        ("athanor_tables",): 3,
        ("athanor_write_failures_total",): 2,
        ("athanor_task_well", "a"): 1,
        ("athanor_task_well", "b"): 0,
    }


# -- ratings


def outcomes() -> Iterator[Outcome]:
    rng = random.Random(5)
    for _ in range(300):
        seats = rng.randrange(2, 5)
        names = [*(f"p{n}" for n in range(seats)), "bot:novice", "bot:novice"]
        yield Outcome(
            "poison",
            rng.sample(names, seats),
            [rng.randrange(1, seats + 1) for _ in range(seats)],
            [rng.choice(("full", *STAKES)) for _ in range(seats)],
            [bool(rng.randrange(2)) for _ in range(seats)],
        )


def test_nobody_gains_or_loses_more_than_is_at_stake() -> None:
    moved = 0
    for outcome in outcomes():
        standing = {player: ratings.start_of(player) for player in outcome.players}
        now = judged(outcome, standing)
        counted = [s for s, stake in enumerate(outcome.stakes) if stake != "out"]
        stayed = [s for s in counted if outcome.stakes[s] in ("full", "loss")]
        whole = ratings.compared(outcome, counted, standing)
        among = ratings.compared(outcome, stayed, standing)
        for seat, stake in enumerate(outcome.stakes):
            old = standing[outcome.players[seat]]
            news = whole.get(seat, old)
            if seat in stayed and stayed != counted:
                news = min(whole[seat], among[seat]) if outcome.went_on[seat] else among[seat]
            better = news[0] > old[0]
            kept = stake in ("none", "out") or (stake == "loss" and better)
            kept = kept or (stake == "gain" and news[0] < old[0])
            assert now[seat] == (old if kept else news), (outcome, seat)
            moved += now[seat] != old
    assert moved > 200
