// The house on somebody's home screen: a worker keeps what was looked at, and for those who installed
// it everything that needs no server.

import type { Language } from '../texts/texts'

/** Which files there are, by their addresses: `files.json`, written when the client is built. */
async function filesFor(language: Language): Promise<string[]> {
  const answer = await fetch('/files.json')
  const all = (await answer.json()) as string[]
  const other = /\/(?:[a-z]+-)?(en|fr|it)-[\w-]+\.js$/
  return all.filter((file) => {
    const spoken = other.exec(file)?.[1]
    return !file.includes('/cli-') && (!spoken || spoken === language)
  })
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Sets the worker to work, once the first page has all it needs. */
export async function settle(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    await navigator.serviceWorker.register('/worker.js')
    if (!isInstalled()) return
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: await filesFor(language) })
  } catch (error) {
    // A browser that allows no worker, or no network: the pages work without.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}
