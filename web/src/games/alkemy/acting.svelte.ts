// What somebody at the table is about to do: which figure, which order, where or at whom. Of it a
// draft of an action is made; whether it is allowed, and what it would come to, the server says.

import type { Action, AlkemyPreview, AlkemyView, FigureBody } from '../../protocol/alkemy'
import type { Point } from './camera.svelte'
import { FORMULAS, PROFILES, SCENERY } from './data'

/** Decisions that are answered on the table, by figures and places. */
export const ON_TABLE = new Set([
  'hand',
  'act',
  'react',
  'deploy',
  'scenery',
  'component',
  'muster',
])
export const SETTING_UP = new Set(['deploy', 'scenery', 'component'])

export type Needs = 'point' | 'target' | 'targets' | 'nothing'

/** One thing that can be ordered or answered; `action` is complete where nothing more is needed. */
export interface Way {
  key: string
  type: Action['type']
  needs: Needs
  action?: Action
  formula?: string
  way?: string
  /** Whom it may be aimed at, as far as that can be known without measuring. */
  targets: string[]
}

type Named = Extract<Action, { figure: string }>

const POINTED = new Set([
  'walk',
  'run',
  'track',
  'react-move',
  'deploy',
  'place-scenery',
  'place-component',
])
const AIMED = new Set([
  'charge',
  'engage',
  'fight',
  'shoot',
  'command',
  'react-shoot',
  'react-engage',
])
const ORDER = [
  'fight', 'walk', 'run', 'track', 'charge', 'engage', 'shoot', 'cast', 'concentrate', 'claim',
  'hand-over', 'lay-hands', 'command', 'use-skill', 'rise', 'react-shoot', 'react-engage', 'react-move', 'stand-fast', 'done',
] // prettier-ignore
/** What an enemy that is tapped is most likely meant for. */
const AT_ENEMY = ['fight', 'react-shoot', 'react-engage', 'charge', 'shoot', 'engage', 'cast']

export class Acting {
  /** The figure whose sheet lies open. */
  figure = $state<string | null>(null)
  way = $state.raw<Way | null>(null)
  point = $state.raw<Point | null>(null)
  targets = $state.raw<string[]>([])
  inches = $state<number | null>(null)
  scenery = $state('')
  turn = $state(0)

  /** Everything begins anew when the table has moved on. */
  reset(view: AlkemyView): void {
    this.drop()
    const [first] = view.actions
    if (!first || !view.decision) return
    const { kind, about } = view.decision
    const kept = (): string => {
      const able = offeredFigures(view)
      return able.find((name) => name === this.figure) ?? able[0]
    }
    if (kind === 'scenery' && first.type === 'place-scenery') {
      const offered = sceneryOf(view)
      if (!offered.includes(this.scenery)) this.scenery = offered[0]
      this.way = pointing('place-scenery')
    } else if (kind === 'component') this.way = pointing('place-component')
    else if (kind === 'deploy') {
      this.figure = kept()
      this.way = pointing('deploy')
    } else if (kind === 'act') this.choose(kept(), view)
    else if (kind === 'react' && about?.figure) {
      this.figure = String(about.figure)
    }
  }

  /** Puts the order aside, not the figure. */
  drop(): void {
    this.way = null
    this.point = null
    this.targets = []
    this.inches = null
  }

  choose(figure: string, view: AlkemyView): void {
    this.drop()
    this.figure = figure
    if (view.decision?.kind === 'deploy') {
      if (offeredFigures(view).includes(figure)) this.way = pointing('deploy')
    } else if (view.decision?.kind === 'act') {
      this.way = waysOf(view, figure).find(({ type }) => type === 'walk') ?? null
    }
  }

  take(way: Way): void {
    this.drop()
    this.way = way
    if (way.needs === 'target' && way.targets.length === 1) this.targets = way.targets
  }

  /** A figure on the table was tapped; true if that meant something for the order at hand. */
  aim(figure: FigureBody, view: AlkemyView): boolean {
    const { way } = this
    if (
      way &&
      (way.needs === 'target' || way.needs === 'targets') &&
      way.targets.includes(figure.name)
    ) {
      this.target(figure.name)
      return true
    }
    const meant = this.figure
      ? waysOf(view, this.figure)
          .filter(({ targets }) => targets.includes(figure.name))
          .sort((one, other) => AT_ENEMY.indexOf(one.type) - AT_ENEMY.indexOf(other.type))
      : []
    if (figure.seat === view.seat || !meant.length) return false
    this.take(meant[0])
    this.targets = [figure.name]
    return true
  }

  /** Whether a charge has its target, so that a place on the table says where it is to end. */
  get charging(): boolean {
    return this.way?.type === 'charge' && this.targets.length > 0
  }

  /** A figure that walks was dragged into an enemy: that is a charge, and where it ends. */
  chargeInto(view: AlkemyView, at: Point): void {
    const figure = view.table.figures.find(({ name }) => name === this.figure)
    if (!figure || this.way?.type !== 'walk') return
    const charge = waysOf(view, figure.name).find(({ type }) => type === 'charge')
    const foe = view.table.figures.find(
      (each) =>
        charge?.targets.includes(each.name) &&
        Math.hypot(each.x - at.x, each.y - at.y) < each.radius + figure.radius,
    )
    if (!charge || !foe) return
    this.take(charge)
    this.targets = [foe.name]
  }

  target(name: string): void {
    this.point = null
    if (this.way?.needs === 'target' && this.way.type !== 'charge') this.targets = [name]
    else if (this.targets.includes(name))
      this.targets = this.targets.filter((each) => each !== name)
    else this.targets = [...this.targets, name]
  }

  /** The action as it stands, with another point than the one settled on if one is given. */
  draft(at: Point | null = this.point): Action | null {
    const { way, figure } = this
    if (!way) return null
    if (way.action) return way.action
    const placed = at ? this.placed(way, at) : null
    return placed ?? this.answered(way) ?? (figure ? this.told(way, figure, at) : null)
  }

  /** What is done at a point. */
  private placed({ type }: Way, at: Point): Action | null {
    const { figure } = this
    switch (type) {
      case 'place-scenery':
        return { type, scenery: this.scenery, ...at, turn: this.turn }
      case 'place-component':
      case 'react-move':
        return { type, ...at }
      case 'walk':
      case 'run':
      case 'track':
      case 'deploy':
        return figure ? { type, figure, ...at } : null
      default:
        return null
    }
  }

  /** How one reacts to somebody. */
  private answered({ type }: Way): Action | null {
    const [target] = this.targets
    return target && (type === 'react-shoot' || type === 'react-engage') ? { type, target } : null
  }

  /** What a figure is told to do to others. */
  private told(way: Way, figure: string, at: Point | null): Action | null {
    const { targets } = this
    const [target] = targets
    const { type } = way
    if (type === 'cast') {
      const formula = way.formula ?? ''
      if (targets.length < wanted(formula)) return null
      return { type, figure, formula, targets, way: way.way ?? '', boost: 0 }
    }
    if (!target) return null
    switch (type) {
      case 'charge':
        return {
          type,
          figure,
          target,
          others: targets.slice(1),
          x: at?.x ?? null,
          y: at?.y ?? null,
        }
      case 'engage':
        return { type, figure, target, others: targets.slice(1) }
      case 'fight':
      case 'command':
        return { type, figure, target }
      case 'shoot':
        return { type, figure, target, inches: this.inches ?? 0 }
      default:
        return null
    }
  }

  /** Whether nothing is missing but a yes. */
  ready(): boolean {
    return this.draft() !== null && (this.way?.type !== 'shoot' || this.inches !== null)
  }
}

const pointing = (type: Action['type']): Way => ({ key: type, type, needs: 'point', targets: [] })

/** How many targets of a formula are named: none for an area or for oneself. */
export const wanted = (formula: string): number => FORMULAS[formula].targets

export function figureOf(action: Action): string | null {
  return 'figure' in action && action.figure ? action.figure : null
}

/** The figures that something can be done with now. */
export function offeredFigures(view: AlkemyView): string[] {
  return [...new Set(view.actions.map(figureOf).filter((name) => name !== null))]
}

/** The pieces of scenery that are not on the table yet. */
export function sceneryOf(view: AlkemyView): string[] {
  const used = view.table.scenery.map(({ scenery }) => scenery)
  return Object.keys(SCENERY).filter((name) => !used.includes(name))
}

/** What can be ordered of a figure, or answered for it. */
export function waysOf(view: AlkemyView, name: string): Way[] {
  const kind = view.decision?.kind
  const figure = view.table.figures.find((each) => each.name === name)
  if (!figure || (kind !== 'act' && kind !== 'react')) return []
  const offered =
    kind === 'react'
      ? view.actions
      : view.actions.filter((action): action is Named => figureOf(action) === name)
  if (!offered.length) return []
  const found = new Map<string, Way>()
  for (const action of offered) {
    for (const way of wayOf(action)) {
      const known = found.get(way.key)
      if (known) known.targets.push(...way.targets.filter((each) => !known.targets.includes(each)))
      else found.set(way.key, way)
    }
  }
  if (kind === 'act') withoutMeasure(view, figure, found)
  return [...found.values()].sort(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  )
}

function wayOf(action: Action): Way[] {
  const { type } = action
  if (POINTED.has(type)) return [pointing(type)]
  if (type === 'cast') {
    const { formula, way, targets } = action
    const needs = wanted(formula) === 0 ? 'nothing' : wanted(formula) === 2 ? 'targets' : 'target'
    const whole = needs === 'nothing' ? action : undefined
    return [
      {
        key: `cast ${formula} ${way}`,
        type,
        needs,
        formula,
        way,
        targets: [...targets],
        action: whole,
      },
    ]
  }
  if (AIMED.has(type) && 'target' in action) {
    return [{ key: type, type, needs: 'target', targets: [action.target] }]
  }
  return [{ key: JSON.stringify(action), type, needs: 'nothing', action, targets: [] }]
}

/** Nobody measures beforehand: whom the engine leaves out because it is far away may still be
 * charged, shot at, or made the target of a formula, at one's own risk. */
function withoutMeasure(view: AlkemyView, figure: FigureBody, found: Map<string, Way>): void {
  const profile = PROFILES[figure.profile]
  const standing = view.table.figures.filter(({ alive, placed }) => alive && placed)
  const enemies = standing.filter(({ seat }) => seat !== figure.seat).map((each) => each.name)
  const free = figure.foes.length === 0 && figure.ap > 0
  if (found.has('walk') && free && !figure.charged) {
    found.set('charge', { key: 'charge', type: 'charge', needs: 'target', targets: enemies })
  }
  if (profile.weapon && free) {
    found.set('shoot', { key: 'shoot', type: 'shoot', needs: 'target', targets: enemies })
  }
  if (figure.ap > 0) castAnywhere(profile.formulas, figure.seat, standing, found)
}

function castAnywhere(
  formulas: readonly string[],
  caster: number,
  standing: readonly FigureBody[],
  found: Map<string, Way>,
): void {
  for (const formula of formulas.filter((each) => wanted(each) > 0)) {
    const { aims, ways } = FORMULAS[formula]
    for (const way of ways) {
      const key = `cast ${formula} ${way}`
      const targets = standing
        .filter(({ seat }) => aims === 'anybody' || (seat === caster) === (aims === 'friends'))
        .map((each) => each.name)
      const needs = wanted(formula) === 2 ? 'targets' : 'target'
      found.set(key, { key, type: 'cast', needs, formula, way, targets })
    }
  }
}

/** One preview at a time, and only the newest wish is remembered meanwhile; what got no answer is
 * asked again for as long as it is wished for. */
export class Foresight {
  /** The answer, and the draft it is for. */
  seen = $state.raw<{ key: string; answer: AlkemyPreview } | null>(null)
  private asking = false
  private wished: Action | null = null

  constructor(private readonly ask: (action: Action) => Promise<unknown>) {}

  wish(action: Action | null): void {
    this.wished = action
    if (!action) this.seen = null
    else if (!this.asking) void this.go()
  }

  private async go(): Promise<void> {
    this.asking = true
    while (this.wished && !this.of(this.wished)) {
      const action = this.wished
      const answer = (await this.ask(action)) as AlkemyPreview | null
      if (answer) this.seen = { key: JSON.stringify(action), answer }
      await new Promise((resolve) => setTimeout(resolve, answer ? PAUSE : AGAIN))
    }
    this.asking = false
  }

  /** What is known of this draft, if it was asked about. */
  of(action: Action | null): AlkemyPreview | null {
    return action && this.seen?.key === JSON.stringify(action) ? this.seen.answer : null
  }
}

/** Between two questions, in milliseconds: the house counts them. */
const PAUSE = 30
/** After a question that was lost or refused. */
const AGAIN = 300
