"""What a person chose stays chosen, and does what it says."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person

Come = Callable[..., Person]

#: Counts the tones that the page makes.
LISTEN = """
window.tones = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) { window.tones += 1; start.apply(this, when) }
"""
COLOURS = """() => ['red', 'blue', 'purple', 'poison'].map(name =>
  getComputedStyle(document.documentElement).getPropertyValue('--poison-' + name).trim())"""


def test_settings_stay(person: Come) -> None:
    ada = person("Ada").home()
    page = ada.page
    chosen = {"language": "it", "theme": "dark", "motion": "moving", "card-size": "large"}
    ticks = ("palette", "sounds", "confirm")
    ada.find("settings").click()
    for name, value in chosen.items():
        ada.find(name).select_option(value)
    for name in ticks:
        ada.find(name).check()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    ada.find("settings").click()
    for name, value in chosen.items():
        expect(ada.find(name)).to_have_value(value)
    for name in ticks:
        expect(ada.find(name)).to_be_checked()
    marks = page.evaluate("() => ({ ...document.documentElement.dataset })")
    assert marks == {"theme": "dark", "calm": "false", "cards": "large", "palette": "safe"}
    assert page.evaluate("() => document.documentElement.lang") == "it"
    expect(ada.find("playing")).to_have_attribute("src", re.compile("playing-it-dark"))

    # Closing gives the focus back, and the settings are at hand on every screen.
    page.keyboard.press("Escape")
    expect(ada.find("settings")).to_be_focused()
    for path in ("/open/poison", "/rules/poison"):
        page.goto(path)
        expect(ada.find("settings")).to_be_visible()

    # What an older version or somebody else wrote there does no harm.
    page.evaluate(
        '() => localStorage.setItem(\'athanor.settings\', \'{"theme":"mauve","motion":7}\')'
    )
    page.reload()
    ada.find("settings").click()
    expect(ada.find("theme")).to_have_value("system")
    expect(ada.find("motion")).to_have_value("system")


def test_cards_sounds_and_a_second_thought_at_the_table(person: Come) -> None:
    ada = person("Ada")
    ada.page.add_init_script(LISTEN)
    ada.play_now()
    ada.await_turn()
    tones = "() => window.tones"
    usual = ada.cards.first.bounding_box()
    ada.pour()
    ada.await_turn()
    assert ada.page.evaluate(tones) > 0, "soft sounds from the first tap on"
    ada.find("settings").click()
    ada.find("card-size").select_option("large")
    ada.find("sounds").uncheck()
    expect(ada.find("volume")).to_have_count(0)
    silent = ada.page.evaluate(tones)
    ada.find("sounds").check()
    assert ada.page.evaluate(tones) > silent, "one hears what was chosen"
    silent = ada.page.evaluate(tones)
    ada.find("volume").press("ArrowRight")
    assert ada.page.evaluate(tones) > silent, "and how loud it is"
    ada.find("confirm").check()
    before = ada.page.evaluate(COLOURS)
    ada.find("palette").check()
    safe = ada.page.evaluate(COLOURS)
    assert all(one != other for one, other in zip(before, safe, strict=True))
    ada.page.keyboard.press("Escape")
    large = ada.cards.first.bounding_box()
    assert usual
    assert large
    assert large["width"] > usual["width"] * 1.15

    # By keyboard: the question has the focus, Escape says no, Enter says yes.
    count = ada.cards.count()
    ada.go_on()
    ada.cards.first.press("Enter")
    ada.page.locator(".cauldron.lit").first.press("Enter")
    expect(ada.find("confirm-yes")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.find("confirm-yes")).to_have_count(0)
    assert ada.cards.count() == count
    heard = ada.page.evaluate(tones)
    ada.cards.first.press("Enter")
    ada.page.locator(".cauldron.lit").first.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(ada.cards).to_have_count(count - 1)
    ada.await_turn()
    assert ada.page.evaluate(tones) > heard


def test_safe_colours_are_told_apart_by_all_eyes(person: Come) -> None:
    """Seen by eyes that lack one of the three kinds of cones, no two inks come close."""
    ada = person("Ada").play_now()
    ada.find("settings").click()
    ada.find("palette").check()
    inks = [
        [int(ink[i : i + 2], 16) / 255 for i in (1, 3, 5)] for ink in ada.page.evaluate(COLOURS)
    ]
    for kind, matrix in EYES.items():
        seen = [lab(times(matrix, [linear(part) for part in ink])) for ink in inks]
        pairs = [(one, other) for i, one in enumerate(seen) for other in seen[:i]]
        least = min(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in pairs)
        assert least > 30, (kind, least)


#: How linear red, green and blue are seen without one kind of cones (Machado, Oliveira and
#: Fernandes 2009), and by all three.
EYES: dict[str, list[list[float]]] = {
    "usual": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
XYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
WHITE = (0.9505, 1.0, 1.089)


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def times(matrix: list[list[float]], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(rgb: list[float]) -> list[float]:
    """CIE L*a*b*, in which a distance of 30 is plain to see."""
    clipped = [min(1.0, max(0.0, part)) for part in rgb]
    x, y, z = (
        (ratio := part / white) ** (1 / 3) if part / white > 0.008856 else 7.787 * ratio + 16 / 116
        for part, white in zip(times(XYZ, clipped), WHITE, strict=True)
        if (ratio := part / white) is not None
    )
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


#: The inner line of a plate behind the head of a sheet, which would hide it; and how words stand on
#: buttons that are links.
DRAWN = """() => {
  const head = document.querySelector('dialog .head')
  const line = getComputedStyle(head, '::before')
  return [line.content, line.top, line.height, line.backgroundColor !== 'rgba(0, 0, 0, 0)']
}"""


def test_sheets_have_their_inner_line_and_all_buttons_their_words_in_the_middle(
    person: Come,
) -> None:
    ada = person("Ada", phone=True).home()
    links = ada.page.locator("a.button").evaluate_all(
        "all => all.map(each => getComputedStyle(each).textAlign)"
    )
    assert set(links) == {"center"}
    ada.find("settings").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.page.evaluate(DRAWN) == ['""', "3px", "1px", True]
