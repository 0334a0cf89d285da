// A table as this browser sees it: what the server said last, and what is wished of it.

import type {
  ChatLine,
  Feed,
  HintLine,
  ServerMessages,
  StandingOrder,
  TableInfo,
  Times,
  Undoable,
  Welcome,
} from '../../protocol/table'
import { nonce, tableInfo } from '../net/api'
import { isGone, Refusal } from '../net/refusal'
import { keepCommitment, keepNonce } from '../proof/commitments'
import { seats as held, type HeldSeat } from '../kept/seats.svelte'
import { TableSocket, type Wish } from '../net/socket'
import { settings } from '../kept/settings.svelte'
import { addLines, follow, mover, partOf } from './moments'
import { playAgain, playing } from './playing'
import { Showing } from './showing.svelte'
import { Undos } from './undo.svelte'
import type { Action, Part, View } from './view'

/** Who has more time than this, in milliseconds, may watch what happened first. */
const LEISURE = 60 * 60 * 1000

type Link = 'connecting' | 'open' | 'lost'

export class Table {
  readonly id: string
  readonly watching: boolean
  info = $state.raw<TableInfo | null>(null)
  /** What is shown: it may be some moves behind what came. */
  parts = $state.raw<Part[]>([])
  readonly showing = new Showing((parts) => {
    this.show(parts)
  })
  chat = $state.raw<ChatLine[]>([])
  mine = $state.raw<number[]>([])
  times = $state.raw<Times>({ until: null })
  /** The standing orders of this browser's seats, where the game knows any. */
  orders = $state.raw<StandingOrder[]>([])
  undos = $state(0)
  readonly undo = new Undos(
    () => ({
      step: this.step,
      undos: this.undos,
      over: this.info?.stage !== 'playing',
    }),
    (wish) => this.question<Undoable>(wish),
  )
  link = $state<Link>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** The seat whose secrets are on the screen, where one browser holds several. */
  unveiled = $state<number | null>(null)
  busy = $state(false)
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0)
  private socket: TableSocket | null = null
  /** That the game is over, until its last move was shown. */
  private over: TableInfo | null = null
  /** A seat that a link brought, kept as soon as the table says that its key is good. */
  private brought: HeldSeat | null = null

  constructor(id: string, watching: boolean) {
    this.id = id
    this.watching = watching
  }

  /** Connects, and asks beside it whether there is such a table: a socket could not say. */
  async open(): Promise<void> {
    this.refusal = null
    this.socket ??= new TableSocket(
      this.id,
      () => this.keys,
      (message) => {
        this.hear(message)
      },
      (open) => (this.link = open ? 'open' : 'lost'),
    )
    try {
      const info = await tableInfo(this.id)
      this.info ??= info
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.info) return // the table itself has answered
      this.close()
      this.socket = null
      this.link = 'connecting'
      this.refusal = error
      if (isGone(error)) held.forget(this.id)
    }
  }

  private get keys(): string[] {
    if (this.watching) return []
    const all = this.brought ? [...held.at(this.id), this.brought] : held.at(this.id)
    return all.map(({ key }) => key)
  }

  /** Before `open`: a seat that a link brought to a browser that holds none here. */
  bring(seat: HeldSeat): void {
    this.brought = seat
  }

  close(): void {
    this.socket?.close()
    this.showing.drop()
  }

  retry(): void {
    this.socket?.hurry()
  }

  /** After a seat was taken here: the next hello names its key too. */
  holdMore(): void {
    this.socket?.again()
  }

  /** The part to draw: the only one, or the one that is unveiled. */
  get part(): Part | null {
    if (this.parts.length <= 1) return this.parts[0] ?? null
    if (this.info?.stage === 'over' && this.unveiled === null) return this.parts[0]
    return this.parts.find(({ seat }) => seat === this.unveiled) ?? null
  }

  /** Any of the parts: enough for what all may know. */
  get shared(): View | null {
    return this.parts[0]?.view ?? null
  }

  /** What came last, whether or not it is shown yet. */
  private get arrived(): Part[] {
    return this.showing.last ?? this.parts
  }

  /** How many moves were made, shown or not. */
  get step(): number {
    return this.arrived[0]?.view.step ?? 0
  }

  /** The seat of this browser that should act next. */
  get next(): number | null {
    return this.asks(this.parts)
  }

  private asks(parts: readonly Part[]): number | null {
    const actors = parts[0]?.view.actors ?? []
    return actors.find((seat) => this.mine.includes(seat) && !this.covered(seat)) ?? null
  }

  /** Whether secrets are hidden until somebody says who is looking. */
  get curtain(): boolean {
    if (this.parts.length <= 1 || this.info?.stage !== 'playing') return false
    if (this.unveiled === null) return true
    const { next } = this
    return next !== null && !(this.shared?.actors ?? []).includes(this.unveiled)
  }

  get names(): string[] {
    return this.info?.seats.map(({ name }) => name) ?? []
  }

  covered(seat: number): boolean {
    return this.info?.seats[seat]?.covered ?? false
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.ahead
  }

  /** When the table began to wait for whom it waits for. */
  get waitingSince(): number | null {
    return this.parts[0]?.log.at(-1)?.at ?? this.info?.started ?? null
  }

  /** When the window for the open question closes, by this browser's clock. */
  get deadline(): number | null {
    return this.times.until === null ? null : this.times.until - this.ahead
  }

  ordersOf(seat: number | null): StandingOrder[] {
    return this.orders.filter((order) => order.seat === seat)
  }

  async ask(wish: Wish): Promise<boolean> {
    this.refusal = null
    try {
      await this.socket?.ask(wish)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
      return false
    }
  }

  /** Asks for something that only this browser wants to know; null where it is refused. */
  async question<A>(wish: Wish): Promise<A | null> {
    try {
      return ((await this.socket?.ask(wish)) ?? null) as A | null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  async start(bot: string): Promise<boolean> {
    const own = this.info?.lesson ? '' : nonce()
    const begun = await this.ask({ type: 'start', bot, nonce: own })
    if (begun && this.info && !this.info.lesson) keepNonce(this.id, this.info.host, own, true)
    return begun
  }

  async play(action: Action): Promise<void> {
    this.showing.catchUp()
    const view = this.part?.view
    if (this.busy || !view || view.seat === null) return
    this.busy = true
    await this.ask(playing(this, view.seat, view.step, action))
    if (view.actors.length > 1) await playAgain(this, view, view.seat, action)
    this.busy = false
  }

  /** What an action would come to, as far as its seat may know; null if the game cannot say. */
  async preview(action: Action): Promise<unknown> {
    const seat = this.part?.view.seat ?? null
    if (seat === null || this.link !== 'open') return null
    try {
      const answer = await this.socket?.peek({ type: 'ask', seat, action: { ...action } })
      return answer?.type === 'previewed' ? answer.preview : null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  /** What the house would do in our place, or null if it does not say. */
  async hint(): Promise<HintLine[] | null> {
    const view = this.part?.view
    if (!view || view.seat === null) return null
    this.refusal = null
    try {
      const wish = { type: 'hint', seat: view.seat, step: view.step } as const
      const answer = await this.socket?.ask(wish)
      return answer?.type === 'hinted' ? (answer.hints as HintLine[]) : null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
      return null
    }
  }

  private hear(message: ServerMessages): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message)
        break
      case 'update':
        this.times = message.times
        // A move was taken back: the logs are complete, and what was seen since is gone.
        if (message.undos > this.undos) this.showing.now(message.feeds.map(partOf))
        else this.update(message.feeds)
        this.undos = message.undos
        break
      case 'changed':
        this.times = message.times
        this.change(message.table)
        this.noteRemoval(message.table)
        break
      case 'ordered':
        this.orders = message.orders
        break
      case 'said':
        this.chat = addLines(this.chat, [message.line])
        break
    }
  }

  /** Whether the host has just asked us to leave a seat. */
  private noteRemoval({ seats }: TableInfo): void {
    const lost = this.mine.filter((seat) => seats[seat].kind === 'open')
    if (!lost.length || this.chat.at(-1)?.phrase !== 'house-removed') return
    this.refusal = new Refusal('removed-here')
    for (const seat of lost) held.giveUp(this.id, seat)
    this.mine = this.mine.filter((seat) => !lost.includes(seat))
  }

  private change(info: TableInfo): void {
    if (info.stage === 'over' && this.showing.behind) this.over = info
    else this.info = info
    this.veil()
  }

  private welcome(message: Welcome): void {
    const before = this.arrived
    const parts = message.since ? message.feeds.reduce(follow, before) : message.feeds.map(partOf)
    if (message.table.stage !== 'over') keepCommitment(this.id, message.table.commitment)
    this.mine = message.seats
    this.keepBrought()
    this.chat = message.since ? addLines(this.chat, message.chat) : message.chat
    this.undos = message.undos
    this.times = message.times
    this.orders = message.orders
    this.ahead = message.now - Date.now()
    if (parts === before) this.change(message.table)
    else {
      this.info = message.table
      this.over = null
      this.showing.now(parts)
    }
    if (this.unveiled !== null && !this.mine.includes(this.unveiled)) this.unveiled = null
  }

  private keepBrought(): void {
    const { brought } = this
    this.brought = null
    if (!brought) return
    try {
      if (!this.mine.includes(brought.seat)) throw new Refusal('seat-link')
      if (!held.at(this.id).length) held.checkRoom(1)
      held.add(this.id, brought)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    }
  }

  /** The game moved on: shown at once, or when what came before was seen. */
  private update(feeds: readonly Feed[]): void {
    const before = this.arrived
    const parts = feeds.reduce(follow, before)
    if (parts === before) return
    if (this.atOnce(before, parts)) this.showing.now(parts)
    else this.showing.queue(parts)
  }

  /** Own moves are not waited for, nobody is kept from acting, and who has a clock running sees the
   * table as it is. */
  private atOnce(before: readonly Part[], parts: readonly Part[]): boolean {
    if (settings.pace === 'once' || document.hidden || !before.length) return true
    if (this.next !== null || this.presses(this.asks(parts))) return true
    const by = mover(before[0].view, parts[0].view)
    return this.mine.includes(by ?? -1) && !this.covered(by ?? -1) && !this.showing.behind
  }

  /** Whether the time of a seat is running out. */
  private presses(seat: number | null): boolean {
    if (seat === null) return false
    const until = this.times.until ?? this.times.clocks?.[seat]?.until ?? Infinity
    return until - this.now() < LEISURE
  }

  private show(parts: Part[]): void {
    this.parts = parts
    this.veil()
    if (this.next !== null) this.showing.catchUp()
    if (!this.showing.behind && this.over) {
      this.info = this.over
      this.over = null
    }
  }

  /** When the screen is to be passed on, nobody's secrets stay open behind the curtain. */
  private veil(): void {
    if (this.curtain) this.unveiled = null
  }
}
