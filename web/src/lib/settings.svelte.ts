// What a person chose on this device. Nothing of it leaves the browser.

import { LANGUAGES, type Language } from './texts'
import { read, write } from './storage'

export type Theme = 'system' | 'light' | 'dark'

interface Stored {
  language: Language
  theme: Theme
  calm: boolean
  confirm: boolean
  name: string
  bot: string
}

const KEY = 'settings'

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

const stored = read<Partial<Stored>>(KEY, {})

export const settings: Stored = $state({
  language: LANGUAGES.find((language) => language === stored.language) ?? browserLanguage(),
  theme: stored.theme ?? 'system',
  calm: stored.calm ?? false,
  confirm: stored.confirm ?? false,
  name: stored.name ?? '',
  bot: stored.bot ?? 'adept',
})

const systemCalm = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things should stand still: chosen here, or in the system. */
export function calm(): boolean {
  return settings.calm || systemCalm.matches
}

/** Keeps the settings stored and the document in step with them. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      write(KEY, $state.snapshot(settings))
    })
    $effect(() => {
      const { dataset } = document.documentElement
      dataset.theme = settings.theme
      dataset.calm = String(settings.calm)
    })
  })
}
