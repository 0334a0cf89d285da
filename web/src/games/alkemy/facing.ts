// Where figures look. No rule asks for it, so no server tells it: who fights looks at the enemy, who
// has walked looks on where it went, and before that a company looks across the table.

import type { FigureBody } from '../../protocol/alkemy'
import type { Point } from './camera.svelte'

const degrees = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

export class Facings {
  private last = new Map<string, Point & { facing: number }>()

  /** Degrees for every figure, as its place is seen by the reader. */
  look(
    figures: readonly FigureBody[],
    seen: (place: Point) => Point,
    own: number,
  ): Map<string, number> {
    const next = new Map<string, Point & { facing: number }>()
    for (const figure of figures) {
      const at = seen(figure)
      const before = this.last.get(figure.name)
      const foe = figures.find(({ name }) => figure.foes.includes(name))
      let facing = before?.facing ?? (figure.seat === own ? -90 : 90)
      if (foe) facing = degrees(at, seen(foe))
      else if (before && Math.hypot(before.x - at.x, before.y - at.y) > 10)
        facing = degrees(before, at)
      next.set(figure.name, { x: at.x, y: at.y, facing })
    }
    this.last = next
    return new Map([...next].map(([name, { facing }]) => [name, facing]))
  }
}
