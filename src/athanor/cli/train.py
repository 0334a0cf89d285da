"""`athanor train GAME`: bots learn a game by playing it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from athanor.arena.run import cores
from athanor.contract import BadRequest
from athanor.contract import game as find_game
from athanor.texts import Texts

from .house import FINE, HOUSE, INTERRUPTED
from .language import Lang
from .requests import check_number

if TYPE_CHECKING:
    from athanor.learning.run import Training


def train(
    game: Annotated[str, typer.Argument(help="cli-help-game")],
    config: Annotated[Path | None, typer.Option(help="cli-help-train-config")] = None,
    to: Annotated[Path | None, typer.Option(help="cli-help-train-to")] = None,
    jobs: Annotated[int, typer.Option(help="cli-help-jobs")] = 0,
    lang: Lang = "",
) -> int:
    """cli-help-train"""
    find_game(game)
    texts = HOUSE.texts(game)
    check_number("--jobs", jobs, 0, 1_000)
    if find_spec("torch") is None or find_spec("numpy") is None:
        raise BadRequest("train-torch")
    from athanor.learning.config import own_config, read_config
    from athanor.learning.run import Training

    settled = read_config(config or own_config(game), game)
    folder = to or Path("training") / game
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    watched = HOUSE.err.is_terminal
    with Progress(*columns, console=HOUSE.err, transient=True, disable=not watched) as bar:
        tasks = {
            name: bar.add_task(texts(f"cli-train-{name}"), total=None, visible=False)
            for name in ("games", "fit", "match")
        }

        def tell(name: str, done: int, whole: int) -> None:
            bar.update(tasks[name], completed=done, total=whole, visible=done < whole)

        training = Training(settled, folder, jobs or cores(), tell)
        try:
            training.go_on()
        except KeyboardInterrupt:
            show(training, texts)
            return INTERRUPTED
    show(training, texts)
    return FINE


def show(training: Training, texts: Texts) -> None:
    """How each iteration did, and where what it learned lies."""
    out = HOUSE.out
    out.print(Text(texts("cli-train-title", game=texts("game-name")), "bold"))
    grid = Grid(pad_edge=False)
    for heading in ("iteration", "positions", "share", "interval", "promoted"):
        grid.add_column(texts(f"cli-train-{heading}"), justify="right")
    for step in training.steps:
        match = step.match
        grid.add_row(
            str(step.iteration),
            str(step.positions),
            f"{match.share:.2f}",
            f"{match.low:.2f}–{match.high:.2f}",
            texts("cli-train-yes" if step.promoted else "cli-train-no"),
        )
    out.print(grid)
    best = training.folder / "best.weights"
    if best.exists():
        out.print(texts("cli-train-best", file=str(best)))
    else:
        out.print(texts("cli-train-none"))
