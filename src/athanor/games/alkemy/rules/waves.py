"""Wave markers of the Sorhna Evoker: undine_preceptor and undine_guard."""

from __future__ import annotations

from mypy_extensions import i64

from ..events import SkillUsed
from ..figures import GUARD_WAVES, WHITE_WAVES
from ..model import Figure, Table
from .effects import effect_of, spend_one
from .space import round_whom


def wave_for(table: Table, figure: Figure, white: bool) -> Figure | None:
    """An Evoker with a marker left, in whose area the figure stands."""
    kind: i64 = WHITE_WAVES if white else GUARD_WAVES
    return round_whom(table, figure, kind)


def waves_left(evoker: Figure, white: bool) -> i64:
    effect = effect_of(evoker, WHITE_WAVES if white else GUARD_WAVES)
    return 0 if effect is None else effect.extra


def spend_wave(table: Table, figure: Figure, white: bool, count: i64) -> None:
    """The last marker spent, the area is over."""
    evoker = wave_for(table, figure, white)
    assert evoker is not None
    effect = effect_of(evoker, WHITE_WAVES if white else GUARD_WAVES)
    assert effect is not None
    spend_one(table, evoker, effect, effect.extra - count)
    if table.tracing:
        table.tell(
            SkillUsed(evoker.seat, evoker.name, "undine_preceptor" if white else "undine_guard")
        )
