// Proves records with the client's own code, for the test that compares it with Python's.
//   node scripts/prove.mjs < ["<base64>", …]

import { text } from 'node:stream/consumers'
import { createServer } from 'vite'

const records = JSON.parse(await text(process.stdin))
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { prove } = await server.ssrLoadModule('/src/lib/proof/prove.ts')
const { written, sha256, hex } = await server.ssrLoadModule('/src/lib/proof/sha256.ts')
const found = []
for (const encoded of records) {
  const bytes = new Uint8Array(Buffer.from(encoded, 'base64'))
  const same = hex(written(bytes)) === hex(await sha256(bytes))
  try {
    const { moves, shuffles, picks, seeds } = await prove(bytes, 'record')
    found.push({ same, proof: { moves, shuffles, picks, seeds } })
  } catch ({ code, facts }) {
    found.push({ same, code, facts })
  }
}
process.stdout.write(JSON.stringify(found))
await server.close()
