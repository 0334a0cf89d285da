"""Asking a bot that somebody else may have written."""

from __future__ import annotations

from athanor.contract import Action, AthanorError, BadRequest, State

from .levels import Bot


def play_for(player: Bot, name: str, state: State, seat: int) -> Action:
    """Plays what a bot chooses, and says what. If it raises, or chooses what the rules refuse, that
    is said of it by `name`, and nothing is played."""
    try:
        chosen = player.choose(state.view(seat))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadRequest("bot-failed", bot=name, reason=reason) from error
    try:
        state.play(seat, chosen)
    except (AthanorError, AttributeError, TypeError) as error:
        raise BadRequest("bot-illegal", bot=name, action=repr(chosen)) from error
    return chosen
