// A word from the house while no page of it is open: it is your turn.

self.addEventListener('push', (event) => {
  const { table, words } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(words, { tag: table, data: table, icon: '/icon.svg' }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(`/t/${encodeURIComponent(event.notification.data)}`))
})
