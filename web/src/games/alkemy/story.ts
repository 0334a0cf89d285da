// A game as it is told afterwards: what its log says, turn by turn and figure by figure.

import type { Part } from '../../lib/table/view'
import type { AlkemyView } from '../../protocol/alkemy'

type Told = AlkemyView['events'][number]

/** A way somebody went: x, y, x, y … */
export interface Trail {
  seat: number
  turn: number
  path: readonly number[]
}

export interface Fallen {
  figure: string
  seat: number
  turn: number
  /** Who brought it down, if somebody did. */
  by: string | null
  /** Where it fell. */
  x: number
  y: number
}

/** What one figure did. */
export interface Deeds {
  figure: string
  seat: number
  damage: number
  felled: number
  markers: number
  healed: number
}

export interface Chapter {
  turn: number
  /** What was worth telling, in the order it happened. */
  events: Told[]
  /** The points of both sides when it ended, and who scored. */
  points: readonly number[] | null
  scorer: number | null
}

export interface Story {
  chapters: Chapter[]
  fallen: Fallen[]
  deeds: Deeds[]
  /** Who did most for its side; nobody if nobody did anything. */
  best: Deeds | null
  trails: Trail[]
}

const WORTH_TELLING = new Set<Told['type']>([
  'fell',
  'marker-turned',
  'stone-lifted',
  'stone-home',
  'ground-held',
  'possessed',
  'summoned',
  'double-six',
])
/** What a deed counts for when the best figure is sought. */
const FELLED = 5
const MARKER = 5

class Teller {
  readonly chapters: Chapter[] = []
  readonly fallen: Fallen[] = []
  readonly trails: Trail[] = []
  readonly deeds = new Map<string, Deeds>()
  private readonly standing = new Map<string, { x: number; y: number }>()
  private readonly attackers = new Map<string, string>()
  /** Whose formula is at work, for what it does to others. */
  private caster: string | null = null

  constructor(private readonly view: AlkemyView) {}

  private get turn(): number {
    return this.chapters.at(-1)?.turn ?? 0
  }

  private of(figure: string, seat: number): Deeds {
    const known = this.deeds.get(figure)
    if (known) return known
    const fresh = { figure, seat, damage: 0, felled: 0, markers: 0, healed: 0 }
    this.deeds.set(figure, fresh)
    return fresh
  }

  private by(figure: string): Deeds | null {
    const who = this.attackers.get(figure) ?? this.caster
    const body = this.view.table.figures.find(({ name }) => name === who)
    return who && body ? this.of(who, body.seat) : null
  }

  hear(event: Told): void {
    if (event.type === 'turn-began') this.begin(event.turn)
    if (WORTH_TELLING.has(event.type)) this.chapters.at(-1)?.events.push(event)
    switch (event.type) {
      case 'deployed':
      case 'summoned':
        this.standing.set(event.figure, event)
        break
      case 'moved':
        this.move(event.figure, event.seat, event, event.path)
        break
      case 'activated':
      case 'reactivated':
        this.caster = null
        this.attackers.clear()
        break
      case 'formula-cast':
        this.caster = event.works ? event.figure : null
        break
      case 'struck':
        this.attackers.set(event.target, event.figure)
        break
      case 'marker-turned':
        if (event.owner !== 'none') this.of(event.figure, event.seat).markers += 1
        break
      case 'stone-home':
        this.of(event.figure, event.seat).markers += 1
        break
      case 'turn-scored':
        this.score(event.points, event.scorer_seat)
        break
      default:
        this.suffer(event)
    }
  }

  private suffer(event: Told): void {
    if (event.type === 'damaged') {
      const by = this.enemy(event.figure, event.seat)
      if (by) by.damage += event.damage
    } else if (event.type === 'fell') {
      this.fall(event.figure, event.seat)
    } else if (event.type === 'healed' && this.caster) {
      const by = this.by(event.figure)
      if (by?.seat === event.seat) by.healed += event.count
    }
  }

  /** Who of the other side does something to a figure. */
  private enemy(figure: string, seat: number): Deeds | null {
    const by = this.by(figure)
    return by && by.seat !== seat ? by : null
  }

  private fall(figure: string, seat: number): void {
    const by = this.enemy(figure, seat)
    if (by) by.felled += 1
    const body = this.view.table.figures.find(({ name }) => name === figure)
    const { x, y } = this.standing.get(figure) ?? body ?? { x: 0, y: 0 }
    this.fallen.push({ figure, seat, turn: this.turn, x, y, by: by?.figure ?? null })
  }

  private begin(turn: number): void {
    this.chapters.push({ turn, events: [], points: null, scorer: null })
  }

  private score(points: readonly number[], scorer: number | null): void {
    const chapter = this.chapters.at(-1)
    if (chapter) Object.assign(chapter, { points, scorer })
  }

  private move(
    figure: string,
    seat: number,
    to: { x: number; y: number },
    path: readonly number[],
  ): void {
    this.standing.set(figure, { x: to.x, y: to.y })
    if (path.length >= 4) this.trails.push({ seat, turn: this.turn, path })
  }
}

export const worth = ({ damage, felled, markers, healed }: Deeds): number =>
  damage + healed + FELLED * felled + MARKER * markers

export function storyOf(view: AlkemyView, log: Part['log']): Story {
  const teller = new Teller(view)
  for (const { events } of log) for (const event of events) teller.hear(event as Told)
  const deeds = [...teller.deeds.values()].sort((one, other) => worth(other) - worth(one))
  const [best] = deeds
  const { chapters, fallen, trails } = teller
  return { chapters, fallen, deeds, trails, best: best && worth(best) > 0 ? best : null }
}
