"""Action 1, the roll: Z-15 to Z-21.

Dice that lie on the table unresolved are one number: three bits for the count of each face.
"""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    ACTIONS,
    CHARGE,
    COVER,
    DARKEN,
    FACE_NAMES,
    FACES,
    FORGO,
    GUARDIAN_NAMES,
    NONE,
    PART_NAMES,
    PARTS,
    RUNE,
    RUNE_OFFSETS,
    RUNES,
    SHADOW,
    SYMBOL_NAMES,
    SYMBOLS,
    add_each,
    one,
)
from ..events import Charged, Covered, DieForgone, Rolled
from ..model import SLOTS, Player, Table
from .dark import guardian_of_kind, take_dark
from .phases import AFTER_ACTION, FOR_DIE, RESOLVE, ROLLED, Phase


def roll(table: Table, seat: i64, count: i64, safe: bool) -> None:
    """`safe` dice bring no dark tokens."""
    table.dice = 0
    table.safe = safe
    faces: list[str] = []
    die: i64 = 0
    while die < count:
        face: i64 = FACES[die * 6 + table.rng.below(6, "die")]
        table.dice += one(3 * face)
        if table.tracing:
            faces.append(FACE_NAMES[face])
        die += 1
    if table.tracing:
        table.events.append(Rolled(seat, faces))
    table.phase = RESOLVE
    player = table.players[seat]
    if player.moments & ROLLED:
        for effect in player.effects:
            if effect.moments & ROLLED:
                effect.rolled(table, seat)


def shown(table: Table, face: i64) -> i64:
    """How many unresolved dice show a face."""
    return (table.dice >> (3 * face)) & 7


class Resolving(Phase):
    """Z-15: the dice, one by one, in any order."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        player = table.players[seat]
        free: i64 = player.free_runes()
        dice: i64 = table.dice
        if dice & 7:
            resolve_star(table, player, free, actions)
        face: i64 = 1
        while face <= SYMBOLS:
            if (dice >> (3 * face)) & 7:
                matching: i64 = free & RUNES[player.portal * SYMBOLS + face - 1]
                if matching == 0:
                    actions.append(ACTIONS[(DARKEN if may_darken(table, player) else FORGO) + face])
                elif table.magic == 0:  # Z-21
                    actions.append(ACTIONS[FORGO + face])
                else:
                    add_covers(actions, player, face, matching)
            face += 1
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        player = table.players[seat]
        if COVER <= index < CHARGE:
            face: i64 = (index - COVER) // (PARTS * SYMBOLS)
            if shown(table, face) == 0:
                return IllegalAction("no-such-die", "Z-15", die=FACE_NAMES[face])
            return refuse_cover(table, seat, index)
        if CHARGE <= index < DARKEN:
            if shown(table, 0) == 0:
                return IllegalAction("no-such-die", "Z-15", die=FACE_NAMES[0])
            return refuse_charge(table, seat, index - CHARGE)
        if DARKEN <= index < SHADOW:
            face = index - DARKEN if index < FORGO else index - FORGO
            if shown(table, face) == 0:
                return IllegalAction("no-such-die", "Z-15", die=FACE_NAMES[face])
            return refuse_to_lose(table, player, face, index >= FORGO)
        return IllegalAction("resolve-first", "Z-15")

    def do(self, table: Table, seat: i64, index: i64) -> None:
        """One die."""
        if index < CHARGE:
            table.dice -= one(3 * ((index - COVER) // (PARTS * SYMBOLS)))
            cover(table, seat, index)
        elif index < DARKEN:
            table.dice -= 1
            charge(table, seat, index - CHARGE)
        elif index < FORGO:
            table.dice -= one(3 * (index - DARKEN))
            take_dark(table, seat, FOR_DIE)
        else:
            table.dice -= one(3 * (index - FORGO))
            if table.tracing:
                table.events.append(DieForgone(seat, FACE_NAMES[index - FORGO]))
        if table.dice == 0 and table.phase == RESOLVE:
            table.phase = AFTER_ACTION


def resolve_star(table: Table, player: Player, free: i64, actions: list[Action]) -> None:
    """Z-16: any uncovered rune, or a free slot of a guardian."""
    found = False
    if table.magic > 0:
        if free != 0:
            found = True
            add_covers(actions, player, 0, free)
        for guardian in player.guardians:
            if guardian.magic + guardian.dark < SLOTS:
                found = True
                actions.append(ACTIONS[CHARGE + guardian.kind])
    if not found:
        actions.append(ACTIONS[FORGO])


def add_covers(actions: list[Action], player: Player, face: i64, runes: i64) -> None:
    """An action for each of these runes."""
    add_each(actions, COVER + face * (PARTS * SYMBOLS), runes, RUNE_OFFSETS[player.portal])


def may_darken(table: Table, player: Player) -> bool:
    """Z-23: nobody takes a fourth dark token."""
    return not table.safe and (table.solo or player.guardians[0].dark < SLOTS)


def refuse_cover(table: Table, seat: i64, index: i64) -> IllegalAction | None:
    """Z-16, Z-17: a rune that is there, of the die's symbol, and free."""
    player = table.players[seat]
    face: i64 = (index - COVER) // (PARTS * SYMBOLS)
    place: i64 = (index - COVER) // SYMBOLS % PARTS
    symbol: i64 = (index - COVER) % SYMBOLS
    rune: i64 = RUNE[(player.portal * PARTS + place) * SYMBOLS + symbol]
    if rune == NONE:
        return IllegalAction(
            "no-such-rune", "Z-01", place=PART_NAMES[place], rune=SYMBOL_NAMES[symbol]
        )
    if face != 0 and face - 1 != symbol:
        return IllegalAction("other-rune", "Z-17", die=FACE_NAMES[face], rune=SYMBOL_NAMES[symbol])
    if player.filled & one(place):
        return IllegalAction("place-filled", "Z-19", place=PART_NAMES[place])
    if player.tokens & one(rune):
        return IllegalAction(
            "rune-covered", "Z-17", place=PART_NAMES[place], rune=SYMBOL_NAMES[symbol]
        )
    if table.magic == 0:
        return IllegalAction("no-magic-left", "Z-21")
    return None


def refuse_charge(table: Table, seat: i64, kind: i64) -> IllegalAction | None:
    guardian = guardian_of_kind(table, seat, kind)
    if guardian is None:
        return IllegalAction("not-your-guardian", "Z-16", guardian=GUARDIAN_NAMES[kind])
    if guardian.magic + guardian.dark == SLOTS:
        return IllegalAction("guardian-full", "Z-16", guardian=GUARDIAN_NAMES[kind])
    if table.magic == 0:
        return IllegalAction("no-magic-left", "Z-21")
    return None


def refuse_to_lose(table: Table, player: Player, face: i64, forgoing: bool) -> IllegalAction | None:
    """A die is lost only if it fits nowhere; it then brings a dark token if it is a symbol."""
    free: i64 = player.free_runes()
    if face == 0:
        if not forgoing:
            return IllegalAction("star-is-light", "Z-16")
        slots = False
        for guardian in player.guardians:
            if guardian.magic + guardian.dark < SLOTS:
                slots = True
        if table.magic > 0 and (free != 0 or slots):
            return IllegalAction("die-not-optional", "Z-16", die=FACE_NAMES[face])
        return None
    matching: i64 = free & RUNES[player.portal * SYMBOLS + face - 1]
    if matching != 0:
        if table.magic > 0:
            return IllegalAction("die-not-optional", "Z-17", die=FACE_NAMES[face])
        return None if forgoing else IllegalAction("no-magic-left", "Z-18")
    dark = may_darken(table, player)
    if forgoing and dark:
        return IllegalAction("dark-not-optional", "Z-18", die=FACE_NAMES[face])
    if not forgoing and table.safe:
        return IllegalAction("safe-dice", "Z-66")
    if not forgoing and not dark:
        return IllegalAction("fourth-dark", "Z-23")
    return None


def cover(table: Table, seat: i64, index: i64) -> None:
    player = table.players[seat]
    place: i64 = (index - COVER) // SYMBOLS % PARTS
    symbol: i64 = (index - COVER) % SYMBOLS
    put_token(table, player, RUNE[(player.portal * PARTS + place) * SYMBOLS + symbol])
    if table.tracing:
        face: i64 = (index - COVER) // (PARTS * SYMBOLS)
        table.events.append(
            Covered(seat, FACE_NAMES[face], PART_NAMES[place], SYMBOL_NAMES[symbol])
        )


def put_token(table: Table, player: Player, rune: i64) -> None:
    player.tokens |= one(rune)
    player.token_count += 1
    table.magic -= 1


def charge(table: Table, seat: i64, kind: i64) -> None:
    """A magic token from the supply into a guardian's slot."""
    guardian = guardian_of_kind(table, seat, kind)
    assert guardian is not None
    guardian.magic += 1
    table.magic -= 1
    if table.tracing:
        table.events.append(Charged(seat, GUARDIAN_NAMES[kind]))
