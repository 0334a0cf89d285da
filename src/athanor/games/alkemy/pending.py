"""What is being resolved, in the game's words: a struct for each kind of frame.

Positions hold the whole stack of these; a view holds them too, the last one as the open decision. A
struct names the fields of the frame it stands for, under the same names, so that nothing of a frame
is told that is not named here. `stack.py` turns one into the other. Nothing secret is in a frame:
picks that are not yet shown lie elsewhere (see `view.py`).

Where the rules keep a number, these structs have a word (`words.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .actions import CombatCard
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
from .words import (
    Colour,
    DeclaredShot,
    Dice,
    GivenOrder,
    Group,
    MoveInReaction,
    PendingFrame,
    Question,
    ShotWound,
    Trait,
    Who,
)

# Before the first turn


class PendingMuster(PendingFrame, frozen=True, tag="muster"):
    pass


class PendingScenery(PendingFrame, frozen=True, tag="scenery"):
    seat: int
    stage: Literal["lots", "placing"]
    placed: int
    first: int


class PendingComponents(PendingFrame, frozen=True, tag="components"):
    seat: int
    placed: Sequence[int]
    lower: Sequence[int]
    upper: Sequence[int]


class PendingDeployment(PendingFrame, frozen=True, tag="deployment"):
    seat: int
    stage: Literal["to-roll", "rolled", "deploying"]
    card: int | None
    first: int | None


# The turn


class PendingTurn(PendingFrame, frozen=True, tag="turn"):
    stage: Literal["to-begin", "playing", "activated", "handing-over", "ending"]
    card: int | None


class PendingInitiative(PendingFrame, frozen=True, tag="initiative"):
    stage: Literal["picking", "contested", "won"]
    champions: Sequence[Who | None]
    winner: int | None


class PendingOpportunity(PendingFrame, frozen=True, tag="opportunity"):
    seat: int
    figure: Who


class PendingActivation(PendingFrame, frozen=True, tag="activation"):
    seat: int
    figure: Who | None
    stage: Literal["announcing", "resolving", "resolved", "attacker-picked"]
    card: int
    scope: Literal["whole-card", "one-figure", "commanded"]
    given: int
    done: Group
    busy: Group
    announced: Group
    actor: Who | None
    ap_before: int
    orders: Sequence[GivenOrder]


# Moving


class PendingMove(PendingFrame, frozen=True, tag="move"):
    seat: int
    figure: Who
    stage: Literal["to-disengage", "to-go", "gone"]
    x: int
    y: int
    how: Literal["walk", "run", "track", "reaction", "tricked"]


class PendingDisengagement(PendingFrame, frozen=True, tag="disengagement"):
    seat: int
    figure: Who
    stage: Literal[
        "to-leave",
        "tester-picked",
        "tested",
        "free-attacks",
        "free-attack-asked",
        "attacker-picked",
    ]
    staying_with: Group
    dice: int
    holders: Sequence[Who]
    foe: Who | None
    picked: bool


class PendingEngagement(PendingFrame, frozen=True, tag="engagement"):
    seat: int
    figure: Who
    stage: Literal["to-set-out", "to-arrive", "to-fight", "guard-asked"]
    target: Who
    others: Group
    x: int
    y: int
    cost: int


class PendingCharge(PendingFrame, frozen=True, tag="charge"):
    seat: int
    figure: Who
    stage: Literal[
        "immunity",
        "immunity-tested",
        "to-measure",
        "reactions",
        "to-shoot",
        "shot-at",
        "guards",
        "guard-asked",
    ]
    target: Who
    targets: Group
    x: int | None
    y: int | None
    next: int
    shots: Sequence[DeclaredShot]
    guarded: Group


# Fighting


class PendingFight(PendingFrame, frozen=True, tag="fight"):
    """`card` and `reply` are the combat cards, once they are shown."""

    seat: int
    figure: Who
    stage: Literal[
        "picking",
        "shown",
        "feint-asked",
        "first-feint-over",
        "reply-feint-asked",
        "to-pay",
        "contested",
        "first-struck",
        "fought",
    ]
    target: Who
    cause: Literal["plain", "from-charge", "from-engagement"]
    card: CombatCard | None
    reply: CombatCard | None
    strikes_first: bool


class PendingStrike(PendingFrame, frozen=True, tag="strike"):
    seat: int
    figure: Who
    stage: Literal[
        "to-strike",
        "struck",
        "flawless-asked",
        "to-parry",
        "parry-rolled",
        "hit",
        "follow-up-asked",
        "counter-asked",
        "strike-over",
        "breath-asked",
        "undine-asked",
        "to-deal",
        "damage-asked",
    ]
    target: Who
    card: CombatCard
    reply: CombatCard
    dice: int
    kind: Literal["card-blow", "counter-blow", "free-blow", "chain-blow", "wave-blow"]
    charge_shift: int
    total: int
    column: int
    first_die: int
    second_die: int
    flawless: bool
    turned: int
    more: int


class PendingDamage(PendingFrame, frozen=True, tag="damage"):
    seat: int
    stage: Literal[
        "dealt", "acrobat-asked", "not-dodged", "empathy-asked", "to-tick", "ancients-asked"
    ]
    source: Who | None
    target: Who
    points: int
    cause: Literal["blow", "arrow", "other"]
    total: int
    dodging: bool
    shaman: Who | None


# Shooting and reacting


class PendingVolley(PendingFrame, frozen=True, tag="volley"):
    seat: int
    stage: Literal[
        "to-measure", "reactions", "shooting", "wounds", "moves", "volley-over", "guard-asked"
    ]
    next: int
    shots: Sequence[DeclaredShot]
    wounds: Sequence[ShotWound]
    moves: Sequence[MoveInReaction]
    guarded: Group


class PendingShot(PendingFrame, frozen=True, tag="shot"):
    seat: int
    figure: Who
    stage: Literal[
        "to-shoot",
        "marksman-asked",
        "to-roll",
        "rolled",
        "cover-asked",
        "shot-over",
        "breath-asked",
        "undine-asked",
        "damage-asked",
    ]
    target: Who
    aimed: bool
    close: bool
    no_cover: bool
    total: int
    column: int
    first_die: int
    second_die: int
    turned: int
    damage: int


class PendingReaction(PendingFrame, frozen=True, tag="reaction"):
    seat: int
    figure: Who
    charge: bool
    has_shot: bool
    causes: Sequence[Who]


class PendingCover(PendingFrame, frozen=True, tag="cover"):
    seat: int
    figure: Who
    figures: Sequence[Who]
    behind_scenery: bool


# Dice and small questions


class PendingRoll(PendingFrame, frozen=True, tag="roll"):
    """`dice` are named by what they show: white-6-mace."""

    seat: int
    figure: Who
    stage: Literal["to-roll", "reroll-asked", "rolled", "keep-asked", "help-asked"]
    trait: Trait
    value: int
    bonus: int
    keep: Literal["for-total", "for-damage", "asked"]
    difficulty: int
    colour: Colour
    extra: Colour | None
    grip: bool
    offers: int
    values: Sequence[int]
    dice: Dice


class PendingOpposedRoll(PendingFrame, frozen=True, tag="opposed-roll"):
    figure: Who
    stage: Literal["nobody-rolled", "one-rolled", "both-rolled", "inspiration-asked"]
    target: Who
    trait: Trait
    value: int
    other_value: int
    bonus: int
    other_bonus: int
    colour: Colour | None
    other_colour: Colour | None
    total: int
    column: int
    least: int
    most: int
    other_total: int


class PendingQuestion(PendingFrame, frozen=True, tag="question"):
    seat: int
    figure: Who
    questions: Sequence[Question]


class PendingPick(PendingFrame, frozen=True, tag="pick"):
    seat: int
    purpose: Literal["tester", "attacker", "victim"]
    choices: Sequence[Who]


Pending = (
    PendingMuster
    | PendingScenery
    | PendingComponents
    | PendingDeployment
    | PendingTurn
    | PendingInitiative
    | PendingOpportunity
    | PendingActivation
    | PendingMove
    | PendingDisengagement
    | PendingEngagement
    | PendingCharge
    | PendingFight
    | PendingStrike
    | PendingDamage
    | PendingVolley
    | PendingShot
    | PendingReaction
    | PendingCover
    | PendingFormula
    | PendingImprovement
    | PendingHarvest
    | PendingRoll
    | PendingOpposedRoll
    | PendingQuestion
    | PendingPick
    | PendingGuard
    | PendingMeeting
    | PendingTrick
    | PendingPrank
    | PendingGraft
    | PendingTurnEnd
    | PendingWill
    | PendingWave
    | PendingDrag
    | PendingSting
    | PendingTornado
    | PendingHowl
    | PendingCalm
    | PendingSummoning
    | PendingBond
)
