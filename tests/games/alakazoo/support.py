"""Positions of Alakazoö! in a line or two.

    table = tabled(seat(hand="dragon-head", ready="head"), seat(), pile="faun-tail")
    table.play(0, Roll(1))

Spells are written with blanks between them. Portals are dragon, griffin, minotaur and sphinx by
seat, guardians owl, bear, fox and stag; the game's creatures are those and the next two. Spells
that are mentioned nowhere lie at the bottom of the pile.
"""

from __future__ import annotations

from typing import Any

import athanor
from athanor import Action, Event, IllegalAction
from athanor.games.alakazoo.cards import CREATURE_NAMES, GUARDIAN_NAMES, PART_NAMES
from athanor.games.alakazoo.rules.turn import AlakazooState
from athanor.games.alakazoo.tables import PORTALS

GAME = athanor.game("alakazoo")
ABILITIES = ["gardener", "gravedigger", "merchant", "envoy"]
#: The runes of a place on the portal of the first seat.
RUNES = dict(zip(PART_NAMES, PORTALS.portals["dragon"], strict=True))


def seat(
    hand: str = "",
    spells: str = "",
    ready: str = "",
    tokens: list[tuple[str, str]] | None = None,
    magic: int = 3,
    dark: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """A player: `ready` are places with both runes covered, `tokens` single ones."""
    return {
        "hand": hand.split(),
        "spells": spells.split(),
        "ready": ready.split(),
        "tokens": tokens or [],
        "magic": magic,
        "dark": dark,
        **more,
    }


def tabled(
    *players: dict[str, Any],
    columns: tuple[str, ...] = ("", "", "", ""),
    discards: str = "",
    pile: str = "",
    phase: str = "act",
    turn: int = 0,
    first: int = 0,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> AlakazooState:
    """A table where it is the first seat's turn. `pile` is what is drawn next, in order."""
    seats = len(players)
    creatures = CREATURE_NAMES[: seats + 2]
    fresh = GAME.new(seats, seed=seed, **(options or {})).position()
    used: list[str] = [card for column in columns for card in column.split()]
    used += discards.split() + pile.split()
    written = []
    for index, player in enumerate(players):
        used += player["hand"] + player["spells"]
        written.append(_player(index, dict(player), alone=seats == 1))
    rest = [f"{c}-{p}" for c in creatures for p in PART_NAMES]
    rest = [card for card in rest if card not in used]
    position = fresh | {
        "phase": phase,
        "turn": turn,
        "first": first,
        "turns": 1,
        "players": written,
        "creatures": creatures,
        "columns": [column.split() for column in columns],
        "discards": discards.split(),
        "pile": rest + pile.split()[::-1],
        **more,
    }
    state = GAME.from_position(position)
    assert isinstance(state, AlakazooState)
    return state


def _player(index: int, player: dict[str, Any], alone: bool) -> dict[str, Any]:
    portal = player.pop("portal", CREATURE_NAMES[index])
    layout = dict(zip(PART_NAMES, PORTALS.portals[portal], strict=True))
    tokens = [*player.pop("tokens")]
    for place in player.pop("ready"):
        tokens += [(place, rune) for rune in layout[place]]
    magic, dark = player.pop("magic"), player.pop("dark")
    ability = player.pop("ability", ABILITIES[index])
    guardians = [
        {"guardian": GUARDIAN_NAMES[index], "magic": magic, "dark": dark, "ability": ability}
    ]
    if alone:
        second = player.pop("second", {"magic": 0, "dark": 0, "ability": "merchant"})
        guardians.append({"guardian": "bear", **second})
    return {"portal": portal, "guardians": guardians, "tokens": tokens, **player}


def emptied(state: AlakazooState) -> AlakazooState:
    """The same table with nothing in the pile: the rest lies in the last seat's hand."""
    position: dict[str, Any] = dict(state.position())
    position["players"][-1]["hand"] += position["pile"]
    position["pile"] = []
    found = GAME.from_position(position)
    assert isinstance(found, AlakazooState)
    return found


def refused(state: AlakazooState, seat: int, action: Action) -> tuple[str, str]:
    """The code and the rule of a refusal; the action must be one."""
    refusal = state.check(seat, action)
    assert isinstance(refusal, IllegalAction), f"{action} was allowed"
    return refusal.code, refusal.rule


def hand(state: AlakazooState, seat: int = 0) -> set[str]:
    return set(state.names(state.players[seat].hand))


def spells(state: AlakazooState, seat: int = 0) -> set[str]:
    return set(state.names(state.players[seat].spells))


def column(state: AlakazooState, index: int) -> list[str]:
    return [state.name(card) for card in state.columns[index].in_order()]


def discards(state: AlakazooState) -> set[str]:
    return set(state.names(state.discards))


def happened(state: AlakazooState, kind: type[Event]) -> list[Any]:
    return [event for event in state.events if isinstance(event, kind)]


def rolled(*faces: str, **more: Any) -> dict[str, Any]:
    """Dice that lie on the table, for `tabled(..., **rolled("star", "moon"))`."""
    return {"phase": "resolve", "dice": list(faces), **more}
