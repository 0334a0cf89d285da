// What this browser was promised before a game, and what it gave to the shuffle: kept so that the
// record can be held against it afterwards.

import { read, write } from '../kept/storage'

export interface Commitment {
  commitment: string
  /** By seat: all that was given, in order. */
  nonces: Record<string, string>
}

const KEY = 'promises'
const MOST = 60

const all = (): Record<string, Commitment> => read<Record<string, Commitment>>(KEY, {})

export const commitmentAt = (table: string): Commitment | null => all()[table] ?? null

/** The commitment as it was first seen; what is said later does not replace it. */
export function keepCommitment(table: string, commitment: string): void {
  const known = all()
  if (known[table]?.commitment) return
  keep({ ...known, [table]: { nonces: known[table]?.nonces ?? {}, commitment } })
}

/** A secret given when sitting down, or (`more`) another one when the game begins. */
export function keepNonce(table: string, seat: number, nonce: string, more = false): void {
  const known = all()
  const before = known[table] ?? { commitment: '', nonces: {} }
  const nonces = { ...before.nonces, [seat]: (more ? (before.nonces[seat] ?? '') : '') + nonce }
  keep({ ...known, [table]: { ...before, nonces } })
}

function keep(known: Record<string, Commitment>): void {
  write(KEY, Object.fromEntries(Object.entries(known).slice(-MOST)))
}
