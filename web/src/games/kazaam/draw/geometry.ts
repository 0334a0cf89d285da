// Lines and outlines on a tile of 100 × 100. A limb is a line with a thickness at every point; skins
// make bone, fur or stone of it.

export type Point = readonly [x: number, y: number]
/** A point of a limb and how thick it is there. */
export type Knot = readonly [x: number, y: number, r: number]

/** A point along a limb: where, how thick, which way the limb runs (unit vector). */
export interface Joint {
  x: number
  y: number
  r: number
  dx: number
  dy: number
}

export type Limb = readonly Joint[]

const STEPS = 10

const fix = (value: number): string => String(Math.round(value * 10) / 10)
export const at = ([x, y]: Point): string => `${fix(x)} ${fix(y)}`

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (3 * b - a - 3 * c + d) * t * t * t)
  )
}

/** A smooth limb through the knots. */
export function limb(...knots: readonly Knot[]): Limb {
  const raw: [number, number, number][] = []
  const last = knots.length - 1
  for (let index = 0; index < last; index++) {
    const [a, b] = [knots[Math.max(0, index - 1)], knots[index]]
    const [c, d] = [knots[index + 1], knots[Math.min(last, index + 2)]]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      raw.push([
        between(a[0], b[0], c[0], d[0], t),
        between(a[1], b[1], c[1], d[1], t),
        b[2] + (c[2] - b[2]) * t,
      ])
    }
  }
  raw.push([...knots[last]])
  return raw.map(([x, y, r], index) => {
    const before = raw[Math.max(0, index - 1)]
    const after = raw[Math.min(raw.length - 1, index + 1)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return { x, y, r, dx: dx / length, dy: dy / length }
  })
}

/** A point beside a joint: `side` 1 is its right, -1 its left, in parts of its thickness. */
export const beside = ({ x, y, r, dx, dy }: Joint, side: number, more = 0): Point => [
  x - dy * (r * side + Math.sign(side) * more),
  y + dx * (r * side + Math.sign(side) * more),
]

/** The outline of a limb with a round end. */
export function outline(of: Limb): Point[] {
  const end = of[of.length - 1]
  const turn = Math.atan2(end.dy, end.dx)
  const cap = Array.from({ length: 7 }, (_, index): Point => {
    const angle = turn - Math.PI / 2 + (Math.PI * (index + 1)) / 8
    return [end.x + Math.cos(angle) * end.r, end.y + Math.sin(angle) * end.r]
  })
  return [
    ...of.map((joint) => beside(joint, -1)),
    ...cap,
    ...of.map((joint) => beside(joint, 1)).reverse(),
  ]
}

/** Points at even distances on a closed outline. */
export function even(points: readonly Point[], step: number): Point[] {
  const found: Point[] = []
  let left = 0
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    while (left < length) {
      const t = left / length
      found.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
      left += step
    }
    left -= length
  })
  return found
}

/** Away from the inside of a closed outline that runs clockwise on the screen, at one point. */
export function outward(points: readonly Point[], index: number): Point {
  const before = points[(index + points.length - 1) % points.length]
  const after = points[(index + 1) % points.length]
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dy / length, -dx / length]
}

/** Clockwise on the screen, so that shapes laid over each other add up to one silhouette. */
function clockwise(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length]
    return sum + x * ny - nx * y
  }, 0)
  return area < 0 ? points.toReversed() : points
}

/** A closed path with soft corners. */
export function soft(given: readonly Point[]): string {
  const points = clockwise(given)
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(points[points.length - 1], points[0])
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length]
    return `Q${at(point)} ${at(middle(point, next))}`
  })
  return `M${at(start)}${curves.join('')}Z`
}

/** A closed path with hard corners. */
export const hard = (points: readonly Point[]): string => `M${clockwise(points).map(at).join('L')}Z`

export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

export function ring(x: number, y: number, rx: number, ry = rx): string {
  return `M${at([x - rx, y])}a${fix(rx)} ${fix(ry)} 0 1 1 ${fix(2 * rx)} 0a${fix(rx)} ${fix(ry)} 0 1 1 ${fix(-2 * rx)} 0Z`
}

/** The same every time: a drawing does not change between two looks at it. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761 + 12345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}
