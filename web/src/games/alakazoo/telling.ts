// How what happens in Alakazoö! is shown beside its sentence.

import type { Gain, Telling } from '../../lib/games/client'
import type { Texts } from '../../lib/texts/texts'
import type { Action, AlakazooView, Event } from '../../protocol/alakazoo'
import { tone } from '../../lib/page/sounds'
import Picture from './Picture.svelte'
import { things } from './things'

const plate = (seat: number): string => `[data-seat="${seat}"]`
const key = (name: string): string => `[data-key="${name}"]`
const partOf = (card: string): string => card.slice(card.indexOf('-') + 1)

/** A place of somebody's portal: the reader's own is large, the others' are on their plates. */
const place = (view: AlakazooView, seat: number, name: string): string =>
  seat === (view.seat ?? view.turn)
    ? `.own-portal [data-place="${name}"]`
    : `${plate(seat)} [data-spot="${name}"]`

function happened(event: Event, view: AlakazooView): string[] {
  switch (event.type) {
    case 'placed':
      return [place(view, event.seat, partOf(event.card))]
    case 'covered':
    case 'uncovered':
    case 'swapped':
      return [place(view, event.seat, event.place)]
    case 'portals-swapped':
      return [event.seat, event.other_seat].map((seat) => place(view, seat, event.place))
    case 'column-taken':
      return [`[data-column="${event.column}"]`, plate(event.seat)]
    case 'discarded':
      return [key('discards'), plate(event.seat)]
    case 'drew':
      return ['[data-draw]', plate(event.seat)]
    case 'charged':
    case 'drained':
    case 'darkened':
    case 'invoked':
      return event.seat === view.seat ? [key(`guardian:${event.guardian}`)] : [plate(event.seat)]
    case 'creature-named':
    case 'handed-over':
    case 'stolen':
    case 'dark-passed':
      return [plate(event.seat), plate(event.other_seat)]
    default:
      return 'seat' in event ? [plate(event.seat)] : []
  }
}

function advised(action: Action, view: AlakazooView): string[] {
  if (action.type === 'roll') return [`[data-roll="${action.dice}"]`]
  if (action.type === 'invoke') {
    return [`[data-power="${action.power}"]`, '[data-test="ask-guardian"]']
  }
  const keys = things(action, view)
  if (!keys.length) return [`[data-test="${action.type}"]`]
  return keys.map((each) =>
    each.startsWith('place:')
      ? `.own-portal [data-place="${each.slice('place:'.length)}"]`
      : key(each),
  )
}

function gains(_: AlakazooView, view: AlakazooView, texts: Texts): Gain[] {
  return view.events.flatMap((event): Gain[] => {
    if (event.type === 'placed') {
      const at = place(view, event.seat, partOf(event.card))
      return Object.entries(event.counts).map(([name, points]) => {
        return { at, points, reason: texts.say(`count-${name}`) }
      })
    }
    if (event.type !== 'portal-filled' || !event.points) return []
    const reason = texts.say('gain-portal')
    return [{ at: plate(event.seat), points: event.points, reason }]
  })
}

/** Dice that rattle, a rune that lights up, a part that comes through the portal. */
const sounds = {
  rolled: [0, 0.05, 0.11, 0.16, 0.24, 0.33].map((at, index) =>
    tone(at, 700 + ((index * 290) % 500), 0.03, 0.13, { to: 300, shape: 'square' }),
  ),
  covered: [tone(0, 988, 0.4, 0.1), tone(0.05, 1480, 0.5, 0.06)],
  placed: [523, 659, 784, 1047].map((pitch, at) => tone(at * 0.07, pitch, 0.6, 0.1)),
  darkened: [tone(0, 196, 0.5, 0.16, { to: 98, shape: 'sawtooth' })],
  'turn-lost': [tone(0, 147, 0.7, 0.18, { to: 73, shape: 'sawtooth' })],
  'portal-filled': [523, 659, 784, 1047, 1319].map((pitch, at) => tone(at * 0.09, pitch, 1, 0.11)),
}

const isEvent = (told: Action | Event, view: AlakazooView): told is Event =>
  view.events.includes(told as Event)

export const telling: Telling<AlakazooView> = {
  places: (told, view) =>
    isEvent(told, view) ? happened(told, view) : advised(told as Action, view),
  gains,
  Picture,
  sounds,
  plain: [
    ...['game-began', 'ability-dealt', 'lessons-offered', 'pages-offered', 'tommy-hid'],
    ...['reshuffled', 'tommy-appeared', 'tommy-discarded', 'portal-filled', 'portal-chosen'],
    ...['enrolled', 'page-kept', 'borrowed', 'creature-named', 'game-ended', 'solo-ended'],
  ],
  passing: ['turn-began', 'column-filled'],
}
