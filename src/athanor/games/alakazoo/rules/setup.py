"""Set-up: portals and guardians (Z-05), creatures (Z-06), columns (Z-08), abilities (Z-10), who
starts (Z-11), the solo table (Z-49, Z-50), and Tommy's cards (Z-60)."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    ACTIONS,
    CREATURE_COUNT,
    CREATURE_NAMES,
    DRAFT,
    GUARDIAN,
    GUARDIAN_NAMES,
    GUARDIANS,
    PARTS,
    PORTAL,
    POWER_NAMES,
    TOMMY_CARD,
    TOMMY_CARDS,
    one,
)
from ..events import (
    AbilityDealt,
    ColumnLaid,
    Dealt,
    GameBegan,
    GuardianChosen,
    PortalChosen,
    TommyHid,
)
from ..model import HAND_LIMIT, SLOTS, Guardian, Table
from .guardian import abilities, common_powers
from .phases import CHOOSE_GUARDIAN, CHOOSE_PORTAL, PORTALS_CHOSEN, Phase
from .score import scoring

TOMMY_FOR_EACH = 3


def choose_first(table: Table) -> None:
    chosen = table.options["first"]
    if isinstance(chosen, int):
        table.first = chosen
    else:
        table.first = table.rng.below(table.seats, "first") if table.seats > 1 else 0
    table.turn = table.first


def choose_at_random(table: Table) -> bool:
    """By option: every portal and guardian is drawn."""
    if table.options["portals"] != "random":
        return False
    portals = list(range(CREATURE_COUNT))
    guardians = list(range(GUARDIANS))
    table.rng.shuffle(portals, "portals")
    table.rng.shuffle(guardians, "guardians")
    for seat in range(table.seats):
        take_portal(table, seat, portals[seat])
        take_guardian(table, seat, guardians[seat])
    if table.solo:
        take_guardian(table, 0, guardians[1])
    return True


# -- in turn order


class ChoosingPortal(Phase):
    """Z-05: a portal that nobody has."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        for portal in range(CREATURE_COUNT):
            if owner_of_portal(table, portal) < 0:
                actions.append(ACTIONS[PORTAL + portal])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not PORTAL <= index < GUARDIAN:
            return IllegalAction("portal-first", "Z-05")
        owner = owner_of_portal(table, index - PORTAL)
        if owner >= 0:
            return IllegalAction(
                "portal-taken", "Z-05", portal=CREATURE_NAMES[index - PORTAL], seat=owner
            )
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        take_portal(table, seat, index - PORTAL)
        table.phase = CHOOSE_GUARDIAN


def owner_of_portal(table: Table, portal: i64) -> i64:
    seat: i64 = 0
    while seat < table.seats:
        if table.players[seat].portal == portal:
            return seat
        seat += 1
    return -1


def take_portal(table: Table, seat: i64, portal: i64) -> None:
    table.players[seat].portal = portal
    if table.tracing:
        table.events.append(PortalChosen(seat, CREATURE_NAMES[portal]))


class ChoosingGuardian(Phase):
    """Z-05: a guardian that nobody has."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        for kind in range(GUARDIANS):
            if owner_of_guardian(table, kind) < 0:
                actions.append(ACTIONS[GUARDIAN + kind])
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if not GUARDIAN <= index < DRAFT:
            return IllegalAction("guardian-first", "Z-05")
        owner = owner_of_guardian(table, index - GUARDIAN)
        if owner >= 0:
            return IllegalAction(
                "guardian-taken", "Z-05", guardian=GUARDIAN_NAMES[index - GUARDIAN], seat=owner
            )
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        """In solo two guardians are chosen (Z-49)."""
        take_guardian(table, seat, index - GUARDIAN)
        if table.solo:
            if len(table.players[0].guardians) == 2:
                table.phase = PORTALS_CHOSEN
            return
        table.turn = table.left_of(seat)
        table.phase = PORTALS_CHOSEN if table.turn == table.first else CHOOSE_PORTAL


def owner_of_guardian(table: Table, kind: i64) -> i64:
    seat: i64 = 0
    while seat < table.seats:
        for guardian in table.players[seat].guardians:
            if guardian.kind == kind:
                return seat
        seat += 1
    return -1


def take_guardian(table: Table, seat: i64, kind: i64) -> None:
    """Z-05: with three magic tokens in its slots; Z-49: none in solo."""
    guardian = Guardian(kind)
    guardian.powers = common_powers(table.solo)
    if not table.solo:
        guardian.magic = SLOTS
        table.magic -= SLOTS
    table.players[seat].guardians.append(guardian)
    if table.tracing:
        table.events.append(GuardianChosen(seat, GUARDIAN_NAMES[kind]))


# -- spells


def choose_creatures(table: Table) -> None:
    """Z-06: 6, 5 or 4 creatures with four, three or two players; Z-50: three in solo. Those of the
    portals are always among them."""
    portals: list[int] = []
    for player in table.players:
        portals.append(player.portal)
    others = [each for each in range(CREATURE_COUNT) if each not in portals]
    table.rng.shuffle(others, "creatures")
    table.set_creatures(sorted(portals + others[:2]))
    if table.tracing:
        names = [CREATURE_NAMES[creature] for creature in table.creatures]
        table.events.append(GameBegan(table.first, names))


def shuffle_pile(table: Table) -> None:
    pile = list(range(len(table.creatures) * PARTS))
    table.rng.shuffle(pile, "pile")
    table.pile = pile


def deal_scoring(table: Table) -> None:
    """Z-42 to Z-47 lie before every player; in solo there are no points."""
    if table.solo:
        return
    book = table.options["book"]
    assert isinstance(book, str)
    for effect in scoring(book):
        for seat in range(table.seats):
            table.players[seat].add_effect(table, seat, effect)


def deal_solo_hand(table: Table) -> None:
    player = table.players[0]
    for _ in range(HAND_LIMIT):
        player.receive(table.pile.pop())
    if table.tracing:
        table.events.append(Dealt(0, HAND_LIMIT, table.names(player.hand)))


def lay_columns(table: Table) -> None:
    """Z-08: four face up in a row, and four more on them."""
    for _ in range(2):
        for column in table.columns:
            column.add(table.pile.pop())
    if table.tracing:
        for index in range(len(table.columns)):
            cards = [table.name(card) for card in table.columns[index].in_order()]
            table.events.append(ColumnLaid(index + 1, cards))


def deal_abilities(table: Table) -> None:
    """Z-10: one to each guardian, face up."""
    cards = abilities(table.solo)
    table.rng.shuffle(cards, "abilities")
    for seat in range(table.seats):
        for guardian in table.players[seat].guardians:
            ability = cards.pop()
            guardian.ability = ability
            guardian.powers |= one(ability)
            if table.tracing:
                name = GUARDIAN_NAMES[guardian.kind]
                table.events.append(AbilityDealt(seat, name, POWER_NAMES[ability]))


def hide_tommy(table: Table) -> None:
    """Z-60: three of Tommy's cards for each player, somewhere in the pile."""
    tommy = list(range(TOMMY_CARD, TOMMY_CARD + TOMMY_CARDS))
    table.rng.shuffle(tommy, "tommy")
    count = TOMMY_FOR_EACH * table.seats
    pile = table.pile + tommy[:count]
    table.rng.shuffle(pile, "pile")
    table.pile = pile
    if table.tracing:
        table.events.append(TommyHid(count))
