// Pages that a game has beside its table: `games/<id>/pages.ts` declares them, and they are found by
// themselves. An address is /g/<game>/<page>/…; the rest of it is the page's own business.

import type { Component } from 'svelte'
import type { Action } from '../table/view'

export interface PageProps {
  /** What follows the page in the address. */
  rest: readonly string[]
  query: Readonly<Record<string, string>>
}

export interface GamePage {
  path: string
  /** A text of the game: what the link on the home page says. */
  title: string
  load: () => Promise<{ default: Component<PageProps> }>
}

/** Something chosen before there was a table, to be done there when it is first asked for. */
export interface FirstAction {
  kind: string
  action: Action
}

/** What `games/<id>/pages.ts` exports as default. */
export interface GamePages {
  pages: readonly GamePage[]
  /** `/open/<game>?bring=<word>`: what is brought to the table. */
  bring?: (word: string) => FirstAction
}

const found = import.meta.glob('/src/games/*/pages.ts', {
  import: 'default',
  eager: true,
}) as Record<string, GamePages>

export const pagesOf = (game: string): readonly GamePage[] =>
  found[`/src/games/${game}/pages.ts`]?.pages ?? []

export const gamePage = (game: string, path: string): GamePage | null =>
  pagesOf(game).find((page) => page.path === path) ?? null

export const brought = (game: string, word: string): FirstAction | null =>
  found[`/src/games/${game}/pages.ts`]?.bring?.(word) ?? null
