// What stays of the house in a browser while no page of it is open, or no network is there: its first
// page, whatever was looked at, and a word that it is somebody's turn.

/** The files of this build that the first page needs; filled in when it is built. */
const SHELL = ['/']
const VERSION = 'unbuilt'

const FILES = `athanor-files-${VERSION}`
const SEEN = 'athanor-seen'
/** How many answers of the house are kept: games that are over, what can be played. */
const MOST_SEEN = 240
/** How long the first page may keep somebody waiting who has it at hand, in milliseconds. */
const PATIENCE = 1500

/** Names that carry a hash of their content, and pictures: what was fetched once stays good. */
const LASTING = /^\/(assets|previews|icons|games\/[^/]+\/[0-9a-f]{20})\//
/** Answers that are worth having when the house cannot be asked. */
const WORTH = /^\/api\/(house$|replays\/|tables\/[^/]+\/(record|replay)$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(SHELL)))
  self.skipWaiting()
})

// A page that is still open may want a file of the build before: that one is kept, older ones go.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const builds = (await caches.keys()).filter((name) => name.startsWith('athanor-files-'))
      const old = builds.filter((name) => name !== FILES).slice(0, -1)
      await Promise.all(old.map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(firstPage(request))
  else if (LASTING.test(pathname)) event.respondWith(lasting(request))
  else if (WORTH.test(pathname)) event.respondWith(seen(request))
})

/** The house's own answer, unless it takes too long or there is no way to it. */
async function firstPage(request) {
  const kept = await caches.match('/')
  const asked = fetch(request)
  if (!kept) return asked
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept))
  try {
    return await Promise.race([asked, late])
  } catch {
    return kept
  }
}

async function lasting(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(FILES, request, answer)
  return answer
}

async function seen(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(SEEN, request, answer)
    return answer
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

async function keep(name, request, answer) {
  const cache = await caches.open(name)
  await cache.put(request, answer.clone())
  if (name !== SEEN) return
  const all = await cache.keys()
  await Promise.all(all.slice(0, -MOST_SEEN).map((old) => cache.delete(old)))
}

// Whoever has put the house on their home screen has it whole: rules, boards, replays.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.keep)) return
  event.waitUntil(
    (async () => {
      const cache = await caches.open(FILES)
      for (const file of event.data.keep) {
        if (!LASTING.test(file) || (await cache.match(file))) continue
        await cache.add(file).catch(() => undefined)
      }
      event.source?.postMessage({ kept: true })
    })(),
  )
})

// -- a word from the house: it is your turn

self.addEventListener('push', (event) => {
  const { table, words } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(words, {
      tag: table,
      data: table,
      icon: '/icons/icon-192.png',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(`/t/${encodeURIComponent(event.notification.data)}`))
})
