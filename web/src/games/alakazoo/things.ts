// Which things on the table an action is about. A thing has a key, such as `hand:dragon-head` or
// `rune:torso:sun`; tapping the things of an action, in any order, does it.

import type { Action, AlakazooView } from '../../protocol/alakazoo'

export function things(action: Action, view: AlakazooView): string[] {
  switch (action.type) {
    case 'draft':
      return [`offer:${action.card}`]
    case 'take-column':
      return [`column:${action.column}`]
    case 'discard':
      return [`hand:${action.card}`, 'discards']
    case 'offer':
    case 'give':
      return [`hand:${action.card}`]
    case 'place':
      return [`hand:${action.card}`, `place:${action.card.slice(action.card.indexOf('-') + 1)}`]
    case 'swap':
      return [`${view.source}:${action.card}`, `place:${action.place}`]
    case 'take':
      return [`${view.source}:${action.card}`]
    case 'uncover':
      return [`rune:${action.place}:${action.rune}`]
    case 'cover': {
      const rune = `rune:${action.place}:${action.rune}`
      return view.dice.length ? [`die:${action.die}`, rune] : [rune]
    }
    case 'charge':
      return ['die:star', `guardian:${action.guardian}`]
    case 'darken':
    case 'forgo':
      return [`die:${action.die}`]
    case 'shadow':
      return [`guardian:${action.guardian}`]
    default:
      return []
  }
}

/** What is done at the first tap: there is nothing else to say, and it can be seen beforehand. */
export function atOnce(keys: readonly string[]): boolean {
  return keys.length === 1 && !/^(hand|die|offer):/.test(keys[0])
}
