// The tables of this browser in a link, for another device; and what such a link brought here.

import { keyHolds } from '../net/socket'
import { seats, type HeldSeat } from './seats.svelte'

/** All tables with their keys, in a form that fits behind the # of a link. */
export function packed(): string {
  const all = Object.entries(seats.tables).map(([id, held]) => [
    id,
    held.seats.map(({ seat, key }) => [seat, key]),
  ])
  return encodeURIComponent(JSON.stringify(all))
}

export interface BroughtTable {
  id: string
  seats: HeldSeat[]
}

const LONGEST = 200

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST

/** What another browser packed, but for what is held here already; nothing if it makes no sense. */
export function unpack(text: string): BroughtTable[] {
  try {
    const all = JSON.parse(decodeURIComponent(text)) as [string, [number, string][]][]
    return all
      .filter(([id]) => isText(id))
      .map(([id, held]) => ({
        id,
        seats: held
          .map(([seat, key]) => ({ seat, key }))
          .filter(({ seat, key }) => Number.isInteger(seat) && isText(key))
          .filter((each) => !seats.has(id, each)),
      }))
      .filter((table) => table.seats.length)
  } catch {
    return []
  }
}

/** Adds the tables of a link to those that are held; where both have a key for the same seat, the
 *  table is asked which of them is good. Too many are refused as a whole. */
export async function takeIn(brought: readonly BroughtTable[]): Promise<void> {
  const unknown = new Set(brought.map(({ id }) => id).filter((id) => !seats.at(id).length))
  seats.checkRoom(unknown.size)
  for (const { id, seats: held } of brought) for (const each of held) seats.add(id, each)
  for (const { id } of brought) {
    for (const each of seats.disputed(id)) {
      if ((await keyHolds(id, each)) === false) seats.drop(id, each.key)
    }
  }
}
