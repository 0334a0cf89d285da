// How long it takes to follow what happened: to see it, and to read its sentences.

import type { GameClient } from '../../lib/games/client'
import type { Table } from '../../lib/table/table.svelte'
import type { Part } from '../../lib/table/view'
import type { Texts } from '../../lib/texts/texts'

/** In milliseconds: to look there, for each letter, and at most. */
const LOOK = 700
const LETTER = 17
const LONGEST = 4000

export function readingTime(
  [part]: readonly Part[],
  texts: Texts,
  client: GameClient,
  table: Table,
): number {
  const told = part.view.events
    .filter(({ type }) => !client.telling?.passing?.includes(type))
    .map((event) => texts.tell('event', event, table.names))
    .join(' ')
  return told ? Math.min(LOOK + LETTER * told.length, LONGEST) : 0
}
