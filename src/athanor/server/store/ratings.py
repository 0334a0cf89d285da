"""Ratings: how well somebody plays a game, and how sure that is (OpenSkill, Plackett-Luce).

A finished game counts if every seat was somebody: an account, each at most once, or a bot. One at
least must be an account, and two of the players must differ. Lessons do not count, nor games that
were played on from earlier ones, nor games for one. A bot that had to think too briefly, because
many were waiting, does not count as its level: it is left out, and the others are rated by how they
stood among themselves, if there are still two. That is so if it made more than half of its moves
with less than half of its search, or one of them with none. A seat for which a bot played, because
its player was away or had left, may lose by the result but not gain by it. The bots of one level
are one player; where several sit at a table, they get the mean of what each would have got.

A game is counted in the transaction that writes its last move, so once, whatever happens then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from athanor.bots import bot_names

from ..wire.resources import RatedSeat, Rating

LISTED: Final = 100
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS ratings (
  game TEXT NOT NULL,
  player TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ratings_by_player ON ratings (player);
CREATE TABLE IF NOT EXISTS rated (
  table_id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  seats BLOB NOT NULL
) STRICT, WITHOUT ROWID;
"""
BOT: Final = "bot:"

#: A newcomer is 1500 give or take 333; one step of `SCALE` is one of OpenSkill's.
MIDDLE: Final = 25.0
SCALE: Final = 40.0
SIGMA: Final = 25.0 / 3.0

#: Where bots begin, before anybody has played them: a level beats the one below it two times in
#: three, which is a step of about 2.5.
BOT_SIGMA: Final = 25.0 / 6.0
BOTS_BEGIN: Final = {"random": 15.0, "greedy": 20.0, "novice": 22.5, "adept": 25.0, "master": 27.5}

_model: Final = PlackettLuce()


class Outcome(Struct, frozen=True):
    """A game to be counted: for each of these seats who played it, whether a bot helped, and its
    rank."""

    game: str
    players: Sequence[str]
    helped: Sequence[bool]
    ranks: Sequence[int]
    seats: Sequence[int]


def count(connection: sqlite3.Connection, table: str, at: int, outcome: Outcome) -> None:
    """Rates a game, unless it was rated before."""
    if connection.execute("SELECT 1 FROM rated WHERE table_id = ?", (table,)).fetchone():
        return
    standing = {player: read(connection, outcome.game, player) for player in outcome.players}
    teams = [
        [_model.rating(mu=standing[player][0], sigma=standing[player][1])]
        for player in outcome.players
    ]
    rated = _model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
    after: dict[str, list[tuple[float, float]]] = {}
    for player, helped, (new,) in zip(outcome.players, outcome.helped, rated, strict=True):
        mu = min(new.mu, standing[player][0]) if helped else new.mu
        after.setdefault(player, []).append((mu, new.sigma))
    seats = []
    for seat, player in zip(outcome.seats, outcome.players, strict=True):
        mu, sigma = mean(after[player])
        old = standing[player]
        seats.append(RatedSeat(seat, shown(old[0]), spread(old[1]), shown(mu), spread(sigma)))
    for player, news in after.items():
        write(connection, outcome.game, player, *mean(news))
    connection.execute(
        "INSERT INTO rated VALUES (?, ?, ?)", (table, at, msgspec.json.encode(seats))
    )


def mean(news: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(mu for mu, _ in news) / len(news), sum(sigma for _, sigma in news) / len(news)


def read(connection: sqlite3.Connection, game: str, player: str) -> tuple[float, float]:
    row = connection.execute(
        "SELECT mu, sigma FROM ratings WHERE game = ? AND player = ?", (game, player)
    ).fetchone()
    return start_of(player) if row is None else (float(row[0]), float(row[1]))


def start_of(player: str) -> tuple[float, float]:
    if player.startswith(BOT):
        return BOTS_BEGIN.get(player.removeprefix(BOT), MIDDLE), BOT_SIGMA
    return MIDDLE, SIGMA


def write(connection: sqlite3.Connection, game: str, player: str, mu: float, sigma: float) -> None:
    """An account that was deleted while it played gets no rating."""
    if not player.startswith(BOT):
        if not connection.execute("SELECT 1 FROM accounts WHERE id = ?", (player,)).fetchone():
            return
    connection.execute(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, 1) ON CONFLICT (game, player) DO UPDATE SET "
        "mu = excluded.mu, sigma = excluded.sigma, games = games + 1",
        (game, player, mu, sigma),
    )


# -- looking


def shown(mu: float) -> int:
    return round(1500 + (mu - MIDDLE) * SCALE)


def spread(sigma: float) -> int:
    return round(sigma * SCALE)


def ladder(connection: sqlite3.Connection, game: str) -> list[Rating]:
    """The players of a game, those first of whom it is surest that they play well."""
    rows = connection.execute(
        "SELECT a.name, r.mu, r.sigma, r.games FROM ratings r JOIN accounts a ON a.id = r.player "
        "WHERE r.game = ? ORDER BY r.mu - 2 * r.sigma DESC LIMIT ?",
        (game, LISTED),
    ).fetchall()
    found = [(row[1] - 2 * row[2], rating(game, str(row[0]), "", *row[1:])) for row in rows]
    for level in bot_names():
        row = connection.execute(
            "SELECT mu, sigma, games FROM ratings WHERE game = ? AND player = ?",
            (game, BOT + level),
        ).fetchone() or (*start_of(BOT + level), 0)
        found.append((row[0] - 2 * row[1], rating(game, "", level, *row)))
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])]


def rating(game: str, name: str, bot: str, mu: float, sigma: float, games: int) -> Rating:
    return Rating(game, name, bot, shown(mu), spread(sigma), games)


def ratings_of(connection: sqlite3.Connection, account: str) -> list[Rating]:
    rows = connection.execute(
        "SELECT game, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game", (account,)
    ).fetchall()
    return [rating(str(row[0]), "", "", *row[1:]) for row in rows]


def rated_seats(connection: sqlite3.Connection, table: str) -> list[RatedSeat]:
    """What a game did to the ratings; empty if it did not count."""
    row = connection.execute("SELECT seats FROM rated WHERE table_id = ?", (table,)).fetchone()
    return [] if row is None else msgspec.json.decode(row[0], type=list[RatedSeat])
