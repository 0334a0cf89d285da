"""A game on paper: everything that was agreed, drawn and done, as one JSON document.

Fairness works like this. Before the first card the table has a secret seed of 32 bytes and shows
everyone its SHA-256, the *commitment*. Players may add *nonces* of their own. The game's chance is
a `SealedRng` on SHA-256(prefix + seed + all nonces, in order), so neither side alone could choose
it. When the game is over the seed is in the record, and `verify` proves that it is the one
committed to, that every shuffle and roll came from it, that every action was legal, and that the
result follows.

Each part is sealed: the header, then each move on top of the one before, then the end. A *seal* is
the SHA-256 of the previous seal and the part's canonical JSON (keys sorted, no spaces, UTF-8). A
change breaks the chain at the place where it was made, and `verify` names the place. What is
sealed is what the JSON means: spaces between its parts, or another way to write the same letter,
change nothing.

A move that is taken back stays in the record, beside the move made in its place, and taking back is
sealed like a move. What chance was used stays used (decision 5).

A game may be played on from the middle of an earlier one (`branch.py`). Its record holds the
actions of the earlier game too, and the header the *stretches* of chance that they came from.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from .action import Action, Result
from .errors import AthanorError, BadRecord, BadRequest, Fact
from .game import Game
from .options import OptionValue, settle
from .registry import game as find_game
from .rng import Draw, SealedRng
from .state import State

FORMAT: Final = 1
SEED_PREFIX: Final = b"athanor/seed/1"


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there. `bot` is the bot's level, or empty for a person."""

    name: str
    bot: str = ""


class Stretch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chance of an earlier game, revealed when that was over, as far as action `until`. `head`
    is the seal of the earlier record there, so that whoever has that record finds the place."""

    until: int
    commitment: str
    nonces: Sequence[str]
    seed: str
    head: str


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed before the first card. `started` is in seconds since 1970. `earlier` is there
    only in a game that was played on from another."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: Sequence[SeatInfo]
    started: int
    commitment: str
    nonces: Sequence[str] = ()
    earlier: Sequence[Stretch] | msgspec.UnsetType = msgspec.UNSET

    @property
    def stretches(self) -> Sequence[Stretch]:
        return () if isinstance(self.earlier, msgspec.UnsetType) else self.earlier


class Move(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One action: `at` is in milliseconds since the start, `seal` closes the chain up to here.
    `undone` is there where other moves had been made in its place and were taken back."""

    seat: int
    action: dict[str, Any]
    at: int
    seal: str = ""
    undone: Sequence[Undone] | msgspec.UnsetType = msgspec.UNSET


class Undone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Moves that `seat` took back, and when. `undone` is what had been taken back after the last of
    them."""

    seat: int
    at: int
    moves: Sequence[Move]
    undone: Sequence[Undone] | msgspec.UnsetType = msgspec.UNSET


class DrawEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One draw of chance (see `rng.Draw`)."""

    step: int
    why: str
    kind: str
    n: int
    drawn: Sequence[int]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The document. While a game is open, `seed` and `result` are None and `draws` is empty.
    `undone` is there where the last thing that happened was that moves were taken back."""

    athanor: int = FORMAT
    header: Header
    header_seal: str
    moves: Sequence[Move]
    seed: str | None
    draws: Sequence[DrawEntry]
    result: Result | None
    seal: str
    undone: Sequence[Undone] | msgspec.UnsetType = msgspec.UNSET

    def json(self) -> bytes:
        return msgspec.json.encode(self)


def canonical(part: object) -> bytes:
    """The one way to write a part, for sealing."""
    return msgspec.json.encode(msgspec.to_builtins(part), order="sorted")


def seal(previous: str, part: object) -> str:
    return sha256(previous.encode() + canonical(part)).hexdigest()


def seal_move(previous: str, move: Move) -> str:
    return seal(previous, {"seat": move.seat, "action": move.action, "at": move.at})


def seal_undone(previous: str, line: Undone) -> str:
    return seal(previous, {"seat": line.seat, "undone": len(line.moves), "at": line.at})


def seal_again(last: str, undone: Sequence[Undone]) -> tuple[str, list[Undone]]:
    """What was taken back in another record, sealed for this one; and the last seal."""
    sealed: list[Undone] = []
    for line in undone:
        moves: list[Move] = []
        for move in line.moves:
            last, before = seal_again(last, lines(move.undone))
            last = seal_move(last, move)
            undone_before = before or msgspec.UNSET
            moves.append(msgspec.structs.replace(move, seal=last, undone=undone_before))
        last, after = seal_again(last, lines(line.undone))
        line = msgspec.structs.replace(line, moves=moves, undone=after or msgspec.UNSET)
        last = seal_undone(last, line)
        sealed.append(line)
    return last, sealed


def seal_end(
    previous: str, seed: str | None, draws: Sequence[DrawEntry], result: Result | None
) -> str:
    return seal(previous, {"seed": seed, "draws": draws, "result": result})


def lines(undone: Sequence[Undone] | msgspec.UnsetType) -> Sequence[Undone]:
    return () if isinstance(undone, msgspec.UnsetType) else undone


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def game_seed(seed: bytes, nonces: Sequence[str]) -> bytes:
    """What the game's chance runs on: the table's seed and the players' nonces together."""
    return sha256(SEED_PREFIX + seed + "".join(nonces).encode()).digest()


def plain(action: Action) -> dict[str, Any]:
    """An action as it will be read back: what JSON makes of it."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return read


class Recorder:
    """A game being played and written down: `play` here instead of on the state."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatInfo],
        seed: bytes,
        nonces: Sequence[str] = (),
        started: int | None = None,
        earlier: Sequence[Stretch] = (),
        **options: object,
    ) -> None:
        game.check_seats(len(seats))
        self.seed = seed
        self.header = Header(
            game=game.id,
            rules=game.meta.rules,
            options=settle(game.meta.options, options, len(seats)),
            seats=list(seats),
            started=int(time.time()) if started is None else started,
            commitment=commitment(seed),
            nonces=list(nonces),
            earlier=list(earlier) if earlier else msgspec.UNSET,
        )
        self.header_seal = seal("", self.header)
        self.last_seal = self.header_seal
        self.moves: list[Move] = []
        self.undone: list[Undone] = []
        self.state = first_state(self.header, seed)

    def play(self, seat: int, action: Action, at: int = 0) -> Move:
        self.state.play(seat, action)
        turn_chance(self.state, self.header, self.seed)
        undone = self.undone or msgspec.UNSET
        move = Move(seat=seat, action=plain(action), at=at, undone=undone)
        self.last_seal = seal_move(self.last_seal, move)
        move = msgspec.structs.replace(move, seal=self.last_seal)
        self.moves.append(move)
        self.undone = []
        return move

    def repeat(self, move: Move) -> None:
        """Plays a move of an earlier record, with all that had been taken back before it."""
        game = self.state.game
        play_undone(self.state, lines(move.undone))
        self.last_seal, self.undone = seal_again(self.last_seal, lines(move.undone))
        self.play(move.seat, game.action(move.action), move.at)

    def undo(self, seat: int, count: int, at: int = 0) -> None:
        """Takes back the last moves. The state is that of before; chance goes on from now."""
        (first, *others), self.moves = self.moves[-count:], self.moves[:-count]
        line = Undone(
            seat=seat,
            at=at,
            moves=[msgspec.structs.replace(first, undone=msgspec.UNSET), *others],
            undone=self.undone or msgspec.UNSET,
        )
        self.undone = [*lines(first.undone), line]
        self.last_seal = seal_undone(self.last_seal, line)
        *_, state = walk(self.header, self.seed, self.moves)
        state.rng = self.state.rng
        self.state = state

    def record(self, reveal: bool = False) -> Record:
        """The record so far; seed and draws are in it only when the game is over, or with `reveal`,
        for a game that nobody will go on with."""
        open_book = reveal or self.state.over
        seed = self.seed.hex() if open_book else None
        draws = draw_entries(self.state) if open_book else []
        result = self.state.result
        return Record(
            header=self.header,
            header_seal=self.header_seal,
            moves=list(self.moves),
            seed=seed,
            draws=draws,
            result=result,
            seal=seal_end(self.last_seal, seed, draws, result),
            undone=self.undone or msgspec.UNSET,
        )


#: Is told of moves that were taken back, in that order, with the state after each of them.
Aside = Callable[[Undone, Sequence[State]], None]


def walk(
    header: Header, seed: bytes, moves: Sequence[Move], aside: Aside | None = None
) -> Iterator[State]:
    """The state at the start and after each move (the same object, played on). `aside` is told of
    what was taken back before the state of the move that was made in its place."""
    state = first_state(header, seed)
    yield state
    for move in moves:
        play_undone(state, lines(move.undone), aside)
        state.play(move.seat, state.game.action(move.action))
        turn_chance(state, header, seed)
        yield state


def play_undone(state: State, undone: Sequence[Undone], aside: Aside | None = None) -> None:
    """Makes moves that were taken back, for the chance that they used, and leaves the state."""
    for line in undone:
        if not 0 <= line.seat < state.seats:
            raise BadRequest("no-such-seat", seat=line.seat, seats=state.seats)
        fork = state.clone()
        fork.rng = state.rng
        after: list[State] = []
        for move in line.moves:
            play_undone(fork, lines(move.undone), aside)
            fork.play(move.seat, fork.game.action(move.action))
            if aside is not None:
                seen = fork.clone()
                seen.events = fork.events
                after.append(seen)
        play_undone(fork, lines(line.undone), aside)
        if aside is not None:
            aside(line, after)


def first_state(header: Header, seed: bytes) -> State:
    game = find_game(header.game)
    game.check_seats(len(header.seats))
    rng = SealedRng(stretch_seed(header, seed, 0))
    options = settle(game.meta.options, header.options, len(header.seats))
    state = game.begin(len(header.seats), options, rng, tracing=True)
    turn_chance(state, header, seed)
    return state


def stretch_seed(header: Header, seed: bytes, index: int) -> bytes:
    """The seed of the chance of that stretch; after the last one it is the game's own."""
    if index == len(header.stretches):
        return game_seed(seed, header.nonces)
    stretch = header.stretches[index]
    return game_seed(bytes.fromhex(stretch.seed), stretch.nonces)


def turn_chance(state: State, header: Header, seed: bytes) -> None:
    """Where a stretch of earlier chance ends, the next begins; the journal goes on."""
    for index, stretch in enumerate(header.stretches):
        if stretch.until == state.step:
            before = state.rng
            assert isinstance(before, SealedRng)
            after = SealedRng(stretch_seed(header, seed, index + 1))
            after.step = before.step
            after.journal = before.journal
            state.rng = after


def draw_entries(state: State) -> list[DrawEntry]:
    rng = state.rng
    assert isinstance(rng, SealedRng)
    return [draw_entry(draw) for draw in rng.journal]


def draw_entry(draw: Draw) -> DrawEntry:
    return DrawEntry(draw.step, draw.why, draw.kind, draw.n, list(draw.drawn))


def read_record(data: bytes, name: str = "record") -> Record:
    """The record in these bytes. Whatever else they hold is refused with where and why."""
    try:
        data.decode()
        raw = msgspec.json.decode(data)
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-json", file=name, byte=error.start) from None
    except msgspec.DecodeError as error:
        raise BadRecord("record-not-json", file=name, byte=broken_at(error, data)) from None
    if isinstance(raw, dict):
        format = raw.get("athanor")
        if isinstance(format, int) and format != FORMAT:
            raise BadRecord("record-format", file=name, format=format, known=FORMAT)
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", file=name, reason=str(error)) from None


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadRecord("record-missing", file=str(path)) from None
    except OSError as error:
        raise BadRecord(
            "record-unreadable", file=str(path), reason=error.strerror or str(error)
        ) from None
    return read_record(data, path.name)


def broken_at(error: msgspec.DecodeError, data: bytes) -> int:
    """msgspec says "(byte 17)" where JSON is malformed and nothing where it ends too soon."""
    _, found, tail = str(error).rpartition("(byte ")
    number = tail.rstrip(")")
    return int(number) if found and number.isdigit() else len(data)


def check_rules(header: Header) -> Game:
    """The game of a record, if this program plays the rules it was played under."""
    game = find_game(header.game)
    if header.rules != game.meta.rules:
        raise BadRecord(
            "record-rules", game=header.game, rules=header.rules, wanted=game.meta.rules
        )
    return game


def replay(record: Record, aside: Aside | None = None) -> Iterator[State]:
    """The state at the start and after each move (the same object, played on), and `aside` what was
    taken back (see `walk`)."""
    check_rules(record.header)
    if record.seed is None:
        raise BadRecord("record-open")
    check_stretches(record)
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord("record-commitment") from None
    step = 0
    try:
        for state in walk(record.header, seed, record.moves, aside):
            step += 1
            yield state
        play_undone(state, lines(record.undone), aside)
    except BadRecord:
        raise
    except AthanorError as error:
        if step == 0:
            raise
        raise BadRecord("record-illegal", error.rule, **why_illegal(error, record, step)) from None


def why_illegal(error: AthanorError, record: Record, step: int) -> dict[str, Fact]:
    """What the rules said to an action, with people called as the record calls them. The texts say
    `because` in the words of that refusal."""
    seats = record.header.seats
    facts: dict[str, Fact] = {}
    for name, value in error.facts.items():
        is_seat = name == "seat" or name.endswith("_seat")
        known = is_seat and isinstance(value, int) and 0 <= value < len(seats)
        facts[name] = seats[int(value)].name if known else value
    return {**facts, "game": record.header.game, "step": step, "because": error.code}


def verify(record: Record) -> State:
    """Proves a record, or raises BadRecord with what was changed and where. The final state."""
    if seal("", record.header) != record.header_seal:
        raise BadRecord("record-header")
    check_rules(record.header)
    last = check_seals(record.header_seal, record.moves)
    last = check_undone(last, record.undone, len(record.moves) + 1)
    if record.seed is None:
        raise BadRecord("record-open")
    check_commitment(record)
    *_, state = replay(record)
    check_draws(record.draws, draw_entries(state))
    if record.result != state.result:
        raise BadRecord("record-result")
    if seal_end(last, record.seed, record.draws, record.result) != record.seal:
        raise BadRecord("record-end")
    return state


def check_seals(last: str, moves: Sequence[Move], step: int = 0) -> str:
    """The seal of the last move. Moves that were taken back are told by the `step` of the one
    that was made in their place."""
    for number, move in enumerate(moves, start=1):
        last = check_undone(last, move.undone, step or number)
        last = seal_move(last, move)
        if last != move.seal:
            raise BadRecord("record-step", step=step or number)
    return last


def check_undone(last: str, undone: Sequence[Undone] | msgspec.UnsetType, step: int) -> str:
    for line in lines(undone):
        last = check_seals(last, line.moves, step)
        last = check_undone(last, line.undone, step)
        last = seal_undone(last, line)
    return last


def check_commitment(record: Record) -> None:
    promised = [(stretch.seed, stretch.commitment) for stretch in record.header.stretches]
    for revealed, promise in [*promised, (record.seed or "", record.header.commitment)]:
        try:
            seed = bytes.fromhex(revealed)
        except ValueError:
            raise BadRecord("record-commitment") from None
        if commitment(seed) != promise:
            raise BadRecord("record-commitment")


def check_stretches(record: Record) -> None:
    """Earlier chance ends within the game, each stretch after the one before."""
    last = -1
    for number, stretch in enumerate(record.header.stretches, start=1):
        if not last < stretch.until <= len(record.moves):
            raise BadRecord("record-earlier", stretch=number)
        try:
            bytes.fromhex(stretch.seed)
        except ValueError:
            raise BadRecord("record-commitment") from None
        last = stretch.until


def check_draws(told: Sequence[DrawEntry], given: Sequence[DrawEntry]) -> None:
    for index, (one, other) in enumerate(zip(told, given, strict=False), start=1):
        if one != other:
            raise BadRecord("record-chance", draw=index, why=other.why, step=other.step)
    if len(told) != len(given):
        raise BadRecord("record-draws", found=len(told), wanted=len(given))
