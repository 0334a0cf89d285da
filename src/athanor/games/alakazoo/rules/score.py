"""Points: for placing (Z-42 to Z-44), at the end (Z-46, Z-47), and who wins (Z-48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Result

from ..cards import NONE, PAGE_NAMES, PART_NAMES, PARTS, all_of, one, size
from ..events import Count, GameEnded
from ..model import Table
from .book import Page
from .moments import Effect
from .phases import COUNTED, OVER, PLACED

#: The rows and columns of a portal, as sets of places.
LINES: Final[list[int]] = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100]


class OwnCreature(Effect):
    """Z-42: a point for a spell of the creature of the own portal."""

    def __init__(self) -> None:
        super().__init__("own-creature", 1)
        self.moments = PLACED

    def placed(self, table: Table, seat: i64, card: i64) -> i64:
        return self.amount if card // PARTS == table.players[seat].creature else 0


class FirstOnPlace(Effect):
    """Z-43: a point if no opponent has a spell on that place yet."""

    def __init__(self) -> None:
        super().__init__("first-on-place", 1)
        self.moments = PLACED

    def placed(self, table: Table, seat: i64, card: i64) -> i64:
        place: i64 = one(card % PARTS)
        other: i64 = 0
        while other < table.seats:
            if other != seat and table.players[other].filled & place:
                return 0
            other += 1
        return self.amount


class Lines(Effect):
    """Z-46: a point for each row and column of one creature, or of three different ones."""

    def __init__(self) -> None:
        super().__init__("lines", 1)
        self.moments = COUNTED

    def counted(self, table: Table, seat: i64) -> i64:
        player = table.players[seat]
        return self.amount * complete_lines(player.spells, player.filled)


def complete_lines(spells: i64, filled: i64) -> i64:
    points: i64 = 0
    for line in LINES:
        if is_complete(line, spells, filled):
            points += 1
    return points


def is_complete(line: i64, spells: i64, filled: i64) -> bool:
    """Three of one creature, or of three."""
    if filled & line != line:
        return False
    creatures = creatures_on(spells, line)
    return creatures == 1 or creatures == 3


def named_lines(spells: i64, filled: i64) -> list[list[str]]:
    """The rows and columns that score, each by its places."""
    found: list[list[str]] = []
    for line in LINES:
        places: i64 = line
        if is_complete(places, spells, filled):
            found.append([PART_NAMES[part] for part in range(PARTS) if places & one(part)])
    return found


def creatures_on(spells: i64, places: i64) -> i64:
    """How many different creatures lie on some places."""
    count: i64 = 0
    rest: i64 = spells
    while rest != 0:
        if rest & places:
            count += 1
        rest >>= PARTS
    return count


class AllAlike(Effect):
    """Z-47: a point if every spell is of the portal's creature, and there is one."""

    def __init__(self) -> None:
        super().__init__("all-alike", 1)
        self.moments = COUNTED

    def counted(self, table: Table, seat: i64) -> i64:
        player = table.players[seat]
        if player.spells != 0 and player.spells & ~all_of(player.creature) == 0:
            return self.amount
        return 0


OWN_CREATURE: Final[Effect] = OwnCreature()
FIRST_ON_PLACE: Final[Effect] = FirstOnPlace()
LINES_COUNT: Final[Effect] = Lines()
ALL_ALIKE: Final[Effect] = AllAlike()
PAGE: Final[Effect] = Page()


def scoring(book: str) -> list[Effect]:
    """What scores in a game of several. The book adds to the end count or stands for it (Z-72)."""
    effects = [OWN_CREATURE, FIRST_ON_PLACE]
    if book != "instead":
        effects += [LINES_COUNT, ALL_ALIKE]
    if book != "off":
        effects.append(PAGE)
    return effects


def most_alike(spells: i64) -> i64:
    """The most spells of one creature."""
    best: i64 = 0
    rest: i64 = spells
    while rest != 0:
        count = size(rest & 511)
        if count > best:
            best = count
        rest >>= PARTS
    return best


def end_count(table: Table, seat: i64) -> i64:
    """The points that a player would get if the game ended now."""
    points: i64 = 0
    for effect in table.players[seat].effects:
        if effect.moments & COUNTED:
            points += effect.counted(table, seat)
    return points


def end_game(table: Table) -> None:
    table.phase = OVER
    if not table.tracing:
        return
    counts: list[Count] = []
    for seat in range(table.seats):
        player = table.players[seat]
        lines: dict[str, int] = {}
        for effect in player.effects:
            if effect.moments & COUNTED:
                points: int = effect.counted(table, seat)
                lines[effect.name] = points
        page = None if player.page == NONE else PAGE_NAMES[player.page]
        total: int = player.points + end_count(table, seat)
        complete: list[list[str]] = []
        if LINES_COUNT.name in lines:
            complete = named_lines(player.spells, player.filled)
        alike = most_alike(player.spells)
        counts.append(Count(seat, player.points, lines, page, total, alike, complete))
    table.events.append(GameEnded(counts, final_result(table).winners))


def final_result(table: Table) -> Result:
    if table.solo:
        reason = "solo-won" if table.won else "solo-lost"
        return Result([table.turns], [[0]], [0] if table.won else [], reason)
    scores: list[int] = []
    order: list[int] = []
    for seat in range(table.seats):
        player = table.players[seat]
        score: int = player.points + end_count(table, seat)
        scores.append(score)
        order.append(score * 10 + most_alike(player.spells))  # Z-48: the tie-break
    groups: list[list[int]] = []
    for key in sorted(set(order), reverse=True):
        groups.append([seat for seat in range(table.seats) if order[seat] == key])
    winners = groups[0] if len(groups[0]) == 1 else []
    return Result(scores, groups, winners, "arcanimus" if winners else "nobody")
