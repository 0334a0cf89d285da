// Proves a record in this browser, without asking anybody: that nothing in it was changed, that the
// seed is the one promised before the first card, and that every shuffle and roll came from it. The
// same sums as `athanor/contract/record.py` and `rng.py`, in the same order; tests compare the two.
// What takes the rules (that every action was legal) is not here: this client holds none.

import { readRecord, Unproved, type Draw, type Header, type Move, type Undone } from './record'
import { hex, sha256 } from './sha256'

export interface Proof {
  header: Header
  moves: number
  shuffles: number
  picks: number
  /** How many seeds: more than one where a game was played on from another. */
  seeds: number
}

const SEED_PREFIX = 'athanor/seed/1'
const SEALED_PREFIX = 'athanor/sealed/1'
const MOST_SHUFFLED = 100_000

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

function together(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The one way to write a part, for sealing: keys sorted, no spaces. */
export function canonical(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(canonical).join(',')}]`
  if (typeof part === 'object' && part !== null) {
    const named = Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))
    return `{${named.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`
  }
  return JSON.stringify(part)
}

async function seal(previous: string, part: unknown): Promise<string> {
  return hex(await sha256(utf8(previous + canonical(part))))
}

export async function prove(bytes: Uint8Array, file: string): Promise<Proof> {
  const record = readRecord(bytes, file)
  const { header, moves, draws, seed, result } = record
  if ((await seal('', header)) !== record.header_seal) throw new Unproved('record-header')
  let last = await checkSeals(record.header_seal, moves, 0)
  last = await checkUndone(last, record.undone ?? [], moves.length + 1)
  if (seed === null) throw new Unproved('record-open')
  const earlier = header.earlier ?? []
  checkStretches(
    earlier.map(({ until }) => until),
    moves.length,
  )
  const seeds = [...earlier, { seed, commitment: header.commitment, nonces: header.nonces }]
  for (const promised of seeds) {
    if (hex(await sha256(fromHex(promised.seed))) !== promised.commitment) {
      throw new Unproved('record-commitment')
    }
  }
  const streams = await Promise.all(seeds.map((each) => Stream.from(each.seed, each.nonces)))
  const ends = [...earlier.map(({ until }) => until), Infinity]
  await checkDraws(draws, ends, streams)
  if ((await seal(last, { seed, draws, result })) !== record.seal) throw new Unproved('record-end')
  const shuffles = draws.filter(({ kind }) => kind === 'shuffle').length
  return {
    header,
    moves: moves.length,
    shuffles,
    picks: draws.length - shuffles,
    seeds: seeds.length,
  }
}

/** The seal of the last move. What was taken back is told by the step of what took its place. */
async function checkSeals(previous: string, moves: Move[], step: number): Promise<string> {
  let last = previous
  for (const [index, move] of moves.entries()) {
    const { seat, action, at } = move
    last = await checkUndone(last, move.undone ?? [], step || index + 1)
    last = await seal(last, { seat, action, at })
    if (last !== move.seal) throw new Unproved('record-step', { step: step || index + 1 })
  }
  return last
}

async function checkUndone(previous: string, undone: Undone[], step: number): Promise<string> {
  let last = previous
  for (const { seat, at, moves, undone: after } of undone) {
    last = await checkSeals(last, moves, step)
    last = await checkUndone(last, after ?? [], step)
    last = await seal(last, { seat, undone: moves.length, at })
  }
  return last
}

function checkStretches(ends: number[], moves: number): void {
  ends.forEach((until, index) => {
    const before = index ? ends[index - 1] : -1
    if (until <= before || until > moves) {
      throw new Unproved('record-earlier', { stretch: index + 1 })
    }
  })
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[\da-f]{2})*$/i.test(text)) throw new Unproved('record-commitment')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Every draw comes from the stretch of chance it was made in, one after the other. Where moves were
 * taken back just before a game was played on, their steps alone do not say where the next stretch
 * begins: it is looked for, from the earliest place on. */
async function checkDraws(draws: Draw[], ends: number[], streams: Stream[]): Promise<void> {
  // What was taken back may have gone further than what followed.
  const latest = draws.map(({ step }) => step)
  for (let i = latest.length - 2; i >= 0; i--) latest[i] = Math.min(latest[i], latest[i + 1])
  const doubts: { index: number; stretch: number; used: number }[] = []
  let furthest = 0
  let stretch = 0
  for (let index = 0; index < draws.length;) {
    const next = Math.max(
      stretch,
      ends.findIndex((until) => latest[index] <= until),
    )
    if (next > stretch) doubts.push({ index, stretch, used: streams[stretch].used })
    stretch = next
    while (!(await comesFrom(streams[stretch], draws[index]))) {
      furthest = Math.max(furthest, index)
      const doubt = doubts.pop()
      if (!doubt) {
        const { why, step } = draws[furthest]
        throw new Unproved('record-chance', { draw: furthest + 1, why, step })
      }
      ;({ index, stretch } = doubt)
      for (const later of streams.slice(stretch)) later.used = 0
      streams[stretch].used = doubt.used
    }
    index += 1
  }
}

async function comesFrom(stream: Stream, draw: Draw): Promise<boolean> {
  const { kind, n, drawn } = draw
  if (kind === 'pick') return n > 0 && drawn.length === 1 && (await stream.fair(n)) === drawn[0]
  if (kind !== 'shuffle' || n < 0 || n > MOST_SHUFFLED) return false
  if (drawn.length !== Math.max(0, n - 1)) return false
  for (let i = n - 1; i > 0; i--) {
    if ((await stream.fair(i + 1)) !== drawn[n - 1 - i]) return false
  }
  return true
}

/** `SealedRng`: block i is SHA-256(prefix + seed + i), eight words each. */
class Stream {
  private readonly seed: Uint8Array
  /** How many words were drawn; the stream can be set back. */
  used = 0
  private number = -1
  private block = new DataView(new ArrayBuffer(32))

  private constructor(seed: Uint8Array) {
    this.seed = seed
  }

  static async from(seed: string, nonces: string[]): Promise<Stream> {
    return new Stream(
      await sha256(together(utf8(SEED_PREFIX), fromHex(seed), utf8(nonces.join('')))),
    )
  }

  private async word(): Promise<number> {
    const offset = this.used % 8
    const number = (this.used - offset) / 8
    if (number !== this.number) {
      const eight = new DataView(new ArrayBuffer(8))
      eight.setBigUint64(0, BigInt(number))
      const input = together(utf8(SEALED_PREFIX), this.seed, new Uint8Array(eight.buffer))
      this.block = new DataView((await sha256(input)).buffer)
      this.number = number
    }
    this.used += 1
    return this.block.getUint32(offset * 4)
  }

  async fair(n: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = await this.word()
      if (word < limit) return word % n
    }
  }
}
