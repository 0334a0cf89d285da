// A record that was opened from a file stays open until the window is closed.

const KEY = 'athanor.record'

export function rememberFile(bytes: Uint8Array): void {
  try {
    sessionStorage.setItem(KEY, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    forgetFile() // too large, or not text: it will have to be opened again
  }
}

export function rememberedFile(): Uint8Array<ArrayBuffer> | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? null : new TextEncoder().encode(text)
  } catch {
    return null
  }
}

export function forgetFile(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser without storage remembers nothing anyway.
  }
}
