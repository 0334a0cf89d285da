// How a piece of scenery is drawn: shapes in its own square, each of one of a few stuffs. The light
// falls from the upper left of the table, however the piece is turned.

import { patch, scatter } from './mats'

export interface Bit {
  d: string
  /** What it is made of; a class of the drawing. */
  stuff: string
  /** How far it lies in the shade, from 0 to 1. */
  shade?: number
}

export interface Build {
  w: number
  h: number
  /** Degrees. */
  turn: number
}

const LIGHT = { x: -0.6, y: -0.8 }

/** How dark a slope is whose normal, before turning, points to (x, y). */
function shadeOf(x: number, y: number, turn: number): number {
  const a = (turn * Math.PI) / 180
  const nx = x * Math.cos(a) - y * Math.sin(a)
  const ny = x * Math.sin(a) + y * Math.cos(a)
  return 0.24 - 0.24 * (nx * LIGHT.x + ny * LIGHT.y)
}

/** The way from which light comes, seen from the piece. */
export function lightOn(turn: number): { x: number; y: number } {
  const a = (-turn * Math.PI) / 180
  return {
    x: LIGHT.x * Math.cos(a) - LIGHT.y * Math.sin(a),
    y: LIGHT.x * Math.sin(a) + LIGHT.y * Math.cos(a),
  }
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step)

function house({ w, h, turn }: Build): Bit[] {
  const eaves = range(14, w, 15)
  const rows = eaves
    .map(
      (at) =>
        `M${-w + at} ${-h + at}V${h - at}M${w - at} ${-h + at}V${h - at}M${-w + at} ${-h + at}H${w - at}M${-w + at} ${h - at}H${w - at}`,
    )
    .join('')
  return [
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'tile' },
    {
      d: `M${-w} ${-h}L0 ${-h + w}V${h - w}L${-w} ${h}Z`,
      stuff: 'slope',
      shade: shadeOf(-1, 0, turn),
    },
    {
      d: `M${w} ${-h}L0 ${-h + w}V${h - w}L${w} ${h}Z`,
      stuff: 'slope',
      shade: shadeOf(1, 0, turn),
    },
    { d: `M${-w} ${-h}H${w}L0 ${-h + w}Z`, stuff: 'slope', shade: shadeOf(0, -1, turn) },
    { d: `M${-w} ${h}H${w}L0 ${h - w}Z`, stuff: 'slope', shade: shadeOf(0, 1, turn) },
    { d: rows, stuff: 'course' },
    {
      d: `M${-w} ${-h}L0 ${-h + w}L${w} ${-h}M${-w} ${h}L0 ${h - w}L${w} ${h}M0 ${-h + w}V${h - w}`,
      stuff: 'ridge',
    },
    { d: box(w * 0.28, -h * 0.28, 34, 34), stuff: 'stone' },
    { d: box(w * 0.28 + 9, -h * 0.28 + 9, 16, 16), stuff: 'hole' },
  ]
}

function barn({ w, h, turn }: Build): Bit[] {
  const planks = range(-h + 22, h, 22)
    .map((y) => `M${-w} ${y}H${w}`)
    .join('')
  return [
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'thatch' },
    { d: box(-w, -h, w, 2 * h), stuff: 'slope', shade: shadeOf(-1, 0, turn) },
    { d: box(0, -h, w, 2 * h), stuff: 'slope', shade: shadeOf(1, 0, turn) },
    { d: planks, stuff: 'course' },
    { d: `M0 ${-h}V${h}`, stuff: 'ridge' },
    { d: box(-w - 6, -h - 6, 12, 2 * h + 12) + box(w - 6, -h - 6, 12, 2 * h + 12), stuff: 'plank' },
  ]
}

function rock({ w, h, turn }: Build): Bit[] {
  const facets: [string, number, number][] = [
    [`M${-w} ${-h * 0.4}L${-w * 0.5} ${-h}L${-w * 0.2} ${-h * 0.1}Z`, -1, -0.5],
    [`M${-w * 0.5} ${-h}H${w * 0.5}L${-w * 0.2} ${-h * 0.1}Z`, -0.2, -1],
    [
      `M${w * 0.5} ${-h}L${w} ${-h * 0.5}L${w * 0.3} ${h * 0.3}L${-w * 0.2} ${-h * 0.1}Z`,
      0.6,
      -0.5,
    ],
    [`M${w} ${-h * 0.5}V${h * 0.6}L${w * 0.4} ${h}L${w * 0.3} ${h * 0.3}Z`, 1, 0.2],
    [`M${w * 0.4} ${h}H${-w * 0.6}L${-w * 0.2} ${-h * 0.1}L${w * 0.3} ${h * 0.3}Z`, 0.1, 1],
    [`M${-w * 0.6} ${h}L${-w} ${h * 0.5}V${-h * 0.4}L${-w * 0.2} ${-h * 0.1}Z`, -1, 0.3],
  ]
  return [
    ...facets.map(([d, x, y]) => ({ d, stuff: 'stone', shade: shadeOf(x, y, turn) })),
    {
      d: `M${-w * 0.7} ${h * 0.1}l22 14l-6 20M${w * 0.5} ${-h * 0.4}l-14 22l10 18M${-w * 0.1} ${h * 0.6}l24-12l18 10`,
      stuff: 'course',
    },
    {
      d: patch(-w * 0.5, h * 0.45, 26, scatter(3)) + patch(w * 0.55, -h * 0.55, 18, scatter(5)),
      stuff: 'moss',
    },
  ]
}

/** A crown of leaves: its shadowed underside, itself, and the side the light falls on. */
function crown(
  x: number,
  y: number,
  r: number,
  seed: number,
  light: { x: number; y: number },
): Bit[] {
  return [
    { d: patch(x - light.x * 9, y - light.y * 9, r, scatter(seed), 1.08), stuff: 'leaf-dark' },
    { d: patch(x, y, r * 0.92, scatter(seed + 1), 1.08), stuff: 'leaf' },
    {
      d: patch(x + light.x * r * 0.3, y + light.y * r * 0.3, r * 0.48, scatter(seed + 2), 1.08),
      stuff: 'leaf-light',
    },
    {
      d: `M${x - 14} ${y + 8}q6-10 14-6M${x + 6} ${y + 14}q8-8 16-2M${x - 4} ${y - 10}q6-8 14-4`,
      stuff: 'twig',
    },
  ]
}

function grove({ w, h, turn }: Build): Bit[] {
  const light = lightOn(turn)
  const spots = [[-0.5, -0.5], [0.5, -0.45], [-0.46, 0.5], [0.5, 0.52], [0, 0.02], [0.02, -0.66], [-0.66, 0.02]] // prettier-ignore
  return [
    { d: patch(0, 0, w * 0.82, scatter(11)), stuff: 'litter' },
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'area' },
    ...spots.flatMap(([a, b], index) =>
      crown(a * w, b * h, w * (index < 5 ? 0.42 : 0.3), 20 + index * 7, light),
    ),
  ]
}

function hedge({ w, h, turn }: Build): Bit[] {
  const light = lightOn(turn)
  return range(-h + 22, h - 10, 38).flatMap((y, index) =>
    crown(0, y, w * 0.98, 50 + index, light).slice(0, 3),
  )
}

function thicket({ w, h, turn }: Build): Bit[] {
  const light = lightOn(turn)
  const next = scatter(31)
  const spots = Array.from({ length: 13 }, () => [
    (next() - 0.5) * 1.55 * w,
    (next() - 0.5) * 1.6 * h,
  ])
  return [
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'area' },
    { d: patch(0, 0, w * 0.86, scatter(13)), stuff: 'litter' },
    ...spots.flatMap(([x, y], index) =>
      crown(x, y, 24 + (index % 4) * 5, 70 + index, light).slice(0, 3),
    ),
    {
      d: spots.map(([x, y]) => `M${x - 20} ${y + 4}l10-8l8 8l10-12l10 10`).join(''),
      stuff: 'thorn',
    },
  ]
}

function wall({ w, h, turn }: Build): Bit[] {
  const light = lightOn(turn)
  const joints = range(-h + 32, h, 32)
  return [
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'stone' },
    {
      d: joints.map((y, index) => `M${-w} ${y}H${w}M${index % 2 ? -8 : 8} ${y - 32}V${y}`).join(''),
      stuff: 'joint',
    },
    { d: light.x < 0 ? box(-w, -h, 9, 2 * h) : box(w - 9, -h, 9, 2 * h), stuff: 'lit' },
    {
      d: light.x < 0 ? box(w - 9, -h, 9, 2 * h) : box(-w, -h, 9, 2 * h),
      stuff: 'slope',
      shade: 0.35,
    },
    { d: patch(0, h * 0.4, 15, scatter(8)) + patch(-6, -h * 0.55, 12, scatter(9)), stuff: 'moss' },
  ]
}

function ruins({ w, h }: Build): Bit[] {
  const next = scatter(41)
  const rubble = Array.from({ length: 16 }, () => {
    const [x, y] = [(next() - 0.5) * 1.6 * w, (next() - 0.5) * 1.6 * h]
    return `M${x - 10} ${y + 5}l6-12l12-1l5 9l-8 8Z`
  }).join('')
  const standing = `M${-w + 14} ${h * 0.42}V${-h + 14}H${w * 0.3}M${w * 0.7} ${-h + 14}H${w - 14}V${-h * 0.2}M${w - 14} ${h * 0.2}V${h - 14}H${-w * 0.2}`
  return [
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'floor' },
    {
      d:
        range(-h, h, 50)
          .map((y) => `M${-w} ${y}H${w}`)
          .join('') +
        range(-w, w, 50)
          .map((x) => `M${x} ${-h}V${h}`)
          .join(''),
      stuff: 'joint',
    },
    {
      d: patch(w * 0.2, h * 0.3, 50, scatter(6)) + patch(-w * 0.5, -h * 0.4, 34, scatter(7)),
      stuff: 'moss',
    },
    { d: standing, stuff: 'masonry-edge' },
    { d: standing, stuff: 'masonry' },
    { d: standing, stuff: 'coping' },
    { d: rubble, stuff: 'rubble' },
  ]
}

function marsh({ w, h }: Build): Bit[] {
  const next = scatter(17)
  const reeds = Array.from({ length: 22 }, () => {
    const [x, y] = [(next() - 0.5) * 1.75 * w, (next() - 0.5) * 1.75 * h]
    return `M${x - 10} ${y}q-1-14-7-26M${x} ${y}v-34M${x + 9} ${y}q1-14 7-24`
  }).join('')
  return [
    { d: patch(0, 0, w * 0.84, scatter(19)), stuff: 'mud' },
    { d: box(-w, -h, 2 * w, 2 * h), stuff: 'area' },
    {
      d: [
        [-0.4, -0.5, 34],
        [0.42, -0.1, 40],
        [-0.25, 0.45, 44],
        [0.4, 0.62, 26],
      ]
        .map(([a, b, r], i) => patch(a * w, b * h, r, scatter(90 + i)))
        .join(''),
      stuff: 'pool',
    },
    { d: reeds, stuff: 'reed' },
  ]
}

function pond({ w, h }: Build): Bit[] {
  return [
    {
      d: `M${-w} ${-h * 0.4}Q${-w} ${-h} ${-w * 0.3} ${-h}H${w * 0.4}Q${w} ${-h} ${w} ${-h * 0.3}V${h * 0.4}Q${w} ${h} ${w * 0.3} ${h}H${-w * 0.4}Q${-w} ${h} ${-w} ${h * 0.4}Z`,
      stuff: 'shore',
    },
    { d: patch(0, 0, w * 0.72, scatter(23)), stuff: 'pool' },
    { d: patch(w * 0.1, h * 0.1, w * 0.4, scatter(25)), stuff: 'deep' },
    {
      d: [-0.5, -0.2, 0.15, 0.45]
        .map((at) => `M${-w * 0.5} ${at * h}q16-14 32 0t32 0t32 0`)
        .join(''),
      stuff: 'ripple',
    },
    {
      d: [
        [-0.45, 0.45],
        [-0.28, 0.58],
        [0.5, -0.4],
      ]
        .map(([a, b]) => `M${a * w} ${b * h}m-14 0a14 11 0 1 1 24 8L${a * w} ${b * h}Z`)
        .join(''),
      stuff: 'leaf',
    },
  ]
}

function hill({ w, h, turn }: Build): Bit[] {
  const light = lightOn(turn)
  const ring = (part: number, lift: number): string => {
    const [x, y, r] = [w * part, h * part, 110 * part]
    const [dx, dy] = [light.x * lift, light.y * lift]
    return `M${-x + r + dx} ${-y + dy}H${x - r + dx}Q${x + dx} ${-y + dy} ${x + dx} ${-y + r + dy}V${y - r + dy}Q${x + dx} ${y + dy} ${x - r + dx} ${y + dy}H${-x + r + dx}Q${-x + dx} ${y + dy} ${-x + dx} ${y - r + dy}V${-y + r + dy}Q${-x + dx} ${-y + dy} ${-x + r + dx} ${-y + dy}Z`
  }
  return [
    { d: ring(1, 0), stuff: 'slope-dark' },
    { d: ring(0.86, 8), stuff: 'slope-mid' },
    { d: ring(0.64, 16), stuff: 'slope-dark' },
    { d: ring(0.56, 20), stuff: 'slope-mid' },
    { d: ring(0.34, 26), stuff: 'slope-top' },
    {
      d: [
        [-0.6, 0.7],
        [0.7, 0.5],
        [0.2, 0.8],
        [0.75, -0.4],
      ]
        .map(
          ([a, b]) =>
            `M${a * w} ${b * h}q-3-9-8-18M${a * w + 4} ${b * h}v-22M${a * w + 8} ${b * h}q3-9 8-18`,
        )
        .join(''),
      stuff: 'reed',
    },
  ]
}

function cart({ w, h }: Build): Bit[] {
  return [
    {
      d:
        box(-w, -h * 0.62, 14, h * 0.5) +
        box(w - 14, -h * 0.62, 14, h * 0.5) +
        box(-w, h * 0.12, 14, h * 0.5) +
        box(w - 14, h * 0.12, 14, h * 0.5),
      stuff: 'hole',
    },
    { d: box(-w * 0.72, -h * 0.84, w * 1.44, h * 1.68), stuff: 'plank' },
    {
      d: [-0.3, 0, 0.3].map((at) => `M${at * w * 1.4} ${-h * 0.84}V${h * 0.84}`).join(''),
      stuff: 'course',
    },
    {
      d: patch(0, -h * 0.22, w * 0.5, scatter(61)) + patch(0, h * 0.34, w * 0.42, scatter(62)),
      stuff: 'hay',
    },
    {
      d: `M${-w * 0.3} ${-h * 0.84}L0 ${-h}L${w * 0.3} ${-h * 0.84}M0 ${h * 0.84}V${h}`,
      stuff: 'ridge',
    },
  ]
}

const BUILDERS: Record<string, ((build: Build) => Bit[]) | undefined> = {
  house, barn, rock, grove, hedge, thicket, wall, ruins, marsh, pond, hill, cart,
} // prettier-ignore

/** Pieces that lie flat throw no shadow, and trees and bushes each their own. */
export const FLAT = new Set(['marsh', 'pond', 'grove', 'thicket', 'hedge'])

export const drawScenery = (scenery: string, build: Build): Bit[] =>
  (BUILDERS[scenery] ?? cart)(build)
