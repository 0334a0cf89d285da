"""Before the first turn: both companies. A-07 to A-11."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import BadRequest, IllegalAction

from .. import companies
from ..actions import Muster
from ..cards import PROFILE_INDEX, PROFILES
from ..events import CompanyMustered
from ..model import Card, Figure, Frame, Table
from .skills import grant

#: The samples by points, as actions, and what each of them is: neither ever changes.
OFFERED: Final[dict[int, list[Action]]] = {}
SAMPLE_COMPANIES: Final[dict[str, companies.Company]] = {}


def offered_samples(points: int) -> list[Action]:
    found = OFFERED.get(points)
    if found is None:
        found = [Muster(id) for id in companies.samples(points)]
        OFFERED[points] = found
    return found


@final
class Mustering(Frame):
    """Both bring a company, shown at once."""

    def clone(self) -> Mustering:
        return Mustering()

    def resume(self, table: Table) -> bool:
        if table.secret_words[0] == "" or table.secret_words[1] == "":
            return True
        names: dict[str, int] = {}
        for seat in range(2):
            muster(table, seat, table.secret_words[seat], names)
        table.names = names
        grant(table)
        table.companies = table.secret_words
        table.secret_words = ["", ""]
        table.pop()
        return False

    def actors(self, table: Table) -> list[int]:
        return [seat for seat in range(2) if table.secret_words[seat] == ""]

    def asks(self, table: Table) -> str:
        return "muster"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        return offered_samples(int(table.format.points))[:]

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, Muster):
            return IllegalAction("not-offered", "A-07", decision="muster")
        for sample in offered_samples(int(table.format.points)):
            if sample is action:
                return None
        try:
            company = company_of(action.company)
        except BadRequest as refused:
            return IllegalAction(refused.code, "A-11", text=action.company[:80])
        for problem in companies.check(company, int(table.format.points)):
            return IllegalAction(problem.code, problem.rule, **problem.facts)
        return None

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Muster)
        table.keep_word(seat, action.company)


def company_of(word: str) -> companies.Company:
    """A sample by id, or any company by its code."""
    found = SAMPLE_COMPANIES.get(word)
    if found is None:
        if word not in companies.SAMPLES:
            return companies.decode(word)
        found = companies.sample(word)
        SAMPLE_COMPANIES[word] = found
    return found


def muster(table: Table, seat: i64, word: str, names: dict[str, int]) -> None:
    """A-09: cards of several figures are filled one after the other."""
    mustered: list[str] = []
    for card in company_of(word).cards():
        profile = PROFILES[PROFILE_INDEX[card.profile]]
        id: i64 = len(table.cards)
        ids: list[int] = []
        for _ in range(card.figures):
            number = 1
            while f"{profile.id}-{number}" in names:
                number += 1
            name = f"{profile.id}-{number}"
            names[name] = len(table.figures)
            ids.append(len(table.figures))
            mustered.append(name)
            table.figures.append(Figure(len(table.figures), seat, id, profile, name))
        table.cards.append(Card(id, seat, ids))
    if table.tracing:
        table.tell(CompanyMustered(seat, word, mustered))
