// The cards of the handbook, and looking for one among them.

import type { ProfileCard } from '../../../protocol/alkemy'
import type { Texts } from '../../../lib/texts/texts'
import type { Role } from '../data'

/** The texts of this page: the game's, and those of its cards. */
export const TEXTS = 'alkemy/cards'

export const ROLES: readonly Role[] = ['hero', 'alchemist', 'shooter', 'troop']

export function roles(card: ProfileCard): Role[] {
  const found: Role[] = []
  if (card.hero) found.push('hero')
  if (card.alchemist) found.push('alchemist')
  if (card.weapon) found.push('shooter')
  if (!card.hero && !card.alchemist) found.push('troop')
  return found
}

export interface Wanted {
  words: string
  people: string
  role: string
  skill: string
  most: number | null
  /** Also cards that enter only during a game. */
  missing: boolean
  /** Also cards of peoples that cannot march with the company at hand. */
  apart: boolean
}

export const ANYTHING: Wanted = {
  words: '',
  people: '',
  role: '',
  skill: '',
  most: null,
  missing: false,
  apart: false,
}

/** Without accents and case, so that "coeur" is not asked to be "Cœur". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/[’']/g, "'")
    .toLowerCase()
}

/** Everything a card can be found by. */
function named(card: ProfileCard, texts: Texts): string {
  return plain(
    [
      texts.say(`profile-${card.id}`),
      texts.say(`kind-${card.kind}`),
      ...card.peoples.map((people) => texts.say(`people-${people}`)),
      ...card.skills.map((skill) => texts.say(`skill-${skill}`)),
      ...card.formulas.map((formula) => texts.say(`formula-${formula}`)),
      card.weapon ? texts.say(`weapon-${card.weapon.name}`) : '',
    ].join(' '),
  )
}

/** The peoples that all of these cards belong to. */
export function shared(cards: readonly ProfileCard[]): string[] {
  const [first, ...others] = cards
  return first
    ? first.peoples.filter((people) => others.every(({ peoples }) => peoples.includes(people)))
    : []
}

export function fits(card: ProfileCard, wanted: Wanted, texts: Texts): boolean {
  if (!card.offered && !wanted.missing) return false
  if (wanted.people && !card.peoples.includes(wanted.people)) return false
  if (wanted.role && !roles(card).some((role) => role === wanted.role)) return false
  if (wanted.skill && !card.skills.includes(wanted.skill)) return false
  if (wanted.most !== null && card.cost > wanted.most) return false
  const words = plain(wanted.words).split(/\s+/).filter(Boolean)
  if (!words.length) return true
  const text = named(card, texts)
  return words.every((word) => text.includes(word))
}
