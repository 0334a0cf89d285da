// What was measured in the last step, and where a ruler lay for it.

import type { AlkemyView } from '../../protocol/alkemy'
import type { Point } from './camera.svelte'

export interface Measure {
  from: Point
  to: Point
  inches: string
}

interface Base extends Point {
  radius: number
}

/** Distances are from edge to edge. */
function fromEdgeToEdge(one: Base, other: Base): { from: Point; to: Point } {
  const far = Math.hypot(other.x - one.x, other.y - one.y) || 1
  const along = (start: Base, end: Point): Point => ({
    x: start.x + ((end.x - start.x) * start.radius) / far,
    y: start.y + ((end.y - start.y) * start.radius) / far,
  })
  return { from: along(one, other), to: along(other, one) }
}

/** A ruler for each charge, shot, measure and straight way of this step, as the reader sees it. */
export function rulersOf(view: AlkemyView, seen: (place: Point) => Point): Measure[] {
  const base = (name: string, start?: readonly number[]): Base | null => {
    const figure = view.table.figures.find((each) => each.name === name)
    if (!figure) return null
    const at = start?.length ? { x: start[0], y: start[1] } : figure
    return { ...seen(at), radius: figure.radius }
  }
  /** Where it stood before it moved, if it did. */
  const began = (name: string): readonly number[] | undefined =>
    view.events.flatMap((event) =>
      event.type === 'moved' && event.figure === name && event.path.length ? [event.path] : [],
    )[0]
  return view.events.flatMap((event) => {
    switch (event.type) {
      case 'charge-declared':
      case 'shot-declared':
      case 'measured': {
        const one = base(event.figure, began(event.figure))
        const other = base(event.target)
        return one && other ? [{ ...fromEdgeToEdge(one, other), inches: event.inches }] : []
      }
      case 'moved': {
        if (event.path.length !== 4 || event.how === 'charge') return []
        const [x, y, toX, toY] = event.path
        const [from, to] = [seen({ x, y }), seen({ x: toX, y: toY })]
        return [{ from, to, inches: event.inches }]
      }
      default:
        return []
    }
  })
}
