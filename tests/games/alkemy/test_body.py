"""Figures as they are told: what was told of one before is told again only while nothing of it has
changed."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.body import PLAIN_FIELDS, figure_body, new_body, read_figures, write_table
from athanor.games.alkemy.cards import PROFILE_INDEX, PROFILES
from athanor.games.alkemy.figures import Effect

from .support import in_combat, table

OTHERS = ("name", "cast", "used", "spent", "foes", "barred")


@pytest.mark.parametrize("field", [*PLAIN_FIELDS, *OTHERS])
def test_every_field_that_changes_is_told_anew(field: str) -> None:
    state = table((0, "avalonian_beaters", 1000, 1000), (1, "avalonian_beaters", 2000, 2000))
    figure = state.figures[0]
    before = figure_body(state, figure)
    assert figure_body(state, figure) == before == new_body(state, figure)
    value = getattr(figure, field)
    changed = not value if isinstance(value, bool) else "another" if field == "name" else value + 2
    setattr(figure, field, changed)
    assert figure_body(state, figure) == new_body(state, figure) != before


def test_a_figure_that_becomes_another_is_told_anew() -> None:
    state = table((0, "avalonian_beaters", 1000, 1000), (1, "avalonian_beaters", 2000, 2000))
    figure = state.figures[0]
    before = figure_body(state, figure)
    figure.effects = [Effect()]
    assert figure_body(state, figure) == new_body(state, figure) != before
    figure.effects = []
    figure.profile = PROFILES[PROFILE_INDEX["avalonian_colossus"]]
    figure.r = figure.profile.radius
    assert figure_body(state, figure) == new_body(state, figure) != before


def test_a_table_that_is_read_has_figures_of_its_own() -> None:
    state = table((0, "avalonian_beaters", 1000, 1000), (1, "abdelan", 1000, 1119))
    in_combat(state, "avalonian_beaters-1", "abdelan-1")
    body = write_table(state)
    for each in range(2):
        other = state.clone()
        read_figures(body, other)
        assert write_table(other) == body
        other.figures[0].ap += 1 + each
        other.figures[0].x += 1
