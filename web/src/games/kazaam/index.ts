import { client } from '../../lib/games'
import type { KazaamView } from '../../protocol/kazaam'
import Board from './Board.svelte'
import Count from './Count.svelte'
import Pad from './Pad.svelte'
import Seat from './Seat.svelte'

export default client<KazaamView>({ Board, seatsOthers: true, Seat, Pad, Count })
