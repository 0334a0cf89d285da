"""Small games that can be solved: the end of a real one, under the same rules.

    state = small_table("poison", seats=3, size=2, rng=FastRng(1))

What is left in the boxes is open before everyone, and a few cards are dealt anew: so all that can
happen can be listed, and a player's best answer to a bot worked out exactly. Where the rules would
let a game go on for ever it is cut after so many actions, and what nobody has won then is
everybody's alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from athanor.contract import BadRequest, FastRng, OptionValue, Rng, State, game
from athanor.contract.options import settle

Deal = Callable[[int, int, Rng], dict[str, object]]

#: What is dealt in a small game of Poison, the first cards first: enough to overflow at once.
POISON_CARDS: Final = (
    *("red-7", "red-5", "poison", "blue-7", "blue-5", "poison", "purple-7", "purple-5"),
    *("red-4", "blue-4", "purple-4", "red-2", "blue-2", "purple-2", "red-1", "blue-1"),
)


#: What everyone lacks in a small game of Kazaam!, and what lies face up.
KAZAAM_MISSING: Final = "right-ear"
KAZAAM_FACE_UP: Final = ("head", "left-hand")
KAZAAM_INGREDIENTS: Final = 3
#: What is in hands and pile, the first tiles first: of homunculi that nobody builds.
KAZAAM_TILES: Final = (
    *("stone-right-ear", "chitin-left-ear", "chitin-right-ear", "stone-left-ear", "stone-tail"),
    *("chitin-tail", "stone-torso", "chitin-torso"),
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


def kazaam(seats: int, size: int, rng: Rng) -> dict[str, object]:
    """Everyone lacks the same part, the right ear. Whoever has one can play it and wins; whoever
    has none can draw, or steal with the hand that lies face up, and heads can foresee it. Each
    holds one tile, the pile a few more, and all others were discarded before the eyes of all."""
    from athanor.games.kazaam.box import STANDARD, box_of
    from athanor.games.kazaam.tiles import HOMUNCULI, INGREDIENTS, PARTS, TILE_NAMES

    box = box_of(STANDARD)
    parts = [part for part in PARTS if part != KAZAAM_MISSING]
    boards = [
        [
            {"part": part, "tile": f"{homunculus}-{part}", "face_up": part in KAZAAM_FACE_UP}
            for part in parts
        ]
        for homunculus in HOMUNCULI[:seats]
    ]
    dealt = list(KAZAAM_TILES[: seats + size + 1])
    order = list(range(len(dealt)))
    rng.shuffle(order, "pile")
    mixed = [dealt[n] for n in order]
    placed = {each["tile"] for board in boards for each in board}
    names = [TILE_NAMES[tile] for tile in box.tiles]
    return {
        "first": 0,
        "turn": 0,
        "left": max(1, size // 2),
        "phase": "act",
        "finisher": None,
        "alchemists": [each.name for each in box.alchemists[:seats]],
        "hands": [[tile] for tile in mixed[:seats]],
        "boards": boards,
        "ingredients": [dict.fromkeys(INGREDIENTS, KAZAAM_INGREDIENTS) for _ in range(seats)],
        "pile": mixed[seats:],
        "discards": [name for name in names if name not in placed and name not in dealt],
        "uses": [],
    }


class Small(NamedTuple):
    """How a game is dealt small, how large that may be, and after how many actions it is cut: at 0,
    when the rules end it."""

    deal: Deal
    most: Callable[[int], int]
    cut: Callable[[int], int]


SMALL: Final[Mapping[str, Small]] = {
    "poison": Small(poison, lambda seats: len(POISON_CARDS) // seats, lambda size: 0),
    "kazaam": Small(kazaam, lambda seats: len(KAZAAM_TILES) - seats - 1, lambda size: size),
}


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
    state = rules.from_position(head | SMALL[id].deal(seats, size, rng))
    state.rng = rng
    return state


def largest(id: str, seats: int) -> int:
    """The largest small game there is of a game."""
    if id not in SMALL:
        raise BadRequest("no-small-game", game=id, known=", ".join(SMALL))
    return SMALL[id].most(seats)


def cut_after(id: str, size: int) -> int:
    """A small game is over after so many actions, whether it is decided or not; 0 is never."""
    return SMALL[id].cut(size)
