"""Damage: health, being out, and the skills that answer to it. A-02, A-52, A-78."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import (
    ACROBAT,
    COLOURS,
    EMPATHY,
    MUTAGENIC_METABOLISM,
    RED,
    WILL_OF_THE_ANCIENTS,
)
from ..events import Damaged, Fell, Healed, SkillUsed
from ..figures import (
    DOOMED,
    GRAFT,
    NO_EFFECTS,
    OIL,
    PLAY,
    POISON,
    ROOTED,
    SAPPED,
    SCIMITAR,
    STEELED,
    SUMMONED,
    TOAD,
    TURN,
)
from ..geometry.approach import fall_damage
from ..model import INCH, NONE, Figure, Frame, Table
from .auras import absorbed
from .dice import REF, roll
from .effects import after_focus, after_wound, change, effect_of, give, lift, under
from .help import blame, praise
from .manners import keeps_focus, leaps
from .possession import feel_pain
from .questions import ACROBAT_ASK, ANCIENTS_ASK, EMPATHY_ASK, ask
from .scoring import drop
from .skills import BLACK_FROG, MOVING, SAP, back_damage, grant, own_tough, pierces, poisons
from .space import AURLOK, WALOSI, distance, foes_of, near, sees, touching, tough_area, unbind

#: Where damage comes from.
BLOW: Final = 0
ARROW: Final = 1
OTHER: Final = 2

#: will_of_the_ancients, in stones.
ANCIENTS_PRICE: Final = 2

#: How far damage has come.
DEALT: Final = 0
ACROBAT_ASKED: Final = 1
NOT_DODGED: Final = 2
EMPATHY_ASKED: Final = 3
TO_TICK: Final = 4
ANCIENTS_ASKED: Final = 5


def softened(table: Table, points: i64, source: Figure, target: Figure, shot: bool) -> i64:
    """Tough: less damage from a COM or shooting roll, but never below 1."""
    if points <= 0 or pierces(source, shot, target):
        return points
    left: i64 = points - tough_of(table, target)
    if len(target.effects) > 0:
        steeled = effect_of(target, STEELED)
        if steeled is not None and steeled.by == source.id:
            left -= steeled.amount
    return left if left >= 1 else 1


def tough_of(table: Table, figure: Figure) -> i64:
    return own_tough(figure) + tough_area(table, figure)


def blow_bonus(figure: Figure) -> i64:
    """What is added to its damage in combat: corrosive_oil, the black tree frog."""
    more: i64 = 0
    for effect in figure.effects:
        if effect.kind == OIL or (effect.kind == TOAD and effect.amount == BLACK_FROG):
            more += 1
    return more


def explode(table: Table, figure: Figure) -> None:
    """alchemical_explosion: all others in sight, friends too. Tough counts against it."""
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "alchemical_explosion"))
    for other in table.figures:
        if other.id != figure.id and other.alive and other.placed:
            away: i64 = distance(figure, other)
            if away <= 4 * INCH and sees(table, figure, other):
                points: i64 = 2 if away <= 2 * INCH else 1
                points = max(1, points - tough_of(table, other))
                hurt(table, figure.id, other.id, points, OTHER)


@final
class Damage(Frame):
    """`source` dealt it (NONE: nobody), `target` takes it; `cause` is where it comes from, `total`
    the attacker's, for acrobat; `dodging` whether the target rolled to dodge it; `shaman` who may
    take a point of it."""

    def __init__(
        self,
        seat: i64 = 0,
        source: i64 = NONE,
        target: i64 = NONE,
        points: i64 = 0,
        cause: i64 = OTHER,
        total: i64 = 0,
    ) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.target: i64 = target
        self.points: i64 = points
        self.cause: i64 = cause
        self.total: i64 = total
        self.dodging: bool = False
        self.shaman: i64 = NONE

    def clone(self) -> Damage:
        copy = Damage(self.seat, self.source, self.target, self.points, self.cause, self.total)
        copy.stage = self.stage
        copy.dodging = self.dodging
        copy.shaman = self.shaman
        return copy

    def resume(self, table: Table) -> bool:
        target = table.figures[self.target]
        if self.stage == DEALT:
            self.stage = NOT_DODGED
            if self.cause == BLOW and target.has(ACROBAT):
                self.tumble(table, target, target.ref)
            elif self.cause == BLOW and target.circus > 0:
                self.stage = ACROBAT_ASKED
                ask(table, target, ACROBAT_ASK)
        elif self.stage == ACROBAT_ASKED:
            self.stage = NOT_DODGED
            if table.answered != 0:
                self.use_circus(table, target)
        elif self.stage == NOT_DODGED:
            self.after_dodge(table, target)
        elif self.stage == EMPATHY_ASKED:
            self.stage = TO_TICK
            if table.answered != 0:
                self.share(table, table.figures[self.shaman])
        elif self.stage == ANCIENTS_ASKED:
            table.pop()
            if table.answered != 0:
                target.stones -= ANCIENTS_PRICE
            else:
                lose_concentration(table, target)
        else:
            self.land(table, target)
        return False

    def use_circus(self, table: Table, target: Figure) -> None:
        """travelling_circus lends acrobat, with a REF of its own."""
        value: i64 = target.circus
        target.circus_used = True
        if not target.circus_lasts:
            target.circus = 0
        self.tumble(table, target, value)

    def after_dodge(self, table: Table, target: Figure) -> None:
        self.stage = TO_TICK
        if self.dodging and table.total < self.total:
            blame(table, target)
        elif self.dodging:
            praise(table, target)
        self.points -= absorbed(table, target)
        if self.dodging and table.total >= self.total:
            if table.tracing:
                table.tell(SkillUsed(target.seat, target.name, "acrobat"))
            table.pop()
            return
        shaman = empath_near(table, target)
        if shaman is not None and self.points > 0:
            self.shaman = shaman.id
            self.stage = EMPATHY_ASKED
            ask(table, shaman, EMPATHY_ASK)

    def tumble(self, table: Table, target: Figure, value: i64) -> None:
        """Acrobat: REF against the attacker's total, a bonus die unless in the red."""
        self.dodging = True
        roll(table, target, REF, value, 0 if target.colour() == RED else 1)

    def share(self, table: Table, shaman: Figure) -> None:
        """Empathy: one point goes to the shaman, and costs it no concentration."""
        self.points -= 1
        if table.tracing:
            table.tell(SkillUsed(shaman.seat, shaman.name, "empathy"))
        tick(table, shaman, 1)

    def land(self, table: Table, target: Figure) -> None:
        table.pop()
        if self.points <= 0 or not target.alive:
            return
        colour: i64 = target.colour()
        back: i64 = 0
        if self.cause == BLOW and self.source >= 0:
            source = table.figures[self.source]
            if source.alive and touching(table, source, target):
                back = back_damage(target, colour) + target.brambles
        tick(table, target, self.points)
        if target.alive and target.profile.alchemist and target.concentration > 0:
            self.break_focus(table, target)
        if self.source >= 0:
            self.mark(table, table.figures[self.source], target)
        if back > 0:
            hurt(table, target.id, self.source, back, OTHER)

    def break_focus(self, table: Table, target: Figure) -> None:
        """A-78; some know how to keep it."""
        if keeps_focus(target, self.points) or under(target, SCIMITAR):
            return
        if target.has(WILL_OF_THE_ANCIENTS) and target.stones >= ANCIENTS_PRICE:
            self.stage = ANCIENTS_ASKED
            table.push(self)
            ask(table, target, ANCIENTS_ASK)
            return
        lose_concentration(table, target)

    def mark(self, table: Table, source: Figure, target: Figure) -> None:
        """What a wound leaves: poison, the grafts of Mordren, the anger of Waga."""
        if source.seat != target.seat:
            feel_pain(table, target, self.points)
        if not target.alive or self.cause == OTHER:
            return
        if poisons(source):
            give(table, target, POISON, 0, TURN, source.id)
        graft = effect_of(source, GRAFT)
        if graft is not None and self.cause == BLOW:
            if graft.amount == SAP and self.points >= 2:
                give(table, target, SAPPED, 2, TURN)
            elif graft.amount == MOVING and graft.extra == 0:
                change(table, source, graft, graft.amount, 1)
                give(table, target, ROOTED, 0, TURN)


def hurt(table: Table, source: i64, target: i64, points: i64, cause: i64, total: i64 = 0) -> None:
    """Puts damage on the stack."""
    table.push(Damage(table.figures[target].seat, source, target, points, cause, total))


def empath_near(table: Table, target: Figure) -> Figure | None:
    """A shaman that may take a point: within 6 inches of an Aurlok, with two left itself."""
    if not target.profile.peoples & AURLOK:
        return None
    for other in table.figures:
        if other.has(EMPATHY) and other.alive and other.seat == target.seat:
            if other.id != target.id and other.profile.health - other.ticked > 1:
                if near(other, target, 6 * INCH):
                    return other
    return None


def tick(table: Table, figure: Figure, points: i64) -> None:
    """A-02."""
    figure.ticked += points
    figure.hurt = True
    figure.prayer = 0  # prayer_to_stones ends as soon as the priest is hurt
    after_wound(table, figure)
    left: i64 = max(0, figure.profile.health - figure.ticked)
    if left == 0 and kept_alive(table, figure):
        figure.ticked = figure.profile.health - 1
        left = 1
        give(table, figure, DOOMED, 0, PLAY)
    if table.tracing:
        state = COLOURS[figure.colour()] if left > 0 else "out"
        table.tell(Damaged(figure.seat, figure.name, points, left, state))
    if left == 0:
        remove(table, figure)


def remove(table: Table, figure: Figure) -> None:
    figure.ticked = figure.profile.health
    figure.alive = False
    figure.ap = 0
    drop(table, figure)
    figure.premonition = 0
    figure.effects = NO_EFFECTS
    for other in foes_of(table, figure):
        unbind(table, figure, other)
    grant(table)
    dismiss(table, figure)
    if table.tracing:
        table.tell(Fell(figure.seat, figure.name))


def lose_concentration(table: Table, figure: Figure) -> None:
    """A-78; premonition and the like last only while there is some."""
    if figure.concentration > 0:
        figure.concentration -= 1
    if figure.concentration == 0:
        figure.premonition = 0
        dismiss(table, figure)
        after_focus(table, figure)


def dismiss(table: Table, shaman: Figure) -> None:
    """summoning_of_the_ancients: the spirit goes with its shaman's concentration."""
    for other in table.figures:
        if other.alive and len(other.effects) > 0:
            summoned = effect_of(other, SUMMONED)
            if summoned is not None and summoned.by == shaman.id:
                remove(table, other)


def kept_alive(table: Table, figure: Figure) -> bool:
    """mutagenic_metabolism: a Walosi near Pitekica stays until the end of the turn."""
    if not figure.profile.peoples & WALOSI:
        return False
    for other in table.figures:
        if other.has(MUTAGENIC_METABOLISM) and other.alive and other.seat == figure.seat:
            if other.id != figure.id and near(other, figure, other.profile.mnd * INCH):
                return True
    return False


def bury(table: Table, at_end: bool) -> bool:
    """Those whom only Pitekica keeps in play: out of his reach, or when the turn ends. Whether
    there was anybody."""
    found: bool = False
    for figure in table.figures:
        if figure.alive and len(figure.effects) > 0 and under(figure, DOOMED):
            if at_end or not kept_alive(table, figure):
                remove(table, figure)
                found = True
    return found


def heal(table: Table, figure: Figure, points: i64) -> None:
    healed: i64 = min(points, figure.ticked)
    figure.ticked -= healed
    if healed > 0:
        lift(table, figure, DOOMED)
    if table.tracing:
        table.tell(Healed(figure.seat, figure.name, healed))


def fall(table: Table, figure: Figure, drop: i64) -> None:
    """A-52, A-125. `drop` in inches."""
    if drop > 0 and not leaps(figure):
        points: i64 = fall_damage(drop * INCH, figure.profile.size)
        if points > 0:
            hurt(table, NONE, figure.id, points, OTHER)
