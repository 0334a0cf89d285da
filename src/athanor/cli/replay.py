"""`athanor replay FILE`: a record, told step by step."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from athanor.contract import Record, State, load_record
from athanor.contract import replay as play_again
from athanor.contract.record import Move, UndoneLine
from athanor.contract.replaying import Aside
from athanor.texts import Texts

from .house import FINE, HOUSE
from .language import Lang
from .table import Table, table_type


def replay(
    file: Annotated[Path, typer.Argument(help="cli-help-file")],
    everything: Annotated[bool, typer.Option("--all", help="cli-help-all")] = False,
    lang: Lang = "",
) -> int:
    """cli-help-replay"""
    record = load_record(file)
    texts = HOUSE.texts(record.header.game)
    table = table_type(record.header.game)(texts, [seat.name for seat in record.header.seats])
    states = play_again(record, TakenBack(table))
    state = next(states)
    title = texts("cli-replay-title", game=texts("game-name"), moves=len(record.moves))
    HOUSE.out.print(Rule(title))
    show_step(table, state)
    if everything:
        show_all(table, states)
    else:
        step_through(table, states, state, record, texts)
    if state.over:
        HOUSE.out.print()
        HOUSE.out.print(table.outcome(state.view(None)))
        HOUSE.out.print(Text(table.ending(state.view(None)), "bold"))
    return FINE


def show_all(table: Table, states: Iterator[State]) -> None:
    for state in states:
        show_step(table, state)


def step_through(
    table: Table, states: Iterator[State], state: State, record: Record, texts: Texts
) -> None:
    """Enter goes on, a number jumps ahead to that action, q leaves."""
    out = HOUSE.out
    last = len(record.moves)
    while state.step < last:
        prompt = texts("cli-replay-prompt", step=state.step, last=last)
        out.print(Text(prompt, "bold"), end=" ")
        try:
            answer = input().strip().lower()
        except EOFError:
            out.print()
            return
        if answer in ("q", "quit", "exit"):
            return
        goal = int(answer) if answer.isdecimal() else state.step + 1
        if not state.step < goal <= last:
            out.print(Text(texts("cli-replay-range", first=state.step + 1, last=last), "yellow"))
            continue
        while state.step < goal:
            next(states)
            show_step(table, state)
        if sys.stdout.isatty():
            out.print(table.draw(state.view(None)))
    next(states, None)  # a game that was left may end with moves taken back


def show_step(table: Table, state: State) -> None:
    """What happened in the last step: everything, for the game is over and nothing is secret."""
    wording = state.view(None).wording()
    for event in state.events:
        sentence = table.sentence("event", event, wording)
        line = Text.assemble((f"{state.step:>4}  ", "dim"), sentence)
        HOUSE.out.print(line, soft_wrap=True)
        moment = table.moment(state.view(None), event)
        if moment is not None:
            HOUSE.out.print(moment)


class TakenBack(Aside):
    """Moves that were taken back, told before what was done in their place."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[list[str]] = []

    def begin(self, line: UndoneLine) -> None:
        name = self.table.names[line.seat]
        self.told.append([self.table.texts("undone-moves", name=name, count=len(line.moves))])

    def move(self, line: UndoneLine, move: Move, state: State) -> None:
        table = self.table
        wording = state.view(move.seat).wording()
        action = table.sentence("action", state.game.action(move.action), wording)
        events = [table.sentence("event", event, wording) for event in state.events]
        name = table.names[move.seat]
        self.told[-1] += events or [table.texts("undone-action", name=name, action=action)]

    def end(self, line: UndoneLine) -> None:
        for number, sentence in enumerate(self.told.pop()):
            text = Text(f"{'    ' if number else '  '}    {sentence}", "dim")
            HOUSE.out.print(text, soft_wrap=True)
