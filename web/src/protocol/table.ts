// Written by `make protocol` from the Python types. Do not edit.


export interface Option {
  name: string
  default: boolean | number | string
  choices?: string[]
  low?: number
  high?: number
  seat?: boolean
  text?: boolean
}

export interface Result {
  scores: number[]
  ranking: number[][]
  winners: number[]
  reason: string
}

export interface GameInfo {
  id: string
  rules: number
  least_seats: number
  most_seats: number
  minutes: number
  options: Option[]
}

export interface House {
  version: string
  games: GameInfo[]
  bots: string[]
  phrases: string[]
}

export interface SeatInfo {
  kind: "bot" | "open" | "person"
  name: string
  bot: string
  here: boolean
  covered: boolean
  away_since: number | null
}

export interface TableInfo {
  id: string
  game: string
  rules: number
  options: Record<string, boolean | number | string>
  public: boolean
  stage: "gathering" | "over" | "playing"
  seats: SeatInfo[]
  host: number
  created: number
  started: number | null
  commitment: string
  spectators: number
  result: Result | null
  next_table: string | null
  lesson?: boolean
}

export interface TableList {
  tables: TableInfo[]
}

export interface SeatPlan {
  bot?: string
}

export interface Lesson {
  seed: number
  moves?: [number, Record<string, unknown>][]
}

export interface OpenTable {
  game: string
  name: string
  seats: SeatPlan[]
  options?: Record<string, boolean | number | string>
  public?: boolean
  nonce?: string
  lesson?: Lesson | null
}

export interface Sit {
  name: string
  nonce?: string
}

export interface Seated {
  table: TableInfo
  seat: number
  key: string
}

export interface Problem {
  code: string
  rule?: string
  facts?: Record<string, string | number>
}

export interface Health {
  status: "failing" | "ok"
  version: string
  tables: number
  connections: number
}

export interface Naming {
  name: string
}

export interface Rating {
  game: string
  name: string
  bot: string
  rating: number
  spread: number
  games: number
}

export interface RatingList {
  players: Rating[]
}

export interface RatedSeat {
  seat: number
  before: number
  before_spread: number
  after: number
  after_spread: number
}

export interface RatedGame {
  seats: RatedSeat[]
}

export interface Account {
  name: string
  created: number
  recovery: boolean
  passkeys: number
  ratings: Rating[]
}

export interface SignedIn {
  account: Account
  token: string
}

export interface RecoveryKey {
  key: string
}

export interface PasskeyOptions {
  options: Record<string, unknown>
}

export interface PasskeyAnswer {
  credential: Record<string, unknown>
}

export interface Hello {
  type: "hello"
  id: string
  keys?: string[]
  since?: number
}

export interface Play {
  type: "play"
  id: string
  seat: number
  step: number
  action: Record<string, unknown>
}

export interface Ask {
  type: "ask"
  id: string
  seat: number
  action: Record<string, unknown>
}

export interface Start {
  type: "start"
  id: string
  bot?: string
  nonce?: string
}

export interface Cover {
  type: "cover"
  id: string
  seat: number
  bot: string
}

export interface Rename {
  type: "rename"
  id: string
  seat: number
  name: string
}

export interface Leave {
  type: "leave"
  id: string
  seat: number
}

export interface Chat {
  type: "chat"
  id: string
  seat: number
  text?: string
  phrase?: string
}

export interface Rematch {
  type: "rematch"
  id: string
}

export interface LogLine {
  step: number
  at: number
  events: unknown[]
}

export interface Feed {
  seat: number | null
  view: unknown
  log: LogLine[]
}

export interface ChatLine {
  sequence: number
  at: number
  seat: number | null
  name: string
  text: string
  phrase: string
}

export interface Welcome {
  type: "welcome"
  id: string
  sequence: number
  now: number
  table: TableInfo
  seats: number[]
  feeds: Feed[]
  chat: ChatLine[]
}

export interface Update {
  type: "update"
  sequence: number
  feeds: Feed[]
}

export interface Changed {
  type: "changed"
  sequence: number
  table: TableInfo
}

export interface Said {
  type: "said"
  line: ChatLine
}

export interface Done {
  type: "done"
  id: string
  sequence: number
}

export interface Previewed {
  type: "previewed"
  id: string
  preview: unknown | null
}

export interface Refused {
  type: "refused"
  id: string
  code: string
  rule: string
  facts: Record<string, string | number>
}

export type ClientMessages = Hello | Play | Ask | Start | Cover | Rename | Leave | Chat | Rematch

export type ServerMessages = Welcome | Update | Changed | Said | Done | Previewed | Refused
