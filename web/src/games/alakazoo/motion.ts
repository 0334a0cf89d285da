// Which spells travel from where to where when a view follows another: read off the events, and
// off the places things had on the screen a moment ago.

import type { InFlight } from '../../frame/table/Flights.svelte'
import type { AlakazooView, Event } from '../../protocol/alakazoo'

export interface Flight extends InFlight {
  card: string | null
}

const BETWEEN = 50

function box(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

type Way = [card: string | null, from: DOMRect | null, to: DOMRect | null]

/** Where things lie, as the viewer sees the table. */
class Spots {
  constructor(private readonly seat: number | null) {}

  hand(seat: number): DOMRect | null {
    return seat === this.seat ? box('[data-hand]') : box(`[data-seat="${seat}"]`)
  }

  inHand(seat: number, card: string | null): DOMRect | null {
    return (card && seat === this.seat ? box(`[data-key="hand:${card}"]`) : null) ?? this.hand(seat)
  }

  place(seat: number, part: string): DOMRect | null {
    return seat === this.seat
      ? box(`[data-place="${part}"]`)
      : box(`[data-seat="${seat}"] [data-spot="${part}"]`)
  }

  lying(card: string): DOMRect | null {
    return box(`[data-column] [data-card="${card}"]`)
  }
}

/** What moves between people. */
function between(event: Event, at: Spots): Way[] {
  switch (event.type) {
    case 'portals-swapped': {
      const [one, other] = [event.seat, event.other_seat].map((seat) => at.place(seat, event.place))
      return [
        [event.cards[0], other, one],
        [event.cards[1], one, other],
      ]
    }
    case 'handed-over':
      return (event.cards ?? [null]).map((card) => [
        card,
        at.hand(event.seat),
        at.hand(event.other_seat),
      ])
    case 'stolen':
      return [[event.card, at.hand(event.other_seat), at.hand(event.seat)]]
    case 'hands-passed':
      return [[null, at.hand(event.other_seat), at.hand(event.seat)]]
    default:
      return []
  }
}

function ways(event: Event, at: Spots): Way[] {
  switch (event.type) {
    case 'column-taken':
      return event.cards.map((card) => [card, at.lying(card), at.hand(event.seat)])
    case 'took': {
      const from = at.lying(event.card) ?? box('[data-key="discards"]')
      return [[event.card, from, at.hand(event.seat)]]
    }
    case 'column-filled':
      return [[event.card, box('[data-draw]'), box(`[data-column="${event.column}"]`)]]
    case 'discarded':
      return [[event.card, at.inHand(event.seat, event.card), box('[data-key="discards"]')]]
    case 'drew':
      return [[event.card, box('[data-draw]'), at.hand(event.seat)]]
    case 'placed': {
      const part = event.card.slice(event.card.indexOf('-') + 1)
      return [[event.card, at.inHand(event.seat, event.card), at.place(event.seat, part)]]
    }
    case 'swapped': {
      const [card] = event.cards
      const from = event.source === 'hand' ? at.inHand(event.seat, card) : at.lying(card)
      return [[card, from, at.place(event.seat, event.place)]]
    }
    default:
      return between(event, at)
  }
}

export function flights(view: AlakazooView): Flight[] {
  const at = new Spots(view.seat)
  const found: Flight[] = []
  for (const [card, from, to] of view.events.flatMap((event) => ways(event, at))) {
    const key = `${view.step}.${found.length}`
    if (from && to) found.push({ key, card, from, to, delay: found.length * BETWEEN })
  }
  return found
}
