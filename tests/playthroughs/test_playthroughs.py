"""Golden playthroughs: whole games written out, with what every seat sees, for people to read.

    python -m tests.playthroughs.test_playthroughs   writes them anew

A change in one of these files is a change in what players see. Read the difference before you
commit it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import athanor
from athanor import FastRng
from athanor.texts import Texts

FOLDER = Path(__file__).parent
NAMES = ["Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust"]
STEPS_SHOWN = 12

#: file name: (game, seats, options)
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, object]]] = {
    "poison-4": ("poison", 4, {"first_dealer": 0}),
    "poison-3-short": ("poison", 3, {"hand": "short", "memory_aid": True}),
}


def written(name: str) -> str:
    id, seats, options = PLAYTHROUGHS[name]
    game = athanor.game(id)
    texts = Texts("en", id)
    state = game.new(seats, seed=2026, **options)
    rng = FastRng(2026)
    lines = [f"# {texts('game-name')}, {seats} seats, {options}", ""]
    while True:
        lines += [texts.tell("event", event, NAMES) for event in state.events]
        if state.step <= STEPS_SHOWN or state.over:
            for seat in (*range(seats), None):
                view = msgspec.to_builtins(state.view(seat))
                for known in ("game", "rules", "options", "seats", "events"):
                    del view[known]
                view["actions"] = len(view["actions"])
                lines.append(f"    {seat}: {msgspec.json.encode(view).decode()}")
        if state.over:
            return "\n".join(lines) + "\n"
        seat = state.actors()[rng.below(len(state.actors()))]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        lines += ["", f"> {state.step + 1}. {NAMES[seat]}: {texts.tell('action', action, NAMES)}"]
        state.play(seat, action)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert written(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(written(name), "utf-8")
