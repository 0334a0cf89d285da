// What the lessons of Alkemy are made of: things on the board to point at, moves by their names, and
// how near is near enough.

import type { Tour, TourStep } from '../../lib/tour/tour'
import type { Action } from '../../lib/table/view'

export const figure = (name: string): string => `[data-figure="${name}"]`
export const marker = (index: number): string => `[data-marker="${index}"]`
export const component = (index: number): string => `[data-component="${index}"]`
export const order = (type: string): string => `[data-order="${type}"]`
export const formula = (id: string): string => `${order('cast')}[data-formula="${id}"]`
export const button = (test: string): string => `[data-test="${test}"]`
/** What is settled only needs a yes. */
export const CONFIRM = button('confirm')
export const answer = (index: number): string =>
  `[data-test="answers"] li:nth-child(${index}) button`
export const card = (name: string): string => `[data-test="combat-card"][data-card="${name}"]`

interface Placed extends Action {
  figure: string
  x: number
  y: number
}

const placed = (action: Action): action is Placed => action.type === 'walk' || action.type === 'run'

/** Nobody points at the very hundredth of an inch: three inches away are near enough. */
const NEAR = 300

export const near: Tour['near'] = (wanted, action) =>
  placed(wanted) &&
  placed(action) &&
  wanted.type === action.type &&
  wanted.figure === action.figure &&
  Math.hypot(wanted.x - action.x, wanted.y - action.y) <= NEAR

interface Written<Name extends string> {
  names: Record<Name, number>
}

export interface Steps<Name extends string> {
  /** Something to do: the move of that name. */
  act: (name: Name, ...point: string[]) => TourStep
  /** Something to know, before the move of that name. */
  tell: (say: string, name: Name, ...point: string[]) => TourStep
  /** A step of somebody who goes somewhere: the words keep off the ground within reach. */
  go: (name: Name, ...point: string[]) => TourStep
}

/** The steps of a game that was written down, with messages that begin like this. */
export function stepsOf<Name extends string>(game: Written<Name>, prefix: string): Steps<Name> {
  const act = (name: Name, ...point: string[]): TourStep => ({
    say: `${prefix}-${name}`,
    at: game.names[name],
    point,
    act: true,
  })
  return {
    act,
    tell: (say, name, ...point) => ({ say: `${prefix}-${say}`, at: game.names[name], point }),
    go: (name, ...point) => ({ ...act(name, ...point), clear: ['[data-reach]'] }),
  }
}
