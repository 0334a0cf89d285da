// A game that is over, looked through step by step: by a seat's eyes, or openly.

import type { ReplayInfo, TableSeat } from '../../protocol/table'
import { record, replayLog, replayOfFile, replayOfTable, replayViews } from '../net/api'
import { Refusal } from '../net/refusal'
import { forgetFile, rememberedFile, rememberFile } from '../kept/opened-record'
import { speech } from '../texts/speech.svelte'
import type { Line, Log, Part, UndoneLine, View } from './view'

export const OPEN = 'open'

/** The game in whose words a record is refused, or nothing. */
export function gameOf(refusal: Refusal | null): string {
  return refusal?.code === 'record-illegal' ? String(refusal.facts.game) : ''
}

export class Replay {
  readonly table: string | null
  info = $state.raw<ReplayInfo | null>(null)
  step = $state(0)
  /** A seat's number, or `open`. */
  eyes = $state(OPEN)
  /** Whether an open replay looks by the eyes of whose turn it is: where a game cannot show what
   *  everyone holds at once. */
  following = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  /** The record itself, as it was read from a file. */
  bytes = $state.raw<Uint8Array<ArrayBuffer> | null>(null)
  private pieces = $state.raw<Record<string, View[]>>({})
  private logs = $state.raw<Record<string, Log>>({})
  private asked = new Set<string>()

  constructor(table: string | null) {
    this.table = table
  }

  async open(): Promise<void> {
    await this.attempt(async () => {
      if (this.table !== null) this.begin(await replayOfTable(this.table))
      else {
        const file = rememberedFile()
        if (file) await this.read(file)
      }
    })
  }

  /** A record from a file. */
  async openFile(file: File): Promise<boolean> {
    this.refusal = null
    try {
      if (file.size > 8 * 1024 * 1024) throw new Refusal('too-large')
      const bytes = new Uint8Array(await file.arrayBuffer())
      this.bytes = bytes
      await this.read(bytes)
      rememberFile(bytes)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const refusal = new Refusal(error.code, { ...error.facts, file: file.name })
      const game = gameOf(refusal)
      if (game) await speech.need(game)
      this.refusal = refusal
      return false
    }
  }

  /** Back to the choice of a file. */
  close(): void {
    forgetFile()
    this.info = null
    this.bytes = null
    this.refusal = null
  }

  private async read(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.bytes = bytes
    this.begin(await replayOfFile(bytes))
  }

  private begin(info: ReplayInfo): void {
    this.pieces = {}
    this.logs = {}
    this.asked.clear()
    this.info = info
  }

  /** The bytes of the record, for proving it. */
  async record(): Promise<Uint8Array<ArrayBuffer>> {
    return this.bytes ?? (await record(this.table ?? ''))
  }

  get last(): number {
    return this.info?.movers.length ?? 0
  }

  get names(): string[] {
    return this.info?.seats.map(({ name }) => name) ?? []
  }

  /** As a live table would tell of its seats. */
  get seats(): TableSeat[] {
    return (this.info?.seats ?? []).map(({ name, bot }) => {
      const kind = bot ? 'bot' : 'person'
      return { kind, name, bot, here: true, covered: false, away_since: null }
    })
  }

  go(step: number): void {
    this.step = Math.min(Math.max(0, Math.round(step)), this.last)
  }

  look(eyes: string | null): void {
    const seat = Number(eyes)
    const known = eyes !== null && Number.isInteger(seat) && seat >= 0 && seat < this.names.length
    this.eyes = known ? String(seat) : OPEN
  }

  viewBy(viewer: string, step: number): View | null {
    const chunk = this.info?.chunk ?? 1
    return this.pieces[`${viewer}/${Math.floor(step / chunk)}`]?.[step % chunk] ?? null
  }

  /** Whose board is drawn. */
  get viewer(): string {
    const movers = this.info?.movers ?? []
    if (this.eyes !== OPEN || !this.following || !movers.length) return this.eyes
    return String(movers[Math.min(this.step, movers.length - 1)])
  }

  get lines(): Line[] {
    return this.logs[this.eyes]?.lines ?? []
  }

  /** What was taken back, in the order in which it was. */
  get undone(): UndoneLine[] {
    return this.logs[this.eyes]?.undone ?? []
  }

  /** What the board is given: the view, and what could be looked back on then. */
  get part(): Part | null {
    const view = this.viewBy(this.viewer, this.step)
    if (!view || !this.logs[this.eyes]) return null
    const log = this.lines.slice(view.log_from, view.step + 1)
    return { seat: view.seat, view, log }
  }

  /** Fetches what is needed for this moment, and what will be needed next. */
  async fetch(): Promise<void> {
    const { info, step, eyes, viewer } = this
    if (!info) return
    const viewers = eyes === OPEN ? info.seats.map((_, seat) => String(seat)) : []
    const piece = Math.floor(step / info.chunk)
    const ahead = Math.floor(Math.min(step + info.chunk / 2, this.last) / info.chunk)
    const behind = Math.floor(Math.max(step - info.chunk / 2, 0) / info.chunk)
    await this.attempt(async () => {
      await Promise.all([this.fetchLog(info.id, eyes), this.fetchPiece(info.id, viewer, piece)])
      await Promise.all(
        [eyes, ...viewers].flatMap((each) =>
          [piece, ahead, behind].map((near) => this.fetchPiece(info.id, each, near)),
        ),
      )
    })
  }

  private async fetchLog(id: string, viewer: string): Promise<void> {
    if (!this.first(`log/${viewer}`)) return
    const log = await this.answer(`log/${viewer}`, replayLog(id, viewer))
    this.logs = { ...this.logs, [viewer]: log as Log }
  }

  private async fetchPiece(id: string, viewer: string, piece: number): Promise<void> {
    const key = `${viewer}/${piece}`
    if (!this.first(key)) return
    const { views } = await this.answer(key, replayViews(id, viewer, piece))
    this.pieces = { ...this.pieces, [key]: views as View[] }
  }

  private first(key: string): boolean {
    if (this.asked.has(key)) return false
    this.asked.add(key)
    return true
  }

  /** What failed may be asked for again. */
  private async answer<T>(key: string, asked: Promise<T>): Promise<T> {
    try {
      return await asked
    } catch (error) {
      this.asked.delete(key)
      throw error
    }
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.refusal = null
    try {
      await what()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'no-such-replay' && this.info) await this.again()
      else this.refusal = error
    }
  }

  /** The house has put the game away meanwhile. */
  private async again(): Promise<void> {
    this.info = null
    await this.open()
  }
}
