"""What a run learns, how much it plays, and how sure it wants to be: a TOML file."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from athanor.contract import BadRequest, OptionValue, game
from athanor.contract.options import settle

Positive = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Games from which to learn, for each number of seats in each iteration: the same for all, or
    by seats, since games of many take longer and show more. `past` is the share of
    seats that an older bot has, `slips` of moves played at random (not learned from as the player's
    own, but what follows them is seen), `keep` of positions that are kept. What a position comes to
    is how it stands so many actions later (`horizon`), at the latest at the end of the stage; 0: at
    the end. Without `simulations` nobody searches: games are played as search plays on from its
    leaves, thousands in a second, and a position is seen where that stops to judge."""

    games: Positive | Mapping[str, Positive]
    simulations: Annotated[int, Meta(ge=0)]
    past: Share = 0.2
    slips: Share = 0.02
    keep: Share = 0.5
    horizon: Annotated[int, Meta(ge=0)] = 0

    def games_of(self, seats: int) -> int:
        """0 where nothing is said about so many seats."""
        return self.games if isinstance(self.games, int) else self.games.get(str(seats), 0)


class Fit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How networks are fitted. `layers` are the widths of the two hidden layers; `outcome` is how
    much the end of the game counts beside what a position comes to; `window` how many iterations of
    games are learned from."""

    layers: tuple[Positive, Positive] = (32, 16)
    epochs: Positive = 4
    batch: Positive = 1024
    rate: float = 0.002
    decay: float = 0.0001
    outcome: Share = 0.0
    window: Positive = 3


class Contest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The match that decides: the new bot in one seat, the best so far in all others, so many games
    and simulations. It is promoted if its share of wins is above a fair one with 95 % confidence
    (the lower end of Wilson's interval), over all numbers of `seats` together."""

    seats: Sequence[Positive]
    games: Positive
    simulations: Positive


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`options` are the values that each option takes in the games; those not named are as the game
    declares them, and do not matter to what is learned. `plays_on` says whether search plays on
    from its leaves before the network judges them, `alike` which differences are none, and
    `exploration` how far it looks beyond what seems best, if not as far as the game's own judgement
    does (see `contract/weights.py`). Without `value`, positions are judged as the game itself
    judges them for those who learned; without `belief`, hidden cards are drawn evenly."""

    game: str
    seed: int
    iterations: Positive
    seats: Sequence[Positive]
    options: Mapping[str, Sequence[OptionValue]] = {}
    plays_on: bool = False
    alike: Share = 0.0
    exploration: Annotated[float, Meta(ge=0.0)] = 0.0
    value: bool = True
    belief: bool = True
    play: Play
    fit: Fit = Fit()
    contest: Contest

    def fingerprint(self) -> str:
        """Of all but `iterations`: more of the same are the same run."""
        endless = msgspec.structs.replace(self, iterations=1)
        return sha256(msgspec.json.encode(endless, order="deterministic")).hexdigest()[:16]


def own_config(id: str) -> Path:
    """The configuration that a game's package has beside its weights."""
    package = sys.modules[type(game(id)).__module__].__package__ or ""
    path = Path(str(files(package).joinpath("learned.toml")))
    if not path.is_file():
        raise BadRequest("train-no-config", game=id)
    return path


def read_config(path: Path, id: str) -> Config:
    """Refuses what cannot be played before anything is."""
    try:
        config = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Config)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("record-unreadable", file=str(path), reason=reason) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadRequest("train-config", file=str(path), reason=str(error)) from None
    if config.game != id:
        raise BadRequest("train-game", file=str(path), found=config.game, wanted=id)
    rules = game(id)
    for seats in config.seats:
        if not config.play.games_of(seats):
            reason = f"$.play.games.{seats}"
            raise BadRequest("train-config", file=str(path), reason=reason)
    for seats in (*config.seats, *config.contest.seats):
        rules.check_seats(seats)
        if rules.sketch(seats) is None:
            raise BadRequest("train-sketch", game=id)
        for name, values in config.options.items():
            for value in values:
                settle(rules.meta.options, {name: value}, seats)
    return config
