"""The stack in words: every number of the rules has its word, and bad positions are refused."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct

import athanor
from athanor.games.alkemy import figures, model, words
from athanor.games.alkemy.actions import (
    Activate,
    Charge,
    Fight,
    PlayCard,
    ReactShoot,
    Shoot,
    StandFast,
)
from athanor.games.alkemy.cards import COLOURS
from athanor.games.alkemy.model import Frame
from athanor.games.alkemy.rules import dice, orders, questions
from athanor.games.alkemy.stack import STANDS_FOR, fields

from ..support import asked
from .support import do, in_combat, table

#: Lists of words that the rules use for themselves.
LISTED = {
    words.Trait: dice.TRAITS,
    words.Way: orders.WAYS,
    words.Choice: orders.CHOICES,
    words.Question: questions.QUESTIONS,
    words.Colour: COLOURS,
}


def module_of(native: type) -> ModuleType:
    return import_module(native.__module__)


def literals(hint: Any) -> Iterator[Any]:
    if get_origin(hint) is Literal:
        yield hint
    else:
        for inner in get_args(hint):
            yield from literals(inner)


def constants(struct: type, field: str) -> Iterator[tuple[ModuleType, str, int, str]]:
    """Module, constant, the number it must have, and its word."""
    for literal in literals(get_type_hints(struct, include_extras=True)[field]):
        for number, word in enumerate(get_args(literal)):
            if literal in LISTED:
                assert LISTED[literal][number] == word
                continue
            name = word.upper().replace("-", "_")
            module = module_of(STANDS_FOR[struct])
            if literal is words.OrderKind:
                module, name = orders, f"{name}_ORDER"
            elif field in ("card", "reply"):
                module = model
            yield module, name, number, word


@pytest.mark.parametrize("struct", STANDS_FOR, ids=lambda struct: struct.__name__)
def test_words_stand_in_the_order_of_the_constants_they_name(struct: type[Struct]) -> None:
    for field in struct.__struct_fields__:
        for module, name, number, word in constants(struct, field):
            assert getattr(module, name) == number, (struct.__name__, field, word)


def test_effects_and_their_ends_have_their_words() -> None:
    assert list(get_args(words.EffectKind)) == figures.EFFECTS
    assert list(get_args(words.EffectLasts)) == figures.LASTS


@pytest.mark.parametrize("struct", STANDS_FOR, ids=lambda struct: struct.__name__)
def test_no_field_of_a_frame_is_forgotten(struct: type[Struct]) -> None:
    """Whatever a frame keeps is told, but what it can find out again."""
    native = STANDS_FOR[struct]()
    kept = {name for name in dir(native) if not name.startswith("_")}
    kept = {name for name in kept if not callable(getattr(native, name))}
    told = {name for name, _, _ in fields(struct)}
    assert told <= kept
    unused = {"known", "inherited", "fresh", "remembering"}
    if isinstance(native, Frame):
        for name in ("seat", "figure", "stage"):  # those that all frames have
            if name not in told:
                unused.add(name)
    if struct.__name__ == "PendingCharge":
        unused |= {"wounds", "moves"}  # a charge is answered by shots alone
    assert kept - told <= unused


def open_fight() -> athanor.State:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    in_combat(state, "tecum_seh-1", "malikh_jaraya-1")
    return do(state, Activate("tecum_seh-1"), Fight("tecum_seh-1", "malikh_jaraya-1"))


def test_the_open_decision_is_told_in_the_games_words() -> None:
    state = open_fight()
    seen = msgspec.to_builtins(state.view(1))
    assert seen["open"]["type"] == "fight"
    assert seen["open"]["figure"] == "tecum_seh-1"
    assert seen["open"]["target"] == "malikh_jaraya-1"
    assert seen["open"]["cause"] == "plain"
    assert [each["type"] for each in seen["behind"]] == ["turn", "activation"]
    state.play(0, PlayCard("brutal"))
    assert b"brutal" in state.view(0).json()
    for seat in (1, None):
        seen = msgspec.to_builtins(state.view(seat))
        assert "brutal" not in str({**seen, "actions": []})
    assert state.position()["picks"] == ["brutal", None]


def test_a_shot_being_answered_goes_through_a_position_and_back() -> None:
    state = table(
        (0, "militia_archers", 1000, 300),
        (0, "militia_archers", 1400, 300),
        (1, "malikh_tuareg", 1200, 1300),
    )
    do(
        state,
        Activate("militia_archers-1"),
        Shoot("militia_archers-1", "malikh_tuareg-1", 10),
        Shoot("militia_archers-2", "malikh_tuareg-1", 10),
        ReactShoot("militia_archers-2"),
    )
    assert asked(state).kind == "react"
    position = msgspec.json.decode(msgspec.json.encode(state.position()))
    again = athanor.game("alkemy").from_position(position)
    assert again.position() == position
    for each in (state, again):
        each.rng = athanor.FastRng(4)
        do(each, StandFast())
    assert again.position() == state.position()


def test_a_charge_being_answered_goes_through_a_position_and_back() -> None:
    state = table((0, "lee_ping", 1200, 400), (1, "malikh_tuareg", 1200, 800))
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "malikh_tuareg-1"))
    position = msgspec.json.decode(msgspec.json.encode(state.position()))
    again = athanor.game("alkemy").from_position(position)
    for each in (state, again):
        each.rng = athanor.FastRng(4)
        do(each, ReactShoot("lee_ping-1"))
    assert again.position() == state.position()


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        ({"figure": "nobody-9"}, "position-frame", "nobody-9"),
        ({"stage": "sleeping"}, "position-shape", "sleeping"),
        ({"cause": 7}, "position-shape", "cause"),
        ({"type": "duel"}, "position-shape", "duel"),
        ({"stage": "shown"}, None, ""),
    ],
)
def test_what_no_stack_can_hold_is_refused_by_name(
    change: dict[str, object], code: str | None, told: str
) -> None:
    game = athanor.game("alkemy")
    position = msgspec.json.decode(msgspec.json.encode(open_fight().position()))
    frames = [*position["frames"][:-1], position["frames"][-1] | change]
    if code is None:
        game.from_position(position | {"frames": frames})
        return
    with pytest.raises(athanor.BadPosition) as refused:
        game.from_position(position | {"frames": frames})
    assert refused.value.code == code
    assert told in str(refused.value)


def test_a_stack_that_asks_nothing_or_a_pick_nobody_could_make_is_refused() -> None:
    game = athanor.game("alkemy")
    position = msgspec.json.decode(msgspec.json.encode(open_fight().position()))
    asks_nothing = {
        "type": "move",
        "seat": 0,
        "figure": "tecum_seh-1",
        "stage": "to-go",
        "x": 1,
        "y": 1,
        "how": "walk",
    }
    for change in (
        {"frames": [*position["frames"], asks_nothing]},
        {"picks": ["sword", None]},
        {
            "frames": [
                *position["frames"],
                {"type": "pick", "seat": 0, "purpose": "tester", "choices": []},
            ]
        },
    ):
        with pytest.raises(athanor.BadPosition) as refused:
            game.from_position(position | change)
        assert refused.value.code == "position-frame"


# -- copies

#: What is worked out once and kept until something changes; a copy does it again.
NOTED = {"fresh", "known", "inherited"}


def kinds_of(kind: type[Frame]) -> Iterator[type[Frame]]:
    """Those that are no common part of others."""
    for each in kind.__subclasses__():
        if each.__subclasses__():
            yield from kinds_of(each)
        else:
            yield each


def names_of(frame: Frame) -> list[str]:
    """Its attributes, compiled or not."""
    if hasattr(frame, "__dict__"):
        return list(vars(frame))
    return [name for kind in type(frame).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]


def test_a_copy_of_whatever_is_being_resolved_lacks_nothing() -> None:
    """Each field has a value that no other has, so that none is taken for another."""
    kinds = set(kinds_of(Frame))
    assert len(kinds) > 35
    for kind in kinds:
        frame = kind()
        for number, name in enumerate(names_of(frame), 3):
            found = getattr(frame, name)
            if isinstance(found, bool):
                setattr(frame, name, not found)
            elif isinstance(found, int) and name != "stage":  # some have but one
                setattr(frame, name, number)
            elif found and isinstance(found, list):
                setattr(frame, name, [number] * len(found))
        copy, fresh = frame.clone(), kind()
        assert type(copy) is kind
        for name in set(names_of(frame)) - NOTED:
            kept = [getattr(frame, name)]
            if name in ("seat", "figure"):  # where it is about nobody in particular
                kept.append(getattr(fresh, name))
            assert getattr(copy, name) in kept, (kind.__name__, name)
