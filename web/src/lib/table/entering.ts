// What several screens do to get a person to a table.

import { levelAmong, levelsIn, openTable, playOn, sit } from '../net/api'
import { optionsNow } from '../games/client'
import type { FirstAction } from '../games/pages'
import { prepare } from './first-action'
import { router, tablePath } from '../page/router.svelte'
import { seats } from '../kept/seats.svelte'
import { settings } from '../kept/settings.svelte'
import { read, write } from '../kept/storage'
import { t } from '../texts/speech.svelte'
import type { GameInfo, OpenTable, PlayOn } from '../../protocol/table'

/** The name to sit down with: the one given last, or the house's word for a guest, with a number
 * where others have the same. */
export function ownName(taken: readonly string[] = []): string {
  const given = settings.name.trim()
  if (given) return given
  const guest = t('web-guest')
  const numbered = (number: number): string => (number > 1 ? `${guest} ${number}` : guest)
  let number = 1
  while (taken.includes(numbered(number))) number += 1
  return numbered(number)
}

/** The level of bots chosen last, as far as a game has it. */
export async function levelIn(game: string): Promise<string> {
  return levelAmong(settings.bot, await levelsIn(game).catch(() => []))
}

/** A table against bots of the level chosen last, started at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const count = Math.min(Math.max(4, game.least_seats), game.most_seats)
  const bot = levelAmong(settings.bot, game.bots)
  const bots = Array.from({ length: count - 1 }, () => ({ bot }))
  const seats = [{ bot: '' }, ...bots]
  await open({ game: game.id, name: ownName(), seats, options: optionsNow(game.id) }, [])
}

/** A table for two, waiting for whoever follows its link; bots sit where the game needs more. */
export async function playWithFriend(game: GameInfo): Promise<void> {
  const bot = levelAmong(settings.bot, game.bots)
  const bots = Array.from({ length: Math.max(0, game.least_seats - 2) }, () => bot)
  const seats = ['', '', ...bots].map((bot) => ({ bot }))
  await open({ game: game.id, name: ownName(), seats, options: optionsNow(game.id) }, [])
}

/** Opens a table, seats those who share this device, and goes there. */
export async function open(
  wish: OpenTable,
  guests: { seat: number; name: string }[],
  first: FirstAction | null = null,
): Promise<void> {
  const seated = await openTable(wish)
  if (first) prepare(seated.table.id, seated.seat, first)
  seats.keep(seated)
  for (const { seat, name } of guests) seats.keep(await sit(seated.table.id, seat, { name }))
  const taken = wish.seats.filter(({ bot }) => bot).length + 1 + guests.length
  if (taken === wish.seats.length) startOnArrival(seated.table.id)
  router.go(tablePath(seated.table.id))
}

/** A new table that goes on from a moment of a game that is over, with bots on the other seats. */
export async function goOn(replay: string, wish: PlayOn): Promise<void> {
  const seated = await playOn(replay, wish)
  seats.keep(seated)
  startOnArrival(seated.table.id)
  router.go(tablePath(seated.table.id))
}

const START = 'start'

export function startOnArrival(table: string): void {
  write(START, table, () => sessionStorage)
}

/** Whether this table was complete when it was opened here, so that nobody need press a button. */
export function startsOnArrival(table: string): boolean {
  const found = read(START, '', () => sessionStorage) === table
  if (found) write(START, '', () => sessionStorage)
  return found
}
