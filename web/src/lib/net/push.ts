// Web Push, where the operator of the house has set a key: this browser is told of its turn even
// when no page is open. A table is told where; the house tells nobody else.

import { house } from './api'
import { nameOf, speech, t } from '../texts/speech.svelte'
import type { Table } from '../table/table.svelte'

export async function subscribe(table: Table): Promise<void> {
  const { push } = await house()
  const { info } = table
  if (!push || !info || !('serviceWorker' in navigator) || !('PushManager' in window)) return
  await speech.need(info.game)
  const words = t('web-mine-notified', { name: nameOf(info.game) })
  try {
    const worker = await navigator.serviceWorker.register('/worker.js')
    const found = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: push,
    })
    const { endpoint = '', keys = {} } = found.toJSON()
    const { p256dh, auth } = keys
    for (const seat of table.mine) {
      await table.question({ type: 'subscribe', seat, endpoint, p256dh, auth, words })
    }
  } catch (error) {
    // The browser has no push service, or its user did not allow it: messages of open pages remain.
    if (!(error instanceof DOMException)) throw error
  }
}
