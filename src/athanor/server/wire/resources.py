"""What browsers and the server say to each other. TypeScript types are generated from this file.

Over HTTP one looks around, opens a table and takes a seat. Playing happens on one WebSocket a
table, `/api/tables/<id>/socket`. The client speaks first, with `Hello`; everything it sends carries
an `id` of its own choosing and is answered by exactly one `Done` (or `Welcome`, or `Previewed`) or
`Refused` with the same id. A message may be sent again with the same id (after a lost connection,
say): it is applied once and answered alike.

A seat is held by a *key*, at least 128 random bits, handed out once by HTTP when somebody sits
down. It is never in an address that is logged, never broadcast, and stored only as a hash. One
connection may hold several seats (people around one screen) or none (a spectator).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from athanor.contract import Appraisal as Appraisal  # answered as it is
from athanor.contract import Option, OptionValue, Result, Roster

from .limits import Moves, Number, Options, Seats, Word, Words

Stage = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


# -- looking around


class GameInfo(Struct, frozen=True):
    """A game on the home page; its texts are `game-name`, `game-tagline`, `game-about`. `bots` are
    the levels that play it, weakest first."""

    id: str
    rules: int
    least_seats: int
    most_seats: int
    minutes: int
    options: Sequence[Option]
    bots: Sequence[str]


class House(Struct, frozen=True):
    """`GET /api/house`: what can be played here and against whom. `push` is the key that a browser
    needs to be told of its turn by Web Push; empty where the operator has set none. `address` is
    where others find the house; while it is `alone`, only this computer does."""

    version: str
    games: Sequence[GameInfo]
    bots: Sequence[str]
    phrases: Sequence[str]
    push: str = ""
    address: str = ""
    alone: bool = False


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have; bots need none. `move`: `seconds` for each move; `days`: the same,
    in days, for play by correspondence; `bank`: `seconds` for the whole game, and `increment` more
    after each move. `zero` is what happens when they are over: a bot makes the move, or the seat
    loses. With `pause` all clocks stand still while anybody is away."""

    kind: Literal["move", "bank", "days"]
    seconds: Number
    increment: Number = 0
    zero: Literal["bot", "lose"] = "bot"
    pause: bool = False


class SeatClock(Struct, frozen=True):
    """`left` milliseconds, of those that count now; `until` is when a clock that runs is over."""

    left: int
    until: int | None


class TableSeat(Struct, frozen=True):
    """What all see of a seat. `here`: a connection holds it; `covered`: a bot plays for it; `lost`:
    its time was over. `stand_in` is the level that would play for somebody who is away, and
    `wished` the seats that would like it to. `person` is the same wherever the same account sits,
    and empty for guests."""

    kind: SeatKind
    name: str
    bot: str
    here: bool
    covered: bool
    away_since: int | None
    lost: bool = False
    stand_in: str = ""
    wished: Sequence[int] = ()
    person: str = ""


class TableInfo(Struct, frozen=True):
    """What all see of a table. Times are milliseconds since 1970; `next_table` is the rematch.
    `past` is how many actions were taken over from an earlier game, or None; a `lesson` is a first
    game along a script. `actors` were asked when this was told, and `due` is when the next clock
    was to be over (0: never). `counts`: the result counts for ratings, or would if
    the game began now; `house_clock`: because of that the house gave it another clock."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    public: bool
    stage: Stage
    seats: Sequence[TableSeat]
    host: int
    created: int
    started: int | None
    commitment: str
    spectators: int
    result: Result | None
    next_table: str | None
    lesson: bool = False
    past: int | None = None
    hints: bool = True
    undo: UndoWish | None = None
    clock: ClockPlan | None = None
    actors: Sequence[int] = ()
    due: int = 0
    counts: bool = False
    house_clock: bool = False


class UndoWish(Struct, frozen=True):
    """`seat` would like to go back to `step`; `waiting` are the seats that have yet to agree."""

    seat: int
    step: int
    waiting: Sequence[int]


class Times(Struct, frozen=True):
    """What runs out, in milliseconds since 1970. `until` is when the window closes that somebody
    has for an answer: then the table goes on without it. `clocks` has one for each seat, where the
    table has clocks; `paused` says that they stand still because somebody is away."""

    until: int | None
    clocks: Sequence[SeatClock] = ()
    paused: bool = False


class TableList(Struct, frozen=True):
    """`GET /api/tables`: public tables that are gathering or playing."""

    tables: Sequence[TableInfo]


# -- opening a table and taking a seat


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for a bot of a level, or open to people."""

    bot: Word = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game for one person among bots. The cards come from a `seed` that everyone may know,
    and the bots play what `moves` (a seat and its action, from the first on) has for them, as long
    as the person does so too; after that they play as they like."""

    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    moves: Moves = ()


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`. Whoever opens the table takes its first open seat under `name`."""

    game: Word
    name: Words
    seats: Annotated[Sequence[SeatPlan], Seats]
    options: Options = {}
    public: bool = False
    nonce: Words = ""
    clock: ClockPlan | None = None
    lesson: Lesson | None = None
    hints: bool = True
    stand_in: str = ""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/seats/<seat>`: take an open seat. `nonce` goes into the shuffle;
    `stand_in` is the level that plays while one is away (empty: the house's)."""

    name: Words
    nonce: Words = ""
    stand_in: Words = ""


class Seated(Struct, frozen=True):
    """The answer to both: the table, the seat, and the key that holds it. Keep the key."""

    table: TableInfo
    seat: int
    key: str


class PreparedRoster(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/<id>/rosters/check`, answered by an `Appraisal`, and `…/rosters`: a roster
    for a table with these options."""

    roster: Roster
    options: Options = {}


class KeptRoster(Struct, frozen=True):
    """The answer to the latter: the id it is kept under, for `GET /api/games/<id>/rosters/<id>`."""

    id: str
    roster: Roster
    code: str


class Problem(Struct, frozen=True):
    """Every HTTP refusal: a code, the rule behind it if any, and what the sentence mentions."""

    code: str
    rule: str = ""
    facts: dict[str, str | int] = {}


class TaskHealth(Struct, frozen=True):
    """How a task in the background does, and how often it has failed so far."""

    state: Literal["ok", "failing", "stuck"]
    failures: int


class Thinking(Struct, frozen=True):
    """How the bots are doing. `waiting` counts what waits, by kind; `oldest` is how long the first
    of the moves has waited, in seconds; `percent` how much search moves are granted now. `workers`
    are those that are ready, `busy` those that think. `failing` are moves that went wrong several
    times and are tried again and again."""

    waiting: dict[str, int]
    oldest: float
    percent: int
    workers: int
    busy: int
    failing: int
    restarts: int


class Health(Struct, frozen=True):
    """`GET /health`. `writes` and `reads` were tried within the last seconds; `lag` is by how many
    seconds the server was late at most in the last minute, and who is late by a whole one is
    `strained`; `broken` counts tables that were set aside because they cannot be read."""

    status: Literal["ok", "strained", "failing"]
    version: str
    tables: int
    connections: int
    writes: bool
    reads: bool
    lag: float
    broken: int
    tasks: dict[str, TaskHealth]
    thinking: Thinking


# -- being told


class Subscription(Struct, frozen=True):
    """A browser's own, as the Push API gives it; `words` are what it shows."""

    endpoint: str
    p256dh: str
    auth: str
    words: str
