// What the frame knows of a view: the part that all games share (`athanor/contract/view.py`).

import type { Result } from '../../protocol/table'
import type { Told } from '../texts/texts'

/** What a game's own types add to these is the game's business. */
export type Action = Told
export type Event = Told

export interface Decision {
  kind: string
  seats: number[]
  about?: Record<string, string | number>
}

export interface View {
  game: string
  seat: number | null
  seats: number
  options: Record<string, boolean | number | string>
  step: number
  actors: number[]
  decision: Decision | null
  actions: Action[]
  events: Event[]
  log_from: number
  result: Result | null
}

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
