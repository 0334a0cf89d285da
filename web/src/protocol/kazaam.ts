// Written by `make protocol` from the Python types. Do not edit.


import type { View } from './contract'

export interface KazaamView extends View {
  actions: (Draw | Play | Extract | Restore | EndTurn | Pry | Steal | Dig | Digest | Lash | Foresee | LetPass | Take | Gather)[]
  events: (GameBegan | BoardGiven | Dealt | TurnBegan | Drew | Shuffled | Played | Extracted | Restored | TurnEnded | Used | Foresaw | Passed | Cancelled | Pried | Stole | Dug | Gathered | CameToNothing | TurnedDown | Destroyed | GameEnded)[]
  first: number
  turn: number
  left: number
  finisher: number | null
  players: Player[]
  hand: string[] | null
  supply: Record<string, number>
  pile: number
  discards: number
  uses: Use[]
  whereabouts: Whereabouts[]
  tiles: Record<string, Tile>
}

export interface Draw {
  type: "draw"
}

export interface Play {
  type: "play"
  tile: string
}

export interface Extract {
  type: "extract"
  tile: string
}

export interface Restore {
  type: "restore"
}

export interface EndTurn {
  type: "end-turn"
}

export interface Pry {
  type: "pry"
  part: "left-ear" | "right-ear"
  target_seat: number
}

export interface Steal {
  type: "steal"
  part: "left-hand" | "right-hand"
  target_seat: number
}

export interface Dig {
  type: "dig"
  part: "left-leg" | "right-leg"
}

export interface Digest {
  type: "digest"
}

export interface Lash {
  type: "lash"
  target_seat: number
  target_part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
}

export interface Foresee {
  type: "foresee"
}

export interface LetPass {
  type: "let-pass"
}

export interface Take {
  type: "take"
  tile: string
}

export interface Gather {
  type: "gather"
  ingredients: string[]
}

export interface GameBegan {
  type: "game-began"
  seat: number
}

export interface BoardGiven {
  type: "board-given"
  seat: number
  alchemist: string
  ingredient: string
  homunculus: string
}

export interface Dealt {
  type: "dealt"
  seat: number
  count: number
  tiles: string[] | null
}

export interface TurnBegan {
  type: "turn-began"
  seat: number
}

export interface Drew {
  type: "drew"
  seat: number
  tile: string | null
}

export interface Shuffled {
  type: "shuffled"
  count: number
}

export interface Played {
  type: "played"
  seat: number
  tile: string
  ingredients: string[]
}

export interface Extracted {
  type: "extracted"
  seat: number
  tile: string
  ingredients: string[]
}

export interface Restored {
  type: "restored"
  seat: number
  count: number
}

export interface TurnEnded {
  type: "turn-ended"
  seat: number
}

export interface Used {
  type: "used"
  seat: number
  part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
  target_seat: number | null
  target_part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso" | null
}

export interface Foresaw {
  type: "foresaw"
  seat: number
  target_seat: number
  part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
}

export interface Passed {
  type: "passed"
  seat: number
}

export interface Cancelled {
  type: "cancelled"
  seat: number
  part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
}

export interface Pried {
  type: "pried"
  seat: number
  target_seat: number
  tiles: string[] | null
}

export interface Stole {
  type: "stole"
  seat: number
  target_seat: number
  tile: string | null
}

export interface Dug {
  type: "dug"
  seat: number
  tile: string | null
}

export interface Gathered {
  type: "gathered"
  seat: number
  ingredients: string[]
}

export interface CameToNothing {
  type: "came-to-nothing"
  seat: number
  part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
}

export interface TurnedDown {
  type: "turned-down"
  seat: number
  target_seat: number
  tile: string
}

export interface Destroyed {
  type: "destroyed"
  seat: number
  target_seat: number
  tile: string
}

export interface GameEnded {
  type: "game-ended"
  seat: number
  points: Points[]
  winner_seats: number[]
}

export interface Points {
  parts: number
  favourites: number
  kinship: number
  finisher: number
  total: number
}

export interface Player {
  alchemist: string
  ingredient: string
  homunculus: string
  board: Placed[]
  ingredients: Record<string, number>
  hand_size: number
  points: Points
}

export interface Placed {
  part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
  tile: string
  face_up: boolean
}

export interface Use {
  seat: number
  part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso"
  target_seat: number | null
  target_part: "head" | "left-ear" | "left-hand" | "left-leg" | "right-ear" | "right-hand" | "right-leg" | "tail" | "torso" | null
  asked: number[]
  to_ask: number[]
}

export interface Whereabouts {
  places: (number | string)[]
  tiles: string[]
}

export interface Tile {
  price: string[]
  gain: string[]
}

export type Action = Draw | Play | Extract | Restore | EndTurn | Pry | Steal | Dig | Digest | Lash | Foresee | LetPass | Take | Gather

export type Event = GameBegan | BoardGiven | Dealt | TurnBegan | Drew | Shuffled | Played | Extracted | Restored | TurnEnded | Used | Foresaw | Passed | Cancelled | Pried | Stole | Dug | Gathered | CameToNothing | TurnedDown | Destroyed | GameEnded

export type GameView = KazaamView
