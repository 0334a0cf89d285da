// The second lesson: shooting and alchemy. Its moves are in second-game.json, written and found by
// bench/alkemy_tour.py; here is what is said about them.

import type { Tour } from '../../lib/tour/tour'
import type { Action } from '../../lib/table/view'
import { answer, button, component, CONFIRM, figure, formula, near, order, stepsOf } from './lesson'
import game from './second-game.json'

const ARCHER = 'militia_archers-1'
const ALCHEMIST = 'long_sigh_alchemist-1'
const JARAYA = 'malikh_jaraya-1'

const { act, tell, go } = stepsOf(game, 'tour-2')

/** The component beside her. */
const BESIDE = Number((game.moves[game.names.harvest][1] as { component?: number }).component)

const tour: Tour = {
  seats: 2,
  options: game.options,
  seed: game.seed,
  bot: 'novice',
  moves: game.moves as [number, Action][],
  first: { kind: 'muster', action: game.moves[0][1] as Action },
  near,
  steps: [
    tell('welcome', 'champion-1', figure(ARCHER), figure(ALCHEMIST)),
    act('champion-1', answer(1)),
    act('begin-1', answer(1)),
    act('activate-archer-1', figure(ARCHER), button('activate')),
    tell('sight', 'shoot-cover', button('sights')),
    act('shoot-cover', order('shoot'), figure(JARAYA), button('guess'), CONFIRM),
    tell('covered', 'done-archer', button('results')),
    act('done-archer', order('done')),
    act('activate-alchemist-1', figure(ALCHEMIST), button('activate')),
    go('walk', order('walk'), component(BESIDE), CONFIRM),
    act('harvest', '[data-answer="harvest"]'),
    act('concentrate-1', order('concentrate')),
    act('concentrate-2', order('concentrate')),
    act('pass-1', button('pass')),
    act('champion-2', answer(1)),
    act('begin-2', answer(2)),
    act('activate-alchemist-2', figure(ALCHEMIST), button('activate')),
    act('cast', formula('violent_gust'), figure(JARAYA), CONFIRM),
    tell('down', 'done-alchemist-2', figure(JARAYA), button('results')),
    act('done-alchemist-2', order('done')),
    act('activate-archer-2', figure(ARCHER), button('activate')),
    act('shoot-down', order('shoot'), figure(JARAYA), button('guess'), CONFIRM),
    tell('hit', 'end', button('results')),
    tell('go', 'end', button('rules-at-hand')),
  ],
}

export default tour
