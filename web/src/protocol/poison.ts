// Written by `make protocol` from the Python types. Do not edit.


import type { View } from './contract'

export interface PoisonView extends View {
  actions: Pour[]
  events: (RoundBegan | Dealt | Poured | Overflowed | Drew | RoundScored | GameEnded)[]
  round: number
  rounds: number
  dealer: number
  turn: number
  cauldrons: Cauldron[]
  players: Player[]
  hand: string[] | null
  aside: number
  pile: number
  pad: number[][]
  brim: number
  totals: number[]
}

export interface Pour {
  type: "pour"
  card: string
  cauldron: "left" | "middle" | "right"
}

export interface RoundBegan {
  type: "round-began"
  round: number
  rounds: number
  dealer_seat: number
  seat: number
}

export interface Dealt {
  type: "dealt"
  seat: number
  count: number
  cards: string[] | null
}

export interface Poured {
  type: "poured"
  seat: number
  card: string
  cauldron: "left" | "middle" | "right"
  total: number
}

export interface Overflowed {
  type: "overflowed"
  seat: number
  cauldron: "left" | "middle" | "right"
  total: number
  count: number
  cards: string[]
}

export interface Drew {
  type: "drew"
  seat: number
  card: string | null
}

export interface RoundScored {
  type: "round-scored"
  round: number
  piles: Pile[]
}

export interface Pile {
  seat: number
  taken: Record<string, number>
  immune: string[]
  points: number
}

export interface GameEnded {
  type: "game-ended"
  scores: number[]
  winner_seats: number[]
}

export interface Cauldron {
  place: "left" | "middle" | "right"
  colour: string | null
  total: number
  cards: string[]
}

export interface Player {
  hand_size: number
  taken_size: number
  taken: Record<string, number>
  score: number
}

export type Action = Pour

export type Event = RoundBegan | Dealt | Poured | Overflowed | Drew | RoundScored | GameEnded

export type GameView = PoisonView
