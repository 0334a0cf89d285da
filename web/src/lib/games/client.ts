// The games' drawings: every folder in `games/` is one. A game adds its folder and nothing else. A game
// from another package brings its board built (`foreign.ts`).

import type { Component, Snippet } from 'svelte'
import type { TableSeat } from '../../protocol/table'
import { isOurs } from '../texts/files'
import type { Tone } from '../page/sounds'
import type { Facts, Texts, Told } from '../texts/texts'
import type { Action, Part, View } from '../table/view'

export interface BoardProps<V extends View = View> {
  view: V
  /** Earlier steps that this seat may look back on. */
  log: Part['log']
  seats: readonly TableSeat[]
  names: readonly string[]
  texts: Texts
  /** Nothing may be chosen right now: an answer is awaited, or the connection is lost. */
  busy: boolean
  /** When the window for the open question closes (as `Date.now()`), where it has one. */
  deadline: number | null
  act: (action: Action) => void
  /** What an action would come to, in the game's own words (`GamePreview`); null where nobody knows,
   * as in a replay. */
  preview?: (action: Action) => Promise<unknown>
  /** Tries an action that was not offered: the table refuses it, and says by which rule. */
  attempt: (action: Action) => void
  /** The sentence that says what is asked, and the reader's own plate: to be put where they belong. */
  prompt: Snippet
  own: Snippet
  /** The others clockwise from the reader, and the plate of one of them: for a board that
   * `seatsOthers` itself. */
  around: readonly number[]
  plate: Snippet<[seat: number]>
}

export interface SeatProps<V extends View = View> {
  view: V
  seat: number
  texts: Texts
  /** In words, where there is room for them. */
  words?: boolean
}

export interface CountProps<V extends View = View> {
  view: V
  log: Part['log']
  names: readonly string[]
  texts: Texts
}

export interface PictureProps<V extends View = View> {
  view: V
  event: V['events'][number]
}

/** Points that a move brought, and for what, shown where they were won. */
export interface Gain {
  /** The place on the page, as a selector. */
  at: string
  points: number
  reason: string
}

/** What the sentence of an action or event needs besides its fields (`View.wording` in Python). */
export type Wording<V extends View = View> = (view: V, told: Told) => Facts

/** How a game shows what happened; all of it may be left out. */
export interface Telling<V extends View = View> {
  /** Where on the page an action or event happens, as selectors: the first of each that is seen is
   * marked. */
  places?: (told: V['actions'][number] | V['events'][number], view: V) => string[]
  /** What a move changed in the points. */
  gains?: (before: V, view: V, texts: Texts) => Gain[]
  /** A small picture of an event; those of which there is none are named in `plain`. */
  Picture?: Component<PictureProps<V>>
  plain?: readonly string[]
  /** What an event sounds like, in tones of the game's own. */
  sounds?: Readonly<Record<string, readonly Tone[]>>
  /** Kinds of decisions in which somebody else is asked in the middle of a turn. */
  asides?: readonly string[]
  /** Events that tell of an answer to somebody's move: no turn of one's own. */
  answers?: readonly string[]
  /** Events that follow from others and need no mention beside the prompt. */
  passing?: readonly string[]
}

/** What `games/<id>/index.ts` exports as default. */
export interface GameClient {
  telling?: Telling
  /** From `games/<id>/wording.ts`, or what a package's board exports as `words`. */
  words?: Wording
  /** Kind of decision -> the rule to open when somebody asks what they may do. */
  rules?: Readonly<Record<string, string>>
  /** The table itself, with the reader's own things at its lower edge. */
  Board: Component<BoardProps>
  /** The board puts the plates of the others beside what is theirs; else they are a strip above. */
  seatsOthers?: boolean
  /** The board fills the screen, and says itself how what stands beside it lies over it
   * (`main.fills`): log and chat are folded away until they are asked for. */
  fills?: boolean
  /** What all see of a player, beside their name. */
  Seat?: Component<SeatProps>
  /** What a player alone holds, given that player's own view: shown of everyone in an open replay. */
  Secrets?: Component<SeatProps>
  /** What is written down during play, such as a score pad. */
  Pad?: Component<CountProps>
  /** More about how it ended, below the ranking. */
  Count?: Component<CountProps>
}

const clients = import.meta.glob('/src/games/*/index.ts', { import: 'default' }) as Record<
  string,
  () => Promise<GameClient>
>

/** What a game's sentences need besides the fields of their structs, with its board or without. */
const wordings = import.meta.glob('/src/games/*/wording.ts', { import: 'default' }) as Record<
  string,
  () => Promise<Wording>
>

const emblems = import.meta.glob('/src/games/*/emblem.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>

const pictures = import.meta.glob('/src/games/*/playing-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string | undefined>

/** A picture of a game being played, by day or by night; made by `scripts/pictures.py`. */
export function picture(id: string, language: string, theme: 'dark' | 'light'): string | undefined {
  return pictures[`/src/games/${id}/playing-${language}-${theme}.webp`]
}

const now = import.meta.glob('/src/games/*/now.json', {
  import: 'default',
  eager: true,
}) as Record<string, Record<string, boolean | number | string>>

/** The options of a game for somebody who wants to play at once: those of its `now.json`. */
export function optionsNow(id: string): Record<string, boolean | number | string> {
  return now[`/src/games/${id}/now.json`] ?? {}
}

/** What draws a game; one without drawings is played in plain sentences. */
export async function gameClient(id: string): Promise<GameClient> {
  const words = await wordings[`/src/games/${id}/wording.ts`]?.()
  const drawn = await clients[`/src/games/${id}/index.ts`]?.()
  if (drawn) return { words, ...drawn }
  const found = isOurs(id) ? null : await (await import('./foreign')).foreignBoard(id)
  const Board = found?.mount
    ? (await import('../../frame/table/ForeignBoard.svelte')).default
    : (await import('../../frame/table/PlainBoard.svelte')).default
  return { Board, rules: found?.rules, words: found?.words ?? words }
}

export function emblem(id: string): string {
  const ours = emblems[`/src/games/${id}/emblem.svg`]
  return ours ?? (isOurs(id) ? '/icon.svg' : `/games/${encodeURIComponent(id)}/emblem.svg`)
}

/** For `index.ts`: a board that knows its own view better than the frame does. */
export function client<V extends View>(parts: {
  rules?: Readonly<Record<string, string>>
  Board: Component<BoardProps<V>>
  seatsOthers?: boolean
  fills?: boolean
  Seat?: Component<SeatProps<V>>
  Secrets?: Component<SeatProps<V>>
  Pad?: Component<CountProps<V>>
  Count?: Component<CountProps<V>>
  telling?: Telling<V>
}): GameClient {
  return parts as unknown as GameClient
}
