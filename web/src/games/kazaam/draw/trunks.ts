// Torsos, heads and left ears: what gives a homunculus its face.

import { at, dice, hard, limb, line, ring, soft, type Point } from './geometry'
import { drawing, leaf, type Drawing } from './limbs'
import { boulder, scallops, SKINS, ticks, type Cut, type Material } from './skins'

/** Shoulders, waist and hips: arms, legs, neck and tail meet at the edges of the tile. */
const TRUNK: Point[] = [
  [36, -6],
  [38, 8],
  [20, 12],
  [-6, 14],
  [-6, 38],
  [16, 42],
  [22, 62],
  [8, 84],
  [-6, 96],
  [-6, 106],
  [106, 106],
  [106, 96],
  [92, 84],
  [78, 62],
  [84, 42],
  [106, 38],
  [106, 14],
  [80, 12],
  [62, 8],
  [64, -6],
]

function zigzag(points: readonly Point[], step: number, high: number, lean: number): string {
  let path = ''
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const count = Math.max(1, Math.round(length / step))
    for (let tooth = 0; tooth < count; tooth++) {
      const foot = (t: number): Point => [from[0] + dx * t, from[1] + dy * t]
      const mid = foot((tooth + 0.5) / count)
      const peak: Point = [mid[0] - (dy / length) * -high, mid[1] - (dx / length) * high + lean]
      path += `${path ? 'L' : 'M'}${at(foot(tooth / count))}Q${at(mid)} ${at(peak)}`
    }
  })
  return `${path}Z`
}

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [100 - x, y])
const both = (points: readonly Point[]): string[] => [soft(points), soft(mirror(points))]
/** A stroke and its mirror image: both are given as points. */
const pair = (...points: readonly Point[]): string => line(points) + line(mirror(points))

const TORSOS: Record<Material, () => Drawing> = {
  fire: () =>
    drawing([], {
      body: [zigzag(TRUNK, 12, 9, -4)],
      light:
        'M50 88C34 86 28 74 32 62c2-7 8-10 9-20 6 4 8 9 8 15 4-4 6-11 4-19 10 8 16 20 14 32-1 11-7 17-17 18Z',
      lines:
        'M50 82c-8-1-11-7-9-14 1-4 4-6 5-11 4 4 5 8 4 12 3-2 4-6 4-9 5 6 6 10 5 14-1 5-4 8-9 8ZM14 22q10 4 12 14M86 22q-10 4-12 14M16 92q6-12 14-16M84 92q-6-12-14-16',
    }),
  bone: () => {
    const spine = [2, 18, 34, 50, 66, 82].map((y) => ring(50, y, 6, 6.5))
    const ribs = [16, 31, 46, 60].flatMap((y, index) => {
      const out = 34 - index * 3
      const rib = limb(
        [50, y, 4],
        [50 - out, y + 4, 4],
        [50 - out + 4, y + 15, 3.4],
        [42, y + 15, 2.6],
      )
      const points = [
        ...rib.map((each): Point => [each.x - each.dy * -each.r, each.y + each.dx * -each.r]),
      ]
      const back = rib.map((each): Point => [each.x - each.dy * each.r, each.y + each.dx * each.r])
      const shape = [...points, ...back.reverse()]
      return [soft(shape), soft(mirror(shape))]
    })
    const collar = limb([50, 12, 5], [20, 10, 5], [-6, 22, 8])
    const bones = SKINS.bone(collar, 1).body
    const other = SKINS.bone(limb([50, 12, 5], [80, 10, 5], [106, 22, 8]), 1).body
    const hip = both([
      [50, 82],
      [30, 80],
      [8, 90],
      [-4, 104],
      [22, 102],
      [38, 94],
      [50, 104],
    ])
    return drawing([], {
      body: [...bones, ...other, ...ribs, ...hip, ...spine],
      texture: [2, 18, 34, 50, 66, 82].map((y) => `M46 ${y - 1}h8M46 ${y + 2}h8`).join(''),
      dark: ring(26, 93, 3.4, 3) + ring(74, 93, 3.4, 3),
    })
  },
  scale: () =>
    drawing([], {
      body: [
        soft(TRUNK),
        hard([
          [22, 46],
          [10, 54],
          [24, 60],
        ]),
        hard([
          [78, 46],
          [90, 54],
          [76, 60],
        ]),
      ],
      texture: scallops(4.6),
      light: soft([
        [38, 4],
        [62, 4],
        [68, 30],
        [66, 60],
        [72, 106],
        [28, 106],
        [34, 60],
        [32, 30],
      ]),
      lines:
        'M36 18q14 6 28 0M34 31q16 7 32 0M35 44q15 7 30 0M36 57q14 6 28 0M34 70q16 7 32 0M31 84q19 8 38 0',
    }),
  wood: () => {
    const roll = dice(21)
    const rough = TRUNK.flatMap(([x, y], index): Point[] => {
      const next = TRUNK[(index + 1) % TRUNK.length]
      return [
        [x, y],
        [(x + next[0]) / 2 + (roll() - 0.5) * 6, (y + next[1]) / 2 + (roll() - 0.5) * 6],
      ]
    })
    return drawing([], {
      body: [soft(rough)],
      texture:
        'M30 14Q34 50 22 104M42 4Q40 30 34 54T30 104M58 4Q62 24 66 50T70 104M72 14Q66 50 80 104M4 22Q20 18 28 26M4 31Q18 28 26 36M96 22Q80 18 72 26M96 31Q82 28 74 36M50 78Q48 90 50 104M40 82Q36 92 38 104M60 82Q64 92 62 104',
      light: leaf(22, 60, 160) + leaf(79, 58, 10),
      dark: ring(50, 52, 8, 12),
      lines: 'M50 34C36 36 34 66 50 70C66 66 64 36 50 34M50 28C30 32 28 72 50 76C72 72 70 32 50 28',
    })
  },
  fur: () =>
    drawing([], {
      body: [zigzag(TRUNK, 5.5, 5, 2)],
      texture: ticks(8),
      light: zigzag(
        [
          [40, 22],
          [60, 22],
          [70, 46],
          [66, 80],
          [50, 92],
          [34, 80],
          [30, 46],
        ],
        7,
        4,
        2,
      ),
      lines:
        'M44 40q1 3-1 5M56 40q-1 3 1 5M50 50q1 3-1 6M42 60q1 3-1 5M58 60q-1 3 1 5M50 70q1 3-1 6',
    }),
  chitin: () =>
    drawing([], {
      body: [
        hard([
          [38, -6],
          [62, -6],
          [60, 10],
          [40, 10],
        ]),
        ...both([
          [50, 6],
          [26, 8],
          [-6, 16],
          [-6, 36],
          [18, 40],
          [50, 30],
        ]),
        ...both([
          [50, 24],
          [26, 28],
          [14, 52],
          [20, 82],
          [50, 106],
          [50, 106],
        ]),
        ...both([
          [40, 84],
          [20, 84],
          [-6, 96],
          [-6, 108],
          [40, 106],
        ]),
        hard([
          [18, 50],
          [4, 46],
          [15, 60],
        ]),
        hard([
          [82, 50],
          [96, 46],
          [85, 60],
        ]),
        hard([
          [20, 72],
          [6, 72],
          [22, 82],
        ]),
        hard([
          [80, 72],
          [94, 72],
          [78, 82],
        ]),
      ],
      texture: pair([26, 34], [22, 56], [30, 84]) + pair([38, 32], [36, 60], [42, 90]),
      lines:
        'M50 30V104M50 30Q30 26 20 42M50 30Q70 26 80 42M6 20Q26 22 46 14M94 20Q74 22 54 14M28 46l6 2M72 46l-6 2M26 60l7 2M74 60l-7 2M30 74l6 1M70 74l-6 1',
    }),
  stone: () => {
    const roll = dice(33)
    return drawing([], {
      body: [
        hard([
          [36, -6],
          [64, -6],
          [66, 12],
          [34, 12],
        ]),
        hard([
          [4, 10],
          [34, 8],
          [44, 22],
          [40, 44],
          [10, 44],
          [-6, 40],
          [-6, 14],
        ]),
        hard([
          [96, 10],
          [66, 8],
          [56, 20],
          [58, 42],
          [90, 44],
          [106, 40],
          [106, 14],
        ]),
        boulder(50, 30, 18, 20, roll),
        hard([
          [22, 44],
          [52, 48],
          [56, 66],
          [42, 74],
          [20, 68],
        ]),
        hard([
          [78, 44],
          [54, 46],
          [54, 70],
          [80, 68],
        ]),
        hard([
          [20, 70],
          [44, 72],
          [50, 106],
          [-6, 106],
          [-6, 94],
        ]),
        hard([
          [80, 68],
          [48, 72],
          [46, 106],
          [106, 106],
          [106, 94],
        ]),
      ],
      texture:
        'M12 22l10 6-4 10M84 18l-6 10 8 8M30 54l10 4M68 54l-6 8 4 6M26 84l10 4-2 10M72 82l-4 8 8 8M50 24l4 8-6 6',
      lines:
        'M34 12L44 22L40 44M66 12L56 20L58 42M22 45L54 48L78 45M54 48L55 68M20 70L44 73L80 69M46 74L48 104',
    })
  },
}

const neck = (material: Material, r = 13): Cut =>
  SKINS[material](limb([50, 76, r], [50, 108, r]), 2)

const HEADS: Record<Material, () => Drawing> = {
  fire: () =>
    drawing([neck('fire', 12)], {
      body: [
        'M50 88C24 90 10 72 14 54C16 44 8 40 6 32C16 34 20 38 22 42C22 30 30 24 28 12C38 18 40 26 40 32C46 24 48 12 44 2C58 10 62 20 60 30C66 26 68 18 68 12C78 22 80 34 78 42C82 40 86 34 92 32C90 42 84 48 86 56C90 74 76 90 50 88Z',
      ],
      texture:
        'M36 34Q34 26 33 20M54 28Q56 18 52 10M70 36Q72 28 71 22M22 50Q18 44 14 40M80 52Q84 44 86 40',
      dark: 'M26 52L46 60Q42 68 34 66Q27 62 26 52ZM74 52L54 60Q58 68 66 66Q73 62 74 52ZM32 74L40 76L44 73L50 77L56 73L60 76L68 74Q62 86 50 86Q38 86 32 74Z',
      light: ring(38, 61.5, 2.4) + ring(62, 61.5, 2.4),
    }),
  bone: () =>
    drawing([], {
      body: [
        soft([
          [50, 4],
          [24, 6],
          [12, 26],
          [14, 48],
          [24, 58],
          [28, 72],
          [28, 84],
          [50, 92],
          [72, 84],
          [72, 72],
          [76, 58],
          [86, 48],
          [88, 26],
          [76, 6],
        ]),
        ring(50, 96, 8, 6),
        ring(50, 106, 8, 5),
        ring(10, 50, 7, 5),
        ring(90, 50, 7, 5),
      ],
      texture: 'M70 12Q82 22 81 38M64 12Q76 20 76 32M30 12q-8 5-10 13M62 8l4 8-5 4 3 6',
      dark: `${ring(34, 44, 10, 11)}${ring(66, 44, 10, 11)}M50 54L57 67L50 64L43 67Z`,
      lines:
        'M30 73Q50 82 70 73M37 71v14M43.500 73v15M50 74v15M56.500 73v15M63 71v14M30 80Q50 90 70 80',
    }),
  scale: () =>
    drawing([neck('scale', 15)], {
      body: [
        soft([
          [50, 10],
          [28, 16],
          [18, 34],
          [4, 48],
          [8, 58],
          [20, 62],
          [22, 76],
          [34, 92],
          [50, 94],
          [66, 92],
          [78, 76],
          [80, 62],
          [92, 58],
          [96, 48],
          [82, 34],
          [72, 16],
        ]),
        hard([
          [50, 16],
          [44, 12],
          [50, -2],
          [56, 12],
        ]),
        hard([
          [34, 18],
          [26, 18],
          [24, 2],
          [38, 12],
        ]),
        hard([
          [66, 18],
          [74, 18],
          [76, 2],
          [62, 12],
        ]),
        hard([
          [22, 32],
          [14, 34],
          [6, 20],
          [24, 24],
        ]),
        hard([
          [78, 32],
          [86, 34],
          [94, 20],
          [76, 24],
        ]),
      ],
      texture: scallops(4.6),
      light: `${ring(31, 44, 9, 8)}${ring(69, 44, 9, 8)}${soft([
        [50, 62],
        [30, 66],
        [30, 84],
        [50, 92],
        [70, 84],
        [70, 66],
      ])}`,
      dark: `${ring(31, 44, 2.4, 7.5)}${ring(69, 44, 2.4, 7.5)}${ring(43, 69, 2, 2.6)}${ring(57, 69, 2, 2.6)}`,
      lines: 'M24 76Q50 92 76 76M38 82l2 6 3-4M62 82l-2 6-3-4',
    }),
  wood: () =>
    drawing([neck('wood', 15)], {
      body: [
        soft([
          [22, 16],
          [78, 14],
          [82, 30],
          [80, 50],
          [96, 50],
          [96, 62],
          [82, 64],
          [84, 82],
          [76, 92],
          [24, 92],
          [16, 80],
          [18, 64],
          [4, 62],
          [4, 50],
          [20, 50],
          [18, 30],
        ]),
        ...SKINS.wood(limb([66, 18, 6], [74, 4, 4], [86, -2, 2]), 5).body,
      ],
      texture:
        'M26 26Q22 50 28 90M36 28Q38 36 32 40M46 28Q48 40 44 56M56 28Q54 44 58 54M66 28Q62 34 68 38M74 28Q78 50 72 90M6 56h14M94 56H80M50 66q2 6 0 10',
      light: `${ring(50, 17, 28, 7)}${leaf(84, 1, 40)}${leaf(76, 5, -120)}`,
      dark: `${ring(36, 50, 7, 9)}${ring(64, 50, 7, 9)}M32 74Q40 70 50 74T70 72Q66 86 50 86T32 74Z`,
      lines: `${ring(50, 17, 19, 4.4)}${ring(50, 17, 10, 2.2)}M24 44Q28 34 44 40M76 44Q72 34 56 40M26 54Q30 64 42 62M74 54Q70 64 58 62`,
    }),
  fur: () =>
    drawing([neck('fur', 18)], {
      body: [
        zigzag(
          [
            [50, 8],
            [72, 14],
            [86, 30],
            [98, 46],
            [94, 62],
            [82, 82],
            [62, 94],
            [38, 94],
            [18, 82],
            [6, 62],
            [2, 46],
            [14, 30],
            [28, 14],
          ],
          6,
          6,
          1,
        ),
      ],
      texture: ticks(5),
      light: `${soft([
        [50, 56],
        [36, 58],
        [28, 72],
        [36, 86],
        [50, 88],
        [64, 86],
        [72, 72],
        [64, 58],
      ])}${ring(32, 44, 8, 7)}${ring(68, 44, 8, 7)}`,
      dark: `${ring(33, 45, 4)}${ring(67, 45, 4)}M42 58Q50 54 58 58Q56 67 50 69Q44 67 42 58Z`,
      lines:
        'M50 69v6M50 75Q44 82 36 78M50 75Q56 82 64 78M40 79l2 7 4-5M60 79l-2 7-4-5M30 68L8 64M30 73L10 76M70 68L92 64M70 73L90 76M22 34Q30 28 40 36M78 34Q70 28 60 36',
    }),
  chitin: () =>
    drawing([], {
      body: [
        soft([
          [50, 6],
          [34, 10],
          [30, 30],
          [36, 60],
          [34, 82],
          [50, 92],
          [66, 82],
          [64, 60],
          [70, 30],
          [66, 10],
        ]),
        ring(26, 42, 21, 24),
        ring(74, 42, 21, 24),
        ...both([
          [42, 80],
          [30, 82],
          [20, 94],
          [30, 102],
          [44, 98],
          [44, 98],
          [36, 94],
          [40, 90],
        ]),
        hard([
          [38, 88],
          [62, 88],
          [60, 106],
          [40, 106],
        ]),
        hard([
          [44, 10],
          [50, -4],
          [56, 10],
        ]),
      ],
      texture: 'M38 18Q50 24 62 18M36 32Q50 38 64 32',
      light: `${ring(26, 42, 16, 19)}${ring(74, 42, 16, 19)}`,
      lines: `${facets(26)}${facets(74)}M40 52Q50 58 60 52M38 66Q50 72 62 66M42 78Q50 82 58 78M50 82v8`,
    }),
  stone: () =>
    drawing([], {
      body: [
        hard([
          [24, 10],
          [60, 4],
          [82, 14],
          [86, 44],
          [98, 48],
          [98, 62],
          [86, 64],
          [82, 88],
          [62, 94],
          [30, 92],
          [16, 84],
          [14, 64],
          [2, 62],
          [2, 50],
          [14, 46],
          [16, 24],
        ]),
        hard([
          [32, 88],
          [68, 88],
          [70, 106],
          [30, 106],
        ]),
      ],
      texture:
        'M24 18l14 6-4 8M60 8l-4 10 10 6M78 22l-8 4M20 72l8 4-2 8M78 70l-6 6 4 8M60 90l-6-4M84 50l6 6M12 52l4 6',
      light: hard([
        [44, 40],
        [56, 40],
        [62, 70],
        [38, 70],
      ]),
      dark: 'M20 44L44 48L42 56L24 54ZM80 44L56 48L58 56L76 54ZM34 76L66 76L64 84L36 84Z',
      lines:
        'M16 38L44 43L44 40M84 38L56 43L56 40M43 70v-4M57 70v-4M36 80H64M44 76v8M50 76v8M57 76v8',
    }),
}

function facets(x: number): string {
  let found = ''
  for (const [dx, dy] of [
    [0, 0],
    [0, -10],
    [0, 10],
    [-8, -5],
    [8, -5],
    [-8, 5],
    [8, 5],
    [-8, 14],
    [8, 14],
    [-8, -14],
    [8, -14],
  ]) {
    const points = Array.from({ length: 6 }, (_, corner): Point => {
      const angle = (corner * Math.PI) / 3
      return [x + dx + Math.cos(angle) * 4.2, 42 + dy + Math.sin(angle) * 4.2]
    })
    found += hard(points)
  }
  return found
}

const EARS: Record<Material, () => Drawing> = {
  fire: () =>
    drawing([], {
      body: [
        'M106 72C84 84 60 80 48 66C36 68 22 62 14 50C26 54 34 50 38 46C24 40 16 26 20 8C28 24 40 26 48 28C46 18 50 8 58 2C56 18 66 24 72 34C76 30 78 24 78 18C86 28 84 40 88 46C94 48 100 46 106 44Z',
      ],
      texture: 'M92 60C72 66 56 58 44 38M80 52C68 48 62 36 58 20M66 66C52 62 40 58 28 54',
      light: 'M98 58C84 68 66 62 58 46C66 52 72 50 74 46C80 54 90 54 98 52Z',
    }),
  bone: () => {
    const rays: Point[] = [
      [52, 6],
      [28, 18],
      [12, 42],
      [18, 70],
    ]
    const bones = rays.map(([x, y]) => SKINS.bone(limb([84, 58, 9], [x, y, 8]), 1))
    return drawing([SKINS.bone(limb([108, 58, 12], [82, 58, 11]), 1), ...bones], {
      lines: 'M46 22Q40 34 34 34M30 34Q30 46 26 50M28 58Q34 66 36 70',
    })
  },
  scale: () =>
    drawing([], {
      body: [
        soft([
          [106, 44],
          [92, 42],
          [70, 24],
          [44, 6],
          [48, 22],
          [20, 18],
          [32, 34],
          [6, 44],
          [28, 52],
          [12, 72],
          [36, 68],
          [40, 86],
          [58, 72],
          [84, 76],
          [106, 72],
        ]),
      ],
      texture: 'M96 58L46 12M96 58L24 22M96 58L12 45M96 58L16 70M96 58L42 82',
      light: soft([
        [96, 52],
        [76, 42],
        [60, 46],
        [60, 60],
        [72, 68],
        [96, 64],
      ]),
      lines: 'M92 58L70 48M92 58L66 56M92 60L70 64',
    }),
  wood: () =>
    drawing([SKINS.wood(limb([108, 58, 8], [88, 60, 6], [66, 56, 3]), 3)], {
      body: [
        'M78 60C60 78 30 78 8 44C30 40 34 26 48 12C56 28 78 32 82 52Z',
        'M88 60C84 76 70 90 52 94C54 78 66 66 84 58Z',
      ],
      lines:
        'M80 58L16 44M66 54L56 32M52 51L40 30M62 56L50 70M46 52L34 62M84 64L58 88M76 72l-8 0M70 78l0-8',
    }),
  fur: () =>
    drawing([], {
      body: [
        zigzag(
          [
            [106, 34],
            [106, 82],
            [80, 86],
            [50, 76],
            [30, 54],
            [18, 14],
            [22, 2],
            [56, 16],
            [86, 32],
          ],
          6.5,
          5,
          1.5,
        ),
      ],
      texture: ticks(3),
      light: soft([
        [98, 48],
        [84, 72],
        [58, 64],
        [40, 44],
        [30, 18],
        [30, 18],
        [56, 30],
        [82, 42],
      ]),
      lines:
        'M34 24q8 10 10 20M46 30q6 12 10 22M60 36q6 12 10 22M74 44q4 10 8 18M22 6L12 -2M22 8L8 8M22 6L18 -4',
    }),
  chitin: () =>
    drawing(
      [
        SKINS.chitin(
          limb([108, 62, 8], [84, 58, 7], [66, 40, 5.5], [50, 20, 4.5], [26, 14, 3.5]),
          3,
        ),
      ],
      {
        body: [
          ...[
            [72, 50],
            [62, 36],
            [52, 24],
            [40, 18],
          ].flatMap(([x, y]) => [
            hard([
              [x + 2, y - 3],
              [x - 12, y - 18],
              [x - 4, y],
            ]),
            hard([
              [x, y],
              [x - 22, y + 12],
              [x + 4, y + 6],
            ]),
          ]),
          ring(18, 14, 8),
        ],
        texture: ring(18, 14, 4),
        lines: 'M70 54L56 62M60 40L46 48M50 27L36 34',
      },
    ),
  stone: () =>
    drawing([], {
      body: [
        hard([
          [106, 40],
          [106, 80],
          [72, 84],
          [60, 66],
          [74, 46],
        ]),
        hard([
          [86, 62],
          [58, 66],
          [10, 30],
          [12, 16],
          [28, 12],
          [76, 44],
        ]),
        hard([
          [84, 60],
          [62, 70],
          [36, 82],
          [26, 76],
          [34, 64],
          [66, 52],
        ]),
        hard([
          [88, 56],
          [68, 48],
          [50, 6],
          [60, 0],
          [72, 8],
          [92, 42],
        ]),
      ],
      texture: 'M80 70l10-4 6 6M88 50l8 4',
      lines: 'M12 30L28 26L72 56M28 26V13M28 76L42 70L66 58M58 8L64 18L82 48M64 18L72 9',
    }),
}

export const TRUNKS = { torso: TORSOS, head: HEADS, ear: EARS }
