// The tour that goes on at a table: how far it has come, and what it lets the learner do.

import { speech } from '../texts/speech.svelte'
import type { Texts } from '../texts/texts'
import { endTour, keepProgress, nextMove, tourAt, tourTexts, type Tour } from './tour'
import type { Action, View } from '../table/view'

export class TourGuide {
  tour = $state.raw<Tour | null>(null)
  texts = $state.raw<Texts | null>(null)
  index = $state(0)
  strayed = $state(false)

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  async begin(): Promise<void> {
    const found = await tourAt(this.table, this.game)
    if (!found) return
    await this.learn()
    this.index = Math.min(found.step, found.tour.steps.length - 1)
    this.tour = found.tour
  }

  /** Speaks the language that is spoken now. */
  async learn(): Promise<void> {
    this.texts = await tourTexts(this.game, speech.texts.language)
  }

  /** What the learner may do now; if it is something else, they are told to follow the tour. */
  lead(action: Action, view: View): Action | null {
    const step = this.tour?.steps[this.index]
    if (!this.tour || !step) return action
    const asked = step.act === true && step.at === view.step
    const move = asked ? nextMove(this.tour, view.step, action) : null
    this.strayed = move === null
    return move
  }

  next(): void {
    this.strayed = false
    this.index += 1
    keepProgress(this.table, this.index)
  }

  /** A move was made: if it was the one that was asked for, the tour goes on. */
  follow(played: number): void {
    const step = this.tour?.steps[this.index]
    if (step?.act && played > step.at) this.next()
  }

  end(): void {
    this.tour = null
    endTour()
  }
}
