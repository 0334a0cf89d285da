import type { Tour } from '../../lib/tour/tour'
import type { Action } from '../../protocol/kazaam'

const ME = 0
const BOT = 1

/** A left hand that is of fire, as everything that the learner puts together. */
const HAND = 'fire-left-hand-2'

const extract = (tile: string): Action => ({ type: 'extract', tile })
const play = (tile: string): Action => ({ type: 'play', tile })
const steal = (from: number): Action => ({
  type: 'steal',
  part: 'left-hand',
  target_seat: from,
})

const tile = (name: string): string => `[data-hand="${name}"]`
const button = (test: string): string => `[data-test="${test}"]`

const tour: Tour = {
  seats: 2,
  options: { first: ME },
  seed: 1219469,
  bot: 'novice',
  moves: [
    [ME, { type: 'draw' }],
    [ME, extract('fire-torso')],
    [ME, play(HAND)],
    [BOT, extract('bone-tail')],
    [BOT, play('chitin-left-hand')],
    [BOT, { type: 'draw' }],
    [ME, steal(BOT)],
    [ME, extract('scale-head')],
    [ME, play('fire-head')],
    [BOT, steal(ME)],
    [ME, { type: 'foresee' }],
    [BOT, { type: 'draw' }],
    [BOT, { type: 'draw' }],
    [ME, { type: 'restore' }],
  ],
  steps: [
    { say: 'tour-welcome', at: 0, point: ['.my-body'] },
    { say: 'tour-draw', at: 0, point: ['[data-pile]'], act: true },
    { say: 'tour-extract', at: 1, point: [tile('fire-torso'), button('extract')], act: true },
    { say: 'tour-play', at: 2, point: [tile(HAND), button('play')], act: true },
    { say: 'tour-steal', at: 6, point: ['[data-place="0-left-hand"]', button('use')], act: true },
    { say: 'tour-spare', at: 7, point: [tile('scale-head'), button('extract')], act: true },
    { say: 'tour-head', at: 8, point: [tile('fire-head'), button('play')], act: true },
    { say: 'tour-foresee', at: 10, point: [button('foresee')], act: true },
    { say: 'tour-restore', at: 13, point: [button('restore')], act: true },
    { say: 'tour-points', at: 14, point: ['.pad table', button('tab-pad')] },
    { say: 'tour-notes', at: 14, point: ['.pad [data-test="known"]', button('tab-pad')] },
    { say: 'tour-parts', at: 14, point: [tile('wood-torso'), '.my-body'] },
    { say: 'tour-go', at: 14, point: [button('rules-at-hand')] },
  ],
}

export default tour
