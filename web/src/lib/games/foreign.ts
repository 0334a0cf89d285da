// Boards of games from other packages: a module each, served by the house from the package itself.
// `web/README.md` describes for their authors what one exports and what it is given.

import type { FluentVariable } from '@fluent/bundle'
import type { TableSeat } from '../../protocol/table'
import type { Action, Part, View } from '../table/view'
import type { Facts, Told } from '../texts/texts'

/** The game's sentences, and those of the house, in the reader's language. */
export interface ForeignTexts {
  readonly language: string
  has: (id: string) => boolean
  say: (id: string, facts?: Record<string, FluentVariable>) => string
  /** An action or an event as a sentence: `tell('action', action)`. */
  tell: (prefix: string, struct: Told) => string
}

export interface ForeignProps {
  view: View
  log: Part['log']
  seats: readonly TableSeat[]
  names: readonly string[]
  texts: ForeignTexts
  busy: boolean
  deadline: number | null
  act: (action: Action) => void
  attempt: (action: Action) => void
  preview: (action: Action) => Promise<unknown>
}

export interface Mounted {
  update: (props: ForeignProps) => void
  destroy?: () => void
}

export interface ForeignModule {
  /** Draws the table into an empty element; without it the game is played on the plain board. */
  mount?: (target: HTMLElement, props: ForeignProps) => Mounted
  /** What the sentence of an action or event needs besides its fields (`View.wording` in Python). */
  words?: (view: View, told: Told) => Facts
  /** Kind of decision -> the rule to open when somebody asks what they may do. */
  rules?: Readonly<Record<string, string>>
}

const modules = new Map<string, ForeignModule>()

/** The board of a game, once it was loaded. */
export const loadedBoard = (game: string): ForeignModule | undefined => modules.get(game)

/** Loads the board that a game's package brings. None if there is none, or if it is broken: the game
 *  is then played on the plain board. */
export async function foreignBoard(game: string): Promise<ForeignModule | null> {
  const known = modules.get(game)
  if (known) return known
  try {
    const response = await fetch(`/games/${encodeURIComponent(game)}/game.json`)
    const files = (await response.json()) as { board: string | null; style: string | null }
    if (!files.board) return null
    const found = (await import(/* @vite-ignore */ files.board)) as ForeignModule
    if (typeof (found.mount ?? found.words) !== 'function')
      throw new Error('it exports neither a function mount nor words')
    if (files.style) await dress(files.style)
    modules.set(game, found)
    return found
  } catch (error) {
    console.warn(`The board of ${game} cannot be loaded.`, error)
    return null
  }
}

function dress(href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.onload = link.onerror = (): void => {
      done()
    }
    link.href = href
    document.head.append(link)
  })
}
