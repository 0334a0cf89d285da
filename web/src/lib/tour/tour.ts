// First games along a script: what a game writes in `games/<id>/tour.ts`, and how one begins. A game
// may have further lessons: `tour-<name>.ts` is the tour of id `<game>.<name>`.

import type { OpenTable } from '../../protocol/table'
import { openTable } from '../net/api'
import type { FirstAction } from '../games/pages'
import { prepare } from '../table/first-action'
import { seats } from '../kept/seats.svelte'
import { startOnArrival } from '../table/entering'
import { read, write } from '../kept/storage'
import { gameText } from '../texts/files'
import { speech } from '../texts/speech.svelte'
import { Texts, type Language } from '../texts/texts'
import type { Action } from '../table/view'
import { ownName } from '../table/entering'

/** One thing that is said, while `at` moves have been played. */
export interface TourStep {
  /** A message of the game's `texts/tour-<language>.ftl`, which may name { $seat1 } and so on. */
  say: string
  at: number
  /** What it is about, as selectors: a ring is drawn around each. */
  point?: readonly string[]
  /** What must be free to be pointed at besides, as selectors: no ring is drawn. */
  clear?: readonly string[]
  /** The learner now plays the move that the script has for them. */
  act?: boolean
}

/** The learner sits on seat 0. `moves` are those of all seats, from the first on. */
export interface Tour {
  seats: number
  options?: Record<string, boolean | number | string>
  /** Chosen so that the cards allow the moves; the server refuses a tour whose moves do not fit. */
  seed: number
  moves: readonly (readonly [seat: number, action: Action])[]
  steps: readonly TourStep[]
  /** How well the others play when the script is over. */
  bot: string
  /** A move of the learner that the script opens with and that is made for them. */
  first?: FirstAction
  /** The id of the lesson that follows, if there is one: the message `tour-next-lesson` offers it. */
  next?: string
  /** Where moves are pointed at: whether one is as good as the one wanted, which is then played. */
  near?: (wanted: Action, action: Action) => boolean
}

const tours = import.meta.glob('/src/games/*/{tour,tour-*}.ts', { import: 'default' }) as Record<
  string,
  () => Promise<Tour>
>

function fileOf(id: string): string {
  const [game, lesson] = id.split('.')
  return `/src/games/${game}/${lesson ? `tour-${lesson}` : 'tour'}.ts`
}

export function hasTour(id: string): boolean {
  return fileOf(id) in tours
}

/** The names of a game's further lessons. */
export function lessonsOf(game: string): string[] {
  const start = `/src/games/${game}/tour-`
  return Object.keys(tours)
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length, -'.ts'.length))
}

const KEY = 'tour'

interface Progress {
  table: string
  step: number
  /** The tour's id. */
  tour: string
}

const NOWHERE: Progress = { table: '', step: 0, tour: '' }

const progress = (): Progress => read(KEY, NOWHERE, () => sessionStorage)

export function keepProgress(table: string, step: number, tour = progress().tour): void {
  write(KEY, { table, step, tour } satisfies Progress, () => sessionStorage)
}

export function endTour(): void {
  write(KEY, NOWHERE, () => sessionStorage)
}

/** Opens the table of a tour, and says where it is. */
export async function openTour(id: string): Promise<string> {
  const tour = await tours[fileOf(id)]()
  const [game] = id.split('.')
  const bots = Array.from({ length: tour.seats - 1 }, () => ({ bot: tour.bot }))
  const wish: OpenTable = {
    game,
    name: ownName(),
    seats: [{ bot: '' }, ...bots],
    options: { ...tour.options },
    lesson: {
      seed: tour.seed,
      moves: tour.moves.map(([seat, action]) => [seat, { ...action }]),
    },
  }
  const seated = await openTable(wish)
  seats.keep(seated)
  if (tour.first) prepare(seated.table.id, seated.seat, tour.first)
  startOnArrival(seated.table.id)
  keepProgress(seated.table.id, 0, id)
  return seated.table.id
}

/** The tour that goes on at this table, if one does, and how far it has come. */
export async function tourAt(
  table: string,
  game: string,
): Promise<{ tour: Tour; step: number } | null> {
  const { table: there, step, tour: id } = progress()
  if (there !== table || id.split('.')[0] !== game || !hasTour(id)) return null
  return { tour: await tours[fileOf(id)](), step }
}

/** What is said on a game's tour. */
export async function tourTexts(game: string, language: Language): Promise<Texts> {
  await speech.need(game)
  return new Texts(language, [(await gameText(game, language, 'tour')) ?? ''])
}

/** The move that the script has next, if that is what somebody is about to do. */
export function nextMove(tour: Tour, step: number, action: Action): Action | null {
  if (step >= tour.moves.length) return null
  const [, wanted] = tour.moves[step]
  const fields = (each: Action): string => JSON.stringify(Object.entries(each).sort())
  return fields(wanted) === fields(action) || tour.near?.(wanted, action) ? wanted : null
}
