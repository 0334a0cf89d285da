// The seats this browser holds: table by table, with their keys. Kept until they are given up.

import type { Seated } from '../../protocol/table'
import { Refusal } from '../net/refusal'
import { read, write } from './storage'

export interface HeldSeat {
  seat: number
  key: string
}

export interface HeldTable {
  at: number
  /** Two of one seat, where a link brought another key: until one of them is proved wrong. */
  seats: HeldSeat[]
  /** Played to the end: kept, but no longer looked after. */
  over?: boolean
}

const KEY = 'tables'
/** Tables that are over are forgotten beyond this, the oldest first; others never. */
const MOST_OVER = 100
/** Links bring no more tables than this. */
const MOST_TABLES = 200

class Seats {
  tables: Record<string, HeldTable> = $state(read<Record<string, HeldTable>>(KEY, {}))

  constructor() {
    addEventListener('storage', () => (this.tables = read(KEY, {})))
  }

  at(table: string): HeldSeat[] {
    return this.tables[table]?.seats ?? []
  }

  has(table: string, { seat, key }: HeldSeat): boolean {
    return this.at(table).some((each) => each.seat === seat && each.key === key)
  }

  keep({ table, seat, key }: Seated): void {
    const others = this.at(table.id).filter((each) => each.seat !== seat)
    this.tables[table.id] = { at: Date.now(), seats: [...others, { seat, key }] }
    this.save()
  }

  /** Takes in a seat beside all that is held. */
  add(table: string, held: HeldSeat): void {
    if (this.has(table, held)) return
    this.tables[table] = {
      ...this.tables[table],
      at: Date.now(),
      seats: [...this.at(table), { seat: held.seat, key: held.key }],
    }
    this.save()
  }

  /** Whether so many more tables may be brought by a link; if not, nothing is taken. */
  checkRoom(more: number): void {
    if (Object.keys(this.tables).length + more > MOST_TABLES) {
      throw new Refusal('tables-full', { most: MOST_TABLES })
    }
  }

  /** The seats of a table for which there are several keys. */
  disputed(table: string): HeldSeat[] {
    const all = this.at(table)
    return all.filter(({ seat }) => all.filter((each) => each.seat === seat).length > 1)
  }

  /** Forgets a key that was proved wrong. */
  drop(table: string, key: string): void {
    this.leave(
      table,
      this.at(table).filter((each) => each.key !== key),
    )
  }

  giveUp(table: string, seat: number): void {
    this.leave(
      table,
      this.at(table).filter((each) => each.seat !== seat),
    )
  }

  finish(table: string): void {
    this.tables[table].over = true
    this.save()
  }

  /** Tables where something may still happen. */
  get current(): string[] {
    return Object.keys(this.tables).filter((table) => !this.tables[table].over)
  }

  forget(table: string): void {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    delete this.tables[table]
    this.save()
  }

  private leave(table: string, left: HeldSeat[]): void {
    if (!(table in this.tables)) return
    if (left.length) this.tables[table].seats = left
    else this.forget(table)
    this.save()
  }

  private save(): void {
    const newest = Object.entries(this.tables).sort(([, one], [, other]) => other.at - one.at)
    const over = newest.filter(([, held]) => held.over).slice(MOST_OVER)
    const dropped = new Set(over.map(([table]) => table))
    write(KEY, Object.fromEntries(newest.filter(([table]) => !dropped.has(table))))
  }
}

export const seats = new Seats()
