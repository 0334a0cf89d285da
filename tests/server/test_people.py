"""People among people: whose message it is, who may stay, who is heard of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from athanor.cli.main import answer
from athanor.server.house.lobby import FIRST

from .house import Json, Server, running
from .test_ratings import account, call, open_table


def sit(server: Server, table: str, seat: int, name: str, **headers: str) -> tuple[int, Json]:
    path = f"/api/tables/{table}/seats/{seat}"
    status, _, body = server.request("POST", path, {"name": name}, headers)
    return status, json.loads(body)


def from_(address: str, token: str = "") -> dict[str, str]:
    return {"X-Forwarded-For": address} | ({"Authorization": f"Bearer {token}"} if token else {})


# -- message ids


def test_message_ids_belong_to_who_sits_there(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "poison", "name": "Ada", "seats": [{}, {}, {}]})
    table = opened["table"]["id"]
    first = sit(server, table, 1, "Nour")[1]["key"]
    with server.join(table, first) as nour:
        assert nour.ask("chat", id="1", seat=1, text="hello")["type"] == "done"
        assert nour.ask("rename", id="2", seat=1, name=" ")["code"] == "name-missing"
        assert nour.ask("leave", id="3", seat=1)["type"] == "done"
    second = sit(server, table, 1, "Zoe")[1]["key"]
    with server.join(table, second) as zoe:
        zoe.ask("chat", id="1", seat=1, text="good evening")
        assert zoe.ask("rename", id="2", seat=1, name="Zoë")["type"] == "done"
        said = [line["text"] for line in server.join(table).welcome["chat"]]
        assert "good evening" in said
        assert zoe.ask("leave", id="3", seat=1)["type"] == "done"
    assert server.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_ids_are_still_ones_own_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        opened = server.post("/api/tables", {"game": "poison", "name": "Ada", "seats": [{}] * 3})
        table = opened["table"]["id"]
        with server.join(table, sit(server, table, 1, "Nour")[1]["key"]) as nour:
            nour.ask("leave", id="1", seat=1)
        key = sit(server, table, 1, "Zoe")[1]["key"]
        server.kill()
        server.start()
        with server.join(table, key) as zoe:
            assert zoe.ask("leave", id="1", seat=1)["type"] == "done"
        assert server.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


# -- the lobby and the seats


def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    wish = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}], "public": True}
    with running(tmp_path / "data") as server:
        honest = json.loads(server.request("POST", "/api/tables", wish, from_("198.51.100.1"))[2])
        for _ in range(70):
            server.request("POST", "/api/tables", wish, from_("203.0.113.9"))
        late = json.loads(server.request("POST", "/api/tables", wish, from_("198.51.100.2"))[2])
        listed = [table["id"] for table in server.get("/api/tables")["tables"]]
        assert len(listed) == 60
        assert listed[0] == late["table"]["id"]
        assert honest["table"]["id"] in listed[: FIRST + 2]


def test_one_address_does_not_take_all_seats(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"seats": 4}) as server:
        opened = server.post("/api/tables", {"game": "poison", "name": "Ada", "seats": [{}] * 6})
        table = opened["table"]["id"]
        codes = [
            sit(server, table, seat, f"N{seat}", **from_("203.0.113.9"))[0] for seat in range(1, 6)
        ]
        assert codes == [201] * 4 + [429]
        assert sit(server, table, 5, "Zoe", **from_("198.51.100.1"))[0] == 201


# -- removed by the host


def test_the_host_removes_somebody_before_the_game(server: Server) -> None:
    token = account(server, "Nour")
    wish = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}, {}]}
    opened = json.loads(server.request("POST", "/api/tables", wish, from_("198.51.100.1"))[2])
    table = opened["table"]["id"]
    key = sit(server, table, 1, "Nour", **from_("203.0.113.1", token))[1]["key"]
    other = sit(server, table, 2, "Zoe", **from_("203.0.113.2"))[1]["key"]
    with (
        server.join(table, opened["key"]) as ada,
        server.join(table, key) as nour,
        server.join(table, other) as zoe,
    ):
        assert zoe.ask("remove", seat=1)["code"] == "host-only"
        assert ada.ask("remove", seat=0)["code"] == "not-removable"
        assert ada.ask("remove", seat=3)["code"] == "not-removable"
        assert ada.ask("remove", seat=9)["code"] == "no-such-seat"
        assert ada.ask("remove", seat=1)["type"] == "done"
        told = nour.until(
            lambda m: m["type"] == "changed" and m["table"]["seats"][1]["kind"] == "open"
        )
        assert told["table"]["seats"][1]["name"] == ""
        assert nour.ask("chat", seat=1, text="why?")["code"] == "not-your-seat"
        said = zoe.until(lambda m: m["type"] == "said" and m["line"]["phrase"] == "house-removed")
        assert said["line"]["name"] == "Nour"

        # Not again by the same account, nor from the same place; others are welcome.
        for headers in (from_("203.0.113.77", token), from_("203.0.113.1")):
            status, problem = sit(server, table, 1, "Nour", **headers)
            assert (status, problem["code"]) == (403, "removed-here")
        assert sit(server, table, 1, "Li", **from_("203.0.113.3"))[0] == 201
        assert ada.ask("start")["type"] == "done"
        assert ada.ask("remove", seat=1)["code"] == "already-started"


def test_an_account_stays_removed_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        token = account(server, "Nour")
        opened = server.post("/api/tables", {"game": "poison", "name": "Ada", "seats": [{}] * 3})
        table = opened["table"]["id"]
        sit(server, table, 1, "Nour", **from_("203.0.113.1", token))
        with server.join(table, opened["key"]) as ada:
            assert ada.ask("remove", seat=1)["type"] == "done"
        server.kill()
        server.start()
        status, problem = sit(server, table, 1, "Nour", **from_("203.0.113.9", token))
        assert (status, problem["code"]) == (403, "removed-here")


def test_a_family_behind_one_address_is_not_shut_out(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "poison", "name": "Ada", "seats": [{}] * 3})
    table = opened["table"]["id"]
    sit(server, table, 1, "Nour")
    with server.join(table, opened["key"]) as ada:
        assert ada.ask("remove", seat=1)["type"] == "done"
    assert sit(server, table, 1, "Zoe")[0] == 201


# -- reports


def test_a_report_is_kept_for_the_operator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "data", shares={"reports": 3}) as server:
        table, keys = server.open("", "", "random")
        with server.join(table, keys[0]) as ada, server.join(table, keys[1]) as nour:
            nour.ask("chat", seat=1, text="something unkind")
            before = server.get(f"/api/tables/{table}")
            assert ada.ask("report", seat=1, reason="chat", words="every evening")["type"] == "done"
            assert ada.ask("report", seat=1, reason="name")["type"] == "done"  # said anew
            assert ada.ask("report", seat=2, reason="play")["code"] == "not-reportable"
            assert ada.ask("report", seat=0, reason="play")["code"] == "not-reportable"
            assert ada.ask("report", seat=1, reason="looks")["code"] == "malformed"
            assert ada.ask("report", seat=1, reason="chat", words="still")["type"] == "done"
            assert ada.ask("report", seat=1, reason="chat")["code"] == "too-many-reports"
            assert server.get(f"/api/tables/{table}") == before  # and nobody is told
            assert not [m for m in nour.quiet() if m["type"] != "said"]
        with server.join(table) as watcher:
            assert watcher.ask("report", seat=1, reason="chat")["code"] == "not-your-seat"
        capsys.readouterr()
        data = str(tmp_path / "data")
        assert answer(["reports", "--data", data, "--lang", "en"]) == 0
        told = capsys.readouterr().out
        for word in (table, "P1", "what they say", "still", "something unkind"):
            assert word in told
        assert "127.0.0.1" not in told
        assert "every evening" not in told
        answer(["reports", "--data", data, "--clear", table, "--lang", "en"])
        assert "One report is forgotten" in capsys.readouterr().out
        answer(["reports", "--data", data, "--lang", "en"])
        assert "Nothing was reported" in capsys.readouterr().out
    assert answer(["reports", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 2


# -- blocks


def test_who_is_blocked_does_not_sit_down_at_ones_table(server: Server) -> None:
    ada, nour, zoe = (account(server, name) for name in ("Ada", "Nour", "Zoe"))
    table, _ = open_table(server, ada, "", "", "")
    call(server, f"/api/tables/{table}/seats/1", {"name": "Nour"}, nour)
    person = server.get(f"/api/tables/{table}")["seats"][1]["person"]
    assert person
    status, found = call(server, "/api/account/blocks", {"table": table, "seat": 1}, ada)
    assert (status, found["people"]) == (201, [{"person": person, "name": "Nour"}])
    for seat, code in ((0, "not-blockable"), (2, "not-blockable"), (7, "no-such-seat")):
        wish = {"table": table, "seat": seat}
        assert call(server, "/api/account/blocks", wish, ada)[1]["code"] == code
    assert call(server, "/api/account/blocks", {"table": table, "seat": 1})[0] == 401

    following, _ = open_table(server, ada, "", "", "")
    path = f"/api/tables/{following}/seats/1"
    status, problem = call(server, path, {"name": "Nobody"}, nour)
    assert (status, problem["code"]) == (403, "unwelcome")
    assert call(server, path, {"name": "Zoe"}, zoe)[0] == 201
    # At the table of another both may sit.
    third, _ = open_table(server, zoe, "", "", "")
    assert call(server, f"/api/tables/{third}/seats/1", {"name": "Nour"}, nour)[0] == 201
    assert server.get(f"/api/tables/{third}")["seats"][1]["person"] == person

    assert call(server, "/api/account/blocks/end", {"person": person}, ada)[1]["people"] == []
    assert call(server, "/api/account/blocks", token=ada)[1]["people"] == []
    path = f"/api/tables/{following}/seats/2"
    assert call(server, path, {"name": "Nour"}, nour)[0] == 201
