// How people sit around a table.

/** The others clockwise from one seat; from a spectator, everybody. */
export function clockwise(count: number, own: number | null): number[] {
  const seats = Array.from({ length: count }, (_, index) => (index + (own ?? -1) + 1) % count)
  return own === null ? seats : seats.slice(0, -1)
}
