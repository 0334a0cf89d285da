// Hands, legs and tails. Those of the left side are drawn; the right ones are their mirror image.

import { limb, hard, outline, soft, ring, dice, type Knot, type Limb, type Point } from './geometry'
import { boulder, SKINS, type Cut, type Material } from './skins'

/** All that is printed of a part: see `Drawings.svelte`. */
export interface Drawing extends Cut {
  /** Thin ink lines over everything. */
  lines: string
  /** Filled with ink. */
  dark: string
  /** Filled with paper. */
  light: string
}

export const drawing = (cuts: readonly Cut[], more: Partial<Drawing> = {}): Drawing => ({
  body: [...cuts.flatMap((cut) => cut.body), ...(more.body ?? [])],
  texture: cuts.map((cut) => cut.texture).join('') + (more.texture ?? ''),
  lines: more.lines ?? '',
  dark: more.dark ?? '',
  light: more.light ?? '',
})

const dress = (material: Material, limbs: readonly Limb[]): Cut[] =>
  limbs.map((each, index) => SKINS[material](each, index + 3))

/** A claw at the end of a limb. */
function claw(of: Limb, length: number): string {
  const end = of[of.length - 1]
  const side = (by: number): Point => [end.x - end.dy * end.r * by, end.y + end.dx * end.r * by]
  return hard([
    side(-0.8),
    [end.x + end.dx * (end.r + length), end.y + end.dy * (end.r + length) + 2],
    side(0.8),
  ])
}

const SHOULDER: Knot[] = [
  [106, 26, 12],
  [76, 30, 12],
  [50, 52, 10],
]

type Finger = readonly [x: number, y: number, bend: number]

function fingers(of: readonly Finger[], from: Point, thick: number, thin: number): Limb[] {
  return of.map(([x, y, bend]) =>
    limb(
      [from[0], from[1], thick],
      [(from[0] + x) / 2 + bend, (from[1] + y) / 2 - bend, (thick + thin) / 2],
      [x, y, thin],
    ),
  )
}

const FIVE: Finger[] = [
  [18, 44, -2],
  [10, 62, -2],
  [18, 82, 0],
  [38, 92, 2],
  [66, 82, 3],
]
const FOUR: Finger[] = [
  [14, 52, -3],
  [12, 74, -1],
  [30, 90, 2],
  [62, 84, 3],
]
const THREE: Finger[] = [
  [14, 56, -3],
  [20, 84, 0],
  [54, 90, 3],
]

const HANDS: Record<Material, () => Drawing> = {
  fire: () =>
    drawing(dress('fire', [limb(...SHOULDER, [42, 60, 13]), ...fingers(FIVE, [40, 64], 7, 2.5)])),
  bone: () => drawing(dress('bone', [limb(...SHOULDER), ...fingers(FIVE, [44, 60], 7, 5)])),
  scale: () => {
    const three = fingers(THREE, [40, 64], 9, 5)
    const claws = three.map((each) => claw(each, 10))
    return drawing(dress('scale', [limb(...SHOULDER, [42, 62, 12]), ...three]), {
      light: claws.join(''),
    })
  },
  wood: () => {
    const twigs = fingers(FOUR, [42, 62], 6, 2)
    const more = [limb([16, 54, 3], [10, 44, 2], [8, 38, 1.5]), limb([24, 74, 3], [12, 88, 1.6])]
    return drawing(dress('wood', [limb(...SHOULDER, [44, 60, 9]), ...twigs, ...more]), {
      light: leaf(8, 38, -110) + leaf(62, 84, 40),
    })
  },
  fur: () => {
    const pads: Finger[] = [
      [24, 56, -2],
      [22, 74, 0],
      [38, 84, 1],
      [56, 76, 2],
    ]
    const toes = fingers(pads, [42, 62], 10, 8)
    return drawing(dress('fur', [limb(...SHOULDER, [42, 64, 17]), ...toes]), {
      light: toes.map((each) => claw(each, 6)).join(''),
      dark: ring(40, 66, 6, 5) + ring(27, 62, 2.6) + ring(27, 74, 2.6) + ring(39, 79, 2.6),
    })
  },
  chitin: () => {
    const arm = limb([106, 26, 9], [70, 22, 9], [52, 48, 8])
    return drawing(dress('chitin', [arm]), {
      body: [
        soft([
          [58, 46],
          [34, 44],
          [12, 62],
          [10, 92],
          [20, 84],
          [24, 72],
          [38, 66],
          [56, 62],
        ]),
        soft([
          [62, 50],
          [70, 66],
          [62, 84],
          [34, 96],
          [28, 92],
          [40, 84],
          [46, 70],
          [48, 56],
        ]),
      ],
      texture: 'M50 50Q26 52 17 74M62 60Q62 78 40 88',
      lines: 'M22 76l5 2M30 68l3 5M47 74l-5-1M44 81l-4-3',
    })
  },
  stone: () => {
    const roll = dice(9)
    const blocks = [
      [22, 54],
      [18, 72],
      [34, 86],
      [60, 84],
    ]
    return drawing(dress('stone', [limb(...SHOULDER)]), {
      body: [boulder(42, 64, 19, 17, roll), ...blocks.map(([x, y]) => boulder(x, y, 9.5, 9, roll))],
      texture: 'M34 56l9 6-3 10 8 6M42 62l10-4M20 70l5 3M34 84l4 4',
    })
  },
}

export function leaf(x: number, y: number, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const put = (along: number, off: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * off,
    y + Math.sin(angle) * along + Math.cos(angle) * off,
  ]
  return soft([put(-1, 0), put(5, -5.5), put(15, 0), put(15, 0), put(5, 5.5)])
}

const HIP: Knot[] = [
  [106, 0, 16],
  [70, 20, 13],
  [58, 50, 10],
  [60, 78, 8],
]

const LEGS: Record<Material, () => Drawing> = {
  fire: () => drawing(dress('fire', [limb(...HIP), limb([64, 84, 8], [44, 86, 8], [22, 90, 3])])),
  bone: () =>
    drawing(
      dress('bone', [
        limb([104, 6, 13], [58, 40, 12]),
        limb([58, 44, 12], [62, 80, 10]),
        limb([60, 84, 7], [40, 88, 6]),
        limb([40, 86, 5], [20, 80, 4]),
        limb([40, 88, 5], [18, 90, 4]),
        limb([42, 90, 5], [24, 98, 4]),
      ]),
      { light: ring(54, 41, 5.5, 6.5) },
    ),
  scale: () => {
    const toes = [
      limb([58, 82, 7], [34, 80, 4.5]),
      limb([58, 84, 7], [30, 92, 4.5]),
      limb([60, 84, 7], [78, 92, 4]),
    ]
    return drawing(dress('scale', [limb(...HIP), ...toes]), {
      light: toes.map((each) => claw(each, 9)).join(''),
    })
  },
  wood: () => {
    const roots = [
      limb([60, 76, 8], [48, 88, 5], [24, 90, 2]),
      limb([60, 78, 8], [62, 92, 4], [50, 99, 1.6]),
      limb([60, 76, 8], [76, 88, 4], [90, 92, 1.6]),
    ]
    return drawing(
      dress('wood', [limb(...HIP), ...roots, limb([60, 46, 5], [44, 38, 3], [36, 28, 1.6])]),
      {
        light: leaf(36, 28, -120) + leaf(40, 33, 170),
      },
    )
  },
  fur: () => {
    const paw = limb([64, 84, 11], [34, 88, 11])
    return drawing(
      dress('fur', [limb([106, 0, 20], [72, 18, 19], [58, 50, 13], [62, 80, 11]), paw]),
      {
        light:
          hard([
            [22, 84],
            [14, 93],
            [27, 92],
          ]) +
          hard([
            [28, 92],
            [21, 99],
            [34, 97],
          ]) +
          hard([
            [38, 95],
            [33, 101],
            [44, 98],
          ]),
      },
    )
  },
  chitin: () => {
    const leg = (by: number): Limb[] => [
      limb([106, 2 + by, 9], [60 - by / 3, 8 + by, 8]),
      limb([58 - by / 3, 10 + by, 7], [38 + by / 2, 50 + by / 2, 6]),
      limb([38 + by / 2, 52 + by / 2, 5], [46 + by / 1.2, 92, 3]),
    ]
    return drawing(dress('chitin', [...leg(0), ...leg(24)]), {
      lines: 'M46 95l-9 3M66 95l-9 3M46 95l2 4M66 95l2 4',
    })
  },
  stone: () => {
    const roll = dice(4)
    return drawing(dress('stone', [limb([104, 4, 17], [76, 18, 15])]), {
      body: [
        boulder(60, 42, 15, 16, roll),
        boulder(60, 68, 12, 13, roll),
        hard([
          [72, 80],
          [74, 97],
          [18, 97],
          [20, 86],
          [36, 78],
          [50, 80],
        ]),
      ],
      texture: 'M52 36l8 6-2 9M66 38l-6 4M56 66l6 4M36 79l4 8 0 10M54 81l-3 8 4 8',
    })
  },
}

const TAIL: Knot[] = [
  [50, -6, 13],
  [54, 22, 11],
  [70, 44, 9],
  [52, 66, 7],
  [26, 72, 5],
  [20, 90, 2.5],
]

const TAILS: Record<Material, () => Drawing> = {
  fire: () =>
    drawing(
      dress('fire', [
        limb(...TAIL),
        limb([40, 70, 5], [30, 82, 5], [42, 94, 1.5]),
        limb([28, 72, 5], [12, 70, 4], [10, 56, 1.5]),
      ]),
    ),
  bone: () => {
    const spine = limb(...TAIL)
    const links = [0, 7, 14, 21, 27, 33, 39, 44, 49].map((index) => spine[index])
    const body = links.flatMap(({ x, y, r, dx, dy }) => {
      const wide = 2 + r * 0.75
      return [
        ring(x, y, 2 + r * 0.42),
        ring(x - dy * wide, y + dx * wide, 1.2 + r * 0.24),
        ring(x + dy * wide, y - dx * wide, 1.2 + r * 0.24),
        hard([
          [x - dy * wide + dx * 2, y + dx * wide + dy * 2],
          [x + dy * wide + dx * 2, y - dx * wide + dy * 2],
          [x + dy * wide - dx * 2, y - dx * wide - dy * 2],
          [x - dy * wide - dx * 2, y + dx * wide - dy * 2],
        ]),
      ]
    })
    const cord = soft(outline(spine.slice(0, 50).map((joint) => ({ ...joint, r: joint.r * 0.22 }))))
    return drawing([], {
      body: [cord, ...body],
      texture: links.map(({ x, y }) => ring(x, y, 1.6)).join(''),
    })
  },
  scale: () =>
    drawing(dress('scale', [limb(...TAIL.map(([x, y, r]): Knot => [x, y, r * 1.15]))]), {
      body: [
        hard([
          [26, 84],
          [6, 88],
          [18, 99],
          [34, 94],
        ]),
      ],
    }),
  wood: () =>
    drawing(
      dress('wood', [
        limb(
          [50, -6, 11],
          [48, 24, 9],
          [62, 46, 7],
          [50, 70, 5],
          [30, 74, 4],
          [24, 60, 2],
          [34, 56, 1.6],
        ),
        limb([60, 44, 5], [78, 52, 3], [84, 66, 1.6]),
        limb([50, 70, 4], [60, 84, 3], [54, 95, 1.6]),
      ]),
      { light: leaf(84, 66, 60) + leaf(78, 52, -30) + leaf(54, 95, 150) + leaf(34, 56, -20) },
    ),
  fur: () =>
    drawing(
      dress('fur', [limb([50, -6, 10], [58, 18, 12], [68, 42, 17], [46, 66, 18], [22, 84, 4])]),
      { lines: 'M64 22Q76 40 56 58M56 34Q62 50 42 66' },
    ),
  chitin: () =>
    drawing(
      dress('chitin', [
        limb([50, -6, 13], [52, 24, 12], [70, 48, 10], [62, 76, 9], [36, 82, 8], [24, 66, 7]),
      ]),
      {
        body: [
          soft([
            [30, 70],
            [14, 66],
            [14, 46],
            [34, 34],
            [34, 34],
            [27, 48],
            [32, 62],
          ]),
        ],
        lines: 'M20 62q-2-9 4-15',
      },
    ),
  stone: () => {
    const roll = dice(12)
    return drawing(dress('stone', [limb([50, -2, 12], [54, 22, 10], [68, 42, 8], [58, 60, 7])]), {
      body: [
        hard([
          [42, 58],
          [58, 66],
          [58, 84],
          [44, 96],
          [24, 92],
          [14, 78],
          [20, 62],
        ]),
        hard([
          [16, 72],
          [4, 68],
          [18, 62],
        ]),
        hard([
          [22, 90],
          [14, 100],
          [32, 94],
        ]),
        hard([
          [54, 84],
          [68, 90],
          [58, 76],
        ]),
        boulder(36, 78, 14, 13, roll),
      ],
      texture: 'M26 66l8 9-4 10M34 75l14 2M44 60l-2 8M50 88l-4-8',
    })
  },
}

export const LIMBS = { hand: HANDS, leg: LEGS, tail: TAILS }
