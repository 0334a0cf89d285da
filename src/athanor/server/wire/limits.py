"""How long, large and many anything that comes in may be, as types. These are the outer bounds, far
beyond what anybody means; what does not fit within them is malformed. Closer ones, with a word of
their own for who comes too close, are in `words.py` and where things are used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from athanor.contract.record import LONGEST_OPTION

#: Numbers that every reader of JSON takes for the same.
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
#: An id, a key, a level, a kind.
Word = Annotated[str, Meta(max_length=1000)]
#: What somebody writes: a name, a line, a nonce, an address.
Words = Annotated[str, Meta(max_length=4000)]
Keys = Annotated[Sequence[Word], Meta(max_length=64)]
Value = bool | Number | Annotated[str, Meta(max_length=LONGEST_OPTION)]
Options = Annotated[dict[Word, Value], Meta(max_length=64)]
Seats = Meta(max_length=64)
Action = Annotated[dict[Word, Any], Meta(max_length=64)]
Moves = Annotated[Sequence[tuple[Number, Action]], Meta(max_length=2000)]
