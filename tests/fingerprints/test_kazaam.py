"""What stretches of play come to is as it was, step by step: see `prints.py`."""

from __future__ import annotations

from .prints import Print, complete, difference, every_print


@every_print("kazaam")
def test_play_is_as_it_was(kept: Print) -> None:
    assert difference("kazaam", kept) == ""


def test_there_are_fingerprints_of_these_rules() -> None:
    assert complete("kazaam"), "python -m tests.fingerprints kazaam"
