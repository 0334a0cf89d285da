// A portal as a picture to keep: the same strokes that the page draws, put on a canvas.

import { part } from './creatures'
import { INK, PAPER, type Print } from './creatures/drawing'

const CELL = 300
const MARGIN = 70
const CAPTION = 130
const WIDTHS: Record<Print, number> = {
  body: 3,
  second: 2.4,
  paper: 2,
  full: 0,
  line: 2.4,
  fine: 1.3,
}

function drawPart(brush: CanvasRenderingContext2D, card: string): void {
  const { strokes, mirrored, drawing } = part(card)
  const fills: Partial<Record<Print, string>> = {
    body: drawing.body,
    second: drawing.second,
    paper: PAPER,
    full: INK,
  }
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, 100, 100)
  brush.clip()
  if (mirrored) brush.transform(-1, 0, 0, 1, 100, 0)
  brush.strokeStyle = INK
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  for (const [print, path] of strokes) {
    const shape = new Path2D(path)
    const fill = fills[print]
    if (fill) {
      brush.fillStyle = fill
      brush.fill(shape)
    }
    if (WIDTHS[print]) {
      brush.lineWidth = WIDTHS[print]
      brush.stroke(shape)
    }
  }
  brush.restore()
}

/** `cards` in the order of the places; null where nothing lies. */
export function paint(cards: readonly (string | null)[], title: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const side = 3 * CELL + 2 * MARGIN
  canvas.width = side
  canvas.height = side + CAPTION
  const brush = canvas.getContext('2d')
  if (!brush) return canvas
  brush.fillStyle = '#4a3524'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.strokeStyle = '#d9ad58'
  brush.lineWidth = 6
  brush.strokeRect(24, 24, canvas.width - 48, canvas.height - 48)
  brush.fillStyle = '#f6ecd4'
  brush.fillRect(MARGIN, MARGIN, 3 * CELL, 3 * CELL)
  cards.forEach((card, index) => {
    if (card === null) return
    brush.save()
    brush.translate(MARGIN + (index % 3) * CELL, MARGIN + Math.floor(index / 3) * CELL)
    brush.scale(CELL / 100, CELL / 100)
    drawPart(brush, card)
    brush.restore()
  })
  brush.fillStyle = '#f0e5cd'
  brush.textAlign = 'center'
  brush.font = "600 64px 'Grenze', serif"
  brush.fillText(title, side / 2, side + 14, 3 * CELL)
  brush.fillStyle = '#d9ad58'
  brush.font = "600 34px 'Grenze', serif"
  brush.fillText('Alakazoö! · Athanor', side / 2, side + 66)
  return canvas
}

/** Hands the picture over as a file. */
export function save(cards: readonly (string | null)[], title: string): void {
  paint(cards, title).toBlob((blob) => {
    if (!blob) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = 'alakazoo.png'
    link.click()
    setTimeout(() => {
      URL.revokeObjectURL(link.href)
    }, 1000)
  }, 'image/png')
}
