import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const OUT = '../src/athanor/server/static'
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/

/** Tells the worker (`public/worker.js`) what the first page needs, and lists all files for those who
 * keep the client on their device. */
function listFiles(): Plugin {
  return {
    name: 'athanor-list-files',
    apply: 'build',
    closeBundle() {
      const assets = readdirSync(join(OUT, 'assets')).filter((name) =>
        /\.(js|css|svg|woff2)$/.test(name),
      )
      writeFileSync(
        join(OUT, 'files.json'),
        JSON.stringify(assets.map((name) => `/assets/${name}`)),
      )
      const page = readFileSync(join(OUT, 'index.html'), 'utf8')
      const shell = ['/', ...new Set(page.match(/\/assets\/[\w.-]+/g))]
      const version = createHash('sha256')
        .update(page + assets.join())
        .digest('hex')
        .slice(0, 12)
      const worker = join(OUT, 'worker.js')
      const source = readFileSync(worker, 'utf8')
        .replace("const SHELL = ['/']", `const SHELL = ${JSON.stringify(shell)}`)
        .replace("'unbuilt'", `'${version}'`)
      writeFileSync(worker, source)
    },
  }
}

/** Writes file.br and file.gz beside every text file, so that the server compresses nothing. */
function precompress(): Plugin {
  return {
    name: 'athanor-precompress',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue
        const text = readFileSync(join(OUT, name))
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(text, { params: size }))
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(text, { level: 9 }))
      }
    },
  }
}

const TEXTS = '../src/athanor/games'
const BRIEF = 'virtual:brief-texts/'
const SAID_AT_HOME = /^(game|page|lesson)-[^\n]*\n(?:[ }][^\n]*\n)*/gm

/** What the home page says of every game, in one small file for each language. */
function briefTexts(): Plugin {
  return {
    name: 'athanor-brief-texts',
    resolveId: (id) => (id.startsWith(BRIEF) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${BRIEF}`)) return
      const file = `texts/${id.slice(BRIEF.length + 1)}.ftl`
      const games = readdirSync(TEXTS).filter((game) => existsSync(join(TEXTS, game, file)))
      const found = games.map((game) => {
        const source = readFileSync(join(TEXTS, game, file), 'utf8')
        return [game, (source.match(SAID_AT_HOME) ?? []).join('')]
      })
      return `export default ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), briefTexts(), listFiles(), precompress()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several screens share is one file: a request costs more than the bytes it brings. What
        // nobody needs on the first screen (replays, sheets, boards of other packages) comes when it
        // is needed.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /web\/src\/(lib|frame)\/(?!account|replay|sheets|proof|games\/foreign|kept\/(carried|opened)|table\/(plain|replay|PlainBoard|ForeignBoard|BlockButton|ReportForm))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
