// What happens at a table is shown one move after another, each long enough to be followed. The
// server never waits for that: what came meanwhile is kept here until its turn.

import { settings, type Pace } from '../kept/settings.svelte'
import type { Part } from './view'

/** How much longer than reading it takes a move stays, for each pace. */
const SLOWER: Record<Pace, number> = { once: 0, normal: 1, slow: 2.2, step: Infinity }
/** What a move stays where nobody says how long it takes to read, in milliseconds. */
const USUAL = 1400
/** From so many waiting moves on each is shown for a shorter time: nobody falls behind for good. */
const MANY = 10
/** More than these are not kept; their sentences are in the log. */
const MOST = 120

export class Showing {
  /** What came and is not shown yet. */
  private waiting = $state.raw<Part[][]>([])
  /** Until when the move that is shown should stay, as `Date.now()`. */
  private until = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** How long it takes to follow what these show, in milliseconds. */
  lasts: (parts: Part[]) => number = () => USUAL

  constructor(private readonly show: (parts: Part[]) => void) {}

  /** How many moves are still to be shown. */
  get behind(): number {
    return this.waiting.length
  }

  get last(): Part[] | undefined {
    return this.waiting.at(-1)
  }

  /** Shown in its turn. */
  queue(parts: Part[]): void {
    this.waiting = [...this.waiting, parts].slice(-MOST)
    this.go()
  }

  /** Shown now, whatever still waited. */
  now(parts: Part[]): void {
    this.drop()
    this.show(parts)
  }

  /** The next one is shown at once. */
  next(): void {
    this.until = 0
    this.go()
  }

  /** All that happened is shown at once. */
  catchUp(): void {
    if (this.last) this.now(this.last)
  }

  /** What waited will not be shown. */
  drop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.until = 0
  }

  private go(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.behind) return
    const left = this.until - Date.now()
    if (left <= 0) {
      const [first, ...rest] = this.waiting
      this.waiting = rest
      const lasts = this.lasts(first)
      const hurry = Math.min(1, MANY / Math.max(1, rest.length))
      this.until = lasts ? Date.now() + lasts * SLOWER[settings.pace] * hurry : 0
      this.show(first)
      this.go()
    } else if (left < Infinity) {
      this.timer = setTimeout(() => {
        this.go()
      }, left)
    }
  }
}
