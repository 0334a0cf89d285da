// The seats this browser holds: table by table, with their keys. Kept until they are given up.

import type { Seated } from '../../protocol/table'
import { read, write } from './storage'

export interface HeldSeat {
  seat: number
  key: string
}

export interface HeldTable {
  at: number
  seats: HeldSeat[]
  /** Played to the end: kept, but no longer looked after. */
  over?: boolean
}

const KEY = 'tables'
const MOST_TABLES = 40

class Seats {
  tables: Record<string, HeldTable> = $state(read<Record<string, HeldTable>>(KEY, {}))

  constructor() {
    addEventListener('storage', () => (this.tables = read(KEY, {})))
  }

  at(table: string): HeldSeat[] {
    return this.tables[table]?.seats ?? []
  }

  keep({ table, seat, key }: Seated): void {
    this.add(table.id, { seat, key })
  }

  add(table: string, held: HeldSeat): void {
    const others = this.at(table).filter((each) => each.seat !== held.seat)
    this.tables[table] = { at: Date.now(), seats: [...others, held] }
    this.save()
  }

  giveUp(table: string, seat: number): void {
    const left = this.at(table).filter((each) => each.seat !== seat)
    if (left.length) this.tables[table].seats = left
    else this.forget(table)
    this.save()
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

  private save(): void {
    const newest = Object.entries(this.tables).sort(([, one], [, other]) => other.at - one.at)
    write(KEY, Object.fromEntries(newest.slice(0, MOST_TABLES)))
  }
}

export const seats = new Seats()
