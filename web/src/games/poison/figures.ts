// Drawings in the rules.

import type { Figures } from '../../lib/games/figures'
import Blocks from './Drawings.svelte'
import Figure from './Figure.svelte'
import './palette.css'

export default { Figure, Blocks } satisfies Figures
