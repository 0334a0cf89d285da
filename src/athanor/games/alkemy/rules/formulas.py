"""All formulas by number."""

from __future__ import annotations

from typing import Final

from ..cards import FORMULAS
from .formula import Formula
from .formulas_air import AIR
from .formulas_avalon import AVALON
from .formulas_earth import EARTH
from .formulas_water import WATER


def in_order() -> list[Formula]:
    by_number: dict[int, Formula] = {}
    for formula in [*AIR, *WATER, *EARTH, *AVALON]:
        by_number[formula.number] = formula
    return [by_number[number] for number in range(len(FORMULAS))]


BOOK: Final[list[Formula]] = in_order()
