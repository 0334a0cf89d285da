// What a person chose on this device. Nothing of it leaves the browser.

import { MediaQuery } from 'svelte/reactivity'
import { LANGUAGES, type Language } from '../texts/texts'
import { read, write } from './storage'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'moving' | 'still'
export type CardSize = 'small' | 'usual' | 'large'
export type Palette = 'usual' | 'safe'
/** How fast the moves of others are shown; `step`: one for each press. */
export type Pace = 'normal' | 'once' | 'slow' | 'step'

interface Stored {
  language: Language
  theme: Theme
  motion: Motion
  /** Short sounds, made here, and how loud they are, from 0 to 1. */
  sounds: boolean
  volume: number
  pace: Pace
  /** Whether a move asks once more before it is made. */
  confirm: boolean
  cardSize: CardSize
  /** `safe`: colours that are told apart whatever one's eyes make of red and green. */
  palette: Palette
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

/** What was stored if it still means something, else the first choice. */
function known<T>(value: T | undefined, choices: readonly [T, ...T[]]): T {
  return choices.find((each) => each === value) ?? choices[0]
}

const stored = read<Partial<Stored>>(KEY, {})

export const settings: Stored = $state({
  language: LANGUAGES.find((language) => language === stored.language) ?? browserLanguage(),
  theme: known(stored.theme, ['system', 'light', 'dark']),
  motion: known(stored.motion, ['system', 'moving', 'still']),
  sounds: stored.sounds !== false,
  volume: typeof stored.volume === 'number' ? Math.min(1, Math.max(0, stored.volume)) : 0.3,
  pace: known(stored.pace, ['normal', 'once', 'slow', 'step']),
  confirm: stored.confirm === true,
  cardSize: known(stored.cardSize, ['usual', 'small', 'large']),
  palette: known(stored.palette, ['usual', 'safe']),
  name: stored.name ?? '',
  bot: stored.bot ?? 'adept',
})

const systemCalm = new MediaQuery('prefers-reduced-motion: reduce')
const systemDark = new MediaQuery('prefers-color-scheme: dark')

/** Whether things should stand still: chosen here, or else in the system. */
export function calm(): boolean {
  return settings.motion === 'system' ? systemCalm.current : settings.motion === 'still'
}

/** Whether it is night here: chosen here, or else in the system. */
export function dark(): boolean {
  return settings.theme === 'system' ? systemDark.current : settings.theme === 'dark'
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
      dataset.calm = String(calm())
      dataset.cards = settings.cardSize
      dataset.palette = settings.palette
    })
  })
}
