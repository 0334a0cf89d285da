"""The table of Kazaam!: where every tile and every ingredient is, and what is being waited for."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.state import State

from .box import box_of
from .tiles import HEAP_BITS, TILE_BITS, TILE_MASK, Box, Heap, bit

NONE: Final = -1

# What the table waits for.
Phase = Literal["act", "answer", "take", "gather"]
ACT: Final = 0
ANSWER: Final = 1
TAKE_TILE: Final = 2
GATHER_INGREDIENTS: Final = 3
PHASES: Final[list[Phase]] = ["act", "answer", "take", "gather"]
PHASE_OF: Final[dict[str, int]] = {kind: phase for phase, kind in enumerate(PHASES)}

ACTIONS_A_TURN: Final = 3
MOST_IN_HAND: Final = 6
#: No board scores more; machines that learn see points as shares of it.
HIGH_SCORE: Final = 35

# What the log of sightings tells (see `rules/knowledge.py`).
DREW: Final = 0
PLAYED: Final = 1
EXTRACTED: Final = 2
DESTROYED: Final = 3
PRIED: Final = 4
STOLE: Final = 5
SEARCHED: Final = 6
DUG: Final = 7
SHUFFLED: Final = 8


class Player:
    """`hand` and `board` are rows of tiles, the board with one seat for each part; `parts` and `up`
    have a bit for each part in play and each that lies face up. `ingredients` is a bag."""

    def __init__(self) -> None:
        self.alchemist: i64 = 0
        self.favourite: i64 = 0  # the bag of one favourite ingredient
        self.homunculus: i64 = 0
        self.hand: i64 = 0
        self.hand_size: i64 = 0
        self.board: i64 = 0
        self.parts: i64 = 0
        self.up: i64 = 0
        self.ingredients: i64 = 0

    def receive(self, tile: i64) -> None:
        """Puts a tile into the hand, in the order of the box: no hand tells when it was drawn."""
        shift: i64 = 0
        end: i64 = TILE_BITS * self.hand_size
        while shift < end and (self.hand >> shift) & TILE_MASK < tile:
            shift += TILE_BITS
        above: i64 = (self.hand >> shift) << (shift + TILE_BITS)
        self.hand = (self.hand & (bit(shift) - 1)) | (tile << shift) | above
        self.hand_size += 1

    def holds(self, tile: i64) -> bool:
        hand: i64 = self.hand
        left: i64 = self.hand_size
        while left > 0:
            if hand & TILE_MASK == tile:
                return True
            hand >>= TILE_BITS
            left -= 1
        return False

    def tile_in_hand(self, index: i64) -> i64:
        return (self.hand >> (TILE_BITS * index)) & TILE_MASK

    def give(self, tile: i64) -> None:
        """Takes a tile out of the hand."""
        shift: i64 = 0
        while (self.hand >> shift) & TILE_MASK != tile:
            shift += TILE_BITS
        below: i64 = self.hand & (bit(shift) - 1)
        self.hand = below | ((self.hand >> (shift + TILE_BITS)) << shift)
        self.hand_size -= 1

    def place(self, tile: i64, part: i64) -> None:
        self.board |= tile << (TILE_BITS * part)
        self.parts |= 1 << part
        self.up |= 1 << part

    def tile_at(self, part: i64) -> i64:
        return (self.board >> (TILE_BITS * part)) & TILE_MASK

    def lose(self, part: i64) -> None:
        self.board ^= self.tile_at(part) << (TILE_BITS * part)
        self.parts &= ~(1 << part)
        self.up &= ~(1 << part)

    def clone(self) -> Player:
        copy = Player()
        copy.alchemist = self.alchemist
        copy.favourite = self.favourite
        copy.homunculus = self.homunculus
        copy.hand = self.hand
        copy.hand_size = self.hand_size
        copy.board = self.board
        copy.parts = self.parts
        copy.up = self.up
        copy.ingredients = self.ingredients
        return copy


class Use:
    """A part in use whose effect is pending (K-30). Heads that answer lie on top of what they
    answer. `target_seat` and `target_part` are NONE where the part has no such target; `asked` has
    a bit for each seat that has answered or let it pass."""

    def __init__(self, seat: i64, part: i64, target_seat: i64, target_part: i64) -> None:
        self.seat: i64 = seat
        self.part: i64 = part
        self.target_seat: i64 = target_seat
        self.target_part: i64 = target_part
        self.asked: i64 = 0

    def clone(self) -> Use:
        copy = Use(self.seat, self.part, self.target_seat, self.target_part)
        copy.asked = self.asked
        return copy


class Memory:
    """What one onlooker can tell of the tiles they do not see, `learned` from so many of the
    table's sightings. Once two tables have it (`shared`), it is never changed.

    Places are the hands by seat, then the pile, then the discards. `possible[place]` is the heap of
    tiles that can be there; `sizes[place]` how many are. The onlooker's own hand is
    in front of their eyes, so nothing is said of it.
    """

    def __init__(self, possible: list[Heap], sizes: list[int]) -> None:
        self.possible = possible
        self.sizes = sizes
        self.learned: i64 = 0
        self.shared: bool = False


class Table(State):
    """`pile` is the draw pile, next tile last. `discards_low` and `discards_high` are the discards
    as a heap. `left` counts the actions left to `turn`. `uses` is the stack of parts in use,
    the frames of this game: the last is the one that is asked about.
    `asked` is the seat that may answer now. `memories` are what the seats, and last the spectator,
    could tell when they last looked at the `sightings`; None where nothing but the open table is
    remembered. `known` is the action that was looked up last, with its index: who plays one asks
    for it twice, to check it and to apply it."""

    def lay_out(self) -> None:
        """An empty table."""
        seats = self.seats
        self.box: Box = box_of(self.options["box"])
        self.targeted: bool = self.options["head"] == "targeted"
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.pile: list[int] = []
        self.discards_low: i64 = 0
        self.discards_high: i64 = 0
        self.discard_size: i64 = 0
        self.supply: i64 = self.box.supply
        self.first: i64 = 0
        self.turn: i64 = 0
        self.left: i64 = ACTIONS_A_TURN
        self.phase: i64 = ACT
        self.asked: i64 = NONE
        self.uses: list[Use] = []
        self.finisher: i64 = NONE
        self.memories: list[Memory | None] = [None for _ in range(seats + 1)]
        self.sightings: list[int] = []
        self.known: Action | None = None
        self.known_index: i64 = 0

    def saw(self, kind: i64, seat: i64, other: i64, what: i64) -> None:
        """Notes something that onlookers learn differently. Folded when a view is asked for."""
        self.sightings.append(kind + (seat << 4) + (other << 8) + (what << 12))

    def put_on_discards(self, tile: i64) -> None:
        if tile < HEAP_BITS:
            self.discards_low |= bit(tile)
        else:
            self.discards_high |= bit(tile - HEAP_BITS)
        self.discard_size += 1

    def take_from_discards(self, tile: i64) -> None:
        if tile < HEAP_BITS:
            self.discards_low &= ~bit(tile)
        else:
            self.discards_high &= ~bit(tile - HEAP_BITS)
        self.discard_size -= 1

    def in_discards(self, tile: i64) -> bool:
        if tile < HEAP_BITS:
            return (self.discards_low >> tile) & 1 != 0
        return (self.discards_high >> (tile - HEAP_BITS)) & 1 != 0

    def discards(self) -> list[int]:
        tiles: list[int] = []
        rest: i64 = self.discards_low
        tile: i64 = 0
        while rest:
            if rest & 1:
                tiles.append(tile)
            rest >>= 1
            tile += 1
        rest = self.discards_high
        tile = HEAP_BITS
        while rest:
            if rest & 1:
                tiles.append(tile)
            rest >>= 1
            tile += 1
        return tiles

    def copy_to(self, other: Table) -> None:
        other.step = self.step
        other.events = self.events
        other.box = self.box
        other.targeted = self.targeted
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        other.players = players
        other.pile = self.pile[:]
        other.discards_low = self.discards_low
        other.discards_high = self.discards_high
        other.discard_size = self.discard_size
        other.supply = self.supply
        other.first = self.first
        other.turn = self.turn
        other.left = self.left
        other.phase = self.phase
        other.asked = self.asked
        uses: list[Use] = []
        for use in self.uses:
            uses.append(use.clone())
        other.uses = uses
        other.finisher = self.finisher
        for memory in self.memories:
            if memory is not None:
                memory.shared = True
        other.memories = self.memories[:]
        other.sightings = self.sightings[:]
        other.known = None
        other.known_index = 0
