// What the drawings in the rules show: small pieces of a table, by the rule they belong to.

import type { FigureBody } from '../../protocol/alkemy'
import type { Point } from './camera.svelte'
import { COLOURS, PROFILES } from './data'
import type { Mat } from './mats'

export interface Standing extends Point {
  profile: string
  own?: boolean
  /** Where it looks, in degrees; 0 is to the right. */
  facing: number
  /** Where it was before. */
  gone?: boolean
}

export interface Laid extends Point {
  scenery: string
  turn?: number
}

/** A line over the table: what is seen, what is not, a way. */
export interface Line {
  kind: 'seen' | 'hidden' | 'way'
  from: Point
  to: Point
}

export interface Example {
  width: number
  height: number
  mat: Mat
  figures: Standing[]
  scenery?: Laid[]
  markers?: Point[]
  component?: Point & { element: string }
  lines?: Line[]
  /** How deep the two zones of deployment are. */
  zones?: number
  /** Inches laid out one by one, to the right. */
  measure?: { from: Point; inches: number }
}

const ARCHER = 'militia_archers'
const RECRUIT = 'avalonian_recruits'
const GUARD = 'triadic_guard'

/** Of a figure's base. */
const RADIUS = 59
const INCH = 100

const at = (x: number, y: number): Point => ({ x, y })
const own = (profile: string, x: number, y: number): Standing => ({
  ...{ profile, x, y },
  own: true,
  facing: 0,
})
const enemy = (x: number, y: number): Standing => ({ profile: RECRUIT, x, y, facing: 180 })

export const EXAMPLES: Partial<Record<string, Example>> = {
  'A-22': {
    width: 1040,
    height: 740,
    mat: 'meadow',
    figures: [own(ARCHER, 130, 360), enemy(820, 180), enemy(880, 590)],
    scenery: [
      { scenery: 'hedge', ...at(480, 180) },
      { scenery: 'house', ...at(500, 540) },
    ],
    lines: [
      { kind: 'seen', from: at(130, 360), to: at(820, 180) },
      { kind: 'hidden', from: at(130, 360), to: at(880, 590) },
    ],
  },
  'A-23': {
    width: 940,
    height: 440,
    mat: 'meadow',
    figures: [own(ARCHER, 130, 220), enemy(720, 220)],
    scenery: [{ scenery: 'wall', ...at(590, 220) }],
    lines: [{ kind: 'seen', from: at(130, 220), to: at(720, 220) }],
  },
  'A-44': {
    width: 940,
    height: 360,
    mat: 'terraces',
    figures: [
      { ...own(GUARD, 140, 180), gone: true },
      own(GUARD, 760 - 2 * RADIUS, 180),
      enemy(760, 180),
    ],
    lines: [{ kind: 'way', from: at(140, 180), to: at(760 - 2 * RADIUS, 180) }],
  },
  'A-68': {
    width: 1260,
    height: 360,
    mat: 'terraces',
    figures: [own(ARCHER, 120, 150), enemy(120 + RADIUS + 8.5 * INCH + RADIUS, 150)],
    measure: { from: at(120 + RADIUS, 150), inches: 9 },
  },
  'A-79': {
    width: 940,
    height: 440,
    mat: 'terraces',
    figures: [own('long_sigh_alchemist', 340, 220)],
    scenery: [{ scenery: 'ruins', ...at(700, 220) }],
    component: { element: 'air', ...at(522, 220) },
  },
  'A-93': {
    width: 2400,
    height: 2400,
    mat: 'meadow',
    figures: [],
    markers: [at(1200, 1200), at(400, 1200), at(2000, 1200)],
    zones: 250,
  },
}

const faces = (colour: string, ...words: string[]): string[] =>
  words.map((word) => `${colour}-${word}`)

/** A-13, as in the game's `dice.toml`. */
export const DICE = [
  faces('white', '1-axe', '2-sword', '3-sword', '4-axe', '5-sword', '6-mace'),
  faces('yellow', '1-axe', '2-sword', '3-sword', '4-axe', '5-sword', '4-axe'),
  faces('red', '1-sword', '2-sword', '3-sword', '4-axe', '3-sword', '4-axe'),
]

/** A figure as it stands on a table, with so many boxes ticked. */
export function standing(profile: string, ticked = 0): FigureBody {
  const card = PROFILES[profile]
  const boxes = COLOURS.flatMap((colour) => Array.from({ length: card[colour] }, () => colour))
  return {
    ...{ name: `${profile}-1`, profile, radius: RADIUS, ap: card.ap, placed: true },
    ...{ ticked, left: boxes.length - ticked, state: boxes[ticked], concentration: 0 },
  } as unknown as FigureBody
}
