// The rules at hand: every rule of a game under its id, in the reader's language, loaded when
// somebody asks for one. A file of rules is read from top to bottom: `chapter-…` begins a chapter,
// `example-P-15` and `drawing-P-15` (the words below a drawing) belong to the rule P-15.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { openSheets } from '../page/open-sheets.svelte'
import { gameText } from './files'
import { speech } from './speech.svelte'
import type { Language } from './texts'

export interface Rule {
  id: string
  text: string
  /** The title of its chapter; nothing where a game has none. */
  chapter: string
  example: string
  /** What its drawing shows, where it has one. */
  drawing: string
}

export interface Chapter {
  title: string
  rules: Rule[]
}

/** The rules of a game in the order of its booklet; none if there is no such game. */
export async function rulesOf(game: string, language: Language): Promise<Rule[]> {
  const source = await gameText(game, language, 'rules')
  if (!source) return []
  const bundle = new FluentBundle(language, { useIsolating: false })
  const resource = new FluentResource(source)
  bundle.addResource(resource)
  const entries = resource.body.flatMap(({ id, value }) =>
    value ? [{ name: id, text: bundle.formatPattern(value) }] : [],
  )
  return inChapters(entries)
}

function inChapters(entries: readonly { name: string; text: string }[]): Rule[] {
  const found: Rule[] = []
  let chapter = ''
  for (const { name, text } of entries) {
    const [, kind, id] = /^([a-z]+)-(.*)$/.exec(name) ?? []
    const last = found.at(-1)
    if (kind === 'chapter') chapter = text
    else if (kind === 'rule') found.push({ id, text, chapter, example: '', drawing: '' })
    else if (last?.id === id && (kind === 'example' || kind === 'drawing')) last[kind] = text
  }
  return found
}

/** Rules one after another, under the titles of their chapters. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found: Chapter[] = []
  for (const rule of rules) {
    if (found.at(-1)?.title === rule.chapter) found.at(-1)?.rules.push(rule)
    else found.push({ title: rule.chapter, rules: [rule] })
  }
  return found
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

/** The rules in which every word asked for occurs: in the text, in its example or as the id. */
export function search(all: readonly Rule[], wanted: string): Rule[] {
  const words = wordsOf(wanted)
  if (!words.length) return [...all]
  return all.filter(({ id, text, example }) => {
    const folded = fold(`${id} ${id.replace('-', '')} ${text} ${example}`)
    return words.every((word) => folded.includes(word))
  })
}

/** A text in pieces, those marked that were asked for. */
export function marked(text: string, wanted: string): { piece: string; hit: boolean }[] {
  const words = wordsOf(wanted)
  if (!words.length) return [{ piece: text, hit: false }]
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
