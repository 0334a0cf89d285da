// What the ground of a table looks like: one mat for each kind of country. Everything scattered over
// it is worked out from its place alone, so the same table always looks the same.

import type { AlkemyView } from '../../protocol/alkemy'
import { PROFILES } from './data'

export type Mat = 'meadow' | 'desert' | 'steppe' | 'terraces' | 'fen'

const COUNTRIES: Record<string, Mat | undefined> = {
  triad: 'terraces',
  khaliman: 'desert',
  escaped: 'desert',
  aurlok: 'steppe',
  walosi: 'fen',
}

/** They fight in the country of whoever sits second. */
export function matOf({ table }: AlkemyView): Mat {
  const host = table.figures.find(({ seat }) => seat === 1)
  const people = host ? PROFILES[host.profile]?.peoples[0] : ''
  return COUNTRIES[people ?? ''] ?? 'meadow'
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** A round patch with an uneven edge. */
export function patch(x: number, y: number, r: number, next: () => number, wide = 1.35): string {
  const count = 9
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const away = r * (0.7 + 0.5 * next())
    return [x + Math.cos(angle) * away * wide, y + Math.sin(angle) * away] as const
  })
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`
  const start = middle(points[count - 1], points[0])
  return (
    `M${start}` +
    points
      .map((each, index) => {
        const end = middle(each, points[(index + 1) % count])
        return `Q${Math.round(each[0])} ${Math.round(each[1])} ${end}`
      })
      .join('') +
    'Z'
  )
}
