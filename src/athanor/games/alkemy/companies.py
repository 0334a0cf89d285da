"""Companies: built, checked, saved, loaded, and shared as a short code. A-07 to A-11.

A company is a number of figures of each profile. Cards follow from it: a card of several figures is
filled before the next is begun (A-09).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from athanor.contract import BadRequest, Flaw

from .cards import (
    PROFILE_INDEX,
    PROFILES,
    SERGEANT,
    SKILL_INDEX,
    TAMER,
    WILD_ANIMAL,
    Profile,
)
from .formats import points_of
from .tables import PEOPLES, CompanyRow, read_companies

SAMPLES: Final[dict[str, CompanyRow]] = read_companies()
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O or U
CODE_PREFIX: Final = "AK1-"
#: Skills that raise another card's limit: skill, profile, new limit.
RAISED_LIMITS: Final = [
    ("templar_constable", "avalonian_templar", 2),
    ("temple_veteran", "temple_novice", 6),
    ("high_dignitary", "suleman_ghulam", 4),
    ("alchemical_servant", "mahritin_djinn", 2),
    ("mutagenic_metabolism", "toad_medicine_shaman", 2),
]
#: Skills of a card that need others in the company: the sergeant's guards.
GUARDS_OF_A_SERGEANT: Final = 3


class Card(msgspec.Struct, frozen=True):
    profile: str
    figures: int


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`figures` by profile id, in the order they were added."""

    name: str
    figures: dict[str, int]

    def with_more(self, profile: str, figures: int = 1) -> Company:
        """The company with figures added, or with fewer of them (negative)."""
        count = self.figures.get(profile, 0) + figures
        rest = {id: n for id, n in self.figures.items() if id != profile or count > 0}
        return Company(self.name, rest | ({profile: count} if count > 0 else {}))

    def cards(self) -> list[Card]:
        found: list[Card] = []
        for id, count in self.figures.items():
            most = int(profile_of(id).figures)
            while count > 0:
                found.append(Card(id, min(most, count)))
                count -= most
        return found

    def cost(self) -> int:
        return sum(int(profile_of(id).cost) * count for id, count in self.figures.items())

    def json(self) -> bytes:
        return msgspec.json.encode(self)


def profile_of(id: str) -> Profile:
    if id not in PROFILE_INDEX:
        raise BadRequest("unknown-profile", "A-06", profile=id)
    return PROFILES[PROFILE_INDEX[id]]


def skills_of(id: str) -> list[str]:
    """The names of a profile's skills that work."""
    return [skill for skill, number in SKILL_INDEX.items() if profile_of(id).has(number)]


def offered() -> list[Profile]:
    """The profiles that can be taken: all but those that enter in the course of a game."""
    return [profile for profile in PROFILES if profile.offered]


def check(company: Company, points: int) -> list[Flaw]:
    """Every rule that the company breaks."""
    flaws: list[Flaw] = []
    for id in company.figures:
        if id not in PROFILE_INDEX:
            flaws.append(Flaw("unknown-profile", "A-06", {"profile": id}))
        elif not profile_of(id).offered:
            flaws.append(Flaw("profile-not-offered", "A-87", {"profile": id}))
    if flaws:
        return flaws
    if not company.figures or min(company.figures.values()) < 1:
        return [Flaw("company-empty", "A-07")]
    cost = company.cost()
    if cost > points:
        flaws.append(Flaw("over-points", "A-07", {"cost": cost, "points": points}))
    flaws += check_heroes(company, points) + check_limits(company) + check_needs(company)
    return flaws + check_symbol(company)


def check_heroes(company: Company, points: int) -> list[Flaw]:
    """A-08: how many, and each at most once (its card's limit is 1, see `check_limits`)."""
    named = [id for id in company.figures if profile_of(id).hero]
    heroes = sum(company.figures[id] for id in named)
    least, most = (1, 1) if points <= 200 else (1, 2) if points <= 300 else (2, 3)
    if least <= heroes <= most:
        return []
    facts: dict[str, str | int] = {"count": heroes, "least": least, "most": most}
    facts["profile"] = named[-1] if heroes > most else "none"  # the one that came last
    return [Flaw("heroes", "A-08", facts)]


def check_limits(company: Company) -> list[Flaw]:
    flaws = []
    cards = company.cards()
    for id in company.figures:
        taken = sum(card.profile == id for card in cards)
        most = limit(company, id)
        if taken > most:
            rule = "A-08" if profile_of(id).hero else "A-09"
            facts: dict[str, str | int] = {"profile": id, "count": taken, "most": most}
            flaws.append(Flaw("too-many-cards", rule, facts))
    return flaws


def check_needs(company: Company) -> list[Flaw]:
    """Cards that come only with others: a sergeant with his guards, wild animals with a tamer."""
    flaws = []
    guards = company.figures.get("triadic_guard", 0)
    for id, count in company.figures.items():
        if profile_of(id).has(SERGEANT) and guards < GUARDS_OF_A_SERGEANT:
            facts: dict[str, str | int] = {"profile": id, "count": GUARDS_OF_A_SERGEANT}
            flaws.append(Flaw("needs-guards", "A-87", facts))
        if profile_of(id).has(WILD_ANIMAL) and count > tamed(company):
            facts = {"profile": id, "count": tamed(company)}
            flaws.append(Flaw("needs-tamer", "A-87", facts))
    return flaws


def tamed(company: Company) -> int:
    """How many wild animals may come: as many as their tamer has AP."""
    figures = company.figures.items()
    return sum(int(profile_of(id).ap) * n for id, n in figures if profile_of(id).has(TAMER))


def limit(company: Company, id: str) -> int:
    """How many cards of a profile this company may hold."""
    most = int(profile_of(id).most_cards)
    for skill, profile, raised in RAISED_LIMITS:
        if profile == id and any(profile_of(x).has(SKILL_INDEX[skill]) for x in company.figures):
            most = max(most, raised)
    return most


def check_symbol(company: Company) -> list[Flaw]:
    """A-10: every card that does not march with the people of most of the company."""
    if common_peoples(company):
        return []
    worth = dict.fromkeys(range(len(PEOPLES)), 0)
    for id, count in company.figures.items():
        for bit in worth:
            if int(profile_of(id).peoples) >> bit & 1:
                worth[bit] += int(profile_of(id).cost) * count
    most = max(worth, key=lambda bit: worth[bit])
    return [
        Flaw("no-common-symbol", "A-10", {"profile": id, "people": PEOPLES[most]})
        for id in company.figures
        if not int(profile_of(id).peoples) >> most & 1
    ]


def common_peoples(company: Company) -> list[str]:
    """A-10: the symbols that all cards share."""
    common = -1
    for id in company.figures:
        common &= int(profile_of(id).peoples)
    return [people for bit, people in enumerate(PEOPLES) if common >> bit & 1]


def sample(id: str) -> Company:
    if id not in SAMPLES:
        raise BadRequest("unknown-company", company=id)
    row = SAMPLES[id]
    figures = {p: cards * int(profile_of(p).figures) for p, cards in row.cards.items()}
    return Company(id, figures)


def samples(points: int) -> list[str]:
    """Those made for the largest format within so many points."""
    fitting = max(n for n in map(sample_points, SAMPLES) if n <= points)
    return [id for id in SAMPLES if sample_points(id) == fitting]


def sample_points(id: str) -> int:
    return points_of(SAMPLES[id].format)


def load(data: bytes) -> Company:
    """A saved company, as it was; whether it keeps the rules is for `check` to say."""
    try:
        return msgspec.json.decode(data, type=Company)
    except msgspec.MsgspecError as error:
        raise BadRequest("company-shape", reason=str(error)) from None


def load_file(path: Path) -> Company:
    try:
        return load(path.read_bytes())
    except OSError as error:
        raise BadRequest("company-shape", reason=error.strerror or str(path)) from None


def encode(company: Company) -> str:
    """A short code to share: two letters for each profile and its number, and two that check."""
    numbers = [PROFILE_INDEX[id] * 8 + count for id, count in company.figures.items()]
    if any(not 0 < count < 8 for count in company.figures.values()):
        raise BadRequest("company-code", text=company.name)
    numbers.append(checksum(numbers))
    return CODE_PREFIX + "".join(CODE_LETTERS[n // 32] + CODE_LETTERS[n % 32] for n in numbers)


def decode(code: str) -> Company:
    """The company of a code; small letters and spaces are forgiven, a slip of the pen is not."""
    letters = code.strip().upper().replace(" ", "")
    body = letters.removeprefix(CODE_PREFIX)
    if body == letters or len(body) % 2 or any(letter not in CODE_LETTERS for letter in body):
        raise BadRequest("company-code", text=code[:80])
    values = [CODE_LETTERS.index(letter) for letter in body]
    numbers = [32 * a + b for a, b in zip(values[::2], values[1::2], strict=True)]
    figures = {n // 8: n % 8 for n in numbers[:-1]}
    if (
        len(numbers) < 2
        or checksum(numbers[:-1]) != numbers[-1]
        or len(figures) != len(numbers) - 1
        or any(index >= len(PROFILES) or not count for index, count in figures.items())
    ):
        raise BadRequest("company-code", text=code[:80])
    return Company(letters, {PROFILES[index].id: count for index, count in figures.items()})


def checksum(numbers: list[int]) -> int:
    total = 7
    for number in numbers:
        total = (total * 31 + number) % 1021
    return total
