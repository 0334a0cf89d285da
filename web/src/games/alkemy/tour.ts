// The first game: two figures a side. Its moves are in first-game.json, written and found by
// bench/alkemy_tour.py; here is what is said about them.

import type { Tour, TourStep } from '../../lib/tour/tour'
import type { Action } from '../../lib/table/view'
import game from './first-game.json'

type Name = keyof typeof game.names

const SHEIKH = 'araoui-1'
const ORACLE = 'sorhna_oracle-1'
const RECRUIT = 'avalonian_recruits-1'

const figure = (name: string): string => `[data-figure="${name}"]`
const marker = (index: number): string => `[data-marker="${index}"]`
const order = (type: string): string => `[data-order="${type}"]`
const button = (test: string): string => `[data-test="${test}"]`
const answer = (index: number): string => `[data-test="answers"] li:nth-child(${index}) button`
const card = (name: string): string => `[data-test="combat-card"][data-card="${name}"]`

/** Something to do: the move of that name. */
const act = (name: Name, ...point: string[]): TourStep => ({
  say: `tour-${name}`,
  at: game.names[name],
  point,
  act: true,
})

/** Something to know, before the move of that name. */
const tell = (say: string, name: Name, ...point: string[]): TourStep => ({
  say: `tour-${say}`,
  at: game.names[name],
  point,
})

/** A step of somebody who goes somewhere: the words keep off the ground within reach. */
const go = (name: Name, ...point: string[]): TourStep => ({
  ...act(name, ...point),
  clear: ['[data-reach]'],
})

interface Placed extends Action {
  figure: string
  x: number
  y: number
}

const placed = (action: Action): action is Placed => action.type === 'walk' || action.type === 'run'

const DIE = Number((game.moves[game.names.reroll][1] as { die?: number }).die)

/** Nobody points at the very hundredth of an inch: three inches away are near enough. */
const NEAR = 300

const tour: Tour = {
  seats: 2,
  options: game.options,
  seed: game.seed,
  bot: 'novice',
  moves: game.moves as [number, Action][],
  first: { kind: 'muster', action: game.moves[0][1] as Action },
  near: (wanted, action) =>
    placed(wanted) &&
    placed(action) &&
    wanted.type === action.type &&
    wanted.figure === action.figure &&
    Math.hypot(wanted.x - action.x, wanted.y - action.y) <= NEAR,
  steps: [
    tell('welcome', 'champion-1', figure(SHEIKH), figure(ORACLE)),
    tell('markers', 'champion-1', marker(0), marker(1), marker(2)),
    act('champion-1', answer(1)),
    act('begin-1', answer(1)),
    act('activate-sheikh-1', figure(SHEIKH), button('activate')),
    go('walk', figure(SHEIKH), order('walk')),
    act('shoot', order('shoot'), figure(RECRUIT)),
    tell('shot', 'done-sheikh-1', button('results')),
    act('done-sheikh-1', order('done')),
    act('activate-oracle-1', figure(ORACLE), button('activate')),
    go('run', order('run'), marker(1)),
    act('done-oracle-1', order('done')),
    act('pass-1', button('pass')),
    act('champion-2', answer(1)),
    act('begin-2', answer(1)),
    act('activate-sheikh-2', figure(SHEIKH), button('activate')),
    act('charge', order('charge'), figure(RECRUIT)),
    act('card-quick', card('quick')),
    tell('struck', 'fight-2', button('results')),
    act('fight-2', order('fight'), figure(RECRUIT)),
    act('card-normal', card('normal')),
    act('done-sheikh-2', order('done')),
    act('activate-oracle-2', figure(ORACLE), button('activate')),
    act('claim', order('claim'), marker(1)),
    act('done-oracle-2', order('done')),
    act('pass-2', button('pass')),
    tell('point', 'champion-3', marker(1)),
    act('champion-3', answer(1)),
    act('begin-3', answer(1)),
    act('activate-oracle-3', figure(ORACLE), button('activate')),
    act('cast', order('cast'), figure(SHEIKH)),
    act('improve', '[data-answer="decline"]'),
    act('done-oracle-3', order('done')),
    act('activate-sheikh-3', figure(SHEIKH), button('activate')),
    act('fight-3', order('fight'), figure(RECRUIT)),
    act('card-brutal', card('brutal')),
    act('reroll', `[data-answer="reroll"][data-die="${DIE}"]`),
    tell('fallen', 'end', button('results')),
    tell('go', 'end', button('rules-at-hand')),
  ],
}

export default tour
