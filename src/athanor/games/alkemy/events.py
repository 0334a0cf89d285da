"""What happens in Alkemy, as the log tells it. Distances are strings in inches: "5.3"."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.contract import Event


class CompanyMustered(Event, frozen=True):
    seat: int
    company: str
    figures: Sequence[str]


class SceneryPlaced(Event, frozen=True):
    seat: int
    scenery: str
    x: int
    y: int


class ComponentPlaced(Event, frozen=True):
    seat: int
    element: str
    x: int
    y: int


class Deployed(Event, frozen=True):
    seat: int
    figure: str
    x: int
    y: int


class TurnBegan(Event, frozen=True):
    turn: int


class InitiativeWon(Event, frozen=True):
    seat: int


class HandGiven(Event, frozen=True):
    seat: int


class Activated(Event, frozen=True):
    seat: int
    figure: str


class Reactivated(Event, frozen=True):
    seat: int
    figure: str


class Passed(Event, frozen=True):
    seat: int


class Rolled(Event, frozen=True):
    """`trait` is com, ref, mnd, shot, cover or concentration; `kept` are the numbers kept. `dice`
    names each die by colour, number and symbol, and `places` are those of the two kept."""

    seat: int
    figure: str
    trait: str
    value: int
    numbers: Sequence[int]
    kept: Sequence[int]
    total: int
    dice: Sequence[str] = ()
    places: Sequence[int] = ()


class DoubleSix(Event, frozen=True):
    seat: int
    figure: str


class Moved(Event, frozen=True):
    """`how` is walk, run, track, charge, engage, reaction, push, swap or stumble (a failed charge).
    `path` holds the turning points: x, y, x, y …"""

    seat: int
    figure: str
    how: str
    inches: str
    x: int
    y: int
    path: Sequence[int]


class ChargeDeclared(Event, frozen=True):
    seat: int
    figure: str
    target: str
    inches: str
    succeeds: bool


class ImmunityHeld(Event, frozen=True):
    seat: int
    figure: str
    target: str


class CardsShown(Event, frozen=True):
    figure: str
    card: str
    target: str
    reply: str


class Feinted(Event, frozen=True):
    seat: int
    figure: str


class Struck(Event, frozen=True):
    """An attack or a shot that was rolled. `how` is com or shot. `column` counts from 1, shifts
    included; 0 for a miss. `damage` before tough and the like."""

    seat: int
    figure: str
    target: str
    how: str
    value: int
    first: int
    second: int
    total: int
    difficulty: int
    hit: bool
    symbols: str
    column: int
    damage: int


class Parried(Event, frozen=True):
    seat: int
    figure: str
    target: str
    counter: bool


class Damaged(Event, frozen=True):
    seat: int
    figure: str
    damage: int
    left: int
    state: str


class Healed(Event, frozen=True):
    seat: int
    figure: str
    count: int


class Fell(Event, frozen=True):
    """A figure is out."""

    seat: int
    figure: str


class ShotDeclared(Event, frozen=True):
    seat: int
    figure: str
    target: str
    guess: int
    inches: str
    aim: bool
    in_range: bool


class Reacted(Event, frozen=True):
    """`how` is move, engage or shot."""

    seat: int
    figure: str
    how: str


class CoverTaken(Event, frozen=True):
    seat: int
    figure: str
    total: int
    saved: bool
    dice: Sequence[str] = ()


class DisengageTested(Event, frozen=True):
    seat: int
    figure: str
    target: str
    freed: bool


class SkillUsed(Event, frozen=True):
    seat: int
    figure: str
    skill: str


class TestMade(Event, frozen=True):
    """A test that a skill or formula asks for: `skill` is its id."""

    seat: int
    figure: str
    skill: str
    passed: bool


class Guarded(Event, frozen=True):
    """`figure` takes the place of `target`."""

    seat: int
    figure: str
    target: str


class Possessed(Event, frozen=True):
    """All possession boxes are ticked: another stands in its place."""

    seat: int
    figure: str


class Summoned(Event, frozen=True):
    seat: int
    figure: str
    x: int
    y: int


class KnockedDown(Event, frozen=True):
    seat: int
    figure: str


class Risen(Event, frozen=True):
    seat: int
    figure: str


class Measured(Event, frozen=True):
    seat: int
    figure: str
    target: str
    inches: str


class HiveThrown(Event, frozen=True):
    seat: int
    figure: str
    x: int
    y: int


class Concentrated(Event, frozen=True):
    seat: int
    figure: str
    level: int


class FormulaCast(Event, frozen=True):
    seat: int
    figure: str
    formula: str
    works: bool


class Improved(Event, frozen=True):
    seat: int
    figure: str
    what: str


class Harvested(Event, frozen=True):
    seat: int
    figure: str
    count: int


class HandedOver(Event, frozen=True):
    seat: int
    figure: str
    target: str
    count: int


class MarkerTurned(Event, frozen=True):
    """`owner` is the seat that now controls it, or "none"."""

    seat: int
    figure: str
    marker: int
    owner: str


class GroundHeld(Event, frozen=True):
    """`owner` is the seat that has more figures there, or "none"."""

    marker: int
    owner: str


class StoneLifted(Event, frozen=True):
    seat: int
    figure: str
    marker: int


class StoneDropped(Event, frozen=True):
    seat: int
    figure: str
    marker: int


class StoneHome(Event, frozen=True):
    seat: int
    figure: str
    marker: int


class OrderCancelled(Event, frozen=True):
    seat: int
    figure: str


class TurnScored(Event, frozen=True):
    """`scorer_seat` is None where nobody scored."""

    turn: int
    scorer_seat: int | None
    points: Sequence[int]


class GameEnded(Event, frozen=True):
    reason: str
    winner_seats: Sequence[int]


AlkemyEvent = (
    CompanyMustered
    | SceneryPlaced
    | ComponentPlaced
    | Deployed
    | TurnBegan
    | InitiativeWon
    | HandGiven
    | Activated
    | Reactivated
    | Passed
    | Rolled
    | DoubleSix
    | Moved
    | ChargeDeclared
    | ImmunityHeld
    | CardsShown
    | Feinted
    | Struck
    | Parried
    | Damaged
    | Healed
    | Fell
    | ShotDeclared
    | Reacted
    | CoverTaken
    | DisengageTested
    | SkillUsed
    | TestMade
    | Guarded
    | Possessed
    | Summoned
    | KnockedDown
    | Risen
    | Measured
    | HiveThrown
    | Concentrated
    | FormulaCast
    | Improved
    | Harvested
    | HandedOver
    | MarkerTurned
    | GroundHeld
    | StoneLifted
    | StoneDropped
    | StoneHome
    | OrderCancelled
    | TurnScored
    | GameEnded
)
