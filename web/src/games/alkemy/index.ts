import { client } from '../../lib/games/client'
import type { AlkemyView } from '../../protocol/alkemy'
import Board from './Board.svelte'
import Count from './Count.svelte'
import Seat from './Seat.svelte'

export default client<AlkemyView>({
  Board,
  Seat,
  Count,
  seatsOthers: true,
  fills: true,
})
