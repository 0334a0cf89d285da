"""Places are named as people at a table would: no sentence speaks in hundredths of an inch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import athanor
from athanor.contract import FastRng, View
from athanor.games.alkemy.actions import Walk
from athanor.games.alkemy.terminal import GameTable
from athanor.texts import Texts
from athanor.texts.telling import Teller
from tests.games.alkemy.support import activate, seen, table

NAMES = ["Ada", "Nour"]
#: Two numbers beside each other that a table could be cut into, however they are written.
PAIR = re.compile(r"\d[\d.,\u202f\u00a0]*\d\s*[,;/]\s*\d[\d.,\u202f\u00a0]*\d")


def views(seed: int, **options: Any) -> Iterator[View]:
    """What each seat and the spectator see of a game, step by step."""
    state = athanor.game("alkemy").new(seats=2, seed=seed, **options)
    chance = FastRng(seed)
    while not state.over:
        yield from (state.view(seat) for seat in (0, 1, None))
        seat = state.actors()[0]
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions))])
    yield from (state.view(seat) for seat in (0, 1, None))


def sentences(view: View, texts: Texts) -> list[str]:
    wording = view.wording()
    told: list[tuple[str, Any]] = [("action", action) for action in view.actions]
    told += [("event", event) for event in view.events]
    return [texts.tell(prefix, each, NAMES, wording=wording) for prefix, each in told]


@pytest.mark.parametrize(
    ("language", "scenario"), [("en", "djinn"), ("fr", "knolls"), ("it", "stones")]
)
def test_no_sentence_of_a_whole_game_has_coordinates(language: str, scenario: str) -> None:
    texts = Texts(language, "alkemy")
    read = 0
    for view in views(7, scenario=scenario, turns=2):
        for sentence in sentences(view, texts):
            read += 1
            assert not PAIR.search(sentence), sentence
            for number in re.findall(r"\d+", sentence):
                assert int(number) < 100, sentence
    assert read > 500


def test_no_two_moves_that_are_offered_read_alike() -> None:
    texts = Texts("en", "alkemy")
    for view in views(3, turns=1):
        wording = view.wording()
        told = [texts.tell("action", each, NAMES, wording=wording) for each in view.actions]
        assert len(set(told)) == len(told), sorted(each for each in told if told.count(each) > 1)


def test_a_place_is_named_by_what_lies_there_as_the_reader_sees_it() -> None:
    state = table(
        (0, "lee_ping", 1200, 300),
        (1, "araoui", 1200, 2000),
        scenery=[("wall", 400, 1350, 8), ("marsh", 1900, 700, 0)],
    )

    def walks(seat: int | None, x: int, y: int, name: str = "lee_ping-1") -> str:
        sentence = Teller(Texts("en", "alkemy"), NAMES).sentence(
            "action", Walk(name, x, y), state.view(seat).wording()
        )
        return sentence.partition(" walks ")[2]

    # The first seat sees the table turned: what is left for it is right for the other.
    assert walks(0, 400, 1230) == "to the right marker, behind the low wall."
    assert walks(1, 400, 1230) == "to the left marker, behind the low wall."
    assert walks(None, 400, 1230) == walks(0, 400, 1230)
    assert walks(1, 400, 1480, "araoui-1") == "behind the low wall."
    assert walks(0, 400, 1480) == "beyond the low wall."
    assert walks(0, 130, 1350) == "to the right of the low wall."
    assert walks(0, 1900, 700) == "into the marsh."
    assert walks(0, 1200, 700) == "straight ahead, to open ground at the near side."
    assert walks(0, 900, 600) == "ahead and to the right, to open ground at the near side."
    assert walks(1, 1200, 1700, "araoui-1") == "straight ahead, to open ground at the near side."
    assert walks(0, 1200, 1700, "araoui-1") == "straight ahead, to open ground at the far side."


def test_the_log_names_where_somebody_went() -> None:
    state = table((0, "lee_ping", 1200, 900), (1, "araoui", 300, 2300))
    activate(state, "lee_ping-1", Walk("lee_ping-1", 1200, 1080))
    view = state.view(1)
    moved = Teller(Texts("fr", "alkemy"), NAMES).happened(view)[-1]
    assert moved.endswith(" marche vers la borne du milieu, 1,8 pouces."), moved


def test_the_terminal_draws_the_table_as_the_sentences_name_it() -> None:
    state = table((0, "lee_ping", 300, 300), (1, "araoui", 2100, 2000))
    drawn = [
        GameTable(Texts("en", "alkemy", terminal=True), NAMES).map(view).plain.splitlines()
        for view in map(partial(seen, state), (0, 1, None))
    ]
    for seat, own, other in ((0, "A", "a"), (1, "a", "A"), (2, "A", "a")):
        near = next(row for row, line in enumerate(drawn[seat]) if own in line)
        far = next(row for row, line in enumerate(drawn[seat]) if other in line)
        assert near > far
    assert drawn[0][20].index("A") > 36
    assert drawn[1][3].index("A") < 12
