import { client } from '../../lib/games'
import type { AlakazooView } from '../../protocol/alakazoo'
import Board from './Board.svelte'
import Count from './Count.svelte'
import Pad from './Pad.svelte'
import Seat from './Seat.svelte'

export default client<AlakazooView>({ Board, Seat, Pad, Count })
