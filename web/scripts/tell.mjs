// Renders sentences with the client's own code, for the test that compares it with Python's.
//   node scripts/tell.mjs fr poison < {"names": [...], "cases": [{"prefix", "struct", "view"?}]}
// A case with a view is told by it, in the words of the game's `whereabouts.ts`.

import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'

const [language, game] = process.argv.slice(2)
const { names, cases, views } = JSON.parse(await text(process.stdin))
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { Texts } = await server.ssrLoadModule('/src/lib/texts/texts.ts')
const folder = '../src/athanor'
const texts = new Texts(language, [
  readFileSync(`${folder}/texts/${language}.ftl`, 'utf8'),
  readFileSync(`${folder}/games/${game}/texts/${language}.ftl`, 'utf8'),
])
const { whereabouts } = cases.some(({ view }) => view !== undefined)
  ? await server.ssrLoadModule(`/src/games/${game}/whereabouts.ts`)
  : {}
const told = cases.map(({ prefix, struct, view }) => {
  texts.lend = (each) => (view === undefined ? {} : whereabouts(views[view], each))
  return texts.tell(prefix, struct, names)
})
process.stdout.write(JSON.stringify(told))
await server.close()
