// What happened between two moments of a table, and since one's own last turn.

import type { ChatLine, Feed } from '../../protocol/table'
import type { Event, Line, Part, View } from './view'

/** One seat's part as the server tells it whole. */
export function partOf({ seat, view, log }: Feed): Part {
  return { seat, view: view as View, log: log as Line[] }
}

/** What is known of the seats after one more feed. */
export function follow(parts: Part[], feed: Feed): Part[] {
  const view = feed.view as View
  const known = parts.find(({ seat }) => seat === feed.seat)
  if (known && view.step < known.view.step) return parts
  const lines = new Map(
    [...(known?.log ?? []), ...(feed.log as Line[])].map((line) => [line.step, line]),
  )
  const log = [...lines.values()]
    .filter(({ step }) => step >= view.log_from)
    .sort((one, other) => one.step - other.step)
  const next = { seat: feed.seat, view, log }
  return known ? parts.map((each) => (each === known ? next : each)) : [...parts, next]
}

/** What was said, with lines that may have been heard before. */
export function addLines(chat: ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const heard = new Set(chat.map(({ sequence }) => sequence))
  return [...chat, ...lines.filter(({ sequence }) => !heard.has(sequence))]
}

const seatOf = (event: Event): number | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null

/** Who made the move that led from one view to the next: the only one asked, or whom it tells of. */
export function mover(before: View, next: View): number | null {
  if (before.actors.length === 1) return before.actors[0]
  return next.events.map(seatOf).find((seat) => seat !== null) ?? null
}

/** What others did since this seat's own last turn, oldest first. Answers are no turns, neither one's
 * own nor those that others gave to it: `answers` are the events that tell of them. */
export function sinceOwnTurn({ seat, log }: Part, answers: readonly string[] = []): Line[] {
  if (seat === null) return []
  const isAnswer = ({ events }: Line): boolean => answers.includes(events[0].type)
  const lines = log.filter(({ step, events }) => step > 0 && events.length > 0)
  const own = lines.findLastIndex((line) => seatOf(line.events[0]) === seat && !isAnswer(line))
  const since = lines.slice(own + 1)
  return since.every(isAnswer) ? [] : since
}
