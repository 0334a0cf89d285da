"""Ratings: how well somebody plays a game, and how sure that is (OpenSkill, Plackett-Luce).

A finished game counts if every seat was somebody: an account, each at most once, or a bot. One at
least must be an account, and two of the players must differ. Lessons do not count, nor games that
were played on from earlier ones, nor games for one. The bots of one level are one player; where
several sit at a table, they get the mean of what each would have got. A bot that had to think too
briefly, because many were waiting, does not count as its level: nobody is compared with it. That is
so if it made more than half of its moves with less than half of its search, or one of them with
none.

Nobody can spoil or better a rating by who is absent:

- Whoever leaves, or whose time is over where that loses, is last. A game that counts and has no
  clock of its own gives three days for each move, and no clock stands still while somebody is
  away, so nobody escapes by not coming back.
- Whoever lets a bot play, or whose clock makes one move for them, may lose by the result but not
  gain by it.
- Whoever is away while the others wish a bot to play for them cannot lose by it, and gains only if
  they are back at the end. Those who wished it are compared with each other as ever, and with that
  seat they may lose but not gain. Others are not compared with it.
- Taking back a move freely changes nothing. If it had revealed something and all whose ratings are
  at stake agreed, the game counts for nobody; otherwise who took it back may lose but not gain.

A game is counted in the transaction that writes its last move, so once, whatever happens then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from athanor.bots import bot_names

from ..wire.accounts import RatedSeat, Rating
from .schema import RATING, accounts, insert, one_at_a_time, rated, ratings

LISTED: Final = 100
BOT: Final = "bot:"

#: A newcomer is 1500 give or take 333; one step of `SCALE` is one of OpenSkill's.
MIDDLE: Final = 25.0
SCALE: Final = 40.0
SIGMA: Final = 25.0 / 3.0

#: Where bots begin, before anybody has played them: a level beats the one below it two times in
#: three, which is a step of about 2.5.
BOT_SIGMA: Final = 25.0 / 6.0
BOTS_BEGIN: Final = {
    "random": 15.0,
    "novice": 20.0,
    "greedy": 22.5,
    "adept": 25.0,
    "master": 27.5,
    "grandmaster": 29.0,
}

_model: Final = PlackettLuce()


#: What the result may do to somebody: anything, only harm, only good, nothing. `out` is a seat with
#: which nobody is compared, as if it had not been there.
Stake = Literal["full", "loss", "gain", "none", "out"]
#: The middle of a rating and how unsure it is.
Standing = tuple[float, float]


class Outcome(Struct, frozen=True):
    """A game to be counted: for each seat who played it, its rank, what is at stake for it, and
    whether it wished to go on without somebody who was away."""

    game: str
    players: Sequence[str]
    ranks: Sequence[int]
    stakes: Sequence[Stake]
    went_on: Sequence[bool]


def count(connection: Connection, table: str, at: int, outcome: Outcome) -> None:
    """Rates a game, unless it was rated before."""
    one_at_a_time(connection, RATING)
    if connection.scalar(select(rated.c.at).where(rated.c.table_id == table)) is not None:
        return
    standing = {player: read(connection, outcome.game, player) for player in outcome.players}
    after: dict[str, list[Standing]] = {}
    for player, news in zip(outcome.players, judged(outcome, standing), strict=True):
        after.setdefault(player, []).append(news)
    seats = []
    for seat, player in enumerate(outcome.players):
        if outcome.stakes[seat] == "out":
            continue
        mu, sigma = mean(after[player])
        old = standing[player]
        seats.append(RatedSeat(seat, shown(old[0]), spread(old[1]), shown(mu), spread(sigma)))
    for player, all_news in after.items():
        if mean(all_news) != standing[player]:
            write(connection, outcome.game, player, *mean(all_news))
    counted = rated.insert().values(table_id=table, at=at, seats=msgspec.json.encode(seats))
    connection.execute(counted)


def judged(outcome: Outcome, standing: Mapping[str, Standing]) -> list[Standing]:
    """What each seat's player would be worth now."""
    seats = range(len(outcome.players))
    everyone = [seat for seat in seats if outcome.stakes[seat] != "out"]
    stayed = [seat for seat in everyone if outcome.stakes[seat] not in ("gain", "none")]
    among_all = compared(outcome, everyone, standing)
    among_them = compared(outcome, stayed, standing)
    found = []
    for seat in seats:
        old = standing[outcome.players[seat]]
        news = among_all.get(seat, old)
        if len(stayed) < len(everyone) and seat in stayed:
            news = min(news, among_them[seat]) if outcome.went_on[seat] else among_them[seat]
        found.append(allowed(outcome.stakes[seat], old, news))
    return found


def allowed(stake: Stake, old: Standing, news: Standing) -> Standing:
    if stake == "none" or (stake == "loss" and news[0] > old[0]):
        return old
    return old if stake == "gain" and news[0] < old[0] else news


def compared(
    outcome: Outcome, seats: Sequence[int], standing: Mapping[str, Standing]
) -> dict[int, Standing]:
    """What a game among these seats alone would make of them."""
    players = [outcome.players[seat] for seat in seats]
    if len(set(players)) < 2:
        return {seat: standing[outcome.players[seat]] for seat in seats}
    teams = [[_model.rating(mu=standing[p][0], sigma=standing[p][1])] for p in players]
    found = _model.rate(teams, ranks=[float(outcome.ranks[seat]) for seat in seats])
    return {seat: (new.mu, new.sigma) for seat, (new,) in zip(seats, found, strict=True)}


def mean(news: Sequence[Standing]) -> Standing:
    return sum(mu for mu, _ in news) / len(news), sum(sigma for _, sigma in news) / len(news)


def read(connection: Connection, game: str, player: str) -> Standing:
    row = kept(connection, game, player)
    return start_of(player) if row is None else row[:2]


def kept(connection: Connection, game: str, player: str) -> tuple[float, float, int] | None:
    """A player's standing and how many games made it, if any did."""
    row = connection.execute(
        select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.game == game, ratings.c.player == player
        )
    ).first()
    return None if row is None else (float(row[0]), float(row[1]), int(row[2]))


def start_of(player: str) -> Standing:
    if player.startswith(BOT):
        return BOTS_BEGIN.get(player.removeprefix(BOT), MIDDLE), BOT_SIGMA
    return MIDDLE, SIGMA


def write(connection: Connection, game: str, player: str, mu: float, sigma: float) -> None:
    """An account that was deleted while it played gets no rating."""
    if not player.startswith(BOT):
        if connection.scalar(select(accounts.c.id).where(accounts.c.id == player)) is None:
            return
    new = insert(connection, ratings).values(game=game, player=player, mu=mu, sigma=sigma, games=1)
    news = {"mu": mu, "sigma": sigma, "games": ratings.c.games + 1}
    connection.execute(new.on_conflict_do_update(index_elements=["game", "player"], set_=news))


# -- looking


def shown(mu: float) -> int:
    return round(1500 + (mu - MIDDLE) * SCALE)


def spread(sigma: float) -> int:
    return round(sigma * SCALE)


def ladder(connection: Connection, game: str) -> list[Rating]:
    """The players of a game, those first of whom it is surest that they play well."""
    surest = ratings.c.mu - 2 * ratings.c.sigma
    rows = connection.execute(
        select(accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(accounts, accounts.c.id == ratings.c.player)
        .where(ratings.c.game == game)
        .order_by(surest.desc())
        .limit(LISTED)
    )
    found = [(mu - 2 * sigma, rating(game, name, "", mu, sigma, n)) for name, mu, sigma, n in rows]
    for level in bot_names(game):
        mu, sigma, games = kept(connection, game, BOT + level) or (*start_of(BOT + level), 0)
        found.append((mu - 2 * sigma, rating(game, "", level, mu, sigma, games)))
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])]


def rating(game: str, name: str, bot: str, mu: float, sigma: float, games: int) -> Rating:
    return Rating(game, name, bot, shown(mu), spread(sigma), games)


def ratings_of(connection: Connection, account: str) -> list[Rating]:
    rows = connection.execute(
        select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .where(ratings.c.player == account)
        .order_by(ratings.c.game)
    )
    return [rating(game, "", "", mu, sigma, games) for game, mu, sigma, games in rows]


def rated_seats(connection: Connection, table: str) -> list[RatedSeat]:
    """What a game did to the ratings; empty if it did not count."""
    seats = connection.scalar(select(rated.c.seats).where(rated.c.table_id == table))
    return [] if seats is None else msgspec.json.decode(seats, type=list[RatedSeat])
