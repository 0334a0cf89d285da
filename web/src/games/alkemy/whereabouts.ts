// Places in words: nobody at a table speaks in hundredths of an inch. It is done as in
// `games/alkemy/whereabouts.py`, which the terminal uses; a test holds the two together.

import type { AlkemyView, FigureBody, SceneryBody } from '../../protocol/alkemy'

interface Point {
  x: number
  y: number
}

/** An action or an event, by the fields that may tell of a place. */
interface Told {
  type: string
  figure?: string
  scenery?: string
  seat?: number
  marker?: number
  turn?: number
  path?: readonly number[]
  x?: number | null
  y?: number | null
}

export type Words = Record<string, string | number>

const RADIUS = 50
const MARKER_RADIUS = 50
const BESIDE = 100
const NONE = 'none'
const MARKS: Record<string, string> = { djinn: 'marker', knolls: 'knoll', stones: 'stone' }
/** Within how far of a marker something can be done about it, by what it is. */
const REACH: Record<string, number> = { marker: 100, knoll: 300, stone: 100 }
const STANDS: Record<string, string> = { cluttered: 'in', water: 'in' }
const NOWHERE: Words = {
  mark: NONE,
  landmark: NONE,
  of_landmark: NONE,
  bearing: NONE,
  region: NONE,
  heading: NONE,
  rank: 0,
}

/** Words for the places in one seat's actions and events. */
class Whereabouts {
  private readonly turned: boolean
  private readonly reader: number
  private readonly mark: string
  private readonly figures: Map<string, FigureBody>
  private ranks: Map<string, Point[]> | null = null

  constructor(private readonly view: AlkemyView) {
    this.turned = view.seat !== 1
    this.reader = this.turned ? 0 : 1
    this.mark = MARKS[String(view.options.scenario)] ?? 'marker'
    this.figures = new Map(view.table.figures.map((figure) => [figure.name, figure]))
  }

  of(told: Told): Words {
    const words: Words = {}
    if (typeof told.marker === 'number') {
      words.mark = this.markNamed(told.marker)
      words.taken = this.mark
    }
    if (typeof told.x === 'number' && typeof told.y === 'number') {
      const at = { x: told.x, y: told.y }
      Object.assign(words, this.place(told, at))
      words.rank = this.rank(told, words, at)
    } else if ('x' in told || told.type === 'charge' || told.type === 'use-skill') {
      Object.assign(words, NOWHERE)
    }
    if (typeof told.turn === 'number') words.lying = lying(told.turn)
    return words
  }

  // -- what lies there

  private place(told: Told, at: Point): Words {
    const figure = this.figures.get(told.figure ?? '')
    const radius = figure?.radius ?? RADIUS
    const laid = told.scenery !== undefined
    const piece = laid ? null : this.beside(at, radius)
    const owner = figure?.seat ?? told.seat ?? this.reader
    const landmark = piece?.scenery ?? NONE
    return {
      mark: laid ? NONE : this.markNear(at, radius),
      landmark,
      of_landmark: landmark,
      bearing: piece ? this.bearingOf(piece, figure, at, owner) : NONE,
      region: this.region(at),
      heading: this.heading(startOf(told, figure), at, owner),
    }
  }

  private bearingOf(
    piece: SceneryBody,
    figure: FigureBody | undefined,
    at: Point,
    owner: number,
  ): string {
    const stands = figure !== undefined && inside(piece.corners, at)
    return stands ? (STANDS[piece.kind] ?? 'on') : this.bearing(piece, at, owner)
  }

  private seen({ x, y }: Point): Point {
    return this.turned ? { x: this.view.width - x, y: this.view.height - y } : { x, y }
  }

  private region(at: Point): string {
    const seen = this.seen(at)
    return `${third(seen.y, this.view.height, 'far', 'level', 'near')}-${this.side(seen.x)}`
  }

  private side(across: number): string {
    return third(across, this.view.width, 'left', 'middle', 'right')
  }

  private markNamed(number: number): string {
    const spot = this.view.table.markers.at(number)
    return number < 0 || !spot ? NONE : `${this.mark}-${this.side(this.seen(spot).x)}`
  }

  private markNear({ x, y }: Point, radius: number): string {
    let limit = (radius + MARKER_RADIUS + (REACH[this.mark] ?? 0)) ** 2 + 1
    let found = -1
    this.view.table.markers.forEach((spot, number) => {
      const square = (x - spot.x) ** 2 + (y - spot.y) ** 2
      if (spot.bearer !== null && spot.bearer !== undefined) return
      if (square < limit) [found, limit] = [number, square]
    })
    return this.markNamed(found)
  }

  private beside(at: Point, radius: number): SceneryBody | null {
    let found: SceneryBody | null = null
    let limit = (radius + BESIDE) ** 2
    for (const piece of this.view.table.scenery) {
      const near = nearest(piece.corners, at)
      const square = inside(piece.corners, at) ? 0 : (at.x - near.x) ** 2 + (at.y - near.y) ** 2
      if (square < limit) [found, limit] = [piece, square]
    }
    return found
  }

  private bearing(piece: SceneryBody, at: Point, owner: number): string {
    const here = this.seen(at)
    const there = this.seen(inside(piece.corners, at) ? piece : nearest(piece.corners, at))
    const across = here.x - there.x
    const down = here.y - there.y
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
    return down > 0 === (owner === this.reader) ? 'behind' : 'beyond'
  }

  private heading(start: Point | null, at: Point, owner: number): string {
    if (!start || (start.x === at.x && start.y === at.y)) return NONE
    const here = this.seen(start)
    const there = this.seen(at)
    const across = there.x - here.x
    const down = there.y - here.y
    const sideways = across > 0 ? 'right' : 'left'
    if (2 * Math.abs(down) < Math.abs(across)) return sideways
    const ahead = down > 0 === (owner === this.reader) ? 'back' : 'ahead'
    return 2 * Math.abs(across) < Math.abs(down) ? ahead : `${ahead}-${sideways}`
  }

  // -- moves that would read alike

  private rank(told: Told, words: Words, { x, y }: Point): number {
    this.ranks ??= this.ranked()
    const alike = this.ranks.get(this.key(told, words)) ?? []
    return alike.length > 1 ? alike.findIndex((each) => each.x === x && each.y === y) + 1 : 0
  }

  private ranked(): Map<string, Point[]> {
    const found = new Map<string, Point[]>()
    for (const action of this.view.actions as readonly Told[]) {
      if (typeof action.x !== 'number' || typeof action.y !== 'number') continue
      const at = { x: action.x, y: action.y }
      const key = this.key(action, this.place(action, at))
      found.set(key, [...(found.get(key) ?? []), at])
    }
    return found
  }

  private key(told: Told, words: Words): string {
    const open = words.mark === NONE && words.landmark === NONE
    return [
      told.type,
      told.figure ?? '',
      words.mark,
      words.landmark,
      words.bearing,
      open ? `${words.region} ${words.heading}` : '',
      told.scenery ?? '',
      lying(told.turn ?? 0),
    ].join(' ')
  }
}

function startOf({ path }: Told, figure: FigureBody | undefined): Point | null {
  if (path?.length) return { x: path[0], y: path[1] }
  return figure?.placed ? figure : null
}

function third(at: number, size: number, ...words: [string, string, string]): string {
  return 3 * at < size ? words[0] : 3 * at > 2 * size ? words[2] : words[1]
}

/** How a piece of scenery lies, which is longer than it is wide; `turn` counts 32nds. */
function lying(turn: number): string {
  return turn % 16 === 0 ? 'upright' : turn % 16 === 8 ? 'across' : 'aslant'
}

function* edges(corners: readonly number[]): Generator<[Point, Point]> {
  for (let i = 0; i < corners.length; i += 2) {
    const before = (i + corners.length - 2) % corners.length
    yield [
      { x: corners[before], y: corners[before + 1] },
      { x: corners[i], y: corners[i + 1] },
    ]
  }
}

/** The point of a polygon's outline that lies nearest. */
function nearest(corners: readonly number[], { x, y }: Point): Point {
  let best = -1
  let found = { x: 0, y: 0 }
  for (const [a, b] of edges(corners)) {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const far = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
    const along = Math.min(1, Math.max(0, far))
    const q = { x: a.x + along * dx, y: a.y + along * dy }
    const square = (x - q.x) * (x - q.x) + (y - q.y) * (y - q.y)
    if (best < 0 || square < best) [best, found] = [square, q]
  }
  return found
}

/** Whether a point is within a convex polygon, whichever way round its corners run. */
function inside(corners: readonly number[], { x, y }: Point): boolean {
  let [left, right] = [false, false]
  for (const [a, b] of edges(corners)) {
    const turn = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
    left ||= turn > 0
    right ||= turn < 0
  }
  return !(left && right)
}

const known = new WeakMap<AlkemyView, Whereabouts>()

/** What the sentence of an action or event says of its place. */
export function whereabouts(view: AlkemyView, told: { type: string }): Words {
  let found = known.get(view)
  if (!found) known.set(view, (found = new Whereabouts(view)))
  return found.of(told)
}
