"""Everything a player of Alkemy does. Places are in hundredths of an inch.

Those that `legal` makes by the dozen are kept from the garbage collector, which could find nothing
in them: names and numbers are part of no cycle.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from athanor.contract import Action

#: Numbers as they may come over the wire: what is far off any table is not even read.
Place = Annotated[int, Meta(ge=-9999, le=9999)]
Count = Annotated[int, Meta(ge=-99, le=99)]

CombatCard = Literal[
    "brutal", "normal", "quick", "parry", "inactive", "duel", "raging", "sturdy", "trick"
]
CARDS: Final[tuple[CombatCard, ...]] = (
    *("brutal", "normal", "quick", "parry", "inactive"),
    *("duel", "raging", "sturdy", "trick"),
)

# Before the first turn


class Muster(Action, frozen=True):
    """Bring a company: the id of a sample, or a code (see `companies.encode`)."""

    company: str


class PlaceScenery(Action, frozen=True):
    """`turn` counts 32nds of a full turn."""

    scenery: str
    x: Place
    y: Place
    turn: Count = 0


class PlaceComponent(Action, frozen=True):
    x: Place
    y: Place


class Deploy(Action, frozen=True, gc=False):
    figure: str
    x: Place
    y: Place


# The turn


class Champion(Action, frozen=True):
    """The figure that rolls for initiative."""

    figure: str


class Begin(Action, frozen=True):
    """The winner of initiative says who has the hand first."""

    first_seat: Count


class Activate(Action, frozen=True, gc=False):
    """A card, named by its first figure."""

    figure: str


class Reactivate(Action, frozen=True, gc=False):
    figure: str


class Pass(Action, frozen=True):
    pass


# In an activation


class Walk(Action, frozen=True, gc=False):
    figure: str
    x: Place
    y: Place


class Run(Action, frozen=True, gc=False):
    figure: str
    x: Place
    y: Place


class Track(Action, frozen=True, gc=False):
    """A tracker's free walk at the start of its activation."""

    figure: str
    x: Place
    y: Place


class Charge(Action, frozen=True, gc=False):
    """`target` is the first target; `x`, `y` where to end, if it matters."""

    figure: str
    target: str
    others: tuple[str, ...] = ()
    x: Place | None = None
    y: Place | None = None


class Engage(Action, frozen=True):
    """`target` may be struck for free; `others` are engaged as well."""

    figure: str
    target: str
    others: tuple[str, ...] = ()


class Fight(Action, frozen=True, gc=False):
    figure: str
    target: str


class Shoot(Action, frozen=True):
    """`inches`: how far the shooter says it is."""

    figure: str
    target: str
    inches: Count


class Concentrate(Action, frozen=True):
    figure: str


class Cast(Action, frozen=True):
    """`way` chooses between effects where a formula has several; `boost` buys range beforehand."""

    figure: str
    formula: str
    targets: tuple[str, ...] = ()
    way: str = ""
    boost: Count = 0


class Claim(Action, frozen=True):
    figure: str
    marker: Count


class HandOver(Action, frozen=True):
    """Components to an alchemist in contact."""

    figure: str
    target: str
    count: Count


class LayHands(Action, frozen=True):
    """Tick own white boxes; the target heals twice as much."""

    figure: str
    target: str
    count: Count


class Command(Action, frozen=True):
    """Religious authority: the target does one action at once."""

    figure: str
    target: str


class UseSkill(Action, frozen=True):
    """A skill that is an action of its own: on a `target` and perhaps `others`, at a place, or with
    a `choice` between effects."""

    figure: str
    skill: str
    target: str = ""
    others: tuple[str, ...] = ()
    choice: str = ""
    x: Place | None = None
    y: Place | None = None


class Rise(Action, frozen=True):
    """Who was knocked down gets up for 1 AP."""

    figure: str


class Done(Action, frozen=True):
    """No more actions of this figure; what AP it has left it keeps."""

    figure: str


# Answers


class PlayCard(Action, frozen=True):
    card: CombatCard


class Keep(Action, frozen=True):
    """Which two dice to keep, by their places in the roll."""

    first: Count
    second: Count


class Reroll(Action, frozen=True):
    die: Count


class StandFast(Action, frozen=True):
    """No reaction."""


class ReactMove(Action, frozen=True, gc=False):
    x: Place
    y: Place


class ReactEngage(Action, frozen=True):
    target: str


class ReactShoot(Action, frozen=True):
    target: str


class Pick(Action, frozen=True):
    """One figure of several: who tests, who gives cover."""

    figure: str


class Accept(Action, frozen=True):
    what: str


class Decline(Action, frozen=True):
    what: str


class Harvest(Action, frozen=True):
    component: Count


class Improve(Action, frozen=True):
    """One improvement of the formula just cast; `figure` for a new target."""

    what: str
    figure: str = ""


AlkemyAction = (
    Muster
    | PlaceScenery
    | PlaceComponent
    | Deploy
    | Champion
    | Begin
    | Activate
    | Reactivate
    | Pass
    | Walk
    | Run
    | Track
    | Charge
    | Engage
    | Fight
    | Shoot
    | Concentrate
    | Cast
    | Claim
    | HandOver
    | LayHands
    | Command
    | UseSkill
    | Rise
    | Done
    | PlayCard
    | Keep
    | Reroll
    | StandFast
    | ReactMove
    | ReactEngage
    | ReactShoot
    | Pick
    | Accept
    | Decline
    | Harvest
    | Improve
)
