// What is printed on the cards, the dice and the scenery: the engine's own tables, read once.

import alchemists from '../../../../src/athanor/games/alkemy/data/alchemists.tsv?raw'
import dice from '../../../../src/athanor/games/alkemy/data/dice.toml?raw'
import formulas from '../../../../src/athanor/games/alkemy/data/formulas.tsv?raw'
import profiles from '../../../../src/athanor/games/alkemy/data/profiles.tsv?raw'
import scenery from '../../../../src/athanor/games/alkemy/data/scenery.toml?raw'
import companies from '../../../../src/athanor/games/alkemy/data/companies.toml?raw'

export const COLOURS = ['white', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const SYMBOLS = ['sword', 'axe', 'mace'] as const
export type Symbol = (typeof SYMBOLS)[number]

/** the columns of a damage table. */
export const COLUMNS = [
  'sword-sword',
  'sword-axe',
  'sword-mace',
  'axe-axe',
  'axe-mace',
  'mace-mace',
]

export type Role = 'hero' | 'alchemist' | 'shooter' | 'troop'

export interface Profile {
  id: string
  people: string
  kind: string
  role: Role
  hero: boolean
  cost: number
  size: number
  ap: number
  walk: number
  charge: number
  run: number | null
  mnd: number | null
  ref: number
  com: number
  def: number
  /** How many boxes of each colour. */
  boxes: Record<Colour, number>
  damage: number[]
  weapon: { com: number; range: number; damage: number[] } | null
  skills: string[]
  formulas: string[]
  alchemist: { stones: number; store: number; element: string } | null
}

export interface Formula {
  level: number
  components: number
  range: number
  auto: boolean
}

export interface Piece {
  kind: string
  size: number
  width: number
  depth: number
}

export interface Die {
  colour: Colour
  number: number
  symbol: Symbol
}

function rows(text: string): Record<string, string>[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const fields = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, fields[index]]))
  })
}

const list = (field: string): string[] => (field === '-' ? [] : field.split(','))
const numbers = (field: string): number[] => (field === '-' ? [] : field.split('/').map(Number))
const maybe = (field: string): number | null => (field === '-' ? null : Number(field))

const arts = new Map(rows(alchemists).map((row) => [row.profile, row]))

function weapon(row: Record<string, string>): Profile['weapon'] {
  const found = /(\d+)\/(\d+)$/.exec(row.weapon)
  if (!found) return null
  return { com: Number(found[1]), range: Number(found[2]), damage: numbers(row.weapon_dom) }
}

function profile(row: Record<string, string>): Profile {
  const art = arts.get(row.id)
  const hero = row.kind.startsWith('hero')
  const shooter = row.weapon !== '-'
  return {
    id: row.id,
    people: list(row.peoples)[0],
    kind: row.kind,
    role: row.kind.endsWith('alchemist')
      ? 'alchemist'
      : hero
        ? 'hero'
        : shooter
          ? 'shooter'
          : 'troop',
    hero,
    cost: Number(row.cost),
    size: Number(row.size),
    ap: Number(row.ap),
    walk: Number(row.walk),
    charge: Number(row.charge),
    run: maybe(row.run),
    mnd: maybe(row.mnd),
    ref: Number(row.ref),
    com: Number(row.com),
    def: Number(row.def),
    boxes: { white: Number(row.white), yellow: Number(row.yellow), red: Number(row.red) },
    damage: numbers(row.dom),
    weapon: weapon(row),
    skills: list(row.skills),
    formulas: list(row.formulas),
    alchemist: art
      ? { stones: Number(art.stones), store: Number(art.store), element: art.element }
      : null,
  }
}

export const PROFILES: Readonly<Record<string, Profile>> = Object.fromEntries(
  rows(profiles).map((row) => [row.id, profile(row)]),
)

export const FORMULAS: Readonly<Record<string, Formula>> = Object.fromEntries(
  rows(formulas).map((row) => [
    row.id,
    {
      level: Number(row.level),
      components: Number(row.components),
      range: Number(row.range),
      auto: row.threshold === 'auto',
    },
  ]),
)

/** The little of TOML that these tables use: [sections], keys, strings, numbers, lists of strings. */
function sections(text: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  let section = ''
  for (const line of text.split('\n')) {
    const head = /^\[(.+)\]$/.exec(line.trim())
    const entry = /^([\w-]+)\s*=\s*(.+)$/.exec(line.trim())
    if (head) section = head[1]
    else if (entry) (found[section] ??= {})[entry[1]] = entry[2].replaceAll('"', '')
  }
  return found
}

export const SCENERY: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(sections(scenery)).map(([name, row]) => [
    name,
    {
      kind: row.kind,
      size: Number(row.size),
      width: Number(row.width),
      depth: Number(row.depth),
    },
  ]),
)

/** The faces of a colour, as in `data/dice.toml`. */
const FACES: Record<string, string[]> = Object.fromEntries(
  Object.entries(sections(dice)['']).map(([colour, faces]) => [
    colour,
    faces.replace(/[[\] ]/g, '').split(','),
  ]),
)

/** A die as a roll on the stack keeps it: colour * 6 + face. */
export function dieOf(code: number): Die {
  const colour = COLOURS[Math.floor(code / 6)]
  const face = FACES[colour][code % 6]
  return { colour, number: Number(face[0]), symbol: SYMBOLS['sam'.indexOf(face[1])] }
}

/** A die as an event names it: white-6-mace. */
export function dieNamed(word: string): Die {
  const [colour, number, symbol] = word.split('-')
  return { colour: colour as Colour, number: Number(number), symbol: symbol as Symbol }
}

/** The figures of a ready-made company, by profile: one for each place on its cards. */
export function sample(id: string): string[] {
  const cards = sections(companies)[`${id}.cards`] ?? {}
  return Object.entries(cards).flatMap(([name, count]) => {
    const row = rows(profiles).find((each) => each.id === name)
    return Array.from({ length: Number(count) * Number(row?.figures ?? 1) }, () => name)
  })
}

/** A ready-made company's people. */
export function samplePeople(id: string): string {
  return sections(companies)[id]?.people ?? ''
}
