// The rules at hand: every rule of a game under its id, in the reader's language, loaded when
// somebody asks for one.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { openSheets } from '../page/open-sheets.svelte'
import { gameText } from './files'
import { speech } from './speech.svelte'
import type { Language } from './texts'

export interface Rule {
  id: string
  text: string
}

const PREFIX = 'rule-'

/** The rules of a game in the order of its booklet; none if there is no such game. */
export async function rulesOf(game: string, language: Language): Promise<Rule[]> {
  const source = await gameText(game, language, 'rules')
  if (!source) return []
  const bundle = new FluentBundle(language, { useIsolating: false })
  const resource = new FluentResource(source)
  bundle.addResource(resource)
  return resource.body
    .filter(({ id, value }) => id.startsWith(PREFIX) && value)
    .map(({ id, value }) => {
      return { id: id.slice(PREFIX.length), text: bundle.formatPattern(value ?? '') }
    })
}

class RulesAtHand {
  /** The game that is on the screen: a bare `openRule(id)` is about it. */
  game = $state('')
}

export const rules = new RulesAtHand()

/** Opens the rules of the game on the screen at one of them: `openRule('K-14')`. */
export function openRule(id = '', game = rules.game): void {
  if (game) openSheets.rules = { game, rule: id }
}

/** One rule, or nothing while it is on its way. */
export async function ruleText(game: string, id: string): Promise<string> {
  const found = await rulesOf(game, speech.texts.language)
  return found.find((rule) => rule.id === id)?.text ?? ''
}

const MARKS = /[\u0300-\u036f]/g

/** Letters without their accents, one for one, so that what is found can be shown where it stands. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(MARKS, '').toLowerCase().replace('’', "'")
    return bare.length === letter.length ? bare : letter
  }).join('')
}

/** The rules in which every word asked for occurs, in the text or as the id. */
export function search(all: readonly Rule[], wanted: string): Rule[] {
  const words = wordsOf(wanted)
  return all.filter(({ id, text }) => {
    const folded = fold(`${id} ${id.replace('-', '')} ${text}`)
    return words.every((word) => folded.includes(word))
  })
}

/** A text in pieces, those marked that were asked for. */
export function marked(text: string, wanted: string): { piece: string; hit: boolean }[] {
  const words = wordsOf(wanted)
  const folded = fold(text)
  const pieces: { piece: string; hit: boolean }[] = []
  let from = 0
  while (from < text.length) {
    const next = words
      .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.length - one.length)
      .at(0)
    if (!next) break
    if (next.at > from) pieces.push({ piece: text.slice(from, next.at), hit: false })
    pieces.push({ piece: text.slice(next.at, next.at + next.length), hit: true })
    from = next.at + next.length
  }
  if (from < text.length) pieces.push({ piece: text.slice(from), hit: false })
  return pieces
}

function wordsOf(wanted: string): string[] {
  return fold(wanted).split(/\s+/).filter(Boolean)
}
