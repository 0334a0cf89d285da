// Where we are: home, opening a table, at one, or reading rules. A seat's key travels in the fragment of an
// address, which browsers never send to a server, and is taken out of it at once.

export type Place =
  | { screen: 'home' }
  | { screen: 'open'; game: string }
  | { screen: 'mine'; carried: string }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'table'; table: string; watch: boolean; seat: CarriedSeat | null }

export interface CarriedSeat {
  seat: number
  key: string
}

function parse(path: string, fragment: string): Place {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === 'open' && second) return { screen: 'open', game: second }
  if (first === 'mine') return { screen: 'mine', carried: fragment.slice(1) }
  if (first === 'rules' && second) {
    return { screen: 'rules', game: second, rule: decodeURIComponent(fragment.slice(1)) }
  }
  if (first === 't' && second) {
    const seat = third === 'watch' ? null : carried(fragment)
    return { screen: 'table', table: second, watch: third === 'watch', seat }
  }
  return { screen: 'home' }
}

function carried(fragment: string): CarriedSeat | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const key = parts.get('key')
  const seat = Number(parts.get('seat') ?? NaN)
  return key && Number.isInteger(seat) ? { seat, key } : null
}

function here(): Place {
  const place = parse(location.pathname, location.hash)
  const secret = place.screen === 'table' ? place.seat : place.screen === 'mine' && place.carried
  if (secret) history.replaceState(null, '', location.pathname)
  return place
}

class Router {
  place = $state.raw<Place>(here())

  constructor() {
    addEventListener('popstate', () => (this.place = here()))
    addEventListener('hashchange', () => (this.place = here()))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.place = here()
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** For links: stays on the page for a plain click, leaves all others to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(link.pathname + link.hash)
}

export const minePath = '/mine'
export const openPath = (game: string): string => `/open/${encodeURIComponent(game)}`
export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`
export const rulePath = (game: string, rule: string): string =>
  `${rulesPath(game)}#${encodeURIComponent(rule)}`
export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`
export const watchPath = (table: string): string => `${tablePath(table)}/watch`
export const seatPath = (table: string, { seat, key }: CarriedSeat): string =>
  `${tablePath(table)}#${new URLSearchParams({ seat: String(seat), key })}`
