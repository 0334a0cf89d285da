// The next game of the same people: where the server keeps a seat for the same key, it is held at
// that table too.

import { seats } from '../kept/seats.svelte'
import { router, tablePath } from '../page/router.svelte'

export function goToNext(table: string, next: string): void {
  for (const held of seats.at(table)) seats.add(next, held)
  router.go(tablePath(next))
}
