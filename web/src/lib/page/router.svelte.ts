// Where we are: home, opening a table, at one, on a page of a game, or reading rules. A seat's key travels in the fragment of an
// address, which browsers never send to a server, and is taken out of it at once.

export type Place =
  | { screen: 'home' }
  | { screen: 'nowhere' }
  | { screen: 'mine'; carried: string }
  | { screen: 'open'; game: string; query: Query }
  | { screen: 'page'; game: string; page: string; rest: string[]; query: Query }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'tour'; game: string }
  | { screen: 'ratings'; game: string }
  | { screen: 'account'; recovery: string }
  | { screen: 'table'; table: string; watch: boolean; seat: CarriedSeat | null }
  | { screen: 'replay'; table: string | null; moment: Moment }

/** A place in a replay: after how many actions, and by whose eyes (a seat's number, or `open`). */
export interface Moment {
  step: number | null
  eyes: string | null
}

export type Query = Readonly<Record<string, string>>

export interface CarriedSeat {
  seat: number
  key: string
}

function parse(path: string, search: string, fragment: string): Place {
  const [first, ...rest] = path.split('/').filter(Boolean).map(decoded)
  const query: Query = Object.fromEntries(new URLSearchParams(search))
  if (first === 'replay') return { screen: 'replay', table: null, moment: moment(rest) }
  if (first === 'account') return { screen: 'account', recovery: parameter(fragment, 'recover') }
  if (first === 'mine') return { screen: 'mine', carried: fragment.slice(1) }
  const [name, page, ...more] = rest
  if (!first) return { screen: 'home' }
  if (!name) return { screen: 'nowhere' }
  switch (first) {
    case 't':
      return atTable(name, rest.slice(1), fragment)
    case 'open':
      return { screen: 'open', game: name, query }
    case 'ratings':
    case 'tour':
      return { screen: first, game: name }
    case 'rules':
      return { screen: 'rules', game: name, rule: decoded(fragment.slice(1)) }
    case 'g':
      if (page) return { screen: 'page', game: name, page, rest: more, query }
  }
  return { screen: 'nowhere' }
}

function atTable(table: string, [what, ...rest]: string[], fragment: string): Place {
  if (what === 'replay') return { screen: 'replay', table, moment: moment(rest) }
  const watch = what === 'watch'
  return { screen: 'table', table, watch, seat: watch ? null : carried(fragment) }
}

function parameter(fragment: string, name: string): string {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(name) ?? ''
}

function moment([step, eyes]: string[]): Moment {
  return { step: /^\d+$/.test(step ?? '') ? Number(step) : null, eyes: eyes ?? null }
}

/** An address somebody typed may hold a lone percent sign. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function carried(fragment: string): CarriedSeat | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const key = parts.get('key')
  const seat = Number(parts.get('seat') ?? NaN)
  return key && Number.isInteger(seat) ? { seat, key } : null
}

function here(): Place {
  const place = parse(location.pathname, location.search, location.hash)
  const secret =
    place.screen === 'table'
      ? place.seat
      : place.screen === 'account'
        ? place.recovery
        : place.screen === 'mine' && place.carried
  if (secret) history.replaceState(null, '', location.pathname)
  return place
}

class Router {
  place = $state.raw<Place>(here())

  constructor() {
    // A new fragment is heard of here too; `hashchange` would come when it is already taken out.
    addEventListener('popstate', () => (this.place = here()))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.place = here()
    scrollTo(0, 0)
  }

  /** Goes on to another place; `back` will not lead here again. */
  turn(path: string): void {
    history.replaceState(null, '', path)
    this.place = here()
  }
}

export const router = new Router()

/** For links: stays on the page for a plain click, leaves all others to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}

export const ownTablesPath = '/mine'
export const openPath = (game: string): string => `/open/${encodeURIComponent(game)}`
export const accountPath = (): string => '/account'
export const ratingsPath = (game: string): string => `/ratings/${encodeURIComponent(game)}`
export const tourPath = (game: string): string => `/tour/${encodeURIComponent(game)}`
export const pagePath = (game: string, page: string): string =>
  `/g/${encodeURIComponent(game)}/${encodeURIComponent(page)}`
export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`
export const rulePath = (game: string, rule: string): string =>
  `${rulesPath(game)}#${encodeURIComponent(rule)}`
export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`
export const watchPath = (table: string): string => `${tablePath(table)}/watch`
/** The replay of a table, or, without one, of a record from a file. */
export const replayPath = (table: string | null, step?: number, eyes?: string): string => {
  const start = table === null ? '/replay' : `${tablePath(table)}/replay`
  return step === undefined ? start : `${start}/${step}/${eyes ?? 'open'}`
}
export const seatPath = (table: string, { seat, key }: CarriedSeat): string =>
  `${tablePath(table)}#${new URLSearchParams({ seat: String(seat), key })}`
