"""Finished games that are kept, so that a change of the rules that would break them is noticed.

    athanor archive kazaam --to tests/archive           plays and keeps a game of each mode
    athanor archive kazaam --to tests/archive --check   plays them all again

For each *mode* (a number of seats with its options) there are two files, named after the game, the
version of its rules, and the mode: the *game*, `kazaam-1-2-first=1.json.gz`, and the *playthrough*,
`kazaam-1-2-first=1.txt.gz`, the same game told for people, with what every seat saw.

A game is kept in brief: what was agreed, the seed, and the actions. All else follows from those if
the rules are as they were, up to the last seal of its record. If they are not, either the change
was a mistake, or `rules` in the game's `meta.py` is to be raised and the archive filled anew. Games
of older versions may stay: they are not played again, as no record of theirs is.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping, Sequence
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from athanor.bots import bot
from athanor.contract import (
    AthanorError,
    BadRecord,
    Game,
    Option,
    OptionValue,
    Record,
    Recorder,
    SeatInfo,
    State,
)
from athanor.contract.view import Wording
from athanor.texts import Texts

NAMES: Final = ("Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust")
#: Good moves and odd ones: both are to stay possible.
BOT: Final = "novice"
GAME: Final = ".json.gz"
PLAYTHROUGH: Final = ".txt.gz"
#: The views that a playthrough shows: those of the first steps, some later ones, and the last.
FIRST_SHOWN: Final = 1
SHOWN_EVERY: Final = 100
#: What is the same in all views of a game, or told in sentences.
LEFT_OUT: Final = ("game", "rules", "options", "seats", "events")


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game; options that are not named are as declared."""

    seats: int
    options: Mapping[str, OptionValue] = {}

    @property
    def name(self) -> str:
        return "-".join([str(self.seats), *(f"{k}={v}" for k, v in self.options.items())]).lower()


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game in brief. `moves` are seats and actions, a second after each other. `seal` is the last
    one of its record."""

    game: str
    rules: int
    seats: Sequence[SeatInfo]
    options: dict[str, OptionValue]
    seed: str
    moves: Sequence[tuple[int, dict[str, Any]]]
    seal: str

    @property
    def mode(self) -> str:
        return Mode(len(self.seats), self.options).name


def modes(game: Game) -> list[Mode]:
    """Every number of seats, and, with fewest and most players, every option otherwise than by
    default: one by one, and then all of them together."""
    low, high = game.meta.least_seats, game.meta.most_seats
    found = [Mode(seats) for seats in range(low, high + 1)]
    for seats in sorted({low, high}):
        together: dict[str, OptionValue] = {}
        for option in game.meta.options:
            for value in other_values(option, seats):
                found.append(Mode(seats, {option.name: value}))
                together[option.name] = value
        if len(together) > 1:
            found.append(Mode(seats, together))
    return found


def other_values(option: Option, seats: int) -> list[OptionValue]:
    """What an option may be set to, beside what it is by default. Of seats, the last: the first one
    is what everything begins with anyway. Of numbers, the least and the highest."""
    if isinstance(option.default, bool):
        return [not option.default]
    if option.seat:
        return [seats - 1] if seats > 1 else []
    bounds = sorted({option.low, option.high})
    values: Sequence[OptionValue] = option.choices or bounds
    if option.choices and option.high:
        words = [word for word in option.choices if not option.counts(word)]
        values = [*words, *map(str, bounds)]
    return [value for value in values if value != option.default]


def play(game: Game, mode: Mode, level: str = BOT) -> Kept:
    """A new game of this mode, always the same as long as bots and rules are."""
    seats = [SeatInfo(NAMES[seat % len(NAMES)], level) for seat in range(mode.seats)]
    seed = sha256(f"athanor/archive/{game.id}/{mode.name}".encode()).digest()
    recorder = Recorder(game, seats, seed, (), 0, (), **mode.options)
    state = recorder.state
    players = [bot(level, seed=seat) for seat in range(mode.seats)]
    cap = game.meta.turn_cap
    while not state.over and not (cap and state.step >= cap):
        seat = state.actors()[-1]  # who is asked last where several are
        recorder.play(seat, players[seat].choose(state.view(seat)), state.step * 1000)
    record = recorder.record(reveal=True)
    return Kept(
        game=game.id,
        rules=game.meta.rules,
        seats=seats,
        options=dict(mode.options),
        seed=seed.hex(),
        moves=[(move.seat, move.action) for move in record.moves],
        seal=record.seal,
    )


def again(game: Game, kept: Kept) -> Iterator[Recorder]:
    """The table at the start and after each move, played by the rules as they are now."""
    recorder = Recorder(game, kept.seats, bytes.fromhex(kept.seed), (), 0, (), **kept.options)
    yield recorder
    for step, (seat, action) in enumerate(kept.moves):
        recorder.play(seat, game.action(action), step * 1000)
        yield recorder


def record_of(game: Game, kept: Kept) -> Record:
    """The whole record of a kept game, or why there is none any more."""
    wanted = game.meta.rules
    if kept.rules != wanted:
        raise BadRecord("record-rules", game=kept.game, rules=kept.rules, wanted=wanted)
    step = 0
    try:
        for recorder in again(game, kept):
            step = len(recorder.moves) + 1
    except AthanorError as error:
        raise BadRecord("archive-illegal", error.rule, step=step, reason=error.code) from None
    record = recorder.record(reveal=True)
    if record.seal != kept.seal:
        raise BadRecord("archive-otherwise", steps=len(kept.moves))
    return record


def told(game: Game, kept: Kept) -> str:
    """The game for people, with what every seat saw. Read what changes in it before you keep it."""
    texts = Texts("en", game.id)
    names = [seat.name for seat in kept.seats]
    shown: dict[int | None, dict[str, object]] = {}
    lines = [f"# {texts('game-name')} (rules {kept.rules}), {kept.mode}"]
    before: Wording | None = None
    for recorder in again(game, kept):
        state = recorder.state
        if state.step:
            seat, action = kept.moves[state.step - 1]
            sentence = texts.tell("action", game.action(action), names, wording=before)
            lines += ["", f"> {state.step}. {names[seat]}: {sentence}"]
        mover = kept.moves[state.step - 1][0] if state.step else None
        wording = state.view(mover).wording()
        lines += [texts.tell("event", event, names, wording=wording) for event in state.events]
        last = state.step == len(kept.moves)
        before = None if last else state.view(kept.moves[state.step][0]).wording()
        if state.step <= FIRST_SHOWN or state.step % SHOWN_EVERY == 0 or last:
            lines += seen(state, shown)
    return "\n".join(lines) + "\n"


def seen(state: State, shown: dict[int | None, dict[str, object]]) -> list[str]:
    """What every seat, and the spectator, saw: of the actions how many, and of all else what is not
    as it was when it was last `shown`."""
    lines: list[str] = []
    for seat in (*range(state.seats), None):
        view: dict[str, object] = msgspec.to_builtins(state.view(seat))
        view["actions"] = len(state.view(seat).actions)
        before = shown.get(seat, {})
        new = {
            name: value
            for name, value in view.items()
            if name not in LEFT_OUT and (name not in before or before[name] != value)
        }
        shown[seat] = view
        lines.append(f"    {seat}: {msgspec.json.encode(new).decode()}")
    return lines


# -- files


def stem(game: Game, mode: str) -> str:
    return f"{game.id}-{game.meta.rules}-{mode}"


def fill(game: Game, folder: Path, level: str = BOT) -> list[str]:
    """Plays a game of each mode that the folder lacks, and tells it. What is there is not touched.
    The names of what is new."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[str] = []
    for mode in modes(game):
        path = folder / (stem(game, mode.name) + GAME)
        if not path.exists():
            pack(path, msgspec.json.encode(play(game, mode, level)))
            written.append(path.name)
        playthrough = folder / (stem(game, mode.name) + PLAYTHROUGH)
        if not playthrough.exists():
            pack(playthrough, told(game, load(path)).encode())
            written.append(playthrough.name)
    return written


def kept_games(game: Game, folder: Path) -> list[Path]:
    """The games of the present rules in a folder."""
    return sorted(folder.glob(f"{game.id}-{game.meta.rules}-*{GAME}"))


def load(path: Path) -> Kept:
    try:
        return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Kept)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadRecord("record-unreadable", file=path.name, reason=str(error)) from None


def pack(path: Path, data: bytes) -> None:
    """Without a date, so that the same is always the same."""
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def missing(game: Game, folder: Path) -> list[str]:
    """The modes of which the folder keeps no game that was played by the present rules."""
    there = {path.name for path in kept_games(game, folder)}
    return [mode.name for mode in modes(game) if stem(game, mode.name) + GAME not in there]


def changes(game: Game, path: Path) -> list[str]:
    """What a playthrough says otherwise than it would be told now, line by line."""
    playthrough = path.with_name(path.name.removesuffix(GAME) + PLAYTHROUGH)
    before = gzip.decompress(playthrough.read_bytes()).decode() if playthrough.exists() else ""
    now = told(game, load(path))
    return list(unified_diff(before.splitlines(), now.splitlines(), "kept", "now", "", "", 1, ""))
