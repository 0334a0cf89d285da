// People whom this browser does not want to hear, at any table. Who has an account is known again by
// it; guests only by their name. With an account of one's own the house keeps the list too, and
// whoever is on it cannot sit down at one's tables.

import type { BlockList, TableSeat } from '../../protocol/table'
import { request } from '../net/api'
import { signedIn } from '../net/token'
import { read, write } from './storage'

export interface BlockedPerson {
  /** Empty for a guest. */
  person: string
  name: string
}

const KEY = 'blocks'
const MOST = 500

const same = (one: BlockedPerson, other: BlockedPerson): boolean =>
  one.person || other.person
    ? one.person === other.person
    : one.name.toLowerCase() === other.name.toLowerCase()

class Blocks {
  list = $state.raw<BlockedPerson[]>(read<BlockedPerson[]>(KEY, []))

  has({ person = '', name }: Pick<TableSeat, 'person' | 'name'>): boolean {
    return this.list.some((each) => same(each, { person, name }))
  }

  /** Whether a line of chat is left out: `seat` is who sits there now, `name` who said it. */
  hides(seat: TableSeat | undefined, name: string): boolean {
    const speaker = seat?.name === name ? seat : { person: '', name }
    return this.has(speaker)
  }

  async add(table: string, seat: number, { person = '', name }: TableSeat): Promise<void> {
    if (this.has({ person, name })) return
    this.keep([...this.list, { person, name }])
    if (person && signedIn()) await request<BlockList>('/api/account/blocks', { table, seat })
  }

  async remove(gone: BlockedPerson): Promise<void> {
    this.keep(this.list.filter((each) => !same(each, gone)))
    if (gone.person && signedIn()) {
      await request<BlockList>('/api/account/blocks/end', { person: gone.person })
    }
  }

  /** What the house keeps for the account that is signed in here comes to what this browser knows. */
  async look(): Promise<void> {
    if (!signedIn()) return
    const { people } = await request<BlockList>('/api/account/blocks')
    this.keep([...this.list.filter((each) => !people.some((one) => same(one, each))), ...people])
  }

  private keep(list: BlockedPerson[]): void {
    this.list = list.slice(-MOST)
    write(KEY, this.list)
  }
}

export const blocks = new Blocks()
