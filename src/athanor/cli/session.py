"""A game at the terminal: one person (or none) and bots, until it is over or someone leaves."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from athanor.bots import Bot
from athanor.contract import Action, AthanorError, Recorder, State
from athanor.texts import Texts

from .house import HOUSE
from .table import Table

LOG_LINES = 12


class Leave(Exception):
    """The person gets up from the table."""


class Session:
    """`seat` is the person's, or None if only bots play; `recorder` is None where a game cannot be
    written down, because it began in the middle."""

    def __init__(
        self,
        texts: Texts,
        table: Table,
        state: State,
        seat: int | None,
        bots: Mapping[int, Bot],
        recorder: Recorder | None,
    ) -> None:
        self.texts = texts
        self.table = table
        self.state = state
        self.seat = seat
        self.bots = bots
        self.recorder = recorder
        self.started = time.monotonic()
        self.log: list[tuple[int, str]] = []
        self.out = HOUSE.out
        self.at_terminal = self.out.is_terminal and sys.stdin.isatty()

    def run(self) -> None:
        """Plays on to the end; `Leave` if the person does."""
        self.notice()
        while not self.state.over:
            seat = self.state.actors()[0]
            if seat == self.seat:
                action = self.ask()
            else:
                action = self.bots[seat].choose(self.state.view(seat))
            self.carry_out(seat, action)
            self.notice()
        self.show_end()

    def carry_out(self, seat: int, action: Action) -> None:
        if self.recorder is None:
            self.state.play(seat, action)
        else:
            at = int((time.monotonic() - self.started) * 1000)
            self.recorder.play(seat, action, at)

    def notice(self) -> None:
        """Writes what this seat saw happen into the log, and shows what everyone must see."""
        view = self.state.view(self.seat)
        wording = view.wording()
        for event in view.events:
            sentence = self.table.sentence("event", event, wording)
            if self.table.in_log(event):
                self.log.append((view.step, sentence))
            moment = self.table.moment(view, event)
            if moment is not None:
                self.show_moment(moment, sentence)

    def show_moment(self, moment: RenderableType, title: str) -> None:
        self.out.print()
        self.out.print(Panel(moment, title=Text(title), title_align="left", expand=False))
        if self.at_terminal and not self.state.over:
            self.read(self.texts("cli-go-on"))

    # -- the person's turn

    def ask(self) -> Action:
        """Asks until the answer is an action that the rules allow."""
        view = self.state.view(self.seat)
        self.show_table()
        while True:
            answer = self.read(self.texts("cli-prompt")).strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(view.actions):
                return view.actions[int(answer) - 1]
            if answer.lower() in ("q", "quit", "exit"):
                raise Leave
            if answer.startswith("?"):
                self.show_rules(answer[1:].strip())
            elif answer.startswith("{"):
                action = self.read_action(answer)
                if action is not None:
                    return action
            elif not answer:
                self.show_table()
            else:
                self.say(self.texts("cli-not-a-choice", answer=answer, count=len(view.actions)))

    def read_action(self, answer: str) -> Action | None:
        """An action as a record writes it; said why, if it is not one or is refused."""
        assert self.seat is not None
        try:
            action = self.state.game.action(answer)
            refusal: AthanorError | None = self.state.check(self.seat, action)
        except AthanorError as error:
            refusal = error
        if refusal is None:
            return action
        self.say(HOUSE.refusal(refusal))
        return None

    def read(self, prompt: str) -> str:
        self.out.print(Text(prompt, "bold"), end=" ")
        try:
            return input()
        except EOFError:
            self.out.print()
            raise Leave from None

    def say(self, sentence: str) -> None:
        self.out.print(Text(sentence, "yellow"))

    # -- what is shown

    def show_table(self) -> None:
        view = self.state.view(self.seat)
        if self.at_terminal:
            # What has scrolled by goes as well: the rules may not let anyone look back (P-17).
            self.out.file.write("\x1b[3J")
            self.out.clear()
        self.out.print(Rule(self.texts("game-name")))
        for line in self.recent(view.log_from):
            self.out.print(Text(line, "dim"))
        self.out.print()
        self.out.print(self.table.draw(view))
        self.out.print()
        self.out.print(Text(self.table.asked(view), "bold"))
        self.out.print(self.table.choices(view))

    def recent(self, log_from: int) -> Sequence[str]:
        return [line for step, line in self.log if step >= log_from][-LOG_LINES:]

    def show_rules(self, id: str) -> None:
        rule_ids = self.state.game.meta.rule_ids
        if not id:
            for each in rule_ids:
                self.show_rule(each)
            self.out.print(self.texts("cli-keys", first=rule_ids[0]))
        elif (named := id.upper()) in rule_ids:
            self.show_rule(named)
        else:
            self.say(self.texts("cli-no-such-rule", rule=id, first=rule_ids[0], last=rule_ids[-1]))

    def show_rule(self, id: str) -> None:
        told = self.texts.rule(id) if f"rule-{id}" in self.texts else "–"
        self.out.print(Text.assemble((f"{id}  ", "bold cyan"), told))

    def show_end(self) -> None:
        view = self.state.view(self.seat)
        self.out.print()
        self.out.print(self.table.outcome(view))
        self.out.print(Text(self.table.ending(view), "bold"))
