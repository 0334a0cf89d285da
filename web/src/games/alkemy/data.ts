// What is printed on the cards and the scenery: the handbook of the server this page came from. It is
// asked for once, before the board is drawn; from then on it is at hand here by id.

import { handbook } from '../../lib/net/rosters'
import type {
  FormulaCard,
  Handbook,
  ProfileCard,
  SampleCompany,
  SceneryCard,
} from '../../protocol/alkemy'

export const GAME = 'alkemy'
/** The game's texts, with those that only its table needs. */
export const TEXTS = 'alkemy/table'

export const COLOURS = ['white', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export type Symbol = 'sword' | 'axe' | 'mace'

export const PROFILES: Record<string, ProfileCard> = {}
export const FORMULAS: Record<string, FormulaCard> = {}
export const SCENERY: Record<string, SceneryCard> = {}
export const SAMPLES: Record<string, SampleCompany> = {}
/** the columns of a damage table. */
export const COLUMNS: string[] = []

export const book = (): Promise<Handbook> => handbook<Handbook>(GAME)

/** Has to be done before a board is drawn. */
export async function prepare(): Promise<void> {
  const { profiles, formulas, scenery, samples, columns } = await book()
  for (const each of profiles) PROFILES[each.id] = each
  for (const each of formulas) FORMULAS[each.id] = each
  for (const each of scenery) SCENERY[each.id] = each
  for (const each of samples) SAMPLES[each.id] = each
  COLUMNS.splice(0, COLUMNS.length, ...columns)
}

export type Role = 'hero' | 'alchemist' | 'shooter' | 'troop'

/** What a card is drawn as. */
export function roleOf(card: ProfileCard): Role {
  if (card.alchemist) return 'alchemist'
  if (card.hero) return 'hero'
  return card.weapon ? 'shooter' : 'troop'
}

export interface Die {
  colour: Colour
  number: number
  symbol: Symbol
}

/** A die by what it shows: white-6-mace. */
export function dieNamed(word: string): Die {
  const [colour, number, symbol] = word.split('-')
  return { colour: colour as Colour, number: Number(number), symbol: symbol as Symbol }
}
