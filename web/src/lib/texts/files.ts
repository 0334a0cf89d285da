// Where the texts are: beside the Python that says the same sentences. Each file is loaded when it
// is needed.

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
export function gameText(game: string, language: Language, part = ''): Promise<string | undefined> {
  return Promise.resolve(files[`./games/${game}/texts/${named(part, language)}`]?.())
}

/** Fetches the texts of all games there are, for a page that will show them all. */
export function expectGameTexts(language: Language): void {
  for (const [path, fetch] of Object.entries(files)) {
    if (path.startsWith('./games/') && path.endsWith(`/${language}.ftl`)) void fetch?.()
  }
}

const named = (part: string, language: Language): string =>
  `${part ? `${part}-` : ''}${language}.ftl`
