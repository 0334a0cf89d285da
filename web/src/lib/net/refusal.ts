/** What the house, or a table, refused to do; the sentence is the text `error-<code>`. */
export class Refusal extends Error {
  readonly code: string
  readonly facts: Record<string, string | number>
  /** The id of the rule of the game that is behind it, or nothing. */
  readonly rule: string

  constructor(code: string, facts: Record<string, string | number> = {}, rule = '') {
    super(code)
    this.code = code
    this.facts = facts
    this.rule = rule
  }
}

/** Whether the house says that there is no such table: only then is a seat at it worth nothing. */
export function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'no-such-table'
}
