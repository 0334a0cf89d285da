// Where one looks at the table from: a scale and a shift. Places are in hundredths of an inch; a
// reader of the first seat sits across, so for them the table is turned by half a turn.

export interface Point {
  x: number
  y: number
}

/** CSS pixels of an inch before any scaling. */
export const INCH = 40
const CLOSEST = 3.2

export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  private room = { width: 1, height: 1 }
  private fitted = 1

  constructor(
    readonly width: number,
    readonly height: number,
    readonly turned: boolean,
  ) {}

  /** The room on the screen has this size now; what was looked at stays in the middle. */
  resize(width: number, height: number): void {
    const whole = this.scale <= this.fitted * 1.001
    const middle = this.toTable(this.room.width / 2, this.room.height / 2)
    this.room = { width, height }
    this.fitted = Math.min(width / this.pixels(this.width), height / this.pixels(this.height))
    if (whole) this.fit()
    else this.lookAt(middle)
  }

  fit(): void {
    this.scale = this.fitted
    this.clamp()
  }

  zoom(factor: number, x = this.room.width / 2, y = this.room.height / 2): void {
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
    this.pan(this.room.width / 2 - x, this.room.height / 2 - y)
  }

  /** Moves no more than it must for a place to be well in sight. */
  reveal(place: Point): void {
    const edge = 40
    const { x, y } = this.toScreen(place)
    const short = (at: number, room: number): number =>
      at < edge ? edge - at : at > room - edge ? room - edge - at : 0
    this.pan(short(x, this.room.width), short(y, this.room.height))
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
    const hold = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
    this.x = hold(this.x, this.pixels(this.width) * this.scale, this.room.width)
    this.y = hold(this.y, this.pixels(this.height) * this.scale, this.room.height)
  }
}
