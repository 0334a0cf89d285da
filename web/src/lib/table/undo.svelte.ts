// How one's last move would be taken back. The server is asked; in between we know ourselves that
// after another's move nothing is free any more.

import type { Undoable } from '../../protocol/table'
import type { Wish } from '../net/socket'

type Way = Undoable['way']

interface Known {
  seat: number
  way: Way
  /** The step and the number of undos it was asked at. */
  step: number
  undos: number
}

export class Undos {
  private known = $state.raw<Known[]>([])

  constructor(
    private readonly now: () => { step: number; undos: number; over: boolean },
    private readonly question: (wish: Wish) => Promise<Undoable | null>,
  ) {}

  way(seat: number): Way {
    const found = this.known.find((each) => each.seat === seat)
    const { step, undos, over } = this.now()
    if (!found || over || found.undos !== undos) return 'none'
    if (found.step === step || found.way === 'none') return found.way
    return 'agree'
  }

  async look(seat: number): Promise<void> {
    const { step, undos, over } = this.now()
    const found = this.known.find((each) => each.seat === seat)
    if (over || (found?.step === step && found.undos === undos)) return
    const answer = await this.question({ type: 'may-undo', seat })
    if (!answer) return
    const others = this.known.filter((each) => each.seat !== seat)
    this.known = [...others, { seat, way: answer.way, step, undos }]
  }
}
