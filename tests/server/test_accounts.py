"""Sessions, recovery keys and passkeys: nobody is robbed by a link, a page or a flood."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import webauthn
from sqlalchemy import func, select
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from athanor.contract import BadRequest
from athanor.server.house import passkeys
from athanor.server.house.challenges import PATIENCE_SECONDS, Challenges
from athanor.server.store import accounts, people
from athanor.server.store.schema import spent

from .authenticator import Authenticator, encode
from .databases import new_database
from .house import Json, Server, running
from .test_clocks import DAY, Traveller
from .test_ratings import account, call

PUBLIC = "https://play.example"
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traveller]:
    folder = tmp_path_factory.mktemp("accounts")
    server = Traveller(folder / "data", clock=str(folder / "ahead"), public_address=PUBLIC)
    server.start()
    yield server
    server.kill()


def sessions(server: Server, token: str) -> list[Json]:
    status, found = call(server, "/api/account/sessions", token=token)
    assert status == 200
    listed: list[Json] = found["sessions"]
    return listed


def recover(server: Server, key: str, browser: str = "") -> tuple[int, Any]:
    headers = {"User-Agent": browser}
    status, _, body = server.request("POST", "/api/account/recover", {"key": key}, headers)
    return status, json.loads(body)


# -- sessions


def test_sessions_are_listed_and_ended_from_elsewhere(house: Traveller) -> None:
    first = account(house, "Ada")
    key = call(house, "/api/account/recovery", {}, first)[1]["key"]
    signed = recover(house, key, FIREFOX)[1]
    phone = signed["token"]
    tablet = recover(house, key, SAFARI)[1]["token"]  # before the phone's was ever used
    found = sessions(house, first)
    assert sorted(each["device"] for each in found) == ["", "Firefox, Android", "Safari, iPhone"]
    assert [each["device"] for each in found if each["here"]] == [""]
    assert all(each["used"] >= each["created"] > 0 for each in found)

    on_phone = next(each["id"] for each in found if "Android" in each["device"])
    status, left = call(house, "/api/account/sessions/end", {"id": on_phone}, first)
    assert (status, len(left["sessions"])) == (201, 2)
    assert call(house, "/api/account", token=phone)[0] == 401
    assert call(house, "/api/account", token=tablet)[0] == 200

    status, left = call(house, "/api/account/sessions/end", {}, first)
    assert [each["here"] for each in left["sessions"]] == [True]
    assert call(house, "/api/account", token=tablet)[0] == 401
    assert call(house, "/api/account", token=first)[0] == 200


def test_nobody_ends_the_sessions_of_another(house: Traveller) -> None:
    ada, nour = account(house, "Ada"), account(house, "Nour")
    id = sessions(house, ada)[0]["id"]
    call(house, "/api/account/sessions/end", {"id": id}, nour)
    assert call(house, "/api/account", token=ada)[0] == 200
    assert call(house, "/api/account/sessions")[0] == 401
    assert call(house, "/api/account/sessions/end", {})[0] == 401


def test_a_session_ends_after_ninety_days_without_use(house: Traveller) -> None:
    used, unused = account(house, "Ada"), account(house, "Nour")
    for _ in range(2):
        house.travel(60 * DAY)
        assert call(house, "/api/account", token=used)[0] == 200
    assert call(house, "/api/account", token=unused)[0] == 401


def test_sessions_of_an_earlier_program_live_on(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        token = account(server, "Ada")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "data" / "athanor.sqlite3")) as old, old:
            old.execute("DROP TABLE alembic_version")
            for name in ("nodes", "leases", "pictures", "secrets", "spent"):
                old.execute(f"DROP TABLE {name}")
            old.execute("ALTER TABLE log DROP COLUMN epoch")
            old.execute("PRAGMA user_version = 1")
            row = old.execute("SELECT token, account FROM sessions").fetchone()
            old.execute("DROP TABLE sessions")
            old.execute(
                "CREATE TABLE sessions (token TEXT PRIMARY KEY, account TEXT NOT NULL, "
                "created INTEGER NOT NULL) STRICT, WITHOUT ROWID"
            )
            old.execute("INSERT INTO sessions VALUES (?, ?, 1)", row)
        server.start()
        assert call(server, "/api/account", token=token)[0] == 200
        assert sessions(server, token)[0]["device"] == ""


# -- recovery


def test_a_recovery_key_is_good_once(house: Traveller) -> None:
    token = account(house, "Ada")
    old = call(house, "/api/account/recovery", {}, token)[1]["key"]
    status, signed = recover(house, old)
    assert (status, bool(signed["recovery"])) == (201, True)
    # Until the answer has arrived for certain, the old one leads back.
    signed = recover(house, old)[1]
    assert call(house, "/api/account", token=signed["token"])[1]["recovery"]
    assert recover(house, old)[1]["code"] == "recovery-unknown"
    assert recover(house, signed["recovery"])[0] == 201


def test_a_new_recovery_key_voids_one_that_has_not_arrived_and_nobody_elses(
    house: Traveller,
) -> None:
    """Whoever recovers an account is given a key with the new session; it holds from the first use
    of that session."""
    people = [account(house, name) for name in ("Ada", "Nour")]
    given = []
    for token in people:
        key = call(house, "/api/account/recovery", {}, token)[1]["key"]
        given.append(recover(house, key)[1])
    newest = call(house, "/api/account/recovery", {}, people[0])[1]["key"]
    for signed, code in zip(given, (404, 201), strict=True):
        assert call(house, "/api/account", token=signed["token"])[0] == 200
        assert recover(house, signed["recovery"])[0] == code
    assert recover(house, newest)[0] == 201


def test_a_new_recovery_key_ends_the_old_one_and_other_sessions_if_wished(
    house: Traveller,
) -> None:
    token = account(house, "Ada")
    first = call(house, "/api/account/recovery", {}, token)[1]["key"]
    elsewhere = recover(house, first)[1]
    second = call(house, "/api/account/recovery", {"end_others": True}, token)[1]["key"]
    assert call(house, "/api/account", token=elsewhere["token"])[0] == 401
    assert recover(house, first)[0] == 404
    assert recover(house, elsewhere["recovery"])[0] == 404
    assert call(house, "/api/account", token=token)[0] == 200
    assert recover(house, second)[0] == 201


# -- passkeys


def post(
    server: Server, path: str, body: object, origin: str, token: str = "", host: str = ""
) -> tuple[int, Json]:
    headers = {"Origin": origin, "Authorization": f"Bearer {token}"}
    headers["Host"] = host or origin.partition("//")[2]
    status, _, answer = server.request("POST", path, body, headers)
    return status, json.loads(answer)


def test_a_passkey_is_bound_to_the_public_address(house: Traveller) -> None:
    token, key = account(house, "Ada"), Authenticator()
    status, asked = post(house, "/api/account/passkeys/ask", {}, PUBLIC, token)
    assert (status, asked["options"]["rp"]["id"]) == (201, "play.example")
    made = {"credential": key.make(asked["options"], PUBLIC)}
    status, found = post(house, "/api/account/passkeys", made, PUBLIC, token)
    assert (status, found["passkeys"]) == (201, 1)

    for wrong in ("http://play.example", "https://play.example:9443", "http://localhost"):
        status, problem = post(house, "/api/passkeys/ask", {}, wrong)
        assert (status, problem["code"]) == (403, "foreign-origin")
        options = post(house, "/api/passkeys/ask", {}, PUBLIC)[1]["options"]
        answer = {"credential": key.use(options, wrong)}
        assert post(house, "/api/passkeys", answer, wrong)[1]["code"] == "foreign-origin"
        assert post(house, "/api/passkeys", answer, PUBLIC)[1]["code"] == "passkey-refused"

    options = post(house, "/api/passkeys/ask", {}, PUBLIC)[1]["options"]
    answer = {"credential": key.use(options, PUBLIC)}
    status, signed = post(house, "/api/passkeys", answer, PUBLIC)
    assert (status, signed["account"]["name"]) == (201, "Ada")
    status, problem = post(house, "/api/passkeys", answer, PUBLIC)  # said again
    assert problem["code"] == "passkey-stale"


def test_what_an_authenticator_is_asked_is_what_its_library_would_ask() -> None:
    wanted = webauthn.generate_registration_options(
        rp_id="play.example",
        rp_name="Athanor",
        user_id=b"account",
        user_name="Zoé",
        challenge=b"\xff\xfe~",
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    asked = passkeys.for_new(b"\xff\xfe~", "https://play.example:8443", "account", "Zoé")
    assert asked == json.loads(webauthn.options_to_json(wanted))
    known = webauthn.generate_authentication_options(rp_id="play.example", challenge=b"?")
    asked = passkeys.for_known(b"?", "https://play.example")
    assert asked == json.loads(webauthn.options_to_json(known))


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux tells what is loaded")
def test_no_table_waits_for_the_library_of_passkeys(house: Traveller) -> None:
    token, key = account(house, "Grace"), Authenticator()
    asked = post(house, "/api/account/passkeys/ask", {}, PUBLIC, token)[1]["options"]
    made = {"credential": key.make(asked, PUBLIC)}
    assert post(house, "/api/account/passkeys", made, PUBLIC, token)[0] == 201
    assert house.process is not None
    loaded = Path(f"/proc/{house.process.pid}/maps").read_text()
    assert "msgspec" in loaded
    assert "cryptography" not in loaded


def test_without_a_public_address_only_this_machine_has_passkeys(server: Server) -> None:
    assert post(server, "/api/passkeys/ask", {}, "http://localhost:8000")[0] == 201
    for origin, code in (
        ("http://192.168.1.7:8000", (400, "passkey-address")),
        ("https://play.example", (421, "unknown-host")),
        ("http://localhost.example", (421, "unknown-host")),
    ):
        status, problem = post(server, "/api/passkeys/ask", {}, origin)
        assert (status, problem["code"]) == code


def answer_to(challenge: bytes) -> Json:
    said = json.dumps({"challenge": encode(challenge)}).encode()
    return {"response": {"clientDataJSON": encode(said)}}


def test_no_flood_makes_a_challenge_forgotten() -> None:
    challenges = Challenges(b"key")
    mine = challenges.ask("known")
    for _ in range(20_000):
        challenges.ask("known")
    assert challenges.answered(answer_to(mine), "known") == mine


def test_a_challenge_is_for_one_purpose_one_account_and_a_while() -> None:
    now = 1000.0
    challenges = Challenges(b"key", lambda: now)
    mine = challenges.ask("new", "ada")
    assert challenges.answered(answer_to(mine), "new", "ada") == mine
    foreign = Challenges(b"another key", lambda: now).ask("new", "ada")
    bent = mine[:20] + bytes([mine[20] ^ 1]) + mine[21:]
    for purpose, whose, challenge in (
        ("known", "ada", mine),
        ("new", "nour", mine),
        ("new", "ada", foreign),
        ("new", "ada", bent),
        ("new", "ada", b""),
    ):
        with pytest.raises(BadRequest) as refused:
            challenges.answered(answer_to(challenge), purpose, whose)
        assert refused.value.code == "passkey-stale"
    late = challenges.ask("new", "ada")
    now += PATIENCE_SECONDS + 1
    with pytest.raises(BadRequest):
        challenges.answered(answer_to(late), "new", "ada")


def test_a_challenge_is_answered_well_once_at_whichever_server() -> None:
    now = 1000.0
    challenges = Challenges(b"key", lambda: now)
    with closing(new_database()) as database:
        mine = challenges.proof(challenges.ask("known"))
        people.spend(database, *mine)
        with pytest.raises(BadRequest) as refused:
            people.spend(database, *mine)
        assert refused.value.code == "passkey-stale"
        now += 2 * people.SPENT_SECONDS
        people.spend(database, *challenges.proof(challenges.ask("known")))
        # What is too old anyway is not remembered.
        assert database.scalar(select(func.count()).select_from(spent)) == 1


def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"passkeys": 5}) as server:
        headers = {"Origin": server.address, "X-Forwarded-For": "203.0.113.7"}
        codes = [server.request("POST", "/api/passkeys/ask", {}, headers)[0] for _ in range(7)]
        assert codes == [201] * 5 + [429] * 2
        headers["X-Forwarded-For"] = "203.0.113.8"
        assert server.request("POST", "/api/passkeys/ask", {}, headers)[0] == 201


def test_the_number_of_sessions_is_bounded() -> None:
    with closing(new_database()) as database:
        ada = accounts.create(database, "Ada", 0)
        tokens = [accounts.sign_in(database, ada, at) for at in range(30)]
        assert accounts.holder(database, tokens[0], 30) is None
        assert accounts.holder(database, tokens[-1], 30) is not None
        assert len(accounts.sessions(database, ada, tokens[-1], 30)) == accounts.MOST_SESSIONS


def test_that_a_session_is_used_is_noted_once_an_hour() -> None:
    with closing(new_database()) as database:
        ada = accounts.create(database, "Ada", 0)
        token = accounts.sign_in(database, ada, 1000)
        assert accounts.holder(database, token, 4_000_000) == (ada, True)
        accounts.note_use(database, token, 4_000_000)
        for later, noted in ((0, False), (3_600_000, False), (3_600_001, True)):
            assert accounts.holder(database, token, 4_000_000 + later) == (ada, noted)
