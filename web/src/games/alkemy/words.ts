// Short words for what lies on the table.

import type { Texts, Told } from '../../lib/texts/texts'
import type { AlkemyPreview, FigureBody, Prospect } from '../../protocol/alkemy'
import type { Way } from './acting.svelte'
import { PROFILES } from './data'

/** Read on the table itself, so without its seat. */
export function nameOf(texts: Texts, name: string): string {
  return String(texts.word('figure', name, []))
}

/** A marker as the sentences call it: by what it is, and where it lies for the reader. */
export function ofMarker(texts: Texts, marker: number): ReturnType<Texts['facts']> {
  const told: Told & { marker: number } = { type: 'claim', marker }
  return { ...texts.facts(texts.lend(told), []), marker }
}

export type Owner = 'none' | 'own' | 'other'

/** A marker and whose it is, for who cannot see it. */
export function markerOf(texts: Texts, marker: number, owner: Owner): string {
  return texts.say('table-marker', { ...ofMarker(texts, marker), owner })
}

const LONGEST = 18

/** As much of a name as stands below a figure. */
export function shortName(texts: Texts, name: string): string {
  const whole = nameOf(texts, name)
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).trimEnd()}…`
}

/** How a figure is: health, action points, what it is up to. */
export function stateOf(texts: Texts, figure: FigureBody): string {
  const parts = [
    texts.say(`state-${figure.state}`),
    texts.say('table-figure', { ap: figure.ap, left: figure.left }),
    texts.say(figure.ap > 0 ? 'table-on-watch' : 'table-inactive'),
  ]
  if (figure.foes.length) {
    parts.push(
      texts.say('table-fighting', {
        figures: texts.join(figure.foes.map((each) => nameOf(texts, each))),
      }),
    )
  }
  if (figure.concentration)
    parts.push(texts.say('table-concentration', { level: figure.concentration }))
  return parts.join(', ')
}

const MOVES = new Set<Way['type']>(['walk', 'run', 'track', 'react-move'])

/** What a draft would come to, in a few short phrases; or why it is refused. */
export function foretold(
  texts: Texts,
  preview: AlkemyPreview,
  figure: FigureBody | null,
  way: Way | null,
): string[] {
  if (!preview.allowed) return [texts.error(preview.code ?? '', preview.facts ?? {})]
  return [
    ...(figure ? onTheWay(texts, preview, figure, way) : []),
    ...onArrival(texts, preview),
    ...fromThere(texts, preview.prospects ?? [], way),
    ...atTheShot(texts, preview),
  ]
}

const named = (texts: Texts, names: readonly string[]): string =>
  texts.join(names.map((each) => nameOf(texts, each)))

function onTheWay(
  texts: Texts,
  { cost, toll }: AlkemyPreview,
  { foes, profile }: FigureBody,
  way: Way | null,
): string[] {
  if (!way || !MOVES.has(way.type)) return []
  const { run, walk } = PROFILES[profile]
  const limit = way.type === 'run' ? (run ?? 0) : walk
  const found = [
    typeof cost === 'string'
      ? texts.say('table-cost', { cost, limit })
      : texts.say('table-possible'),
  ]
  if (Number(toll) >= 0.3) found.push(texts.say('table-toll', { toll: toll ?? '' }))
  if (foes.length) found.push(texts.say('table-leaves', { figures: named(texts, foes) }))
  return found
}

function onArrival(texts: Texts, preview: AlkemyPreview): string[] {
  const found: string[] = []
  if (preview.touch?.length)
    found.push(texts.say('table-touches', { figures: named(texts, preview.touch) }))
  if (preview.perch) {
    found.push(texts.say('table-perched', { scenery: texts.say(`scenery-${preview.perch}`) }))
  }
  for (const marker of preview.markers ?? []) {
    found.push(texts.say('table-near-marker', ofMarker(texts, marker)))
  }
  if (preview.components?.length) found.push(texts.say('table-near-component'))
  return found
}

/** Whom it would see, what would give cover from whom; at a training table, who could hurt whom. */
function fromThere(texts: Texts, prospects: readonly Prospect[], way: Way | null): string[] {
  if (!way || !MOVES.has(way.type)) return []
  const seen = prospects.filter(({ sees }) => sees)
  const whom = (those: readonly Prospect[]): string =>
    named(
      texts,
      those.map(({ figure }) => figure),
    )
  const shelters = new Map<string, Prospect[]>()
  for (const each of seen) {
    for (const what of coversOf(texts, each)) {
      shelters.set(what, [...(shelters.get(what) ?? []), each])
    }
  }
  const found = [texts.say('table-sees', { count: seen.length })]
  for (const [what, those] of shelters) {
    found.push(texts.say('table-shelter', { what, figures: whom(those) }))
  }
  for (const [message, those] of [
    ['table-can-charge', seen.filter(({ threatens }) => threatens?.includes('charge'))],
    ['table-can-shoot', seen.filter(({ threatens }) => threatens?.includes('shot'))],
    ['table-charged-by', seen.filter(({ threatened }) => threatened?.includes('charge'))],
    ['table-shot-by', seen.filter(({ threatened }) => threatened?.includes('shot'))],
  ] as const) {
    if (those.length) found.push(texts.say(message, { figures: whom(those) }))
  }
  return found
}

function coversOf(texts: Texts, { behind, shielded, stealth }: Prospect): string[] {
  return [
    ...(behind ?? []).map((piece) => String(texts.word('landmark', piece, []))),
    ...(shielded ?? []).map((name) => nameOf(texts, name)),
    ...(stealth ? [texts.say('skill-stealth')] : []),
  ]
}

function atTheShot(texts: Texts, preview: AlkemyPreview): string[] {
  const found: string[] = []
  if (preview.sight !== null && preview.sight !== undefined) {
    found.push(texts.say(preview.sight ? 'table-sight' : 'table-no-sight'))
  }
  if (preview.inches) found.push(texts.say('table-measured', { inches: preview.inches }))
  if (preview.cover !== null && preview.cover !== undefined) {
    found.push(texts.say(preview.cover ? 'table-cover' : 'table-no-cover'))
  }
  if (typeof preview.chance === 'number' && typeof preview.damage === 'number') {
    found.push(texts.say('table-odds', { chance: preview.chance, damage: tenths(preview.damage) }))
  }
  return found
}

/** 13 -> 1.3 */
export const tenths = (value: number): string => (value / 10).toFixed(1)
