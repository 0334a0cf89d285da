// The company that is being built. Whether it keeps the rules is for the server to say.

import type { Appraisal, Roster } from '../../../protocol/table'
import { Refusal } from '../../../lib/net/refusal'
import { appraise, findRoster } from '../../../lib/net/rosters'
import { read, write } from '../../../lib/kept/storage'
import { GAME } from '../data'

const DRAFT = 'alkemy.draft'

interface Draft {
  name: string
  format: string
  parts: Record<string, number>
  /** What its owner wants to remember about it. */
  notes?: string
}

const EMPTY: Draft = { name: '', format: 'blitz', parts: {}, notes: '' }

class Company {
  name = $state('')
  format = $state('blitz')
  notes = $state('')
  parts = $state.raw<Record<string, number>>({})
  appraisal = $state.raw<Appraisal | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  private asked = 0

  constructor() {
    const { name, format, parts, notes } = read<Draft>(DRAFT, EMPTY, () => sessionStorage)
    this.set(name, format, parts, notes)
  }

  get roster(): Roster {
    return { name: this.name.trim(), parts: this.parts }
  }

  get empty(): boolean {
    return Object.keys(this.parts).length === 0
  }

  /** Whether the last word of the server is about the company as it stands, and is good. */
  get sound(): boolean {
    return this.appraisal !== null && this.appraisal.flaws.length === 0
  }

  count(id: string): number {
    return this.parts[id] ?? 0
  }

  add(id: string): void {
    this.change({ ...this.parts, [id]: Math.min(this.count(id) + 1, 99) })
  }

  less(id: string): void {
    const { [id]: count, ...others } = this.parts
    this.change(count > 1 ? { ...this.parts, [id]: count - 1 } : others)
  }

  rename(name: string): void {
    this.name = name
    this.remember()
  }

  setFormat(format: string): void {
    this.format = format
    this.change(this.parts)
  }

  note(words: string): void {
    this.notes = words
    this.remember()
  }

  set(name: string, format: string, parts: Record<string, number>, notes = ''): void {
    this.name = name
    this.format = format
    this.notes = notes
    this.change(parts)
  }

  clear(): void {
    this.set('', this.format, {})
  }

  /** One that was shared, kept or is ready-made. */
  async load(word: string, name: string, format: string): Promise<void> {
    this.refusal = null
    try {
      const found = await findRoster(GAME, word)
      this.set(name || found.name, format || 'blitz', found.parts)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    }
  }

  private change(parts: Record<string, number>): void {
    this.parts = parts
    this.remember()
    void this.check()
  }

  private remember(): void {
    const { name, format, parts, notes } = this
    write(DRAFT, { name, format, parts, notes } satisfies Draft, () => sessionStorage)
  }

  private async check(): Promise<void> {
    const asked = (this.asked += 1)
    try {
      const found = await appraise(GAME, { roster: this.roster, options: { format: this.format } })
      if (asked !== this.asked) return
      this.appraisal = found
      this.refusal = null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (asked === this.asked) this.refusal = error
    }
  }
}

export const company = new Company()
