import { client } from '../../lib/games/client'
import type { PoisonView } from '../../protocol/poison'
import './palette.css'
import Board from './Board.svelte'
import Count from './Count.svelte'
import Pad from './Pad.svelte'
import Seat from './Seat.svelte'
import Secrets from './Secrets.svelte'
import { telling } from './telling'

export default client<PoisonView>({
  Board,
  Seat,
  Secrets,
  Pad,
  Count,
  telling,
  rules: { pour: 'P-09' },
})
