// A message of the browser: it is your turn.

import type { TableInfo } from '../../protocol/table'
import { emblem } from '../games/client'
import { router, tablePath } from './router.svelte'
import { nameOf, speech, t } from '../texts/speech.svelte'

export async function show(info: TableInfo): Promise<void> {
  await speech.need(info.game)
  const name = nameOf(info.game)
  const message = new Notification(t('web-mine-notified', { name }), {
    tag: info.id,
    icon: emblem(info.game),
    body: info.seats.map((seat) => seat.name).join(', '),
  })
  message.onclick = () => {
    window.focus()
    router.go(tablePath(info.id))
    message.close()
  }
}
