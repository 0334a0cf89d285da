"""Tommy the sly ferret: Z-60 to Z-64, and his 24 cards one by one."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.games.alakazoo.actions import (
    Cover,
    Darken,
    Discard,
    Done,
    Draw,
    Invoke,
    Place,
    Rest,
    Roll,
    SwapPortals,
    TakeColumn,
)
from athanor.games.alakazoo.cards import PART_NAMES, TOMMY_CARD, TOMMY_NAMES
from athanor.games.alakazoo.events import (
    HandsPassed,
    Reshuffled,
    TommyAppeared,
    TommyDiscarded,
)
from athanor.games.alakazoo.rules.turn import AlakazooState
from athanor.games.alakazoo.tables import TOMMY

from .support import GAME, column, discards, hand, happened, refused, rolled, seat, tabled

OPTIONS: dict[str, object] = {"tommy": True}
MOONS = [("head", "moon"), ("left-hand", "moon"), ("right-hand", "moon")]
FOUR = "griffin-head griffin-tail griffin-torso griffin-left-leg"


def meet(card: str, *players: dict[str, Any], **more: Any) -> AlakazooState:
    """The first player takes an empty column, and the first card laid is Tommy's."""
    pile = f"{card} {more.pop('pile', '')}"
    table = tabled(*(players or (seat(), seat())), pile=pile, options=OPTIONS, **more)
    table.play(0, TakeColumn(1))
    assert [event.tommy for event in happened(table, TommyAppeared)] == [card]
    return table


def lasting(card: str, *players: dict[str, Any], **more: Any) -> AlakazooState:
    return tabled(*(players or (seat(), seat())), options=OPTIONS, tommy_lasting=[card], **more)


@pytest.mark.rule("Z-60")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_cards_a_player_are_shuffled_into_the_pile_after_the_columns(seats: int) -> None:
    seen = set()
    for seed in range(10):
        state = GAME.new(seats, seed=seed, portals="random", tommy=True)
        assert isinstance(state, AlakazooState)
        while state.decision().kind == "draft":  # type: ignore[union-attr]
            each = state.actors()[0]
            state.play(each, state.legal(each)[0])
        cards = [card for card in state.pile if card >= TOMMY_CARD]
        assert len(cards) == 3 * seats
        assert not happened(state, TommyAppeared)
        seen |= set(cards)
    assert len(seen) > 12


@pytest.mark.rule("Z-61")
def test_a_blue_card_happens_once_and_is_out_of_the_game() -> None:
    table = meet("burrow")
    assert table.view(1).tommy_out == ["burrow"]  # type: ignore[attr-defined]
    assert TOMMY_CARD + TOMMY_NAMES.index("burrow") not in table.pile
    assert not table.tommy_discards


@pytest.mark.rule("Z-61")
def test_a_brown_card_lies_open_until_the_end() -> None:
    table = meet("deep-pockets")
    assert table.view(None).tommy_lasting == ["deep-pockets"]  # type: ignore[attr-defined]
    assert [player.hand_limit for player in table.players] == [5, 5]


@pytest.mark.rule("Z-62")
def test_the_column_is_refilled_until_it_shows_a_creature() -> None:
    table = tabled(
        seat(),
        seat(),
        pile="spring-cleaning deep-pockets dragon-head dragon-tail",
        options=OPTIONS,
    )
    table.play(0, TakeColumn(1))
    assert column(table, 0) == ["dragon-head"]  # before the next column is filled
    assert column(table, 1) == ["dragon-tail"]


@pytest.mark.rule("Z-62")
def test_no_ability_takes_one_of_his_cards_from_the_discards() -> None:
    table = tabled(
        seat(spells="dragon-head", ability="gravedigger"),
        seat(),
        options=OPTIONS,
        tommy_discards=["sparks"],
    )
    assert refused(table, 0, Invoke("gravedigger", "owl")) == ("power-in-vain", "Z-27")


@pytest.mark.rule("Z-63")
def test_who_draws_a_tommy_card_discards_it_and_draws_on() -> None:
    table = tabled(seat("dragon-head"), seat(), pile="sparks soot dragon-tail", options=OPTIONS)
    table.play(0, Discard("dragon-head"))
    table.play(0, Draw())
    assert hand(table) == {"dragon-tail"}
    assert [event.tommy for event in happened(table, TommyDiscarded)] == ["sparks", "soot"]
    assert set(table.view(1).tommy_discards) == {"sparks", "soot"}  # type: ignore[attr-defined]
    assert table.players[1].dark() == 0  # nothing happens


@pytest.mark.rule("Z-63")
def test_it_may_be_shuffled_in_again_and_all_know_that_it_is_there() -> None:
    table = tabled(seat("dragon-head"), seat(), pile="sparks dragon-tail", options=OPTIONS)
    table.play(0, Discard("dragon-head"))
    table.play(0, Draw())
    table.pile = []
    table.play(1, TakeColumn(1))
    assert [event.count for event in happened(table, Reshuffled)] == [2]
    shown = {event.tommy for event in happened(table, TommyAppeared)}
    seen = set(table.view(0).tommy_seen)  # type: ignore[attr-defined]
    assert shown | seen == {"sparks"}


@pytest.mark.rule("Z-63")
def test_it_stops_when_pile_and_discards_hold_no_spell() -> None:
    table = tabled(seat("dragon-head"), seat(), options=OPTIONS)
    table.play(0, Discard("dragon-head"))
    table.discards = 0
    table.pile = [TOMMY_CARD, TOMMY_CARD + 1]
    table.play(0, Draw())
    assert hand(table) == set()
    assert table.actors() == [1]


@pytest.mark.rule("Z-64")
def test_twelve_happen_once_and_twelve_last() -> None:
    assert len(TOMMY.once) == len(TOMMY.lasting) == 12


@pytest.mark.rule("Z-64")
@pytest.mark.parametrize("card", TOMMY_NAMES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_card_ends_the_game_or_breaks_the_token_counts(card: str, seats: int) -> None:
    worst = seat(magic=0, dark=2) if seats > 1 else seat(magic=0, dark=2, second=ONE_DARK)
    table = meet(card, *[worst for _ in range(seats)])
    assert not table.over
    held = sum(player.magic() + player.token_count for player in table.players)
    assert table.magic + held == 30
    assert table.dark + sum(player.dark() for player in table.players) == 12


ONE_DARK = {"magic": 0, "dark": 2, "ability": "merchant"}


# -- once


@pytest.mark.rule("Z-64")
def test_sparks() -> None:
    table = meet("sparks", seat(magic=0), seat(magic=3), seat(magic=1, dark=2), seat(magic=1))
    assert [player.magic() for player in table.players] == [1, 3, 1, 2]


@pytest.mark.rule("Z-64")
def test_sparks_serve_all_or_none() -> None:
    ready = "head torso tail"
    full = [seat(ready=ready), seat(ready=ready), seat(ready=ready)]
    table = meet("sparks", seat(tokens=[("head", "moon"), ("tail", "sun")], magic=0), *full)
    assert table.players[0].magic() == 1
    two = [seat(ready=ready, magic=2), seat(ready=ready), seat(ready=ready)]
    table = meet("sparks", seat(tokens=[("head", "moon"), *MOONS[1:]], magic=0), *two)
    assert [player.magic() for player in table.players] == [0, 2, 3, 3]


@pytest.mark.rule("Z-64")
def test_spring_cleaning() -> None:
    table = meet("spring-cleaning", seat(magic=0, dark=2), seat(), seat(magic=0, dark=2))
    assert [player.dark() for player in table.players] == [0, 0, 0]


@pytest.mark.rule("Z-64")
def test_soot() -> None:
    table = meet("soot", seat(), seat(magic=1, dark=1), seat(magic=0))
    assert [player.dark() for player in table.players] == [1, 1, 1]
    assert [player.magic() for player in table.players] == [2, 1, 0]


@pytest.mark.rule("Z-64")
def test_whirlwind() -> None:
    table = meet("whirlwind", columns=("", "dragon-head dragon-tail", "griffin-head", ""))
    assert {"dragon-head", "dragon-tail", "griffin-head"} <= discards(table)
    assert [each.count for each in table.columns] == [3, 3, 3, 3]


@pytest.mark.rule("Z-64")
def test_merry_go_round() -> None:
    hands = ("dragon-head dragon-tail", "griffin-head", "minotaur-head")
    players = [seat(hands[0], open=["dragon-head"]), seat(hands[1]), seat(hands[2])]
    table = meet("merry-go-round", *players)
    assert [hand(table, each) for each in range(3)] == [
        {"minotaur-head"},
        {"dragon-head", "dragon-tail"},
        {"griffin-head"},
    ]
    known = [table.view(viewer).players[1].known for viewer in (0, 2, None)]  # type: ignore[attr-defined]
    assert known == [["dragon-head", "dragon-tail"], ["dragon-head"], ["dragon-head"]]
    for event in happened(table, HandsPassed):
        assert event.seat == (event.other_seat + 1) % 3


@pytest.mark.rule("Z-64")
def test_pickpocket() -> None:
    table = meet("pickpocket", seat(FOUR), seat("dragon-head dragon-tail"), seat())
    assert [player.hand_size for player in table.players] == [3, 1, 0]
    assert len(discards(table)) == 2


@pytest.mark.rule("Z-64")
def test_parcel() -> None:
    table = meet("parcel", seat(), seat("dragon-head"), pile="griffin-head griffin-tail")
    assert hand(table, 0) == {"griffin-head"}
    assert hand(table, 1) == {"dragon-head", "griffin-tail"}


@pytest.mark.rule("Z-64")
def test_nibble() -> None:
    table = meet("nibble", seat(ready="head"), seat(ready="head tail"), seat())
    assert [player.token_count for player in table.players] == [1, 3, 0]


@pytest.mark.rule("Z-64")
def test_paw_prints() -> None:
    everything = " ".join(f"dragon-{part}" for part in PART_NAMES)
    table = meet("paw-prints", seat(), seat(ready="head"), seat(spells=everything))
    assert [player.token_count for player in table.players] == [1, 3, 0]


@pytest.mark.rule("Z-64")
def test_burrow() -> None:
    table = meet("burrow", discards="dragon-head dragon-tail")
    assert discards(table) == set()


@pytest.mark.rule("Z-64")
def test_larder() -> None:
    table = meet("larder", columns=("", "dragon-head dragon-tail", "", ""))
    assert [each.count for each in table.columns] == [2, 4, 2, 2]


@pytest.mark.rule("Z-64")
def test_sneeze() -> None:
    table = meet("sneeze", seat(), seat(magic=1), seat(magic=0))
    assert [player.magic() for player in table.players] == [2, 0, 0]


@pytest.mark.rule("Z-64")
def test_who_plays_alone_with_two_guardians_loses_one_token_by_a_sneeze() -> None:
    table = meet("sneeze", seat(second={"magic": 2, "dark": 0, "ability": "merchant"}))
    assert [guardian.magic for guardian in table.players[0].guardians] == [2, 2]


# -- lasting


@pytest.mark.rule("Z-64")
@pytest.mark.parametrize(("card", "kept"), [("deep-pockets", 5), ("torn-pockets", 3)])
def test_pockets(card: str, kept: int) -> None:
    table = lasting(card, seat(FOUR), seat(), columns=("dragon-head dragon-tail", "", "", ""))
    table.play(0, TakeColumn(1))
    while table.actors() == [0]:
        table.play(0, table.legal(0)[0])
    assert table.players[0].hand_size == kept


@pytest.mark.rule("Z-64")
@pytest.mark.parametrize(("card", "kept"), [("polished-frame", 7), ("creaking-frame", 5)])
def test_frames(card: str, kept: int) -> None:
    tokens = [("left-ear", "sun"), ("left-ear", "flame")]
    table = lasting(card, seat(ready="head torso tail", tokens=tokens), seat())
    table.play(0, TakeColumn(1))
    table.play(0, Done())
    while table.actors() == [0]:
        table.play(0, table.legal(0)[0])
    assert table.players[0].token_count == kept


@pytest.mark.rule("Z-64")
def test_lost_die() -> None:
    table = lasting("lost-die")
    assert [action for action in table.legal(0) if isinstance(action, Roll)] == [Roll(1), Roll(2)]
    assert refused(table, 0, Roll(3)) == ("too-many-dice", "Z-15")


@pytest.mark.rule("Z-64")
def test_lucky_twins() -> None:
    fed = set()
    for seed in range(40):
        table = lasting("lucky-twins", seat(magic=0), seat(), seed=seed)
        table.rng = type(table.rng)(seed)  # type: ignore[call-arg]
        table.play(0, Roll(2))
        dice = table.view(0).dice  # type: ignore[attr-defined]
        assert table.players[0].magic() == (1 if dice[0] == dice[1] else 0)
        fed.add(table.players[0].magic())
    assert fed == {0, 1}


@pytest.mark.rule("Z-64")
def test_siesta() -> None:
    table = lasting("siesta", seat(magic=0, dark=1), seat(), pile="dragon-head")
    table.play(0, Rest())
    assert hand(table) == {"dragon-head"}


@pytest.mark.rule("Z-64")
def test_consolation() -> None:
    table = lasting("consolation", seat(tokens=MOONS), seat(), pile="dragon-head", **rolled("moon"))
    table.play(0, Darken("moon"))
    assert hand(table) == {"dragon-head"}


@pytest.mark.rule("Z-64")
def test_truce() -> None:
    table = lasting("truce", seat(spells="dragon-head"), seat(spells="griffin-head"))
    table.play(0, Invoke("swap-portals", "owl"))
    table.play(0, SwapPortals(1, "head"))
    assert table.players[0].dark() == 0


@pytest.mark.rule("Z-64")
@pytest.mark.parametrize(
    ("card", "place", "points"),
    [
        ("centre-stage", "torso", 3),
        ("centre-stage", "left-ear", 2),
        ("all-ears", "left-ear", 3),
        ("all-ears", "right-ear", 3),
        ("all-ears", "torso", 2),
    ],
)
def test_places_that_are_worth_more(card: str, place: str, points: int) -> None:
    table = lasting(card, seat(f"dragon-{place}", ready=place), seat())
    table.play(0, TakeColumn(1))
    table.play(0, Place(f"dragon-{place}"))
    assert table.players[0].points == points


@pytest.mark.rule("Z-64")
@pytest.mark.parametrize(
    ("corners", "points"),
    [
        ("dragon-left-ear griffin-right-ear minotaur-left-leg sphinx-right-leg", 1),
        ("dragon-left-ear griffin-right-ear minotaur-left-leg minotaur-right-leg", 0),
        ("dragon-left-ear griffin-right-ear minotaur-left-leg", 0),
    ],
)
def test_patchwork(corners: str, points: int) -> None:
    table = lasting("patchwork", seat(spells=corners), seat())
    assert table.view(0).players[0].count == points  # type: ignore[attr-defined]


def test_a_card_that_lasts_serves_everybody() -> None:
    table = meet("centre-stage", seat(), seat("griffin-torso", ready="torso"))
    table.play(1, TakeColumn(2))
    table.play(1, Place("griffin-torso"))
    assert table.players[1].points == 3
    assert Cover("star", "head", "moon") not in table.legal(0)
