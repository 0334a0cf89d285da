// Companies this browser keeps, newest first. `id` is the one under which the server keeps it too.

import { read, write } from '../../../lib/kept/storage'

export interface SavedCompany {
  name: string
  format: string
  parts: Record<string, number>
  code: string
  id: string
  cost: number
  notes?: string
}

const KEY = 'alkemy.companies'
const MOST = 60

class Saved {
  list = $state.raw<SavedCompany[]>(read<SavedCompany[]>(KEY, []))

  constructor() {
    addEventListener('storage', () => (this.list = read(KEY, [])))
  }

  /** A company of the same name takes the place of the earlier one. */
  keep(company: SavedCompany): void {
    this.store([company, ...this.list.filter(({ name }) => name !== company.name)].slice(0, MOST))
  }

  forget(name: string): void {
    this.store(this.list.filter((each) => each.name !== name))
  }

  private store(list: SavedCompany[]): void {
    this.list = list
    write(KEY, list)
  }
}

export const saved = new Saved()
