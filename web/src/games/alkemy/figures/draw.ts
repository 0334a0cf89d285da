// A figure as a list of paths, from back to front.

import { BACKS } from './backs'
import { BODIES, HAND } from './bodies'
import { FIGURES, type Figure, type Grip } from './figures'
import { HATS } from './hats'
import { FACES } from './heads'
import { HELD } from './held'
import { colourOf } from './palette'
import type { Shapes, Stuff } from './shape'

export interface Stroke {
  d: string
  fill: string
  /** A line of the engraver's: fine hatching or bold; the outline of everything else is plain. */
  line: 'plain' | 'none' | 'fine' | 'bold'
}

/** Some strokes, moved to where they belong. */
export interface Piece {
  transform: string
  strokes: Stroke[]
}

const SIDES = {
  left: 'translate(-24 22)',
  right: 'translate(24 22) scale(-1 1)',
  across: 'translate(0 18)',
}
const MOUNTS = new Set<string>(['tiger_mount', 'camel_mount'])
/** A rider sits higher, and is smaller beside the beast. */
const RIDING = 'translate(2 -12) scale(0.84)'

function strokes(shapes: Shapes, colours: Record<Stuff, string>): Stroke[] {
  return shapes.map((shape) => {
    const stuff = shape[0] as Stuff
    return { d: shape.slice(2), fill: colours[stuff], line: LINES[stuff] ?? 'plain' }
  })
}

const LINES: Partial<Record<Stuff, Stroke['line']>> = { i: 'none', x: 'fine', b: 'bold' }

const drawn = new Map<string, Piece[]>()

/** Whom nobody has drawn yet: a game may know profiles that this page does not. */
export const UNKNOWN: Figure = {
  people: 'escaped',
  skin: 'fair',
  body: 'robe',
  face: 'dark',
  hat: 'hood',
}

/** What the figure of a profile is made of, from back to front. */
export function draw(profile: string): Piece[] {
  const known = drawn.get(profile)
  if (known) return known
  const made = make(FIGURES[profile] ?? UNKNOWN)
  drawn.set(profile, made)
  return made
}

function make(figure: Figure): Piece[] {
  const colours = colourOf(figure.people, figure.skin)
  const mounted = figure.back !== undefined && MOUNTS.has(figure.back)
  const tall = figure.tall ?? 1
  const stand = tall === 1 ? '' : `translate(0 ${(42 * (1 - tall)).toFixed(1)}) scale(${tall})`
  const rider = [stand, mounted ? RIDING : ''].join(' ').trim()
  const piece = (shapes: Shapes, transform = ''): Piece => ({
    transform: `${rider} ${transform}`.trim(),
    strokes: strokes(shapes, colours),
  })
  const held = (side: keyof typeof SIDES, grip: Grip | undefined): Piece[] => {
    if (!grip) return []
    const [thing, lean] = typeof grip === 'string' ? [grip, 0] : grip
    const place = lean ? `${SIDES[side]} rotate(${lean})` : SIDES[side]
    const hand: Shapes = side === 'across' ? [] : [`f ${HAND}`]
    return [piece([...HELD[thing], ...hand], place)]
  }
  const back = figure.back ? { ...piece(BACKS[figure.back]), transform: stand } : null
  return [
    ...(back && !mounted ? [back] : []),
    piece(BODIES[figure.body]),
    ...(back && mounted ? [back] : []),
    ...held('across', figure.across),
    piece(FACES[figure.face]),
    ...(figure.hat ? [piece(HATS[figure.hat])] : []),
    ...held('left', figure.left),
    ...held('right', figure.right),
  ]
}
