"""What is written down of people, the same in every database."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, select

from athanor.contract import BadRequest
from athanor.server.store import accounts, people, ratings, schema
from athanor.server.store.store import Store

from .databases import Scene

HOUR = 3_600_000


def test_accounts_sessions_and_ways_back(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        signed = await store.change(people.join, "Ada", 1, "Firefox")
        found = await store.look(accounts.holder, signed.token, 2)
        assert found is not None
        ada, noted = found
        assert not noted
        assert (
            await store.look(accounts.holder, signed.token, accounts.SESSION_DAYS * 10**9) is None
        )
        key = (await store.change(people.new_recovery, ada, signed.token, False)).key
        back = await store.change(people.recover, key, 3, "")
        await store.change(accounts.note_use, back.token, 4 + HOUR)
        with pytest.raises(BadRequest, match="recovery-unknown"):
            await store.change(people.recover, key, 5, "")
        devices = (await store.look(people.list_sessions, ada, back.token, 5)).sessions
        assert [(each.device, each.here) for each in devices] == [("", True), ("Firefox", False)]
        await store.change(people.add_passkey, ada, ("id", b"\0key", 0), ("challenge", 10))
        assert await store.look(accounts.passkey, "id") == (ada, b"\0key", 0)
        with pytest.raises(BadRequest, match="passkey-stale"):
            await store.change(people.add_passkey, ada, ("id2", b"k", 0), ("challenge", 10))
        left = await store.change(people.end_session, ada, back.token, "", 5)
        assert len(left.sessions) == 1
        await store.change(accounts.delete_account, ada)
        assert await store.look(accounts.holder, back.token, 6) is None

    play(scene)


def test_many_sessions_end_the_oldest(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        ada = await store.change(accounts.create, "Ada", 0)
        tokens = [await store.change(accounts.sign_in, ada, at) for at in range(25)]
        assert await store.look(accounts.holder, tokens[0], 30) is None
        assert await store.look(accounts.holder, tokens[-1], 30) is not None

    play(scene)


def test_people_one_does_not_want_to_meet(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        ada, nour = [await store.change(accounts.create, name, 0) for name in ("Ada", "Nour")]
        for _ in range(2):
            listed = await store.change(people.block, ada, nour, 1)
        assert [each.name for each in listed.people] == ["Nour"]
        assert await store.look(accounts.has_blocked, ada, nour)
        assert not await store.look(accounts.has_blocked, nour, ada)
        assert not (await store.change(people.unblock, ada, listed.people[0].person)).people

    play(scene)


def test_what_an_account_keeps_has_its_limits(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        ada, nour = [await store.change(accounts.create, name, 0) for name in ("Ada", "Nour")]
        for number in range(accounts.MOST_PASSKEYS):
            if number == 1:
                with pytest.raises(BadRequest, match="passkey-refused"):  # there already
                    await store.change(accounts.add_passkey, nour, "key 0", b"k", 0)
            await store.change(accounts.add_passkey, ada, f"key {number}", b"k", 0)
        with pytest.raises(BadRequest, match="passkey-refused"):
            await store.change(accounts.add_passkey, ada, "one more", b"k", 0)
        assert (await store.look(accounts.describe, ada))[3] == accounts.MOST_PASSKEYS

        def block_many(connection: Connection) -> None:
            for number in range(accounts.MOST_BLOCKS):
                accounts.block(connection, ada, f"person {number}", 1)

        with pytest.raises(BadRequest, match="not-blockable"):
            await store.change(accounts.block, ada, ada, 1)
        await store.change(block_many)
        with pytest.raises(BadRequest, match="too-many-blocks") as refused:
            await store.change(accounts.block, ada, nour, 1)
        assert refused.value.facts == {"most": accounts.MOST_BLOCKS}
        await store.change(accounts.block, nour, ada, 1)  # each has a list of their own
        await store.change(accounts.delete_account, ada)
        with pytest.raises(BadRequest, match="signed-out"):
            await store.look(accounts.describe, ada)

    play(scene)


def test_who_is_gone_when_the_game_ends_gets_no_rating(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        ada, nour = [await store.change(accounts.create, name, 0) for name in ("Ada", "Nour")]
        await store.change(accounts.delete_account, ada)
        for player in (ada, nour, "bot:adept"):
            await store.change(ratings.write, "poison", player, 25.0, 8.0)
        rows = await store.look(lambda connection: connection.execute(select(schema.ratings)).all())
        assert sorted(row.player for row in rows) == sorted([nour, "bot:adept"])

    play(scene)
