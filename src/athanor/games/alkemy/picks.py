"""What is picked in secret and shown by both at once: companies (A-07), the figures that roll for
initiative (A-118), the cards of a fight (A-56). A pick is told by its name."""

from __future__ import annotations

from typing import Final

from .actions import CARDS
from .model import NONE, Table
from .rules.fight import Fight
from .rules.initiative import Initiative

#: Who rolls for a side that has no figure with a MND.
NOBODY: Final = "nobody"


def picks(table: Table) -> list[str | None]:
    """What each seat has picked and not yet shown."""
    return [pick_of(table, seat) for seat in range(2)]


def pick_of(table: Table, seat: int) -> str | None:
    if table.secret_words[seat]:
        return table.secret_words[seat]
    number = table.secret[seat]
    if number == NONE:
        return None
    if isinstance(table.frames[-1], Fight):
        return CARDS[number]
    return table.figures[number].name if number < len(table.figures) else NOBODY


def restore_pick(table: Table, seat: int, word: str | None) -> None:
    """Puts a pick back where its frame, the last on the stack, looks for it. Raises LookupError or
    ValueError for what nobody could have picked."""
    if word is None:
        return
    frame = table.frames[-1]
    if isinstance(frame, Fight):
        table.secret[seat] = [str(card) for card in CARDS].index(word)
    elif isinstance(frame, Initiative):
        table.secret[seat] = len(table.figures) if word == NOBODY else table.names[word]
    else:
        table.keep_word(seat, word)
