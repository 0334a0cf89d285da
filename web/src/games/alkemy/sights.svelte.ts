// Whose sight is shown on the table: of the figure that is about to go somewhere, from there; else of
// the one that is looked at, from where it stands.

import type { Action, AlkemyPreview, FigureBody, Prospect } from '../../protocol/alkemy'
import { Foresight } from './acting.svelte'
import type { Point } from './camera.svelte'

export interface Sight {
  figure: FigureBody
  at: Point
  prospects: readonly Prospect[]
}

export class Sights {
  /** Whether they are shown at all. */
  open = $state(true)
  private readonly foresight: Foresight

  constructor(ask: (action: Action) => Promise<unknown>) {
    this.foresight = new Foresight(ask)
  }

  /** Asks what the figure sees from where it stands; of nobody, nothing. */
  look(figure: FigureBody | null): void {
    this.foresight.wish(figure?.placed && figure.alive ? standing(figure) : null)
  }

  /** From the place that is planned, or from where the one that is looked at stands. */
  of(
    planned: { figure: FigureBody | null; at: Point | null; preview: AlkemyPreview | null },
    looked: FigureBody | null,
  ): Sight | null {
    if (!this.open) return null
    const { figure, at, preview } = planned
    if (figure && at && preview?.prospects?.length) {
      return { figure, at, prospects: preview.prospects }
    }
    const found = looked && this.foresight.of(standing(looked))?.prospects
    return found ? { figure: looked, at: looked, prospects: found } : null
  }
}

/** To go where it stands is never allowed, but tells what there is to see. */
const standing = ({ name, x, y }: FigureBody): Action => ({ type: 'walk', figure: name, x, y })
