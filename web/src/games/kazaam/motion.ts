// What moves from where to where when a view follows another: read off the events, and off the
// places things had on the screen a moment ago.

import type { InFlight } from '../../frame/table/Flights.svelte'
import type { Event, KazaamView } from '../../protocol/kazaam'
import { part } from './tiles'

export interface Flight extends InFlight {
  tile?: string | null
  ingredient?: string
}

const BETWEEN = 60

function place(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

type Way = [what: Partial<Flight>, from: DOMRect | null, to: DOMRect | null, delay?: number]

const discards = (): DOMRect | null => place('[data-discards]')

/** Where things lie, as the viewer sees the table; `dropped` is where a tile was let go of. */
class Spots {
  constructor(
    private readonly seat: number | null,
    private readonly dropped: DOMRect | null,
  ) {}

  hand(seat: number, tile?: string | null): DOMRect | null {
    return (
      (seat === this.seat && tile ? place(`[data-hand="${tile}"]`) : null) ??
      place(seat === this.seat ? '[data-own-hand]' : `[data-seat="${seat}"]`)
    )
  }

  /** Where a tile came from that somebody put down. */
  laid(seat: number, tile: string): DOMRect | null {
    return (seat === this.seat ? this.dropped : null) ?? this.hand(seat, tile)
  }
}

function share(ingredients: readonly string[], seat: number, paid: boolean): Way[] {
  const bag = place(`[data-bag="${seat}"]`) ?? place(`[data-seat="${seat}"]`)
  return ingredients.map((ingredient, index) => {
    const supply = place(`[data-supply] [data-ingredient="${ingredient}"]`)
    const [from, to] = paid ? [bag, supply] : [supply, bag]
    return [{ ingredient }, from, to, index * BETWEEN]
  })
}

function ways(event: Event, at: Spots): Way[] {
  switch (event.type) {
    case 'drew':
      return [[{ tile: event.tile }, place('[data-pile]'), at.hand(event.seat)]]
    case 'played': {
      const spot = place(`[data-spot="${event.seat}-${part(event.tile)}"]`)
      const laid: Way = [{ tile: event.tile }, at.laid(event.seat, event.tile), spot]
      return [laid, ...share(event.ingredients, event.seat, true)]
    }
    case 'extracted': {
      const laid: Way = [{ tile: event.tile }, at.laid(event.seat, event.tile), discards()]
      return [laid, ...share(event.ingredients, event.seat, false)]
    }
    case 'stole':
      return [[{ tile: event.tile }, at.hand(event.target_seat, event.tile), at.hand(event.seat)]]
    case 'dug':
      return [[{ tile: event.tile }, discards(), at.hand(event.seat)]]
    case 'gathered':
      return share(event.ingredients, event.seat, false)
    case 'destroyed': {
      const spot = `[data-spot="${event.target_seat}-${part(event.tile)}"]`
      return [[{ tile: event.tile }, place(spot), discards()]]
    }
    default:
      return []
  }
}

export function flights(view: KazaamView, dropped: DOMRect | null): Flight[] {
  const at = new Spots(view.seat, dropped)
  const found: Flight[] = []
  for (const [what, from, to, delay = 0] of view.events.flatMap((event) => ways(event, at))) {
    if (from && to) found.push({ key: `${view.step}.${found.length}`, from, to, delay, ...what })
  }
  return found
}
