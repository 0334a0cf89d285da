// A record as `athanor/contract/record.py` writes it: read strictly, and said where it is not one.

export interface Stretch {
  until: number
  commitment: string
  nonces: string[]
  seed: string
  head: string
}

export interface Header {
  game: string
  rules: number
  options: Record<string, boolean | number | string>
  seats: { name: string; bot: string }[]
  started: number
  commitment: string
  nonces: string[]
  earlier?: Stretch[]
}

export interface Draw {
  step: number
  why: string
  kind: string
  n: number
  drawn: number[]
}

export interface Move {
  seat: number
  action: object
  at: number
  seal: string
  /** What had been done in its place, and was taken back. */
  undone?: Undone[]
}

export interface Undone {
  seat: number
  at: number
  moves: Move[]
  undone?: Undone[]
}

export interface Paper {
  athanor: number
  header: Header
  header_seal: string
  moves: Move[]
  seed: string | null
  draws: Draw[]
  result: object | null
  seal: string
  undone?: Undone[]
}

const FORMAT = 1

/** Why a record proves nothing; the sentence is the text `error-<code>`. */
export class Unproved extends Error {
  readonly code: string
  readonly facts: Record<string, string | number>

  constructor(code: string, facts: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

export function readRecord(bytes: Uint8Array, file: string): Paper {
  const found = read(bytes, file)
  if (isObject(found) && typeof found.athanor === 'number' && found.athanor !== FORMAT) {
    throw new Unproved('record-format', { file, format: found.athanor, known: FORMAT })
  }
  try {
    return fit(found, RECORD, '$') as Paper
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Unproved('record-shape', { file, reason: error.message })
  }
}

function read(bytes: Uint8Array, file: string): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Unproved('record-not-json', { file, byte: firstBadByte(bytes) })
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    const byte = new TextEncoder().encode(text.slice(0, endOfJson(text))).length
    throw new Unproved('record-not-json', { file, byte })
  }
}

function firstBadByte(bytes: Uint8Array): number {
  const reader = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (let at = 0; at < bytes.length; at++) {
    try {
      reader.decode(bytes.subarray(at, at + 1), { stream: true })
    } catch {
      return at
    }
  }
  return bytes.length
}

const TOKEN =
  // eslint-disable-next-line no-control-regex -- JSON forbids them in strings
  /[ \t\n\r]*(?:"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:])/y

/** Where a text stops being JSON: the first thing that cannot stand where it stands. */
// eslint-disable-next-line complexity -- the grammar of JSON, one line for each thing that may follow
function endOfJson(text: string): number {
  const open: string[] = []
  let wanted = 'value'
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[0].trim()
    if (token === undefined) return at
    const inside = open.at(-1)
    if (wanted === 'end') return at
    if (wanted === 'colon' && token === ':') wanted = 'value'
    else if (wanted.startsWith('key') && token.startsWith('"')) wanted = 'colon'
    else if (wanted === 'key?' && token === '}') wanted = close(open)
    else if (wanted.startsWith('value') && token === '{') {
      open.push('{')
      wanted = 'key?'
    } else if (wanted.startsWith('value') && token === '[') {
      open.push('[')
      wanted = 'value?'
    } else if (wanted === 'value?' && token === ']') wanted = close(open)
    else if (wanted.startsWith('value') && !/^[\]},:]$/.test(token))
      wanted = inside ? 'next' : 'end'
    else if (wanted === 'next' && token === ',') wanted = inside === '{' ? 'key' : 'value'
    else if (wanted === 'next' && token === (inside === '{' ? '}' : ']')) wanted = close(open)
    else return at
  }
  return text.length
}

function close(open: string[]): string {
  open.pop()
  return open.length ? 'next' : 'end'
}

// -- the shape of a record

type Kind = 'text' | 'whole' | 'option' | 'thing' | 'any' | Kind[] | Fields | Maybe | Named

interface Fields {
  fields: Record<string, Kind>
  /** What a field is if it is not there. */
  otherwise?: Record<string, unknown>
  may?: Record<string, Kind>
}

interface Maybe {
  maybe: Kind
}

interface Named {
  named: Kind
}

const STRETCH: Kind = {
  fields: { until: 'whole', commitment: 'text', nonces: ['text'], seed: 'text', head: 'text' },
}
const RESULT: Kind = {
  fields: { scores: ['whole'], ranking: [['whole']], winners: ['whole'], reason: 'text' },
}
const MOVE: Fields = {
  fields: { seat: 'whole', action: 'thing', at: 'whole', seal: 'text' },
  otherwise: { seal: '' },
}
const UNDONE: Fields = { fields: { seat: 'whole', at: 'whole', moves: [MOVE] } }
MOVE.may = { undone: [UNDONE] }
UNDONE.may = { undone: [UNDONE] }
const RECORD: Kind = {
  fields: {
    athanor: 'whole',
    header: {
      fields: {
        game: 'text',
        rules: 'whole',
        options: { named: 'option' },
        seats: [{ fields: { name: 'text', bot: 'text' }, otherwise: { bot: '' } }],
        started: 'whole',
        commitment: 'text',
        nonces: ['text'],
      },
      otherwise: { nonces: [] },
      may: { earlier: [STRETCH] },
    },
    header_seal: 'text',
    moves: [MOVE],
    seed: { maybe: 'text' },
    draws: [{ fields: { step: 'whole', why: 'text', kind: 'text', n: 'whole', drawn: ['whole'] } }],
    result: { maybe: RESULT },
    seal: 'text',
  },
  otherwise: { athanor: FORMAT },
  may: { undone: [UNDONE] },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with what may be left out filled in, or a TypeError that names the place. */
function fit(value: unknown, kind: Kind, place: string): unknown {
  if (Array.isArray(kind)) {
    if (!Array.isArray(value)) throw new TypeError(place)
    return value.map((each, index) => fit(each, kind[0], `${place}[${index}]`))
  }
  if (typeof kind === 'string') {
    if (!plain(value, kind)) throw new TypeError(place)
    return value
  }
  if ('maybe' in kind) return value === null ? null : fit(value, kind.maybe, place)
  if (!isObject(value)) throw new TypeError(place)
  if ('named' in kind) {
    for (const [name, each] of Object.entries(value)) fit(each, kind.named, `${place}.${name}`)
    return value
  }
  return fitFields(value, kind, place)
}

function fitFields(value: Record<string, unknown>, kind: Fields, place: string): unknown {
  const known = { ...kind.fields, ...kind.may }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(known, name)) throw new TypeError(`${place}.${name}`)
  }
  const found: Record<string, unknown> = {}
  for (const [name, each] of Object.entries(known)) {
    if (Object.hasOwn(value, name)) found[name] = fit(value[name], each, `${place}.${name}`)
    else if (kind.otherwise && name in kind.otherwise) found[name] = kind.otherwise[name]
    else if (name in kind.fields) throw new TypeError(`${place}.${name}`)
  }
  return found
}

function plain(value: unknown, kind: string): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'whole':
      return Number.isInteger(value)
    case 'option':
      return ['string', 'boolean'].includes(typeof value) || Number.isInteger(value)
    case 'thing':
      return isObject(value)
    default:
      return true
  }
}
