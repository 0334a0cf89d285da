"""`athanor verify FILE`: proves a record, or says what was changed and where."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from athanor.contract import load_record
from athanor.contract import verify as prove

from .house import HOUSE
from .language import Lang


def verify(
    file: Annotated[Path, typer.Argument(help="cli-help-file")],
    lang: Lang = "",
) -> None:
    """cli-help-verify"""
    record = load_record(file)
    texts = HOUSE.texts(record.header.game)
    prove(record)
    HOUSE.out.print(
        texts(
            "cli-verified" if record.result is not None else "cli-verified-left",
            file=file.name,
            game=texts("game-name"),
            moves=len(record.moves),
            draws=len(record.draws),
        ),
        soft_wrap=True,
    )
    HOUSE.out.print(texts("cli-verified-seed", commitment=record.header.commitment), soft_wrap=True)
