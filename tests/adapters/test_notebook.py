"""What a notebook shows: pictures that are well formed and tell no secrets, and a game in steps."""

from __future__ import annotations

import base64
import hashlib
import html
import re
import zlib
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import athanor
from athanor import BadRequest, FastRng, Record, State, View
from athanor.adapters.notebook import show

from .test_parquet import played

SEATS = {"poison": 4, "kazaam": 3, "alakazoo": 2, "alkemy": 2}


def midway(id: str, steps: int = 12) -> State:
    state = athanor.game(id).new(seats=SEATS[id], seed=3)
    rng = FastRng(5)
    for _ in range(steps):
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return state


def pictures(shown: str) -> list[str]:
    return re.findall(r"<svg.*?</svg>", shown, re.DOTALL)


def words_of(shown: str) -> str:
    (picture,) = pictures(shown)
    return " ".join(ElementTree.fromstring(picture).itertext())


@pytest.mark.parametrize("id", SEATS)
def test_every_game_draws_its_table_in_every_language(id: str) -> None:
    state = midway(id, steps=8)
    things = [(state, "fr"), (state.view(0), "en"), (state.view(None), "it")]
    for thing, lang in things:
        (picture,) = pictures(show(thing, lang=lang).html)
        drawing = ElementTree.fromstring(picture)
        assert drawing.tag.endswith("svg")
        assert len(list(drawing.iter())) > 20


#: Of pictures of a game at several moments: who means to draw otherwise puts the new one here.
LAID_OUT = {
    "poison": "d3ce210a",
    "kazaam": "b6636b60",
    "alakazoo": "8d9cef24",
    "alkemy": "88314f75",
}


@pytest.mark.parametrize("id", SEATS)
def test_pictures_are_laid_out_as_they_were(id: str) -> None:
    """Every place, size and colour of the whole table and of one seat's view."""
    folded = hashlib.sha256()
    for steps in (0, 7, 19, 40):
        state = midway(id, steps)
        for shown in (show(state, lang="en"), show(state.view(1), lang="fr")):
            for drawing in pictures(shown.html):
                folded.update(re.sub(r">[^<]*<", "><", drawing).encode())
    assert folded.hexdigest()[:8] == LAID_OUT[id]


@pytest.mark.parametrize("id", SEATS)
def test_a_seat_is_shown_its_own_view_and_nothing_else(id: str) -> None:
    """Worlds that a seat cannot tell apart look the same to it, to the letter."""
    state = midway(id)
    view = state.view(0)
    own = show(state, seat=0).html
    assert own == show(view).html == view._repr_html_()
    for seed in range(3):
        world = state.game.imagine(view).draw(FastRng(seed))
        again = world.view(0)
        again = msgspec.structs.replace(again, events=view.events)  # what was seen, stays seen
        assert show(again).html == own


def test_the_whole_table_shows_every_hand_and_a_spectator_sees_none() -> None:
    state = midway("poison", steps=0)
    numbers = {
        "".join(card.split("-")[1:]) or "☠" for seat in range(4) for card in hand(state, seat)
    }
    shown = words_of(state._repr_html_()).split()
    assert all(shown.count(number) >= 1 for number in numbers)
    cards = sum(len(hand(state, seat)) for seat in range(4))
    drawn = [word for word in shown if word in numbers]
    assert len(drawn) >= cards
    spectator = words_of(state.view(None)._repr_html_()).split()
    assert len([word for word in spectator if word in numbers]) < cards / 2


def hand(state: State, seat: int) -> list[str]:
    view: Any = state.view(seat)
    return list(view.hand)


def steps_of(shown: str) -> list[str]:
    (frame,) = re.findall(r'<iframe srcdoc="(.*?)"', shown, re.DOTALL)
    (packed,) = re.findall(r'atob\("(.*?)"\)', html.unescape(frame))
    steps: list[str] = msgspec.json.decode(zlib.decompress(base64.b64decode(packed)))
    return steps


def test_a_record_shows_a_replay_with_every_step() -> None:
    record = played("poison", 3, hand="short")
    steps = steps_of(record._repr_html_())
    assert len(steps) == len(record.moves) + 1
    assert all(len(pictures(step)) == 1 for step in steps)
    assert "Ada" in steps[0]
    assert steps_of(show(record, seat=0).html) != steps


def test_a_record_that_cannot_be_played_says_why() -> None:
    record = played("poison", 3, hand="short")
    broken = msgspec.structs.replace(record, seed=None)
    shown = broken._repr_html_()
    assert "<iframe" not in shown
    assert "<p" in shown
    wrong = msgspec.structs.replace(record, moves=[record.moves[0], *record.moves])
    assert len(steps_of(wrong._repr_html_())) == 3  # the start, one move, and what went wrong


def test_names_are_words_and_nothing_more() -> None:
    state = midway("poison")
    shown = show(state, names=["<script>alert(1)</script>", "b", "c", "d"]).html
    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown


def test_what_is_neither_is_refused() -> None:
    with pytest.raises(BadRequest) as refusal:
        show("a game")
    assert refusal.value.code == "cannot-show"


def test_a_game_without_a_drawing_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    from athanor.adapters import notebook

    monkeypatch.setattr(notebook, "artist_of", lambda game: None)
    view: View = midway("kazaam").view(0)
    assert "<pre>" in show(view).html


def test_records_stay_as_they_were() -> None:
    """To be shown adds nothing to what is written."""
    assert "_repr_html_" not in Record.__struct_fields__
