"""What a game is worth to each seat, the same in all environments."""

from __future__ import annotations

from athanor.contract import State


def rewards_of(state: State) -> list[float]:
    """1 divided among the winners, less the fair share: it sums to zero. 0 for everyone while the
    game is not over, and if nobody won it. Alone, where there is nothing to share, a win is 1."""
    result = state.result
    if result is None or not result.winners:
        return [0.0] * state.seats
    if state.seats == 1:
        return [1.0]
    share, fair = 1.0 / len(result.winners), 1.0 / state.seats
    return [(share if seat in result.winners else 0.0) - fair for seat in range(state.seats)]
