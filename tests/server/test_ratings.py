"""Accounts without a burden, and what counts for a rating."""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from athanor.server.store import accounts, ratings
from athanor.server.store.ratings import Outcome, Stake

from .databases import new_database
from .house import Json, Server, play_out, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(Path(tmp_path_factory.mktemp("ratings")) / "data") as server:
        yield server


def call(server: Server, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    method = "GET" if body is None else "POST"
    status, _, answer = server.request(method, path, body, headers)
    return status, json.loads(answer) if answer else None


def account(server: Server, name: str) -> str:
    status, signed = call(server, "/api/account", {"name": name})
    assert status == 201
    return str(signed["token"])


def own_rating(server: Server, token: str) -> Json | None:
    _, found = call(server, "/api/account", token=token)
    return found["ratings"][0] if found["ratings"] else None


def open_table(server: Server, token: str, *seats: str, **more: object) -> tuple[str, str]:
    wish = {
        "game": "poison",
        "name": "Ada",
        "seats": [{"bot": bot} for bot in seats],
        "options": {"hand": "short"},
    }
    status, seated = call(server, "/api/tables", wish | more, token)
    assert status == 201
    return seated["table"]["id"], seated["key"]


def sit(server: Server, table: str, seat: int, token: str = "") -> str:
    status, seated = call(server, f"/api/tables/{table}/seats/{seat}", {"name": "X"}, token)
    assert status == 201
    return str(seated["key"])


def rated(server: Server, table: str) -> list[Json]:
    found: list[Json] = server.get(f"/api/tables/{table}/ratings")["seats"]
    return found


# -- accounts


def test_an_account_is_a_name_and_a_way_back(server: Server) -> None:
    token = account(server, " Ada  Byron ")
    status, found = call(server, "/api/account", token=token)
    assert (status, found["name"], found["recovery"], found["passkeys"]) == (
        200,
        "Ada Byron",
        False,
        0,
    )
    status, found = call(server, "/api/account/name", {"name": "Countess"}, token)
    assert found["name"] == "Countess"

    _, first = call(server, "/api/account/recovery", {}, token)
    _, second = call(server, "/api/account/recovery", {}, token)
    status, problem = call(server, "/api/account/recover", {"key": first["key"]})
    assert (status, problem["code"]) == (404, "recovery-unknown")
    status, again = call(server, "/api/account/recover", {"key": second["key"]})
    assert (status, again["account"]["name"]) == (201, "Countess")

    status, _ = call(server, "/api/account/leave", {}, token)
    assert status == 204
    assert call(server, "/api/account", token=token)[0] == 401
    assert call(server, "/api/account", token=again["token"])[0] == 200
    status, _ = call(server, "/api/account/delete", {}, again["token"])
    assert status == 204
    assert call(server, "/api/account", token=again["token"])[0] == 401
    assert call(server, "/api/account/recover", {"key": second["key"]})[0] == 404


@pytest.mark.parametrize(
    "path, body, status, code",
    [
        ("/api/account", {"name": "  "}, 400, "name-missing"),
        ("/api/account", {"name": "x" * 60}, 400, "name-too-long"),
        ("/api/account", {"name": "Ada", "email": "a@b"}, 400, "malformed"),
        ("/api/account/name", {"name": "Ada"}, 401, "signed-out"),
        ("/api/account/delete", {}, 401, "signed-out"),
        ("/api/account/passkeys/ask", {}, 401, "signed-out"),
        ("/api/account/recover", {"key": "nonsense"}, 404, "recovery-unknown"),
        ("/api/passkeys", {"credential": {}}, 404, "passkey-unknown"),
        ("/api/ratings/chess", None, 404, "unknown-game"),
    ],
)
def test_what_is_wrong_is_said(
    server: Server, path: str, body: object, status: int, code: str
) -> None:
    answer, problem = call(server, path, body)
    assert (answer, problem["code"]) == (status, code)


def test_a_foreign_or_made_up_passkey_is_refused(server: Server) -> None:
    token = account(server, "Ada")
    headers = {"Origin": server.address, "Authorization": f"Bearer {token}"}
    status, _, body = server.request("POST", "/api/account/passkeys/ask", {}, headers)
    assert status == 201
    challenge = json.loads(body)["options"]["challenge"]
    for wrong in ({}, {"response": {"clientDataJSON": "e30"}}, {"response": 7}):
        status, _, body = server.request(
            "POST", "/api/account/passkeys", {"credential": wrong}, headers
        )
        assert (status, json.loads(body)["code"]) == (400, "passkey-refused")
    said = base64.urlsafe_b64encode(json.dumps({"challenge": challenge}).encode()).decode()
    made_up = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": said}}
    status, _, body = server.request(
        "POST", "/api/account/passkeys", {"credential": made_up}, headers
    )
    assert (status, json.loads(body)["code"]) == (400, "passkey-refused")


def test_only_hashes_are_stored(server: Server) -> None:
    token = account(server, "Ada")
    _, recovery = call(server, "/api/account/recovery", {}, token)
    with closing(sqlite3.connect(server.data / "athanor.sqlite3")) as connection:
        dump = "\n".join(connection.iterdump())
    assert token not in dump
    assert recovery["key"] not in dump


# -- what counts


def test_a_game_among_accounts_and_bots_counts_once(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        ada, nour = account(server, "Ada"), account(server, "Nour")
        table, key = open_table(server, ada, "", "", "random")
        other = sit(server, table, 1, nour)
        assert own_rating(server, ada) is None
        with server.join(table, key) as one, server.join(table, other) as two:
            one.ask("start")
            two.until(lambda m: "feeds" in m)
            play_out(one, two)
        seats = rated(server, table)
        assert [seat["before"] for seat in seats] == [1500, 1500, 1100]
        first = own_rating(server, ada)
        assert first is not None
        assert (first["rating"], first["games"]) == (seats[0]["after"], 1)
        assert first["spread"] < 333

        # Killed and started again: what was counted stays counted, and is not counted again.
        server.kill()
        server.start()
        assert own_rating(server, ada) == first
        assert rated(server, table) == seats
        names = [
            (each["name"], each["bot"]) for each in server.get("/api/ratings/poison")["players"]
        ]
        assert set(names) >= {("Ada", ""), ("Nour", ""), ("", "random"), ("", "master")}

        # Who deletes the account is gone from the list.
        call(server, "/api/account/delete", {}, nour)
        players = server.get("/api/ratings/poison")["players"]
        assert "Nour" not in [each["name"] for each in players]


def test_games_with_guests_or_with_oneself_do_not_count(server: Server) -> None:
    ada = account(server, "Ada")
    for second in ("", ada):  # a guest, and the same account again
        table, key = open_table(server, ada, "", "", "random")
        other = sit(server, table, 1, second)
        with server.join(table, key, other) as wire:
            wire.ask("start")
            wire.until(lambda m: "feeds" in m)
            play_out(wire)
        assert rated(server, table) == []
    assert own_rating(server, ada) is None


def test_who_leaves_does_not_gain_by_it(server: Server) -> None:
    ada = account(server, "Ada")
    table, key = open_table(server, ada, "", "random", "random")
    with server.join(table, key) as wire:
        wire.ask("start")
        wire.ask("leave", seat=0)
        wire.until(lambda m: (m.get("table") or {}).get("stage") == "over")
    found = rated(server, table)
    assert len(found) == 3
    assert found[0]["after"] <= found[0]["before"]


# -- how it is counted


@pytest.fixture
def database() -> Iterator[Connection]:
    with closing(new_database()) as connection:
        yield connection


def result(
    players: list[str], ranks: list[int], *stakes: Stake, went_on: tuple[int, ...] = ()
) -> Outcome:
    return Outcome(
        "poison",
        players,
        ranks,
        stakes or ["full"] * len(players),
        [seat in went_on for seat in range(len(players))],
    )


def test_who_wins_gains_and_more_games_make_it_surer(database: Connection) -> None:
    ada = accounts.create(database, "Ada", 0)
    spreads = []
    for number in range(20):
        outcome = result([ada, "bot:adept"], [0, 1])
        ratings.count(database, f"table-{number}", 0, outcome)
        spreads.append(ratings.ratings_of(database, ada)[0].spread)
    assert spreads == sorted(spreads, reverse=True)
    (mine,) = ratings.ratings_of(database, ada)
    assert mine.rating > 1600
    assert mine.games == 20
    order = [each.bot or each.name for each in ratings.ladder(database, "poison")]
    assert order.index("Ada") < order.index("adept")
    assert order.index("master") < order.index("novice") < order.index("random")


def test_a_helped_seat_may_lose_but_not_gain(database: Connection) -> None:
    ada = accounts.create(database, "Ada", 0)
    players = [ada, "bot:adept"]
    ratings.count(database, "t1", 0, result(players, [0, 1], "loss", "full"))
    assert ratings.ratings_of(database, ada) == []
    ratings.count(database, "t2", 0, result(players, [1, 0], "loss", "full"))
    assert ratings.ratings_of(database, ada)[0].rating < 1500


def test_the_same_game_is_counted_once(database: Connection) -> None:
    ada = accounts.create(database, "Ada", 0)
    outcome = result([ada, "bot:adept", "bot:adept"], [0, 1, 1])
    ratings.count(database, "t1", 0, outcome)
    ratings.count(database, "t1", 0, outcome)
    assert ratings.ratings_of(database, ada)[0].games == 1
    adept = next(e for e in ratings.ladder(database, "poison") if e.bot == "adept")
    assert adept.games == 1
    assert adept.rating < 1500


def count_two(database: Connection, ranks: list[int], stake: Stake) -> tuple[int, int]:
    """Ada went on without Nour. What is each worth now?"""
    ada, nour = accounts.create(database, "Ada", 0), accounts.create(database, "Nour", 0)
    game = result([ada, nour], ranks, "full", stake, went_on=(0,))
    ratings.count(database, f"{ranks} {stake}", 0, game)
    seats = ratings.rated_seats(database, f"{ranks} {stake}")
    return seats[0].after, seats[1].after


def test_who_goes_on_without_somebody_cannot_gain_by_it(database: Connection) -> None:
    assert count_two(database, [0, 1], "none") == (1500, 1500)
    assert count_two(database, [0, 1], "gain") == (1500, 1500)
    ada, nour = count_two(database, [1, 0], "none")
    assert (ada < 1500, nour) == (True, 1500)
    ada, nour = count_two(database, [1, 0], "gain")
    assert ada < 1500 < nour


def test_those_who_stay_are_compared_with_each_other(database: Connection) -> None:
    names = ("Ada", "Nour", "Zoe", "Li")
    players = [accounts.create(database, name, 0) for name in names]
    # Nour is away and ends first; Li did not wish to go on without her, Ada and Zoe did.
    game = result(players, [1, 0, 2, 3], "full", "none", "full", "full", went_on=(0, 2))
    ratings.count(database, "t1", 0, game)
    ada, nour, zoe, li = ratings.rated_seats(database, "t1")
    assert nour.after == 1500
    assert ada.after > zoe.after > li.after
    without = result([players[0], players[2], players[3]], [0, 1, 2])
    for player in players:
        database.exec_driver_sql("DELETE FROM ratings WHERE player = ?", (player,))
    ratings.count(database, "t2", 0, without)
    assert ratings.rated_seats(database, "t2")[2].after == li.after


def test_with_a_seat_that_is_out_nobody_is_compared(database: Connection) -> None:
    ada, nour = accounts.create(database, "Ada", 0), accounts.create(database, "Nour", 0)
    game = result([ada, nour, "bot:master"], [1, 2, 0], "full", "full", "out")
    ratings.count(database, "t1", 0, game)
    assert [each.seat for each in ratings.rated_seats(database, "t1")] == [0, 1]
    ratings.count(database, "t2", 0, result([ada, "bot:master"], [1, 0], "full", "out"))
    (mine,) = ratings.ratings_of(database, ada)
    assert (mine.games, mine.rating > 1500) == (1, True)
    assert next(e for e in ratings.ladder(database, "poison") if e.bot == "master").games == 0


def test_a_game_that_changes_nothing_for_somebody_is_not_one_of_theirs(
    database: Connection,
) -> None:
    ada = accounts.create(database, "Ada", 0)
    ratings.count(database, "t1", 0, result([ada, "bot:adept"], [1, 0], "none", "full"))
    assert ratings.ratings_of(database, ada) == []
