// Renders sentences with the client's own code, for the test that compares it with Python's.
//   node scripts/tell.mjs fr poison < {"names": [...], "cases": [{"prefix", "struct"}]}

import { readFileSync } from 'node:fs'
import { createServer } from 'vite'

const [language, game] = process.argv.slice(2)
const { names, cases } = JSON.parse(readFileSync(0, 'utf8'))
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
process.stdout.write(
  JSON.stringify(cases.map(({ prefix, struct }) => texts.tell(prefix, struct, names))),
)
await server.close()
