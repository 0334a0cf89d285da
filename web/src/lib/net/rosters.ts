// Handbooks and rosters over HTTP (`athanor/server/gate/rosters.py`).

import type { Appraisal, KeptRoster, PreparedRoster, Roster } from '../../protocol/table'
import { request } from './api'

const path = (game: string, rest: string): string =>
  `/api/games/${encodeURIComponent(game)}/${rest}`

const books = new Map<string, Promise<unknown>>()

/** What is printed on a game's cards. Asked once. */
export function handbook<T>(game: string): Promise<T> {
  const known = books.get(game) ?? request<unknown>(path(game, 'data'))
  books.set(game, known)
  known.catch(() => books.delete(game))
  return known as Promise<T>
}

export const appraise = (game: string, wish: PreparedRoster): Promise<Appraisal> =>
  request(path(game, 'rosters/check'), wish)

export const keepRoster = (game: string, wish: PreparedRoster): Promise<KeptRoster> =>
  request(path(game, 'rosters'), wish)

/** By the id it is kept under, by its code, or a ready-made one by name. */
export const findRoster = (game: string, word: string): Promise<Roster> =>
  request(path(game, `rosters/${encodeURIComponent(word)}`))
