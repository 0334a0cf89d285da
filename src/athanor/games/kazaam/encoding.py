"""Kazaam! for machines that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from athanor.contract import Action, BadRequest, Encoding, View

from .box import box_of
from .model import ACTIONS_A_TURN, HIGH_SCORE, MOST_IN_HAND, PHASES
from .rules.catalogue import ACTIONS, index_of
from .tiles import HOMUNCULI, INGREDIENTS, MOST_OF_ONE, PARTS, TILE_OF, TILES
from .view import KazaamView, Player

if TYPE_CHECKING:
    from .direct import KazaamDirect


class KazaamEncoding(Encoding):
    """Tiles are numbered by their place in the box. An observation holds, in this order:

    - the own hand: whether each tile is in it (70 numbers);
    - for each player, oneself first: for each part whether it is in play, whether it is face up,
      and which homunculus it is of (9 × 9); ingredients / 31 (6); the favourite ingredient and
      homunculus (6 + 7); hand size / 6; points / 35; whether it is their turn; whether they began;
    - for each place a tile can be hidden in, the hands of the others in turn order, the pile and
      the discards: whether each tile can be there (70 each);
    - the supply / 31 (6), pile / 70, discards / 70, actions left / 3;
    - what is asked: act, answer, take, gather (4); for the last two uses of the stack, the top one
      first: the part (9) and whether it is aimed at oneself.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.catalogue = ACTIONS
        self.actions = len(ACTIONS)
        bag = [MOST_OF_ONE] * len(INGREDIENTS)
        favourites = [1] * (len(INGREDIENTS) + len(HOMUNCULI))
        board = [1] * (len(PARTS) * (2 + len(HOMUNCULI)))
        player = [*board, *bag, *favourites, MOST_IN_HAND, HIGH_SCORE, 1, 1]
        table = [*bag, TILES, TILES, ACTIONS_A_TURN]
        self.scales = [1] * TILES + seats * player + [1] * ((seats + 1) * TILES) + table
        self.scales += [1] * (len(PHASES) + 2 * (len(PARTS) + 1))
        self.length = len(self.scales)

    def index(self, view: View, action: Action) -> int:
        return index_of(action)

    def action(self, view: View, index: int) -> Action:
        return ACTIONS[index]

    def direct(self) -> KazaamDirect:
        from .direct import KazaamDirect

        return KazaamDirect()

    def observe(self, view: View) -> list[float]:
        if not isinstance(view, KazaamView):
            raise BadRequest("foreign-view", game=view.game, wanted="kazaam")
        number = box_of(view.options["box"]).place
        numbers = [0.0] * TILES
        for name in view.hand or ():
            numbers[number[TILE_OF[name]]] = 1.0
        first = view.seat or 0
        order = [(first + offset) % view.seats for offset in range(view.seats)]
        for seat in order:
            numbers += observe_player(view.players[seat])
            numbers += [float(seat == view.turn), float(seat == view.first)]
        for place in [*order[1:], "pile", "discards"]:
            here = [0.0] * TILES
            for group in view.whereabouts:
                if place in group.places:
                    for name in group.tiles:
                        here[number[TILE_OF[name]]] = 1.0
            numbers += here
        numbers += [view.supply[name] / MOST_OF_ONE for name in INGREDIENTS]
        numbers += [view.pile / TILES, view.discards / TILES, view.left / ACTIONS_A_TURN]
        asked = view.decision.kind if view.decision is not None else ""
        numbers += [float(asked == phase) for phase in PHASES]
        for depth in (1, 2):
            use = view.uses[-depth] if len(view.uses) >= depth else None
            numbers += [float(use is not None and use.part == part) for part in PARTS]
            numbers.append(float(use is not None and use.target_seat == first))
        return numbers


def observe_player(player: Player) -> list[float]:
    numbers: list[float] = []
    board = {placed.part: placed for placed in player.board}
    for part in PARTS:
        placed = board.get(part)
        numbers += [float(placed is not None), float(placed is not None and placed.face_up)]
        numbers += [
            float(placed is not None and placed.tile.startswith(homunculus + "-"))
            for homunculus in HOMUNCULI
        ]
    numbers += [player.ingredients[name] / MOST_OF_ONE for name in INGREDIENTS]
    numbers += [float(player.ingredient == name) for name in INGREDIENTS]
    numbers += [float(player.homunculus == name) for name in HOMUNCULI]
    numbers.append(player.hand_size / MOST_IN_HAND)
    numbers.append(min(player.points.total, HIGH_SCORE) / HIGH_SCORE)
    return numbers
