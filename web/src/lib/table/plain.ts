// A game's own part of a view as words, for a board without drawings: what has a message
// `view-<field>` is called by it, and values are named as in a sentence (see `texts.ts`), or as in the
// actions and events in which they occur: a card of `hand` is a `card` there.

import type { Texts } from '../texts/texts'
import type { View } from './view'

export type Cell = string | number

/** One thing on the table: a word, or rows of them under headings. */
export interface Thing {
  label: string
  word?: Cell
  heads?: string[]
  rows?: Cell[][]
}

type Struct = Record<string, unknown>

/** What the frame shows itself, or nobody wants to read. */
const FRAME = new Set([
  ...['game', 'rules', 'options', 'seat', 'seats', 'step', 'actors'],
  ...['decision', 'actions', 'events', 'log_from', 'result'],
])

export function thingsOf(view: View, texts: Texts, names: readonly string[]): Thing[] {
  const kinds = kindsOf(view)
  const word = (field: string, value: unknown): Cell => wordFor(texts, names, kinds, field, value)
  return Object.entries(view)
    .filter(([field, value]) => !FRAME.has(field) && !isEmpty(value))
    .map(([field, value]) => {
      const label = labelOf(texts, field)
      if (isStruct(value)) {
        const rows = Object.entries(value).map(([key, each]) => [
          labelOf(texts, key),
          word(key, each),
        ])
        return { label, heads: [], rows }
      }
      if (!Array.isArray(value) || !value.length) return { label, word: word(field, value) }
      const bySeat = value.length === view.seats && typeof value[0] !== 'string'
      if (!isStruct(value[0]) && !bySeat) return { label, word: word(field, value) }
      return { label, ...rowsOf(value as unknown[], bySeat ? names : null, texts, word) }
    })
}

/** A list as a table: a row for each, named by its player where there is one for each seat. */
function rowsOf(
  list: readonly unknown[],
  names: readonly string[] | null,
  texts: Texts,
  word: (field: string, value: unknown) => Cell,
): { heads: string[]; rows: Cell[][] } {
  const fields = [...new Set(list.flatMap((each) => (isStruct(each) ? Object.keys(each) : [])))]
  const heads = [...(names ? [''] : []), ...fields.map((field) => labelOf(texts, field))]
  const rows = list.map((each, index) => [
    ...(names ? [names[index]] : []),
    ...(isStruct(each) ? fields.map((field) => word(field, each[field])) : [word('each', each)]),
  ])
  return { heads: fields.length ? heads : [], rows }
}

/** The fields of actions and events, by which things are called. */
function kindsOf({ actions, events }: View): string[] {
  const found = new Set([...actions, ...events].flatMap((each) => Object.keys(each)))
  return [...found].flatMap((field) => [field, field.replace(/s$/, '')])
}

function wordFor(
  texts: Texts,
  names: readonly string[],
  kinds: readonly string[],
  field: string,
  value: unknown,
): Cell {
  const word = (key: string, each: unknown): Cell => wordFor(texts, names, kinds, key, each)
  if (isEmpty(value)) return '–'
  if (Array.isArray(value)) return value.map((each) => word(field, each)).join(', ')
  if (isStruct(value)) {
    return Object.entries(value)
      .map(([key, each]) => `${labelOf(texts, key)} ${word(key, each)}`)
      .join(', ')
  }
  const kind =
    typeof value === 'string' &&
    [field, field.replace(/s$/, ''), ...kinds].find((each) => texts.has(`${each}-${value}`))
  return texts.word(kind || field, value, names)
}

function labelOf(texts: Texts, field: string): string {
  return texts.has(`view-${field}`) ? texts.say(`view-${field}`) : field.replaceAll('_', ' ')
}

const isStruct = (value: unknown): value is Struct =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && !value.length)
