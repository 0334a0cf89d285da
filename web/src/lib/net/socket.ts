// One table's socket. It comes back by itself, says hello again, and repeats whatever was not
// answered, under the same id: the server applies each message once.

import type { ClientMessages, ServerMessages, Welcome } from '../../protocol/table'
import { Refusal } from './refusal'
import { read, write } from '../kept/storage'

/** A message without its id: `ask({ type: 'rematch' })`. */
export type Wish = ClientMessages extends infer Each
  ? Each extends ClientMessages
    ? Omit<Each, 'id'>
    : never
  : never

type Answer = Extract<ServerMessages, { id: string }>

interface Waiting {
  message: ClientMessages
  settle: (answer: Answer) => void
}

interface Peek {
  resolve: (answer: Answer) => void
  reject: (refusal: Refusal) => void
}

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 8000
const PATIENCE = 8000

function socketAt(table: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const path = `/api/tables/${encodeURIComponent(table)}/socket`
  return new WebSocket(`${scheme}://${location.host}${path}`)
}

/** Asks a table whether a key holds a seat there; null if it does not say. */
export function keyHolds(
  table: string,
  { seat, key }: { seat: number; key: string },
): Promise<boolean | null> {
  return new Promise((resolve) => {
    const socket = socketAt(table)
    const end = (answer: boolean | null): void => {
      clearTimeout(timer)
      socket.close()
      resolve(answer)
    }
    const timer = setTimeout(() => {
      end(null)
    }, PATIENCE)
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', id: crypto.randomUUID(), keys: [key] }))
    }
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessages
      if (message.type === 'welcome') end(message.seats.includes(seat))
      else if (message.type === 'refused') end(null)
    }
    socket.onclose = () => {
      end(null)
    }
  })
}

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private peeking = new Map<string, Peek>()
  private pause = FIRST_PAUSE
  private timer = 0
  private greeted = false
  private closed = false
  private sequence = 0
  /** The last hello, and the keys of the last welcome: with others all must be told anew. */
  private asked = { id: '', keys: '' }
  private known = ''

  constructor(
    private readonly table: string,
    private readonly keys: () => string[],
    private readonly hear: (message: ServerMessages) => void,
    private readonly connected: (open: boolean) => void,
  ) {
    for (const message of read<ClientMessages[]>(this.store, [], () => sessionStorage)) {
      this.waiting.set(message.id, { message, settle: () => undefined })
    }
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  /** Sends a message until it is answered; a refusal is thrown. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: crypto.randomUUID() } as ClientMessages
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer): void => {
        if (answer.type !== 'refused') resolve(answer)
        else reject(new Refusal(answer.code, answer.facts, answer.rule))
      }
      this.waiting.set(message.id, { message, settle })
      this.remember()
      if (this.greeted) this.send(message)
    })
  }

  /** Asks something that need not outlive the moment: not repeated, and forgotten when offline. */
  peek(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: crypto.randomUUID() } as ClientMessages
    return new Promise((resolve, reject) => {
      if (!this.greeted) {
        reject(new Refusal('no-connection'))
        return
      }
      this.peeking.set(message.id, { resolve, reject })
      this.socket?.send(JSON.stringify(message))
    })
  }

  /** Says hello once more, with the keys held now. */
  again(): void {
    if (this.greeted && this.socket) this.hello(this.socket)
  }

  private startOver(): void {
    this.drop()
    this.hurry()
  }

  private hello(socket: WebSocket): void {
    const id = crypto.randomUUID()
    const keys = this.keys()
    this.asked = { id, keys: keys.join() }
    const since = this.asked.keys === this.known ? this.sequence : 0
    socket.send(JSON.stringify({ type: 'hello', id, keys, since }))
  }

  hurry = (): void => {
    if (this.socket || this.closed) return
    this.pause = FIRST_PAUSE
    this.connect()
  }

  private wake = (): void => {
    if (document.visibilityState === 'visible') this.hurry()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const socket = socketAt(this.table)
    this.socket = socket
    socket.onopen = () => {
      this.hello(socket)
    }
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as ServerMessages)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lose()
    }
  }

  private receive(message: ServerMessages): void {
    if (message.type === 'welcome') this.sequence = message.sequence
    else if ('sequence' in message) this.sequence = Math.max(this.sequence, message.sequence)
    if (message.type === 'welcome') this.greet(message)
    else this.hear(message)
    if ('id' in message && this.peeking.has(message.id)) {
      this.peeking.get(message.id)?.resolve(message)
      this.peeking.delete(message.id)
    } else if ('id' in message) {
      this.waiting.get(message.id)?.settle(message)
      this.waiting.delete(message.id)
      this.remember()
    }
  }

  private greet(message: Welcome): void {
    this.greeted = true
    this.known = message.id === this.asked.id ? this.asked.keys : ''
    this.pause = FIRST_PAUSE
    this.hear(message)
    this.connected(true)
    for (const { message } of this.waiting.values()) this.send(message)
  }

  private send(message: ClientMessages): void {
    this.socket?.send(JSON.stringify(message))
    setTimeout(() => {
      if (this.waiting.has(message.id)) this.startOver()
    }, PATIENCE)
  }

  private drop = (): void => {
    const socket = this.socket
    if (!socket) return
    this.lose()
    socket.close()
  }

  private lose(): void {
    this.socket = null
    this.greeted = false
    for (const { reject } of this.peeking.values()) reject(new Refusal('no-connection'))
    this.peeking.clear()
    if (this.closed) return
    this.connected(false)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(this.hurryLater, this.pause * (0.75 + Math.random() / 2))
  }

  private hurryLater = (): void => {
    // Without any network there is nothing to try; `online` will be heard.
    if (this.socket || this.closed || !navigator.onLine) return
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
    this.connect()
  }

  private get store(): string {
    return `unanswered.${this.table}`
  }

  /** A reload must not lose what was asked and not answered. */
  private remember(): void {
    const messages = Array.from(this.waiting.values(), ({ message }) => message)
    write(this.store, messages, () => sessionStorage)
  }
}
