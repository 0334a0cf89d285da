"""Damage: health, being out, and the skills that answer to it. A-02, A-52, A-78."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import ACROBAT, COLOURS, EMPATHY, RED
from ..events import Damaged, Fell, Healed, SkillUsed
from ..geometry.approach import fall_damage
from ..model import INCH, NONE, Figure, Frame, Table
from .dice import REF, roll
from .questions import ACROBAT_ASK, EMPATHY_ASK, ask
from .scoring import drop
from .skills import back_damage, grant, leaps, own_tough, pierces
from .space import AURLOK, foes_of, near, touching, tough_area, unbind

#: Where damage comes from.
BLOW: Final = 0
ARROW: Final = 1
OTHER: Final = 2

#: How far damage has come.
DEALT: Final = 0
ACROBAT_ASKED: Final = 1
NOT_DODGED: Final = 2
EMPATHY_ASKED: Final = 3
TO_TICK: Final = 4


def softened(table: Table, points: i64, source: Figure, target: Figure, shot: bool) -> i64:
    """Tough: less damage from a COM or shooting roll, but never below 1."""
    if points <= 0 or pierces(source, shot):
        return points
    left: i64 = points - own_tough(target) - tough_area(table, target)
    return left if left >= 1 else 1


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
            if self.cause == BLOW and target.skills & ACROBAT:
                self.tumble(table, target, target.profile.ref)
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
        if self.dodging and table.total >= self.total:
            if table.tracing:
                table.tell(SkillUsed(target.seat, target.name, "acrobat"))
            table.pop()
            return
        shaman = empath_near(table, target)
        if shaman is not None:
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
        if target.alive and target.profile.alchemist:
            lose_concentration(target)
        if back > 0:
            hurt(table, NONE, self.source, back, OTHER)


def hurt(table: Table, source: i64, target: i64, points: i64, cause: i64, total: i64 = 0) -> None:
    """Puts damage on the stack."""
    table.push(Damage(table.figures[target].seat, source, target, points, cause, total))


def empath_near(table: Table, target: Figure) -> Figure | None:
    """A shaman that may take a point: within 6 inches of an Aurlok, with two left itself."""
    if not target.profile.peoples & AURLOK:
        return None
    for other in table.figures:
        if other.skills & EMPATHY and other.alive and other.seat == target.seat:
            if other.id != target.id and other.profile.health - other.ticked > 1:
                if near(other, target, 6 * INCH):
                    return other
    return None


def tick(table: Table, figure: Figure, points: i64) -> None:
    """A-02."""
    figure.ticked += points
    figure.hurt = True
    figure.prayer = 0  # prayer_to_stones ends as soon as the priest is hurt
    left: i64 = max(0, figure.profile.health - figure.ticked)
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
    for other in foes_of(table, figure):
        unbind(figure, other)
    grant(table.figures)
    if table.tracing:
        table.tell(Fell(figure.seat, figure.name))


def lose_concentration(figure: Figure) -> None:
    """A-78; premonition lasts only while there is some."""
    if figure.concentration > 0:
        figure.concentration -= 1
    if figure.concentration == 0:
        figure.premonition = 0


def heal(table: Table, figure: Figure, points: i64) -> None:
    healed: i64 = min(points, figure.ticked)
    figure.ticked -= healed
    if table.tracing:
        table.tell(Healed(figure.seat, figure.name, healed))


def fall(table: Table, figure: Figure, drop: i64) -> None:
    """A-52, A-125. `drop` in inches."""
    if drop > 0 and not leaps(figure):
        points: i64 = fall_damage(drop * INCH, figure.profile.size)
        if points > 0:
            hurt(table, NONE, figure.id, points, OTHER)
