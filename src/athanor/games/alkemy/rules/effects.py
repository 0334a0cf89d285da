"""What lasts on figures: given, looked up, used up, ended."""

from __future__ import annotations

from mypy_extensions import i64

from ..figures import (
    AFRAID,
    BREATH,
    COMBAT,
    DOOMED,
    DREAD,
    FOCUS,
    HIVES,
    NET,
    ONCE,
    POISON,
    POSSESSION,
    ROOTED,
    SAPPED,
    STEELED,
    TOAD,
    TURN,
    TURN_OF_USE,
    TURN_OF_WOUND,
    UNSEEN,
    VEIL,
    VISION,
    WIND,
    WOUND,
    Effect,
)
from ..model import NONE, Figure, Table
from .skills import equip

#: What does not come from a formula, and so does not end by serenity.
OF_SKILLS = (
    AFRAID,
    POISON,
    NET,
    POSSESSION,
    HIVES,
    TOAD,
    SAPPED,
    ROOTED,
    STEELED,
    DOOMED,
    VISION,
    VEIL,
    UNSEEN,
)


def effect_of(figure: Figure, kind: i64) -> Effect | None:
    for effect in figure.effects:
        if effect.kind == kind:
            return effect
    return None


def under(figure: Figure, kind: i64) -> bool:
    if len(figure.effects) == 0:
        return False
    return effect_of(figure, kind) is not None


def give(
    table: Table,
    figure: Figure,
    kind: i64,
    amount: i64 = 0,
    lasts: i64 = TURN,
    by: i64 = NONE,
    extra: i64 = 0,
) -> None:
    """Puts an effect on a figure, in the place of one of its kind from the same giver."""
    kept = [each for each in figure.effects if each.kind != kind or each.by != by]
    kept.append(Effect(kind, amount, lasts, by, extra))
    figure.effects = kept
    equip(table, figure)


def change(table: Table, figure: Figure, old: Effect, amount: i64, extra: i64) -> None:
    """The same effect with other numbers."""
    new = Effect(old.kind, amount, old.lasts, old.by, extra, old.used)
    figure.effects = [new if each is old else each for each in figure.effects]
    equip(table, figure)


def spend_one(table: Table, figure: Figure, old: Effect, extra: i64) -> None:
    """So many are left of it; with none left it is over."""
    if extra > 0:
        change(table, figure, old, old.amount, extra)
    else:
        keep_those(table, figure, [each for each in figure.effects if each is not old])


def lift(table: Table, figure: Figure, kind: i64, by: i64 = NONE) -> None:
    """Ends all effects of a kind, or only those from one giver."""
    if len(figure.effects) == 0:
        return
    kept = [each for each in figure.effects if each.kind != kind or (by >= 0 and each.by != by)]
    if len(kept) != len(figure.effects):
        figure.effects = kept
        equip(table, figure)


def use_up(table: Table, figure: Figure, kind: i64) -> None:
    """It was used: gone, or it will be at the end of the turn."""
    kept: list[Effect] = []
    for each in figure.effects:
        if each.kind != kind:
            kept.append(each)
        elif each.lasts != ONCE:
            kept.append(Effect(each.kind, each.amount, each.lasts, each.by, each.extra, True))
    figure.effects = kept
    equip(table, figure)


def drop_once(table: Table, figure: Figure, kind: i64) -> None:
    """Its one chance has passed."""
    if len(figure.effects) > 0:
        kept = [each for each in figure.effects if each.kind != kind or each.lasts != ONCE]
        keep_those(table, figure, kept)


def after_wound(table: Table, figure: Figure) -> None:
    """What ends as soon as a figure is hurt."""
    if len(figure.effects) > 0:
        keep_those(table, figure, [each for each in figure.effects if each.lasts != WOUND])


def after_focus(table: Table, figure: Figure) -> None:
    """What lasts while an alchemist has concentration ends when it has none."""
    if figure.concentration > 0:
        return
    for other in table.figures:
        if len(other.effects) > 0:
            kept = [e for e in other.effects if e.lasts != FOCUS or e.by != figure.id]
            keep_those(table, other, kept)


def after_combat(table: Table, figure: Figure) -> None:
    """What lasts while a combat does."""
    if len(figure.effects) > 0:
        kept = [e for e in figure.effects if e.lasts != COMBAT or figure.foes >> e.by & 1]
        keep_those(table, figure, kept)


def after_turn(table: Table, figure: Figure) -> None:
    """What ends with a turn, or with one in which it was used or its bearer hurt."""
    kept: list[Effect] = []
    for each in figure.effects:
        over: bool = (
            each.lasts == TURN
            or (each.lasts == TURN_OF_USE and each.used)
            or (each.lasts == TURN_OF_WOUND and figure.hurt)
        )
        if not over and each.kind == BREATH:
            kept.append(Effect(each.kind, each.amount, each.lasts, each.by))  # stones of a turn
        elif not over:
            kept.append(each)
    figure.effects = kept
    equip(table, figure)


def end_formulas(table: Table, figure: Figure) -> None:
    """serenity: all that formulas have left on a figure."""
    keep_those(table, figure, [each for each in figure.effects if each.kind in OF_SKILLS])
    figure.circus = 0
    figure.uchronia = False
    figure.brambles = 0
    figure.prayer = 0
    figure.premonition = 0
    figure.swift = False
    figure.slippery = False


def keep_those(table: Table, figure: Figure, kept: list[Effect]) -> None:
    if len(kept) != len(figure.effects):
        figure.effects = kept
        equip(table, figure)


def malus_from_effects(figure: Figure, com: bool, ref: bool) -> i64:
    """Fear, poison, dread on all rolls; a net on COM; wind on REF."""
    malus: i64 = 0
    for each in figure.effects:
        if each.kind == AFRAID:
            if figure.foes >> each.by & 1:
                malus += 1
        elif each.kind == DREAD or each.kind == POISON:
            malus += 1
        elif each.kind == NET:
            if com:
                malus += 1
        elif ref and each.kind == WIND:
            malus += 1
    return malus
