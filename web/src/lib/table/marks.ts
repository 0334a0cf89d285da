// What is meant by a sentence is marked on the board: where the last move happened, and where one
// that is advised would.

export type Mark = 'told' | 'advised'

/** Marks the first of each that is in sight; what is returned takes the marks away again. */
export function mark(kind: Mark, selectors: readonly string[]): () => void {
  const attribute = `data-${kind}`
  const found = selectors
    .map((selector) =>
      [...document.querySelectorAll(selector)].find((each) => each.checkVisibility()),
    )
    .filter((each) => each !== undefined)
  for (const each of found) each.setAttribute(attribute, '')
  return () => {
    for (const each of found) each.removeAttribute(attribute)
  }
}
