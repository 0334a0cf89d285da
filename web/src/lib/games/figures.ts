// Drawings in the rules, made of the same pieces as the boards: `games/<id>/figures.ts` says how.

import type { Component } from 'svelte'
import type { Texts } from '../texts/texts'

export interface FigureProps {
  /** The rule that the drawing belongs to. */
  rule: string
  texts: Texts
}

/** What `games/<id>/figures.ts` exports as default. */
export interface Figures {
  Figure: Component<FigureProps>
  /** The blocks that its drawings are printed from, where no board on the page has them. */
  Blocks?: Component
  /** What has to be at hand before anything is drawn. */
  prepare?: () => Promise<unknown>
}

const found = import.meta.glob('/src/games/*/figures.ts', { import: 'default' }) as Record<
  string,
  () => Promise<Figures>
>

/** What draws in the rules of a game; null where nothing does. */
export async function figuresOf(game: string): Promise<Figures | null> {
  const figures = (await found[`/src/games/${game}/figures.ts`]?.()) ?? null
  await figures?.prepare?.()
  return figures
}
