// Written by `make protocol` from the Python types. Do not edit.


export interface Action {
  type: string
}

export interface Event {
  type: string
}

export interface Decision {
  kind: string
  seats: number[]
  about?: Record<string, string | number>
}

export interface Result {
  scores: number[]
  ranking: number[][]
  winners: number[]
  reason: string
}

export interface View {
  game: string
  rules: number
  options: Record<string, boolean | number | string>
  seat: number | null
  seats: number
  step: number
  actors: number[]
  decision: Decision | null
  actions: Action[]
  events: Event[]
  log_from: number
  result: Result | null
}
