"""Small games that can be solved: the end of a real one, under the same rules.

    state = small_table("poison", seats=3, size=2, rng=FastRng(1))

What is left in the boxes is open before everyone, and a few cards are dealt anew: so all that can
happen can be listed, and a player's best answer to a bot worked out exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from athanor.contract import BadRequest, FastRng, OptionValue, Rng, State, game
from athanor.contract.options import settle

Deal = Callable[[int, int, Rng], dict[str, object]]

#: What is dealt in a small game of Poison, the first cards first: enough to overflow at once.
POISON_CARDS: Final = (
    *("red-7", "blue-7", "poison", "purple-7", "red-5", "blue-5", "purple-5", "poison"),
    *("red-4", "blue-4", "purple-4", "red-2", "blue-2", "purple-2", "red-1", "blue-1"),
)


def poison(seats: int, size: int, rng: Rng) -> dict[str, object]:
    """The last round with `size` cards in each hand. All others were taken before, as evenly as
    they can be: what counts is who drinks now."""
    from athanor.games.poison.cards import DECK, NAMES
    from athanor.games.poison.model import rounds_for

    dealt = list(POISON_CARDS[: seats * size])
    order = list(range(len(dealt)))
    rng.shuffle(order, "deal")
    hands = [[dealt[n] for n in order[seat::seats]] for seat in range(seats)]
    rest = [NAMES[kind] for kind in DECK]
    for card in dealt:
        rest.remove(card)
    rounds = rounds_for(seats)
    return {
        "round": rounds - 1,
        "dealer": seats - 1,
        "turn": 0,
        "finished": False,
        "hands": hands,
        "taken": [rest[seat::seats] for seat in range(seats)],
        "cauldrons": [[], [], []],
        "aside": [],
        "pile": [],
        "pad": [[0] * seats for _ in range(rounds - 1)],
        "last_turn": [0] * seats,
    }


SMALL: Final[Mapping[str, Deal]] = {"poison": poison}
MOST: Final[Mapping[str, int]] = {"poison": len(POISON_CARDS)}


def small_table(
    id: str, seats: int, size: int, rng: Rng, options: Mapping[str, object] | None = None
) -> State:
    """A new small game, dealt by `rng`, which its chance comes from too."""
    rules = game(id)
    rules.check_seats(seats)
    if id not in SMALL:
        raise BadRequest("no-small-game", game=id, known=", ".join(SMALL))
    most = MOST[id] // seats
    if not 1 <= size <= most:
        raise BadRequest("small-size", size=size, most=most)
    settled: dict[str, OptionValue] = settle(rules.meta.options, options or {}, seats)
    head = {
        "game": id,
        "rules": rules.meta.rules,
        "seats": seats,
        "options": settled,
        "step": 0,
        "rng": FastRng().state(),
    }
    state = rules.from_position(head | SMALL[id](seats, size, rng))
    state.rng = rng
    return state
