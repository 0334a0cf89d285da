// The texts of one language, rendered as `athanor/texts/say.py` does: same files, same convention
// for naming things inside a sentence (see `athanor/contract/action.py`). Tests compare the two.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a field that a seat may not see is called in a message. */
const HIDDEN = 'hidden'
/** A distance such as 5.3, which most languages write with a comma. */
const DECIMAL = /^\d+\.\d+$/

export type Facts = Record<string, unknown>

/** An action or an event as it came over the wire. */
export interface Told {
  type: string
}

/** Numbers by what they are for. */
function isTally(value: unknown): value is Record<string, number> {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((each) => typeof each === 'number')
}

/** Every game says what the house says too: its texts are read once. */
const resources = new Map<string, FluentResource>()

function parsed(source: string): FluentResource {
  const found = resources.get(source) ?? new FluentResource(source)
  resources.set(source, found)
  return found
}

export class Texts {
  readonly language: Language
  /** More fields of an action or event than its own, lent by the table that is told of: a game
   * whose actions are places says what lies there. */
  lend: (struct: Told) => Facts = () => ({})
  private readonly bundle: FluentBundle

  constructor(language: Language, sources: readonly string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      for (const error of this.bundle.addResource(parsed(source))) console.error(error)
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The message of that id. One that is missing or broken is reported, and shown by its id. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    const errors: Error[] = []
    const text = pattern ? this.bundle.formatPattern(pattern, facts, errors) : id
    if (!pattern || errors.length) console.error(`${id} in ${this.language}`, ...errors)
    return text
  }

  /** A struct as a sentence: `event-poured` for the event `poured`, with its fields named. To the
   *  `reader` it may tell of their own seat: `event-turn-began-own`. */
  tell(
    prefix: string,
    struct: Told,
    names: readonly string[],
    reader: number | null = null,
  ): string {
    const { type, ...fields } = struct
    const id = `${prefix}-${type}`
    const own = reader !== null && 'seat' in fields && fields.seat === reader
    return this.say(own && this.has(`${id}-own`) ? `${id}-own` : id, {
      ...this.facts(fields, names),
      ...this.facts(this.lend(struct), names),
    })
  }

  /** The fields of a struct as the words a sentence uses for them. */
  facts(fields: Facts, names: readonly string[]): Record<string, FluentVariable> {
    const facts: Record<string, FluentVariable> = {}
    for (const [field, value] of Object.entries(fields)) {
      facts[field] = this.word(field, value, names)
      if (typeof value === 'string') facts[`${field}_id`] = value
      else if (Array.isArray(value)) facts[`${field}_count`] = value.length
      else if (isTally(value)) facts[`${field}_count`] = Object.keys(value).length
    }
    return facts
  }

  word(field: string, value: unknown, names: readonly string[]): string | number {
    if (value === null || value === undefined) return HIDDEN
    if (typeof value === 'boolean') return String(value)
    if (typeof value === 'number') {
      const isSeat = field === 'seat' || field.endsWith('_seat')
      return isSeat && value >= 0 && value < names.length ? names[value] : value
    }
    if (typeof value === 'string') return this.named(field, value)
    return this.several(field.replace(/s$/, ''), value, names)
  }

  private named(field: string, value: string): string {
    if (this.has(`${field}-${value}`)) return this.say(`${field}-${value}`)
    return DECIMAL.test(value) ? value.replace('.', this.language === 'en' ? '.' : ',') : value
  }

  private several(single: string, value: unknown, names: readonly string[]): string {
    if (Array.isArray(value)) return this.join(this.counted(single, value, names))
    if (!isTally(value)) return JSON.stringify(value)
    return this.join(
      Object.entries(value).map(([one, n]) => `${this.word(single, one, names)} +${n}`),
    )
  }

  /** In one word each; what is there more than once is counted: 3 poisons, mercury ×2. */
  private counted(field: string, values: readonly unknown[], names: readonly string[]): string[] {
    return values.flatMap((each, at) => {
      const word = this.word(field, each, names)
      const count = typeof each === 'string' ? values.filter((one) => one === each).length : 1
      if (count === 1) return [String(word)]
      if (values.indexOf(each) !== at) return []
      const many = `${field}-${String(each)}-many`
      return [this.say(this.has(many) ? many : 'list-times', { word, count })]
    })
  }

  /** a, b and c */
  join(words: readonly string[]): string {
    if (words.length < 2) return words.join('')
    return this.say('list-last', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
  }

  /** A refusal as a sentence, with what to do instead. One that came `because` of another has that
   *  one's facts too. */
  error(code: string, facts: Facts, names: readonly string[] = []): string {
    if (!this.has(`error-${code}`)) return this.say('error-unexpected', { code })
    const words = this.facts(facts, names)
    const because = `error-${String(facts.because)}`
    if (this.has(because)) words.because = this.say(because, words)
    return this.say(`error-${code}`, words)
  }
}
