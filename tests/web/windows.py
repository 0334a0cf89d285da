"""Windows of every size, and what may be wrong with a table in one of them: something cut or
covered, something that cannot be tapped, something that has to be scrolled for."""

from __future__ import annotations

from typing import Any

from tests.web.people import Person

PHONES = [(320, 568), (360, 640), (375, 667), (390, 844), (430, 932)]
PHONES_TURNED = [(568, 320), (667, 375), (740, 360), (844, 390), (932, 430)]
TABLETS = [(600, 960), (768, 1024), (820, 1180), (880, 768), (1024, 600), (1024, 768), (1180, 820)]
LAPTOPS = [(1200, 834), (1280, 720), (1280, 800), (1366, 625), (1366, 768), (1440, 900)]
LARGE = [(1536, 730), (1920, 950), (2560, 1300)]
SIZES = PHONES + PHONES_TURNED + TABLETS + LAPTOPS + LARGE

#: Some of each, for what lies over the table.
FEW_SIZES = [(320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1024, 768)]
FEW_SIZES += [(880, 768), (1024, 600), (1366, 625), (1280, 720), (1920, 950)]

#: Lower than this, a table may be longer than its window; so may it on a short phone.
LOW, LOW_PHONE = 600, 680

#: Up to this width what stands beside the table lies behind buttons below it.
NARROW = 860

#: What is as long as it is, and scrolls by itself: what was told and said, notes.
ENDLESS = "[role=log], .phrases, .notes"

#: Where one may press above what is to be read: it must have no ground of its own.
CLEAR = ".lately"

#: What may be scrolled: a table's side, plates in a row, and a choice among many.
SCROLLED = ".pad, .strip, .muster"

#: The complaints about one window, in sentences. `over` is what may lie over the table just now.
LOOK = """async ({ endless, scrolled, over, clear, long }) => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const found = new Set()
  const LINE = [[0.06, 0.5], [0.5, 0.5], [0.94, 0.5]]
  const AREA = [[0.5, 0.5], [0.22, 0.22], [0.78, 0.22], [0.22, 0.78], [0.78, 0.78]]
  const words = node => {
    const test = node.closest('[data-test], [data-place], [data-hand], [data-seat]')
    const mark = node.dataset?.test ?? node.dataset?.place ?? node.dataset?.hand ?? ''
    const text = (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)
    const kind = node.tagName.toLowerCase() + '.' + [...node.classList].slice(0, 2).join('.')
    return `${kind} ${mark || test?.dataset.test || ''} "${text}"`
  }
  const root = document.documentElement
  const inside = (box, outer, slack = 2) =>
    box.left >= outer.left - slack && box.right <= outer.right + slack &&
    box.top >= outer.top - slack && box.bottom <= outer.bottom + slack
  const free = node => node.closest(scrolled) !== null
  const hidden = new Map()
  const spoken = node => {
    if (!node || node === document.body) return false
    if (!hidden.has(node)) {
      hidden.set(node, getComputedStyle(node).clipPath !== 'none' || spoken(node.parentElement))
    }
    return hidden.get(node)
  }
  const shown = node =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !spoken(node) &&
    !node.closest(endless)
  if (root.scrollWidth > innerWidth + 1) found.add(`sideways: ${root.scrollWidth}`)
  if (!long && root.scrollHeight > innerHeight + 1) found.add(`too long: ${root.scrollHeight}`)
  const clips = new Map()
  const clipOf = node => {
    if (!clips.has(node)) {
      const { overflowX, overflowY } = getComputedStyle(node)
      const turns = [overflowX, overflowY]
      clips.set(node, turns.every(each => each === 'visible') ? '' :
        turns.some(each => each === 'auto' || each === 'scroll') ? 'scrolls' : 'cuts')
    }
    return clips.get(node)
  }
  const cut = (node, box) => {
    for (let each = node; each && each !== document.body; each = each.parentElement) {
      const clip = clipOf(each)
      if (clip && !inside(box, each.getBoundingClientRect())) return clip
      if (getComputedStyle(each).position === 'fixed') return ''
    }
    return ''
  }
  const hit = (x, y) => document.elementFromPoint(x, y)
  const reach = (node, measure, spots, what) => {
    let box = measure()
    if (free(node) || (long && (box.top < 0 || box.bottom > innerHeight - 60))) {
      node.scrollIntoView({ block: 'center', inline: 'center' })
      box = measure()
    }
    for (const [across, down] of spots) {
      const on = hit(box.left + box.width * across, box.top + box.height * down)
      if (!on) return found.add(`${what} out of sight: ${words(node)}`)
      if (on === node || on.contains(node) || node.contains(on)) continue
      if (over && on.closest(over)) continue
      const above = on.closest(clear)
      if (above && getComputedStyle(above).backgroundColor.endsWith(', 0)')) continue
      return found.add(`${what} covered: ${words(node)} by ${words(on)}`)
    }
  }
  for (const node of document.querySelectorAll('main *:not(svg *)')) {
    if (clipOf(node) !== 'scrolls' || node.matches(scrolled) || !shown(node)) continue
    if (node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2) {
      found.add(`scrolls: ${words(node)} ${node.scrollHeight} in ${node.clientHeight}`)
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement
    if (!texts.currentNode.data.trim()) continue
    if (node.closest('svg, script, .flights') || !shown(node)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width < 1) continue
    const { textOverflow, pointerEvents } = getComputedStyle(node)
    const dotted = textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1
    // What is cut short with dots opens in full, or it is a fault.
    if (dotted && node.closest('button[aria-expanded]')) continue
    if (dotted || cut(node, box) === 'cuts' ||
      (!free(node) && (box.left < -1 || box.right > innerWidth + 1))) {
      found.add(`cut: ${words(node)}`)
    } else if (pointerEvents !== 'none') {
      reach(node, () => range.getClientRects()[0], LINE, 'text')
    }
  }
  const taps = 'button, a[href], input, select, summary, textarea'
  for (const node of document.querySelectorAll(taps)) {
    if (!shown(node) || node.type === 'radio' || node.closest('.flights')) continue
    const box = node.getBoundingClientRect()
    if (!box.width) continue
    if (box.width < 24 || box.height < 24) found.add(`small: ${words(node)}`)
    const clip = cut(node, box)
    if (clip && !(clip === 'scrolls' && free(node))) found.add(`${clip}: ${words(node)}`)
    else reach(node, () => node.getBoundingClientRect(), AREA, 'button')
  }
  const log = document.querySelector('aside .log [role=log]')
  if (log && shown(log) && log.clientHeight < 66) found.add(`log of ${log.clientHeight} pixels`)
  scrollTo(0, 0)
  return [...found]
}"""


def faults(
    person: Person,
    screen: str,
    sizes: list[tuple[int, int]] | None = None,
    *,
    over: str = "",
    scrolled: str = "",
) -> list[str]:
    """What is wrong with this screen, in windows of all these sizes. `over` may lie over the table
    just now; on a phone, `scrolled` may be scrolled."""
    found = []
    page = person.page
    page.evaluate("document.fonts.ready.then(() => true)")  # others are wider
    for wide, high in sizes or SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        phone = wide <= NARROW or high <= LOW
        asked: dict[str, Any] = {
            "endless": ENDLESS,
            "over": over,
            "clear": CLEAR,
            "scrolled": f"{SCROLLED}, {scrolled}" if scrolled and phone else SCROLLED,
            "long": high < (LOW_PHONE if wide < 480 else LOW),
        }
        found += [f"{screen} at {wide}x{high}: {each}" for each in page.evaluate(LOOK, asked)]
    return found
