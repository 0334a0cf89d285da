"""The HTTP side: every operation as its description says, and pages for browsers."""

from __future__ import annotations

import ast
import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import athanor
from athanor.server.gate.pages import FOLDER, Page, Pages
from athanor.server.wire.messages import HOUSE_PHRASES
from athanor.texts import LANGUAGES, Texts
from tests.server.house import PATIENT, Server

SOURCES = FOLDER.parent


def test_every_operation_answers_as_described(server: Server) -> None:
    """No 500, and no answer that the description does not know."""
    import schemathesis  # here, because it takes long to load and only this test needs it
    from schemathesis import checks
    from schemathesis.specs.openapi import checks as described

    kinds = [
        checks.not_a_server_error,
        described.status_code_conformance,
        described.content_type_conformance,
        described.response_schema_conformance,
    ]

    def check(operation: Any) -> None:
        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answers(case: Any) -> None:
            case.call_and_validate(checks=kinds)

        answers()

    for operation in schemathesis.openapi.from_url(
        server.address + "/api/openapi.json", timeout=PATIENT
    ).get_all_operations():
        check(operation.ok())  # type: ignore[union-attr]  # what cannot be read fails here


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"game": 7}', b"\xff\xfe", b"[" * 5000, b'{"game":"poison"}'],
)
def test_what_is_not_understood_is_refused_with_a_code(server: Server, body: bytes) -> None:
    status, _, answer = server.request("POST", "/api/tables", body)
    assert status == 400
    assert json.loads(answer)["code"] == "malformed"


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-msgpack", "multipart/form-data"])
def test_a_body_is_read_as_json_whatever_it_is_called(server: Server, kind: str) -> None:
    """So that nobody is told to send another type; which pages may ask is looked at elsewhere."""
    headers = {"Content-Type": kind}
    status, _, answer = server.request("POST", "/api/account", b'{"name": "Ada"}', headers)
    assert (status, json.loads(answer)["account"]["name"]) == (201, "Ada")
    status, _, answer = server.request("POST", "/api/account", b"name=Ada", headers)
    assert (status, json.loads(answer)["code"]) == (400, "malformed")
    for path in server.get("/api/openapi.json")["paths"].values():
        for operation in path.values():
            assert "415" not in operation["responses"]


def test_what_is_not_understood_is_named_with_its_place(server: Server) -> None:
    body = b'{"game": "poison", "name": "Ada", "seats": [{"robot": "adept"}]}'
    _, _, answer = server.request("POST", "/api/tables", body)
    assert json.loads(answer)["facts"] == {
        "reason": "Object contains unknown field `robot` - at seats[0]"
    }


def test_refusals_say_what_would_fit(server: Server) -> None:
    def refused(**changes: object) -> dict[str, Any]:
        plan = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}]} | changes
        status, _, answer = server.request("POST", "/api/tables", plan)
        assert 400 <= status < 500
        found: dict[str, Any] = json.loads(answer)
        return found

    assert refused(game="chess")["code"] == "unknown-game"
    assert refused(seats=[{}])["facts"]["low"] == 3
    assert refused(seats=[{"bot": "genius"}, {}, {}])["code"] == "unknown-bot"
    for rules in map(athanor.game, athanor.game_ids()):
        if rules.learned() is None:
            chairs = [{"bot": "grandmaster"}, *[{}] * (rules.meta.least_seats - 1)]
            unlearned = refused(game=rules.id, seats=chairs)
            assert unlearned["code"] == "unknown-bot"
            assert "grandmaster" not in unlearned["facts"]["known"]
    assert refused(seats=[{"bot": "adept"}] * 3)["code"] == "no-open-seat"
    assert refused(options={"hand": "huge"})["code"] == "option-type"
    assert refused(options={"colour": True})["code"] == "unknown-option"
    box = refused(game="kazaam", options={"box": "supply = 0\n"})
    assert box["code"].startswith("box-")
    assert refused(name="  ")["code"] == "name-missing"
    assert refused(name="x" * 33)["code"] == "name-too-long"
    assert refused(nonce="x" * 129)["code"] == "nonce-shape"
    status, _, answer = server.request("POST", "/api/tables", {"name": "x" * 20_000})
    assert (status, json.loads(answer)["code"]) == (413, "too-large")


def test_taking_a_seat(server: Server) -> None:
    table, _ = server.open("", "", "adept", "")
    status, _, answer = server.request("POST", f"/api/tables/{table}/seats/0", {"name": "Eve"})
    assert (status, json.loads(answer)["code"]) == (409, "seat-taken")
    status, _, answer = server.request("POST", f"/api/tables/{table}/seats/9", {"name": "Eve"})
    assert (status, json.loads(answer)["code"]) == (404, "no-such-seat")


def test_the_house_tells_what_can_be_played(server: Server) -> None:
    house = server.get("/api/house")
    assert [game["id"] for game in house["games"]] == list(athanor.game_ids())
    assert "adept" in house["bots"]
    for game in house["games"]:
        learned = athanor.game(game["id"]).learned() is not None
        assert ("grandmaster" in game["bots"]) == learned
        assert set(game["bots"]) <= set(house["bots"])
    assert house["version"] == athanor.__version__


def test_health_and_metrics(server: Server) -> None:
    assert server.get("/health")["status"] == "ok"
    _, headers, body = server.request("GET", "/metrics")
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    assert b"# TYPE athanor_acknowledge_seconds histogram" in body
    assert server.metric("tables_opened_total") >= 0


@pytest.mark.parametrize("path", ["/", "/api/house", "/api/nothing", "/nowhere.png", "/t/abc"])
def test_every_answer_carries_a_strict_policy(server: Server, path: str) -> None:
    _, headers, _ = server.request("GET", path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def ask(pages: Pages, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    heard: list[Any] = []

    async def send(message: Any) -> None:
        heard.append(message)

    scope = {
        "path": path,
        "method": "GET",
        "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()],
    }
    asyncio.run(pages(scope, None, send))
    told = {name.decode(): value.decode() for name, value in heard[0]["headers"]}
    return heard[0]["status"], told, heard[1]["body"]


def test_pages_are_compressed_cached_and_fall_back_to_the_first(tmp_path: Path) -> None:
    assert ask(Pages(tmp_path), "/")[0] == 503
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>home")
    (tmp_path / "assets" / "app-1a2b.js").write_text("run()")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"run()"))
    pages = Pages(tmp_path)
    status, headers, body = ask(pages, "/t/abcdef")
    assert (status, body) == (200, b"<!doctype html>home")
    assert headers["cache-control"] == "no-cache"
    assert ask(pages, "/", if_none_match=headers["etag"])[0] == 304
    _, headers, body = ask(pages, "/assets/app-1a2b.js", accept_encoding="br, gzip")
    assert headers["content-encoding"] == "gzip"
    assert "immutable" in headers["cache-control"]
    assert gzip.decompress(body) == b"run()"
    assert ask(pages, "/assets/app-1a2b.js")[2] == b"run()"
    assert ask(pages, "/assets/gone.js")[0] == 404
    assert ask(pages, "/../settings.py")[0] == 404


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    status, headers, body = ask(Pages(tmp_path), "/")
    assert status == 503
    assert b"was not built" in body
    assert b"<style" not in body
    assert headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    codes = {code for path in SOURCES.rglob("*.py") for code in refusals_in(path)}
    assert len(codes) > 25
    texts = Texts(language)
    assert [code for code in codes if f"error-{code}" not in texts] == []
    phrases = [p for p in HOUSE_PHRASES if f"phrase-{p}" not in texts]
    assert phrases == []


def refusals_in(path: Path) -> set[str]:
    """The codes that a source file refuses with."""
    makers = ("BadRequest", "BadRecord", "Problem", "refuse")
    codes = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            given = [a.value for a in node.args if isinstance(a, ast.Constant)]
            codes |= {str(code) for code in given if name in makers and isinstance(code, str)}
    return codes


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("board.js", b"text/javascript; charset=utf-8"),
        ("card.png", b"image/png"),
        ("card.unheard-of", b"application/octet-stream"),
    ],
)
def test_a_file_is_sent_as_what_it_is(name: str, kind: bytes) -> None:
    assert Page(name, b"x").type == kind
