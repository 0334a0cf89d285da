"""Skills that are an action of their own, in the activation of their owner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..cards import (
    ALCHEMICAL_NECROSIS,
    CHAINS,
    HIVE_THROW,
    RAVEN_SWARM,
    ROARING_WAVE,
    SPIRIT_VISION,
    STEALTH,
    SUPERIOR_WILL,
    TELLURIC_SHOCK,
    TOXIC_BATRACHIANS,
    VITAL_TRANSFER,
)
from ..events import Measured, SkillUsed
from ..figures import (
    CHAINS_USE,
    HIVE_USE,
    NECROSIS_USE,
    NONE,
    PLAY,
    RAVENS_USE,
    SHOCK_USE,
    TOAD,
    TOADS_USE,
    TRANSFER_USE,
    TURN,
    UNSEEN,
    VEIL,
    VISION,
    VISION_USE,
    WAVE_USE,
    WILL_USE,
)
from ..geometry.numbers import bit
from ..model import INCH, Figure, Table, inches
from .chains import drag
from .damage import OTHER, heal, hurt
from .effects import give, under
from .hives import refuse_hive, throw_hive
from .manners import unaided
from .orders import Order
from .roaring import roar
from .space import AVALONIAN, distance, may_see, near, touching
from .will import bend_will

#: Which use of the turn each skill is; those that are not here have no limit.
USE_OF: Final[dict[int, int]] = {
    CHAINS: CHAINS_USE,
    ROARING_WAVE: WAVE_USE,
    TELLURIC_SHOCK: SHOCK_USE,
    SUPERIOR_WILL: WILL_USE,
    SPIRIT_VISION: VISION_USE,
    RAVEN_SWARM: RAVENS_USE,
    VITAL_TRANSFER: TRANSFER_USE,
    TOXIC_BATRACHIANS: TOADS_USE,
}
NAMES: Final[dict[int, str]] = {
    CHAINS: "chains",
    ROARING_WAVE: "roaring_wave",
    TELLURIC_SHOCK: "telluric_shock",
    SUPERIOR_WILL: "superior_will",
    SPIRIT_VISION: "spirit_vision",
    RAVEN_SWARM: "raven_swarm",
    VITAL_TRANSFER: "vital_transfer",
    TOXIC_BATRACHIANS: "toxic_batrachians",
    ALCHEMICAL_NECROSIS: "alchemical_necrosis",
    HIVE_THROW: "hive_throw",
}
USABLE: Final[list[int]] = list(NAMES)
#: superior_will and vital_transfer reach so far.
TRANSFER_RANGE: Final = 4 * INCH


def refuse_use(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    skill: i64 = order.skill
    if skill not in NAMES or not figure.has(skill):
        return IllegalAction("no-such-skill", "A-87", figure=figure.name)
    if used_up(figure, skill):
        return IllegalAction("skill-used", "A-87", figure=figure.name, skill=NAMES[skill])
    if skill == HIVE_THROW:
        return refuse_hive(table, figure, order.x, order.y)
    if may_use(table, figure, order):
        return None
    return IllegalAction("bad-use", "A-87", figure=figure.name, skill=NAMES[skill])


def used_up(figure: Figure, skill: i64) -> bool:
    """Whether it was used this turn, where once is all."""
    use: i64 = USE_OF.get(int(skill), NONE)
    return use >= 0 and figure.used >> use & 1 != 0


def may_use(table: Table, figure: Figure, order: Order) -> bool:
    skill: i64 = order.skill
    if skill in (ROARING_WAVE, TELLURIC_SHOCK):
        return order.target < 0
    if skill == TOXIC_BATRACHIANS:
        return order.choice > 0
    if skill == VITAL_TRANSFER:
        return may_transfer(table, figure, order.targets())
    if order.target < 0:
        return False
    target = table.figures[order.target]
    if not target.alive or not target.placed or target.id == figure.id:
        return False
    if skill == CHAINS:
        return (
            target.seat != figure.seat
            and target.profile.size <= 2
            and figure.foes == 0
            and may_see(table, figure, target)
        )
    if skill == SUPERIOR_WILL:
        return target.seat != figure.seat and may_see(table, figure, target)
    if skill == ALCHEMICAL_NECROSIS:
        return target.profile.alchemist and touching(table, figure, target)
    if skill == SPIRIT_VISION:
        friend: bool = target.seat == figure.seat
        return near(figure, target, figure.profile.mnd * INCH) and not (friend and unaided(target))
    return skill == RAVEN_SWARM


def may_transfer(table: Table, figure: Figure, targets: i64) -> bool:
    """vital_transfer: damage of his own to friendly Avalonians near, one point to each."""
    count: i64 = 0
    for target in table.figures:
        if targets >> target.id & 1:
            count += 1
            if not takes_transfer(figure, target):
                return False
    return 1 <= count <= figure.ticked


def takes_transfer(figure: Figure, target: Figure) -> bool:
    if target.seat != figure.seat or target.id == figure.id or not target.alive:
        return False
    if not target.profile.peoples & AVALONIAN or unaided(target):
        return False
    return target.placed and near(figure, target, TRANSFER_RANGE)


def use_skill(table: Table, figure: Figure, order: Order) -> None:
    skill: i64 = order.skill
    if skill in USE_OF:
        figure.used |= bit(USE_OF[skill])
    if table.tracing and skill != HIVE_THROW and skill != RAVEN_SWARM:
        table.tell(SkillUsed(figure.seat, figure.name, NAMES[skill]))
    if skill == HIVE_THROW:
        figure.used |= 1 << HIVE_USE
        throw_hive(table, figure, order.x, order.y)
    elif skill == ROARING_WAVE:
        roar(table, figure)
    elif skill == TELLURIC_SHOCK:
        shock(table, figure)
    elif skill == TOXIC_BATRACHIANS:
        give(table, figure, TOAD, order.choice, PLAY)
    elif skill == VITAL_TRANSFER:
        transfer(table, figure, order.targets())
    else:
        use_on(table, figure, table.figures[order.target], skill)


def use_on(table: Table, figure: Figure, target: Figure, skill: i64) -> None:
    if skill == CHAINS:
        drag(table, figure, target)
    elif skill == SUPERIOR_WILL:
        bend_will(table, figure, target)
    elif skill == ALCHEMICAL_NECROSIS:
        figure.used |= 1 << NECROSIS_USE
        target.stones = max(0, target.stones - 2)
        heal(table, figure, 2)
    elif skill == SPIRIT_VISION:
        see_spirit(table, figure, target)
    elif table.tracing:
        away = inches(distance(figure, target))
        table.tell(Measured(figure.seat, figure.name, target.name, away))


def shock(table: Table, figure: Figure) -> None:
    """telluric_shock: every other figure within 4 inches loses 1 AP."""
    for other in table.figures:
        if other.id != figure.id and other.alive and other.placed and other.ap > 0:
            if near(figure, other, 4 * INCH):
                other.ap -= 1


def see_spirit(table: Table, figure: Figure, target: Figure) -> None:
    """spirit_vision, until the end of the turn."""
    if target.seat != figure.seat:
        give(table, target, VISION, 0, TURN)
    elif target.has(STEALTH) and not under(target, VEIL):
        give(table, target, UNSEEN, 0, TURN)
    else:
        give(table, target, VEIL, 0, TURN)


def transfer(table: Table, figure: Figure, targets: i64) -> None:
    for target in table.figures:
        if targets >> target.id & 1:
            heal(table, figure, 1)
            hurt(table, NONE, target.id, 1, OTHER)
