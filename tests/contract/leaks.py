"""The leak test: redraw all that a seat may not know, and its view must not change by a byte."""

from __future__ import annotations

import msgspec

from athanor import FastRng, State, View


class Leak(AssertionError):
    """A view told something that its seat may not know."""


def check_leaks(state: State, seat: int | None, rng: FastRng, draws: int = 2) -> None:
    view = state.view(seat)
    written = view.json()
    read_back: View = state.game.read_view(written)
    sampler = state.game.imagine(read_back)
    for _ in range(draws):
        imagined = sampler.draw(rng)
        again = imagined.view(seat).json()
        if again != written:
            raise Leak(difference(written, again))


def difference(first: bytes, second: bytes) -> str:
    """The first field in which two views differ, for a message a person can act on."""
    left, right = msgspec.json.decode(first), msgspec.json.decode(second)
    for name in left:
        if left[name] != right.get(name):
            return f"{name}: {left[name]!r} became {right.get(name)!r}"
    return "the order of fields"
