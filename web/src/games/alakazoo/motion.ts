// Which spells travel from where to where when a view follows another: read off the events, and
// off the places things had on the screen a moment ago.

import type { InFlight } from '../../frame/table/Flights.svelte'
import type { AlakazooView } from '../../protocol/alakazoo'

export interface Flight extends InFlight {
  card: string | null
}

const BETWEEN = 50

function box(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

export function flights(view: AlakazooView): Flight[] {
  const found: Flight[] = []
  const add = (card: string | null, from: DOMRect | null, to: DOMRect | null): void => {
    const key = `${view.step}.${found.length}`
    if (from && to) found.push({ key, card, from, to, delay: found.length * BETWEEN })
  }
  const hand = (seat: number): DOMRect | null =>
    seat === view.seat ? box('[data-hand]') : box(`[data-seat="${seat}"]`)
  const inHand = (seat: number, card: string | null): DOMRect | null =>
    (card && seat === view.seat ? box(`[data-key="hand:${card}"]`) : null) ?? hand(seat)
  const place = (seat: number, part: string): DOMRect | null =>
    seat === view.seat
      ? box(`[data-place="${part}"]`)
      : box(`[data-seat="${seat}"] [data-spot="${part}"]`)
  const lying = (card: string): DOMRect | null => box(`[data-column] [data-card="${card}"]`)

  for (const event of view.events) {
    switch (event.type) {
      case 'column-taken':
        for (const card of event.cards) add(card, lying(card), hand(event.seat))
        break
      case 'took':
        add(event.card, lying(event.card) ?? box('[data-key="discards"]'), hand(event.seat))
        break
      case 'column-filled':
        add(event.card, box('[data-draw]'), box(`[data-column="${event.column}"]`))
        break
      case 'discarded':
        add(event.card, inHand(event.seat, event.card), box('[data-key="discards"]'))
        break
      case 'drew':
        add(event.card, box('[data-draw]'), hand(event.seat))
        break
      case 'placed':
        add(
          event.card,
          inHand(event.seat, event.card),
          place(event.seat, event.card.slice(event.card.indexOf('-') + 1)),
        )
        break
      case 'swapped':
        add(
          event.cards[0],
          event.source === 'hand' ? inHand(event.seat, event.cards[0]) : lying(event.cards[0]),
          place(event.seat, event.place),
        )
        break
      case 'portals-swapped':
        add(event.cards[0], place(event.other_seat, event.place), place(event.seat, event.place))
        add(event.cards[1], place(event.seat, event.place), place(event.other_seat, event.place))
        break
      case 'handed-over':
        for (const card of event.cards ?? [null])
          add(card, hand(event.seat), hand(event.other_seat))
        break
      case 'stolen':
        add(event.card, hand(event.other_seat), hand(event.seat))
        break
      case 'hands-passed':
        add(null, hand(event.other_seat), hand(event.seat))
        break
    }
  }
  return found
}
