"""Companies: what may march together, and how it is written down."""

from __future__ import annotations

import pytest

from athanor import BadRequest
from athanor.contract import Flaw
from athanor.games.alkemy import companies
from athanor.games.alkemy.cards import PROFILE_INDEX, PROFILES
from athanor.games.alkemy.companies import Company
from athanor.texts import Texts


def broken(figures: dict[str, int], points: int = 180) -> list[tuple[str, str]]:
    return [(p.code, p.rule) for p in companies.check(Company("test", figures), points)]


SOUND = {"lee_ping": 1, "triadic_guard": 3, "militia_spearmen": 4}  # 41 + 57 + 60 = 158


@pytest.mark.rule("A-07")
def test_a_company_costs_at_most_the_points_of_its_format() -> None:
    assert broken(SOUND) == []
    assert broken({**SOUND, "crystal_sun_disciple": 1}) == [("over-points", "A-07")]  # 182
    exact = {"garlan": 1, "knight_errant": 1, "country_priest": 1, "avalonian_crossbowmen": 2}
    assert Company("", {**exact, "avalonian_recruits": 2}).cost() == 173
    assert broken({**exact, "avalonian_recruits": 2}, 173) == []
    assert broken({**exact, "avalonian_recruits": 2}, 172) == [("over-points", "A-07")]
    one_too_many = {"lee_ping": 1, "dragon_guard_inquisitor": 1, "militia_archers": 3, "shadow": 2}
    assert Company("", one_too_many).cost() == 181
    assert broken(one_too_many) == [("over-points", "A-07")]
    assert broken(one_too_many, 181) == []
    assert broken({}) == [("company-empty", "A-07")]


@pytest.mark.rule("A-07")
def test_181_points_are_too_many() -> None:
    figures = {"lee_ping": 1, "shadow": 2, "crystal_sun_disciple": 1, "militia_spearmen": 4}
    assert companies.check(Company("", figures), 180) == [
        Flaw("over-points", "A-07", {"cost": 181, "points": 180})
    ]
    assert companies.check(Company("", figures), 181) == []


@pytest.mark.rule("A-08")
def test_heroes_by_points() -> None:
    troops = {"triadic_guard": 3}
    one = {"lee_ping": 1, **troops}
    two = {"lee_ping": 1, "chen_sze": 1, **troops}
    three = {**two, "xian_ling": 1}
    assert broken(troops) == [("heroes", "A-08")]
    assert broken(two) == [("heroes", "A-08")]
    assert broken(one, 200) == []
    assert broken(two, 201) == []
    assert broken(three, 300) == [("heroes", "A-08")]
    assert broken(one, 301) == [("heroes", "A-08")]
    assert broken(three, 301) == []
    assert ("too-many-cards", "A-08") in broken({"lee_ping": 2}, 300)


@pytest.mark.rule("A-09")
def test_a_card_is_filled_before_it_is_taken_again() -> None:
    three_spearmen = Company("", {"militia_spearmen": 3})
    assert [card.figures for card in three_spearmen.cards()] == [2, 1]
    assert broken({"lee_ping": 1, "militia_spearmen": 4}) == []
    assert broken({"lee_ping": 1, "militia_spearmen": 5}) == [("too-many-cards", "A-09")]


@pytest.mark.rule("A-10")
def test_all_cards_share_a_symbol() -> None:
    assert broken({"lee_ping": 1, "malikh_jaraya": 1}) == [("no-common-symbol", "A-10")]
    assert broken({"tha_pioca": 1, "toad_wind_warrior": 1}) == []  # both Walosi
    assert broken({"tha_pioca": 1, "toad_wind_warrior": 1, "wolf_thunder_warrior": 1}) == [
        ("no-common-symbol", "A-10")
    ]


@pytest.mark.rule("A-08", "A-10")
def test_the_card_at_fault_is_named() -> None:
    """The one that does not march with the rest, and the hero that came last."""
    mixed = {"lee_ping": 1, "militia_spearmen": 2, "malikh_jaraya": 1, "garlan": 1}
    flaws = companies.check(Company("", mixed), 180)
    strangers = [flaw.facts for flaw in flaws if flaw.code == "no-common-symbol"]
    assert strangers == [
        {"profile": "malikh_jaraya", "people": "triad"},
        {"profile": "garlan", "people": "triad"},
    ]
    assert [flaw.facts["profile"] for flaw in flaws if flaw.code == "heroes"] == ["garlan"]
    alone = companies.check(Company("", {"militia_spearmen": 2}), 180)
    assert [flaw.facts["profile"] for flaw in alone] == ["none"]


@pytest.mark.rule("A-09", "A-87")
def test_a_templar_constable_allows_two_templars() -> None:
    assert broken({"lotharius": 1, "avalonian_templar": 2}) == []
    assert broken({"garlan": 1, "avalonian_templar": 2}) == [("too-many-cards", "A-09")]


@pytest.mark.rule("A-06", "A-87")
def test_only_profiles_whose_skills_work_are_offered() -> None:
    assert len(companies.offered()) == 86  # and three that enter in the course of a game
    assert broken({"aurlok_hero_spirit": 1}) == [("profile-not-offered", "A-87")]
    assert broken({"nobody": 1}) == [("unknown-profile", "A-06")]


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("id", companies.SAMPLES)
def test_the_sample_companies_keep_the_rules_and_travel_as_codes(id: str) -> None:
    company = companies.sample(id)
    points = companies.sample_points(id)
    assert companies.check(company, points) == []
    assert companies.SAMPLES[id].people in companies.common_peoples(company)
    assert companies.load(company.json()) == company
    code = companies.encode(company)
    assert len(code) == len("AK1-") + 2 * (len(company.figures) + 1)
    assert len(code) <= 32
    assert companies.decode(code.lower()).figures == company.figures


@pytest.mark.rule("A-07", "A-08")
@pytest.mark.parametrize(("points", "peoples"), [(400, 7), (450, 7), (500, 4)])
def test_large_games_have_companies_made_for_them(points: int, peoples: int) -> None:
    offered = companies.samples(points)
    assert {companies.sample_points(id) for id in offered} == {points // 100 * 100}
    assert len({companies.SAMPLES[id].people for id in offered}) == peoples
    for id in offered:
        assert companies.check(companies.sample(id), points) == []
    costs = [companies.sample(id).cost() for id in offered]
    assert min(costs) >= 375  # all that the Walosi and the Temple can bring
    assert max(costs) > points // 100 * 100 - 25


def test_every_profile_marches_in_some_sample() -> None:
    taken = {profile for id in companies.SAMPLES for profile in companies.sample(id).figures}
    assert {profile.id for profile in companies.offered()} - taken == set()


@pytest.mark.rule("A-11")
def test_a_mistyped_code_is_refused() -> None:
    code = companies.encode(companies.sample("triad-warriors"))
    for place in range(4, len(code)):
        for letter in "0A":
            if code[place] != letter:
                with pytest.raises(BadRequest):
                    companies.decode(code[:place] + letter + code[place + 1 :])
    for nonsense in ("", "AK1-", "AK1-0", "hello", code + "00"):
        with pytest.raises(BadRequest):
            companies.decode(nonsense)


@pytest.mark.rule("A-11")
def test_a_company_is_built_figure_by_figure() -> None:
    company = Company("mine", {}).with_more("lee_ping").with_more("triadic_guard", 2)
    assert company.figures == {"lee_ping": 1, "triadic_guard": 2}
    assert company.cost() == 79
    assert company.with_more("lee_ping", -1).figures == {"triadic_guard": 2}


@pytest.mark.rule("A-01", "A-06")
def test_profiles_are_the_published_figures() -> None:
    assert len(PROFILES) == 89
    garlan = PROFILES[PROFILE_INDEX["garlan"]]
    assert (garlan.cost, garlan.size, garlan.ap, garlan.mnd, garlan.ref) == (50, 2, 4, 7, 4)
    assert (garlan.com, garlan.defence, garlan.damage) == (6, 10, [3, 3, 4, 5, 6, 8])
    assert (garlan.walk, garlan.charge, garlan.run) == (400, 600, 1000)
    assert garlan.health == 11
    assert PROFILES[PROFILE_INDEX["hakan"]].run == 0


@pytest.mark.rule("A-02")
def test_the_first_free_box_is_the_state() -> None:
    lee_ping = PROFILES[PROFILE_INDEX["lee_ping"]]  # 3 white, 4 yellow, 3 red
    assert [lee_ping.colour(n) for n in (0, 2, 3, 6, 7, 9)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("A-04")
def test_a_shooter_has_a_weapon_and_a_second_table() -> None:
    archers = PROFILES[PROFILE_INDEX["militia_archers"]]
    assert archers.shooter
    assert (archers.shot_com, archers.shot_range) == (3, 3000)
    assert archers.second_damage == [1, 2, 2, 3, 3, 3]
    assert not PROFILES[PROFILE_INDEX["dragon_guard_inquisitor"]].shooter


def test_every_figure_that_two_companies_can_bring_has_its_name() -> None:
    raised = {profile: cards for _, profile, cards in companies.RAISED_LIMITS}
    for language in ("en", "fr", "it"):
        texts = Texts(language, "alkemy")
        for profile in PROFILES:
            cards = max(int(profile.most_cards), raised.get(profile.id, 0), 1)
            for number in range(1, 2 * cards * int(profile.figures) + 1):
                for field in ("figure", "target"):
                    assert f"{field}-{profile.id}-{number}" in texts
