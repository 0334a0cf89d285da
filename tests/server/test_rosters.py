"""Handbooks, and rosters judged, kept and found again."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import athanor
from tests.server.house import Server, running

SOUND = {"lee_ping": 1, "triadic_guard": 3, "militia_spearmen": 4}
ROSTERS = "/api/games/alkemy/rosters"


def judge(server: Server, parts: dict[str, int], **options: object) -> dict[str, Any]:
    body = {"roster": {"name": "Dawn watch", "parts": parts}, "options": options}
    status, _, answer = server.request("POST", ROSTERS + "/check", body)
    assert status == 200, answer
    found: dict[str, Any] = json.loads(answer)
    return found


def refused(server: Server, method: str, path: str, body: object = None) -> tuple[int, str]:
    status, _, answer = server.request(method, path, body)
    return status, json.loads(answer)["code"]


def test_a_handbook_holds_every_card(server: Server) -> None:
    book = server.get("/api/games/alkemy/data")
    assert len(book["profiles"]) == 89
    assert sum(card["offered"] for card in book["profiles"]) == 86
    ping = book["profiles"][0]
    assert (ping["id"], ping["cost"], ping["def"], ping["damage"]) == (
        "lee_ping",
        41,
        11,
        [2, 2, 3, 3, 4, 4],
    )
    known = {skill["id"] for skill in book["skills"]}
    formulas = {formula["id"] for formula in book["formulas"]}
    for card in book["profiles"]:
        assert set(card["skills"]) <= known
        assert set(card["formulas"]) <= formulas


def test_a_handbook_is_sent_compressed_to_whoever_takes_it_so(server: Server) -> None:
    path = "/api/games/alkemy/data"
    _, told, whole = server.request("GET", path, headers={"Accept-Encoding": "identity"})
    _, squeezed, small = server.request("GET", path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in {name.lower() for name in told}
    assert {name.lower(): value for name, value in squeezed.items()}["content-encoding"] == "gzip"
    assert gzip.decompress(small) == whole
    assert len(small) < len(whole) / 3


def test_a_game_without_a_handbook_says_so(server: Server) -> None:
    assert refused(server, "GET", "/api/games/poison/data") == (404, "no-handbook")
    assert refused(server, "GET", "/api/games/chess/data") == (404, "unknown-game")
    body = {"roster": {"name": "", "parts": {"red": 1}}}
    assert refused(server, "POST", "/api/games/poison/rosters/check", body) == (404, "no-rosters")
    assert refused(server, "GET", "/api/games/poison/rosters/ready") == (404, "no-rosters")


def test_a_roster_is_judged_by_the_games_own_rules(server: Server) -> None:
    found = judge(server, SOUND)
    assert found["flaws"] == []
    assert found["numbers"] == {"cost": 158, "points": 180, "cards": 6, "figures": 8}
    assert found["code"].startswith("AK1-")
    broken = judge(server, SOUND | {"chen_sze": 1, "garlan": 1, "shadow": 3})
    assert {(flaw["code"], flaw["rule"]) for flaw in broken["flaws"]} == {
        ("over-points", "A-07"),
        ("heroes", "A-08"),
        ("too-many-cards", "A-09"),
        ("no-common-symbol", "A-10"),
    }
    assert judge(server, SOUND, format="300")["numbers"]["points"] == 300
    assert judge(server, {})["flaws"][0]["code"] == "company-empty"
    assert judge(server, {"shadow": 99})["code"] == ""


def test_what_is_no_roster_is_refused(server: Server) -> None:
    def send(parts: object, name: object = "x") -> tuple[int, str]:
        body = {"roster": {"name": name, "parts": parts}}
        return refused(server, "POST", ROSTERS + "/check", body)

    assert send({"dragon": 1}) == (400, "unknown-profile")
    assert send({"shadow": 0}) == (400, "malformed")
    assert send({"shadow": 10**9}) == (400, "malformed")
    assert send({f"shadow{n}": 1 for n in range(61)}) == (400, "malformed")
    assert send(SOUND, "x" * 61) == (400, "malformed")
    body = {"roster": {"name": "", "parts": SOUND}, "options": {"format": "vast"}}
    assert refused(server, "POST", ROSTERS + "/check", body) == (400, "option-type")
    assert refused(server, "POST", ROSTERS, {"roster": {"name": "", "parts": {}}}) == (
        400,
        "roster-empty",
    )


def test_a_roster_is_kept_under_a_short_id(tmp_path: Path) -> None:
    """And is there after a kill; keeping it again changes nothing."""
    body = {"roster": {"name": "Dawn\nwatch", "parts": SOUND}}
    with running(tmp_path / "data") as server:
        kept = server.post(ROSTERS, body)
        assert kept["roster"] == {"name": "Dawn watch", "parts": SOUND}
        assert server.post(ROSTERS, body)["id"] == kept["id"]
        other = server.post(ROSTERS, {"roster": {"name": "Dusk watch", "parts": SOUND}})
        assert other["id"] != kept["id"]
        server.kill()
        server.start()
        assert server.get(f"{ROSTERS}/{kept['id']}") == kept["roster"]
        assert server.get(f"{ROSTERS}/{kept['code'].lower()}")["parts"] == SOUND
        sample = server.get(f"{ROSTERS}/walosi-alchemist")
        assert athanor.game("alkemy").appraise(athanor.Roster(**sample), {}).flaws == []
        assert refused(server, "GET", f"{ROSTERS}/abcdefghjk") == (404, "no-such-roster")
        assert refused(server, "GET", f"{ROSTERS}/AK1-ZZZZ") == (400, "company-code")


def test_an_address_cannot_fill_the_house(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"rosters": 2}) as server:
        for _ in range(2):
            server.post(ROSTERS, {"roster": {"name": "", "parts": SOUND}})
        body = {"roster": {"name": "", "parts": SOUND}}
        assert refused(server, "POST", ROSTERS, body) == (429, "too-many-rosters")
