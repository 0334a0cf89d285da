// What moves from where to where when a view follows another: read off the events, and off the
// places things had on the screen a moment ago.

import type { InFlight } from '../../frame/table/Flights.svelte'
import type { PoisonView } from '../../protocol/poison'

export interface Flight extends InFlight {
  card: string | null
}

const BETWEEN = 40

/** Where a card is picked up by the reader: the very card they touched, if they did. */
export type Launch = (card: string) => DOMRect | null

function place(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

/** The upper part of a cauldron, where cards go in. */
function mouth(cauldron: string): DOMRect | null {
  const box = place(`[data-place="cauldron-${cauldron}"]`)
  if (!box) return null
  const width = Math.min(44, box.width / 2)
  return new DOMRect(box.x + (box.width - width) / 2, box.y + 8, width, width * 1.4)
}

export function flights(view: PoisonView, launch: Launch): Flight[] {
  const found: Flight[] = []
  const add = (card: string | null, from: DOMRect | null, to: DOMRect | null, delay = 0): void => {
    if (from && to) found.push({ key: `${view.step}.${found.length}`, card, from, to, delay })
  }
  for (const event of view.events) {
    if (event.type === 'poured') {
      const seat = place(`[data-seat="${event.seat}"]`)
      const from = event.seat === view.seat ? launch(event.card) : seat
      add(event.card, from, mouth(event.cauldron))
    } else if (event.type === 'overflowed') {
      const inside = document.querySelectorAll(`[data-inside="${event.cauldron}"]`)
      const pile = place(`[data-seat="${event.seat}"] [data-pile]`)
      event.cards.forEach((card, index) => {
        const from = inside[index]?.getBoundingClientRect() ?? mouth(event.cauldron)
        add(card, from, pile, 260 + index * BETWEEN)
      })
    } else if (event.type === 'drew') {
      add(null, place('[data-draw]'), place(`[data-seat="${event.seat}"]`), 200)
    }
  }
  return found
}
