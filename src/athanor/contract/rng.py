"""Chance, in two generators with one interface.

`FastRng` is for simulation: a few nanoseconds a number, the same on every platform, compiled or
not. `SealedRng` is for real tables: a stream of SHA-256 blocks from a 256-bit seed, because the
state of a small generator can be worked out from the cards one sees. It also keeps a journal of
every draw and what it was for, so that anyone who is given the seed afterwards can check them all.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, cast

from mypy_extensions import i64

from .errors import BadPosition

MASK: Final = 0xFFFFFFFF
#: So many numbers are drawn before the first that counts, until a seed is well mixed.
WARM_UP: Final = 15
SEALED_PREFIX: Final = b"athanor/sealed/1"

RngState = dict[str, str | int | list[int]]


class Draw:
    """One entry of the journal: a `pick` (one number below `n`) or a `shuffle` (of `n` things).

    `step` is the action that caused it (0 is the set-up), `why` the game's word for it, and `drawn`
    the numbers in the order they were drawn: n - 1 of them for a shuffle (see `Rng.shuffle`).
    """

    def __init__(self, step: int, why: str, kind: str, n: int, drawn: list[int]) -> None:
        self.step = step
        self.why = why
        self.kind = kind
        self.n = n
        self.drawn = drawn

    def __reduce__(self) -> tuple[object, ...]:
        return Draw, (self.step, self.why, self.kind, self.n, self.drawn)


class Rng:
    """A source of chance. `why` is the game's word for what a draw decides, kept in journals."""

    def below(self, n: int, why: str) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise AssertionError("abstract")

    def shuffle(self, items: list[int], why: str) -> None:
        """Fisher and Yates, from the end: for i = n-1 … 1, swap items[i] with items[below(i+1)]."""
        raise AssertionError("abstract")

    def clone(self) -> Rng:
        """The same future, drawn separately."""
        raise AssertionError("abstract")

    def state(self) -> RngState:
        """A JSON form from which `rng_from_state` goes on."""
        raise AssertionError("abstract")

    def __reduce__(self) -> tuple[object, ...]:
        return rng_from_state, (self.state(),)


class FastRng(Rng):
    """Chris Doty-Humphrey's sfc32: additions, shifts and xors on 32-bit words."""

    def __init__(self, seed: int = 0, warm_up: i64 = WARM_UP) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        while warm_up > 0:
            self.next32()
            warm_up -= 1

    def next32(self) -> i64:
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + drawn) & MASK
        return drawn

    def quick(self, n: i64) -> i64:
        """`below` for inner loops: native numbers, no journal."""
        return (self.next32() * n) >> 32

    def below(self, n: int, why: str = "") -> int:
        return self.quick(n)

    def shuffle(self, items: list[int], why: str = "") -> None:
        things = cast("list[object]", items)  # numbers are not unpacked to be moved about
        i: i64 = len(things) - 1
        while i > 0:
            j: i64 = self.quick(i + 1)
            held = things[i]
            things[i] = things[j]
            things[j] = held
            i -= 1

    def clone(self) -> FastRng:
        copy = FastRng(0, 0)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.counter = self.counter
        return copy

    def state(self) -> RngState:
        return {"kind": "fast", "words": [self.a, self.b, self.c, self.counter]}


class SealedRng(Rng):
    """Block i of the stream is SHA-256(prefix + seed + i as 8 bytes, big-endian).

    Each block gives eight 32-bit words, big-endian. A word w gives `w % n`, unless w is in the last
    incomplete stretch of n numbers below 2**32: then the next word is taken, so that no number is
    favoured.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise BadPosition("sealed-seed", length=len(seed))
        self.seed = seed
        self.used = 0
        self.block = b""
        self.block_number = -1
        self.step = 0
        self.journal: list[Draw] = []

    def next32(self) -> int:
        number, offset = divmod(self.used, 8)
        if number != self.block_number:
            self.block = sha256(SEALED_PREFIX + self.seed + number.to_bytes(8, "big")).digest()
            self.block_number = number
        self.used += 1
        return int.from_bytes(self.block[offset * 4 : offset * 4 + 4], "big")

    def fair(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            word = self.next32()
            if word < limit:
                return word % n

    def below(self, n: int, why: str) -> int:
        drawn = self.fair(n)
        self.journal.append(Draw(self.step, why, "pick", n, [drawn]))
        return drawn

    def shuffle(self, items: list[int], why: str) -> None:
        drawn: list[int] = []
        for i in range(len(items) - 1, 0, -1):
            j = self.fair(i + 1)
            items[i], items[j] = items[j], items[i]
            drawn.append(j)
        self.journal.append(Draw(self.step, why, "shuffle", len(items), drawn))

    def clone(self) -> SealedRng:
        copy = self.fork()
        copy.journal = list(self.journal)
        return copy

    def fork(self) -> SealedRng:
        """A clone that leaves the journal behind."""
        copy = SealedRng(self.seed)
        copy.used = self.used
        copy.step = self.step
        return copy

    def state(self) -> RngState:
        return {"kind": "sealed", "seed": self.seed.hex(), "used": self.used}

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled_seal, (self.seed, self.used, self.step, self.journal)


def unpickled_seal(seed: bytes, used: int, step: int, journal: list[Draw]) -> SealedRng:
    rng = SealedRng(seed)
    rng.used = used
    rng.step = step
    rng.journal = journal
    return rng


def rng_from_state(state: RngState) -> Rng:
    """The generator a position describes; refuses what is not one."""
    words = state.get("words")
    if state.get("kind") == "fast" and isinstance(words, list) and len(words) == 4:
        if all(isinstance(word, int) and 0 <= word <= MASK for word in words):
            fast = FastRng()
            fast.a, fast.b, fast.c, fast.counter = words[0], words[1], words[2], words[3]
            return fast
    seed, used = state.get("seed"), state.get("used")
    if state.get("kind") == "sealed" and isinstance(seed, str) and isinstance(used, int):
        try:
            sealed = SealedRng(bytes.fromhex(seed))
        except ValueError:
            raise BadPosition("position-rng") from None
        if used >= 0:
            sealed.used = used
            return sealed
    raise BadPosition("position-rng")
