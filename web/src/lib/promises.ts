// What this browser was promised before a game, and what it gave to the shuffle: kept so that the
// record can be held against it afterwards.

import { read, write } from './storage'

export interface Promised {
  commitment: string
  /** By seat: all that was given, in order. */
  nonces: Record<string, string>
}

const KEY = 'promises'
const MOST = 60

const all = (): Record<string, Promised> => read<Record<string, Promised>>(KEY, {})

export const promised = (table: string): Promised | null => all()[table] ?? null

/** The commitment as it was first seen; what is said later does not replace it. */
export function promise(table: string, commitment: string): void {
  const known = all()
  if (known[table]?.commitment) return
  keep({ ...known, [table]: { nonces: known[table]?.nonces ?? {}, commitment } })
}

/** A secret given when sitting down, or (`more`) another one when the game begins. */
export function gave(table: string, seat: number, nonce: string, more = false): void {
  const known = all()
  const before = known[table] ?? { commitment: '', nonces: {} }
  const nonces = { ...before.nonces, [seat]: (more ? (before.nonces[seat] ?? '') : '') + nonce }
  keep({ ...known, [table]: { ...before, nonces } })
}

function keep(known: Record<string, Promised>): void {
  write(KEY, Object.fromEntries(Object.entries(known).slice(-MOST)))
}
