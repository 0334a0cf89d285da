// Whose chat this browser does not show: people at a table, or everybody.

import { read, write } from './storage'

const KEY = 'mutes'

class Mutes {
  private list: string[] = $state(read<string[]>(KEY, []))

  has(table: string, seat: number | null): boolean {
    return this.list.includes(`${table} ${seat ?? 'all'}`)
  }

  toggle(table: string, seat: number | null): void {
    const entry = `${table} ${seat ?? 'all'}`
    this.list = this.list.includes(entry)
      ? this.list.filter((each) => each !== entry)
      : [...this.list.slice(-99), entry]
    write(KEY, this.list)
  }
}

export const mutes = new Mutes()
