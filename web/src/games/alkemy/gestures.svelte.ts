// What hands do to the table: pan and zoom by mouse and touch, a tap on a figure or on a place, a
// figure dragged, a figure looked at by resting on it.

import type { FigureBody } from '../../protocol/alkemy'
import type { Camera, Point } from './camera.svelte'

const SLOP = 6
const FINGER = 22
const LONG = 450

interface Held {
  x: number
  y: number
}

export interface Hands {
  camera: () => Camera
  standing: () => readonly FigureBody[]
  /** The figure that may be dragged. */
  draggable: () => string | null
  pointing: () => boolean
  tap: (figure: FigureBody) => void
  place: (at: Point) => void
  hover: (at: Point | null) => void
  lift: () => void
  /** The figure that was lifted is not put down anywhere. */
  release: () => void
  /** A figure is being looked at, or no longer. */
  rest: (figure: FigureBody | null) => void
}

export class Gestures {
  /** While the table moves it is one picture; at rest it is drawn sharply again. */
  moving = $state(false)
  field: HTMLElement | null = null
  private fingers = new Map<number, Held>()
  private began: (Held & { drag: boolean }) | null = null
  private panned = false
  private settle = 0
  private resting = 0
  private rested: string | null = null

  constructor(private readonly hands: Hands) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return
    const at = this.local(event)
    this.fingers.set(event.pointerId, at)
    this.field?.setPointerCapture(event.pointerId)
    this.rest(null)
    if (this.fingers.size > 1) {
      this.letGo()
      return
    }
    this.panned = false
    const under = this.figureAt(at, slackOf(event))
    const draggable = this.hands.draggable()
    this.began = { ...at, drag: draggable !== null && under?.name === draggable }
    if (under && event.pointerType !== 'mouse') this.restSoon(under)
  }

  move(event: PointerEvent): void {
    const at = this.local(event)
    const before = this.fingers.get(event.pointerId)
    if (!before) {
      this.pass(event, at)
      return
    }
    const { began } = this
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, at)
    else if (began && (this.panned || Math.hypot(at.x - began.x, at.y - began.y) > SLOP)) {
      this.drag(began, before, at)
    }
    this.fingers.set(event.pointerId, at)
  }

  /** A mouse goes over the table with no button held. */
  private pass(event: PointerEvent, at: Held): void {
    if (event.pointerType !== 'mouse') return
    if (this.hands.pointing()) this.hands.hover(this.hands.camera().toTable(at.x, at.y))
    const under = this.figureAt(at, 0)
    if (under?.name !== this.rested) this.rest(under)
  }

  private drag(began: { drag: boolean }, before: Held, at: Held): void {
    const camera = this.hands.camera()
    clearTimeout(this.resting)
    if (!this.panned && began.drag) this.hands.lift()
    this.panned = true
    if (began.drag) this.hands.hover(camera.toTable(at.x, at.y))
    else
      this.shift(() => {
        camera.pan(at.x - before.x, at.y - before.y)
      })
  }

  private pinch(id: number, before: Held, at: Held): void {
    const other = [...this.fingers.entries()].find(([each]) => each !== id)?.[1]
    if (!other) return
    const camera = this.hands.camera()
    this.panned = true
    const spread = (one: Held): number => Math.hypot(one.x - other.x, one.y - other.y)
    this.shift(() => {
      const factor = spread(at) / Math.max(1, spread(before))
      camera.zoom(factor, (at.x + other.x) / 2, (at.y + other.y) / 2)
      camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    })
  }

  up(event: PointerEvent): void {
    const at = this.local(event)
    const alone = this.fingers.size === 1
    this.fingers.delete(event.pointerId)
    clearTimeout(this.resting)
    if (!this.began || !alone) return
    const { drag } = this.began
    this.began = null
    const there = this.hands.camera().toTable(at.x, at.y)
    if (this.panned) {
      if (drag) this.hands.place(there)
      return
    }
    // A long look is not a tap.
    if (this.rested !== null && event.pointerType !== 'mouse') return
    const figure = this.figureAt(at, slackOf(event))
    if (figure) this.hands.tap(figure)
    else this.hands.place(there)
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    clearTimeout(this.resting)
    this.letGo()
  }

  private letGo(): void {
    if (this.began?.drag && this.panned) this.hands.release()
    this.began = null
  }

  leave(): void {
    if (this.fingers.size) return
    this.hands.hover(null)
    this.rest(null)
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    const at = this.local(event)
    this.shift(() => {
      this.hands.camera().zoom(Math.exp(-event.deltaY * 0.0015), at.x, at.y)
    })
  }

  private rest(figure: FigureBody | null): void {
    clearTimeout(this.resting)
    if (figure === null && this.rested === null) return
    this.rested = figure?.name ?? null
    this.hands.rest(figure)
  }

  private restSoon(figure: FigureBody): void {
    this.resting = window.setTimeout(() => {
      this.rest(figure)
    }, LONG)
  }

  private shift(change: () => void): void {
    this.moving = true
    clearTimeout(this.settle)
    this.settle = window.setTimeout(() => (this.moving = false), 160)
    change()
  }

  private local(event: { clientX: number; clientY: number }): Held {
    const box = this.field?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }

  /** The figure under a place on the screen; a finger is thicker than a base. */
  private figureAt(at: Held, slack: number): FigureBody | null {
    const camera = this.hands.camera()
    let best: FigureBody | null = null
    let nearest = Infinity
    for (const figure of this.hands.standing()) {
      const seen = camera.toScreen(figure)
      const away = Math.hypot(seen.x - at.x, seen.y - at.y)
      const radius = camera.pixels(figure.radius) * camera.scale
      if (away <= Math.max(radius, slack) && away < nearest) {
        best = figure
        nearest = away
      }
    }
    return best
  }
}

const slackOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? FINGER : 0)
