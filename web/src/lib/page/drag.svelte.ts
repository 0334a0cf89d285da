// Dragging a card or tile with a pointer: it begins after a few pixels, so that a tap stays a tap.
// It ends on whatever has a `data-place`.

type Drop = (index: number, place: string | null, box: DOMRect) => void

const SLOP = 8

export class Drag {
  index = $state<number | null>(null)
  private x = $state(0)
  private y = $state(0)
  private start: { index: number; x: number; y: number; node: HTMLElement } | null = null
  private ended = 0

  constructor(private readonly drop: Drop) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px)`
  }

  /** What a button needs so that it can be dragged as the thing with that index, if it may be now. */
  handlers(index: number, may: boolean): Record<string, (event: PointerEvent) => void> {
    return {
      onpointerdown: (event) => {
        if (may) this.begin(event, index)
      },
      onpointermove: (event) => {
        this.move(event)
      },
      onpointerup: (event) => {
        this.end(event)
      },
      onpointercancel: () => {
        this.cancel()
      },
    }
  }

  private begin(event: PointerEvent, index: number): void {
    if (event.button !== 0) return
    const node = event.currentTarget as HTMLElement
    this.start = { index, x: event.clientX, y: event.clientY, node }
    // At once: the first movement of a quick hand may already end beside it.
    node.setPointerCapture(event.pointerId)
  }

  private move(event: PointerEvent): void {
    if (!this.start) return
    this.x = event.clientX - this.start.x
    this.y = event.clientY - this.start.y
    if (this.index === null && Math.hypot(this.x, this.y) > SLOP) {
      this.index = this.start.index
    }
  }

  private end(event: PointerEvent): void {
    const { start, index } = this
    this.cancel()
    if (!start || index === null) return
    this.ended = performance.now()
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const place = under.map((each) => each.closest<HTMLElement>('[data-place]')).find(Boolean)
    this.drop(index, place?.dataset.place ?? null, start.node.getBoundingClientRect())
  }

  private cancel(): void {
    this.start = null
    this.index = null
  }

  /** The click that follows a drag is part of it. */
  justDropped(): boolean {
    return performance.now() - this.ended < 50
  }
}
