// A creature is drawn on three times three cells of 100 × 100. Whatever crosses the edge of a cell
// does so at the same points in every creature, and runs on beyond it, where it is cut off: so any
// nine parts make one body.
//
//   ear | head:   38 to 78 down the side      head | torso: 32 to 68 along the bottom
//   hand | torso: 14 to 48 down the side      torso | tail: 24 to 76 along the bottom
//   leg | tail:    8 to 44 down the side

/** How a path is printed: the body, a second colour, paper, full ink, an ink line, a fine line. */
export type Print = 'body' | 'second' | 'paper' | 'full' | 'line' | 'fine'

export type Stroke = readonly [Print, string]

/** The parts of one side; those of the other are its mirror image. */
export interface Drawing {
  body: string
  second: string
  ear: readonly Stroke[]
  head: readonly Stroke[]
  hand: readonly Stroke[]
  torso: readonly Stroke[]
  leg: readonly Stroke[]
  tail: readonly Stroke[]
}

export const INK = '#221710'
export const PAPER = '#fbf4e2'

export const NECK = 'M32 82V108H68V82Z'
export const HEAD =
  'M-8 41L0 38Q12 12 50 10Q88 12 100 38L108 41V75L100 78Q86 97 50 98Q14 97 0 78L-8 75Z'
export const TORSO =
  'M32-8V0Q30 11 0 14H-8V48H0Q17 52 19 70Q19 86 24 100V108H76V100Q81 86 81 70Q83 52 100 48H108V14H100Q70 11 68 0V-8Z'
export const HIPS =
  'M24-8V0Q20 7 0 8H-8V44H0Q22 44 34 56Q50 68 66 56Q78 44 100 44H108V8H100Q80 7 76 0V-8Z'
