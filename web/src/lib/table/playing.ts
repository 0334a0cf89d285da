// A move on its way to the table.

import type { Wish } from '../net/socket'
import type { Table } from './table.svelte'
import type { Action, View } from './view'

/** How long, in beats of so many milliseconds, the table's news may take after a refusal. */
const CATCH_UP = 300
const BEAT = 30

export function playing({ undos }: Table, seat: number, step: number, action: Action): Wish {
  return { type: 'play', seat, step, action: { ...action }, undos }
}

/** Where several choose at once, another's choice does not undo one's own: as long as the same is
 * still asked, it is sent again, however many others choose in between. */
export async function playAgain(
  table: Table,
  before: View,
  seat: number,
  action: Action,
): Promise<void> {
  while (table.refusal?.code === 'table-moved-on') {
    const { refusal } = table
    table.refusal = null
    const now = await askedAgain(table, before)
    if (!now) {
      table.refusal = refusal
      return
    }
    before = now
    await table.ask(playing(table, seat, now.step, action))
  }
}

/** What the seat sees after others moved, if it is still asked the same. */
async function askedAgain(table: Table, { seat, step, decision }: View): Promise<View | null> {
  for (let waited = 0; table.part?.view.step === step && waited < CATCH_UP; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, BEAT))
  }
  const now = table.part?.view
  if (!now?.actions.length || now.decision?.kind !== decision?.kind) return null
  return now.seat === seat && now.step !== step ? now : null
}
