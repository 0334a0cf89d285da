"""`athanor bench GAME`: the engine's speed on this machine, alone or beside OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import athanor
from athanor.arena.speed import Speed, measure, open_peer, turns
from athanor.contract import BadRequest, Game, OptionValue
from athanor.contract import game as find_game
from athanor.texts import Texts

from .house import FINE, HOUSE
from .language import Lang
from .requests import check_number, parse_options, usual_seats

if TYPE_CHECKING:
    from athanor.adapters.speed import EnvSpeed

#: Each figure, the text that names it, and how many decimals it is worth.
LINES: Final = (
    ("compiled_actions_per_s", "cli-bench-compiled", 0),
    ("interpreted_actions_per_s", "cli-bench-interpreted", 0),
    ("peer_actions_per_s", "cli-bench-peer", 0),
    ("peer_actions_and_chance_per_s", "cli-bench-peer-chance", 0),
    ("ratio", "cli-bench-ratio", 2),
    ("clone_us", "cli-bench-clone", 2),
    ("ismcts_per_s", "cli-bench-ismcts", 0),
    ("peer_ismcts_per_s", "cli-bench-peer-ismcts", 0),
)
ENV_LINES: Final = (
    ("vector_steps_per_s", "cli-bench-vector", 0),
    ("pettingzoo_steps_per_s", "cli-bench-pettingzoo", 0),
    ("hanabi_steps_per_s", "cli-bench-hanabi", 0),
    ("openspiel_steps_per_s", "cli-bench-openspiel-env", 0),
    ("vector_over_hanabi", "cli-bench-vector-over-hanabi", 1),
    ("pettingzoo_over_hanabi", "cli-bench-pettingzoo-over-hanabi", 1),
)
LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 3600


def bench(
    game: Annotated[str, typer.Argument(help="cli-help-game")],
    peer: Annotated[str, typer.Option(help="cli-help-peer")] = "",
    seconds: Annotated[float, typer.Option(help="cli-help-seconds")] = 2.0,
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    option: Annotated[list[str] | None, typer.Option(help="cli-help-option")] = None,
    env: Annotated[bool, typer.Option("--env", help="cli-help-env")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    lang: Lang = "",
) -> int:
    """cli-help-bench"""
    rules = find_game(game)
    texts = HOUSE.texts(game)
    seats = usual_seats(rules) if seats is None else seats
    rules.check_seats(seats)
    options = parse_options(rules, option or [], seats)
    check_number("--seconds", seconds, LEAST_SECONDS, MOST_SECONDS)
    if peer:
        open_peer(peer)
    if not athanor.compiled:
        HOUSE.complain(texts("cli-bench-not-compiled"))
    if env:
        speed: Speed | EnvSpeed = measure_env(rules, seats, seconds, texts, options)
    else:
        progress, finish = watch(texts, turns(peer))
        try:
            speed = measure(rules, seats, seconds, peer, progress, options)
        finally:
            finish()
    if as_json:
        HOUSE.out.print(msgspec.json.encode(speed).decode(), soft_wrap=True)
    else:
        show(speed, texts, ENV_LINES if env else LINES)
    return FINE


def measure_env(
    rules: Game, seats: int, seconds: float, texts: Texts, options: dict[str, OptionValue]
) -> EnvSpeed:
    """The environments, which need libraries that not everyone has."""
    try:
        from athanor.adapters import speed
    except ImportError:
        raise BadRequest("learn-missing") from None
    progress, finish = watch(texts, speed.turns())
    try:
        return speed.measure_environments(rules, seats, seconds, progress, options)
    finally:
        finish()


def watch(texts: Texts, total: int) -> tuple[Callable[[], None], Callable[[], None]]:
    """A progress bar where somebody is watching: one call to advance it, one to take it away."""
    if not HOUSE.err.is_terminal:
        return lambda: None, lambda: None
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=HOUSE.err, transient=True)
    task = bar.add_task(texts("cli-bench-progress"), total=total)
    bar.start()
    return lambda: bar.advance(task), bar.stop


def show(speed: Speed | EnvSpeed, texts: Texts, lines: Sequence[tuple[str, str, int]]) -> None:
    HOUSE.out.print(Text(texts("cli-bench-title", game=texts("game-name")), "bold"))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for name, id, decimals in lines:
        figure = getattr(speed, name)
        if figure is not None:
            grid.add_row(texts(id), f"{figure:,.{decimals}f}".replace(",", "\u202f"))
    HOUSE.out.print(grid)
