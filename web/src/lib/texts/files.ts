// Where the texts are: beside the Python that says the same sentences. Each file is loaded when it
// is needed; those of games from other packages come from the server (`gate/packages.py`).

import { house } from '../net/api'
import type { Language } from './texts'

const files = import.meta.glob(['./texts/*.ftl', './games/*/texts/*.ftl'], {
  base: '../../../../src/athanor',
  query: '?raw',
  import: 'default',
}) as Record<string, (() => Promise<string>) | undefined>

/** A file of the house: `web` is its `web-<language>.ftl`, nothing the one that all share. */
export function houseText(language: Language, part = ''): Promise<string | undefined> {
  return Promise.resolve(files[`./texts/${named(part, language)}`]?.())
}

/** A file of a game: `cards` is its `cards-<language>.ftl`. Nothing if there is none. */
export async function gameText(
  game: string,
  language: Language,
  part = '',
): Promise<string | undefined> {
  if (isOurs(game)) return files[`./games/${game}/texts/${named(part, language)}`]?.()
  return SERVED.has(part) && (await isKnown(game))
    ? fetched(`/games/${encodeURIComponent(game)}/texts/${named(part, language)}`)
    : undefined
}

/** What the server has of a game that is not ours. */
const SERVED = new Set(['', 'rules'])

/** Whether a game is of the house, and so in this client. */
export const isOurs = (game: string): boolean => `./games/${game}/texts/en.ftl` in files

/** Whether it can be played here; nobody asks for the files of a game that cannot. */
async function isKnown(game: string): Promise<boolean> {
  return (await house()).games.some(({ id }) => id === game)
}

async function fetched(path: string): Promise<string | undefined> {
  const response = await fetch(path).catch(() => null)
  return response?.ok ? response.text() : undefined
}

const briefs: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('virtual:brief-texts/en'),
  fr: () => import('virtual:brief-texts/fr'),
  it: () => import('virtual:brief-texts/it'),
}

/** What is said of every game of the house where all are shown: its name, and a line about it. */
export const briefTexts = async (language: Language): Promise<Record<string, string>> =>
  (await briefs[language]()).default

const named = (part: string, language: Language): string =>
  `${part ? `${part}-` : ''}${language}.ftl`
