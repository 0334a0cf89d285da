"""Fair shares: what one address may have, and that nobody else has less for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from athanor.contract import BadRequest
from athanor.server.gate.address import read_proxies, speaker
from athanor.server.house import budgets
from athanor.server.house.budgets import SHARES, Budgets, network, read_shares
from athanor.server.settings import THIS_MACHINE
from athanor.texts import LANGUAGES, Texts
from tests.server.house import running


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refusal(house: Budgets, address: str, what: str, amount: float = 1.0) -> BadRequest | None:
    try:
        house.spend(address, what, amount)
    except BadRequest as error:
        return error
    return None


def test_a_share_may_be_used_at_once_and_then_comes_back_evenly(clock: Clock) -> None:
    house = Budgets(clock, {"tables": 6})
    assert [refusal(house, "10.0.0.1", "tables") for _ in range(6)] == [None] * 6
    refused = refusal(house, "10.0.0.1", "tables")
    assert refused is not None
    assert (refused.code, dict(refused.facts)) == (
        "too-many-tables",
        {"what": "tables", "seconds": 10},
    )
    clock.now += 9.5
    assert refusal(house, "10.0.0.1", "tables") is not None
    clock.now += 0.6
    assert refusal(house, "10.0.0.1", "tables") is None
    assert refusal(house, "10.0.0.1", "tables") is not None


def test_another_address_and_another_thing_are_not_touched(clock: Clock) -> None:
    house = Budgets(clock, {"tables": 1})
    house.spend("10.0.0.1", "tables")
    assert refusal(house, "10.0.0.1", "tables") is not None
    assert refusal(house, "10.0.0.2", "tables") is None
    assert refusal(house, "10.0.0.1", "seats") is None


def test_work_is_charged_afterwards_and_paid_off_with_time(clock: Clock) -> None:
    house = Budgets(clock, {"work": 30})
    house.check("10.0.0.1", "work")
    house.charge("10.0.0.1", "work", 40)
    refused = refusal(house, "10.0.0.1", "work", 0)
    assert refused is not None
    assert refused.facts["seconds"] == 20
    clock.now += 20.1
    house.check("10.0.0.1", "work")


def test_no_debt_lasts_longer_than_it_takes_to_fill_a_share(clock: Clock) -> None:
    house = Budgets(clock, {"work": 30})
    house.charge("10.0.0.1", "work", 10**9)
    clock.now += 60.1
    house.check("10.0.0.1", "work")


def test_what_is_held_is_counted_until_it_is_let_go(clock: Clock) -> None:
    house = Budgets(clock, {"connections": 2})
    first, second = house.hold("10.0.0.1", "connections"), house.hold("10.0.0.1", "connections")
    with pytest.raises(BadRequest) as refused:
        house.hold("10.0.0.1", "connections")
    assert refused.value.code == "too-many-connections"
    first()
    first()  # twice is once
    third = house.hold("10.0.0.1", "connections")
    with pytest.raises(BadRequest):
        house.hold("10.0.0.1", "connections")
    second()
    third()
    assert house.held == {}


def test_a_household_is_one_address(clock: Clock) -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::9")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:10.1.2.3") == "10.1.2.3"
    assert network("fe80::1%eth0") == "fe80::"
    assert len(network("x" * 100_000)) <= 64


def test_the_house_forgets_whoever_has_a_full_share_again(clock: Clock) -> None:
    house = Budgets(clock, {})
    for number in range(500):
        house.spend(f"10.0.{number >> 8}.{number & 255}", "tables")
    house.tidy()
    assert len(house.buckets) == 500
    clock.now += 2
    house.spend("10.9.9.9", "tables")
    house.tidy()
    assert len(house.buckets) == 1


def test_a_flood_of_addresses_does_not_fill_the_memory(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST", 100)
    house = Budgets(clock, {"tables": 1})
    house.spend("10.0.0.1", "tables")
    for number in range(1000):
        house.spend(f"2001:db8:{number:x}::1", "tables")
        assert refusal(house, "10.0.0.1", "tables") is not None  # who goes on is remembered
    assert len(house.buckets) == 100


def test_an_operator_sets_shares_by_name() -> None:
    assert read_shares("tables=30, hints=0") == {"tables": 30, "hints": 0}
    assert Budgets(Clock(), {"every": 0, "tables": 3}).shares["tables"].most == 3
    house = Budgets(Clock(), {"every": 0})
    assert [refusal(house, "10.0.0.1", "tables", 1000) for _ in range(9)] == [None] * 9
    for wrong in ("tabels=3", "tables", "tables=-1", "tables=many"):
        with pytest.raises(BadRequest) as refused:
            read_shares(wrong)
        assert refused.value.code == "shares-unknown"


def test_every_refusal_has_its_sentence() -> None:
    for language in LANGUAGES:
        for what, share in SHARES.items():
            error = BadRequest(share.code, what=what, seconds=7)
            said = Texts(language).error(error)
            assert share.code not in said
            assert what in ("connections", "jobs") or "7" in said


def test_whom_a_trusted_proxy_names_is_who_speaks() -> None:
    def heard(peer: str, *forwarded: str) -> str:
        return speaker(peer, forwarded, (*THIS_MACHINE, "10.0.0.0/8"))

    assert heard("127.0.0.1", "203.0.113.7") == "203.0.113.7"
    assert heard("203.0.113.7", "198.51.100.1") == "203.0.113.7", "no proxy of ours"
    assert heard("127.0.0.1", "1.2.3.4, 203.0.113.7, 10.1.1.1") == "203.0.113.7"
    assert heard("127.0.0.1", "1.2.3.4", "203.0.113.7:4711") == "203.0.113.7"
    assert heard("127.0.0.1", "[2001:db8::1]:99") == "2001:db8::1"
    assert heard("127.0.0.1") == "127.0.0.1"
    assert heard("127.0.0.1", "nonsense") == "127.0.0.1"
    assert heard("") == ""


def test_proxies_are_addresses_or_networks() -> None:
    assert read_proxies("") == THIS_MACHINE
    assert read_proxies("10.0.0.0/8,::1") == ("10.0.0.0/8", "::1")
    with pytest.raises(BadRequest) as refused:
        read_proxies("proxy.example.org")
    assert refused.value.code == "proxies-unknown"


def test_shares_are_counted_by_the_address_behind_the_proxy(tmp_path: Path) -> None:
    body = {"game": "poison", "name": "Eve", "seats": [{}, {}, {}]}
    with running(tmp_path / "data", shares={"tables": 2}) as server:

        def opens(address: str) -> int:
            return server.request("POST", "/api/tables", body, {"X-Forwarded-For": address})[0]

        assert [opens("203.0.113.7") for _ in range(3)] == [201, 201, 429]
        assert opens("203.0.113.8") == 201
        status, headers, answer = server.request(
            "POST", "/api/tables", body, {"X-Forwarded-For": "203.0.113.7"}
        )
        problem = json.loads(answer)
        assert (status, problem["code"]) == (429, "too-many-tables")
        assert int(headers["retry-after"]) == problem["facts"]["seconds"] > 0


def test_who_takes_seats_at_many_tables_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"seats": 1}) as server:
        body = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}]}
        table = server.post("/api/tables", body)["table"]["id"]

        def sits(seat: int, address: str) -> tuple[int, str]:
            status, _, answer = server.request(
                "POST",
                f"/api/tables/{table}/seats/{seat}",
                {"name": f"P{seat}"},
                {"X-Forwarded-For": address},
            )
            return status, json.loads(answer).get("code", "")

        assert sits(1, "203.0.113.7") == (201, "")
        assert sits(2, "203.0.113.7") == (429, "too-many-seats")
        assert sits(2, "203.0.113.8") == (201, "")
