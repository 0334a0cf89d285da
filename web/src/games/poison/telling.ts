// How what happens in Poison is shown beside its sentence.

import type { Gain, Telling } from '../../lib/games/client'
import type { Texts } from '../../lib/texts/texts'
import type { PoisonView, Pour } from '../../protocol/poison'
import { tone, type Tone } from '../../lib/page/sounds'
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

/** A drop into a pot, and a pot that boils over. */
const drop = (at: number, pitch: number): Tone[] => [
  tone(at, pitch, 0.09, 0.2, { to: pitch / 2.4 }),
  tone(at + 0.05, pitch * 0.8, 0.12, 0.12, { to: pitch * 1.6 }),
]

const sounds = {
  poured: drop(0, 520),
  overflowed: [0, 0.09, 0.16, 0.26, 0.33].flatMap((at, index) => drop(at, 380 + 70 * index)),
  'round-scored': [tone(0, 330, 0.5, 0.12), tone(0.15, 262, 0.8, 0.12)],
}

export const telling: Telling<PoisonView> = {
  places,
  gains,
  Picture,
  sounds,
  plain: ['round-began', 'dealt', 'round-scored', 'game-ended'],
}
