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
    *("red-7", "red-5", "poison", "blue-7", "blue-5", "poison", "purple-7", "purple-5"),
    *("red-4", "blue-4", "purple-4", "red-2", "blue-2", "purple-2", "red-1", "blue-1"),
)


def poison(seats: int, size: int, rng: Rng) -> dict[str, object]:
    """The last round with `size` cards in each hand. All others were taken before, as evenly as
    they can be, and earlier rounds make up for the rest: what counts is who drinks now."""
    from athanor.games.poison.cards import DECK, KIND_OF, NAMES, bag_of
    from athanor.games.poison.model import rounds_for
    from athanor.games.poison.rules.score import by_colour, penalties

    dealt = list(POISON_CARDS[: seats * size])
    order = list(range(len(dealt)))
    rng.shuffle(order, "deal")
    hands = [[dealt[n] for n in order[seat::seats]] for seat in range(seats)]
    rest = [NAMES[kind] for kind in DECK]
    for card in dealt:
        rest.remove(card)
    taken = [rest[seat::seats] for seat in range(seats)]
    bags = [bag_of([KIND_OF[card] for card in cards]) for cards in taken]
    points = penalties([by_colour(bag) for bag in bags])
    rounds = rounds_for(seats)
    pad = [[0] * seats for _ in range(rounds - 1)]
    pad[-1] = [max(points) - each for each in points]
    return {
        "round": rounds - 1,
        "dealer": seats - 1,
        "turn": 0,
        "finished": False,
        "hands": hands,
        "taken": taken,
        "cauldrons": [[], [], []],
        "aside": [],
        "pile": [],
        "pad": pad,
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
    most = largest(id, seats)
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


def largest(id: str, seats: int) -> int:
    """The largest small game there is of a game."""
    if id not in SMALL:
        raise BadRequest("no-small-game", game=id, known=", ".join(SMALL))
    return MOST[id] // seats
