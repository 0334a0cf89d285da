// A fight, a shot or a formula as a scene: what happened in one step, beat by beat, told from the
// events. The scene shows; it never decides anything.

import type { AlkemyView, Event, FigureBody, Rolled, Struck } from '../../protocol/alkemy'

/** The two who are in the scene; of a formula there is often only one. */
export interface Cast {
  actor: string
  target: string | null
}

export interface Beat {
  event: Event
  /** Dice that fell for it. */
  rolls: Rolled[]
  /** Health left, of those in the scene, once this beat is over. */
  left: Readonly<Record<string, number>>
}

export interface Scene extends Cast {
  beats: Beat[]
}

const OPENING = new Set<Event['type']>(['cards-shown', 'struck', 'shot-declared', 'formula-cast'])
const SHOWN = new Set<Event['type']>([
  ...OPENING,
  'feinted',
  'parried',
  'damaged',
  'healed',
  'fell',
  'cover-taken',
])

/** The scene of a step, if there is one. */
export function sceneOf(view: AlkemyView): Scene | null {
  const opening = view.events.find(({ type }) => OPENING.has(type))
  if (!opening) return null
  const cast = castOf(opening)
  const health = before(view, cast)
  const beats: Beat[] = []
  let rolls: Rolled[] = []
  for (const event of view.events) {
    if (event.type === 'rolled') rolls.push(event)
    else if (SHOWN.has(event.type)) {
      if (event.type === 'damaged') health[event.figure] = event.left
      if (event.type === 'healed' && event.figure in health) health[event.figure] += event.count
      beats.push({ event, rolls, left: { ...health } })
      rolls = []
    }
  }
  return { ...cast, beats }
}

function castOf(opening: Event): Cast {
  const { figure } = opening as Struck
  return { actor: figure, target: 'target' in opening ? String(opening.target) : null }
}

/** Health before the step, worked out from what is left after it. */
function before(view: AlkemyView, { actor, target }: Cast): Record<string, number> {
  const health: Record<string, number> = {}
  for (const name of [actor, target]) {
    const body = name ? bodyOf(view, name) : null
    if (!name || !body) continue
    let left = body.left
    for (const event of view.events) {
      if (event.type === 'damaged' && event.figure === name) left += event.damage
      if (event.type === 'healed' && event.figure === name) left -= event.count
    }
    health[name] = left
  }
  return health
}

export const bodyOf = (view: AlkemyView, name: string): FigureBody | null =>
  view.table.figures.find((each) => each.name === name) ?? null

const SHORTEST = 2000
const LONGEST = 4000
const EACH = 950

/** How long each beat is seen, so that the whole takes two to four seconds. */
export function paceOf({ beats }: Scene): number {
  const whole = Math.min(LONGEST, Math.max(SHORTEST, (beats.length + 1) * EACH))
  return Math.round(whole / (beats.length + 1))
}
