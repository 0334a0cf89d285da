// The first game: two figures a side. Its moves are in first-game.json, written and found by
// bench/alkemy_tour.py; here is what is said about them.

import type { Tour } from '../../lib/tour/tour'
import type { Action } from '../../lib/table/view'
import game from './first-game.json'
import {
  answer,
  button,
  card,
  CONFIRM,
  figure,
  formula,
  marker,
  near,
  order,
  stepsOf,
} from './lesson'

const SHEIKH = 'araoui-1'
const ORACLE = 'sorhna_oracle-1'
const RECRUIT = 'avalonian_recruits-1'

const { act, tell, go } = stepsOf(game, 'tour')

const DIE = Number((game.moves[game.names.reroll][1] as { die?: number }).die)

const tour: Tour = {
  seats: 2,
  options: game.options,
  seed: game.seed,
  bot: 'novice',
  moves: game.moves as [number, Action][],
  first: { kind: 'muster', action: game.moves[0][1] as Action },
  near,
  next: 'alkemy.alchemy',
  steps: [
    tell('welcome', 'champion-1', figure(SHEIKH), figure(ORACLE)),
    tell('markers', 'champion-1', marker(0), marker(1), marker(2)),
    act('champion-1', answer(1)),
    act('begin-1', answer(1)),
    act('activate-sheikh-1', figure(SHEIKH), button('activate')),
    go('walk', order('walk'), marker(0), CONFIRM),
    act('shoot', order('shoot'), figure(RECRUIT), button('guess'), CONFIRM),
    tell('shot', 'done-sheikh-1', button('results')),
    act('done-sheikh-1', order('done')),
    act('activate-oracle-1', figure(ORACLE), button('activate')),
    go('run', order('run'), marker(1), CONFIRM),
    act('done-oracle-1', order('done')),
    act('pass-1', button('pass')),
    act('champion-2', answer(1)),
    act('begin-2', answer(1)),
    act('activate-sheikh-2', figure(SHEIKH), button('activate')),
    act('charge', order('charge'), figure(RECRUIT), CONFIRM),
    act('card-quick', card('quick')),
    tell('struck', 'fight-2', button('results')),
    act('fight-2', order('fight'), figure(RECRUIT), CONFIRM),
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
    act('cast', formula('uchronia'), figure(SHEIKH), CONFIRM),
    act('improve', '[data-answer="decline"]'),
    act('done-oracle-3', order('done')),
    act('activate-sheikh-3', figure(SHEIKH), button('activate')),
    act('fight-3', order('fight'), figure(RECRUIT), CONFIRM),
    act('card-brutal', card('brutal')),
    act('reroll', `[data-answer="reroll"][data-die="${DIE}"]`),
    tell('fallen', 'end', button('results')),
    tell('go', 'end', button('rules-at-hand')),
  ],
}

export default tour
