// The tables this browser plays at: looked at now and then, so that the page's title, its badge and
// a message can say where it is somebody's turn.

import type { TableInfo } from '../../protocol/table'
import { tableInfo } from '../net/api'
import { isGone, Refusal } from '../net/refusal'
import { seats } from './seats.svelte'
import { read, write } from './storage'

const EVERY = 20_000
const NOTIFY = 'notify'

/** `info` is null for a table that the server no longer knows. */
export interface OwnTable {
  id: string
  info: TableInfo | null
}

class OwnTables {
  tables = $state.raw<OwnTable[]>([])
  looked = $state(false)
  notify = $state(read(NOTIFY, false))
  private told = new Set<string>()

  /** Where it is this browser's turn. */
  get turns(): TableInfo[] {
    return this.tables
      .map(({ info }) => info)
      .filter((info) => info !== null)
      .filter(isMyTurn)
  }

  /** Looks now, and from time to time until the returned function is called. */
  watch(): () => void {
    void this.look()
    const timer = setInterval(() => void this.look(), EVERY)
    return () => {
      clearInterval(timer)
    }
  }

  async look(): Promise<void> {
    const ids = Object.keys(seats.tables)
    const found = await Promise.all(ids.map((id) => this.find(id)))
    this.tables = found.sort((one, other) => rank(one) - rank(other))
    this.looked = true
    this.tell()
  }

  async allow(wanted: boolean): Promise<boolean> {
    const may = !wanted || (await Notification.requestPermission()) === 'granted'
    this.notify = wanted && may
    write(NOTIFY, this.notify)
    return may
  }

  private async find(id: string): Promise<OwnTable> {
    try {
      const info = await tableInfo(id)
      if (info.stage === 'over' && !seats.tables[id].over) seats.finish(id)
      return { id, info }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const before = this.tables.find((each) => each.id === id)
      return !isGone(error) && before ? before : { id, info: null }
    }
  }

  /** The badge on the page's icon, and a message for each turn that is new while nobody looks. */
  private tell(): void {
    const { turns } = this
    if ('setAppBadge' in navigator) {
      const shown = turns.length ? navigator.setAppBadge(turns.length) : navigator.clearAppBadge()
      shown.catch(() => undefined)
    }
    for (const info of turns) {
      if (this.told.has(info.id)) continue
      this.told.add(info.id)
      if (document.hidden) this.message(info)
    }
    const now = new Set(turns.map(({ id }) => id))
    this.told = new Set([...this.told].filter((id) => now.has(id)))
  }

  private message(info: TableInfo): void {
    if (!this.notify || !('Notification' in window) || Notification.permission !== 'granted') return
    void import('../page/notification').then(({ show }) => {
      void show(info)
    })
  }
}

export function isMyTurn(info: TableInfo): boolean {
  if (info.stage !== 'playing') return false
  const own = seats.at(info.id).map(({ seat }) => seat)
  return (info.actors ?? []).some((seat) => own.includes(seat) && !info.seats[seat].covered)
}

/** One's turn first, then those who wait, then those who gather, and what is over last. */
function rank({ info }: OwnTable): number {
  if (!info) return 4
  if (isMyTurn(info)) return 0
  return { playing: 1, gathering: 2, over: 3 }[info.stage]
}

export const ownTables = new OwnTables()
