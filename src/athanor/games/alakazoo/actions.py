"""What players of Alakazoö! do. Fields hold the words of data/: spells are `dragon-left-ear`,
places are parts (`left-ear`), runes and dice are symbols (`moon`, `star`)."""

from __future__ import annotations

from athanor.contract import Action

# -- before the first turn


class ChoosePortal(Action, frozen=True, cache_hash=True):
    """Z-05."""

    portal: str


class ChooseGuardian(Action, frozen=True, cache_hash=True):
    """Z-05."""

    guardian: str


class Draft(Action, frozen=True, cache_hash=True):
    """Keep one of the spells passed on (Z-07)."""

    card: str


class Enrol(Action, frozen=True, cache_hash=True):
    """Keep a wizard and a guardian card (Z-65)."""

    wizard: str
    power: str


class KeepPage(Action, frozen=True, cache_hash=True):
    """Keep a page of the book of magic (Z-70)."""

    page: str


# -- the turn


class Rest(Action, frozen=True, cache_hash=True):
    """Return all dark tokens and do nothing else (Z-14)."""


class Roll(Action, frozen=True, cache_hash=True):
    """Roll so many dice at once (Z-15)."""

    dice: int


class TakeColumn(Action, frozen=True, cache_hash=True):
    """All spells of a column, counted from 1 (Z-24)."""

    column: int


class Discard(Action, frozen=True, cache_hash=True):
    """A spell from hand: to draw another (Z-25), for a trade (Z-28), or as excess (Z-26)."""

    card: str


class Draw(Action, frozen=True, cache_hash=True):
    """As many spells as were discarded (Z-25)."""


class Invoke(Action, frozen=True, cache_hash=True):
    """Pay the guardian a magic token for one of its powers (Z-27)."""

    power: str
    guardian: str


class Place(Action, frozen=True, cache_hash=True):
    """A spell from hand on the place of its type (Z-41)."""

    card: str


class Done(Action, frozen=True, cache_hash=True):
    """Place no more."""


class Uncover(Action, frozen=True, cache_hash=True):
    """Take a token from a rune of your portal: as excess (Z-20), or to move it."""

    place: str
    rune: str


# -- dice


class Cover(Action, frozen=True, cache_hash=True):
    """A magic token on a rune, for a die or for the effect of a card (then the die is a star)."""

    die: str
    place: str
    rune: str


class Charge(Action, frozen=True, cache_hash=True):
    """A star's token into a slot of a guardian (Z-16)."""

    guardian: str


class Darken(Action, frozen=True, cache_hash=True):
    """A dark token for a die that finds no free rune (Z-18)."""

    die: str


class Forgo(Action, frozen=True, cache_hash=True):
    """A die that comes to nothing (Z-16, Z-21, Z-23)."""

    die: str


class Shadow(Action, frozen=True, cache_hash=True):
    """Solo: which guardian takes the dark token (Z-52)."""

    guardian: str


# -- guardian powers


class Target(Action, frozen=True, cache_hash=True):
    """The opponent whom a power is used on, or borrowed from."""

    seat: int


class Offer(Action, frozen=True, cache_hash=True):
    """The spell of your hand that you swap away, unseen (Z-29)."""

    card: str


class NameCreature(Action, frozen=True, cache_hash=True):
    """The creature that you want a spell of (Z-29)."""

    creature: str


class Give(Action, frozen=True, cache_hash=True):
    """The spell that you hand over to who named its creature (Z-29)."""

    card: str


class Take(Action, frozen=True, cache_hash=True):
    """A spell from a column or the discards into hand (Z-28)."""

    card: str


class Swap(Action, frozen=True, cache_hash=True):
    """A spell of hand, columns or discards with the one on a place of your portal (Z-30)."""

    card: str
    place: str


class SwapPortals(Action, frozen=True, cache_hash=True):
    """The spells on one place of your portal and of an opponent's (Z-31)."""

    seat: int
    place: str


AlakazooAction = (
    ChoosePortal
    | ChooseGuardian
    | Draft
    | Enrol
    | KeepPage
    | Rest
    | Roll
    | TakeColumn
    | Discard
    | Draw
    | Invoke
    | Place
    | Done
    | Uncover
    | Cover
    | Charge
    | Darken
    | Forgo
    | Shadow
    | Target
    | Offer
    | NameCreature
    | Give
    | Take
    | Swap
    | SwapPortals
)
