import { client } from '../../lib/games/client'
import type { AlakazooView } from '../../protocol/alakazoo'
import Board from './Board.svelte'
import Count from './Count.svelte'
import Pad from './Pad.svelte'
import Seat from './Seat.svelte'
import { telling } from './telling'

export default client<AlakazooView>({
  Board,
  Seat,
  Pad,
  Count,
  telling,
  rules: {
    portal: 'Z-05',
    guardian: 'Z-05',
    draft: 'Z-07',
    enrol: 'Z-65',
    page: 'Z-70',
    act: 'Z-14',
    resolve: 'Z-15',
    exchange: 'Z-25',
    place: 'Z-41',
    'trim-tokens': 'Z-20',
    'trim-hand': 'Z-26',
    'give-up': 'Z-28',
    take: 'Z-28',
    swap: 'Z-33',
    'swap-portals': 'Z-31',
    target: 'Z-29',
    offer: 'Z-29',
    name: 'Z-29',
    give: 'Z-29',
    cover: 'Z-66',
    uncover: 'Z-66',
    shadow: 'Z-22',
  },
})
