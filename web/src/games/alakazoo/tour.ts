// The first game: a spell of another creature goes on the portal, and is put right by a guardian.

import type { Tour } from '../../lib/tour/tour'
import type { Action } from '../../protocol/alakazoo'

const draft = (card: string): Action => ({ type: 'draft', card })
const roll = (dice: number): Action => ({ type: 'roll', dice })
const cover = (die: string, place: string, rune: string): Action => ({
  type: 'cover',
  die,
  place,
  rune,
})
const place = (card: string): Action => ({ type: 'place', card })

const key = (name: string): string => `[data-key="${name}"]`
const test = (name: string): string => `[data-test="${name}"]`

const WAY = test('way')
const TAIL = '[data-place="tail"]'

const moves: [seat: number, action: Action][] = [
  [0, draft('dragon-right-hand')],
  [1, draft('minotaur-head')],
  [0, draft('dragon-left-hand')],
  [1, draft('gargoyle-left-hand')],
  [0, draft('dragon-left-leg')],
  [1, draft('minotaur-left-hand')],
  [0, roll(2)],
  [0, cover('drop', 'tail', 'drop')],
  [0, cover('star', 'tail', 'sun')],
  [0, place('minotaur-tail')],
  [1, roll(2)],
  [1, cover('star', 'left-hand', 'flame')],
  [1, cover('leaf', 'head', 'leaf')],
  [0, { type: 'take-column', column: 4 }],
  [0, { type: 'discard', card: 'gargoyle-tail' }],
  [1, roll(2)],
  [1, cover('star', 'left-hand', 'drop')],
  [1, cover('moon', 'right-ear', 'moon')],
  [1, place('gargoyle-left-hand')],
  [0, { type: 'invoke', power: 'swap-own', guardian: 'bear' }],
  [0, { type: 'swap', card: 'dragon-tail', place: 'tail' }],
]

const tour: Tour = {
  seats: 2,
  options: { portals: 'random', first: 0 },
  seed: 7209,
  bot: 'novice',
  moves,
  steps: [
    { say: 'tour-welcome', at: 0, point: ['.own-portal .portal'] },
    { say: 'tour-draft-1', at: 0, point: [key('offer:dragon-right-hand'), WAY], act: true },
    { say: 'tour-draft-2', at: 2, point: [key('offer:dragon-left-hand'), WAY], act: true },
    { say: 'tour-draft-3', at: 4, point: [key('offer:dragon-left-leg'), WAY], act: true },
    { say: 'tour-roll', at: 6, point: ['[data-roll="2"]'], act: true },
    { say: 'tour-cover', at: 7, point: [key('die:drop'), key('rune:tail:drop')], act: true },
    { say: 'tour-star', at: 8, point: [key('die:star'), key('rune:tail:sun')], act: true },
    { say: 'tour-place', at: 9, point: [key('hand:minotaur-tail'), TAIL], act: true },
    { say: 'tour-column', at: 13, point: [key('column:4'), '[data-seat="0"]'], act: true },
    { say: 'tour-discard', at: 14, point: [key('hand:gargoyle-tail'), WAY], act: true },
    { say: 'tour-dark', at: 15, point: [key('guardian:bear')] },
    {
      say: 'tour-guardian',
      at: 19,
      point: [test('ask-guardian'), '[data-power="swap-own"]'],
      act: true,
    },
    { say: 'tour-swap', at: 20, point: [key('hand:dragon-tail'), TAIL], act: true },
    { say: 'tour-go', at: 21, point: ['.pad', test('tab-pad'), test('rules-at-hand')] },
  ],
}

export default tour
