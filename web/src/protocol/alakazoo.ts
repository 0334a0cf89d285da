// Written by `make protocol` from the Python types. Do not edit.


import type { View } from './contract'

export interface AlakazooView extends View {
  actions: (ChoosePortal | ChooseGuardian | Draft | Enrol | KeepPage | Rest | Roll | TakeColumn | Discard | Draw | Invoke | Place | Done | Uncover | Cover | Charge | Darken | Forgo | Shadow | Target | Offer | NameCreature | Give | Take | Swap | SwapPortals)[]
  events: (PortalChosen | GuardianChosen | GameBegan | AbilityDealt | Dealt | Drafted | ColumnLaid | TommyHid | LessonsOffered | Enrolled | PagesOffered | PageKept | TurnBegan | TurnLost | Rested | Rolled | DieTurned | Covered | Uncovered | Charged | Drained | DieForgone | Darkened | DarkRefused | DarkReturned | DarkPassed | ColumnTaken | ColumnFilled | ColumnsSwept | Discarded | Drew | Reshuffled | Invoked | Borrowed | Took | CreatureNamed | HandedOver | Stolen | Swapped | PortalsSwapped | Placed | PortalFilled | HandsPassed | TommyAppeared | TommyDiscarded | GameEnded | SoloEnded)[]
  turn: number
  first: number
  turns: number
  last_round: boolean
  creatures: string[]
  players: PlayerView[]
  columns: string[][]
  pile: number
  discards: string[]
  magic: number
  dark: number
  dice: string[]
  tommy_discards: string[]
  tommy_lasting: string[]
  tommy_out: string[]
  tommy_seen: string[]
  hand: string[] | null
  offer: string[]
  offered_powers: string[]
  choice: ChoosePortal | ChooseGuardian | Draft | Enrol | KeepPage | Rest | Roll | TakeColumn | Discard | Draw | Invoke | Place | Done | Uncover | Cover | Charge | Darken | Forgo | Shadow | Target | Offer | NameCreature | Give | Take | Swap | SwapPortals | null
  phase: number
  safe: boolean
  eased: boolean
  hushed: boolean
  owed: number
  owed_for: string
  amount: number
  then_take: number
  source: string
  power: string | null
  target_seat: number | null
  named: string | null
  offered_count: number
  offered: string[]
  given_count: number
  given: string[]
}

export interface ChoosePortal {
  type: "choose-portal"
  portal: string
}

export interface ChooseGuardian {
  type: "choose-guardian"
  guardian: string
}

export interface Draft {
  type: "draft"
  card: string
}

export interface Enrol {
  type: "enrol"
  wizard: string
  power: string
}

export interface KeepPage {
  type: "keep-page"
  page: string
}

export interface Rest {
  type: "rest"
}

export interface Roll {
  type: "roll"
  dice: number
}

export interface TakeColumn {
  type: "take-column"
  column: number
}

export interface Discard {
  type: "discard"
  card: string
}

export interface Draw {
  type: "draw"
}

export interface Invoke {
  type: "invoke"
  power: string
  guardian: string
}

export interface Place {
  type: "place"
  card: string
}

export interface Done {
  type: "done"
}

export interface Uncover {
  type: "uncover"
  place: string
  rune: string
}

export interface Cover {
  type: "cover"
  die: string
  place: string
  rune: string
}

export interface Charge {
  type: "charge"
  guardian: string
}

export interface Darken {
  type: "darken"
  die: string
}

export interface Forgo {
  type: "forgo"
  die: string
}

export interface Shadow {
  type: "shadow"
  guardian: string
}

export interface Target {
  type: "target"
  seat: number
}

export interface Offer {
  type: "offer"
  card: string
}

export interface NameCreature {
  type: "name-creature"
  creature: string
}

export interface Give {
  type: "give"
  card: string
}

export interface Take {
  type: "take"
  card: string
}

export interface Swap {
  type: "swap"
  card: string
  place: string
}

export interface SwapPortals {
  type: "swap-portals"
  seat: number
  place: string
}

export interface PortalChosen {
  type: "portal-chosen"
  seat: number
  portal: string
}

export interface GuardianChosen {
  type: "guardian-chosen"
  seat: number
  guardian: string
}

export interface GameBegan {
  type: "game-began"
  seat: number
  creatures: string[]
}

export interface AbilityDealt {
  type: "ability-dealt"
  seat: number
  guardian: string
  power: string
}

export interface Dealt {
  type: "dealt"
  seat: number
  count: number
  cards: string[] | null
}

export interface Drafted {
  type: "drafted"
  seat: number
  card: string | null
}

export interface ColumnLaid {
  type: "column-laid"
  column: number
  cards: string[]
}

export interface TommyHid {
  type: "tommy-hid"
  count: number
}

export interface LessonsOffered {
  type: "lessons-offered"
  seat: number
  wizards: string[] | null
  powers: string[] | null
}

export interface Enrolled {
  type: "enrolled"
  seat: number
  wizard: string
  power: string
}

export interface PagesOffered {
  type: "pages-offered"
  seat: number
  pages: string[] | null
}

export interface PageKept {
  type: "page-kept"
  seat: number
  page: string | null
}

export interface TurnBegan {
  type: "turn-began"
  seat: number
  turn: number
}

export interface TurnLost {
  type: "turn-lost"
  seat: number
}

export interface Rested {
  type: "rested"
  seat: number
  count: number
}

export interface Rolled {
  type: "rolled"
  seat: number
  dice: string[]
}

export interface DieTurned {
  type: "die-turned"
  seat: number
  die: string
  count: number
}

export interface Covered {
  type: "covered"
  seat: number
  die: string
  place: string
  rune: string
}

export interface Uncovered {
  type: "uncovered"
  seat: number
  place: string
  rune: string
}

export interface Charged {
  type: "charged"
  seat: number
  guardian: string
}

export interface Drained {
  type: "drained"
  seat: number
  guardian: string
}

export interface DieForgone {
  type: "die-forgone"
  seat: number
  die: string
}

export interface Darkened {
  type: "darkened"
  seat: number
  guardian: string
  reason: string
  ousted: boolean
}

export interface DarkRefused {
  type: "dark-refused"
  seat: number
  reason: string
}

export interface DarkReturned {
  type: "dark-returned"
  seat: number
  count: number
}

export interface DarkPassed {
  type: "dark-passed"
  seat: number
  other_seat: number
}

export interface ColumnTaken {
  type: "column-taken"
  seat: number
  column: number
  cards: string[]
}

export interface ColumnFilled {
  type: "column-filled"
  column: number
  card: string
}

export interface ColumnsSwept {
  type: "columns-swept"
  cards: string[]
}

export interface Discarded {
  type: "discarded"
  seat: number
  card: string
}

export interface Drew {
  type: "drew"
  seat: number
  card: string | null
}

export interface Reshuffled {
  type: "reshuffled"
  count: number
}

export interface Invoked {
  type: "invoked"
  seat: number
  guardian: string
  power: string
}

export interface Borrowed {
  type: "borrowed"
  seat: number
  other_seat: number
  power: string
}

export interface Took {
  type: "took"
  seat: number
  card: string
  source: string
}

export interface CreatureNamed {
  type: "creature-named"
  seat: number
  other_seat: number
  creature: string
}

export interface HandedOver {
  type: "handed-over"
  seat: number
  other_seat: number
  cards: string[] | null
  at_random: boolean
}

export interface Stolen {
  type: "stolen"
  seat: number
  other_seat: number
  card: string | null
}

export interface Swapped {
  type: "swapped"
  seat: number
  place: string
  cards: string[]
  source: string
}

export interface PortalsSwapped {
  type: "portals-swapped"
  seat: number
  other_seat: number
  place: string
  cards: string[]
}

export interface Placed {
  type: "placed"
  seat: number
  card: string
  points: number
  counts: Record<string, number>
}

export interface PortalFilled {
  type: "portal-filled"
  seat: number
  points: number
}

export interface HandsPassed {
  type: "hands-passed"
  seat: number
  other_seat: number
  cards: string[] | null
}

export interface TommyAppeared {
  type: "tommy-appeared"
  tommy: string
  lasting: boolean
}

export interface TommyDiscarded {
  type: "tommy-discarded"
  seat: number
  tommy: string
}

export interface GameEnded {
  type: "game-ended"
  counts: Count[]
  winner_seats: number[]
}

export interface Count {
  seat: number
  points: number
  lines: Record<string, number>
  page: string | null
  total: number
  alike: number
  complete: string[][]
}

export interface SoloEnded {
  type: "solo-ended"
  seat: number
  won: boolean
  turns: number
}

export interface PlayerView {
  portal: string | null
  places: PlaceView[]
  guardians: GuardianView[]
  points: number
  count: number | null
  hand_size: number
  known: string[]
  hand_limit: number
  token_limit: number
  dice_limit: number
  wizard: string | null
  lesson: string | null
  page: string | null
  offer_size: number
  known_offer: string[]
  chosen: boolean
}

export interface PlaceView {
  place: string
  runes: string[]
  covered: boolean[]
  card: string | null
}

export interface GuardianView {
  guardian: string
  magic: number
  dark: number
  ability: string | null
}

export type Action = ChoosePortal | ChooseGuardian | Draft | Enrol | KeepPage | Rest | Roll | TakeColumn | Discard | Draw | Invoke | Place | Done | Uncover | Cover | Charge | Darken | Forgo | Shadow | Target | Offer | NameCreature | Give | Take | Swap | SwapPortals

export type Event = PortalChosen | GuardianChosen | GameBegan | AbilityDealt | Dealt | Drafted | ColumnLaid | TommyHid | LessonsOffered | Enrolled | PagesOffered | PageKept | TurnBegan | TurnLost | Rested | Rolled | DieTurned | Covered | Uncovered | Charged | Drained | DieForgone | Darkened | DarkRefused | DarkReturned | DarkPassed | ColumnTaken | ColumnFilled | ColumnsSwept | Discarded | Drew | Reshuffled | Invoked | Borrowed | Took | CreatureNamed | HandedOver | Stolen | Swapped | PortalsSwapped | Placed | PortalFilled | HandsPassed | TommyAppeared | TommyDiscarded | GameEnded | SoloEnded

export type GameView = AlakazooView
