"""Random companies of all profiles that can be taken, for games that try everything."""

from __future__ import annotations

from athanor import FastRng
from athanor.games.alkemy import companies
from athanor.games.alkemy.companies import Company
from athanor.games.alkemy.tables import PEOPLES


def random_company(rng: FastRng, points: int) -> Company:
    """One that keeps the rules: a hero of some people, then whatever fits, until nothing does."""
    while True:
        people = PEOPLES[rng.below(len(PEOPLES))]
        bit = 1 << PEOPLES.index(people)
        pool = [profile for profile in companies.offered() if profile.peoples & bit]
        heroes = [profile.id for profile in pool if profile.hero]
        company = Company("", {heroes[rng.below(len(heroes))]: 1})
        if points > 300:  # two at least
            company = company.with_more(heroes[rng.below(len(heroes))])
        for _ in range(40):
            profile = pool[rng.below(len(pool))]
            if profile.hero and points <= 200:
                continue
            more = with_needs(company.with_more(profile.id))
            if not companies.check(more, points):
                company = more
        if not companies.check(company, points):
            return company


def with_needs(company: Company) -> Company:
    """What comes only with others comes with them."""
    figures = dict(company.figures)
    if "triadic_guard_sergeant" in figures:
        figures["triadic_guard"] = 3
    if "desert_khergars" in figures:
        figures["malikh_beast_tamer"] = 1
    return Company(company.name, figures)
