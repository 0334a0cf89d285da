"""Games in a notebook: a state, a view and a record that is the last line of a cell shows itself.

    state = athanor.game("kazaam").new(seats=2, seed=1)
    state                                   # the whole table, secrets and all
    state.view(0)                           # what seat 0 may know
    athanor.load_record("game.json")        # a replay to step through

    show(state.view(0), lang="fr", names=["Ada", "Bob"])
    show(record, seat=0)                    # the replay as that seat saw it

What is shown is HTML with pictures of our own (SVG) inside. It needs no server, no network and no
other file, so it stays in a notebook that is saved, sent or printed.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from athanor.contract import AthanorError, BadRequest, Record, State, View, replay
from athanor.contract.drawing import Sheet
from athanor.contract.registry import package
from athanor.texts import Texts
from athanor.texts.telling import Teller

from .stepping import steps_in_a_frame


class Shown:
    """HTML that a notebook shows."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


def show(
    thing: object, seat: int | None = None, lang: str = "en", names: Sequence[str] = ()
) -> Shown:
    """A state, a view or a record. With a `seat`, a state or a record is shown as that seat sees
    it; without one, the whole table is."""
    if isinstance(thing, Record):
        return Shown(replayed(thing, seat, lang, names))
    if isinstance(thing, State):
        if seat is not None:
            return Shown(drawn(thing.view(seat), lang, names))
        return Shown(drawn(thing.view(None), lang, names, everyone(thing)))
    if isinstance(thing, View):
        return Shown(drawn(thing, lang, names))
    raise BadRequest("cannot-show", kind=type(thing).__name__)


def everyone(state: State) -> dict[int, View]:
    return {seat: state.view(seat) for seat in range(state.seats)}


def drawn(
    view: View, lang: str, names: Sequence[str] = (), own: Mapping[int, View] | None = None
) -> str:
    """What happened, the table, and what is asked. `own` are the views of those whose secrets are
    shown: of the viewing seat, unless others are named."""
    texts = Texts(lang, view.game, terminal=True)
    called = names or [f"{texts('cli-player')} {seat + 1}" for seat in range(view.seats)]
    teller = Teller(texts, called)
    if own is None:
        own = {} if view.seat is None else {view.seat: view}
    told = [paragraph(each) for each in all_told(teller, view, own)]
    return "".join([*told, picture(teller, view, own), asked(teller, view, own)])


def all_told(teller: Teller, view: View, own: Mapping[int, View]) -> list[str]:
    """What was seen to happen, by those whose secrets are shown if anyone's are: each thing in the
    words of whoever saw most of it."""
    tellings = [teller.happened(each) for each in own.values()] or [teller.happened(view)]
    if len(tellings) == 1 or len({len(each) for each in tellings}) > 1:
        return teller.happened(view) if len(tellings) > 1 else tellings[0]
    public = teller.happened(view)
    found: list[str] = []
    for index, sentence in enumerate(public):
        known = [each[index] for each in tellings if each[index] != sentence]
        found.append(known[0] if known else sentence)
    return found


def paragraph(words: str) -> str:
    """In the notebook's own colours, light or dark."""
    return f'<p style="margin:2px 0;font-family:system-ui,sans-serif">{escape(words)}</p>'


def picture(teller: Teller, view: View, own: Mapping[int, View]) -> str:
    """The game's own, or else the view in words."""
    draw = artist_of(view.game)
    if draw is None:
        told = next(iter(own.values())) if len(own) == 1 else view
        return f"<pre>{escape(teller.told(told))}</pre>"

    def called(field: str, value: str) -> str:
        return str(teller.texts.word(field, value, teller.names))

    sheet = Sheet(teller.texts, called, teller.names)
    draw(sheet, view, own)
    return sheet.svg()


def asked(teller: Teller, view: View, own: Mapping[int, View]) -> str:
    """Whose move it is, with what they can do where that may be shown; or who won."""
    if view.result is not None:
        winners = [teller.names[seat] for seat in view.result.winners]
        words = teller.texts("cli-winners", count=len(winners), names=teller.texts.join(winners))
        return paragraph(words)
    if view.decision is None:
        return ""
    who = teller.texts.join([teller.names[seat] for seat in view.actors])
    found = paragraph(f"{who}: {teller.asked(view)}")
    for seat in view.actors:
        if seat in own and own[seat].actions:
            found += choices(teller, own[seat])
    return found


def choices(teller: Teller, view: View) -> str:
    """All that a seat may do, folded away."""
    wording = view.wording()
    lines = "".join(
        f"<li>{escape(teller.sentence('action', action, wording))}</li>" for action in view.actions
    )
    return f"<details><summary>{len(view.actions)}</summary><ol start=0>{lines}</ol></details>"


def replayed(record: Record, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """Every step, in a frame one can go through. What cannot be played again says why."""
    names = names or [each.name for each in record.header.seats]
    frames: list[str] = []
    try:
        for state in replay(record):
            if seat is not None:
                frames.append(drawn(state.view(seat), lang, names))
            else:
                frames.append(drawn(state.view(None), lang, names, everyone(state)))
    except AthanorError as error:
        if not frames:
            return paragraph(Texts(lang).error(error))
        frames.append(paragraph(Texts(lang).error(error)))
    return steps_in_a_frame(frames, title=Texts(lang, record.header.game)("game-name"))


@cache
def artist_of(game: str) -> Any:
    """The function `draw` of the game's module `drawing`, or None where there is none."""
    name = f"{package(game)}.drawing"
    if importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name).draw
