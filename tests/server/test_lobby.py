"""What the lobby shows, beside somebody who sorts all tables each time."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from athanor.server.house.lobby import FIRST, LISTED, Lobby
from athanor.server.wire.resources import TableInfo


def info(id: str, created: int) -> TableInfo:
    known: dict[str, Any] = {
        "id": id,
        "game": "poison",
        "rules": 1,
        "options": {},
        "public": True,
        "stage": "gathering",
        "seats": [],
        "host": 0,
        "created": created,
        "started": None,
        "commitment": "",
        "spectators": 0,
        "result": None,
        "next_table": None,
    }
    return msgspec.convert(known, TableInfo)


def slowly(tables: list[tuple[TableInfo, str]]) -> list[str]:
    """The newest first, but the fourth of a place and those after it behind all others."""
    newest = sorted(tables, key=lambda each: -each[0].created)
    order = []
    for at, (table, place) in enumerate(newest):
        before = [other for _, other in newest[:at] if place and other == place]
        order.append((len(before) >= FIRST, at, table.id))
    return [id for _, _, id in sorted(order)][:LISTED]


@pytest.mark.parametrize("seed", range(6))
def test_the_lobby_shows_what_somebody_would_who_sorts_all_tables(seed: int) -> None:
    rng = random.Random(seed)
    lobby = Lobby()
    ours: dict[str, tuple[TableInfo, str]] = {}
    theirs: dict[str, tuple[TableInfo, str]] = {}
    for step in range(300):
        happens = rng.random()
        new = info(f"t{step}", step), rng.choice(("", "home", "club", f"p{step}"))
        if happens < 0.6:
            ours[new[0].id] = new
            lobby.show(*new)
        elif happens < 0.7 and ours:
            gone = rng.choice(sorted(ours))
            del ours[gone]
            lobby.forget(gone)
        elif happens < 0.9:
            theirs[new[0].id] = new
        elif happens < 0.95 and theirs:
            del theirs[rng.choice(sorted(theirs))]
        else:
            lobby.of_all([*ours.values(), *theirs.values()])
            assert [each.id for each in lobby.listed()] == slowly([*(theirs | ours).values()])
            assert set(lobby.places) == {
                id for id, (_, place) in (theirs | ours).items() if place
            }, "nothing is remembered of tables that are gone"
