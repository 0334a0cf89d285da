"""How readily a good player would try each action: what searches by grandmasters look at first.

`data/readiness.toml` was fitted to what long searches chose (`bench/kazaam_readiness.py`). An
action is as ready as the numbers of all that is true of it, added up: of its kind, at this hour and
with such a hand; and of itself, in the game's own words. Only what the player may know is asked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..model import ACTIONS_A_TURN, MOST_IN_HAND, NONE
from ..rules.build import bit_count
from ..rules.catalogue import (
    DIG,
    DIGEST,
    DRAW,
    EXTRACT,
    FORESEE,
    LASH,
    PRY,
    RESTORE,
    TAKE,
)
from ..rules.heads import next_asked, part_aimed_at, seat_aimed_at
from ..rules.turn import KazaamState
from ..tiles import FIRST_HAND, HEAD, HOMUNCULUS_OF, PART_COUNT, PART_OF, TAIL, bit, common, size
from .glance import FAR, IN_PLAY, MARGINS, NO_TILE, SECOND, Glance, capped
from .sketch import SORTS, sort_of

# The kinds of actions of a turn.
PLAYED: Final = 0
EXTRACTED: Final = 1
LASHED: Final = 2
STOLEN: Final = 3
DUG: Final = 4
DIGESTED: Final = 5
DRAWN: Final = 6
RESTORED: Final = 7
ENDED: Final = 8
KINDS: Final = 9

LACKS: Final = NO_TILE + 1
HANDS: Final = MOST_IN_HAND + 1
FROM_PARTS: Final = PART_COUNT + 1
SEATS: Final = 6
FEW: Final = 3
#: Discards: a few, some, many, most of the box.
HEAPS: Final = 4
#: What extracting a tile takes away: nothing of use, a second tile, or one that lacks so many.
LOSSES: Final = FAR + 3
MOST_GAIN: Final = 5
#: Whom a use that is asked about is aimed at: oneself, one's own use, another's head, another.
AIMS: Final = 4

#: The parts of the table and how many numbers each has.
SIZES: Final[dict[str, int]] = {
    "turn": KINDS * ACTIONS_A_TURN * FEW,
    "parts": KINDS * FROM_PARTS,
    "most": KINDS * FROM_PARTS,
    "hand": KINDS * HANDS,
    "near": KINDS * LACKS,
    "wanted": KINDS * HANDS,
    "margin": KINDS * MARGINS,
    "seats": KINDS * SEATS,
    "play_part": SORTS * FROM_PARTS,
    "play_favourite": 2 * FEW,
    "play_next": LACKS,
    "extract_loss": LOSSES * (MOST_GAIN + 1),
    "extract_part": SORTS * 2,
    "extract_relief": LACKS * LACKS,
    "extract_help": MOST_GAIN + 1,
    "lash_part": 2 * SORTS,
    "lash_parts": 2 * FROM_PARTS,
    "lash_lead": 2 * (2 * FAR + 1),
    "asked": KINDS * 2,
    "steal_hand": HANDS * FEW,
    "steal_parts": FROM_PARTS,
    "dig_heap": HEAPS * HANDS,
    "digest_near": LACKS * LACKS,
    "restore_down": FROM_PARTS,
    "restore_part": SORTS,
    "head_use": SORTS * AIMS,
    "head_lash": 2 * SORTS * 2,
    "head_parts": FROM_PARTS * 2,
    "head_most": FROM_PARTS,
    "head_margin": MARGINS,
    "head_seats": SEATS,
}
STARTS: Final[dict[str, int]] = dict(zip(SIZES, accumulate([0, *SIZES.values()]), strict=False))
LENGTH: Final = sum(SIZES.values())

TURN: Final[i64] = STARTS["turn"]
PARTS: Final[i64] = STARTS["parts"]
MOST: Final[i64] = STARTS["most"]
HAND: Final[i64] = STARTS["hand"]
NEAR: Final[i64] = STARTS["near"]
WANTED: Final[i64] = STARTS["wanted"]
MARGIN: Final[i64] = STARTS["margin"]
AT_TABLE: Final[i64] = STARTS["seats"]
PLAY_PART: Final[i64] = STARTS["play_part"]
PLAY_FAVOURITE: Final[i64] = STARTS["play_favourite"]
PLAY_NEXT: Final[i64] = STARTS["play_next"]
EXTRACT_LOSS: Final[i64] = STARTS["extract_loss"]
EXTRACT_PART: Final[i64] = STARTS["extract_part"]
EXTRACT_RELIEF: Final[i64] = STARTS["extract_relief"]
EXTRACT_HELP: Final[i64] = STARTS["extract_help"]
LASH_PART: Final[i64] = STARTS["lash_part"]
LASH_PARTS: Final[i64] = STARTS["lash_parts"]
LASH_LEAD: Final[i64] = STARTS["lash_lead"]
ASKED: Final[i64] = STARTS["asked"]
STEAL_HAND: Final[i64] = STARTS["steal_hand"]
STEAL_PARTS: Final[i64] = STARTS["steal_parts"]
DIG_HEAP: Final[i64] = STARTS["dig_heap"]
DIGEST_NEAR: Final[i64] = STARTS["digest_near"]
RESTORE_DOWN: Final[i64] = STARTS["restore_down"]
RESTORE_PART: Final[i64] = STARTS["restore_part"]
HEAD_USE: Final[i64] = STARTS["head_use"]
HEAD_LASH: Final[i64] = STARTS["head_lash"]
HEAD_PARTS: Final[i64] = STARTS["head_parts"]
HEAD_MOST: Final[i64] = STARTS["head_most"]
HEAD_MARGIN: Final[i64] = STARTS["head_margin"]
HEAD_SEATS: Final[i64] = STARTS["head_seats"]


class Readiness:
    """The table, and one state in sight of one seat. With `noting`, which numbers are asked for is
    noted in `noted`: what fits the table looks through the same eyes as who plays by it."""

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers = numbers
        self.glance = Glance()
        self.sum: float = 0.0
        self.kinds = vec[float]([0.0 for _ in range(KINDS)])
        self.summed: i64 = 0  # a bit for each kind whose numbers are added up in `kinds`
        self.noting = False
        self.noted: list[int] = []

    def look(self, state: KazaamState, seat: i64) -> None:
        self.glance.look(state, seat)
        self.summed = 0

    def add(self, at: i64) -> None:
        self.sum += self.numbers[at]
        if self.noting:
            self.noted.append(at)

    def readiness(self, state: KazaamState, seat: i64, index: i64) -> float:
        """Of an action of the turn or the answer of a head, as a logarithm."""
        self.sum = 0.0
        if index >= FORESEE:
            if index == FORESEE:
                self.add_head(state, seat)
            return self.sum
        kind = kind_of(index)
        self.add_kind(state, kind)
        if kind == PLAYED:
            self.add_play(state, seat, index)
        elif kind == EXTRACTED:
            self.add_extract(state, seat, index - EXTRACT)
        elif kind == RESTORED:
            self.add_restore(state, seat)
        elif LASHED <= kind <= DIGESTED:
            self.add_use(state, seat, index, kind)
        return self.sum

    def add_kind(self, state: KazaamState, kind: i64) -> None:
        """At this hour, and with such a hand: the same for all actions of a kind."""
        if (self.summed >> kind) & 1 and not self.noting:
            self.sum = self.kinds[kind]
            return
        glance = self.glance
        payable: i64 = glance.payable if glance.payable < FEW else FEW - 1
        self.add(TURN + (kind * ACTIONS_A_TURN + state.left - 1) * FEW + payable)
        self.add(PARTS + kind * FROM_PARTS + glance.parts)
        self.add(MOST + kind * FROM_PARTS + glance.most)
        self.add(HAND + kind * HANDS + glance.hand_size)
        self.add(NEAR + kind * LACKS + self.lack_at(glance.nearest))
        self.add(WANTED + kind * HANDS + glance.wanted)
        self.add(MARGIN + kind * MARGINS + glance.margin)
        self.add(AT_TABLE + kind * SEATS + state.seats)
        self.kinds[kind] = self.sum
        self.summed |= bit(kind)

    def lack_at(self, place: i64) -> i64:
        return NO_TILE if place < 0 else capped(self.glance.lacks[place])

    def add_play(self, state: KazaamState, seat: i64, tile: i64) -> None:
        player = state.players[seat]
        self.add(PLAY_PART + sort_of(PART_OF[tile]) * FROM_PARTS + self.glance.parts)
        kin: i64 = 1 if HOMUNCULUS_OF[tile] == player.homunculus else 0
        stage: i64 = self.glance.parts // FEW
        self.add(PLAY_FAVOURITE + kin * FEW + (stage if stage < FEW else FEW - 1))
        self.add(PLAY_NEXT + self.glance.after_paying(state, player, tile))

    def add_extract(self, state: KazaamState, seat: i64, tile: i64) -> None:
        glance = self.glance
        player = state.players[seat]
        place: i64 = 0
        while glance.tiles[place] != tile:
            place += 1
        lack: i64 = glance.lacks[place]
        gain: i64 = state.box.gain[tile] + player.favourite
        many: i64 = size(gain)
        many = many if many < MOST_GAIN else MOST_GAIN
        loss: i64 = 0 if lack == IN_PLAY else 1 if lack == SECOND else capped(lack) + 2
        self.add(EXTRACT_LOSS + loss * (MOST_GAIN + 1) + many)
        if lack >= 0:
            kin: i64 = 1 if HOMUNCULUS_OF[tile] == player.homunculus else 0
            self.add(EXTRACT_PART + sort_of(PART_OF[tile]) * 2 + kin)
        before: i64 = NO_TILE
        after: i64 = NO_TILE
        aim: i64 = glance.second if place == glance.nearest else glance.nearest
        if aim >= 0:
            need: i64 = glance.second_need if place == glance.nearest else glance.need
            before = self.lack_at(aim)
            after = capped(size(need - common(need, gain)))
        self.add(EXTRACT_RELIEF + before * LACKS + after)
        help: i64 = size(common(glance.all_missing, gain))
        self.add(EXTRACT_HELP + (help if help < MOST_GAIN else MOST_GAIN))

    def add_restore(self, state: KazaamState, seat: i64) -> None:
        player = state.players[seat]
        down: i64 = player.parts & ~player.up
        self.add(RESTORE_DOWN + bit_count(down))
        part: i64 = 0
        while down:
            if down & 1:
                self.add(RESTORE_PART + sort_of(part))
            down >>= 1
            part += 1

    def add_use(self, state: KazaamState, seat: i64, index: i64, kind: i64) -> None:
        target: i64 = seat_aimed_at(index)
        heads: i64 = 0 if next_asked(state, seat, target, 0) == NONE else 1
        self.add(ASKED + kind * 2 + heads)
        if kind == LASHED:
            self.add_lash(state, target, part_aimed_at(index))
        elif kind == STOLEN:
            victim = state.players[target]
            wanted: i64 = self.glance.wanted
            wanted = wanted if wanted < FEW else FEW - 1
            self.add(STEAL_HAND + victim.hand_size * FEW + wanted)
            self.add(STEAL_PARTS + bit_count(victim.parts))
        elif kind == DUG:
            self.add(DIG_HEAP + heap_of(state.discard_size) * HANDS + self.glance.wanted)
        else:
            near: i64 = self.lack_at(self.glance.nearest)
            self.add(DIGEST_NEAR + near * LACKS + self.lack_at(self.glance.second))

    def add_lash(self, state: KazaamState, target: i64, part: i64) -> None:
        victim = state.players[target]
        up: i64 = (victim.up >> part) & 1
        parts: i64 = bit_count(victim.parts)
        self.add(LASH_PART + up * SORTS + sort_of(part))
        self.add(LASH_PARTS + up * FROM_PARTS + parts)
        lead: i64 = parts - self.glance.parts + FAR
        lead = 0 if lead < 0 else lead if lead < 2 * FAR else 2 * FAR
        first: i64 = 1 if parts == self.glance.most else 0
        self.add(LASH_LEAD + first * (2 * FAR + 1) + lead)

    def add_head(self, state: KazaamState, seat: i64) -> None:
        """A head answers; to let it pass is what it is measured by."""
        glance = self.glance
        top = state.uses[-1]
        aim: i64 = 3
        if top.part == HEAD:
            aim = 1 if state.uses[-2].seat == seat else 2
        elif top.target_seat == seat:
            aim = 0
        self.add(HEAD_USE + sort_of(top.part) * AIMS + aim)
        mine: i64 = 1 if aim == 0 else 0
        if top.part == TAIL:
            up: i64 = (state.players[top.target_seat].up >> top.target_part) & 1
            self.add(HEAD_LASH + (up * SORTS + sort_of(top.target_part)) * 2 + mine)
        self.add(HEAD_PARTS + glance.parts * 2 + mine)
        self.add(HEAD_MOST + bit_count(state.players[top.seat].parts))
        self.add(HEAD_MARGIN + glance.margin)
        self.add(HEAD_SEATS + state.seats)


def heap_of(discards: i64) -> i64:
    if discards < 8:
        return 0 if discards < FEW else 1
    return 2 if discards < 20 else 3


def kind_of(index: i64) -> i64:
    if index < EXTRACT:
        return PLAYED
    if index < TAKE:
        return EXTRACTED
    if index >= DIG:
        return kind_after_steals(index)
    return LASHED if index < PRY else STOLEN


def kind_after_steals(index: i64) -> i64:
    if index < DIGEST:
        return DUG
    return DIGESTED + index - DIGEST


def read_numbers() -> vec[float]:
    """The table of this package. What it says nothing of is neither more nor less ready."""
    text = files(__package__.rpartition(".")[0]).joinpath("data/readiness.toml").read_text("utf-8")
    return numbers_of(tomllib.loads(text))


def numbers_of(data: Mapping[str, Sequence[float]]) -> vec[float]:
    found: list[float] = []
    for name, length in SIZES.items():
        part = data[name]
        assert len(part) == length, f"{name} has {len(part)} numbers instead of {length}"
        found += part
    return vec[float](found)


assert kind_after_steals(DRAW) == DRAWN
assert kind_after_steals(RESTORE + 1) == ENDED
assert LASH > TAKE
assert FIRST_HAND == TAIL + 1
