// How what happens in Poison is shown beside its sentence.

import type { Gain, Telling } from '../../lib/games/client'
import type { Texts } from '../../lib/texts/texts'
import type { PoisonView, Pour } from '../../protocol/poison'
import Picture from './Picture.svelte'

const plate = (seat: number): string => `[data-seat="${seat}"]`
const pot = (cauldron: string): string => `[data-place="cauldron-${cauldron}"]`

function places(told: PoisonView['events'][number] | Pour): string[] {
  switch (told.type) {
    case 'pour':
      return [`[data-card="${told.card}"]`, pot(told.cauldron)]
    case 'poured':
    case 'overflowed':
      return [pot(told.cauldron), plate(told.seat)]
    default:
      return []
  }
}

/** Cards that were drunk, and after a round what they cost. */
function gains(_: PoisonView, view: PoisonView, texts: Texts): Gain[] {
  return view.events.flatMap((event): Gain[] => {
    if (event.type === 'overflowed') {
      const reason = texts.say('gain-cards', { count: event.count })
      return [{ at: plate(event.seat), points: event.count, reason }]
    }
    if (event.type !== 'round-scored') return []
    return event.piles.map(({ seat, points }) => {
      return { at: plate(seat), points, reason: texts.say('gain-points', { count: points }) }
    })
  })
}

export const telling: Telling<PoisonView> = {
  places,
  gains,
  Picture,
  plain: ['round-began', 'dealt', 'round-scored', 'game-ended'],
}
