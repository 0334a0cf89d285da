import { dragon } from './dragon'
import { faun } from './faun'
import { gargoyle } from './gargoyle'
import { griffin } from './griffin'
import { minotaur } from './minotaur'
import { sphinx } from './sphinx'
import { werewolf } from './werewolf'
import { yeti } from './yeti'
import type { Drawing, Stroke } from './drawing'

export const CREATURES: Readonly<Record<string, Drawing>> = {
  dragon,
  griffin,
  minotaur,
  sphinx,
  yeti,
  gargoyle,
  werewolf,
  faun,
}

export const PLACES = [
  'left-ear',
  'head',
  'right-ear',
  'left-hand',
  'torso',
  'right-hand',
  'left-leg',
  'tail',
  'right-leg',
] as const

export type Place = (typeof PLACES)[number]

/** `dragon-left-ear`: the creature and the place of a spell. */
export function spell(card: string): { creature: string; place: Place } {
  const cut = card.indexOf('-')
  return { creature: card.slice(0, cut), place: card.slice(cut + 1) as Place }
}

export interface PartDrawing {
  strokes: readonly Stroke[]
  mirrored: boolean
  drawing: Drawing
}

export function part(card: string): PartDrawing {
  const { creature, place } = spell(card)
  const drawing = CREATURES[creature]
  const kind = place.replace(/^(left|right)-/, '') as
    'ear' | 'head' | 'hand' | 'torso' | 'leg' | 'tail'
  return { strokes: drawing[kind], mirrored: place.startsWith('right-'), drawing }
}
