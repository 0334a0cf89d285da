"""How good formulas and the skills that are actions look at first sight, in points of a company."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..actions import Cast, UseSkill
from ..cards import FORMULA_LEVEL, HEMOTOXIC
from ..figures import (
    ANGELUS,
    BENEVOLENCE,
    BLESSING,
    BREATH,
    DOWN,
    GUARD_WAVES,
    LANCE,
    OIL,
    ORISON,
    PRANKS,
    SCIMITAR,
    SWIFTNESS,
    TRICKSTER,
    VISION,
    WHIRL,
    WHITE_WAVES,
    WIND,
)
from ..geometry.shapes import within
from ..model import INCH, Figure, Table
from ..rules.effects import effect_of, under
from ..rules.formulas_earth import ticked_yellow
from ..rules.hives import STUNG_FROM
from ..rules.roaring import within_wave
from ..rules.space import distance
from .estimates import best_exchange, blow, worth

#: What an action point is worth.
PRICE: Final = 0.3
#: Done already, or of no use.
USELESS: Final = -1.0
#: From where an enemy may come in a turn.
SOON: Final = 10 * INCH

#: Formulas that help whoever may strike this turn: the effect they give, and what that is worth.
FOR_BLOWS: Final[dict[str, int]] = {
    "angelus_vitae": ANGELUS,
    "beathacrann_benevolence": BENEVOLENCE,
    "corrosive_oil": OIL,
    "telluric_lance": LANCE,
    "walosi_trick": TRICKSTER,
}
BLOWS_WORTH: Final[dict[str, float]] = {
    "angelus_vitae": 1.3,
    "beathacrann_benevolence": 1.4,
    "corrosive_oil": 1.5,
    "telluric_lance": 2.2,
    "walosi_trick": 1.2,
}
#: Formulas against one enemy.
AGAINST: Final[dict[str, int]] = {
    "pranks_of_fate": PRANKS,
    "violent_gust": DOWN,
    "wind_influence": WIND,
}
#: Formulas round or on the alchemist, which last until something ends them.
LASTING: Final[dict[str, int]] = {
    "alchemical_scimitar": SCIMITAR,
    "avenging_breath": BREATH,
    "blinding_whirl": WHIRL,
    "deadly_blessing": BLESSING,
    "koga_swiftness": SWIFTNESS,
    "orison_of_rock": ORISON,
    "undine_guard": GUARD_WAVES,
    "undine_preceptor": WHITE_WAVES,
}


def count_near(table: Table, figure: Figure, most: i64, friends: bool) -> float:
    """How many others of its side, or of the enemy's, are that near."""
    count = 0.0
    for other in table.figures:
        if other.id != figure.id and other.alive and other.placed:
            if (other.seat == figure.seat) == friends and distance(figure, other) <= most:
                count += 1.0
    return count


def may_strike(table: Table, figure: Figure) -> bool:
    """Whether it may come to blows this turn."""
    if figure.ap == 0:
        return False
    if figure.foes != 0:
        return True
    if figure.charged or figure.ran:
        return False
    return count_near(table, figure, figure.charge, False) > 0.0


def concentrate_appeal(figure: Figure) -> float:
    """Up to the level its formulas need."""
    needed = 0
    for formula in figure.profile.formulas:
        needed = max(needed, FORMULA_LEVEL[formula])
    return 1.2 if figure.concentration < needed else -0.5


def cast_appeal(table: Table, action: Cast) -> float:
    figure = table.figures[table.names[action.figure]]
    formula = action.formula
    target = figure if len(action.targets) == 0 else table.figures[table.names[action.targets[0]]]
    if formula in FOR_BLOWS:
        if under(target, FOR_BLOWS[formula]):
            return USELESS
        return BLOWS_WORTH[formula] - PRICE if may_strike(table, target) else -0.2
    if formula in AGAINST:
        return against_appeal(table, target, formula)
    if formula in LASTING:
        return lasting_appeal(table, figure, target, formula)
    if len(action.targets) == 2 and formula == "corrupting_bond":
        return bond_appeal(target, table.figures[table.names[action.targets[1]]])
    return first_formulas(table, figure, target, action)


def first_formulas(table: Table, figure: Figure, target: Figure, action: Cast) -> float:
    """Those of the first set, and what is like no other."""
    formula = action.formula
    if formula == "walosi_kiss":
        return (1.0 if target.ticked > 0 else -1.0) * worth(target) - PRICE
    if formula == "animal_fury":
        odds = 0.7 if figure.concentration >= 2 else 0.4
        return odds * float(ticked_yellow(figure)) * worth(target) - PRICE
    if formula == "prayer_to_stones":
        return USELESS if figure.prayer > 0 else 1.5
    if formula == "litany_of_brambles":
        return USELESS if target.brambles > 0 or target.foes == 0 else 1.5
    if formula == "premonition":
        return USELESS if figure.premonition > 0 else 1.2
    if formula == "uchronia":
        return USELESS if target.uchronia else 0.9 + 0.02 * float(target.profile.cost)
    if formula == "travelling_circus":
        return USELESS if target.circus > 0 else 1.0 + 0.02 * float(target.profile.cost)
    if formula == "wind_lightness":
        played: bool = table.cards[target.card].played
        return -0.5 if played or action.way != "swift" else 1.0
    return area_appeal(table, figure, target, formula)


def area_appeal(table: Table, figure: Figure, target: Figure, formula: str) -> float:
    """What strikes all round, what undoes, and what calls for help."""
    if formula == "summoning_of_the_ancients":
        return 8.0  # one more figure
    if formula == "baleful_howl":
        return 0.9 * count_near(table, figure, 6 * INCH, False) - 0.5
    if formula == "razor_tornado":
        thrown = count_near(table, figure, 6 * INCH, False)
        return 3.0 * thrown - 3.0 * count_near(table, figure, 6 * INCH, True) - PRICE
    if formula == "walosi_explosion":
        return explosion(table, figure) - PRICE
    if formula == "serenity":
        return freed(target) * (-1.0 if target.seat == figure.seat else 1.0) - PRICE
    return -0.8 if formula == "aerial_diversion" else 0.3


def against_appeal(table: Table, target: Figure, formula: str) -> float:
    if under(target, AGAINST[formula]):
        return USELESS
    dangerous: bool = may_strike(table, target)
    if formula == "violent_gust":  # it may miss
        return 0.6 * (1.0 + 0.04 * float(target.profile.cost)) + (1.0 if dangerous else 0.0)
    if formula == "pranks_of_fate":
        return 0.8 if target.foes != 0 else -0.5
    return 1.0 if dangerous else -0.3


def lasting_appeal(table: Table, figure: Figure, target: Figure, formula: str) -> float:
    lasting = effect_of(target, LASTING[formula])
    if lasting is not None:
        return USELESS
    threatened = count_near(table, target, SOON, False)
    if formula in ("undine_guard", "undine_preceptor"):
        return 0.7 * float(figure.concentration) - PRICE if threatened > 0.0 else -0.2
    if formula == "koga_swiftness":
        return -0.5 if table.cards[target.card].played else 0.9
    if formula == "blinding_whirl":
        return 0.4 * shooters_near(table, figure) - PRICE
    if threatened == 0.0:
        return 0.1
    if formula == "orison_of_rock":
        return 0.7 + 0.6 * count_near(table, figure, 3 * INCH, True)
    if formula == "avenging_breath":
        return 0.5 + 0.3 * count_near(table, figure, 8 * INCH, True)
    return 1.6 if target.foes != 0 or may_strike(table, target) else 0.7


def shooters_near(table: Table, figure: Figure) -> float:
    count = 0.0
    for other in table.figures:
        if other.alive and other.placed and other.seat != figure.seat and other.profile.shooter:
            if distance(figure, other) <= other.profile.shot_range:
                count += 1.0
    return count


def bond_appeal(friend: Figure, enemy: Figure) -> float:
    """corrupting_bond: a friend falls, and the enemy is hurt by what it had ticked, white apart."""
    left = float(friend.profile.health - friend.ticked)
    hits = min(0.6 * float(friend.profile.health), float(enemy.profile.health - enemy.ticked) + 1.0)
    return hits * worth(enemy) - (left + 1.0) * worth(friend) - 2.0


def explosion(table: Table, figure: Figure) -> float:
    """walosi_explosion: 1 damage to all next to those who are hemotoxic."""
    value = 0.0
    for source in table.figures:
        if source.alive and source.placed and source.has(HEMOTOXIC):
            if distance(figure, source) <= 8 * INCH:
                for other in table.figures:
                    if other.alive and other.placed and not other.has(HEMOTOXIC):
                        if distance(source, other) <= INCH:
                            value += worth(other) * (1.0 if other.seat != figure.seat else -1.0)
    return value


def freed(figure: Figure) -> float:
    """What serenity would take from a figure."""
    count = 0.8 * float(len(figure.effects))
    for has in (figure.uchronia, figure.circus > 0, figure.brambles > 0, figure.prayer > 0):
        if has:
            count += 1.0
    return count


def use_appeal(table: Table, action: UseSkill) -> float:
    figure = table.figures[table.names[action.figure]]
    skill = action.skill
    if skill == "roaring_wave":
        value = -PRICE
        for id in within_wave(table, figure):
            value += blow(figure, table.figures[id], 0, 0) * worth(table.figures[id])
        return value
    if skill == "telluric_shock":
        lost = count_near(table, figure, 4 * INCH, False)
        return 0.8 * (lost - count_near(table, figure, 4 * INCH, True))
    if skill == "hive_throw":
        return stung(table, figure, action)
    if skill == "toxic_batrachians":
        if action.choice == "black":
            return 1.0 if may_strike(table, figure) else 0.4
        return 0.6
    if action.target == "":
        return 0.4
    return use_on_appeal(table, figure, table.figures[table.names[action.target]], action)


def use_on_appeal(table: Table, figure: Figure, target: Figure, action: UseSkill) -> float:
    skill = action.skill
    if skill == "chains":
        return 0.8 + 0.6 * best_exchange(figure, target, 0)
    if skill == "vital_transfer":
        value = worth(figure) - worth(target)
        for other in action.others:
            value += worth(figure) - worth(table.figures[table.names[other]])
        return value
    if skill == "alchemical_necrosis":
        return 1.2 + float(min(2, figure.ticked)) * worth(figure) - PRICE
    if skill == "superior_will":
        return 0.3 if table.cards[target.card].played else 0.7
    if skill == "spirit_vision":
        if target.seat == figure.seat:
            return 0.3 * shooters_near(table, target)
        return -0.2 if under(target, VISION) else 0.2
    return -0.5  # ravens measure; the eye will do


def stung(table: Table, figure: Figure, action: UseSkill) -> float:
    """hive_throw: who stands where it would fall."""
    value = -0.4
    x = action.x
    y = action.y
    if x is None or y is None:
        return value
    for other in table.figures:
        if other.alive and other.placed and other.id != figure.id:
            if within(x, y, INCH // 2, other.x, other.y, other.r, STUNG_FROM):
                value += 0.5 * worth(other) * (1.0 if other.seat != figure.seat else -1.2)
    return value
