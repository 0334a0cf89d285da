// What is printed on tiles and counters, by name: `bone-left-ear`, `bone-head-2`.

import type { KazaamView, Placed } from '../../protocol/kazaam'
import type { Texts } from '../../lib/texts/texts'
import type { Material, Shape } from './draw'

export type Part = Placed['part']

/** The nine places of a board in three columns, as a body stands. */
export const PLACES: readonly Part[] = [
  'left-ear',
  'head',
  'right-ear',
  'left-hand',
  'torso',
  'right-hand',
  'left-leg',
  'tail',
  'right-leg',
]

export const INGREDIENTS = [
  'mercury',
  'sulphur',
  'mandrake',
  'unicorn-horn',
  'dragon-blood',
  'phoenix-feather',
] as const
export type Ingredient = (typeof INGREDIENTS)[number]

export function material(tile: string): Material {
  return tile.split('-')[0] as Material
}

export function part(tile: string): Part {
  return tile.split('-').slice(1).join('-').replace(/-2$/, '') as Part
}

export function shape(of: Part): Shape {
  return of.replace(/^(left|right)-/, '') as Shape
}

/** Drawn for the left; the right ones are its mirror image. */
export const mirrored = (of: Part): boolean => of.startsWith('right-')

/** Each ingredient with how many there are, in the order of the box. */
export function amounts(of: readonly string[]): [Ingredient, number][] {
  return INGREDIENTS.map((each): [Ingredient, number] => [
    each,
    of.filter((one) => one === each).length,
  ]).filter(([, count]) => count > 0)
}

/** What of a price is not there. */
export function lacking(price: readonly string[], have: Record<string, number>): string[] {
  return amounts(price).flatMap(([each, count]) =>
    Array.from({ length: Math.max(0, count - (have[each] ?? 0)) }, () => each),
  )
}

export function named(texts: Texts, tile: string): string {
  return capital(texts.say(`tile-${tile}`))
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export function standing(view: KazaamView, seat: number, place: Part): Placed | undefined {
  return view.players[seat].board.find((each) => each.part === place)
}

/** The tiles that this reader knows to be in a hand. */
export function knownHand(view: KazaamView, seat: number): string[] {
  return view.whereabouts
    .filter(({ places }) => places.length === 1 && places[0] === seat)
    .flatMap(({ tiles }) => tiles)
}

const FEW = 4

/** Those that may be in it, being in one of a few hands or among the discards; where it could be
 * almost anything, that is no knowledge. */
export function perhapsHand(view: KazaamView, seat: number): string[] {
  const found = view.whereabouts
    .filter(({ places }) => places.length > 1 && places.includes(seat) && !places.includes('pile'))
    .flatMap(({ tiles }) => tiles)
  return found.length <= FEW ? found : []
}

/** Those that lay among the discards when somebody took one of them unseen. */
export function perhapsDiscards(view: KazaamView): string[] {
  return view.whereabouts
    .filter(({ places }) => places.length > 1 && places.includes('discards'))
    .filter(({ places }) => !places.includes('pile'))
    .flatMap(({ tiles }) => tiles)
}

export function knownDiscards(view: KazaamView): string[] {
  return view.whereabouts
    .filter(({ places }) => places.length === 1 && places[0] === 'discards')
    .flatMap(({ tiles }) => tiles)
}
