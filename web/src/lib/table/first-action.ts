// What was chosen for a table before it was there: done once, for the seat that chose it, when the
// table first asks for it.

import type { FirstAction } from '../games/pages'
import { read, write } from '../kept/storage'
import type { Action, View } from './view'

const KEY = 'prepared'

interface Prepared extends FirstAction {
  table: string
  seat: number
  /** The step at which it was tried last: where all are asked at once, another may be faster. */
  tried?: number
}

export function prepare(table: string, seat: number, first: FirstAction): void {
  write(KEY, { ...first, table, seat } satisfies Prepared, () => sessionStorage)
}

/** The action to do now, if this view asks for it. It is handed out once for each step. */
export function takePrepared(table: string, view: View): Action | null {
  const found = read<Prepared | null>(KEY, null, () => sessionStorage)
  if (found?.table !== table || found.seat !== view.seat) return null
  if (view.decision?.kind !== found.kind || !view.actions.length) return null
  if (found.tried === view.step) return null
  write(KEY, { ...found, tried: view.step } satisfies Prepared, () => sessionStorage)
  return found.action
}
