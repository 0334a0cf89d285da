// The house over HTTP: looking around, opening a table, taking a seat.

import type {
  GameInfo,
  House,
  OpenTable,
  PlayOn,
  Problem,
  RatedGame,
  RatedSeat,
  Rating,
  RatingList,
  ReplayInfo,
  ReplayLog,
  ReplayViews,
  ReviewInfo,
  Seated,
  Sit,
  TableInfo,
  TableList,
} from '../../protocol/table'
import { Refusal } from './refusal'
import { signedIn } from './token'
import { keepCommitment, keepNonce } from '../proof/commitments'

export async function request<T>(
  path: string,
  body?: object | Uint8Array<ArrayBuffer>,
): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, asked(body))
  } catch {
    throw new Refusal('no-connection')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  const problem = answer as Partial<Problem> | null
  throw new Refusal(
    problem?.code ?? 'unexpected',
    problem?.facts ?? { code: response.status },
    problem?.rule,
  )
}

function asked(body?: object | Uint8Array<ArrayBuffer>): RequestInit {
  const token = signedIn()
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  if (body === undefined) return { method: 'GET', headers }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body instanceof Uint8Array ? body : JSON.stringify(body),
  }
}

let known: Promise<House> | null = null

/** What can be played here. Asked once. */
export function house(): Promise<House> {
  known ??= request<House>('/api/house').catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** The levels of bots that play a game, weakest first. */
export async function levelsIn(id: string): Promise<string[]> {
  return (await gameInfo(id)).bots
}

/** The level that was asked for, or the strongest there is in a game that nobody plays so well. */
export function levelAmong(wanted: string, levels: readonly string[]): string {
  return levels.includes(wanted) ? wanted : (levels.at(-1) ?? wanted)
}

export async function gameInfo(id: string): Promise<GameInfo> {
  const found = (await house()).games.find((game) => game.id === id)
  if (!found) throw new Refusal('unknown-game', { game: id, known: '' })
  return found
}

export const publicTables = (): Promise<TableList> => request('/api/tables')

const askTable = (id: string): Promise<TableInfo> =>
  request(`/api/tables/${encodeURIComponent(id)}`)

const early = new Map<string, Promise<TableInfo>>()

/** Asks for a table before its screen is there to ask. */
export function expectTable(id: string): void {
  const asked = askTable(id)
  asked.catch(() => undefined)
  early.set(id, asked)
}

export function tableInfo(id: string): Promise<TableInfo> {
  const asked = early.get(id) ?? askTable(id)
  early.delete(id)
  return asked
}

export const openTable = (wish: OpenTable): Promise<Seated> => seated('/api/tables', wish)

export const sit = (table: string, seat: number, wish: Sit): Promise<Seated> =>
  seated(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, wish)

/** Takes a seat with a secret of one's own for the shuffle; in a lesson the cards are known. */
async function seated(path: string, wish: object): Promise<Seated> {
  const own = 'lesson' in wish ? '' : nonce()
  const answer = await request<Seated>(path, { ...wish, nonce: own })
  keepCommitment(answer.table.id, answer.table.commitment)
  if (!answer.table.lesson) keepNonce(answer.table.id, answer.seat, own)
  return answer
}

export const recordPath = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/record`

export const ladder = async (game: string): Promise<readonly Rating[]> =>
  (await request<RatingList>(`/api/ratings/${encodeURIComponent(game)}`)).players

export const ratedSeats = async (table: string): Promise<readonly RatedSeat[]> =>
  (await request<RatedGame>(`/api/tables/${encodeURIComponent(table)}/ratings`)).seats

/** The bytes of a record, as they are. */
export async function record(table: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(recordPath(table))
  return new Uint8Array(await response.arrayBuffer())
}

// -- games that are over

export const replayOfTable = (table: string): Promise<ReplayInfo> =>
  request(`/api/tables/${encodeURIComponent(table)}/replay`)

export const replayOfFile = (record: Uint8Array<ArrayBuffer>): Promise<ReplayInfo> =>
  request('/api/replays', record)

export const replayLog = (replay: string, viewer: string): Promise<ReplayLog> =>
  request(`/api/replays/${replay}/log/${viewer}`)

export const replayViews = (replay: string, viewer: string, piece: number): Promise<ReplayViews> =>
  request(`/api/replays/${replay}/views/${viewer}/${piece}`)

export const review = (replay: string, seat: number): Promise<ReviewInfo> =>
  request(`/api/replays/${replay}/review/${seat}`)

export const playOn = (replay: string, wish: PlayOn): Promise<Seated> =>
  seated(`/api/replays/${replay}/tables`, wish)

/** This browser's part of the shuffle, so that the house alone cannot choose it. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
