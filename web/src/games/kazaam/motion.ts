// What moves from where to where when a view follows another: read off the events, and off the
// places things had on the screen a moment ago.

import type { InFlight } from '../../frame/table/Flights.svelte'
import type { KazaamView } from '../../protocol/kazaam'
import { part } from './tiles'

export interface Flight extends InFlight {
  tile?: string | null
  ingredient?: string
}

const BETWEEN = 60

function place(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

export function flights(view: KazaamView, dropped: DOMRect | null): Flight[] {
  const found: Flight[] = []
  const add = (
    what: Partial<Flight>,
    from: DOMRect | null,
    to: DOMRect | null,
    delay = 0,
  ): void => {
    if (from && to) found.push({ key: `${view.step}.${found.length}`, from, to, delay, ...what })
  }
  const hand = (seat: number, tile?: string | null): DOMRect | null =>
    (seat === view.seat && tile ? place(`[data-hand="${tile}"]`) : null) ??
    place(seat === view.seat ? '[data-own-hand]' : `[data-seat="${seat}"]`)
  const bag = (seat: number): DOMRect | null =>
    place(`[data-bag="${seat}"]`) ?? place(`[data-seat="${seat}"]`)
  const share = (ingredients: readonly string[], seat: number, paid: boolean): void => {
    ingredients.forEach((ingredient, index) => {
      const supply = place(`[data-supply] [data-ingredient="${ingredient}"]`)
      const [from, to] = paid ? [bag(seat), supply] : [supply, bag(seat)]
      add({ ingredient }, from, to, index * BETWEEN)
    })
  }
  const discards = place('[data-discards]')
  for (const event of view.events) {
    switch (event.type) {
      case 'drew':
        add({ tile: event.tile }, place('[data-pile]'), hand(event.seat))
        break
      case 'played': {
        const from = (event.seat === view.seat ? dropped : null) ?? hand(event.seat, event.tile)
        add({ tile: event.tile }, from, place(`[data-spot="${event.seat}-${part(event.tile)}"]`))
        share(event.ingredients, event.seat, true)
        break
      }
      case 'extracted': {
        const from = (event.seat === view.seat ? dropped : null) ?? hand(event.seat, event.tile)
        add({ tile: event.tile }, from, discards)
        share(event.ingredients, event.seat, false)
        break
      }
      case 'stole':
        add({ tile: event.tile }, hand(event.target_seat, event.tile), hand(event.seat))
        break
      case 'dug':
        add({ tile: event.tile }, discards, hand(event.seat))
        break
      case 'gathered':
        share(event.ingredients, event.seat, false)
        break
      case 'destroyed': {
        const spot = `[data-spot="${event.target_seat}-${part(event.tile)}"]`
        add({ tile: event.tile }, place(spot), discards)
        break
      }
    }
  }
  return found
}
