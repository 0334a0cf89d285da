"""Games on paper: written, read, replayed, proved, taken back, played on, and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from athanor.arena import archive
from athanor.contract import (
    AthanorError,
    FastRng,
    Game,
    Record,
    Recorder,
    SeatInfo,
    branch,
    read_record,
    replay,
    verify,
)
from athanor.contract.registry import HOUSE, home, package

from .found import Missing, Skipped

SEED: Final = bytes(range(32))
ARCHIVE: Final = "archive"


def played(game: Game, seats: int = 0, seed: int = 1, **options: object) -> Record:
    """The record of a random game."""
    people = [
        SeatInfo(f"Player {seat}", bot="random") for seat in range(seats or game.meta.least_seats)
    ]
    recorder = Recorder(
        game, people, seed.to_bytes(32, "big"), ["salt"], 1_700_000_000, (), **options
    )
    rng = FastRng(seed)
    cap = game.meta.turn_cap or 1_000_000
    while not recorder.state.over and len(recorder.moves) < cap:
        actors = recorder.state.actors()
        seat = actors[rng.below(len(actors))]
        actions = recorder.state.legal(seat)
        recorder.play(seat, actions[rng.below(len(actions))], at=len(recorder.moves) * 1000)
    return recorder.record()


def played_with_undos(game: Game, chooser: FastRng, most: int, undo: int) -> Recorder:
    seats = [SeatInfo(f"P{seat}") for seat in range(game.meta.least_seats)]
    recorder = Recorder(game, seats, SEED, started=0)
    for at in range(most):
        if recorder.state.over:
            break
        if recorder.moves and (chooser.below(10) < undo or (undo and at == 1)):
            recorder.undo(0, 1 + chooser.below(min(4, len(recorder.moves))), at)
        else:
            seat = recorder.state.actors()[0]
            actions = recorder.state.legal(seat)
            recorder.play(seat, actions[chooser.below(len(actions))], at)
    return recorder


def played_on(game: Game, record: Record, step: int, seed: bytes, most: int = 100_000) -> Record:
    """The same game from a step on, with other chance."""
    past = branch(record, step)
    recorder = Recorder(
        game,
        record.header.seats,
        seed,
        ["more"],
        started=1,
        earlier=past.stretches,
        **record.header.options,
    )
    for move in past.moves:
        recorder.repeat(move)
    rng = FastRng(5)
    while not recorder.state.over and len(recorder.moves) < step + most:
        seat = recorder.state.actors()[0]
        actions = recorder.state.legal(seat)
        recorder.play(seat, actions[rng.below(len(actions))])
    return recorder.record(reveal=True)


def a_record_round_trips_and_proves_itself(game: Game) -> None:
    for seed in range(1, 4):
        record = played(game, seed=seed)
        if record.result is None:
            continue
        again = read_record(record.json())
        assert again == record, "a record differs when it is read back"
        assert verify(again).result == record.result, "a record is proved to another result"


def a_record_replays_step_by_step_to_the_same_views(game: Game) -> None:
    record = played(game, seed=5)
    if record.result is None:
        return
    seats = list(record.header.seats)
    live = Recorder(
        game,
        seats,
        (5).to_bytes(32, "big"),
        record.header.nonces,
        record.header.started,
        (),
        **record.header.options,
    )
    for index, state in enumerate(replay(record)):
        for seat in (*range(len(seats)), None):
            same = state.view(seat).json() == live.state.view(seat).json()
            assert same, f"step {index}: seat {seat} sees something else in the replay"
        if index < len(record.moves):
            live.play(record.moves[index].seat, game.action(record.moves[index].action))


def a_game_with_undone_moves_is_proved(game: Game) -> None:
    recorder = played_with_undos(game, FastRng(3), 120, 2)
    record = read_record(recorder.record(reveal=True).json())
    assert any(move.undone for move in record.moves), "no move was taken back"
    state = verify(record)
    assert state.position() == recorder.state.position(), "after undone moves the end is another"
    assert state.step == len(record.moves), "undone moves were counted"


def taking_back_leaves_the_position_but_not_the_chance(game: Game) -> None:
    length = len(played_with_undos(game, FastRng(5), 18, 0).moves)
    chooser = FastRng(5)
    recorder = played_with_undos(game, chooser, length * 2 // 3, 0)
    before = recorder.state.position()
    count = 0
    while not recorder.state.over and count < 6:
        seat = recorder.state.actors()[0]
        actions = recorder.state.legal(seat)
        recorder.play(seat, actions[chooser.below(len(actions))], 99)
        count += 1
    assert count, "no move was left to be taken back"
    later = recorder.state.position()["rng"]
    recorder.undo(0, count, 100)
    after = recorder.state.position()
    assert used(after.pop("rng")) == used(later), "chance that was used can be used again"
    before.pop("rng")
    assert before == after, "what was taken back left something behind"


def used(chance: object) -> object:
    assert isinstance(chance, dict)
    return chance["used"]


def every_game_can_be_played_on_and_proved(game: Game) -> None:
    record = played(game, seed=3)
    if record.seed is None:
        raise Skipped("this random game did not end")
    step = len(record.moves) // 2
    more = played_on(game, record, step, (99).to_bytes(32, "big"), most=60)
    past = [[move.action for move in each.moves[:step]] for each in (more, record)]
    assert past[0] == past[1], "a game that is played on has another past"
    assert verify(read_record(more.json())).step == len(more.moves), "it ends at another step"


def old_games_can_still_be_played(game: Game) -> None:
    """Of each mode a game is kept in the package, with what everybody saw. The house keeps those of
    its own games with its tests."""
    if package(game.id).startswith(HOUSE + "."):
        raise Skipped("games of the house are kept with its tests")
    folder = Path(str(home(game.id))) / ARCHIVE
    hint = f"athanor archive {game.id} --to {folder}"
    wrong = [
        f"no game “{mode}” is kept for version {game.meta.rules} of the rules: {hint}"
        for mode in archive.missing(game, folder)
    ]
    for path in archive.kept_games(game, folder):
        try:
            archive.record_of(game, archive.load(path))
            if archive.changes(game, path):
                wrong.append(f"{path.name}: players see something else than before: {hint} --tell")
        except AthanorError as error:
            wrong.append(f"{path.name} cannot be played again, raise `rules` in meta.py: {error}")
        except Exception as error:  # whatever it is, the others are looked at
            wrong.append(f"{path.name} cannot be told: {type(error).__name__}: {error}")
    if wrong:
        raise Missing(wrong)


CHECKS = (
    a_record_round_trips_and_proves_itself,
    a_record_replays_step_by_step_to_the_same_views,
    a_game_with_undone_moves_is_proved,
    taking_back_leaves_the_position_but_not_the_chance,
    every_game_can_be_played_on_and_proved,
    old_games_can_still_be_played,
)
