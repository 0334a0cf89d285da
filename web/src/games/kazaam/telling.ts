// How what happens in Kazaam! is shown beside its sentence.

import type { Gain, Telling } from '../../lib/games/client'
import type { Texts } from '../../lib/texts/texts'
import type { Action, Event, KazaamView } from '../../protocol/kazaam'
import { tone } from '../../lib/page/sounds'
import Picture from './Picture.svelte'
import { part, type Part } from './tiles'

const PILE = '[data-pile]'
const DISCARDS = '[data-discards]'
const plate = (seat: number): string => `[data-seat="${seat}"]`
const spot = (seat: number, of: Part): string => `[data-spot="${seat}-${of}"]`
const button = (test: string): string => `[data-test="${test}"]`

/** The part that is used, and whom or what it is aimed at. */
function aim(seat: number, of: Part, target: number | null, at: Part | null): string[] {
  if (target === null) return [spot(seat, of)]
  return [spot(seat, of), at === null ? plate(target) : spot(target, at)]
}

function happened(event: Event): string[] {
  switch (event.type) {
    case 'drew':
      return [PILE, plate(event.seat)]
    case 'played':
      return [spot(event.seat, part(event.tile))]
    case 'extracted':
      return [DISCARDS, plate(event.seat)]
    case 'used':
      return aim(event.seat, event.part, event.target_seat, event.target_part)
    case 'foresaw':
      return [spot(event.seat, 'head'), spot(event.target_seat, event.part)]
    case 'cancelled':
    case 'came-to-nothing':
      return [spot(event.seat, event.part)]
    case 'pried':
    case 'stole':
      return [plate(event.seat), plate(event.target_seat)]
    case 'dug':
      return [DISCARDS, plate(event.seat)]
    case 'gathered':
      return ['[data-supply]', plate(event.seat)]
    case 'turned-down':
    case 'destroyed':
      return [spot(event.target_seat, part(event.tile))]
    case 'restored':
    case 'turn-ended':
      return [plate(event.seat)]
    default:
      return []
  }
}

function advised(action: Action, { seat }: KazaamView): string[] {
  const me = seat ?? 0
  switch (action.type) {
    case 'draw':
      return [PILE, button('draw')]
    case 'play':
      return [`[data-hand="${action.tile}"]`, spot(me, part(action.tile))]
    case 'extract':
      return [`[data-hand="${action.tile}"]`, DISCARDS]
    case 'pry':
    case 'steal':
      return aim(me, action.part, action.target_seat, null)
    case 'dig':
      return [spot(me, action.part), DISCARDS]
    case 'digest':
      return [spot(me, 'torso'), '[data-supply]']
    case 'lash':
      return aim(me, 'tail', action.target_seat, action.target_part)
    default:
      return [button(action.type)]
  }
}

const LINES = ['parts', 'favourites', 'kinship', 'finisher'] as const

/** What the points of all changed by, at the tile that was laid or turned, or at the plate. */
function gains(before: KazaamView, view: KazaamView, texts: Texts): Gain[] {
  const tile = view.events.find((event) => 'tile' in event && event.tile !== null)
  return view.players.flatMap(({ points }, seat) =>
    LINES.flatMap((line): Gain[] => {
      const more = points[line] - before.players[seat].points[line]
      if (more === 0) return []
      const owner = tile && ('target_seat' in tile ? tile.target_seat : (tile as Drawn).seat)
      const at = tile && owner === seat ? spot(seat, part((tile as Drawn).tile)) : plate(seat)
      return [{ at, points: more, reason: texts.say(`gain-${line}`) }]
    }),
  )
}

interface Drawn {
  seat: number
  tile: string
}

/** Bone on wood for a tile, glass for what is distilled, a breath for a part in use. */
const sounds = {
  drew: [tone(0, 900, 0.03, 0.07, { to: 500, shape: 'triangle' })],
  played: [
    tone(0, 240, 0.1, 0.25, { to: 110, shape: 'triangle' }),
    tone(0.01, 1400, 0.03, 0.05, { to: 600, shape: 'square' }),
  ],
  extracted: [1319, 1760, 2217].map((pitch, at) => tone(at * 0.06, pitch, 0.35, 0.07)),
  used: [tone(0, 180, 0.3, 0.12, { to: 640, shape: 'triangle' })],
  foresaw: [tone(0, 740, 0.2, 0.12, { to: 370 }), tone(0.12, 554, 0.4, 0.1)],
  stole: [tone(0, 520, 0.12, 0.12, { to: 260, shape: 'triangle' })],
  destroyed: [tone(0, 160, 0.25, 0.28, { to: 60, shape: 'sawtooth' })],
  'game-ended': [294, 370, 440, 587].map((pitch, at) => tone(at * 0.07, pitch, 0.9, 0.12)),
}

const isEvent = (told: Action | Event, view: KazaamView): told is Event =>
  view.events.includes(told as Event)

export const telling: Telling<KazaamView> = {
  places: (told, view) => (isEvent(told, view) ? happened(told) : advised(told as Action, view)),
  gains,
  Picture,
  sounds,
  plain: ['shuffled', 'restored', 'turn-ended', 'passed', 'game-ended', 'game-began', 'dealt'],
  asides: ['answer'],
  answers: ['foresaw', 'passed'],
  passing: ['turn-began'],
}
