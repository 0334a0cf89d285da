// How a part of a figure is written: a list of shapes, each a letter for what it is made of and the
// data of an SVG path. A figure is drawn in a square of 120 round its middle; its feet stand at 42,
// its head is round (0, -14), and whatever it holds is drawn round the hand that holds it.

/** c cloth, t trim, m metal, w wood, s skin or fur, p pale (bone, linen), l leather, g gold, h hair,
    d dark, r red, e what glows, f flesh of the hands; i is plain ink, x a fine line, b a bold one. */
export type Stuff =
  'c' | 't' | 'm' | 'w' | 's' | 'p' | 'l' | 'g' | 'h' | 'd' | 'r' | 'e' | 'f' | 'i' | 'x' | 'b'

export type Shape = `${Stuff} ${string}`
export type Shapes = readonly Shape[]

/** The data of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A left half, and the same on the right. Only numbers, spaces and M, L, Q, C, Z may be in it. */
export function both(data: string): string {
  let across = true
  const mirrored = data.replace(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      across = true
      return token
    }
    const value = across ? String(-Number(token)) : token
    across = !across
    return ` ${value}`
  })
  return data + mirrored
}
