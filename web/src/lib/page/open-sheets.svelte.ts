// Sheets that any screen may open and that lie over it: the settings, and the rules at hand.

interface Shown {
  game: string
  /** The rule to open it at; without one, the beginning. */
  rule: string
}

class OpenSheets {
  settings = $state(false)
  rules = $state.raw<Shown | null>(null)
}

export const openSheets = new OpenSheets()
