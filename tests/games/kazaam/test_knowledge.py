"""What each seat has seen and can still be true: K-15, K-23 to K-26, K-40."""

from __future__ import annotations

from collections import Counter

import pytest

from athanor import FastRng
from athanor.games.kazaam.actions import (
    Dig,
    Draw,
    EndTurn,
    Extract,
    Lash,
    Play,
    Pry,
    Steal,
    Take,
)
from athanor.games.kazaam.model import Memory
from athanor.games.kazaam.rules.knowledge import groups_of
from athanor.games.kazaam.rules.pruning import groups, prune
from athanor.games.kazaam.tiles import Heap

from ..support import written
from .support import KAZAAM, act, discards, hand, position, seen, whereabouts

rule = pytest.mark.rule


@rule("K-40")
def test_boards_ingredients_and_numbers_of_tiles_are_open() -> None:
    state = position(
        "~fire-head", "bone-tail", hands=["wood-tail", "wood-head fur-head"],
        ingredients=["mercury*2"], discards="scale-head",
    )  # fmt: skip
    for onlooker in (0, 1, None):
        view = seen(state, onlooker)
        assert [(each.tile, each.face_up) for each in view.players[0].board] == [
            ("fire-head", False)
        ]
        assert view.players[0].ingredients["mercury"] == 2
        assert [player.hand_size for player in view.players] == [1, 2]
        assert (view.pile, view.discards) == (64, 1)


@rule("K-40")
def test_hands_and_pile_are_secret() -> None:
    state = position("", "", hands=["wood-tail", "wood-head"])
    for onlooker, unseen in ((0, "wood-head"), (1, "wood-tail"), (None, "wood-tail")):
        known = whereabouts(state, onlooker)
        assert "pile" in known[unseen]
        assert len(known) == 70 if onlooker is None else 69
    assert seen(state, None).hand is None


@rule("K-23", "K-40")
def test_what_an_ear_saw_is_known_until_it_may_have_gone() -> None:
    state = position(
        "fire-left-ear", "", "stone-left-hand",
        hands=["", "bone-head bone-tail", ""],
    )  # fmt: skip
    act(state, Pry("left-ear", 1))
    assert whereabouts(state, 0)["bone-head"] == [1]
    assert whereabouts(state, 0)["bone-tail"] == [1]
    assert whereabouts(state, 0)["wood-tail"] == ["pile"]
    assert 2 not in whereabouts(state, 0)["bone-head"]
    assert whereabouts(state, 2)["bone-head"] == [1, "pile"]
    act(state, EndTurn(), Draw(), EndTurn())
    assert whereabouts(state, 0)["bone-head"] == [1]
    assert whereabouts(state, 0)["wood-tail"] == [1, "pile"]
    act(state, Steal("left-hand", 1))  # by seat 2, unseen by seat 0
    assert whereabouts(state, 0)["bone-head"] == [1, 2]
    assert whereabouts(state, 0)["wood-tail"] == [1, 2, "pile"]


@rule("K-40")
def test_counting_settles_what_is_left_to_settle() -> None:
    """Seat 0 saw two tiles in hand 1; seat 2 stole one of them; the other is played."""
    state = position(
        "fire-left-ear", "", "stone-left-hand",
        hands=["", "bone-left-ear bone-right-ear", ""],
        ingredients=["", "all*2"],
    )  # fmt: skip
    act(state, Pry("left-ear", 1), EndTurn(), EndTurn(), Steal("left-hand", 1), EndTurn())
    (stolen,) = hand(state, 2)
    (kept,) = hand(state, 1)
    assert whereabouts(state, 0)[stolen] == whereabouts(state, 0)[kept] == [1, 2]
    act(state, EndTurn(), Play(kept))
    assert whereabouts(state, 0)[stolen] == [2]
    assert kept not in whereabouts(state, 0)


@rule("K-24", "K-40")
def test_the_victim_knows_where_the_stolen_tile_is_and_others_do_not() -> None:
    state = position("fire-left-hand", "", "", hands=["", "bone-head bone-tail", ""])
    act(state, Steal("left-hand", 1))
    (stolen,) = hand(state, 0)
    assert whereabouts(state, 1)[stolen] == [0]
    assert whereabouts(state, 2)[stolen] == [0, 1, "pile"]
    assert stolen not in whereabouts(state, 0)
    act(state, Extract(stolen))
    assert whereabouts(state, 1)[stolen] == whereabouts(state, 2)[stolen] == ["discards"]


@rule("K-26", "K-40")
def test_a_tile_seen_discarded_is_known_until_a_leg_may_have_taken_it() -> None:
    state = position(
        "fire-left-leg", "", "", hands=["bone-head", "", ""], discards="bone-tail wood-tail"
    )
    act(state, Extract("bone-head"))
    assert whereabouts(state, 1)["bone-head"] == ["discards"]
    act(state, Dig("left-leg"), Take("bone-tail"))
    for tile in ("bone-head", "bone-tail", "wood-tail"):
        assert whereabouts(state, 1)[tile] == [0, "discards"]
        assert whereabouts(state, None)[tile] == [0, "discards"]
    assert whereabouts(state, 0)["bone-head"] == ["discards"]
    act(state, Extract("bone-tail"))
    for tile in ("bone-head", "bone-tail", "wood-tail"):
        assert whereabouts(state, 1)[tile] == ["discards"]


@rule("K-26", "K-40")
def test_who_searches_the_discards_learns_what_was_dug_up_before() -> None:
    state = position("fire-left-leg", "bone-left-leg", "", discards="bone-tail wood-tail fur-tail")
    act(state, Dig("left-leg"), Take("fur-tail"), EndTurn())
    assert whereabouts(state, 1)["fur-tail"] == [0, "discards"]
    act(state, Dig("left-leg"))
    assert whereabouts(state, 1)["fur-tail"] == [0]
    assert whereabouts(state, 2)["fur-tail"] == [0, "discards"]
    act(state, Take("wood-tail"))
    assert whereabouts(state, 1)["bone-tail"] == ["discards"]
    assert whereabouts(state, 0)["bone-tail"] == [1, "discards"]


@rule("K-15", "K-40")
def test_tiles_shuffled_back_stay_known_by_what_they_are_not_by_where() -> None:
    state = position("", "", pile="bone-tail")
    old = discards(state)
    act(state, Draw())
    for onlooker in (0, 1, None):
        known = whereabouts(state, onlooker)
        assert all(known[tile] == ["pile"] for tile in old)
    assert whereabouts(state, 1)["bone-tail"] == [0]  # nothing else was left in the pile
    act(state, Draw())
    assert whereabouts(state, 1)[old[0]] == [0, "pile"]
    imagined = KAZAAM.imagine(seen(state, 1))
    piles = {tuple(written(imagined.draw(FastRng(seed)))["pile"][-3:]) for seed in range(40)}
    assert len(piles) > 30


@rule("K-28", "K-40")
def test_a_tile_that_a_tail_discarded_is_known_to_all() -> None:
    state = position("fire-tail", "~bone-head", "")
    act(state, Lash(1, "head"))
    for onlooker in (0, 1, 2, None):
        assert whereabouts(state, onlooker)["bone-head"] == ["discards"]


def test_knowledge_is_kept_in_positions() -> None:
    state = position("fire-left-ear", "", hands=["", "bone-head bone-tail"])
    act(state, Pry("left-ear", 1))
    restored = KAZAAM.from_position(state.position())
    assert whereabouts(restored, 0) == whereabouts(state, 0)
    assert whereabouts(restored, 0)["bone-head"] == [1]


def test_looking_often_or_once_tells_the_same() -> None:
    """Knowledge is folded from a log when somebody looks; when, must not matter."""
    rng = FastRng(12)
    for seats in (2, 4):
        often, once = KAZAAM.new(seats, seed=9), KAZAAM.new(seats, seed=9)
        for _ in range(150):
            if often.over:
                break
            actions = often.legal(often.actors()[0])
            action = actions[rng.below(len(actions))]
            act(often, action)
            act(once, action)
            seen(often, 0)
        for onlooker in (*range(seats), None):
            assert seen(often, onlooker).json() == seen(once, onlooker).json()


def test_knowledge_is_never_wrong() -> None:
    rng = FastRng(13)
    for seats in (2, 3, 5):
        state = KAZAAM.new(seats, seed=seats)
        for _ in range(150):
            if state.over:
                break
            actions = state.legal(state.actors()[0])
            act(state, actions[rng.below(len(actions))])
            truth = written(state)
            for onlooker in (*range(seats), None):
                known = whereabouts(state, onlooker)
                hidden = dict.fromkeys(truth["pile"], "pile")
                hidden |= dict.fromkeys(truth["discards"], "discards")
                for seat in range(seats):
                    if seat != onlooker:
                        hidden |= dict.fromkeys(truth["hands"][seat], seat)
                assert set(known) == set(hidden)
                assert all(place in known[tile] for tile, place in hidden.items())


# -- imagination


def test_what_is_known_is_in_every_imagined_state() -> None:
    state = position(
        "fire-left-ear", "", "stone-left-hand stone-left-leg",
        hands=["wood-tail", "bone-head bone-tail scale-tail", "fur-head"],
        discards="chitin-head chitin-tail chitin-torso",
        turn=0,
    )  # fmt: skip
    act(state, Pry("left-ear", 1), EndTurn(), Draw(), EndTurn())
    act(state, Steal("left-hand", 1), Dig("left-leg"), Take("chitin-tail"))
    sampler = KAZAAM.imagine(seen(state, 0))
    rng = FastRng(5)
    counted: Counter[str] = Counter()
    for _ in range(400):
        drawn = written(sampler.draw(rng))
        assert drawn["hands"][0] == ["wood-tail"]
        assert [len(each) for each in drawn["hands"]] == [1, 3, 3]
        for tile in ("bone-head", "bone-tail", "scale-tail"):
            assert tile in drawn["hands"][1] + drawn["hands"][2]
        chitin = {"chitin-head", "chitin-tail", "chitin-torso"}
        assert len(chitin & set(drawn["discards"])) == 2
        assert len(chitin & set(drawn["hands"][2])) == 1
        counted.update(drawn["hands"][2])
        held = [tile for each in drawn["hands"] for tile in each]
        assert len({*drawn["pile"], *drawn["discards"], *held}) == 67
    assert min(counted[tile] for tile in ("chitin-head", "chitin-tail", "chitin-torso")) > 80
    assert min(counted[tile] for tile in ("bone-head", "bone-tail", "scale-tail")) > 40


@pytest.mark.parametrize("onlooker", [0, None])
def test_unseen_tiles_are_dealt_evenly(onlooker: int | None) -> None:
    state = KAZAAM.new(3, seed=4)
    sampler = KAZAAM.imagine(seen(state, onlooker))
    rng = FastRng(3)
    held: Counter[str] = Counter()
    for _ in range(3_000):
        held.update(written(sampler.draw(rng))["hands"][1])
    unseen = 70 if onlooker is None else 67
    expected = 3_000 * 3 / unseen
    others = {tile: count for tile, count in held.items() if tile not in hand(state, 0)}
    assert len(others) >= 67
    assert all(abs(count - expected) < 6 * expected**0.5 for count in others.values())


@pytest.mark.rule("K-40")
def test_nothing_can_be_in_an_empty_hand_nor_unseen_in_ones_own() -> None:
    told = position("", "", "", hands=["wood-tail", "", "bone-head"])
    imagined = KAZAAM.imagine(seen(told, None)).draw(FastRng(1))
    for state in (told, imagined):
        for onlooker, never in ((0, {0, 1}), (1, {1}), (2, {1, 2}), (None, {1})):
            for tile, places in whereabouts(state, onlooker).items():
                assert not never & set(places), (onlooker, tile)


# -- counting


def can_be_arranged(places_of: list[set[int]], sizes: list[int]) -> bool:
    """Whether every tile finds one of its places, and every place has its number of tiles."""
    at: dict[int, int] = {}

    def settle(tile: int, seen: set[int]) -> bool:
        for place in places_of[tile] - seen:
            seen.add(place)
            there = [other for other, where in at.items() if where == place]
            if len(there) < sizes[place]:
                at[tile] = place
                return True
            for other in there:
                if settle(other, seen):
                    at[tile] = place
                    return True
        return False

    return all(settle(tile, set()) for tile in range(len(places_of)))


@rule("K-40")
@pytest.mark.parametrize("tiles", [4, 8, 14])
def test_what_can_be_ruled_out_by_counting_is_and_nothing_else(tiles: int) -> None:
    """Few groups of tiles and more of them than places, beside a slow search."""
    rng = FastRng(tiles)
    many = 0
    for _ in range(25):
        sizes = [0] * 5
        places_of: list[set[int]] = []
        for _ in range(tiles):
            home = rng.below(5)
            sizes[home] += 1
            places_of.append({home} | {p for p in range(5) if rng.below(3) == 0})
        heaps = [Heap(0, 0) for _ in sizes]
        for tile, places in enumerate(places_of):
            for place in places:
                heaps[place].add(tile * 5)  # in both halves of a heap
        memory = Memory(heaps, sizes)
        many += len(groups(heaps)) > len(sizes)
        prune(memory)
        for tile, places in enumerate(places_of):
            left = {p for p, heap in enumerate(memory.possible) if tile * 5 in heap_of(heap)}
            alone = [[*places_of[:tile], {p}, *places_of[tile + 1 :]] for p in sorted(places)]
            assert left == {
                place
                for place, arrangement in zip(sorted(places), alone, strict=True)
                if can_be_arranged(arrangement, sizes)
            }
    assert (many > 0) == (tiles > 4)


def heap_of(heap: Heap) -> set[int]:
    found = Heap(0, 0)
    tiles = set()
    for tile in range(70):
        found.low = found.high = 0
        found.add(tile)
        if heap.low & found.low or heap.high & found.high:
            tiles.add(tile)
    return tiles


@pytest.mark.rule("K-40")
def test_where_nothing_is_hidden_there_is_nothing_to_say() -> None:
    assert groups_of(Memory([Heap(0, 0) for _ in range(4)], [0] * 4)) == []
    one = Memory([Heap(0, 0), Heap(1, 0), Heap(0, 0), Heap(1, 0)], [0, 1, 0, 1])
    assert groups_of(one) == [(1, 0b1010)]
