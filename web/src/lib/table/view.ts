// What one seat saw, and what it may look back on. The part of a view that all games share is written
// from `athanor/contract/view.py`.

import type { Action, Event, View } from '../../protocol/contract'

export type { Action, Event, View }

export interface Line {
  step: number
  at: number
  events: Event[]
  /** A bot had less than half of its usual search for this move. */
  brief?: boolean
}

/** Moves that were taken back before action `step`; an action is there where nothing was seen of it,
 *  for those who know it all the same. */
export interface UndoneLine {
  step: number
  seat: number
  moves: { seat: number; events: Event[]; action: Action | null }[]
}

/** What one may look back on in a replay. */
export interface Log {
  lines: Line[]
  undone: UndoneLine[]
}

/** One seat's part of a table, or the spectator's. */
export interface Part {
  seat: number | null
  view: View
  log: Line[]
}
