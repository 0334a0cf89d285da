"""The house on a home screen: it can be installed, opens without a network, keeps what was looked
at, and tells of a turn while no page is open."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from athanor.server.house import push
from tests.server.house import Server, running
from tests.server.test_push import AUTH, BROWSER, KEY, Service, decrypt
from tests.web.people import PATIENT, Person

#: Chromium asks Google's service for an address; this one is the test's own.
OWN_SERVICE = """
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.pushKey = applicationServerKey
  const keys = { p256dh: '%(key)s', auth: '%(auth)s' }
  return { toJSON: () => ({ endpoint: '%(endpoint)s', keys }) }
}
"""

READY = """async () => {
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller) await new Promise(go => setTimeout(go, 20))
}"""

SHOWN = """() => {
  self.shown = []
  self.registration.showNotification = async (title, { data }) => self.shown.push([title, data])
}"""

#: An installed house keeps everything: the page says so to its worker.
KEEP = """async () => {
  const told = new Promise(go => navigator.serviceWorker.addEventListener('message', go))
  const files = await (await fetch('/files.json')).json()
  navigator.serviceWorker.controller.postMessage({ keep: files })
  await told
}"""


#: What Chromium says of a network that is gone, and of a socket whose page was left.
GONE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "closed before the connection is established")


def forget_the_network(person: Person) -> None:
    person.errors = [each for each in person.errors if not any(word in each for word in GONE)]


def worker_of(person: Person) -> None:
    person.page.evaluate(READY)


def test_a_page_does_not_mind_if_the_house_is_gone_before_its_worker_came(
    person: Callable[..., Person],
) -> None:
    ada = person("Ada", worker=True)
    ada.page.route("**/installed-*.js", lambda route: route.abort())
    with ada.page.expect_event("requestfailed"):
        ada.home()
    ada.page.evaluate("() => new Promise(go => setTimeout(go, 100))")
    forget_the_network(ada)
    assert ada.errors == []


def test_it_can_be_installed(person: Callable[..., Person], house: Server) -> None:
    ada = person("Ada", phone=True, worker=True).home()
    worker_of(ada)
    session = ada.context.new_cdp_session(ada.page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without a profile of its own can install nothing; everything else is in order.
    assert [each["errorId"] for each in problems if each["errorId"] != "in-incognito"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = json.loads(manifest["data"])
    for icon in (*found["icons"], *found["screenshots"], {"src": "/icons/apple-180.png"}):
        status, headers, _ = house.request("GET", icon["src"])
        assert (status, headers["content-type"]) == (200, icon.get("type", "image/png"))


def test_without_a_network_it_opens_and_has_the_rules(person: Callable[..., Person]) -> None:
    ada = person("Ada", phone=True, worker=True).home()
    worker_of(ada)
    ada.page.evaluate(KEEP)
    ada.page.reload()  # what is asked of the house now goes by the worker
    expect(ada.find("play-now").first).to_be_visible()
    ada.context.set_offline(True)
    ada.page.goto("/")
    expect(ada.find("offline")).to_contain_text("You are offline")
    expect(ada.find("play-now").first).to_be_visible()
    ada.page.goto("/rules/kazaam#K-30")
    expect(ada.page.locator("[data-rule=K-30]")).to_be_focused()
    ada.page.goto("/")
    ada.find("play-now").first.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("The server does not answer")
    ada.context.set_offline(False)
    expect(ada.find("offline")).to_have_count(0)
    ada.find("play-now").first.click()
    expect(ada.prompt).to_be_visible()
    forget_the_network(ada)


def test_a_game_that_was_looked_at_is_there_without_a_network(
    person: Callable[..., Person],
) -> None:
    ada = person("Ada", worker=True).home()
    worker_of(ada)
    ada.page.evaluate(KEEP)
    ada.play_now().play_to_the_end()
    path = f"/t/{ada.heard_table()['id']}/replay"
    ada.page.goto(path)
    expect(ada.find("first")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    ada.page.goto(path)
    expect(ada.find("first")).to_be_visible()
    expect(ada.page.locator(".cauldron").first).to_be_visible()
    forget_the_network(ada)


# -- a turn, told by the push service


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("pushing") / "data"
    settings: Any = {"push_key": KEY, "push_contact": "mailto:op@example.org"}
    hosts = [f"localhost:{service.server.server_port}"]
    with running(data, push_hosts=hosts, **settings) as server:
        yield server


def registration(session: CDPSession, page: Page) -> str:
    """The worker's number in this browser."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(PATIENT // 20):
        if found:
            return found[0]
        page.wait_for_timeout(20)
    raise AssertionError("there is no worker")


def test_who_is_away_is_told_of_their_turn(
    chromium: Browser, pushing: Server, service: Service
) -> None:
    """From the wish to be told, by the house and a push service, to a notification that leads to
    the table. The service is the test's own: it hands on what only this browser can read."""
    table, keys = pushing.open("", "", "", options={"first_dealer": 2})
    with pushing.join(table, *keys[:2]) as wire:
        nour = Person(chromium, pushing.address, "Nour", worker=True)
        nour.context.grant_permissions(["notifications"])
        key = push.encode(push.point(BROWSER))
        endpoint = f"{service.address}/of-nour"
        stub = OWN_SERVICE % {"endpoint": endpoint, "key": key, "auth": push.encode(AUTH)}
        nour.context.add_init_script(stub)
        nour.page.goto("/mine")
        worker_of(nour)
        nour.page.evaluate("() => localStorage.setItem('athanor.notify', 'true')")
        nour.page.goto(f"/t/{table}#seat=2&key={keys[2]}")
        wire.ask("start")
        expect(nour.prompt).to_be_visible()
        nour.page.wait_for_function("() => window.pushKey")
        assert nour.page.evaluate("() => window.pushKey") == pushing.get("/api/house")["push"]
        for _ in range(PATIENT // 20):
            if any(message["type"] == "done" for message in nour.heard):
                break
            nour.page.wait_for_timeout(20)
        nour.page.goto("/rules/poison")
        wire.until(lambda m: "table" in m and not m["table"]["seats"][2]["here"])
        while not any(view["actors"] == [2] for view in wire.views.values()):
            seat = next((s for s, v in wire.views.items() if v["actions"]), None)
            if seat is not None:
                wire.play_first(seat)
            wire.receive()
        _, body = service.heard.get(timeout=PATIENT / 1000)
        # A browser without a screen shows no notifications: the worker's wish is what is seen.
        worker = nour.context.service_workers[0]
        worker.evaluate(SHOWN)
        session = nour.context.new_cdp_session(nour.page)
        number = registration(session, nour.page)
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": pushing.address, "registrationId": number, "data": decrypt(body).decode()},
        )
        told = None
        for _ in range(PATIENT // 50):
            told = worker.evaluate("() => self.shown[0] ?? null")
            if told is not None:
                break
            nour.page.wait_for_timeout(50)
        assert told is not None
        assert told[1] == table
        assert "Poison" in told[0]
        assert nour.errors == []
        nour.context.close()
