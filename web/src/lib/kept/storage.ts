// The browser's storage, which may be full, forbidden or damaged: then nothing is remembered.

const PREFIX = 'athanor.'

export function read<T>(key: string, otherwise: T, store: () => Storage = () => localStorage): T {
  try {
    const text = store().getItem(PREFIX + key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function write(
  key: string,
  value: unknown,
  store: () => Storage = () => localStorage,
): void {
  try {
    store().setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // A private window: the page works all the same until it is closed.
  }
}
