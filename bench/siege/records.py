"""Records that nobody plays: long, deep, wide."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import athanor
from athanor.contract import Recorder, SeatInfo

LONG = 8_000


def recorder(game: str = "kazaam", seats: int = 2) -> Recorder:
    people = [SeatInfo(f"P{n}") for n in range(seats)]
    return Recorder(athanor.game(game), people, bytes(32), started=0)


def idle(game: Recorder, moves: int) -> Recorder:
    """Everyone ends their turn, or does the first thing there is where they may not."""
    for _ in range(moves):
        state = game.state
        seat = state.actors()[0]
        legal = state.legal(seat)
        last = next((a for a in legal if type(a).__name__ == "EndTurn"), legal[0])
        game.play(seat, last)
    return game


@cache
def long() -> bytes:
    return idle(recorder(), LONG).record(reveal=True).json()


@cache
def short() -> bytes:
    made = recorder("poison", 3)
    while not made.state.over:
        seat = made.state.actors()[0]
        made.play(seat, made.state.legal(seat)[0])
    return made.record().json()


@cache
def taken_back(moves: int = 20_000) -> bytes:
    made = json.loads(idle(recorder(), 2_000).record(reveal=True).json())
    played: list[Any] = made["moves"]
    many = (played * (moves // len(played) + 1))[:moves]
    made["moves"] = []
    made["undone"] = [{"seat": 0, "at": 0, "moves": many}]
    return json.dumps(made).encode()


@cache
def named(name: str) -> bytes:
    made = json.loads(short())
    made["header"]["seats"][0]["name"] = name
    return json.dumps(made).encode()


@cache
def with_nonces(count: int) -> bytes:
    made = json.loads(short())
    made["header"]["nonces"] = ["n" * 20] * count
    return json.dumps(made).encode()


@cache
def of_moves(count: int) -> bytes:
    made = json.loads(short())
    made["moves"] = made["moves"][:1] * count
    return json.dumps(made).encode()


@cache
def nested(depth: int) -> bytes:
    text = short().decode()
    return text.replace('"moves":[', '"moves":[' + "[" * depth + "]" * depth + ",", 1).encode()
