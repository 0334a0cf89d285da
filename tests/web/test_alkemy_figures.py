"""Every profile of Alkemy has a figure of its own, and no two look alike on the table."""

from __future__ import annotations

import base64
import csv
from pathlib import Path

from playwright.sync_api import Page, expect

import athanor.games.alkemy
from tests.web.battlefield import Come

PROFILES = Path(athanor.games.alkemy.__file__).parent / "data" / "profiles.tsv"
SIZE = 32
COLUMNS = 12

#: Two tokens are told apart if, laid over each other as well as a shift by a pixel allows, at least
#: this share of their pixels differs by at least this much of black to white.
SHARE = 0.08
MUCH = 0.18

#: All tokens at this size in rows, on nothing but their own ground.
LAY_OUT = """([size, columns]) => {
  const tokens = [...document.querySelectorAll('[data-token]')]
  const sheet = document.createElement('div')
  Object.assign(sheet.style, { position: 'fixed', inset: 0, zIndex: 9999, background: '#b8b08c' })
  document.body.append(sheet)
  tokens.forEach((token, index) => {
    sheet.append(token)
    Object.assign(token.style, {
      position: 'absolute', width: size + 'px', height: size + 'px',
      left: (index % columns) * size + 'px', top: Math.floor(index / columns) * size + 'px',
    })
  })
  return tokens.map(token => token.dataset.token)
}"""

#: The two most alike in grey, and how much of them differs.
COMPARE = """async ([png, ids, size, columns, much]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  brush.drawImage(image, 0, 0)
  const greys = ids.map((_, index) => {
    const { data } = brush.getImageData(
      (index % columns) * size, Math.floor(index / columns) * size, size, size)
    return Float32Array.from({ length: size * size }, (_, i) =>
      (0.2126 * data[4 * i] + 0.7152 * data[4 * i + 1] + 0.0722 * data[4 * i + 2]) / 255)
  })
  const differing = (one, other, dx, dy) => {
    let count = 0, seen = 0
    for (let y = 1; y < size - 1; y++) for (let x = 1; x < size - 1; x++) {
      seen++
      if (Math.abs(one[y * size + x] - other[(y + dy) * size + x + dx]) >= much) count++
    }
    return count / seen
  }
  const pairs = []
  for (let a = 0; a < ids.length; a++) for (let b = 0; b < a; b++) {
    let least = 1
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1])
      least = Math.min(least, differing(greys[a], greys[b], dx, dy))
    pairs.push([least, ids[a], ids[b]])
  }
  return pairs.sort(([one], [other]) => one - other).slice(0, 5)
}"""


def profiles() -> list[str]:
    with PROFILES.open(encoding="utf-8") as file:
        return [row["id"] for row in csv.DictReader(file, delimiter="\t")]


def most_alike(page: Page) -> list[tuple[float, str, str]]:
    """The pairs of tokens that are hardest to tell apart, hardest first."""
    ids = page.evaluate(LAY_OUT, [SIZE, COLUMNS])
    rows = -(-len(ids) // COLUMNS)
    area = {"x": 0, "y": 0, "width": COLUMNS * SIZE, "height": rows * SIZE}
    picture = base64.b64encode(page.screenshot(clip=area)).decode()  # type: ignore[arg-type]
    found: list[tuple[float, str, str]] = page.evaluate(
        COMPARE, [picture, ids, SIZE, COLUMNS, MUCH]
    )
    return found


def test_every_profile_has_a_token_that_nobody_takes_for_another(person: Come) -> None:
    ada = person("Ada")
    ada.page.goto("/g/alkemy/companies")
    ada.find("gallery").click()
    tokens = ada.page.locator("[data-token]")
    expect(tokens.first).to_be_visible()
    shown = [token.get_attribute("data-token") for token in tokens.all()]
    assert sorted(filter(None, shown)) == sorted(profiles())
    likenesses = ada.page.locator("li[data-profile] svg[data-portrait]")
    assert likenesses.count() == len(profiles())
    for share, one, other in most_alike(ada.page):
        assert share >= SHARE, f"{one} and {other} look alike: {share:.1%} differ"
