// Where one looks at the table from: a scale and a shift. Places are in hundredths of an inch; a
// reader of the first seat sits across, so for them the table is turned by half a turn.

export interface Point {
  x: number
  y: number
}

/** CSS pixels of an inch before any scaling. */
export const INCH = 40

/** Which way an arrow key points: to the right, and down. */
export const ARROWS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const CLOSEST = 3.2
/** Of the mat, that is seen round the table when all of it is. */
const BORDER = 30

export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** The part of the screen where nothing lies over the table. */
  private room = { x: 0, y: 0, width: 1, height: 1 }
  private fitted = $state(1)

  constructor(
    readonly width: number,
    readonly height: number,
    readonly turned: boolean,
  ) {}

  /** The room on the screen is this now; what was looked at stays in the middle. */
  resize(x: number, y: number, width: number, height: number): void {
    const { whole } = this
    const before = this.middle
    const middle = this.toTable(before.x, before.y)
    this.room = { x, y, width, height }
    this.fitted = Math.min(
      width / this.pixels(this.width + 2 * BORDER),
      height / this.pixels(this.height + 2 * BORDER),
    )
    if (whole) this.fit()
    else this.lookAt(middle)
  }

  fit(): void {
    this.scale = this.fitted
    this.clamp()
  }

  zoom(factor: number, x = this.middle.x, y = this.middle.y): void {
    const before = this.scale
    this.scale = Math.min(Math.max(before * factor, this.fitted), Math.max(CLOSEST, this.fitted))
    const real = this.scale / before
    this.x = x - (x - this.x) * real
    this.y = y - (y - this.y) * real
    this.clamp()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.clamp()
  }

  lookAt(place: Point): void {
    const { x, y } = this.toScreen(place)
    this.pan(this.middle.x - x, this.middle.y - y)
  }

  /** Moves no more than it must for a place to be well in sight. */
  reveal(place: Point): void {
    const edge = 40
    const seen = this.toScreen(place)
    const short = (at: number, from: number, size: number): number =>
      Math.max(0, from + edge - at) + Math.min(0, from + size - edge - at)
    const { x, y, width, height } = this.room
    this.pan(short(seen.x, x, width), short(seen.y, y, height))
  }

  /** Whether all of the table is seen. */
  get whole(): boolean {
    return this.scale <= this.fitted * 1.001
  }

  private get middle(): Point {
    const { x, y, width, height } = this.room
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** A place as it lies before the reader, in hundredths of an inch. */
  seen(place: Point): Point {
    return this.turned ? { x: this.width - place.x, y: this.height - place.y } : place
  }

  toScreen(place: Point): Point {
    const { x, y } = this.seen(place)
    return { x: this.x + this.pixels(x) * this.scale, y: this.y + this.pixels(y) * this.scale }
  }

  toTable(x: number, y: number): Point {
    const place = {
      x: Math.round(((x - this.x) / this.scale / INCH) * 100),
      y: Math.round(((y - this.y) / this.scale / INCH) * 100),
    }
    return this.seen(place)
  }

  pixels(hundredths: number): number {
    return (hundredths * INCH) / 100
  }

  private clamp(): void {
    const { room } = this
    const hold = (at: number, size: number, from: number, wide: number): number =>
      size <= wide ? from + (wide - size) / 2 : Math.min(from, Math.max(from + wide - size, at))
    this.x = hold(this.x, this.pixels(this.width) * this.scale, room.x, room.width)
    this.y = hold(this.y, this.pixels(this.height) * this.scale, room.y, room.height)
  }
}
