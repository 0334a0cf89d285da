// What a homunculus is made of: how a limb of it is cut, and what covers it. Seen without colour,
// fire licks, bone has knobs, scale is scalloped, wood is grained, fur is tufted, chitin is
// jointed and stone is hewn.

import {
  at,
  beside,
  dice,
  even,
  hard,
  line,
  outline,
  outward,
  ring,
  soft,
  type Joint,
  type Limb,
  type Point,
} from './geometry'

export const MATERIALS = ['fire', 'bone', 'scale', 'wood', 'fur', 'chitin', 'stone'] as const
export type Material = (typeof MATERIALS)[number]

/** Closed shapes that together are the silhouette, and strokes inside it. */
export interface Cut {
  body: string[]
  texture: string
}

type Skin = (limb: Limb, seed: number) => Cut

/** A closed outline with peaks: tongues of fire, tufts of fur. */
function peaks(
  points: readonly Point[],
  step: number,
  height: number,
  lean: Point,
  curl: number,
  seed: number,
): string {
  const roll = dice(seed)
  const feet = even(points, step)
  const parts = feet.map((foot, index) => {
    const next = feet[(index + 1) % feet.length]
    const [ox, oy] = outward(feet, index)
    const tall = height * (0.65 + roll() * 0.7)
    const base: Point = [(foot[0] + next[0]) / 2, (foot[1] + next[1]) / 2]
    const peak: Point = [base[0] + ox * tall + lean[0], base[1] + oy * tall + lean[1]]
    const out: Point = [foot[0] + ox * tall * curl, foot[1] + oy * tall * curl]
    const back: Point = [next[0] + ox * tall * 0.1, next[1] + oy * tall * 0.1]
    return `Q${at(out)} ${at(peak)}Q${at(back)} ${at(next)}`
  })
  return `M${at(feet[0])}${parts.join('')}Z`
}

const along = (of: Limb, side: number, wave: number, roll: () => number): string =>
  line(
    of
      .filter((_, index) => index % 2 === 0)
      .map((joint, index) => beside(joint, side + (index % 2 ? wave : -wave) * (0.5 + roll()))),
  )

function fire(of: Limb, seed: number): Cut {
  const roll = dice(seed)
  const tip = of[of.length - 1]
  const thin = of.map((joint) => ({ ...joint, r: joint.r * 0.8 }))
  const licks = of
    .filter((joint, index) => joint.r > 7 && index % 4 === 1)
    .map((joint, index) => {
      const [x, y] = beside(joint, index % 2 ? 0.45 : -0.45)
      return `M${at([x, y + 5])}q${roll() > 0.5 ? 4 : -4} -5 0 -10`
    })
  return {
    body: [peaks(outline(thin), 13, tip.r * 0.4 + 7, [0, -7], 1, seed)],
    texture: licks.join(''),
  }
}

function bone(of: Limb, seed: number): Cut {
  void seed
  const body: string[] = []
  let texture = ''
  const whole = of.length - 1
  const count = Math.max(1, Math.round(whole / 10))
  for (let index = 0; index < count; index++) {
    const from = of[Math.round((whole * index) / count)]
    const to = of[Math.round((whole * (index + 1)) / count)]
    const r = ((from.r + to.r) / 2) * 0.62
    body.push(shaft(from, to, r * 0.62), knob(from, r, 1), knob(from, r, -1))
    body.push(knob(to, r, 1), knob(to, r, -1))
    texture += line([between(from, to, 0.3, r * 0.3), between(from, to, 0.75, r * 0.3)])
  }
  return { body, texture }
}

const knob = (joint: Joint, r: number, side: number): string => {
  const [x, y] = [joint.x - joint.dy * r * 0.62 * side, joint.y + joint.dx * r * 0.62 * side]
  return ring(x, y, r * 0.72)
}

function between(from: Joint, to: Joint, t: number, off: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return [from.x + dx * t - (dy / length) * off, from.y + dy * t + (dx / length) * off]
}

const shaft = (from: Joint, to: Joint, r: number): string =>
  soft([
    between(from, to, -0.02, r * 1.3),
    between(from, to, 0.5, r * 0.7),
    between(from, to, 1.02, r * 1.3),
    between(from, to, 1.02, -r * 1.3),
    between(from, to, 0.5, -r * 0.7),
    between(from, to, -0.02, -r * 1.3),
  ])

function scale(of: Limb, seed: number): Cut {
  void seed
  const spines = of
    .filter((_, index) => index % 4 === 2 && index < of.length - 2)
    .map((joint) => {
      const [a, b] = [beside(joint, 0.8), beside(joint, 1.1, 5)]
      return hard([
        [a[0] - joint.dx * 4, a[1] - joint.dy * 4],
        [b[0] + joint.dx * 4, b[1] + joint.dy * 4],
        [a[0] + joint.dx * 4, a[1] + joint.dy * 4],
      ])
    })
  return { body: [...spines, soft(even(outline(of), 5))], texture: scallops(4.6) }
}

/** Rows of scales over the whole tile; the silhouette cuts out what it needs. */
export function scallops(r: number): string {
  let rows = ''
  for (let row = 0; row * r < 104; row++) {
    const x = row % 2 ? -r : 0
    const bows = Array.from(
      { length: Math.ceil(104 / (2 * r)) + 1 },
      () => `a${r} ${r} 0 0 0 ${2 * r} 0`,
    )
    rows += `M${at([x, row * r])}${bows.join('')}`
  }
  return rows
}

function wood(of: Limb, seed: number): Cut {
  const roll = dice(seed)
  const rough = even(outline(of), 8).map(([x, y]): Point => [
    x + (roll() - 0.5) * 3.4,
    y + (roll() - 0.5) * 3.4,
  ])
  let texture = ''
  for (const side of [-0.62, -0.2, 0.24, 0.64]) texture += along(of, side, 0.08, roll)
  const knot = of[Math.floor(of.length * 0.45)]
  if (knot.r > 9) texture += ring(knot.x, knot.y, 3.4, 5) + ring(knot.x, knot.y, 0.9, 1.8)
  return { body: [soft(rough)], texture }
}

function fur(of: Limb, seed: number): Cut {
  const thin = of.map((joint) => ({ ...joint, r: joint.r * 0.86 }))
  return { body: [peaks(outline(thin), 5.4, 4.4, [0, 1.6], 0.5, seed)], texture: ticks(seed) }
}

/** Short hairs all over. */
export function ticks(seed: number): string {
  const roll = dice(seed)
  let hairs = ''
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 10; column++) {
      const [x, y] = [column * 10.5 + (row % 2) * 5 + roll() * 3, row * 8 + roll() * 3]
      hairs += `M${at([x, y])}q1.500 2.500 ${roll() > 0.5 ? 1 : -1} 5`
    }
  }
  return hairs
}

function chitin(of: Limb, seed: number): Cut {
  void seed
  const body: string[] = []
  let texture = ''
  let index = 0
  while (index < of.length) {
    const joint = of[index]
    const length = Math.max(joint.r * 0.95, 4)
    const [fx, fy] = [joint.x + joint.dx * length * 0.7, joint.y + joint.dy * length * 0.7]
    const plate = (side: number, far: number): Point => [
      fx + joint.dx * length * far - joint.dy * joint.r * side,
      fy + joint.dy * length * far + joint.dx * joint.r * side,
    ]
    body.push(
      soft([
        plate(-0.75, -0.9),
        plate(-1.1, 0.5),
        plate(0, 1.05),
        plate(1.1, 0.5),
        plate(0.75, -0.9),
      ]),
    )
    if (joint.r > 5) body.push(hard([plate(-0.8, -0.2), plate(-1.55, 0.75), plate(-0.6, 0.6)]))
    texture += `${line([plate(-1.1, 0.3), plate(-0.5, 0.72), plate(0, 0.84), plate(0.5, 0.72), plate(1.1, 0.3)])}`
    let gone = 0
    while (index < of.length && gone < length * 1.25) {
      const next = of[Math.min(index + 1, of.length - 1)]
      gone += Math.hypot(next.x - of[index].x, next.y - of[index].y) || length
      index += 1
    }
  }
  return { body, texture }
}

function stone(of: Limb, seed: number): Cut {
  const roll = dice(seed)
  const body: string[] = []
  let texture = ''
  let index = 0
  while (index < of.length) {
    const joint = of[index]
    const r = joint.r * 1.12
    body.push(boulder(joint.x, joint.y, r, r * 0.95, roll))
    texture += line([
      [joint.x - r * 0.5, joint.y - r * 0.1],
      [joint.x + r * 0.1, joint.y + r * 0.15],
      [joint.x + r * 0.15, joint.y + r * 0.7],
    ])
    let gone = 0
    while (index < of.length && gone < r * 1.45) {
      const next = of[Math.min(index + 1, of.length - 1)]
      gone += Math.hypot(next.x - of[index].x, next.y - of[index].y) || r * 2
      index += 1
    }
  }
  return { body, texture }
}

export function boulder(x: number, y: number, rx: number, ry: number, roll: () => number): string {
  const turn = roll()
  return hard(
    Array.from({ length: 7 }, (_, corner): Point => {
      const angle = ((corner + turn) / 7) * Math.PI * 2
      const far = 0.88 + roll() * 0.26
      return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]
    }),
  )
}

export const SKINS: Record<Material, Skin> = { fire, bone, scale, wood, fur, chitin, stone }
