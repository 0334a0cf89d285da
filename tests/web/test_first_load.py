"""The first visit: how much comes over the line, and how soon one can play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from tests.server.house import Server
from tests.web.people import Person

MOST_BYTES = 150_000
MOST_SECONDS = 2.0

#: A phone of the middle range on a mobile network: a processor four times slower than this one when
#: it has nothing else to do, 9 Mbit/s down, and 85 ms from question to answer.
SLOWER = 4
NETWORK = {
    "offline": False,
    "latency": 85,
    "downloadThroughput": 9_000_000 / 8,
    "uploadThroughput": 3_000_000 / 8,
}


#: How long a fixed piece of work takes in each of many tries, in milliseconds.
WORK = """() => Array.from({ length: 40 }, () => {
  const began = performance.now()
  let sum = 0
  for (let i = 0; i < 2_000_000; i++) sum = (sum * 31 + i) | 0
  return performance.now() - began + (sum === 1 ? 1 : 0)
})"""


def slowness(person: Person) -> float:
    """How much slower this machine is now than at its best: it may do other things as well."""
    took: list[float] = person.page.evaluate(WORK)
    return sum(took) / len(took) / min(took)


def inspect(person: Person) -> CDPSession:
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    return session


@pytest.mark.parametrize("where", ["home", "table"])
def test_the_first_load_is_light(person: Callable[..., Person], house: Server, where: str) -> None:
    table, _ = house.open("", "novice", "novice")
    ada = person("Ada", phone=True)
    sizes: list[float] = []
    session = inspect(ada)
    session.on("Network.loadingFinished", lambda end: sizes.append(end["encodedDataLength"]))
    ada.page.goto("/" if where == "home" else f"/t/{table}")
    ada.page.wait_for_load_state("networkidle")
    print(where, round(sum(sizes)), "bytes in", len(sizes), "files")
    assert 20_000 < sum(sizes) <= MOST_BYTES


@pytest.mark.parametrize("where", ["home", "table"])
def test_one_can_play_within_two_seconds_on_a_phone(
    person: Callable[..., Person], house: Server, where: str
) -> None:
    """From the first byte asked for to a lit button: on the home page, and at a table where it is
    one's turn. The best of five, by the clock of a machine that has nothing else to do: a busy one
    slows the page down by itself, and beyond that what is not the page's too."""
    took: list[float] = []
    for _ in range(5):
        ada = person("Ada", phone=True)
        path, ready = "/", ada.find("play-now").first
        if where == "table":
            table, keys = house.open("", "novice", "novice")
            with house.join(table, *keys) as wire:
                wire.ask("start")
                wire.until(lambda m: any(f["view"]["actions"] for f in m.get("feeds", ())))
            path, ready = f"/t/{table}#seat=0&key={keys[0]}", ada.page.locator(".hand.asked")
        busy = slowness(ada)
        rate = max(1.0, SLOWER / busy)
        session = inspect(ada)
        session.send("Network.emulateNetworkConditions", NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        ada.page.goto(path, wait_until="commit")
        expect(ready).to_be_visible()
        seconds = ada.page.evaluate("() => performance.now()") / 1000
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        busy = max(busy, slowness(ada))
        took.append(seconds / max(1.0, 2 * busy / SLOWER))
        print(where, round(took[-1], 2), "seconds, throttled by", round(rate, 1))
        ada.context.close()
        if took[-1] <= MOST_SECONDS:
            break
    assert min(took) <= MOST_SECONDS, took
