"""Playing a record again, with the chance it was played with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .errors import AthanorError, BadRecord, BadRequest, Fact
from .game import Game
from .options import settle
from .record import DrawEntry, Header, Move, Record, UndoneLine
from .registry import game as find_game
from .rng import FastRng, SealedRng
from .seals import game_seed
from .state import State

NO_CHANCE: Final = FastRng(0)


class Aside:
    """Is told of moves that were taken back, each with the state after it, and then of the whole
    line. Lines may lie within each other: `begin` comes first, `end` when the last was told."""

    def begin(self, line: UndoneLine) -> None:
        pass

    def move(self, line: UndoneLine, move: Move, state: State) -> None:
        pass

    def end(self, line: UndoneLine) -> None:
        pass


NOBODY: Final = Aside()


def walk(
    header: Header, seed: bytes, moves: Sequence[Move], aside: Aside = NOBODY
) -> Iterator[State]:
    """The state at the start and after each move (the same object, played on). `aside` is told of
    what was taken back before the state of the move that was made in its place."""
    state = first_state(header, seed)
    yield state
    for move in moves:
        play_on(state, header, seed, move, aside)
        yield state


def play_on(state: State, header: Header, seed: bytes, move: Move, aside: Aside = NOBODY) -> None:
    """One move of a record, with all that had been taken back before it."""
    play_undone(state, move.lines, aside)
    state.play(move.seat, state.game.action(move.action))
    turn_chance(state, header, seed)


def play_undone(state: State, lines: Sequence[UndoneLine], aside: Aside = NOBODY) -> None:
    """Makes moves that were taken back, for the chance that they used, and leaves the state."""
    for line in lines:
        if not 0 <= line.seat < state.seats:
            raise BadRequest("no-such-seat", seat=line.seat, seats=state.seats)
        aside.begin(line)
        fork = apart(state)
        fork.rng = state.rng
        for move in line.moves:
            play_undone(fork, move.lines, aside)
            fork.play(move.seat, fork.game.action(move.action))
            aside.move(line, move, fork)
        play_undone(fork, line.lines, aside)
        aside.end(line)


def apart(state: State) -> State:
    """A copy whose chance goes its own way from here on. It leaves the journal behind, which is as
    long as the game."""
    rng = state.rng
    state.rng = NO_CHANCE
    try:
        copy = state.clone()
    finally:
        state.rng = rng
    copy.rng = rng.fork() if isinstance(rng, SealedRng) else rng.clone()
    return copy


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
    return [
        DrawEntry(draw.step, draw.why, draw.kind, draw.n, list(draw.drawn)) for draw in rng.journal
    ]


def check_rules(header: Header) -> Game:
    """The game of a record, if this program plays the rules it was played under."""
    game = find_game(header.game)
    if header.rules != game.meta.rules:
        raise BadRecord(
            "record-rules", game=header.game, rules=header.rules, wanted=game.meta.rules
        )
    return game


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


def replay(record: Record, aside: Aside = NOBODY) -> Iterator[State]:
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
        play_undone(state, record.lines, aside)
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
