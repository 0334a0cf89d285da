"""The PettingZoo environment: PettingZoo's own tests, and ours for secrets."""

from __future__ import annotations

import pytest

import athanor
from athanor import BadRequest
from athanor.adapters.pettingzoo import env


def test_every_action_of_poison_has_a_number_of_its_own() -> None:
    encoding = athanor.game("poison").encoding(4)
    view = athanor.game("poison").new(4, seed=1).view(0)
    actions = [encoding.action(view, index) for index in range(encoding.actions)]
    assert [encoding.index(view, action) for action in actions] == list(range(48))


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadRequest):
        env("poison", seats=2)
