// Drawings in the rules.

import type { Figures } from '../../lib/games/figures'
import { speech } from '../../lib/texts/speech.svelte'
import { prepare, TEXTS } from './data'
import Blocks from './Drawings.svelte'
import Figure from './Figure.svelte'

export default {
  Figure,
  Blocks,
  prepare: () => Promise.all([prepare(), speech.need(TEXTS)]),
} satisfies Figures
