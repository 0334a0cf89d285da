// What a reader can do with the things in front of them, read off the actions that came with the
// view. Nothing here knows the rules.

import type { Action, KazaamView, Pried } from '../../protocol/kazaam'
import type { Line } from '../../lib/table/view'
import type { Part } from './tiles'

/** What was touched: a tile of the own hand, or one that lies on a board. */
export type Chosen = { where: 'hand'; tile: string } | { where: 'board'; seat: number; part: Part }

/** The ways to use a part of one's own. */
export function uses(view: KazaamView, part: Part): Action[] {
  return view.actions.filter((action) => {
    switch (action.type) {
      case 'pry':
      case 'steal':
      case 'dig':
        return action.part === part
      case 'digest':
        return part === 'torso'
      case 'lash':
        return part === 'tail'
      default:
        return false
    }
  })
}

export function lash(view: KazaamView, seat: number, part: Part): Action | undefined {
  return view.actions.find(
    (action) =>
      action.type === 'lash' && action.target_seat === seat && action.target_part === part,
  )
}

/** The action of this kind, with this tile if it is about one. */
export function find(view: KazaamView, type: Action['type'], tile?: string): Action | undefined {
  return view.actions.find(
    (action) =>
      action.type === type && (tile === undefined || ('tile' in action && action.tile === tile)),
  )
}

/** A mixture that a torso may take, in whatever order it was put together. */
export function gathering(view: KazaamView, mixture: readonly string[]): Action | undefined {
  const wanted = mixture.toSorted().join()
  return view.actions.find(
    (action) => action.type === 'gather' && action.ingredients.toSorted().join() === wanted,
  )
}

/** Whether some mixture holds all of these: what may be added to them still. */
export function leadsOn(view: KazaamView, mixture: readonly string[]): boolean {
  return view.actions.some((action) => {
    if (action.type !== 'gather') return false
    const left = [...action.ingredients]
    return mixture.every((each) => {
      const at = left.indexOf(each)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}

/** What an ear of this player saw last, unless they did something since or put it aside. */
export function lastLook(
  log: readonly Line[],
  me: number | null,
  aside: number,
): { step: number; event: Pried } | null {
  for (const { step, events } of log.toReversed()) {
    if (step <= aside) return null
    for (const event of events.toReversed()) {
      const found = event as unknown as Pried
      if (found.type === 'pried' && found.seat === me) return { step, event: found }
      if ('seat' in event && event.seat === me && event.type !== 'turn-began') return null
    }
  }
  return null
}
