// The words that Alkemy's sentences need besides their own: what lies at the places in them.

import type { Wording } from '../../lib/games/client'
import type { AlkemyView } from '../../protocol/alkemy'
import { whereabouts } from './whereabouts'

export default whereabouts satisfies Wording<AlkemyView>
