"""Alakazoö! as networks are shown it: how far the own portal is, and what every player counts.

- the empty places by how many of their runes are covered, by the spell for them in hand (of the own
  creature, of another, none), and by whether nobody else has been there (18 numbers);
- the rows and columns: empty, begun, with two that go together, with two that cannot score any
  more but by a third creature, complete and scoring, complete for nothing (6);
- the columns of spells: what the best of them brings for empty places, of the own creature, and for
  places that are ready; how many places could be served at all (4);
- the dice: symbols with no, one and two free runes left, faces that complete a place (4);
- the own standing (24) and that of the whole table (9);
- for each other seat, in order of turns, what lies open (7).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.sketch import Sketch
from athanor.contract.state import State

from ..cards import ABILITY, NONE, PARTS, RUNES, SYMBOLS, all_of, size
from ..model import COLUMNS, Player
from ..rules.book import fulfilled_lines
from ..rules.phases import ACT, OVER
from ..rules.score import LINES, creatures_on
from ..rules.turn import AlakazooState
from .sight import faces_that_fill, fitting, overflow
from .worth import has_had_last_turn, taken_by_others

PLACES: Final = 0
ROWS: Final = PLACES + 18
SPELLS: Final = ROWS + 6
DICE: Final = SPELLS + 4
OWN: Final = DICE + 4
TABLE: Final = OWN + 24
OTHERS: Final = TABLE + 9
OTHER: Final = 7


class AlakazooSketch(Sketch):
    def __init__(self, seats: int) -> None:
        self.length = OTHERS + OTHER * (seats - 1)

    def draw(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, AlakazooState)
        if len(state.creatures) == 0:
            return  # portals are still being chosen
        player = state.players[seat]
        draw_places(state, player, taken_by_others(state, seat), out)
        draw_rows(player, out)
        draw_spells(state, player, out)
        draw_dice(player, out)
        draw_own(state, seat, out)
        draw_table(state, seat, out)
        draw_others(state, seat, out)


def draw_places(state: AlakazooState, player: Player, taken: i64, out: vec[float]) -> None:
    empty: i64 = 511 & ~player.filled
    first: i64 = player.tokens & 511
    second: i64 = player.tokens >> PARTS
    covered: i64 = first & second & empty
    touched: i64 = (first | second) & empty
    own: i64 = (player.hand >> (player.creature * PARTS)) & 511
    held: i64 = fitting(player.hand)
    at: i64 = PLACES
    runes: i64 = 0
    while runes < 3:
        places: i64 = covered
        if runes == 0:
            places = empty & ~touched
        elif runes == 1:
            places = touched & ~covered
        count_places(places & own, taken, at, out)
        count_places(places & held & ~own, taken, at + 2, out)
        count_places(places & ~held, taken, at + 4, out)
        at += 6
        runes += 1


def count_places(places: i64, taken: i64, at: i64, out: vec[float]) -> None:
    if places != 0:
        out[at] = float(int(size(places & ~taken)))
        out[at + 1] = float(int(size(places & taken)))


def draw_rows(player: Player, out: vec[float]) -> None:
    filled: i64 = player.filled
    for line in LINES:
        places: i64 = line
        here: i64 = filled & places
        at: i64 = 0
        if here != 0:
            count = size(here)
            if count == 1:
                at = 1
            else:
                creatures = creatures_on(player.spells, places)
                if count == 3:
                    at = 5 if creatures == 2 else 4
                elif creatures == 2:
                    at = 2
                else:
                    at = 3
        out[ROWS + at] += 1.0


def draw_spells(state: AlakazooState, player: Player, out: vec[float]) -> None:
    held: i64 = fitting(player.hand)
    own: i64 = (player.hand >> (player.creature * PARTS)) & 511
    lacking: i64 = 511 & ~player.filled & ~held
    lacking_own: i64 = 511 & ~player.filled & ~own
    ready: i64 = player.ready_places()
    most: i64 = 0
    most_own: i64 = 0
    most_ready: i64 = 0
    seen: i64 = 0
    index: i64 = 0
    while index < COLUMNS:
        cards: i64 = state.columns[index].cards
        types: i64 = fitting(cards) & lacking
        seen |= types
        excess: i64 = overflow(player, cards)
        count = size(types)
        if excess > 0:
            count -= excess
        if count > most:
            most = count
        count = size((cards >> (player.creature * PARTS)) & lacking_own)
        if count > most_own:
            most_own = count
        count = size(types & ready)
        if count > most_ready:
            most_ready = count
        index += 1
    out[SPELLS] = float(int(most))
    out[SPELLS + 1] = float(int(most_own))
    out[SPELLS + 2] = float(int(most_ready))
    out[SPELLS + 3] = float(int(size(seen)))


def draw_dice(player: Player, out: vec[float]) -> None:
    free: i64 = player.free_runes()
    symbol: i64 = 0
    while symbol < SYMBOLS:
        runes: i64 = free & RUNES[player.portal * SYMBOLS + symbol]
        if runes == 0:
            out[DICE] += 1.0
        else:
            rest: i64 = runes & (runes - 1)
            if rest == 0:
                out[DICE + 1] += 1.0
            elif rest & (rest - 1) == 0:
                out[DICE + 2] += 1.0
        symbol += 1
    out[DICE + 3] = float(int(faces_that_fill(player)))


def draw_own(state: AlakazooState, seat: i64, out: vec[float]) -> None:
    player = state.players[seat]
    wanted: i64 = fitting(player.hand) & ~player.filled
    room: i64 = player.hand_limit - player.hand_size
    spare: i64 = player.token_limit - player.token_count
    dark: i64 = player.dark()
    out[OWN] = float(int(player.points))
    out[OWN + 1] = float(int(size(player.filled)))
    out[OWN + 2] = float(int(size(player.spells & all_of(player.creature))))
    out[OWN + 3] = 1.0 if player.spells & ~all_of(player.creature) == 0 else 0.0
    if dark > 0:
        out[OWN + 3 + (dark if dark < 4 else 4)] = 1.0
    out[OWN + 8] = float(int(player.magic()))
    out[OWN + 9] = float(int(player.hand_size))
    out[OWN + 10] = float(int(player.hand_size - size(wanted)))
    out[OWN + 11] = 1.0 if room < 0 else 0.0
    out[OWN + 12] = float(int(room))
    out[OWN + 13] = 1.0 if spare < 0 else 0.0
    out[OWN + 14] = float(int(spare))
    out[OWN + 15] = float(int(player.dice_limit))
    for guardian in player.guardians:
        if guardian.ability >= ABILITY:
            out[OWN + 16 + guardian.ability - ABILITY] = 1.0
        if guardian.dark > 1:
            out[OWN + 21] += 1.0
    if player.page != NONE:
        out[OWN + 22] = 1.0
        out[OWN + 23] = float(int(fulfilled_lines(state, seat)))


def draw_table(state: AlakazooState, seat: i64, out: vec[float]) -> None:
    seats: i64 = state.seats
    on_turn = state.phase >= ACT and state.phase != OVER
    out[TABLE] = 1.0 if on_turn and state.turn == seat else 0.0
    out[TABLE + 1] = float(int((seat - state.turn + seats) % seats))
    out[TABLE + 2] = float(int((seat - state.first + seats) % seats))
    out[TABLE + 3] = float(int(state.turns)) if state.turns < 40 else 40.0
    if state.last_round:
        out[TABLE + 4 + (1 if has_had_last_turn(state, seat) else 0)] = 1.0
    most: i64 = 0
    for player in state.players:
        filled = size(player.filled)
        if filled > most:
            most = filled
    out[TABLE + 6] = float(int(most))
    out[TABLE + 7] = 1.0 if state.tommy_lasting | state.tommy_out | state.tommy_seen else 0.0
    out[TABLE + 8] = 1.0 if state.players[seat].wizard != NONE else 0.0


def draw_others(state: AlakazooState, seat: i64, out: vec[float]) -> None:
    at: i64 = OTHERS
    other: i64 = state.left_of(seat)
    while other != seat:
        player = state.players[other]
        out[at] = float(int(player.points))
        out[at + 1] = float(int(size(player.filled)))
        out[at + 2] = float(int(player.token_count))
        out[at + 3] = float(int(size(player.ready_places())))
        out[at + 4] = float(int(player.dark()))
        out[at + 5] = float(int(player.hand_size))
        out[at + 6] = float(int(player.magic()))
        other = state.left_of(other)
        at += OTHER
