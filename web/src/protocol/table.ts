// Written by `make protocol` from the Python types. Do not edit.


import type { Result } from './contract'

export interface Appraisal {
  roster: Roster
  flaws: Flaw[]
  code: string
  numbers?: Record<string, number>
}

export interface Roster {
  name: string
  parts: Record<string, number>
}

export interface Flaw {
  code: string
  rule: string
  facts?: Record<string, string | number>
}

export interface Option {
  name: string
  default: boolean | number | string
  choices?: string[]
  low?: number
  high?: number
  seat?: boolean
  text?: boolean
}

export interface GameInfo {
  id: string
  rules: number
  least_seats: number
  most_seats: number
  minutes: number
  options: Option[]
  bots: string[]
}

export interface House {
  version: string
  games: GameInfo[]
  bots: string[]
  phrases: string[]
  push?: string
  address?: string
  alone?: boolean
}

export interface ClockPlan {
  kind: "bank" | "days" | "move"
  seconds: number
  increment?: number
  zero?: "bot" | "lose"
  pause?: boolean
}

export interface SeatClock {
  left: number
  until: number | null
}

export interface TableSeat {
  kind: "bot" | "open" | "person"
  name: string
  bot: string
  here: boolean
  covered: boolean
  away_since: number | null
  lost?: boolean
  stand_in?: string
  wished?: number[]
  person?: string
}

export interface TableInfo {
  id: string
  game: string
  rules: number
  options: Record<string, boolean | number | string>
  public: boolean
  stage: "gathering" | "over" | "playing"
  seats: TableSeat[]
  host: number
  created: number
  started: number | null
  commitment: string
  spectators: number
  result: Result | null
  next_table: string | null
  lesson?: boolean
  past?: number | null
  hints?: boolean
  undo?: UndoWish | null
  clock?: ClockPlan | null
  actors?: number[]
  due?: number
  counts?: boolean
  house_clock?: boolean
}

export interface UndoWish {
  seat: number
  step: number
  waiting: number[]
}

export interface Times {
  until: number | null
  clocks?: SeatClock[]
  paused?: boolean
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
  clock?: ClockPlan | null
  lesson?: Lesson | null
  hints?: boolean
  stand_in?: string
}

export interface Sit {
  name: string
  nonce?: string
  stand_in?: string
}

export interface Seated {
  table: TableInfo
  seat: number
  key: string
}

export interface PreparedRoster {
  roster: Roster
  options?: Record<string, boolean | number | string>
}

export interface KeptRoster {
  id: string
  roster: Roster
  code: string
}

export interface Problem {
  code: string
  rule?: string
  facts?: Record<string, string | number>
}

export interface TaskHealth {
  state: "failing" | "ok" | "stuck"
  failures: number
}

export interface Thinking {
  waiting: Record<string, number>
  oldest: number
  percent: number
  workers: number
  busy: number
  failing: number
  restarts: number
}

export interface Health {
  status: "failing" | "ok" | "strained"
  version: string
  tables: number
  connections: number
  writes: boolean
  reads: boolean
  lag: number
  broken: number
  tasks: Record<string, TaskHealth>
  thinking: Thinking
}

export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
  words: string
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
  recovery?: string
}

export interface Session {
  id: string
  device: string
  created: number
  used: number
  here: boolean
}

export interface SessionList {
  sessions: Session[]
}

export interface EndSession {
  id?: string
}

export interface Block {
  table: string
  seat: number
}

export interface EndBlock {
  person: string
}

export interface Blocked {
  person: string
  name: string
}

export interface BlockList {
  people: Blocked[]
}

export interface NewRecovery {
  end_others?: boolean
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

export interface ReplaySeat {
  name: string
  bot: string
}

export interface ReplayInfo {
  id: string
  game: string
  rules: number
  options: Record<string, boolean | number | string>
  seats: ReplaySeat[]
  started: number
  commitment: string
  movers: number[]
  taken_over: number
  chunk: number
  result: Result | null
}

export interface ReviewMove {
  step: number
  chance: number
  played: Record<string, unknown>
  better: Record<string, unknown>
  cost: number
  reason: string
  facts: Record<string, string | number>
}

export interface ReviewInfo {
  seat: number
  done: number
  total: number
  chances: [number, number][]
  mistakes: ReviewMove[]
}

export interface PlayOn {
  step: number
  seat: number
  name: string
  bot?: string
  nonce?: string
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
  undos?: number | null
}

export interface Ask {
  type: "ask"
  id: string
  seat: number
  action: Record<string, unknown>
}

export interface Hint {
  type: "hint"
  id: string
  seat: number
  step: number
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

export interface StandIn {
  type: "stand-in"
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

export interface Remove {
  type: "remove"
  id: string
  seat: number
}

export interface Report {
  type: "report"
  id: string
  seat: number
  reason: "chat" | "name" | "other" | "play"
  words?: string
}

export interface Chat {
  type: "chat"
  id: string
  seat: number
  text?: string
  phrase?: string
}

export interface Order {
  type: "order"
  id: string
  seat: number
  kind: string
  order: string
}

export interface Subscribe {
  type: "subscribe"
  id: string
  seat: number
  endpoint: string
  p256dh?: string
  auth?: string
  words?: string
}

export interface MayUndo {
  type: "may-undo"
  id: string
  seat: number
}

export interface Undo {
  type: "undo"
  id: string
  seat: number
  step: number
}

export interface AnswerUndo {
  type: "answer-undo"
  id: string
  seat: number
  agreed: boolean
}

export interface Rematch {
  type: "rematch"
  id: string
}

export interface LogLine {
  step: number
  at: number
  events: unknown[]
  brief?: boolean
}

export interface UndoneMove {
  seat: number
  events: unknown[]
  action?: unknown
}

export interface UndoneLine {
  step: number
  seat: number
  moves: UndoneMove[]
}

export interface ReplayLog {
  lines: LogLine[]
  undone: UndoneLine[]
}

export interface ReplayViews {
  views: unknown[]
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

export interface StandingOrder {
  seat: number
  kind: string
  order: string
  choices: string[]
}

export interface Welcome {
  type: "welcome"
  id: string
  sequence: number
  since: number
  now: number
  table: TableInfo
  seats: number[]
  feeds: Feed[]
  chat: ChatLine[]
  undos: number
  times: Times
  orders: StandingOrder[]
}

export interface Update {
  type: "update"
  sequence: number
  feeds: Feed[]
  undos: number
  times: Times
}

export interface Changed {
  type: "changed"
  sequence: number
  table: TableInfo
  times: Times
}

export interface OrdersNow {
  type: "ordered"
  orders: StandingOrder[]
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

export interface Undoable {
  type: "undoable"
  id: string
  seat: number
  step: number
  way: "agree" | "free" | "none"
}

export interface HintLine {
  action: unknown
  chance: number
  reason: string
  facts: Record<string, string | number>
}

export interface Hinted {
  type: "hinted"
  id: string
  seat: number
  step: number
  hints: unknown
}

export interface Refused {
  type: "refused"
  id: string
  code: string
  rule: string
  facts: Record<string, string | number>
}

export type ClientMessages = Hello | Play | Ask | Hint | Start | Cover | StandIn | Rename | Leave | Remove | Report | Chat | Order | Subscribe | MayUndo | Undo | AnswerUndo | Rematch

export type ServerMessages = Welcome | Update | Changed | OrdersNow | Said | Done | Previewed | Hinted | Undoable | Refused
