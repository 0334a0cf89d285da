// Somebody points further than a figure can go: it goes as far that way as it may. How far that is,
// only the house knows; it is asked about a few places on the line.

import type { AlkemyPreview } from '../../protocol/alkemy'
import type { Point } from './camera.svelte'

const TRIES = 7
/** Between two questions, in milliseconds: the house counts them. */
const PAUSE = 30

export type Ask = (at: Point) => Promise<AlkemyPreview | null>

/** The furthest allowed place on the way, if the place itself is only too far; else the place. */
export async function asFarAsItGoes(from: Point, to: Point, ask: Ask): Promise<Point> {
  const whole = await ask(to)
  if (whole?.code !== 'too-far') return to
  let best = to
  let [near, far] = [0, 1]
  for (let count = 0; count < TRIES; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    const part = (near + far) / 2
    const at = between(from, to, part)
    if ((await ask(at))?.allowed) {
      near = part
      best = at
    } else far = part
  }
  return best
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
})
