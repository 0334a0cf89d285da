// Which language is spoken, and the texts of the house and its games in it, loaded when needed.

import type { FluentVariable } from '@fluent/bundle'
import { settings } from '../kept/settings.svelte'
import { briefTexts, gameText, houseText, isOurs } from './files'
import { Texts, type Language } from './texts'

class Speech {
  texts = $state.raw<Texts>(new Texts('en', []))
  games = $state.raw<Record<string, Texts>>({})
  /** A few words of every game, for a page that shows them all. */
  briefs = $state.raw<Record<string, Texts>>({})
  private sources: Partial<Record<Language, string[]>> = {}

  /** Speak a language: the house, and every game that was needed so far. */
  async speak(language: Language): Promise<void> {
    const house = await this.house(language)
    const games: Record<string, Texts> = {}
    for (const game of Object.keys(this.games)) games[game] = await this.load(language, game)
    const briefs = Object.keys(this.briefs).length ? await this.brief(language) : {}
    this.texts = new Texts(language, house)
    this.games = games
    this.briefs = briefs
    document.documentElement.lang = language
  }

  /** By name, or with more of its texts: `alkemy`, `alkemy/cards`. */
  async need(...games: string[]): Promise<void> {
    const { language } = this.texts
    const missing = games.filter((game) => !(game in this.games))
    const loaded = await Promise.all(missing.map((game) => this.load(language, game)))
    if (language !== this.texts.language) return this.need(...games)
    const found = Object.fromEntries(missing.map((game, index) => [game, loaded[index]]))
    if (missing.length) this.games = { ...this.games, ...found }
  }

  /** What a game is called and a line about it, for each of them. */
  async introduce(...games: string[]): Promise<void> {
    const { language } = this.texts
    await this.need(...games.filter((game) => !isOurs(game)))
    if (games.every((game) => game in this.games || game in this.briefs)) return
    const found = await this.brief(language)
    if (language === this.texts.language) this.briefs = found
  }

  private async brief(language: Language): Promise<Record<string, Texts>> {
    const house = await this.house(language)
    const found = Object.entries(await briefTexts(language))
    return Object.fromEntries(
      found.map(([game, text]) => [game, new Texts(language, [...house, text])]),
    )
  }

  private async house(language: Language): Promise<string[]> {
    const files = [houseText(language), houseText(language, 'web')]
    return (this.sources[language] ??= there(await Promise.all(files)))
  }

  private async load(language: Language, name: string): Promise<Texts> {
    const [game, more] = name.split('/')
    const files = [gameText(game, language), ...(more ? [gameText(game, language, more)] : [])]
    const own = await Promise.all(files)
    return new Texts(language, [...(await this.house(language)), ...there(own)])
  }
}

const there = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined)

export const speech = new Speech()

/** A text of the house: `t('web-join')`. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return speech.texts.say(id, facts)
}

/** The texts of a game and the house; those of the house alone while the game's are on their way. */
export function textsOf(game: string): Texts {
  return speech.games[game] ?? speech.briefs[game] ?? speech.texts
}

/** What a game is called; by its id where its texts are not here. */
export function nameOf(game: string): string {
  const texts = textsOf(game)
  return texts.has('game-name') ? texts.say('game-name') : game
}

export async function changeLanguage(language: Language): Promise<void> {
  await speech.speak(language)
  settings.language = language
}

/** How dates are written: English ones as in Europe. */
export function locale(): string {
  const { language } = speech.texts
  return language === 'en' ? 'en-GB' : language
}

/** The number of minutes or seconds since a time, in words. */
export function since(from: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - from) / 1000))
  if (seconds < 60) return t('web-seconds', { count: seconds })
  if (seconds < 3600) return t('web-minutes', { count: Math.floor(seconds / 60) })
  return t('web-hours', { count: Math.floor(seconds / 3600) })
}
