// Drawings in the rules.

import type { Figures } from '../../lib/games/figures'
import Figure from './Figure.svelte'

export default { Figure } satisfies Figures
