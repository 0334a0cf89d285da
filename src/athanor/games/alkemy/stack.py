"""The stack of frames as words and back: see `pending.py`.

How a field is written follows from its type there. A figure goes by its name, a group of figures
(bits) by their names, a Literal by its place among the words; what is NONE in the rules is None.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from athanor.contract import BadPosition

from .cards import FACES, FORMULA_INDEX, FORMULAS, SKILL_INDEX, SKILLS
from .model import NONE, Frame, Table
from .pending import (
    Pending,
    PendingActivation,
    PendingCharge,
    PendingComponents,
    PendingCover,
    PendingDamage,
    PendingDeployment,
    PendingDisengagement,
    PendingEngagement,
    PendingFight,
    PendingInitiative,
    PendingMove,
    PendingMuster,
    PendingOpportunity,
    PendingOpposedRoll,
    PendingPick,
    PendingQuestion,
    PendingReaction,
    PendingRoll,
    PendingScenery,
    PendingShot,
    PendingStrike,
    PendingTurn,
    PendingVolley,
)
from .pending_skills import (
    PendingBond,
    PendingCalm,
    PendingDrag,
    PendingFormula,
    PendingGraft,
    PendingGuard,
    PendingHarvest,
    PendingHowl,
    PendingImprovement,
    PendingMeeting,
    PendingPrank,
    PendingSting,
    PendingSummoning,
    PendingTornado,
    PendingTrick,
    PendingTurnEnd,
    PendingWave,
    PendingWill,
)
from .rules.activation import Activation
from .rules.alchemy import Buying, Casting
from .rules.bond import Dividing
from .rules.chains import Dragging
from .rules.charge import Charge
from .rules.components import PlacingComponents
from .rules.cover import Cover
from .rules.damage import Damage
from .rules.deployment import Deployment
from .rules.dice import Roll
from .rules.ending import TurnEnd
from .rules.engaging import Engage
from .rules.fight import Fight, Pranking
from .rules.grafts import Grafting
from .rules.guarding import Guarding
from .rules.harvest import HarvestHere
from .rules.hives import Sting
from .rules.howl import Howl
from .rules.initiative import Initiative
from .rules.meeting import Meeting
from .rules.moves import Disengage, Move
from .rules.muster import Mustering
from .rules.opposed import Opposed
from .rules.orders import Order
from .rules.questions import Ask, PickOne
from .rules.reactions import PlannedShot, React, ReactionMove, Wound
from .rules.roaring import Wave
from .rules.scenery import PlacingScenery
from .rules.serenity import Calming
from .rules.shot import Shot
from .rules.shots import Volley
from .rules.strike import Strike
from .rules.summoning import Summoning
from .rules.tornado import Tornado
from .rules.trick import TrickWalk
from .rules.turn import Opportunity, Turn
from .rules.will import Will
from .words import DeclaredShot, GivenOrder, MoveInReaction, ShotWound

#: What each struct stands for.
STANDS_FOR: Final[dict[type[Struct], type[object]]] = {
    PendingMuster: Mustering,
    PendingScenery: PlacingScenery,
    PendingComponents: PlacingComponents,
    PendingDeployment: Deployment,
    PendingTurn: Turn,
    PendingInitiative: Initiative,
    PendingOpportunity: Opportunity,
    PendingActivation: Activation,
    PendingMove: Move,
    PendingDisengagement: Disengage,
    PendingEngagement: Engage,
    PendingCharge: Charge,
    PendingFight: Fight,
    PendingStrike: Strike,
    PendingDamage: Damage,
    PendingVolley: Volley,
    PendingShot: Shot,
    PendingReaction: React,
    PendingCover: Cover,
    PendingFormula: Casting,
    PendingImprovement: Buying,
    PendingHarvest: HarvestHere,
    PendingRoll: Roll,
    PendingOpposedRoll: Opposed,
    PendingQuestion: Ask,
    PendingPick: PickOne,
    PendingGuard: Guarding,
    PendingMeeting: Meeting,
    PendingTrick: TrickWalk,
    PendingPrank: Pranking,
    PendingGraft: Grafting,
    PendingTurnEnd: TurnEnd,
    PendingWill: Will,
    PendingWave: Wave,
    PendingDrag: Dragging,
    PendingSting: Sting,
    PendingTornado: Tornado,
    PendingHowl: Howl,
    PendingCalm: Calming,
    PendingSummoning: Summoning,
    PendingBond: Dividing,
    GivenOrder: Order,
    DeclaredShot: PlannedShot,
    ShotWound: Wound,
    MoveInReaction: ReactionMove,
}
TOLD_AS: Final = {native: struct for struct, native in STANDS_FOR.items()}

#: How a field is told, and how it is read back; both are given the table for the names on it.
Teller = Callable[[Table, Any], Any]


def write_stack(table: Table) -> list[Pending]:
    return [write(table, frame) for frame in table.frames]


def read_stack(table: Table, stack: Sequence[Pending]) -> list[Frame]:
    return [read_frame(table, pending) for pending in stack]


def read_frame(table: Table, pending: Pending) -> Frame:
    try:
        frame = read(table, pending)
    except (LookupError, ValueError, OverflowError) as error:
        kind = pending.__struct_config__.tag
        raise BadPosition("position-frame", "A-98", place=str(error), kind=str(kind)) from None
    assert isinstance(frame, Frame)
    return frame


def write(table: Table, native: object) -> Any:
    struct = TOLD_AS[type(native)]
    told = {name: tell(table, getattr(native, name)) for name, tell, _ in fields(struct)}
    return struct(**told)


def read(table: Table, struct: Struct) -> object:
    native = STANDS_FOR[type(struct)]()
    for name, _, hear in fields(type(struct)):
        setattr(native, name, hear(table, getattr(struct, name)))
    return native


@cache
def fields(struct: type[Struct]) -> list[tuple[str, Teller, Teller]]:
    hints = get_type_hints(struct, include_extras=True)
    return [(name, *tellers(hints[name])) for name in struct.__struct_fields__]


def tellers(hint: Any) -> tuple[Teller, Teller]:
    """How a field of this type is told and read back."""
    origin = get_origin(hint)
    if origin is Annotated:
        return MARKED[hint.__metadata__[0]]
    if origin in (Union, UnionType):
        (inner,) = (each for each in get_args(hint) if each is not NoneType)
        return or_none(*tellers(inner))
    if origin is Literal:
        words = get_args(hint)
        return lambda _, number: words[number], lambda _, word: words.index(word)
    if origin is Sequence:
        return in_a_list(*tellers(get_args(hint)[0]))
    if issubclass(hint, Struct):
        return write, read
    assert hint in (int, bool)
    return same, same


def same(table: Table, value: Any) -> Any:
    return value


def or_none(tell: Teller, hear: Teller) -> tuple[Teller, Teller]:
    return (
        lambda table, number: None if number == NONE else tell(table, number),
        lambda table, word: NONE if word is None else hear(table, word),
    )


def in_a_list(tell: Teller, hear: Teller) -> tuple[Teller, Teller]:
    return (
        lambda table, numbers: [tell(table, number) for number in numbers],
        lambda table, words: [hear(table, word) for word in words],
    )


def names_of(table: Table, bits: int) -> list[str]:
    if bits == 0:
        return []
    return [figure.name for figure in table.figures if bits >> figure.id & 1]


def formulas_of(bits: int) -> list[str]:
    if bits == 0:
        return []
    return [name for number, name in enumerate(FORMULAS) if bits >> number & 1]


def bits_of(table: Table, names: Sequence[str]) -> int:
    return sum(1 << table.names[name] for name in set(names)) if names else 0


MARKED: Final[dict[str, tuple[Teller, Teller]]] = {
    "figure": (lambda table, id: table.figures[id].name, lambda table, name: table.names[name]),
    "group": (names_of, bits_of),
    "formula": (lambda _, number: FORMULAS[number], lambda _, name: FORMULA_INDEX[name]),
    "skill": (lambda _, number: SKILLS[number], lambda _, name: SKILL_INDEX[name]),
    "dice": in_a_list(lambda _, die: FACES[die], lambda _, face: FACES.index(face)),
}
