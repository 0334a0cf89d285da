import { client } from '../../lib/games/client'
import type { KazaamView } from '../../protocol/kazaam'
import Board from './Board.svelte'
import Count from './Count.svelte'
import Pad from './Pad.svelte'
import Seat from './Seat.svelte'
import Secrets from './Secrets.svelte'
import { telling } from './telling'

export default client<KazaamView>({
  Board,
  seatsOthers: true,
  Seat,
  Secrets,
  Pad,
  Count,
  telling,
  rules: { act: 'K-12', answer: 'K-30', take: 'K-25', gather: 'K-27' },
})
