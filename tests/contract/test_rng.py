"""Chance: the same everywhere, fair, and open to inspection afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import permutations
from typing import Any

import pytest

from athanor import BadPosition, FastRng, Rng, SealedRng
from athanor.contract.rng import rng_from_state


def test_the_fast_generator_is_the_same_on_every_platform_compiled_or_not() -> None:
    rng = FastRng(2026)
    assert [rng.below(1000) for _ in range(8)] == [766, 540, 882, 574, 295, 559, 166, 623]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [1, 8, 0, 3, 7, 4, 9, 2, 5, 6]


def test_different_seeds_differ() -> None:
    drawn = {tuple(FastRng(seed).below(1 << 30) for _ in range(3)) for seed in range(500)}
    assert len(drawn) == 500


def sealed_words(seed: bytes, count: int) -> list[int]:
    """The stream as the documentation describes it, written down a second time."""
    stream = b"".join(
        sha256(b"athanor/sealed/1" + seed + block.to_bytes(8, "big")).digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_the_sealed_generator_follows_its_description() -> None:
    seed = bytes(range(32))
    rng = SealedRng(seed)
    assert [rng.below(1 << 32, "x") for _ in range(40)] == sealed_words(seed, 40)


def test_the_sealed_generator_takes_the_next_word_where_one_would_be_unfair() -> None:
    n = 3_000_000_000  # words from 3,000,000,000 on are skipped
    seed = bytes(32)
    fair = [word for word in sealed_words(seed, 80) if word < n]
    rng = SealedRng(seed)
    assert [rng.below(n, "x") for _ in range(20)] == fair[:20]


def test_the_journal_tells_what_was_drawn_and_why() -> None:
    rng = SealedRng(bytes(32))
    items = list(range(5))
    rng.shuffle(items, "deal")
    rng.step = 3
    number = rng.below(6, "die")
    shuffle, pick = rng.journal
    assert (shuffle.step, shuffle.why, shuffle.kind, shuffle.n) == (0, "deal", "shuffle", 5)
    assert (pick.step, pick.why, pick.kind, pick.n, pick.drawn) == (3, "die", "pick", 6, [number])
    again = list(range(5))
    for place, drawn in zip(range(4, 0, -1), shuffle.drawn, strict=True):
        again[place], again[drawn] = again[drawn], again[place]
    assert again == items


@pytest.mark.parametrize("make", [FastRng, lambda seed: SealedRng(seed.to_bytes(32, "big"))])
def test_shuffles_are_even(make: Callable[[int], Rng]) -> None:
    rng = make(7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items, "x")
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(abs(count - 1_000) < 160 for count in counts.values())


@pytest.mark.parametrize("rng", [FastRng(5), SealedRng(bytes(32))], ids=["fast", "sealed"])
@pytest.mark.parametrize("drawn_before", [0, 1, 7, 8, 9])
def test_a_generator_goes_on_from_its_state_and_as_a_clone(rng: Rng, drawn_before: int) -> None:
    rng = rng.clone()
    for _ in range(drawn_before):
        rng.below(1 << 32, "x")
    others = [rng.clone(), rng_from_state(rng.state())]
    expected = [rng.below(1 << 31, "x") for _ in range(20)]
    for other in others:
        assert [other.below(1 << 31, "x") for _ in range(20)] == expected


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"kind": "fast", "words": [1, 2, 3]},
        {"kind": "fast", "words": [1, 2, 3, -4]},
        {"kind": "sealed", "seed": "zz", "used": 0},
        {"kind": "sealed", "seed": "00", "used": 0},
        {"kind": "sealed", "seed": "00" * 32, "used": -1},
        {"kind": "sealed", "seed": "00" * 32},
        {"kind": "sealed", "used": 0},
        {"kind": "sealed", "seed": "00" * 32, "used": "0"},
        {"kind": "fast", "seed": "00" * 32, "used": 0},
        {"kind": "sealed", "words": [1, 2, 3, 4]},
    ],
)
def test_a_damaged_generator_is_refused(state: Any) -> None:
    with pytest.raises(BadPosition):
        rng_from_state(state)
