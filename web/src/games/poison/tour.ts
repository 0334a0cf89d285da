import type { Tour } from '../../lib/tour/tour'
import type { Pour } from '../../protocol/poison'

const pour = (card: string, cauldron: Pour['cauldron']): Pour => ({ type: 'pour', card, cauldron })

const card = (name: string): string => `[data-card="${name}"]`
const cauldron = (place: string): string => `[data-place="cauldron-${place}"]`

const tour: Tour = {
  seats: 3,
  options: { first_dealer: 2 },
  seed: 56,
  bot: 'novice',
  moves: [
    [0, pour('red-5', 'left')],
    [1, pour('blue-7', 'middle')],
    [2, pour('red-4', 'left')],
    [0, pour('poison', 'left')],
    [1, pour('red-2', 'left')],
    [2, pour('blue-5', 'middle')],
    [0, pour('blue-2', 'middle')],
  ],
  steps: [
    { say: 'tour-welcome', at: 0, point: ['.hand'] },
    { say: 'tour-first', at: 0, point: [card('red-5'), cauldron('left')], act: true },
    { say: 'tour-colours', at: 3, point: [cauldron('left'), cauldron('middle')] },
    { say: 'tour-poison', at: 3, point: [card('poison'), cauldron('left')], act: true },
    { say: 'tour-overflow', at: 6, point: [cauldron('left'), '[data-seat="1"]'] },
    { say: 'tour-drink', at: 6, point: [card('blue-2'), cauldron('middle')], act: true },
    { say: 'tour-most', at: 7, point: ['[data-seat="0"]'] },
    { say: 'tour-count', at: 7, point: ['.pad', '[data-test="tab-pad"]'] },
    { say: 'tour-go', at: 9, point: ['[data-test="rules-at-hand"]'] },
  ],
}

export default tour
