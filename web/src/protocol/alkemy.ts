// Written by `make protocol` from the Python types. Do not edit.


import type { View } from './contract'

export interface AlkemyView extends View {
  actions: (Muster | PlaceScenery | PlaceComponent | Deploy | Champion | Begin | Activate | Reactivate | Pass | Walk | Run | Track | Charge | Engage | Fight | Shoot | Concentrate | Cast | Claim | HandOver | LayHands | Command | UseSkill | Rise | Done | PlayCard | Keep | Reroll | StandFast | ReactMove | ReactEngage | ReactShoot | Pick | Accept | Decline | Harvest | Improve)[]
  events: (CompanyMustered | SceneryPlaced | ComponentPlaced | Deployed | TurnBegan | InitiativeWon | HandGiven | Activated | Reactivated | Passed | Rolled | DoubleSix | Moved | ChargeDeclared | ImmunityHeld | CardsShown | Feinted | Struck | Parried | Damaged | Healed | Fell | ShotDeclared | Reacted | CoverTaken | DisengageTested | SkillUsed | TestMade | Guarded | Possessed | Summoned | KnockedDown | Risen | Measured | HiveThrown | Concentrated | FormulaCast | Improved | Harvested | HandedOver | MarkerTurned | GroundHeld | StoneLifted | StoneDropped | StoneHome | OrderCancelled | TurnScored | GameEnded)[]
  width: number
  height: number
  table: TableBody
  open: PendingMuster | PendingScenery | PendingComponents | PendingDeployment | PendingTurn | PendingInitiative | PendingOpportunity | PendingActivation | PendingMove | PendingDisengagement | PendingEngagement | PendingCharge | PendingFight | PendingStrike | PendingDamage | PendingVolley | PendingShot | PendingReaction | PendingCover | PendingFormula | PendingImprovement | PendingHarvest | PendingRoll | PendingOpposedRoll | PendingQuestion | PendingPick | PendingGuard | PendingMeeting | PendingTrick | PendingPrank | PendingGraft | PendingTurnEnd | PendingWill | PendingWave | PendingDrag | PendingSting | PendingTornado | PendingHowl | PendingCalm | PendingSummoning | PendingBond | null
  behind: (PendingMuster | PendingScenery | PendingComponents | PendingDeployment | PendingTurn | PendingInitiative | PendingOpportunity | PendingActivation | PendingMove | PendingDisengagement | PendingEngagement | PendingCharge | PendingFight | PendingStrike | PendingDamage | PendingVolley | PendingShot | PendingReaction | PendingCover | PendingFormula | PendingImprovement | PendingHarvest | PendingRoll | PendingOpposedRoll | PendingQuestion | PendingPick | PendingGuard | PendingMeeting | PendingTrick | PendingPrank | PendingGraft | PendingTurnEnd | PendingWill | PendingWave | PendingDrag | PendingSting | PendingTornado | PendingHowl | PendingCalm | PendingSummoning | PendingBond)[]
  picked: boolean[]
  pick: string | null
}

export interface Muster {
  type: "muster"
  company: string
}

export interface PlaceScenery {
  type: "place-scenery"
  scenery: string
  x: number
  y: number
  turn: number
}

export interface PlaceComponent {
  type: "place-component"
  x: number
  y: number
}

export interface Deploy {
  type: "deploy"
  figure: string
  x: number
  y: number
}

export interface Champion {
  type: "champion"
  figure: string
}

export interface Begin {
  type: "begin"
  first_seat: number
}

export interface Activate {
  type: "activate"
  figure: string
}

export interface Reactivate {
  type: "reactivate"
  figure: string
}

export interface Pass {
  type: "pass"
}

export interface Walk {
  type: "walk"
  figure: string
  x: number
  y: number
}

export interface Run {
  type: "run"
  figure: string
  x: number
  y: number
}

export interface Track {
  type: "track"
  figure: string
  x: number
  y: number
}

export interface Charge {
  type: "charge"
  figure: string
  target: string
  others: string[]
  x: number | null
  y: number | null
}

export interface Engage {
  type: "engage"
  figure: string
  target: string
  others: string[]
}

export interface Fight {
  type: "fight"
  figure: string
  target: string
}

export interface Shoot {
  type: "shoot"
  figure: string
  target: string
  inches: number
}

export interface Concentrate {
  type: "concentrate"
  figure: string
}

export interface Cast {
  type: "cast"
  figure: string
  formula: string
  targets: string[]
  way: string
  boost: number
}

export interface Claim {
  type: "claim"
  figure: string
  marker: number
}

export interface HandOver {
  type: "hand-over"
  figure: string
  target: string
  count: number
}

export interface LayHands {
  type: "lay-hands"
  figure: string
  target: string
  count: number
}

export interface Command {
  type: "command"
  figure: string
  target: string
}

export interface UseSkill {
  type: "use-skill"
  figure: string
  skill: string
  target: string
  others: string[]
  choice: string
  x: number | null
  y: number | null
}

export interface Rise {
  type: "rise"
  figure: string
}

export interface Done {
  type: "done"
  figure: string
}

export interface PlayCard {
  type: "play-card"
  card: "brutal" | "duel" | "inactive" | "normal" | "parry" | "quick" | "raging" | "sturdy" | "trick"
}

export interface Keep {
  type: "keep"
  first: number
  second: number
}

export interface Reroll {
  type: "reroll"
  die: number
}

export interface StandFast {
  type: "stand-fast"
}

export interface ReactMove {
  type: "react-move"
  x: number
  y: number
}

export interface ReactEngage {
  type: "react-engage"
  target: string
}

export interface ReactShoot {
  type: "react-shoot"
  target: string
}

export interface Pick {
  type: "pick"
  figure: string
}

export interface Accept {
  type: "accept"
  what: string
}

export interface Decline {
  type: "decline"
  what: string
}

export interface Harvest {
  type: "harvest"
  component: number
}

export interface Improve {
  type: "improve"
  what: string
  figure: string
}

export interface CompanyMustered {
  type: "company-mustered"
  seat: number
  company: string
  figures: string[]
}

export interface SceneryPlaced {
  type: "scenery-placed"
  seat: number
  scenery: string
  x: number
  y: number
}

export interface ComponentPlaced {
  type: "component-placed"
  seat: number
  element: string
  x: number
  y: number
}

export interface Deployed {
  type: "deployed"
  seat: number
  figure: string
  x: number
  y: number
}

export interface TurnBegan {
  type: "turn-began"
  turn: number
}

export interface InitiativeWon {
  type: "initiative-won"
  seat: number
}

export interface HandGiven {
  type: "hand-given"
  seat: number
}

export interface Activated {
  type: "activated"
  seat: number
  figure: string
}

export interface Reactivated {
  type: "reactivated"
  seat: number
  figure: string
}

export interface Passed {
  type: "passed"
  seat: number
}

export interface Rolled {
  type: "rolled"
  seat: number
  figure: string
  trait: string
  value: number
  numbers: number[]
  kept: number[]
  total: number
  dice: string[]
  places: number[]
}

export interface DoubleSix {
  type: "double-six"
  seat: number
  figure: string
}

export interface Moved {
  type: "moved"
  seat: number
  figure: string
  how: string
  inches: string
  x: number
  y: number
  path: number[]
}

export interface ChargeDeclared {
  type: "charge-declared"
  seat: number
  figure: string
  target: string
  inches: string
  succeeds: boolean
}

export interface ImmunityHeld {
  type: "immunity-held"
  seat: number
  figure: string
  target: string
}

export interface CardsShown {
  type: "cards-shown"
  figure: string
  card: string
  target: string
  reply: string
}

export interface Feinted {
  type: "feinted"
  seat: number
  figure: string
}

export interface Struck {
  type: "struck"
  seat: number
  figure: string
  target: string
  how: string
  value: number
  first: number
  second: number
  total: number
  difficulty: number
  hit: boolean
  symbols: string
  column: number
  damage: number
}

export interface Parried {
  type: "parried"
  seat: number
  figure: string
  target: string
  counter: boolean
}

export interface Damaged {
  type: "damaged"
  seat: number
  figure: string
  damage: number
  left: number
  state: string
}

export interface Healed {
  type: "healed"
  seat: number
  figure: string
  count: number
}

export interface Fell {
  type: "fell"
  seat: number
  figure: string
}

export interface ShotDeclared {
  type: "shot-declared"
  seat: number
  figure: string
  target: string
  guess: number
  inches: string
  aim: boolean
  in_range: boolean
}

export interface Reacted {
  type: "reacted"
  seat: number
  figure: string
  how: string
}

export interface CoverTaken {
  type: "cover-taken"
  seat: number
  figure: string
  total: number
  saved: boolean
  dice: string[]
}

export interface DisengageTested {
  type: "disengage-tested"
  seat: number
  figure: string
  target: string
  freed: boolean
}

export interface SkillUsed {
  type: "skill-used"
  seat: number
  figure: string
  skill: string
}

export interface TestMade {
  type: "test-made"
  seat: number
  figure: string
  skill: string
  passed: boolean
}

export interface Guarded {
  type: "guarded"
  seat: number
  figure: string
  target: string
}

export interface Possessed {
  type: "possessed"
  seat: number
  figure: string
}

export interface Summoned {
  type: "summoned"
  seat: number
  figure: string
  x: number
  y: number
}

export interface KnockedDown {
  type: "knocked-down"
  seat: number
  figure: string
}

export interface Risen {
  type: "risen"
  seat: number
  figure: string
}

export interface Measured {
  type: "measured"
  seat: number
  figure: string
  target: string
  inches: string
}

export interface HiveThrown {
  type: "hive-thrown"
  seat: number
  figure: string
  x: number
  y: number
}

export interface Concentrated {
  type: "concentrated"
  seat: number
  figure: string
  level: number
}

export interface FormulaCast {
  type: "formula-cast"
  seat: number
  figure: string
  formula: string
  works: boolean
}

export interface Improved {
  type: "improved"
  seat: number
  figure: string
  what: string
}

export interface Harvested {
  type: "harvested"
  seat: number
  figure: string
  count: number
}

export interface HandedOver {
  type: "handed-over"
  seat: number
  figure: string
  target: string
  count: number
}

export interface MarkerTurned {
  type: "marker-turned"
  seat: number
  figure: string
  marker: number
  owner: string
}

export interface GroundHeld {
  type: "ground-held"
  marker: number
  owner: string
}

export interface StoneLifted {
  type: "stone-lifted"
  seat: number
  figure: string
  marker: number
}

export interface StoneDropped {
  type: "stone-dropped"
  seat: number
  figure: string
  marker: number
}

export interface StoneHome {
  type: "stone-home"
  seat: number
  figure: string
  marker: number
}

export interface OrderCancelled {
  type: "order-cancelled"
  seat: number
  figure: string
}

export interface TurnScored {
  type: "turn-scored"
  turn: number
  scorer_seat: number | null
  points: number[]
}

export interface GameEnded {
  type: "game-ended"
  reason: string
  winner_seats: number[]
}

export interface TableBody {
  turn: number
  hand: number
  passes: number
  obliged: number | null
  forced: string | null
  points: number[]
  companies: string[]
  shown: ("brutal" | "duel" | "inactive" | "normal" | "parry" | "quick" | "raging" | "sturdy" | "trick" | null)[]
  figures: FigureBody[]
  cards: CardBody[]
  scenery: SceneryBody[]
  markers: MarkerBody[]
  components: ComponentBody[]
  hives: HiveBody[]
}

export interface FigureBody {
  name: string
  profile: string
  seat: number
  card: number
  x: number
  y: number
  placed: boolean
  alive: boolean
  ap: number
  ticked: number
  foes: string[]
  immune: boolean
  concentration: number
  components: number
  stones: number
  circus: number
  circus_lasts: boolean
  circus_used: boolean
  uchronia: boolean
  uchronia_lasts: boolean
  uchronia_used: boolean
  brambles: number
  prayer: number
  premonition: number
  charged: boolean
  ran: boolean
  cowed: boolean
  harvested: boolean
  cast: string[]
  barred: string[]
  tracked: boolean
  supported: boolean
  mastered: boolean
  pushed: boolean
  marked: number
  shot_last: boolean
  swift: boolean
  slippery: boolean
  hurt: boolean
  effects: EffectBody[]
  used: string[]
  spent: string[]
  state: string
  left: number
  radius: number
  size: number
}

export interface EffectBody {
  kind: "afraid" | "aimless" | "angelus" | "benevolence" | "blessing" | "breath" | "doomed" | "doubled" | "down" | "dread" | "exposed" | "frightening" | "graft" | "guard-waves" | "helped" | "hives" | "lance" | "net" | "oil" | "orison" | "poison" | "possession" | "pranks" | "rooted" | "sapped" | "scimitar" | "steeled" | "summoned" | "swiftness" | "toad" | "toxic" | "trickster" | "unseen" | "veil" | "vision" | "whirl" | "white-waves" | "willed" | "wind"
  amount: number
  lasts: "combat" | "focus" | "once" | "play" | "turn" | "turn-of-use" | "turn-of-wound" | "wound"
  by: string | null
  extra: number
  used: boolean
}

export interface CardBody {
  seat: number
  figures: string[]
  played: boolean
}

export interface SceneryBody {
  scenery: string
  x: number
  y: number
  turn: number
  kind: string
  size: number
  corners: number[]
}

export interface MarkerBody {
  x: number
  y: number
  owner: number | null
  bearer?: string | null
}

export interface ComponentBody {
  x: number
  y: number
  element: string
}

export interface HiveBody {
  x: number
  y: number
  thrower: string
  stung: string[]
}

export interface PendingMuster {
  type: "muster"
}

export interface PendingScenery {
  type: "scenery"
  seat: number
  stage: "lots" | "placing"
  placed: number
  first: number
}

export interface PendingComponents {
  type: "components"
  seat: number
  placed: number[]
  lower: number[]
  upper: number[]
}

export interface PendingDeployment {
  type: "deployment"
  seat: number
  stage: "deploying" | "rolled" | "to-roll"
  card: number | null
  first: number | null
}

export interface PendingTurn {
  type: "turn"
  stage: "activated" | "ending" | "handing-over" | "playing" | "to-begin"
  card: number | null
}

export interface PendingInitiative {
  type: "initiative"
  stage: "contested" | "picking" | "won"
  champions: (string | null)[]
  winner: number | null
}

export interface PendingOpportunity {
  type: "opportunity"
  seat: number
  figure: string
}

export interface PendingActivation {
  type: "activation"
  seat: number
  figure: string | null
  stage: "announcing" | "attacker-picked" | "resolved" | "resolving"
  card: number
  scope: "commanded" | "one-figure" | "whole-card"
  given: number
  done: string[]
  busy: string[]
  announced: string[]
  actor: string | null
  ap_before: number
  orders: GivenOrder[]
}

export interface GivenOrder {
  kind: "arrive" | "attack" | "cast" | "charge" | "claim" | "command" | "concentrate" | "done" | "engage" | "fight" | "hand-over" | "lay-hands" | "rise" | "run" | "shoot" | "track" | "use" | "walk"
  figure: string
  x: number | null
  y: number | null
  target: string | null
  others: string[]
  inches: number
  marker: number | null
  count: number
  formula: string | null
  way: "" | "ancestor" | "hero" | "slippery" | "swift"
  boost: number
  skill: string | null
  choice: "" | "black" | "bull" | "yellow"
  paid: number
}

export interface PendingMove {
  type: "move"
  seat: number
  figure: string
  stage: "gone" | "to-disengage" | "to-go"
  x: number
  y: number
  how: "reaction" | "run" | "track" | "tricked" | "walk"
}

export interface PendingDisengagement {
  type: "disengagement"
  seat: number
  figure: string
  stage: "attacker-picked" | "free-attack-asked" | "free-attacks" | "tested" | "tester-picked" | "to-leave"
  staying_with: string[]
  dice: number
  holders: string[]
  foe: string | null
  picked: boolean
}

export interface PendingEngagement {
  type: "engagement"
  seat: number
  figure: string
  stage: "guard-asked" | "to-arrive" | "to-fight" | "to-set-out"
  target: string
  others: string[]
  x: number
  y: number
  cost: number
}

export interface PendingCharge {
  type: "charge"
  seat: number
  figure: string
  stage: "guard-asked" | "guards" | "immunity" | "immunity-tested" | "reactions" | "shot-at" | "to-measure" | "to-shoot"
  target: string
  targets: string[]
  x: number | null
  y: number | null
  next: number
  shots: DeclaredShot[]
  guarded: string[]
}

export interface DeclaredShot {
  shooter: string
  target: string
  inches: number
  reaction: boolean
  in_range: boolean
  aimed: boolean
  close: boolean
}

export interface PendingFight {
  type: "fight"
  seat: number
  figure: string
  stage: "contested" | "feint-asked" | "first-feint-over" | "first-struck" | "fought" | "picking" | "reply-feint-asked" | "shown" | "to-pay"
  target: string
  cause: "from-charge" | "from-engagement" | "plain"
  card: "brutal" | "duel" | "inactive" | "normal" | "parry" | "quick" | "raging" | "sturdy" | "trick" | null
  reply: "brutal" | "duel" | "inactive" | "normal" | "parry" | "quick" | "raging" | "sturdy" | "trick" | null
  strikes_first: boolean
}

export interface PendingStrike {
  type: "strike"
  seat: number
  figure: string
  stage: "breath-asked" | "counter-asked" | "damage-asked" | "flawless-asked" | "follow-up-asked" | "hit" | "parry-rolled" | "strike-over" | "struck" | "to-deal" | "to-parry" | "to-strike" | "undine-asked"
  target: string
  card: "brutal" | "duel" | "inactive" | "normal" | "parry" | "quick" | "raging" | "sturdy" | "trick"
  reply: "brutal" | "duel" | "inactive" | "normal" | "parry" | "quick" | "raging" | "sturdy" | "trick"
  dice: number
  kind: "card-blow" | "chain-blow" | "counter-blow" | "free-blow" | "wave-blow"
  charge_shift: number
  total: number
  column: number
  first_die: number
  second_die: number
  flawless: boolean
  turned: number
  more: number
}

export interface PendingDamage {
  type: "damage"
  seat: number
  stage: "acrobat-asked" | "ancients-asked" | "dealt" | "empathy-asked" | "not-dodged" | "to-tick"
  source: string | null
  target: string
  points: number
  cause: "arrow" | "blow" | "other"
  total: number
  dodging: boolean
  shaman: string | null
}

export interface PendingVolley {
  type: "volley"
  seat: number
  stage: "guard-asked" | "moves" | "reactions" | "shooting" | "to-measure" | "volley-over" | "wounds"
  next: number
  shots: DeclaredShot[]
  wounds: ShotWound[]
  moves: MoveInReaction[]
  guarded: string[]
}

export interface ShotWound {
  shooter: string
  target: string
  points: number
}

export interface MoveInReaction {
  figure: string
  x: number
  y: number
  target: string | null
}

export interface PendingShot {
  type: "shot"
  seat: number
  figure: string
  stage: "breath-asked" | "cover-asked" | "damage-asked" | "marksman-asked" | "rolled" | "shot-over" | "to-roll" | "to-shoot" | "undine-asked"
  target: string
  aimed: boolean
  close: boolean
  no_cover: boolean
  total: number
  column: number
  first_die: number
  second_die: number
  turned: number
  damage: number
}

export interface PendingReaction {
  type: "reaction"
  seat: number
  figure: string
  charge: boolean
  has_shot: boolean
  causes: string[]
}

export interface PendingCover {
  type: "cover"
  seat: number
  figure: string
  figures: string[]
  behind_scenery: boolean
}

export interface PendingFormula {
  type: "formula"
  seat: number
  figure: string
  stage: "cast-over" | "cast-rolled" | "mastery-asked" | "to-cast"
  formula: string
  way: "" | "ancestor" | "hero" | "slippery" | "swift"
  boost: number
  short: number
  targets: string[]
}

export interface PendingImprovement {
  type: "improvement"
  seat: number
  figure: string
  stage: "buying" | "guard-asked" | "guards"
  formula: string
  way: "" | "ancestor" | "hero" | "slippery" | "swift"
  spent: number
  strength: number
  second: number
  lasting: boolean
  targets: string[]
  friends: string[]
  next: number
}

export interface PendingHarvest {
  type: "harvest"
  seat: number
  figure: string
  components: number[]
}

export interface PendingRoll {
  type: "roll"
  seat: number
  figure: string
  stage: "help-asked" | "keep-asked" | "reroll-asked" | "rolled" | "to-roll"
  trait: "com" | "concentration" | "mnd" | "ref" | "shot"
  value: number
  bonus: number
  keep: "asked" | "for-damage" | "for-total"
  difficulty: number
  colour: "red" | "white" | "yellow"
  extra: "red" | "white" | "yellow" | null
  grip: boolean
  offers: number
  values: number[]
  dice: string[]
}

export interface PendingOpposedRoll {
  type: "opposed-roll"
  figure: string
  stage: "both-rolled" | "inspiration-asked" | "nobody-rolled" | "one-rolled"
  target: string
  trait: "com" | "concentration" | "mnd" | "ref" | "shot"
  value: number
  other_value: number
  bonus: number
  other_bonus: number
  colour: "red" | "white" | "yellow" | null
  other_colour: "red" | "white" | "yellow" | null
  total: number
  column: number
  least: number
  most: number
  other_total: number
}

export interface PendingQuestion {
  type: "question"
  seat: number
  figure: string
  questions: ("acrobat" | "ancients" | "benevolence" | "breath" | "breath-damage" | "chain" | "counter" | "decline" | "decline-heal" | "empathy" | "feint" | "flawless" | "free-attack" | "inspiration" | "marksman" | "mastery" | "preempt" | "push" | "undine" | "undine-both" | "wave")[]
}

export interface PendingPick {
  type: "pick"
  seat: number
  purpose: "attacker" | "tester" | "victim"
  choices: string[]
}

export interface PendingGuard {
  type: "guard"
  seat: number
  figure: string
  guards: string[]
}

export interface PendingMeeting {
  type: "meeting"
  seat: number
  figure: string
  stage: "all-done" | "answered" | "comer-nets" | "comer-tests" | "met-nets" | "met-tests" | "to-answer"
  others: string[]
  charge: boolean
  waiting: boolean
}

export interface PendingTrick {
  type: "trick"
  seat: number
  figure: string
}

export interface PendingPrank {
  type: "prank"
  seat: number
  figure: string
}

export interface PendingGraft {
  type: "graft"
  seat: number
  figure: string
}

export interface PendingTurnEnd {
  type: "turn-end"
  stage: "healing-asked" | "next-one" | "relief-asked"
  next: number
  helper: string | null
}

export interface PendingWill {
  type: "will"
  seat: number
  figure: string
  target: string
}

export interface PendingWave {
  type: "wave"
  seat: number
  figure: string
  stage: "picked" | "to-pick"
  targets: string[]
}

export interface PendingDrag {
  type: "drag"
  seat: number
  figure: string
  target: string
}

export interface PendingSting {
  type: "sting"
  seat: number
  figure: string
  thrower: string
  x: number
  y: number
  rolled: boolean
}

export interface PendingTornado {
  type: "tornado"
  seat: number
  figure: string
  stage: "next-one" | "one-rolled" | "risen" | "to-rise"
  reach: number
  power: number
  total: number
  next: number
}

export interface PendingHowl {
  type: "howl"
  seat: number
  figure: string
  stage: "next-one" | "one-rolled"
  reach: number
  number: number
  next: number
}

export interface PendingCalm {
  type: "calm"
  seat: number
  figure: string
  target: string
}

export interface PendingSummoning {
  type: "summoning"
  seat: number
  figure: string
  shaman: string
  reach: number
}

export interface PendingBond {
  type: "bond"
  seat: number
  figure: string
  stage: "picked" | "to-pick"
  points: number
  enemies: string[]
  shares: number[]
}

export interface AlkemyPreview {
  allowed: boolean
  code?: string
  rule?: string
  facts?: Record<string, string | number>
  path?: number[]
  cost?: string | null
  toll?: string | null
  touch?: string[]
  markers?: number[]
  components?: number[]
  perch?: string | null
  prospects?: Prospect[]
  sight?: boolean | null
  inches?: string | null
  cover?: boolean | null
  guess?: number | null
  chance?: number | null
  damage?: number | null
  taken?: number | null
}

export interface Prospect {
  figure: string
  sees: boolean
  behind?: string[]
  shielded?: string[]
  stealth?: boolean
  inches?: string | null
  threatens?: string[]
  threatened?: string[]
}

export interface Handbook {
  profiles: ProfileCard[]
  skills: SkillCard[]
  formulas: FormulaCard[]
  peoples: People[]
  samples: SampleCompany[]
  formats: Record<string, number>
  columns: string[]
  dice: Record<string, DieFace[]>
  scenery: SceneryCard[]
}

export interface ProfileCard {
  id: string
  peoples: string[]
  kind: string
  hero: boolean
  alchemist: boolean
  offered: boolean
  cost: number
  most_cards: number
  figures: number
  size: number
  ap: number
  walk: number
  charge: number
  run: number | null
  mnd: number | null
  ref: number
  com: number
  def: number
  white: number
  yellow: number
  red: number
  damage: number[]
  weapon: Weapon | null
  second_damage: number[]
  skills: string[]
  formulas: string[]
  alchemy: Alchemy | null
}

export interface Weapon {
  name: string
  com: number
  range: number
}

export interface Alchemy {
  circle: string
  element: string
  stones: number
  store: number
}

export interface SkillCard {
  id: string
}

export interface FormulaCard {
  id: string
  level: number
  components: number | null
  element: string
  range: number | null
  threshold: "auto" | "target" | null
  targets: number
  aims: string
  ways: string[]
}

export interface People {
  id: string
  element: string
}

export interface SampleCompany {
  id: string
  people: string
  format: string
  figures: Record<string, number>
}

export interface DieFace {
  number: number
  symbol: string
}

export interface SceneryCard {
  id: string
  kind: string
  size: number
  width: number
  depth: number
}

export type Action = Muster | PlaceScenery | PlaceComponent | Deploy | Champion | Begin | Activate | Reactivate | Pass | Walk | Run | Track | Charge | Engage | Fight | Shoot | Concentrate | Cast | Claim | HandOver | LayHands | Command | UseSkill | Rise | Done | PlayCard | Keep | Reroll | StandFast | ReactMove | ReactEngage | ReactShoot | Pick | Accept | Decline | Harvest | Improve

export type Event = CompanyMustered | SceneryPlaced | ComponentPlaced | Deployed | TurnBegan | InitiativeWon | HandGiven | Activated | Reactivated | Passed | Rolled | DoubleSix | Moved | ChargeDeclared | ImmunityHeld | CardsShown | Feinted | Struck | Parried | Damaged | Healed | Fell | ShotDeclared | Reacted | CoverTaken | DisengageTested | SkillUsed | TestMade | Guarded | Possessed | Summoned | KnockedDown | Risen | Measured | HiveThrown | Concentrated | FormulaCast | Improved | Harvested | HandedOver | MarkerTurned | GroundHeld | StoneLifted | StoneDropped | StoneHome | OrderCancelled | TurnScored | GameEnded

export type GameView = AlkemyView

export type GamePreview = AlkemyPreview

export type GameHandbook = Handbook
